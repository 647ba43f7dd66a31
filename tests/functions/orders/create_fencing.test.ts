import { expect, test } from "vitest";
import type { PendingPurchase } from "../../../shared/db/results.ts";
import { ProviderRejected } from "../../../shared/providers/call.ts";
import { obtainInvoice, resumePurchase } from "../../../shared/purchase/flow.ts";
import { orders } from "../../../shared/purchase/kinds.ts";
import { listingStatus } from "../../support/life.ts";
import { untilLocked } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { prepareOrder, rejectingPayments, reserveOnly } from "../../support/purchases.ts";
import { endInvoiceLeases } from "../../support/sale.ts";
import { xendit } from "../../support/xendit.ts";

const market = useMarket();

test("a request that is paused until another one took over, and is then rejected, abandons nothing", async () => {
  const { body, buyer, listing_id } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  let reject = () => {};
  const paused = new Promise<never>((_, no) => {
    reject = () => no(new ProviderRejected(400, "API_VALIDATION_ERROR", "no", {}));
  });
  const deps = {
    db: market.services.db,
    log: () => {},
    triggerJobs: () => {},
    payments: { ...rejectingPayments, createInvoice: () => paused },
  };
  const first = obtainInvoice(deps, orders, order);
  await endInvoiceLeases(market);
  const second = await orders.pending(deps.db, order.id);
  reject();
  await expect(first).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await listingStatus(market, { listing_id })).toBe("reserved");
  const { payments } = xendit(market);
  expect(await obtainInvoice({ ...deps, payments }, orders, second!)).toMatchObject({
    status: "AWAITING_PAYMENT",
  });
  expect(await orders.abandon(deps.db, second!)).toBe(false);
});

test("a job that looked for an invoice before another request took over abandons nothing", async () => {
  const { body, buyer, listing_id } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  await endInvoiceLeases(market);
  let leased: PendingPurchase | null = null;
  const payments = {
    ...rejectingPayments,
    findInvoice: async () => {
      await endInvoiceLeases(market);
      leased = await orders.pending(market.services.db, order.id);
      return null;
    },
  };
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {}, payments };
  await resumePurchase(deps, orders, order.id);
  expect(await listingStatus(market, { listing_id })).toBe("reserved");
  expect(await orders.abandon(deps.db, leased!)).toBe(true);
  expect(await listingStatus(market, { listing_id })).toBe("active");
});

test("an abandonment that meets another request taking over waits for it, and abandons nothing", async () => {
  const { body, buyer, listing_id } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  await endInvoiceLeases(market);
  let abandoned = Promise.resolve(true);
  // As private.resume_order: the listing first, then the lease.
  await market.database.admin.begin(async (other) => {
    await other`select from public.listings where id = ${listing_id} for update`;
    abandoned = orders.abandon(market.services.db, order);
    await untilLocked(market, 1);
    await other`select private.lease_order(${order.id})`;
    await untilLocked(market, 1);
  });
  expect(await abandoned).toBe(false);
  expect(await listingStatus(market, { listing_id })).toBe("reserved");
});

test("the job that finishes an order burns no attempts while a request holds its lease", async () => {
  const { body, buyer } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  for (let step = 0; step < 5; step++) await market.time.advance(90);
  const [job] = await market.database.admin`
    select attempts from private.jobs where kind = 'finish_order' and key = ${order.id}`;
  expect(job).toEqual({ attempts: 0 });
});
