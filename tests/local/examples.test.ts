import { afterAll, beforeAll, expect, test } from "vitest";
import { startStack } from "../../local/stack/start.ts";
import type { Stack } from "../../local/stack/start.ts";
import { callAs, useStackFolder } from "./running_stack.ts";
import { PROJECT_ROOT } from "../../local/project.ts";

const files = useStackFolder();
let stack: Stack;
beforeAll(async () => {
  const { port, folder: state } = files;
  stack = await startStack({ port, fresh: false, say: () => {}, state });
});
afterAll(() => stack.stop());

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const buy = async (stackFile = `${files.folder}/stack.json`) => {
  const { success, stdout, stderr } = await new Deno.Command("node", {
    args: ["examples/supabase-js/buy.mjs"],
    cwd: PROJECT_ROOT,
    env: { STACK: stackFile },
  }).output();
  return { success, said: text(stdout), wrong: text(stderr) };
};

test("the supabase-js example buys something and prints where to pay", async () => {
  const { success, said, wrong } = await buy();
  expect(success, wrong).toBe(true);
  expect(said).toMatch(
    /^ORD-\d{6}-\w{6}: .+, to pay at http:\/\/127\.0\.0\.1:\d+\/sandbox\/payment\/pay\/\w+\n$/,
  );
  const invoice = await fetch(said.split(" ").at(-1)!.trim());
  expect(await invoice.text()).toContain("ORD-");
});

test("when its answer is lost, the supabase-js example buys once", async () => {
  const known = JSON.parse(await Deno.readTextFile(`${files.folder}/stack.json`));
  const keys: (string | null)[] = [];
  const proxy = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    async (request) => {
      const { pathname, search } = new URL(request.url);
      const { method, headers } = request;
      const body = method === "GET" ? undefined : await request.arrayBuffer();
      const answer = await fetch(known.supabase_url + pathname + search, { method, headers, body });
      if (method !== "POST" || !pathname.endsWith("/orders")) return answer;
      keys.push(headers.get("idempotency-key"));
      if (keys.length > 1) return answer;
      await answer.body?.cancel();
      return new Response("Bad gateway", { status: 502 });
    },
  );
  const stackFile = `${files.folder}/proxied.json`;
  const supabase_url = `http://127.0.0.1:${proxy.addr.port}`;
  await Deno.writeTextFile(stackFile, JSON.stringify({ ...known, supabase_url }));
  const orders = async () => (await callAs(known, "buyer")("GET", "/orders/my")).body.data;
  const { total_as_buyer } = await orders();
  const { success, wrong } = await buy(stackFile);
  await proxy.shutdown();
  expect(success, wrong).toBe(true);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect((await orders()).total_as_buyer).toBe(total_as_buyer + 1);
});
