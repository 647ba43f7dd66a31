import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { SignJWT } from "jose";
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { SCHEDULED } from "../../functions/jobs/providers/schedule.ts";
import { freePort } from "../../local/process/ports.ts";
import { type Keys, loadKeys } from "../../local/auth/keys.ts";
import type { Cluster } from "../../local/postgres/cluster.ts";
import { createEnvironment } from "../../local/stack/environment.ts";
import { registry } from "../../local/stack/apps.ts";
import { bundle, bundleFile, STAGE } from "./bundle.ts";
import { processorTime, runUpload } from "./runtime.ts";

interface Question {
  file: string;
  env: Record<string, string>;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Matches the expected status. */
  expected: RegExp;
}

/** Milliseconds of processor time, which other load changes least. */
export interface Start {
  name: string;
  /** Bytes uploaded. */
  bytes: number;
  /** Time to a 401 without a database call. */
  answer: number;
  /** Time to the first answer with a database call; undefined if only a provider has access. */
  asked?: number;
}

export interface Starts {
  bare: Start & { asked: number };
  functions: Start[];
}

const PROJECT = "http://127.0.0.1:9";

interface Plan {
  rounds: number;
  stage?: string;
  /** The starts to repeat, up to MORE times, to exclude noise. */
  isDoubtful?: (start: Start, bare: Starts["bare"]) => boolean;
}

const MORE = 12;

/** Starts each bundled function `rounds` times in turn. The minimum counts: load only adds time. */
export async function measureStarts(
  databaseUrl: (role: string) => string,
  { rounds, stage = STAGE, isDoubtful = () => false }: Plan,
): Promise<Starts> {
  const uploads = await bundle(stage);
  const keys = await loadKeys(join(stage, "keys.json"));
  const cluster = { url: databaseUrl } as Cluster;
  const { functions: variables } = createEnvironment({ url: PROJECT, keys, cluster });
  const env = { ...variables as Record<string, string>, DENO_DIR: join(stage, "cache") };
  const headers = await headersOf(keys);
  const rejected = { env, method: "GET", path: "/nothing/here", headers: {}, expected: /401/ };
  const [plain, withQuery] = await Promise.all(
    ["hono", "hono_postgres"].map((name) => bundleBare(stage, name)),
  );
  const bare = await prepare("a bare Hono function", plain!, { ...rejected, file: plain! }, {
    ...rejected,
    file: withQuery!,
    expected: /404/,
  });
  const functions = uploads.map(({ name, bytes }) => {
    const answer = { ...rejected, file: join(stage, "functions", name, "index.js") };
    const question = questionFor(name, headers, keys.serviceRoleKey);
    const asking = question && { ...answer, ...question, expected: /200|40[034]/ };
    return { start: startOf(name, bytes), answer, asking };
  });
  const own = bare.start as Starts["bare"];
  for (let round = 0; round < rounds + MORE; round++) {
    const due = functions.filter(({ start }) => round < rounds || isDoubtful(start, own));
    // The bare function more often, because every ratio depends on it.
    const order = due.flatMap((one, at) => at % 8 === 0 ? [bare, one] : [one]);
    for (const { start, answer, asking } of order) {
      start.answer = Math.min(start.answer, await time(answer));
      if (asking) start.asked = Math.min(start.asked ?? Infinity, await time(asking));
    }
  }
  return { bare: own, functions: functions.map(({ start }) => start) };
}

const startOf = (name: string, bytes: number): Start => ({ name, bytes, answer: Infinity });

async function prepare(name: string, file: string, answer: Question, asking: Question) {
  return { start: startOf(name, (await Deno.stat(file)).size), answer, asking };
}

async function bundleBare(stage: string, name: string): Promise<string> {
  const file = join(stage, "bare", `${name}.js`);
  await bundleFile(join("tools", "deploy", "bare", `${name}.ts`), { file });
  return file;
}

/** Browsers and clients send a POST without a body in this way. */
const EMPTY = { "content-length": "0" };

/** A request that reaches the database; undefined if only a provider has access. */
function questionFor(
  group: string,
  headers: Record<string, string>,
  secretKey: string,
): Pick<Question, "method" | "path" | "headers"> | undefined {
  if (group === "health") return { method: "GET", path: "/health?dependencies=true", headers };
  const endpoints = registry[group] ?? [];
  const run = endpoints.find(({ path }) => SCHEDULED.some((scheduled) => scheduled === path));
  if (run) {
    const authorization = `Bearer ${secretKey}`;
    return { method: "POST", path: run.path, headers: { authorization, ...EMPTY } };
  }
  const needsUser = ({ auth }: Endpoint) => ["member", "active", "staff"].includes(auth.kind);
  const isOpen = ({ method, auth }: Endpoint) => method === "GET" && auth.kind === "open";
  const found = endpoints.find(needsUser) ?? endpoints.find(isOpen);
  const path = found?.path.replaceAll(/:\w+/g, crypto.randomUUID());
  if (!found) return undefined;
  const { method } = found;
  return { method, path: path!, headers: method === "GET" ? headers : { ...headers, ...EMPTY } };
}

/** The headers of a user without a profile: the function must read the database to find that out. */
async function headersOf(keys: Keys): Promise<Record<string, string>> {
  const token = await new SignJWT({ role: "authenticated" })
    .setProtectedHeader({ alg: "ES256", kid: keys.keyId }).setSubject(crypto.randomUUID())
    .setAudience("authenticated").setIssuer(`${PROJECT}/auth/v1`).setExpirationTime("1h")
    .sign(keys.privateKey);
  return { authorization: `Bearer ${keys.anonKey}`, "x-user-token": token };
}

/** Starts the function without a code cache, and sends one request. */
async function time({ file, env, expected, ...question }: Question): Promise<number> {
  const port = await freePort();
  const began = performance.now();
  const flags = ["--no-code-cache"];
  const process = runUpload({ entry: file, port, env, stderr: "null", flags });
  try {
    const status = await firstAnswer(await connect(port, began), question);
    const taken = processorTime(process.pid) ?? performance.now() - began;
    if (!expected.test(status)) throw new Error(`${file} answered ${status || "nothing"}.`);
    return taken;
  } finally {
    process.kill("SIGKILL");
    await process.status;
  }
}

/** On a bare socket, to exclude the time of an HTTP client. */
async function firstAnswer(
  connection: Deno.TcpConn,
  { method, path, headers }: Pick<Question, "method" | "path" | "headers">,
): Promise<string> {
  const all = { Host: "localhost", Connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`).join("");
  await connection.write(new TextEncoder().encode(`${method} ${path} HTTP/1.1\r\n${lines}\r\n`));
  const buffer = new Uint8Array(64);
  const length = await connection.read(buffer) ?? 0;
  connection.close();
  return new TextDecoder().decode(buffer.subarray(0, length)).slice(9, 12);
}

async function connect(port: number, began: number): Promise<Deno.TcpConn> {
  for (;;) {
    try {
      return await Deno.connect({ hostname: "127.0.0.1", port });
    } catch (cause) {
      if (performance.now() - began > 20_000) throw new Error("It does not start.", { cause });
      await sleep(1);
    }
  }
}
