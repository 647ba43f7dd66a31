/** A stack whose data was made by other SQL than the files now say does not start over it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import { runningPid } from "../../local/postgres/server.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { provision } from "../../local/postgres/provision.ts";
import { startStack } from "../../local/stack/start.ts";
import { scratchFolder, scratchPort } from "./scratch.ts";

let folder: string;
let port: number;
beforeAll(async () => {
  folder = await scratchFolder();
  port = await scratchPort(folder);
});
afterAll(async () => {
  await dropCluster(`${folder}/${port}/postgres`);
  await Deno.remove(folder, { recursive: true });
});

const start = (fresh = false) => startStack({ port, fresh, say: () => {}, state: folder });
const OURS = "20261121000300_private_refuse.sql";

/** The data of a stack that ran when our file said something else, on a branch with one file more. */
async function startedEarlier(): Promise<string> {
  const [dataDir, migrations] = [`${folder}/${port}/postgres`, `${folder}/migrations`];
  Deno.mkdirSync(migrations);
  Deno.mkdirSync(`${folder}/${port}`);
  Deno.writeTextFileSync(`${migrations}/${OURS}`, "create schema private;");
  Deno.writeTextFileSync(`${migrations}/20991231000000_of_another_branch.sql`, "select 1;");
  const database = await startCluster({ dataDir, port: await scratchPort(folder), durable: false });
  await provision(database, "postgres", { migrations, movableClock: false });
  await database.stop();
  return findInstallation(dataDir).dataDir;
}

test("after a file was edited or is gone a start refuses, names it, leaves nothing running, and --fresh goes on", async () => {
  const dataDir = await startedEarlier();
  const refusal = await start().then(() => "it started", (error: Error) => error.message);
  expect(refusal).toContain(`edited since: ${OURS}\n`);
  expect(refusal).toContain("in no file any more: 20991231000000\n");
  expect(refusal).toContain(`PORT=${port} npm start -- --fresh\n`);
  expect(refusal.match(/\d{14}/g)).toHaveLength(2);
  expect(runningPid(dataDir)).toBeUndefined();

  const stack = await start(true);
  expect((await fetch(`${stack.url}/docs`)).status).toBe(200);
  await stack.stop();
});
