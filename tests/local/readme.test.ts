/**
 * On a stack over an older one's data: the first calls, as the pages print them, the example with supabase-js, and
 * npm run platform-check.
 */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startCluster } from "../../local/postgres/cluster.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { provision } from "../../local/postgres/provision.ts";
import { runningPid } from "../../local/postgres/server.ts";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { startStack } from "../../local/stack/start.ts";
import type { Stack } from "../../local/stack/start.ts";
import { platformCheck } from "../../tools/platform_check.ts";
import type { Project } from "../../tools/platform_check.ts";
import { read } from "../conventions/project.ts";
import { callAs, useStackFolder } from "./running_stack.ts";
import { scratchPort } from "./scratch.ts";

const files = useStackFolder();

const start = (fresh: boolean) =>
  startStack({ port: files.port, fresh, say: () => {}, state: files.folder });

const OURS = "20261121000000_baseline.sql";

/** The data of a stack that ran with another content of our file, and with one more file. */
async function startedEarlier(): Promise<void> {
  const { folder, dataDir } = files;
  const migrations = `${folder}/migrations`;
  Deno.mkdirSync(migrations);
  Deno.mkdirSync(`${folder}/${files.port}`);
  Deno.writeTextFileSync(`${migrations}/${OURS}`, "create schema private;");
  Deno.writeTextFileSync(`${migrations}/20991231000000_of_another_branch.sql`, "select 1;");
  const database = await startCluster({ dataDir, port: await scratchPort(folder), durable: false });
  await provision(database, "postgres", { migrations, movableClock: false });
  await database.stop();
}

let refused: string;
let left: number | undefined;
let stack: Stack;
beforeAll(async () => {
  await startedEarlier();
  refused = await start(false).then(() => "it started", (error: Error) => error.message);
  left = runningPid(findInstallation(files.dataDir).dataDir);
  stack = await start(true);
  await Deno.mkdir(`${files.folder}/.local`, { recursive: true });
  await Deno.copyFile(`${files.folder}/stack.json`, `${files.folder}/.local/stack.json`);
});
afterAll(() => stack.stop());

test("after an applied migration was edited or removed, a start stops, names it and leaves nothing running, and --fresh starts", async () => {
  expect(refused).toContain(`edited since: ${OURS}\n`);
  expect(refused).toContain("in no file any more: 20991231000000\n");
  expect(refused).toContain(`PORT=${files.port} npm start -- --fresh\n`);
  expect(refused.match(/\d{14}/g)).toHaveLength(2);
  expect(left).toBeUndefined();
  expect((await fetch(`${stack.url}/docs`)).status).toBe(200);
});

/** The shell blocks after this heading. */
const blocksAfter = (page: string, heading: string) =>
  [...read(page).split(`## ${heading}`)[1]!.matchAll(/^```sh\n(.*?)^```/gms)].map(([, text]) =>
    text!
  );

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
/** Types the text into a shell, so that a command which reads the input would take the lines after it. */
async function paste(commands: string): Promise<string> {
  // An interactive zsh, as on a Mac, has no comments.
  expect(commands).not.toMatch(/^\s*#|\s#\s/m);
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
  expect([code, text(stderr)]).toEqual([0, ""]);
  expect(text(stdout)).not.toContain('"ok":false');
  return text(stdout);
}

test("README.md, A first call: its commands run when pasted, twice in a row", async () => {
  const commands = blocksAfter("README.md", "A first call");
  const said = await paste([...commands, ...commands].join("\n"));
  expect(said.match(/"listings":\[\{/g)).toHaveLength(2);
});

test("docs/clients.md, Buy something with curl: its commands run when pasted, twice in a row; the last of the purchase, sent again, answers the same order", async () => {
  const [purchase = "", ...sale] = blocksAfter("docs/clients.md", "Buy something with curl");
  const order = purchase.slice(purchase.lastIndexOf('call buyer "$api/orders"'));
  const said = await paste([purchase, order, ...sale, purchase, ...sale].join("\n"));
  expect(said.match(/"status":"COMPLETED","dispute":null/g)).toHaveLength(2);
  expect(new Set(said.match(/"reference":"ORD-[\w-]+"/g)).size).toBe(2);
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

const REGION = "ap-southeast-1";
let project: Project;
beforeAll(async () => {
  const { base_url: url, anon_key: key } = await files.readKnown();
  const [email, password] = ["check@example.com", "secret-123"];
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
  };
  const post = async (path: string, body: unknown, more = {}) => {
    const answer = await fetch(url + path, {
      method: "POST",
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    return await answer.json();
  };
  const { access_token } = await post("/auth/v1/signup", { email, password });
  await post("/auth/register", { username: "checker" }, { "x-user-token": access_token });
  project = { url, key, email, password, region: REGION };
});

type Fault = (request: Request, path: string) => Response | undefined;

/** The stack with a Data API and regions, as a platform has; a fault answers instead. */
const platform = (fault: Fault = () => undefined): typeof fetch => async (address, init) => {
  const request = new Request(address, init);
  const { pathname } = new URL(request.url);
  const wrong = fault(request, pathname);
  if (wrong) return wrong;
  if (pathname.startsWith("/rest/v1/")) {
    const isExposed = request.headers.get("accept-profile") === "data_api";
    return Response.json([], { status: isExposed ? 200 : 406 });
  }
  const answer = await fetch(request);
  const headers = new Headers(answer.headers);
  headers.set("x-sb-edge-region", request.headers.get("x-region") ?? "eu-central-1");
  return new Response(answer.body, { status: answer.status, headers });
};

async function check(given: Partial<Project>) {
  const said: string[] = [];
  const passed = await platformCheck({ ...project, ...given }, (line) => said.push(line));
  return { passed, said: said.join("\n") };
}

// Realtime takes five seconds to reject a join, so they run side by side.
test.concurrent("a project as it should be passes every check, and each says what it found", async () => {
  const { passed, said } = await check({ fetch: platform() });
  expect(passed, said).toBe(true);
  const names = said.split("\n").map((line) => line.split(": ")[0]);
  const documented = [...read("docs/deploy.md").matchAll(/^\| `(ok {7}.*?)` \|/gm)];
  expect(documented.map(([, name]) => name)).toEqual(names);
  expect(said).toMatch(
    /^ok +the functions reach the database: [\d.]+ ms, public reads [\d.]+ ms$/m,
  );
  expect(said).toMatch(/ms in ap-southeast-1; without x-region \d+ ms in eu-central-1/);
  expect(said).toContain("GET /auth/me is checker");
  expect(said).toMatch(/all answered: 100 of 100/);
});

test.concurrent("the local stack itself lacks only regions and the Data API", async () => {
  const { passed, said } = await check({});
  expect(passed).toBe(false);
  expect(said.match(/^FAILED +(.*)$/gm)).toEqual([
    expect.stringContaining("functions run where the database is"),
    expect.stringContaining("the Data API shows its views"),
  ]);
});

const json = (status: number, body: unknown) => Response.json(body, { status });
let asked = 0;

test.concurrent.each<[string, string, Fault]>([
  [
    "a gateway that answers preflights itself",
    "Browsers may not send x-user-token, idempotency-key, x-action-reason, x-region, traceparent",
    ({ method }) =>
      method === "OPTIONS"
        ? new Response(null, {
          headers: { "access-control-allow-headers": "authorization, apikey, content-type" },
        })
        : undefined,
  ],
  [
    "a pooler that loses answers",
    "let inTransaction in shared/db/client.ts await each",
    (_, path) =>
      path.endsWith("/auth/me") && ++asked % 10 === 0
        ? json(503, { ok: false, error: { code: "UNAVAILABLE" } })
        : undefined,
  ],
  [
    "an exposed schema",
    "The schema public is exposed",
    (_, path) => path.startsWith("/rest/v1/") ? json(200, []) : undefined,
  ],
  [
    "settings that were not pushed",
    "data_api.listings is 406",
    (_, path) => path.startsWith("/rest/v1/") ? json(406, { code: "PGRST106" }) : undefined,
  ],
  [
    "a policy that lets users list identity cards",
    "A user lists files of ktp",
    (_, path) => path.endsWith("/object/list/ktp") ? json(200, [{ name: "card.jpg" }]) : undefined,
  ],
  [
    "a public bucket of labels",
    "The bucket labels is public",
    (_, path) =>
      path.includes("/object/public/labels/")
        ? json(400, { statusCode: "404", error: "not_found", message: "Object not found" })
        : undefined,
  ],
  [
    "functions without a database",
    "database (28P01) could not be reached",
    (_, path) =>
      path.endsWith("/health")
        ? json(503, { ok: false, error: { message: "database (28P01) could not be reached" } })
        : undefined,
  ],
])("%s is reported with what to do", async (_, problem, fault) => {
  const { passed, said } = await check({ fetch: platform(fault) });
  expect(passed).toBe(false);
  expect(said).toContain(problem);
  expect(said.match(/^FAILED/gm), said).toHaveLength(1);
});

test.concurrent("a user who cannot sign in is reported, and no password is printed", async () => {
  const { passed, said } = await check({ fetch: platform(), password: "wrong-word" });
  expect(passed).toBe(false);
  expect(said).toContain("Has the user of CHECK_EMAIL confirmed the address?");
  expect(said).not.toContain("wrong-word");
});
