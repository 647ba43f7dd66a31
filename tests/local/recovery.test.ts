/** One data folder, whose server and owners are killed again and again. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import { withConnection } from "../../local/postgres/connect.ts";
import { runningPid, watchServer } from "../../local/postgres/server.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { runScript, scratchFolder, scratchPort, waitFor } from "./scratch.ts";

let folder: string;
let dataDir: string;
let port: number;

beforeAll(async () => {
  folder = await scratchFolder();
  dataDir = `${folder}/data`;
  port = await scratchPort(folder);
});

afterAll(async () => {
  await dropCluster(dataDir);
  await Deno.remove(folder, { recursive: true });
});

const OWNER = `
  import { startCluster } from "@local/postgres/cluster.ts";
  import { withConnection } from "@local/postgres/connect.ts";
  const [dataDir, port, answer] =
    JSON.parse(Deno.readTextFileSync(new URL("args.json", import.meta.url)));
  const cluster = await startCluster({ dataDir, port, durable: true });
  await withConnection(cluster.adminUrl, (sql) => sql.unsafe(
    \`drop table if exists kept; create table kept as select \${answer} as answer\`).simple());
  console.log("committed");
  setInterval(() => {}, 1000);
`;

async function ownerKilled(answer: number): Promise<void> {
  Deno.writeTextFileSync(`${folder}/args.json`, JSON.stringify([dataDir, port, answer]));
  const owner = runScript(folder, "owner", OWNER);
  await waitFor(owner.stdout, "committed");
  owner.kill("SIGKILL");
  await owner.status;
  await owner.stderr.cancel();
}

async function answerAfterRestart(said: string[] = []): Promise<number> {
  const onProgress = (message: string) => said.push(message);
  const cluster = await startCluster({ dataDir, port, durable: true, onProgress });
  const [row] = await withConnection(cluster.adminUrl, (sql) => sql`select answer from kept`);
  await cluster.stop();
  return row?.answer;
}

test("PostgreSQL survives its killed owner, and the next start takes over the data", async () => {
  await ownerKilled(42);
  const orphan = runningPid(findInstallation(dataDir).dataDir);
  expect(orphan).toBeGreaterThan(0);
  const said: string[] = [];
  expect(await answerAfterRestart(said)).toBe(42);
  expect(said.join()).toContain(`process ${orphan}`);
  expect(runningPid(findInstallation(dataDir).dataDir)).toBeUndefined();
});

test("committed data survives a kill of both the owner and the server", async () => {
  await ownerKilled(43);
  Deno.kill(runningPid(findInstallation(dataDir).dataDir)!, "SIGKILL");
  expect(await answerAfterRestart()).toBe(43);
});

test("a pid file that names an unrelated process prevents no start and harms no process", async () => {
  const cluster = await startCluster({ dataDir, port, durable: false });
  await cluster.stop();
  const stranger = new Deno.Command("sleep", { args: ["60"] }).spawn();
  Deno.writeTextFileSync(`${cluster.dataDir}/postmaster.pid`, `${stranger.pid}\n`);
  const again = await startCluster({ dataDir, port, durable: false });
  await again.stop();
  stranger.kill("SIGTERM");
  expect((await stranger.status).signal).toBe("SIGTERM");
});

test("a killed PostgreSQL is reported, and one that was asked to stop is not", async () => {
  const cluster = await startCluster({ dataDir, port, durable: false });
  const quiet: string[] = [];
  watchServer(cluster, (why) => quiet.push(why), 20)();
  const { promise: lost, resolve } = Promise.withResolvers<string>();
  watchServer(cluster, resolve, 20);
  const pid = runningPid(cluster.dataDir)!;
  Deno.kill(pid, "SIGKILL");
  expect(await lost).toMatch(new RegExp(`PostgreSQL \\(process ${pid}\\) has ended`));
  await cluster.stop();
  expect(quiet).toEqual([]);
});

test("data without its password fails with a remedy", async () => {
  Deno.removeSync(`${findInstallation(dataDir).dataDir}.password`);
  await expect(startCluster({ dataDir, port, durable: false })).rejects.toThrow("--fresh");
});

test("an interrupted creation starts again", async () => {
  const other = `${folder}/other`;
  Deno.mkdirSync(`${findInstallation(other).dataDir}.new/base`, { recursive: true });
  const cluster = await startCluster({ dataDir: other, port, durable: false });
  await cluster.stop();
  await dropCluster(other);
});

test.runIf(Deno.build.os !== "windows" && Deno.uid() === 0)(
  "in a folder that only root can enter, the data is stored elsewhere, and the start says where",
  async () => {
    const closed = await Deno.makeTempDir();
    const said: string[] = [];
    const onProgress = (message: string) => said.push(message);
    const options = { dataDir: `${closed}/data`, port, durable: false, onProgress };
    const cluster = await startCluster(options);
    await cluster.stop();
    expect(cluster.dataDir).toMatch(/^\/var\/tmp\/preloved-/);
    expect(said.join()).toContain("/var/tmp/preloved-");
    await dropCluster(options.dataDir);
    await Deno.remove(cluster.dataDir.replace(/\/[^/]*$/, ""), { recursive: true });
    await Deno.remove(closed, { recursive: true });
  },
);
