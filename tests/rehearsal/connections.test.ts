/** A burst over all functions, each an isolate of its own, through the pooler of a small project. */
import postgres from "postgres";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  const options = { stage: `${stage}/deploy`, say: (line: string) => said.push(line) };
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

test("200 requests at once over all functions wait for a connection, and stay under the limits", async () => {
  const headers = await project.signUp();
  const names = [...project.platform.deployed.keys()];
  // One that reads the database where the group has any; it needs no provider.
  const paths = names.map((name) =>
    readable.find(({ path }) => path.split("/")[1] === name)?.path ?? `/${name}/nothing/here`
  );
  const ask = async (path: string) => {
    const answer = await fetch(`${project.platform.url}/functions/v1${path}`, { headers });
    return { path, status: answer.status, text: await answer.text() };
  };
  const ending = new AbortController();
  const watching = watch(ending.signal);
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => ask(paths[at % paths.length]!)),
  );
  ending.abort();
  const { clients, servers } = await watching;
  // Routes that call a provider fail: none is reachable.
  const failed = answers.filter(({ status, text }) =>
    status >= 500 && !(status === 503 && !/database/.test(text))
  );
  expect(failed).toEqual([]);
  expect(clients).toBeGreaterThan(names.length);
  expect(clients).toBeLessThan(POOLER_CLIENTS / 2);
  // The server admits 60, and keeps some for the platform itself.
  expect(servers).toBeLessThanOrEqual(30);
});
