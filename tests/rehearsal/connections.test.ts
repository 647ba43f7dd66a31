/** A burst over all functions, each an isolate of its own, through the pooler of a small project. */
import { cpSync } from "node:fs";
import postgres from "postgres";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { deploy } from "../../tools/deploy/deploy.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { SCRIPT } from "../support/pg_cron.ts";
import { POOLER_CLIENTS } from "./hosted.ts";
import { openProject, readable } from "./project.ts";
import type { Project } from "./project.ts";

let project: Project;
let stage: string;
beforeAll(async () => {
  project = await openProject();
  stage = await Deno.makeTempDir({ prefix: "preloved-stage-" });
  project.setSecrets();
  await withConnection(project.urls.admin, (sql) => sql.unsafe(SCRIPT).simple());
  const said: string[] = [];
  cpSync(inject("uploads")!, `${stage}/deploy`, { recursive: true });
  const say = (line: string) => said.push(line);
  const options = { stage: `${stage}/deploy`, bundled: true, say };
  expect(await deploy(project.target, options), said.join("\n")).toBe(true);
});
afterAll(async () => {
  await project.close();
  await Deno.remove(stage, { recursive: true });
});

/** The greatest numbers of connections, to the pooler and to the server, until `ending`. */
async function watch(ending: AbortSignal): Promise<{ clients: number; servers: number }> {
  const console = postgres(project.urls.console, { max: 1, prepare: false, fetch_types: false });
  const most = { clients: 0, servers: 0 };
  while (!ending.aborted) {
    const pools = await console.unsafe("show pools").simple();
    const sum = (...columns: string[]) =>
      pools.filter(({ user }) => String(user).startsWith("preloved"))
        .flatMap((pool) => columns.map((column) => Number(pool[column])))
        .reduce((total, one) => total + one, 0);
    most.clients = Math.max(most.clients, sum("cl_active", "cl_waiting"));
    most.servers = Math.max(most.servers, sum("sv_active", "sv_idle", "sv_used", "sv_login"));
    await sleep(20);
  }
  await console.end();
  return most;
}

/** So many requests at once over all functions; those that failed for want of a connection. */
async function burst(count: number): Promise<unknown[]> {
  const headers = await project.signUp();
  // One that reads the database where the group has any; it needs no provider.
  const paths = [...project.platform.deployed.keys()].map((name) =>
    readable.find(({ path }) => path.split("/")[1] === name)?.path ?? `/${name}/nothing/here`
  );
  const ask = async (path: string) => {
    const answer = await fetch(`${project.platform.url}/functions/v1${path}`, { headers });
    return { path, status: answer.status, text: await answer.text() };
  };
  const answers = await Promise.all(
    Array.from({ length: count }, (_, at) => ask(paths[at % paths.length]!)),
  );
  // Routes that call a provider fail: none is reachable.
  return answers.filter(({ status, text }) =>
    status >= 500 && !(status === 503 && !/database/.test(text))
  );
}

async function watched(work: () => Promise<unknown[]>) {
  const ending = new AbortController();
  const watching = watch(ending.signal);
  const failed = await work().finally(() => ending.abort());
  return { failed, ...await watching };
}

test("200 requests at once over all functions wait for a connection, and stay under the limits", async () => {
  const { failed, clients, servers } = await watched(() => burst(200));
  expect(failed).toEqual([]);
  expect(clients).toBeGreaterThan(project.platform.deployed.size);
  expect(clients).toBeLessThan(POOLER_CLIENTS / 2);
  // The server admits 60, and keeps some for the platform itself.
  expect(servers).toBeLessThanOrEqual(30);
});

test("a pooler that admits fewer clients than there are isolates makes them wait, and fails no request", async () => {
  const limit = 24;
  expect(project.platform.deployed.size).toBeGreaterThan(limit);
  const console = postgres(project.urls.console, { max: 1, prepare: false, fetch_types: false });
  await console.unsafe(`set max_client_conn = ${limit}`).simple();
  // Ends what the isolates have from before.
  await console.unsafe("kill postgres").simple();
  await console.unsafe("resume postgres").simple();
  const { failed, clients } = await watched(() => burst(100));
  expect(failed).toEqual([]);
  expect(clients).toBeGreaterThan(limit / 2);
  expect(clients).toBeLessThanOrEqual(limit);
  await console.end();
});
