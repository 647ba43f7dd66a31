import postgres from "postgres";
import { expect, test } from "vitest";
import type { RunningStack } from "../../local/stack/running.ts";
import { violations } from "../history/check.ts";
import { openClients } from "../history/clients.ts";
import type { Clients } from "../history/clients.ts";
import { serverOf, useStackProcess } from "./running_stack.ts";
import { proveSales } from "./sales_proof.ts";

/** The number of kills; `CHAOS=20 npm test -- tests/local/chaos.test.ts` runs longer. */
const KILLS = Number(Deno.env.get("CHAOS") ?? 2);

const TIMEOUT_MS = 300_000 + KILLS * 30_000;

/** One test with each; `PAYMENT_PROVIDER=xendit_sessions npm test -- tests/local/chaos.test.ts` takes one for both. */
const adapter = (usual: string) => ({
  PAYMENT_PROVIDER: Deno.env.get("PAYMENT_PROVIDER") ?? usual,
});
const first = useStackProcess(adapter("xendit_sessions"));
const other = useStackProcess(adapter("xendit_invoices"));

const USERS = ["buyer", "seller", "seller2"];

/** Clients of a stack, whose users have something in their wallets. */
async function clientsOf(known: RunningStack): Promise<Clients> {
  const admin = postgres(known.database_url, { max: 1, onnotice: () => {} });
  await admin`
    update private.settings set value = max_value where name ~ '^(unpaid_orders|abandoned_per)'`;
  for (const user of USERS) {
    await admin`
      select private.ledger_post('test:' || gen_random_uuid(), 'adjustment', 'Test', null, array[
        private.ledger_line('adjustments', -2000000),
        private.ledger_line('wallet', 2000000, p_user_id => ${known.users[user]!.id})])`;
  }
  await admin.end();
  const clients = openClients(serverOf(known), USERS);
  await clients.readAll();
  return clients;
}

/** Throws unless the marketplace finishes its sales, and no client was told anything wrong. */
async function prove({ files }: ReturnType<typeof useStackProcess>, clients: Clients) {
  await proveSales(await files.readKnown(), files, clients.paid);
  await clients.readAll();
  expect(violations(clients.calls)).toEqual([]);
  expect(clients.calls.some(({ told }) => told === null), "no call was cut short").toBe(true);
}

/** Until so many more sales are paid: what is killed then is in the middle of the others'. */
async function answered({ paid: orders }: Clients, more: number): Promise<void> {
  const enough = orders.length + more;
  // Real time on purpose: a real process is killed in the middle of real calls.
  while (orders.length < enough) await new Promise((resolve) => setTimeout(resolve, 50));
}

test(
  "killed repeatedly in the middle of sales, the marketplace continues where it stopped, and told nobody anything wrong",
  async () => {
    const clients = await clientsOf(await first.start());
    for (let round = 0; round < KILLS; round++) {
      const stop = clients.start();
      await answered(clients, 2 + round % 5);
      const stopped = stop();
      await (round % 2 === 1 ? first.killWithPostgres() : first.kill());
      await stopped;
      await first.start();
    }
    await prove(first, clients);
  },
  TIMEOUT_MS,
);

test(
  "PostgreSQL killed repeatedly under the running marketplace loses nothing that a client was told",
  async () => {
    const clients = await clientsOf(await other.start());
    const stop = clients.start();
    try {
      for (let round = 0; round < KILLS; round++) {
        await answered(clients, 2 + round % 5);
        await other.crashPostgres();
      }
      await answered(clients, 10);
    } finally {
      await stop();
    }
    await prove(other, clients);
  },
  TIMEOUT_MS,
);
