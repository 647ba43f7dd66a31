import { expect, test } from "vitest";
import { startCluster } from "../../local/postgres/cluster.ts";
import { runningPid } from "../../local/postgres/server.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { provision } from "../../local/postgres/provision.ts";
import { startStack } from "../../local/stack/start.ts";
import { useStackFolder } from "./running_stack.ts";
import { scratchPort } from "./scratch.ts";

const files = useStackFolder();

const start = (fresh = false) =>
  startStack({ port: files.port, fresh, say: () => {}, state: files.folder });
const OURS = "20261121000000_baseline.sql";

/** The data of a stack that ran with another content of our file, and with one more file. */
async function startedEarlier(): Promise<string> {
  const { folder, dataDir } = files;
  const migrations = `${folder}/migrations`;
  Deno.mkdirSync(migrations);
  Deno.mkdirSync(`${folder}/${files.port}`);
  Deno.writeTextFileSync(`${migrations}/${OURS}`, "create schema private;");
  Deno.writeTextFileSync(`${migrations}/20991231000000_of_another_branch.sql`, "select 1;");
  const database = await startCluster({ dataDir, port: await scratchPort(folder), durable: false });
  await provision(database, "postgres", { migrations, movableClock: false });
  await database.stop();
  return findInstallation(dataDir).dataDir;
}

test("after an applied migration was edited or removed, a start stops, names it and leaves nothing running, and --fresh starts", async () => {
  const dataDir = await startedEarlier();
  const apiError = await start().then(() => "it started", (error: Error) => error.message);
  expect(apiError).toContain(`edited since: ${OURS}\n`);
  expect(apiError).toContain("in no file any more: 20991231000000\n");
  expect(apiError).toContain(`PORT=${files.port} npm start -- --fresh\n`);
  expect(apiError.match(/\d{14}/g)).toHaveLength(2);
  expect(runningPid(dataDir)).toBeUndefined();

  const stack = await start(true);
  expect((await fetch(`${stack.url}/docs`)).status).toBe(200);
  await stack.stop();
});
