//! Hosts without a browser: several viewers, principals, stale and repeated requests, jobs.

mod common;
mod jobs;
mod opening;
mod requests;
mod reviews;
mod viewers;
