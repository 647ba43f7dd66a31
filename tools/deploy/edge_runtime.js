/*
 * What Supabase's edge-runtime gives a function, over plain Deno: imported before the function's own
 * code. Follows github.com/supabase/edge-runtime at b1edf453 (ext/runtime/js/bootstrap.js and
 * ext/node/global.rs). Plain JavaScript: it must load as fast as it can.
 */
const { serve } = Deno;
const [, hostname, port] = Deno.env.get("DENO_SERVE_ADDRESS").split(":");
const onListen = ({ port }) => console.log(`listening ${port}`);
const address = { hostname, port: Number(port), onListen };
Deno.serve = (...given) => {
  const handler = given.find((one) => typeof one === "function") ?? given[0].handler;
  return serve(address, relayed(handler));
};

/**
 * On the platform a relay stands before the function. It reads a body to its end, even where the function
 * rejects it unread; without that, the sender's connection breaks before it has read the response.
 */
function relayed(handler) {
  return async (request, info) => {
    if (!request.body) return await handler(request, info);
    const reader = request.body.getReader();
    const pull = async (controller) => {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    };
    // Without `cancel`, so that what is left stays readable here.
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const { url, method, headers, signal } = request;
    const response = await handler(new Request(url, { method, headers, signal, body }), info);
    while (!(await reader.read()).done);
    return response;
  };
}

globalThis.EdgeRuntime = { waitUntil: (work) => void Promise.resolve(work).catch(() => {}) };

// Outside npm packages Node's globals do not exist, and `window` does.
for (const name of ["Buffer", "clearImmediate", "global", "process", "setImmediate"]) {
  delete globalThis[name];
}
globalThis.window = globalThis;
globalThis.SharedArrayBuffer = ArrayBuffer;
