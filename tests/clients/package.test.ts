/** The built package, installed in a project of its own. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildClient } from "../../clients/js/build.ts";
import { startStack } from "../../local/stack/start.ts";
import type { Stack } from "../../local/stack/start.ts";
import { read } from "../conventions/project.ts";
import { sandboxOf, useStackFolder } from "../local/running_stack.ts";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { waitFor } from "../local/scratch.ts";

const LARGEST = 10_000;
const files = useStackFolder();
let stack: Stack;
let size = 0;
let project: string;
let prelude: string;

beforeAll(async () => {
  const { port, folder } = files;
  project = `${folder}/project`;
  const installed = `${project}/node_modules/preloved-client`;
  await Deno.mkdir(installed, { recursive: true });
  size = await buildClient(`${installed}/dist`);
  await Deno.copyFile(`${PROJECT_ROOT}/clients/js/package.json`, `${installed}/package.json`);
  const supabase = "node_modules/@supabase";
  await Deno.symlink(`${PROJECT_ROOT}/${supabase}`, `${project}/${supabase}`);
  await Deno.writeTextFile(`${project}/package.json`, '{ "type": "module" }');
  stack = await startStack({ port, fresh: false, say: () => {}, state: folder });
  const { base_url, anon_key } = await files.readKnown();
  prelude = `
    const [SUPABASE_URL, API_URL] = ["${base_url}", "${base_url}/functions/v1"];
    const [KEY, email, password] = ["${anon_key}", "buyer@demo.preloved.test", "preloved-demo"];`;
});
afterAll(() => stack.stop());

/** The README's blocks, as one program. */
const example = [...read("clients/js/README.md").matchAll(/^```js\n(.*?)^```/gms)]
  .map(([, text]) => text).join("\n");

// Node 20 has no WebSocket, which supabase-js wants at its start; only browsers have localStorage.
const BROWSER = `
  globalThis.WebSocket ??= class {};
  const items = new Map();
  const localStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => items.set(name, value),
  };`;

test(`the module has less than ${LARGEST} bytes minified, not compressed, and imports nothing`, async () => {
  expect(size).toBeLessThan(LARGEST);
  expect(size, "smaller than the README says").toBeLessThan(8_000);
  const text = await Deno.readTextFile(
    `${project}/node_modules/preloved-client/dist/index.js`,
  );
  expect(text).not.toMatch(/\bimport\b|\brequire\(|\bdocument\b|\bwindow\b|\bDeno\b|\bprocess\b/);
});

test.each([
  ["Node", "node", ["app.js"]],
  ["Deno", Deno.execPath(), ["run", "-A", "--node-modules-dir=manual", "--no-lock", "app.js"]],
])("the README's examples run in %s: sign in, buy, pay", async (_, program, args) => {
  await Deno.writeTextFile(`${project}/app.js`, [prelude, BROWSER, example].join("\n"));
  const child = new Deno.Command(program, {
    args,
    cwd: project,
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const [printed, shown] = child.stdout.tee();
  const failed = new Response(child.stderr).text();
  const all = new Response(shown).text();
  const said = await waitFor(printed, "/pay/").catch(async () => await failed);
  const [, invoice] = /\/pay\/(\w+)/.exec(said) ?? [];
  expect(invoice, said).toBeDefined();
  await sandboxOf(await files.readKnown())(`/payment/invoices/${invoice}/pay`);
  expect((await child.status).code, await failed).toBe(0);
  expect(await all).toMatch(/paid\n$/);
});

test("in TypeScript the README's examples are right, and a wrong path, field or body is not", async () => {
  const wrong = [
    'await market.get("/listing");',
    'await market.post("/listings/{id}/like", { params: { path: {} } });',
    'await market.post("/orders", { body: { ...asked, shipping_quote: 5 } });',
    'await market.post("/orders", { intent: "buy" });',
    'await market.post("/orders", { body });',
    '(await market.waitForPayment("")).data!.outcome === "gone";',
    'market.each("/orders/my");',
    "me.usrname;",
    'error?.reason === "listing_reservd";',
    // The service knows no key there: a repeat would be a second listing.
    'await market.post("/listings/{id}/like", { params: { path: { id: "" } }, intent: "like" });',
  ];
  const usage = [
    "declare const SUPABASE_URL: string, API_URL: string, KEY: string;",
    "declare const email: string, password: string;",
    example,
    ...wrong.map((line) => `// @ts-expect-error\n${line}`),
  ].join("\n");
  await Deno.writeTextFile(`${project}/usage.ts`, usage);
  const types = "node_modules/preloved-client/dist/index.d.ts";
  // supabase-js's own types do not pass without skipLibCheck; ours do.
  for (const args of [["--skipLibCheck", "usage.ts"], [types]]) {
    expect(await typeCheck(...args)).toEqual([0, ""]);
  }
});

/** The exit code, and what the compiler says. */
async function typeCheck(...args: string[]): Promise<[number, string]> {
  const tsc = [`${PROJECT_ROOT}/node_modules/typescript/bin/tsc`, "--noEmit", "--strict"]
    .concat("--module", "esnext", "--moduleResolution", "bundler", "--target", "es2022")
    .concat("--lib", "es2022,dom,dom.iterable", "--types", "", args);
  const { code, stdout } = await output("node", tsc, { cwd: project });
  return [code, stdout];
}

test("the Data API's example is typed: a column that is not shown is an error", async () => {
  const [, code] = /```ts\n([^]*?)```/.exec(read("docs/data-api.md"))!;
  const wrong = [
    'await supabase.from("profiles").select("phone").then(({ data }) => data![0]!.phone);',
    'await supabase.from("withdrawals").select();',
    'await supabase.from("listings").insert({ title: "Dress" });',
  ];
  const usage = [
    "declare const SUPABASE_URL: string, KEY: string;",
    code,
    ...wrong.map((line) => `// @ts-expect-error\n${line}`),
  ].join("\n");
  await Deno.writeTextFile(`${project}/reads.ts`, usage);
  expect(await typeCheck("--skipLibCheck", "reads.ts")).toEqual([0, ""]);
});

test("with React Native's globals, and no crypto, an order is bought once", async () => {
  const { users } = await files.readKnown();
  await Deno.writeTextFile(
    `${project}/native.js`,
    `${prelude}
    import { readFileSync } from "node:fs";
    import vm from "node:vm";
    const { fetch, Headers, Request, Response, FormData, AbortController, URL } = globalThis;
    const { setTimeout, clearTimeout, atob, console } = globalThis;
    const items = {};
    const storage = {
      getItem: (name) => Promise.resolve(items[name] ?? null),
      setItem: (name, value) => { items[name] = value; return Promise.resolve(); },
    };
    let lost = 1;
    const lossy = async (...call) => {
      const answer = await fetch(...call);
      if (call[1].method === "POST" && call[0].endsWith("/orders") && lost-- > 0) {
        throw new TypeError("Network request failed");
      }
      return answer;
    };
    const code = readFileSync("node_modules/preloved-client/dist/index.js", "utf8")
      .replace(/export\\{(.*)\\};?\\s*$/, (_, names) =>
        "exported={" + names.replace(/(\\w+) as (\\w+)/g, "$2:$1") + "}");
    const context = vm.createContext({
      fetch: lossy, Headers, Request, Response, FormData, AbortController, URL,
      setTimeout, clearTimeout, atob, console, exported: undefined,
    });
    vm.runInContext(code, context);
    const market = context.exported.createMarket({
      url: API_URL, key: KEY, storage, session: { token: () => "${users["buyer"]!.token}" },
    });
    const { data: me, error } = await market.get("/auth/me");
    if (error) throw error;
    const { data: page } = await market.get("/listings", { params: { query: { limit: 20 } } });
    const listing_id = page.listings.find(({ seller_id }) => seller_id !== me.id).id;
    const address_id = me.addresses[0].id;
    const { data: { rates } } = await market.post("/shipping/rates", { body: { listing_id, address_id } });
    const body = { listing_id, address_id, shipping_quote: rates[0].quote };
    const order = await market.post("/orders", { body, intent: "buy" });
    if (order.error) throw order.error;
    console.log(order.response.headers.get("idempotent-replayed"), lost, Object.values(items));`,
  );
  const { code, stdout, stderr } = await output("node", ["native.js"], { cwd: project });
  expect([code, stdout], stderr).toEqual([0, "true -1 [ '{}' ]\n"]);
});
