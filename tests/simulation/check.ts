import type postgres from "postgres";
import { verifyBooks } from "../../tools/verify_books.ts";
import { CHECKS } from "../history/check.ts";
import { proveMoney } from "../support/money.ts";
import type { World } from "./world.ts";

/** What must hold when all faults are over and every deadline has passed. Throws with all that does not. */
export async function checkEnd(world: World): Promise<void> {
  const { database: { admin }, scheduler, calls } = world;
  await proveMoney(world);
  const { isWhole, text } = await verifyBooks(admin);
  const wrong = [
    ...isWhole ? [] : [text],
    ...CHECKS.oneEffectPerKey(calls),
    ...await findUnfinished(admin),
    ...await checkProviders(world),
  ];
  for (const { status, total } of await admin`select * from public.orders order by created_at`) {
    scheduler.say(`an order ended ${status} ${total}`);
  }
  scheduler.stop();
  if (wrong.length > 0) throw new Error(wrong.join("\n"));
}

/** Each query returns what has not come to its end. */
const UNFINISHED = {
  "a job is left": `
    select kind, last_error from private.jobs
    where finished_at is null and (dead_at is not null or attempts > 0 or run_at <= private.now())`,
  "an event never reached the finance portal": `
    select type from private.outbox where delivered_at is null and type <> 'books.sealed'`,
  "a callback was never handled": `
    select provider from private.provider_events where outcome is null`,
  "an order never ended": `
    select status from public.orders
    where status not in ('COMPLETED', 'REFUNDED', 'CANCELLED', 'EXPIRED')`,
  "a withdrawal never ended": `
    select status from private.withdrawals where status in ('HELD', 'LINK_CREATED')`,
  "a listing is still reserved": "select title from public.listings where status = 'reserved'",
};

export async function findUnfinished(admin: postgres.Sql): Promise<string[]> {
  const found = Object.entries(UNFINISHED).map(async ([what, query]) =>
    (await admin.unsafe(query)).map((row) => `${what}: ${Object.values(row).join(" ")}`)
  );
  return (await Promise.all(found)).flat();
}

/** Each intent had one effect at its provider, and both sides know the same. */
async function checkProviders({ database: { admin }, sandbox }: World): Promise<string[]> {
  const read = async (path: string) => (await sandbox.get(path)).body;
  const { orders: parcels } = await read("/sandbox/shipping/orders");
  const invoices: Invoice[] = await read("/sandbox/payment/api/v2/invoices?limit=100");
  const wrong: string[] = [];
  const requireOnce = (what: string, references: string[]) => {
    if (new Set(references).size < references.length) wrong.push(`${what} twice`);
  };
  requireOnce(
    "a parcel was booked",
    parcels.map((parcel: { reference_id: string }) => parcel.reference_id.split("~")[0]),
  );
  // The provider has no idempotency keys: a process that is paused for longer than its lease makes a second invoice,
  // which must be expired.
  const expired = new Set(
    (await admin`select key from private.jobs where kind = 'payments_expire'`).map(({ key }) =>
      key
    ),
  );
  requireOnce(
    "an invoice was requested",
    invoices.filter(({ id }) => !expired.has(id)).map(({ external_id }) => external_id),
  );
  const booked = new Map<string, number>();
  for (
    const row of await admin`
      select reference, invoices.booked from private.invoices join public.orders on id = order_id`
  ) {
    booked.set(row["reference"], row["booked"]);
  }
  for (const [external_id, same] of Map.groupBy(invoices, ({ external_id }) => external_id)) {
    const paid = same.reduce((sum, { paid_amount = 0 }) => sum + paid_amount, 0);
    if ((booked.get(external_id) ?? 0) !== paid) {
      wrong.push(`of ${external_id} ${paid} is paid, ${booked.get(external_id)} booked`);
    }
  }
  for (const { id, status } of await admin`select id, status from private.withdrawals`) {
    const payout = await read(`/sandbox/payment/payouts/${id}`);
    if ((payout?.status === "COMPLETED") !== (status === "PAID")) {
      wrong.push(`a withdrawal is ${status} and its payout ${payout?.status}`);
    }
  }
  const { events } = await read("/sandbox/portal/events");
  const heard = new Set(events.map(({ id }: { id: string }) => id));
  for (
    const { id, type } of await admin`select * from private.outbox where delivered_at > '-infinity'`
  ) {
    if (!heard.has(id)) wrong.push(`the finance portal never heard of ${type}`);
  }
  return wrong;
}

interface Invoice {
  id: string;
  external_id: string;
  paid_amount?: number;
}
