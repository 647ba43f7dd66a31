import { describe, expect, test } from "vitest";
import { IMPATIENT, must, RACING, REASON, useMarket } from "../../support/market.ts";
import { ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import { finishPurchase, obtainInvoice, resumePurchase } from "../../../shared/purchase/flow.ts";
import { boosts, orders } from "../../../shared/purchase/kinds.ts";
import type { PendingPurchase } from "../../../shared/db/results.ts";
import { listingStatus, rejectingPayments, reserveOnly } from "../../support/purchases.ts";

const market = useMarket({ ...IMPATIENT, ...RACING });

const worker = () => ({ db: market.services.db, log: () => {}, triggerJobs: () => {} });

/** Makes the invoice at the provider, for a process that then died. */
const makeInvoice = ({ request }: PendingPurchase) => market.payments().createInvoice(request);

/** As the job does that finishes a purchase, once its lease has ended. */
const takeOver = (purchase_id: string) =>
  market.services.db.service.call("internal.claim_unfinished_purchase", { purchase_id });

/** What somebody can buy: the request, its first step in a process that then died, and whether it is reserved. */
const PURCHASES = {
  order: async () => {
    const { buyer, body, listing_id } = await market.toOrder();
    return {
      send: () => buyer.post("/orders", body),
      reserve: () => reserveOnly(market, buyer, body),
      isReserved: async () => await listingStatus(market, listing_id) === "reserved",
      kind: orders,
    };
  },
  boost: async () => {
    const seller = await market.user();
    const body = { listing_id: await seller.list(), package: "boost_1d" };
    return {
      send: () => seller.post("/boosts", body),
      reserve: () =>
        boosts.reserve(market.services.db.user(seller), body, undefined, "xendit_invoices"),
      isReserved: async () =>
        (await market.sql`
          select from private.boost_purchases where listing_id = ${body.listing_id}`).length === 1,
      kind: boosts as unknown as typeof orders,
    };
  },
};

describe.each(Object.entries(PURCHASES))("%s", (_, prepare) => {
  test("when the payment provider answers too late, its invoice is found and no second one is made", async () => {
    const { send } = await prepare();
    await market.fault("payment", "create_invoice", "timeout_after_commit");
    const { reference } = await must(send());
    expect(await market.invoicesOf(reference)).toHaveLength(1);
  });

  test("while the payment provider is down, it stays reserved until a lookup finds no invoice", async () => {
    const { send, isReserved } = await prepare();
    await market.fault("payment", "create_invoice", "error");
    await market.fault("payment", "list_invoices", "error");
    const answer = await send();
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(await isReserved()).toBe(true);
    await market.endInvoiceLeases();
    await market.time.advance(120);
    expect(await isReserved()).toBe(false);
    expect((await send()).status).toBe(201);
  });

  test("a retry finds the invoice of a process that died after making it", async () => {
    const { send } = await prepare();
    await market.fault("payment", "create_invoice", "timeout_after_commit");
    await market.fault("payment", "list_invoices", "error");
    expect((await send()).status).toBe(503);
    expect((await send()).status).toBe(409);
    await market.endInvoiceLeases();
    const { reference } = await must(send());
    expect(await market.invoicesOf(reference)).toHaveLength(1);
  });

  test("it is kept when the invoice is rejected after an earlier attempt, whose answer finishes it", async () => {
    const { reserve, isReserved, kind } = await prepare();
    const pending = await reserve();
    const deps = { ...worker(), payments: rejectingPayments };
    await expect(obtainInvoice(deps, kind, { ...pending, resumed: true }))
      .rejects.toMatchObject({ code: "UNAVAILABLE" });
    expect(await isReserved()).toBe(true);
    expect(await finishPurchase(deps, kind, pending.id, await makeInvoice(pending)))
      .toMatchObject({ status: "AWAITING_PAYMENT" });
  });

  test("the invoice of one that was abandoned in the meantime is expired", async () => {
    const { reserve, kind } = await prepare();
    const pending = await reserve();
    const invoice = await makeInvoice(pending);
    expect(await kind.abandon(market.services.db, pending)).toBe(true);
    await expect(finishPurchase(worker(), kind, pending.id, invoice))
      .rejects.toMatchObject({ code: "CONFLICT" });
    await market.runDue();
    expect(await market.invoicesOf(pending.request.external_id))
      .toMatchObject([{ status: "EXPIRED" }]);
  });

  test("the second invoice of one that two processes finish is expired", async () => {
    const { reserve, kind } = await prepare();
    const pending = await reserve();
    const [first, second] = [await makeInvoice(pending), await makeInvoice(pending)];
    for (const invoice of [first, second, first]) {
      expect(await finishPurchase(worker(), kind, pending.id, invoice))
        .toMatchObject({ status: "AWAITING_PAYMENT" });
    }
    await market.runDue();
    const invoices = await market.invoicesOf(pending.request.external_id);
    expect(invoices).toHaveLength(2);
    expect(invoices).toEqual(expect.arrayContaining([
      expect.objectContaining({ id: first.id, status: "PENDING" }),
      expect.objectContaining({ id: second.id, status: "EXPIRED" }),
    ]));
  });

  test("one that another request took over is not abandoned", async () => {
    const { reserve, kind } = await prepare();
    const first = await reserve();
    await market.endInvoiceLeases();
    const second = await takeOver(first.id);
    expect(await kind.abandon(market.services.db, first)).toBe(false);
    expect(await kind.abandon(market.services.db, second!)).toBe(true);
  });
});

test("an unfinished order of a seller who is banned meanwhile is abandoned, and its case with it", async () => {
  const { body, buyer, seller, listing_id } = await market.toOrder();
  await market.fault("payment", "create_invoice", "error");
  expect((await buyer.post("/orders", body)).status).toBe(503);
  const staff = await market.staff("ops_admin");
  await must(staff.put(`/admin/accounts/${seller.id}`, { account_status: "banned" }, REASON));
  await market.endInvoiceLeases();
  await market.time.advance(120);
  expect(await listingStatus(market, listing_id)).not.toBe("reserved");
  expect(await market.sql`select from public.orders where listing_id = ${listing_id}`).toEqual([]);
});

/** An order whose process died after its first step. */
async function reserved() {
  const { buyer, body, listing_id } = await market.toOrder();
  return { listing_id, order: await reserveOnly(market, buyer, body) };
}

test("an order is kept while the lookup of its invoice is rejected", async () => {
  const { order, listing_id } = await reserved();
  const payments = {
    ...rejectingPayments,
    createInvoice: () => Promise.reject(new ProviderUnclear("no answer")),
    findInvoice: () =>
      Promise.reject(new ProviderRejected(403, "REQUEST_FORBIDDEN_ERROR", "no", {})),
  };
  const deps = { ...worker(), payments };
  await expect(obtainInvoice(deps, orders, order)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await listingStatus(market, listing_id)).toBe("reserved");
  await expect(obtainInvoice({ ...deps, payments: rejectingPayments }, orders, order)).rejects
    .toMatchObject({ code: "UNAVAILABLE" });
  expect(await listingStatus(market, listing_id)).toBe("active");
});

test("an order finished by another process keeps its invoice when the request fails", async () => {
  const { order } = await reserved();
  const invoice = await makeInvoice(order);
  const deps = worker();
  await finishPurchase(deps, orders, order.id, invoice);
  const taken = {
    claimId: crypto.randomUUID(),
    key: "taken",
    replyTo: () => ({ status: 201, text: "" }),
  };
  await expect(finishPurchase(deps, orders, order.id, invoice, taken)).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await market.runDue();
  expect(await market.invoicesOf(order.request.external_id)).toMatchObject([{
    status: "PENDING",
  }]);
});

test("a retry with another courier or address than the unfinished order is rejected", async () => {
  const { body, buyer, listing_id } = await market.toOrder();
  const { rates } =
    (await buyer.post("/shipping/rates", { listing_id, address_id: body.address_id })).body.data;
  await reserveOnly(market, buyer, body);
  await market.endInvoiceLeases();
  const other = await buyer.post("/orders", { ...body, shipping_quote: rates.at(-1).quote });
  expect([other.status, other.headers.get("retry-after")]).toEqual([409, "60"]);
  expect((await buyer.post("/orders", body)).status).toBe(201);
});

test("a request that is paused until another one took over, and is then rejected, abandons nothing", async () => {
  const { order, listing_id } = await reserved();
  let reject = () => {};
  const paused = new Promise<never>((_, no) => {
    reject = () => no(new ProviderRejected(400, "API_VALIDATION_ERROR", "no", {}));
  });
  const deps = { ...worker(), payments: { ...rejectingPayments, createInvoice: () => paused } };
  const first = obtainInvoice(deps, orders, order);
  await market.endInvoiceLeases();
  const second = await takeOver(order.id);
  reject();
  await expect(first).rejects.toMatchObject({ code: "UNAVAILABLE" });
  expect(await listingStatus(market, listing_id)).toBe("reserved");
  const payments = market.payments();
  expect(await obtainInvoice({ ...deps, payments }, orders, second!)).toMatchObject({
    status: "AWAITING_PAYMENT",
  });
  expect(await orders.abandon(deps.db, second!)).toBe(false);
});

test("a job that looked for an invoice before another request took over abandons nothing", async () => {
  const { order, listing_id } = await reserved();
  await market.endInvoiceLeases();
  let leased: PendingPurchase | null = null;
  const payments = {
    ...rejectingPayments,
    findInvoice: async () => {
      await market.endInvoiceLeases();
      leased = await takeOver(order.id);
      return null;
    },
  };
  const deps = { ...worker(), payments };
  await resumePurchase(deps, orders, order.id);
  expect(await listingStatus(market, listing_id)).toBe("reserved");
  expect(await orders.abandon(deps.db, leased!)).toBe(true);
  expect(await listingStatus(market, listing_id)).toBe("active");
});

test("an abandonment that meets another request taking over waits for it, and abandons nothing", async () => {
  const { order, listing_id } = await reserved();
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
  const { order } = await reserved();
  for (let step = 0; step < 5; step++) await market.time.advance(90);
  const [job] = await market.sql`
    select attempts from private.jobs where kind = 'finish_order' and key = ${order.id}`;
  expect(job).toEqual({ attempts: 0 });
});
