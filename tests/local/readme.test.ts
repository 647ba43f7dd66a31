/** The first calls, as the pages print them. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStack } from "../../local/stack/start.ts";
import type { Stack } from "../../local/stack/start.ts";
import { read } from "../conventions/project.ts";
import { useStackFolder } from "./running_stack.ts";

const files = useStackFolder();
let stack: Stack;
beforeAll(async () => {
  const { port, folder: state } = files;
  stack = await startStack({ port, fresh: false, say: () => {}, state });
  await Deno.mkdir(`${files.folder}/.local`, { recursive: true });
  await Deno.copyFile(`${files.folder}/stack.json`, `${files.folder}/.local/stack.json`);
});
afterAll(() => stack.stop());

/** The shell blocks after this heading. */
const blocksAfter = (page: string, heading: string) =>
  [...read(page).split(`## ${heading}`)[1]!.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text]) =>
    text!
  );

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
async function paste(commands: string) {
  const { code, stdout, stderr } = await new Deno.Command("bash", {
    args: ["-eu", "-o", "pipefail", "-c", commands],
    cwd: files.folder,
  }).output();
  return { code, said: text(stdout), wrong: text(stderr) };
}

test.each([
  ["README.md", "A first call", 1, /"listings":\[\{/g],
  ["docs/clients.md", "Buy something with curl", 2, /"status":"AWAITING_PAYMENT"/g],
])(
  "%s, %s: its commands run when pasted, twice in a row",
  async (page, heading, blocks, answer) => {
    const commands = blocksAfter(page, heading);
    expect(commands.length).toBe(blocks);
    const pasted = commands.join("\n");
    const { code, said, wrong } = await paste(`${pasted}\n${pasted}`);
    expect([code, wrong]).toEqual([0, ""]);
    expect(said).not.toContain('"ok":false');
    expect(said.match(answer)?.length, said).toBe(2);
  },
);
