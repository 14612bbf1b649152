// Starts the page. The only script besides the generated bindings and worker.js.

// Settings that show before the first paint; their keys are those of settings.rs.
for (const key of ["theme", "motion", "stars"]) {
  try {
    const word = localStorage.getItem(`caravela.${key}`);
    if (word) document.documentElement.dataset[key] = word;
  } catch {
    // Storage is not allowed: the system decides.
  }
}

// A page that stopped comes back where it was.
addEventListener("click", (event) => {
  if (event.target.closest?.("#broken a")) {
    event.preventDefault();
    location.reload();
  }
});

const assets = new URL(".", document.currentScript.src).href;
const loaded = document.readyState === "loading"
  ? new Promise((resolve) => addEventListener("DOMContentLoaded", resolve))
  : Promise.resolve();

import(`${assets}caravela.js`)
  .then(async ({ default: init, page }) => {
    await init({ module_or_path: `${assets}caravela.wasm` });
    await loaded;
    page(assets);
  })
  .catch(async (error) => {
    await loaded;
    document.body.dataset.broken = "";
    throw error;
  });
