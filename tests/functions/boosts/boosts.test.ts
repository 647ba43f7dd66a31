import { afterEach, expect, test } from "vitest";
import {
  atOnce,
  CALLBACK_TOKEN,
  IMPATIENT,
  must,
  RACING,
  setUp,
  tally,
  useMarket,
} from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";

const market = useMarket({ ...IMPATIENT, ...RACING });
const seller = setUp(() => market.user());
afterEach(() => market.proveMoney());

const boost = (who: User, listing_id: string, name = "boost_1d", key?: string) =>
  who.post("/boosts", { listing_id, package: name }, key ? { "idempotency-key": key } : {});

test("a seller buys a package and gets an invoice of its price", async () => {
  const { data: packages } = (await seller.get("/boosts/packages")).body;
  const [cheapest] = packages;
  const { status, body } = await boost(seller, await seller.list(), cheapest.package);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: "AWAITING_PAYMENT",
    price: cheapest.price,
    score: cheapest.score,
    days: cheapest.days,
    starts_at: null,
    payment: { status: "PENDING" },
  });
  expect(body.data.reference).toMatch(/^BST-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(await market.invoicesOf(body.data.reference)).toMatchObject([{ amount: cheapest.price }]);
  expect((await seller.get("/boosts")).body.data).toMatchObject({ total: 1, items: [body.data] });
});

test("a listing that is not for sale has no boost, and to others does not exist", async () => {
  const id = await seller.list();
  for (const status of ["reserved", "sold", "removed"]) {
    await market.sql`update public.listings set status = ${status} where id = ${id}`;
    expect((await boost(seller, id)).status).toBe(409);
  }
  expect((await boost(await market.user(), id)).status).toBe(404);
});

test("ten concurrent requests for one listing make one purchase and one invoice", async () => {
  const id = await seller.list();
  const answers = await atOnce(10, () => boost(seller, id));
  expect(tally(answers)).toEqual({ 201: 1, 409: 9 });
  const { reference } = answers.find(({ status }) => status === 201)!.body.data;
  expect(await market.invoicesOf(reference)).toHaveLength(1);
});

test("the same key returns the same purchase, also after a job finished it", async () => {
  const id = await seller.list();
  const first = await boost(seller, id, "boost_1d", "key-1");
  const second = await boost(seller, id, "boost_1d", "key-1");
  expect([second.text, second.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
  expect((await boost(seller, id, "boost_3d", "key-1")).status).toBe(409);

  const other = await seller.list();
  await market.fault("payment", "create_invoice", "timeout_after_commit");
  await market.fault("payment", "list_invoices", "error");
  expect((await boost(seller, other, "boost_1d", "key-2")).status).toBe(503);
  await market.endInvoiceLeases();
  await market.time.advance(120);
  const answer = await boost(seller, other, "boost_1d", "key-2");
  expect([answer.status, answer.body.data.status]).toEqual([201, "AWAITING_PAYMENT"]);
  expect(await market.invoicesOf(answer.body.data.reference)).toHaveLength(1);
});

interface Bought {
  seller: User;
  listing_id: string;
  boost: { id: string; reference: string; price: number; payment: { invoice_id: string } };
}

const buy = async (): Promise<Bought> => {
  const seller = await market.user();
  const listing_id = await seller.list();
  return { seller, listing_id, boost: await must(boost(seller, listing_id, "boost_3d")) };
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
  return market.services.db.service.call("internal.apply_invoice_update", { invoice });
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
  await atOnce(5, (index) => Promise.all([callback(index), read(bought)]));
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
  expect((await boost(bought.seller, bought.listing_id)).status).toBe(201);
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
