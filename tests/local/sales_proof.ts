import postgres from "postgres";
import { expect } from "vitest";
import type { RunningStack } from "../../local/stack/running.ts";
import type { FinanceEvent } from "../../shared/domain/events.ts";
import { proveMoney } from "../support/money.ts";
import { emulatorDocuments, sandboxOf } from "./running_stack.ts";
import type { StackFiles } from "./running_stack.ts";

/**
 * Lets a marketplace that was killed finish its sales, and throws unless money, couriers, jobs and events are as if
 * it had not been. `answered` are the orders whose buyers were told that they are made.
 */
export async function proveSales(
  known: RunningStack,
  files: StackFiles,
  answered: readonly string[],
): Promise<void> {
  const admin = postgres(known.database_url, { max: 1, onnotice: () => {} });
  // Leases of killed processes expire in real time; the test does not wait for it.
  for (const table of ["jobs", "invoices", "outbox"]) {
    await admin`
      update private.${
      admin(table)
    } set leased_until = clock_timestamp() where leased_until is not null`;
  }
  // A worker that lives finishes what it holds, and nobody else may do it meanwhile.
  await expect.poll(() => heldJobs(admin), { timeout: 60_000 }).toBe(0);
  // Within the hour in which an invoice can be paid.
  await sandboxOf(known)("/clock/advance", { seconds: 1800 });
  await expect.poll(() => heldJobs(admin), { timeout: 60_000 }).toBe(0);
  await proveMoney({ database: { admin } });
  await provePurchases(admin, files, answered);
  await proveEvents(admin, files);
  const owed = await admin`
    select kind, last_error from private.jobs
    where finished_at is null and run_at <= private.now() and kind <> 'orders_deadline'`;
  expect(owed).toEqual([]);
  await admin.end();
}

async function heldJobs(admin: postgres.Sql): Promise<number> {
  const [row] = await admin`
    select count(*)::int as held from private.jobs
    where finished_at is null and leased_until > clock_timestamp()`;
  return row!["held"];
}

/** What was paid is sold and has one courier; what clients paid is paid. */
async function provePurchases(
  admin: postgres.Sql,
  files: StackFiles,
  answered: readonly string[],
): Promise<void> {
  const paid = emulatorDocuments<{ id: string; payment: object | null }>(files, "invoice")
    .filter(({ payment }) => payment).map(({ id }) => id);
  const orders = await admin`
    select orders.id, orders.status from private.invoices
    join public.orders on orders.id = invoices.order_id where invoices.provider_id in ${
    admin(paid)
  }`;
  expect(orders.filter(({ status }) => status !== "READY_TO_SHIP")).toEqual([]);
  expect(orders).toHaveLength(paid.length);
  const known = new Set(orders.map(({ id }) => id));
  expect(answered.filter((id) => !known.has(id))).toEqual([]);

  const couriers = await admin`
    select shipments.shipper_order_id as booked from public.orders
    left join private.shipments on shipments.order_id = orders.id
    where orders.status = 'READY_TO_SHIP'`;
  const atProvider = emulatorDocuments<{ id: string; request: { reference_id: string } }>(
    files,
    "order",
  );
  const references = new Set(atProvider.map(({ request }) => request.reference_id));
  expect(references.size).toBe(atProvider.length);
  const booked = couriers.map(({ booked }) => booked as string | null);
  expect(new Set(booked).size).toBe(booked.length);
  expect(atProvider.map(({ id }) => id)).toEqual(expect.arrayContaining(booked));
}

/** The portal has each event of the outbox, in order per aggregate, and none that the outbox does not have. */
async function proveEvents(admin: postgres.Sql, files: StackFiles): Promise<void> {
  const sent = await admin<{ envelope: FinanceEvent; delivered: boolean }[]>`
    select private.event_envelope(outbox) as envelope, delivered_at is not null as delivered
    from private.outbox order by seq`;
  expect(sent.filter(({ delivered }) => !delivered)).toEqual([]);
  const arrived = new Map<string, FinanceEvent>();
  for (const event of emulatorDocuments<FinanceEvent>(files, "portal_event").reverse()) {
    const before = arrived.get(event.id);
    // A delivery whose result was lost is repeated, as it was.
    if (before) expect(event).toEqual(before);
    else arrived.set(event.id, event);
  }
  const bySeq = [...arrived.values()].sort((left, right) => left.seq - right.seq);
  expect(bySeq).toEqual(sent.map(({ envelope }) => envelope));
  const versions = new Map<string, number>();
  for (const { aggregate } of arrived.values()) {
    const last = versions.get(aggregate.id) ?? 0;
    expect(aggregate.version, `of ${aggregate.type} ${aggregate.id}`).toBe(last + 1);
    versions.set(aggregate.id, aggregate.version);
  }
}
