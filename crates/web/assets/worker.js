// The worker: the same module as the page, which the page hands over compiled; then the program listens itself.
import init, { worker } from "./caravela.js";

self.onmessage = async ({ data: [module, flag] }) => {
  try {
    await init({ module_or_path: module });
    worker(flag);
  } catch (error) {
    // Out of the promise, so that the page hears of it.
    setTimeout(() => { throw error; });
  }
};
