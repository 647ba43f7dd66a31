// The stack as `npm start` runs it, in a process of its own. Each line on stdin is answered with the calls that the stack
// has made to itself so far, by method and path.
import { listen } from "../local/gateway/listen.ts";

const [state = ""] = Deno.args;
const calls: Record<string, number> = {};
const original = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const method = init?.method ?? (input instanceof Request ? input.method : "GET");
  const name = `${method} ${url.pathname.replaceAll(/\/[0-9a-f-]{20,}/g, "/:id")}`;
  calls[name] = (calls[name] ?? 0) + 1;
  return original(input, init);
};
// After `fetch` is counted.
const { startStack } = await import("../local/stack/start.ts");

const free = await listen(0, () => new Response());
await free.close();
const stack = await startStack({ port: free.port, fresh: true, say: () => {}, state });
console.log(JSON.stringify({ port: free.port }));
const lines = Deno.stdin.readable.pipeThrough(new TextDecoderStream());
for await (const _ of lines) console.log(JSON.stringify(calls));
await stack.stop();
Deno.exit();
