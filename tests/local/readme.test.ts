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
/** Types the text into a shell, so that a command which reads the input would take the lines after it. */
async function paste(commands: string) {
  const child = new Deno.Command("sh", {
    args: ["-eu", "-s"],
    cwd: files.folder,
    stdin: "piped",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const writer = child.stdin.getWriter();
  await writer.write(new TextEncoder().encode(commands));
  await writer.close();
  const { code, stdout, stderr } = await child.output();
  return { code, said: text(stdout), wrong: text(stderr) };
}

const PAGES: [page: string, heading: string, blocks: number, answer: RegExp][] = [
  ["README.md", "A first call", 1, /"listings":\[\{/g],
  ["docs/clients.md", "Buy something with curl", 3, /"status":"COMPLETED","dispute":null/g],
];

test.each(PAGES)(
  "%s, %s: its commands run when pasted, twice in a row",
  async (page, heading, blocks, answer) => {
    const commands = blocksAfter(page, heading);
    expect(commands.length).toBe(blocks);
    const pasted = commands.join("\n");
    // An interactive zsh, as on a Mac, has no comments.
    expect(pasted).not.toMatch(/^\s*#|\s#\s/m);
    const { code, said, wrong } = await paste(`${pasted}\n${pasted}`);
    expect([code, wrong]).toEqual([0, ""]);
    expect(said).not.toContain('"ok":false');
    expect(said.match(answer)?.length, said).toBe(2);
  },
);

test("the last command of the purchase, sent again, answers the same order", async () => {
  const [first = ""] = blocksAfter("docs/clients.md", "Buy something with curl");
  const order = first.slice(first.lastIndexOf('call buyer "$api/orders"'));
  const { said } = await paste(`${first}\n${order}`);
  const ids = [...said.matchAll(/"reference":"(ORD-[\w-]+)"/g)].map(([, reference]) => reference);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test("README.md goes on where docs/clients.md begins: the same functions", () => {
  const functionsOf = (block = "") => block.split("\n\n")[0];
  expect(functionsOf(blocksAfter("README.md", "A first call")[0]))
    .toBe(functionsOf(blocksAfter("docs/clients.md", "Buy something with curl")[0]));
});
