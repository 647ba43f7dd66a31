import { afterAll, beforeAll, expect, test } from "vitest";
import postgres from "postgres";
import { dropCluster, startCluster } from "../../local/postgres/cluster.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { verifyBooks } from "../../tools/verify_books.ts";
import { startStack } from "../../local/stack/start.ts";
import { copyWhileRunning } from "../support/physical_copy.ts";
import { proveMoney } from "../support/money.ts";
import { scratchFolder, scratchPort } from "./scratch.ts";
import { buyAndPay } from "./running_stack.ts";
import type { Known } from "./running_stack.ts";

let folder: string;
beforeAll(async () => void (folder = await scratchFolder()));
afterAll(async () => {
  await dropCluster(`${folder}/copy`);
  await Deno.remove(folder, { recursive: true });
});

const connect = (url: string) => postgres(url, { max: 1, onnotice: () => {} });

test.skipIf(Deno.build.os === "windows")(
  "a backup taken in the middle of sales starts, has every sale made before it, and its books are right",
  async () => {
    const port = await scratchPort(folder);
    const stack = await startStack({ port, fresh: false, say: () => {}, state: folder });
    const known: Known = JSON.parse(await Deno.readTextFile(`${folder}/stack.json`));
    const bought: string[] = [];
    let isOver = false;
    const shopper = async () => {
      while (!isOver) bought.push(await buyAndPay(known));
    };
    const shoppers = Array.from({ length: 4 }, shopper);
    while (bought.length < 12) await new Promise((resolve) => setTimeout(resolve, 50));
    const before = [...bought];
    const { dataDir } = findInstallation(`${folder}/${port}/postgres`);
    const source = connect(known.database_url);
    const [{ port: sourcePort }] = await source`select inet_server_port() as port` as [
      { port: number },
    ];
    await copyWhileRunning(dataDir, findInstallation(`${folder}/copy`).dataDir, sourcePort);
    isOver = true;
    await Promise.all(shoppers);
    await source.end();
    await stack.stop();

    const copyPort = await scratchPort(`${folder}/copy`);
    const copy = await startCluster({ dataDir: `${folder}/copy`, port: copyPort, durable: true });
    const admin = connect(copy.adminUrl);
    await proveMoney({ database: { admin } });
    expect(await verifyBooks(admin)).toMatchObject({ isWhole: true });
    const kept = await admin`
      select count(*)::int as count from public.orders where id in ${
      admin(before)
    } and status <> 'AWAITING_PAYMENT'`;
    expect(kept).toEqual([{ count: before.length }]);
    expect(bought.length).toBeGreaterThan(before.length);
    await admin.end();
    await copy.stop();
  },
  180_000,
);
