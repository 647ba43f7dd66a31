/*
 * What Supabase's edge-runtime gives a function, over plain Deno: imported before the function's own
 * code. Follows github.com/supabase/edge-runtime at b1edf453 (ext/runtime/js/bootstrap.js and
 * ext/node/global.rs). Plain JavaScript: it must load as fast as it can.
 */
const { serve } = Deno;
const [, hostname, port] = Deno.env.get("DENO_SERVE_ADDRESS").split(":");
const address = { hostname, port: Number(port), onListen() {} };
Deno.serve = (...given) => {
  const handler = given.find((one) => typeof one === "function") ?? given[0].handler;
  return serve(address, handler);
};

globalThis.EdgeRuntime = { waitUntil: (work) => void Promise.resolve(work).catch(() => {}) };

// Outside npm packages Node's globals do not exist, and `window` does.
for (const name of ["Buffer", "clearImmediate", "global", "process", "setImmediate"]) {
  delete globalThis[name];
}
globalThis.window = globalThis;
globalThis.SharedArrayBuffer = ArrayBuffer;
