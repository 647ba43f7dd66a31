import { setImmediate as start } from "node:timers";

// Deno 2.1.4 still calls an immediate that was cleared within the same turn of its event loop. Under load the
// Postgres driver then writes null to its socket, which ends the worker.
export function setImmediate(work, ...args) {
  const immediate = { cleared: false };
  start(() => immediate.cleared || work(...args));
  return immediate;
}

export function clearImmediate(immediate) {
  if (immediate) immediate.cleared = true;
}
