import { afterAll, beforeAll, expect, test } from "vitest";
import { startStack } from "../../local/stack/start.ts";
import type { Stack } from "../../local/stack/start.ts";
import { useStackFolder } from "./running_stack.ts";
import { PROJECT_ROOT } from "./scratch.ts";

const files = useStackFolder();
let stack: Stack;
beforeAll(async () => {
  const { port, folder: state } = files;
  stack = await startStack({ port, fresh: false, say: () => {}, state });
});
afterAll(() => stack.stop());

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const buy = async () => {
  const { success, stdout, stderr } = await new Deno.Command("node", {
    args: ["examples/supabase-js/buy.mjs"],
    cwd: PROJECT_ROOT,
    env: { STACK: `${files.folder}/stack.json` },
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
