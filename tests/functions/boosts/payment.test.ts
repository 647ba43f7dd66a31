import { afterEach, expect, test } from "vitest";
import { CALLBACK_TOKEN, must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

interface Bought {
  seller: User;
  listing_id: string;
  boost: { id: string; reference: string; price: number; payment: { invoice_id: string } };
}

const buy = async (): Promise<Bought> => {
  const seller = await market.user();
  const listing_id = await seller.list();
  const answer = await seller.post("/boosts", { listing_id, package: "boost_3d" });
  return { seller, listing_id, boost: await must(answer) };
};
const pay = async ({ boost }: Bought, body = {}) => {
  await market.sandbox(`/payment/invoices/${boost.payment.invoice_id}/pay`, body);
  await market.runDue();
};
const read = async ({ seller, boost }: Bought) => await must(seller.get(`/boosts/${boost.id}`));
const first = async ({ seller }: Bought) =>
  (await seller.get("/listings/boosted?limit=1")).body.listings[0].id;
const events = (id: string) =>
  market.sql`select type, aggregate_version, data from private.outbox where aggregate_id = ${id}`;
const applyInvoice = (bought: Bought, paid_amount: number | null, more = {}) => {
  const { boost } = bought;
  const invoice = {
    id: boost.payment.invoice_id,
    external_id: boost.reference,
    status: paid_amount === null ? "EXPIRED" : "PAID",
    paid_amount,
    payment_id: null,
    ...more,
  };
  return market.services.db.service.call("internal.apply_boost_invoice_update", { invoice });
};

test("a paid boost starts, earns revenue, publishes its event, puts its listing first and ends", async () => {
  const before = await accountBalance(market.database, "boost_revenue");
  const bought = await buy();
  await pay(bought);
  const running = await read(bought);
  expect(running).toMatchObject({ status: "ACTIVE", payment: { status: "PAID" } });
  expect(Date.parse(running.ends_at) - Date.parse(running.starts_at)).toBe(3 * 86_400_000);
  expect(await first(bought)).toBe(bought.listing_id);
  expect((await accountBalance(market.database, "boost_revenue")) - before).toBe(
    bought.boost.price,
  );
  expect(await events(bought.boost.id)).toMatchObject([
    {
      type: "boost.purchased",
      aggregate_version: 1,
      data: { listing_id: bought.listing_id, amount: bought.boost.price },
    },
  ]);
  await market.time.advance(3 * 86_400);
  expect(await read(bought)).toMatchObject({ status: "ENDED" });
  const [row] = await market.sql`
    select boost_score from public.listings where id = ${bought.listing_id}`;
  expect(row!["boost_score"]).toBe(0);
});

test("five callbacks and five concurrent polls start, post and publish a boost once", async () => {
  const bought = await buy();
  const before = await accountBalance(market.database, "boost_revenue");
  await market.payWithoutCallback(bought.boost, "delay");
  const callback = (index: number) =>
    market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", {
      id: bought.boost.payment.invoice_id,
      external_id: bought.boost.reference,
      status: "PAID",
      amount: bought.boost.price,
      index,
    });
  await Promise.all(
    Array.from({ length: 5 }, (_, index) => [callback(index), read(bought)] as Promise<unknown>[])
      .flat(),
  );
  await market.runDue();
  expect((await accountBalance(market.database, "boost_revenue")) - before).toBe(
    bought.boost.price,
  );
  expect(await events(bought.boost.id)).toHaveLength(1);
  const periods = await market.sql`
    select id from private.boost_periods where listing_id = ${bought.listing_id}`;
  expect(periods).toHaveLength(1);
});

test("an unpaid boost expires after an hour, and the listing can be boosted again", async () => {
  const bought = await buy();
  await market.time.advance(3700);
  expect(await read(bought)).toMatchObject({ status: "EXPIRED" });
  const again = await bought.seller.post("/boosts", {
    listing_id: bought.listing_id,
    package: "boost_1d",
  });
  expect(again.status).toBe(201);
});

test("a late payment starts the boost once", async () => {
  const bought = await buy();
  expect(await applyInvoice(bought, null)).toBe("expired");
  const { price } = bought.boost;
  expect([
    await applyInvoice(bought, price),
    await applyInvoice(bought, price),
    await applyInvoice(bought, null),
  ]).toEqual(["paid", "known", "known"]);
  expect(await read(bought)).toMatchObject({ status: "ACTIVE" });
});

test("a payment for a deleted listing goes to the seller's wallet once", async () => {
  const bought = await buy();
  await bought.seller.delete(`/listings/${bought.listing_id}`);
  const { price } = bought.boost;
  expect([await applyInvoice(bought, price), await applyInvoice(bought, price)]).toEqual([
    "refunded",
    "known",
  ]);
  expect(await read(bought)).toMatchObject({ status: "REFUNDED" });
  const { data } = (await bought.seller.get("/wallet/transactions")).body;
  expect(data.items).toMatchObject([{ type: "refund", amount: price, order_reference: null }]);
  expect(await events(bought.boost.id)).toEqual([]);
});

test("a payment for a deleted seller goes to suspense", async () => {
  const bought = await buy();
  await applyInvoice(bought, null);
  await bought.seller.delete("/auth/me");
  const before = await accountBalance(market.database, "suspense");
  const { price } = bought.boost;
  expect([await applyInvoice(bought, price), await applyInvoice(bought, price)]).toEqual([
    "in_suspense",
    "known",
  ]);
  expect((await accountBalance(market.database, "suspense")) - before).toBe(price);
});

test("a wrong or additional amount goes to suspense", async () => {
  const before = await accountBalance(market.database, "suspense");
  const wrong = await buy();
  expect([
    await applyInvoice(wrong, 1_000),
    await applyInvoice(wrong, 1_000),
    await applyInvoice(wrong, 1_500),
  ]).toEqual(["in_suspense", "known", "in_suspense"]);
  expect(await read(wrong)).toMatchObject({ status: "PARKED" });
  const right = await buy();
  await applyInvoice(right, right.boost.price);
  expect(await applyInvoice(right, right.boost.price + 300)).toBe("in_suspense");
  expect(await read(right)).toMatchObject({ status: "ACTIVE" });
  const misdirected = await buy();
  expect(await applyInvoice(misdirected, misdirected.boost.price, { id: "other invoice" })).toBe(
    "in_suspense",
  );
  expect(await read(misdirected)).toMatchObject({ status: "AWAITING_PAYMENT" });
  expect((await accountBalance(market.database, "suspense")) - before).toBe(
    1_800 + misdirected.boost.price,
  );
});

test("a boost that is paid after staff hid its listing is refunded", async () => {
  const bought = await buy();
  const hidden = { reason: "Fotonya dari toko lain" };
  const ops = await market.staff("ops_admin");
  await must(ops.put(`/admin/listings/${bought.listing_id}/hide`, hidden));
  await pay(bought);
  expect(await read(bought)).toMatchObject({ status: "REFUNDED" });
  const { items } = await must(bought.seller.get("/wallet/transactions"));
  expect(items).toMatchObject([{ type: "refund", amount: bought.boost.price }]);
});
