import { expect, test } from "vitest";
import { IMPATIENT, useMarket } from "../../support/market.ts";
import { ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import { finishPurchase, obtainInvoice, resumePurchase } from "../../../shared/purchase/flow.ts";
import { orders } from "../../../shared/purchase/kinds.ts";
import type { PendingPurchase } from "../../../shared/db/results.ts";
import { invoicesOf } from "../../support/sale.ts";
import {
  listingStatus,
  prepareOrder,
  rejectingPayments,
  reserveOnly,
} from "../../support/purchases.ts";
import { xendit } from "../../support/xendit.ts";

const market = useMarket(IMPATIENT);

/** Makes the invoice at the provider, for a process that then died. */
const makeInvoice = ({ request }: PendingPurchase) =>
  xendit(market).payments.createInvoice(request);

test("when the payment provider answers too late, its invoice is found and no second one is made", async () => {
  const { buyer, body } = await prepareOrder(market);
  await market.fault("payment", "create_invoice", "timeout_after_commit");
  const { status, body: answer } = await buyer.post("/orders", body);
  expect(status).toBe(201);
  expect(await invoicesOf(market, answer.data.reference)).toHaveLength(1);
});

test("while the payment provider is down, the listing stays reserved until a lookup finds no invoice", async () => {
  const { buyer, body, listing_id } = await prepareOrder(market);
  await market.fault("payment", "create_invoice", "error");
  await market.fault("payment", "list_invoices", "error");
  const answer = await buyer.post("/orders", body);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(await listingStatus(market, listing_id)).toBe("reserved");
  await market.endInvoiceLeases();
  await market.time.advance(120);
  expect(await listingStatus(market, listing_id)).toBe("active");
});

test("a retry finds the invoice of a process that died after making it", async () => {
  const { buyer, body, listing_id } = await prepareOrder(market);
  await market.fault("payment", "create_invoice", "timeout_after_commit");
  await market.fault("payment", "list_invoices", "error");
  expect((await buyer.post("/orders", body)).status).toBe(503);
  expect((await buyer.post("/orders", body)).status).toBe(409);
  await market.endInvoiceLeases();
  const again = await buyer.post("/orders", body);
  expect(again.status).toBe(201);
  expect(await invoicesOf(market, again.body.data.reference)).toHaveLength(1);
  expect(await listingStatus(market, listing_id)).toBe("reserved");
});

test("an order is kept while the lookup of its invoice is rejected", async () => {
  const { body, buyer, listing_id } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  const payments = {
    ...rejectingPayments,
    createInvoice: () => Promise.reject(new ProviderUnclear("no answer")),
    findInvoice: () =>
      Promise.reject(new ProviderRejected(403, "REQUEST_FORBIDDEN_ERROR", "no", {})),
  };
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {}, payments };
  await expect(obtainInvoice(deps, orders, order)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await listingStatus(market, listing_id)).toBe("reserved");
  await expect(obtainInvoice({ ...deps, payments: rejectingPayments }, orders, order)).rejects
    .toMatchObject(
      {
        code: "UNAVAILABLE",
      },
    );
  expect(await listingStatus(market, listing_id)).toBe("active");
});

test("an order is kept when the invoice is rejected after an earlier attempt", async () => {
  const { body, buyer, listing_id } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  const deps = {
    db: market.services.db,
    log: () => {},
    triggerJobs: () => {},
    payments: rejectingPayments,
  };
  const resumed = obtainInvoice(deps, orders, { ...order, resumed: true });
  await expect(resumed).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await listingStatus(market, listing_id)).toBe("reserved");
  // The answer to the earlier attempt arrives.
  const invoice = await makeInvoice(order);
  expect(await finishPurchase(deps, orders, order.id, invoice)).toMatchObject({
    status: "AWAITING_PAYMENT",
  });
});

test("the invoice of an order abandoned in the meantime is expired", async () => {
  const { body, buyer } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  const invoice = await makeInvoice(order);
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {} };
  await deps.db.service.call("internal.abandon_order", {
    order_id: order.id,
    lease: order.lease,
  });
  await expect(finishPurchase(deps, orders, order.id, invoice)).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await market.runDue();
  expect(await invoicesOf(market, order.request.external_id)).toMatchObject([{
    status: "EXPIRED",
  }]);
});

test("an order finished by another process keeps its invoice when the request fails", async () => {
  const { body, buyer } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  const invoice = await makeInvoice(order);
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {} };
  await finishPurchase(deps, orders, order.id, invoice);
  const taken = { claimId: crypto.randomUUID(), key: "taken", status: () => 201, body: () => "" };
  await expect(finishPurchase(deps, orders, order.id, invoice, taken)).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await market.runDue();
  expect(await invoicesOf(market, order.request.external_id)).toMatchObject([{
    status: "PENDING",
  }]);
});

test("a retry with another courier or address than the unfinished order is rejected", async () => {
  const { body, buyer, listing_id } = await prepareOrder(market);
  const { rates } =
    (await buyer.post("/shipping/rates", { listing_id, address_id: body.address_id })).body.data;
  await reserveOnly(market, buyer, body);
  await market.endInvoiceLeases();
  const other = await buyer.post("/orders", { ...body, shipping_quote: rates.at(-1).quote });
  expect([other.status, other.headers.get("retry-after")]).toEqual([409, "60"]);
  expect((await buyer.post("/orders", body)).status).toBe(201);
});

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
  await market.endInvoiceLeases();
  const second = await orders.pending(deps.db, order.id);
  reject();
  await expect(first).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await listingStatus(market, listing_id)).toBe("reserved");
  const { payments } = xendit(market);
  expect(await obtainInvoice({ ...deps, payments }, orders, second!)).toMatchObject({
    status: "AWAITING_PAYMENT",
  });
  expect(await orders.abandon(deps.db, second!)).toBe(false);
});

test("a job that looked for an invoice before another request took over abandons nothing", async () => {
  const { body, buyer, listing_id } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  await market.endInvoiceLeases();
  let leased: PendingPurchase | null = null;
  const payments = {
    ...rejectingPayments,
    findInvoice: async () => {
      await market.endInvoiceLeases();
      leased = await orders.pending(market.services.db, order.id);
      return null;
    },
  };
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {}, payments };
  await resumePurchase(deps, orders, order.id);
  expect(await listingStatus(market, listing_id)).toBe("reserved");
  expect(await orders.abandon(deps.db, leased!)).toBe(true);
  expect(await listingStatus(market, listing_id)).toBe("active");
});

test("an abandonment that meets another request taking over waits for it, and abandons nothing", async () => {
  const { body, buyer, listing_id } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  await market.endInvoiceLeases();
  let abandoned = Promise.resolve(true);
  // As private.resume_order: the listing first, then the lease.
  await market.sql.begin(async (other) => {
    await other`select from public.listings where id = ${listing_id} for update`;
    abandoned = orders.abandon(market.services.db, order);
    await market.untilLocked(1);
    await other`select private.lease_order(${order.id})`;
    await market.untilLocked(1);
  });
  expect(await abandoned).toBe(false);
  expect(await listingStatus(market, listing_id)).toBe("reserved");
});

test("the job that finishes an order burns no attempts while a request holds its lease", async () => {
  const { body, buyer } = await prepareOrder(market);
  const order = await reserveOnly(market, buyer, body);
  for (let step = 0; step < 5; step++) await market.time.advance(90);
  const [job] = await market.sql`
    select attempts from private.jobs where kind = 'finish_order' and key = ${order.id}`;
  expect(job).toEqual({ attempts: 0 });
});
