/** P: the stack is killed with SIGKILL in the middle of load and started again: nothing is lost, nothing happens twice. */
import { afterAll, beforeAll, expect, test } from "vitest";
import postgres from "postgres";
import { dropCluster } from "../../local/postgres/cluster.ts";
import { runningPid } from "../../local/postgres/server.ts";
import { findInstallation } from "../../local/postgres/installation.ts";
import { proveMoney } from "../support/money.ts";
import { runScript, scratchFolder, scratchPort, waitFor } from "./scratch.ts";
import { openShop } from "./shop.ts";
import type { Shop } from "./shop.ts";

/** How often it is killed; `CHAOS=20 npm test -- tests/local/chaos.test.ts` goes on for longer. */
const KILLS = Number(Deno.env.get("CHAOS") ?? 3);
const SHOPPERS = 8;

let folder: string;
let port: number;
let stack: Deno.ChildProcess | undefined;

beforeAll(async () => {
  folder = await scratchFolder();
  port = await scratchPort(folder);
});
afterAll(async () => {
  stack?.kill("SIGTERM");
  await stack?.status;
  await dropCluster(dataDir());
  await Deno.remove(folder, { recursive: true });
});

const dataDir = () => `${folder}/${port}/postgres`;

async function start(): Promise<Shop> {
  stack = runScript(
    folder,
    "stack",
    `import { startStack } from "@local/stack/start.ts";
     import { onShutdown } from "@local/process/signals.ts";
     const stack = await startStack({ port: ${port}, fresh: false, say: () => {}, state: "${folder}" });
     onShutdown(() => stack.stop());
     console.log("READY");`,
  );
  await waitFor(stack.stdout, "READY");
  const known = JSON.parse(await Deno.readTextFile(`${folder}/stack.json`));
  return openShop(known, `${folder}/${port}/sandbox.db`);
}

/** The process, and every other time the database below it too. */
async function kill(round: number): Promise<void> {
  stack?.kill("SIGKILL");
  if (round % 2 === 1) Deno.kill(runningPid(findInstallation(dataDir()).dataDir)!, "SIGKILL");
  await stack?.status;
}

test(
  "killed in the middle of sales, again and again, the market goes on where it was",
  async () => {
    let bought = 0;
    for (let round = 0; round < KILLS; round++) {
      const shop = await start();
      let isOver = false;
      const shopper = async () => {
        while (!isOver) {
          // What the kill cut short is what this is about; nobody waits for its answer.
          await shop.buyAndPay().then(() => bought++, () => {});
        }
      };
      const shoppers = Array.from({ length: SHOPPERS }, shopper);
      // Real time on purpose: it is a real process that is killed, somewhere in the middle of real calls.
      await new Promise((resolve) => setTimeout(resolve, 1500 + 700 * round));
      isOver = true;
      await kill(round);
      await Promise.all(shoppers);
    }
    expect(bought).toBeGreaterThan(KILLS);

    const shop = await start();
    const admin = postgres(shop.databaseUrl, { max: 1, onnotice: () => {} });
    // Leases of those who died run out by real time, which no test waits for.
    await admin`update private.jobs set leased_until = clock_timestamp() where leased_until is not null`;
    await admin`update private.invoices set leased_until = clock_timestamp() where leased_until is not null`;
    // Within the hour in which an invoice can be paid.
    await shop.advance(1800);
    await proveMoney({ database: { admin } });

    const paid = shop.paidInvoices();
    const orders = await admin`
    select invoices.provider_id as id, orders.status from private.invoices
    join public.orders on orders.id = invoices.order_id where invoices.provider_id in ${
      admin(paid)
    }`;
    expect(orders.map(({ status }) => status).filter((status) => status !== "READY_TO_SHIP"))
      .toEqual([]);
    expect(orders).toHaveLength(paid.length);
    expect(paid.length).toBeGreaterThanOrEqual(bought);

    const couriers = await admin`
    select count(*)::int as rows, count(distinct shipper_order_id)::int as booked from private.shipments`;
    const atBroker = shop.brokersOrders();
    expect(couriers[0]).toEqual({ rows: paid.length, booked: paid.length });
    expect(new Set(atBroker).size).toBe(atBroker.length);
    expect(atBroker).toHaveLength(paid.length);
    const owed = await admin`
    select kind, last_error from private.jobs where finished_at is null and run_at <= private.now() and kind <> 'orders_deadline'`;
    expect(owed).toEqual([]);
    await admin.end();
  },
  300_000,
);
