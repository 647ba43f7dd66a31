/** The first calls, as the pages print them, and the example with supabase-js. */
import { beforeAll, expect, test } from "vitest";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { read } from "../conventions/project.ts";
import { callAs, useStack } from "./running_stack.ts";

const files = useStack();
beforeAll(async () => {
  await Deno.mkdir(`${files.folder}/.local`, { recursive: true });
  await Deno.copyFile(`${files.folder}/stack.json`, `${files.folder}/.local/stack.json`);
});

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

const buy = async (stackFile = `${files.folder}/stack.json`) => {
  const how = { cwd: PROJECT_ROOT, env: { STACK: stackFile } };
  const { success, stdout, stderr } = await output("node", ["examples/supabase-js/buy.mjs"], how);
  return { success, said: stdout, wrong: stderr };
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
