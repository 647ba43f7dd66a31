import { expect, test } from "vitest";
import postgres from "postgres";
import { proveMoney } from "../support/money.ts";
import { buyAndPay, emulatorDocuments, sandboxOf, useStackProcess } from "./running_stack.ts";

/** The number of kills; `CHAOS=20 npm test -- tests/local/chaos.test.ts` runs longer. */
const KILLS = Number(Deno.env.get("CHAOS") ?? 3);
const SHOPPERS = 8;

const { files, start, kill, killWithPostgres } = useStackProcess();

test(
  "killed repeatedly in the middle of sales, the marketplace continues where it stopped",
  async () => {
    let bought = 0;
    for (let round = 0; round < KILLS; round++) {
      const known = await start();
      let isOver = false;
      const shopper = async () => {
        while (!isOver) {
          // The kill interrupts these calls on purpose; their responses are ignored.
          await buyAndPay(known).then(() => bought++, () => {});
        }
      };
      const shoppers = Array.from({ length: SHOPPERS }, shopper);
      // Real time on purpose: a real process is killed in the middle of real calls.
      await new Promise((resolve) => setTimeout(resolve, 1500 + 700 * round));
      isOver = true;
      await (round % 2 === 1 ? killWithPostgres() : kill());
      await Promise.all(shoppers);
    }
    expect(bought).toBeGreaterThan(KILLS);

    const known = await start();
    const admin = postgres(known.database_url, { max: 1, onnotice: () => {} });
    // Leases of killed processes expire in real time; the test does not wait for it.
    await admin`update private.jobs set leased_until = clock_timestamp() where leased_until is not null`;
    await admin`update private.invoices set leased_until = clock_timestamp() where leased_until is not null`;
    // Within the hour in which an invoice can be paid.
    await sandboxOf(known)("/clock/advance", { seconds: 1800 });
    await proveMoney({ database: { admin } });

    const paid = emulatorDocuments<{ id: string; payment: object | null }>(files, "invoice")
      .filter(({ payment }) => payment).map(({ id }) => id);
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
    const atProvider = emulatorDocuments<{ request: { reference_id: string } }>(files, "order")
      .map(({ request }) => request.reference_id);
    expect(couriers[0]).toEqual({ rows: paid.length, booked: paid.length });
    expect(new Set(atProvider).size).toBe(atProvider.length);
    expect(atProvider).toHaveLength(paid.length);
    const owed = await admin`
    select kind, last_error from private.jobs where finished_at is null and run_at <= private.now() and kind <> 'orders_deadline'`;
    expect(owed).toEqual([]);
    await admin.end();
  },
  300_000,
);
