/** An accepted offer's price in rates, preview, order and books, down to a refund and a chargeback. */
import { afterEach, expect, test } from "vitest";
import { errorOf, must, useMarket } from "../../support/market.ts";
import { offersOf } from "../../support/offers.ts";
import { settlementsOf } from "../../support/settlements.ts";

const market = useMarket();
const { acceptedOffer, bargain, offerOrder, openOffer, statusOf, toldOf } = offersOf(market);
afterEach(() => market.proveMoney());

/** Of a listing of 150,000: shipping 9,000, and the fee of the price agreed on. */
const [PRICE, SHIPPING, FEE] = [120_000, 9_000, 5_000];

interface Terms {
  wallet?: number;
  voucher?: Record<string, unknown>;
}

const MIXED: Terms = { wallet: 50_000, voucher: {} };

/** What POST /orders needs for an offer of 120,000. */
async function agreed({ wallet = 0, voucher }: Terms = {}) {
  const deal = await bargain();
  const offer_id = await acceptedOffer(deal, PRICE);
  if (wallet > 0) await deal.buyer.fund(wallet);
  const body = {
    ...await offerOrder(deal, offer_id),
    ...voucher && { voucher_code: await market.voucher(voucher) },
    ...wallet > 0 && { use_wallet: true },
  };
  return { ...deal, offer_id, body };
}

async function ordered(terms: Terms = {}) {
  const deal = await agreed(terms);
  return market.saleOf({ ...deal, order: await must(deal.buyer.post("/orders", deal.body)) });
}

async function disputed() {
  const sale = await ordered(MIXED);
  await sale.pay();
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "dispute", { reason: "Tidak sesuai" }));
  return sale;
}

test("fee, voucher, wallet, commission, payout and books are those of the agreed price; others pay the listing's", async () => {
  await market.setting("commission_bps", 500);
  const deal = await agreed(MIXED);
  const amounts = {
    item_price: PRICE,
    shipping_fee: SHIPPING,
    buyer_protection_fee: FEE,
    voucher_discount: 20_000,
    wallet_amount: 50_000,
    total: 114_000,
    amount_due: 64_000,
  };
  expect(await must(deal.buyer.post("/orders/preview", deal.body))).toMatchObject(amounts);
  expect((await must(deal.seller.get(`/listings/${deal.listing_id}`))).price).toBe(150_000);
  const order = await must(deal.buyer.post("/orders", deal.body));
  expect(order).toMatchObject({ ...amounts, offer_id: deal.offer_id });
  expect(await statusOf(deal, deal.offer_id)).toBe("accepted");
  const sale = market.saleOf({ ...deal, order });
  await sale.complete();
  await market.setting("commission_bps", 0);
  expect(await statusOf(deal, deal.offer_id)).toBe("used");
  expect(await sale.sums()).toMatchObject({
    buyer: -50_000,
    seller: 114_000,
    commission_revenue: 6_000,
    protection_fee_revenue: FEE,
    promotions: -20_000,
    provider_cash: -64_000,
  });
  const { items } = await must(deal.seller.get(`/offers?listing_id=${deal.listing_id}`));
  expect(items[0]).toMatchObject({ id: deal.offer_id, order_id: order.id });
  const ops = await market.staff("ops_admin");
  const explained = await must(ops.get(`/admin/orders/${order.reference}/explain`));
  expect(explained.offer).toMatchObject({ id: deal.offer_id, price: PRICE });
});

test("a percentage is of the agreed price, and the smallest invoice is that of its total", async () => {
  const tenth = await ordered({ voucher: { kind: "percent", value: 10 } });
  expect(tenth.order).toMatchObject({ voucher_discount: 12_000, total: 122_000 });
  const whole = { kind: "percent", value: 100 };
  const small = await ordered({ voucher: whole });
  expect(small.order).toMatchObject({ voucher_discount: 120_000, total: 14_000 });
  const least = await agreed({ voucher: { value: 5_000_000 } });
  const preview = await must(least.buyer.post("/orders/preview", least.body));
  expect(preview).toMatchObject({
    total: 10_000,
    voucher_discount: PRICE + SHIPPING + FEE - 10_000,
    voucher: { capped_by: "minimum_payment" },
  });
  // Of 134,000, not of the 164,750 at the listing's price.
  const rest = await ordered({ wallet: 133_999 });
  expect(rest.order).toMatchObject({ wallet_amount: 124_000, amount_due: 10_000 });
  const minimum = await agreed({ voucher: { min_total: 134_001 } });
  expect(await errorOf(minimum.buyer.post("/orders", minimum.body))).toBe(
    "400 voucher_minimum_not_met",
  );
});

test("a settlement, by the parties or staff, is bounded by what was paid for the agreed price", async () => {
  const most = PRICE + SHIPPING - 20_000;
  const { offer, accept } = settlementsOf(market);
  const sale = await disputed();
  expect(await errorOf(offer(sale, sale.seller, most + 1))).toBe("400 refund_out_of_range");
  const { settlement } = await must(offer(sale, sale.seller, 30_000));
  await must(accept(sale, sale.buyer, settlement.id));
  expect(await sale.buyer.wallet()).toBe(30_000);
  expect(await sale.seller.wallet()).toBe(PRICE - 30_000);

  const split = await disputed();
  const decide = (refund_amount: number) => split.resolve("split", { refund_amount });
  expect((await decide(most + 1)).status).toBe(400);
  await must(decide(most));
  expect(await split.buyer.wallet()).toBe(most);
  expect(await split.seller.wallet()).toBe(PRICE - most);
});

test("a chargeback takes from the seller at most what the agreed price paid them", async () => {
  const sale = await ordered();
  await sale.complete();
  const charge = await sale.chargeBackDecided("seller");
  expect(charge).toMatchObject({ amount: 134_000, from_buyer: 0, from_seller: PRICE });
  expect(await sale.seller.wallet()).toBe(0);
});

test("of two orders with one offer the paid one counts: a late payment of the other goes back", async () => {
  const first = await ordered();
  await first.payLate();
  const order = await must(first.buyer.post("/orders", first.body));
  const second = market.saleOf({ ...first, order });
  await second.pay();
  expect([await first.status(), await second.status()]).toEqual(["CANCELLED", "READY_TO_SHIP"]);
  await must(second.step("buyer", "cancel"));
  expect(await first.buyer.wallet()).toBe(2 * 134_000);
  // Used is used: a second late word buys nothing.
  expect(await errorOf(first.buyer.post("/orders", first.body))).toBe("409 offer_not_open");
});

test("an order that ends unpaid leaves the offer usable within its 24 hours", async () => {
  const deal = await ordered();
  await must(deal.step("buyer", "cancel"));
  const again = await must(deal.buyer.post("/orders", deal.body));
  expect(again).toMatchObject({ item_price: 120_000, offer_id: deal.offer_id });
  await must(deal.buyer.put(`/orders/${again.id}/cancel`));
  await market.time.advance(86_401);
  const { shipping_quote: _, ...rates } = deal.body;
  expect(await errorOf(deal.buyer.post("/shipping/rates", rates))).toBe("409 offer_expired");
  const plain = await must(deal.buyer.post("/orders", await deal.buyer.orderBody(deal.listing_id)));
  expect(plain).toMatchObject({ item_price: 150_000, offer_id: null });
});

test("the quote binds the price: one of the other price is rejected, either way", async () => {
  const { buyer, listing_id, offer_id, body: offered } = await agreed();
  const plain = await buyer.orderBody(listing_id);
  const { offer_id: _, ...without } = offered;
  for (const body of [{ ...plain, offer_id }, without]) {
    for (const path of ["/orders/preview", "/orders"]) {
      expect(await errorOf(buyer.post(path, body))).toBe("400 quote_outdated");
    }
  }
  await must(buyer.post("/orders", offered));
});

test("an offer of another buyer, of another listing, not accepted, or that is none, in every step", async () => {
  const deal = await agreed();
  const open = { ...deal, listing_id: await deal.seller.list() };
  const other = { ...deal, listing_id: await deal.seller.list() };
  const stranger = { ...deal, buyer: await market.user() };
  const cases = [
    [stranger, deal.offer_id, "404 offer_not_found"],
    [deal, crypto.randomUUID(), "404 offer_not_found"],
    [other, deal.offer_id, "409 offer_for_another_listing"],
    [open, await openOffer(open), "409 offer_not_accepted"],
  ] as const;
  for (const [{ buyer, listing_id }, offer_id, reason] of cases) {
    const body = { ...await buyer.orderBody(listing_id), offer_id };
    const { shipping_quote: _, ...rates } = body;
    const paths = { "/shipping/rates": rates, "/orders/preview": body, "/orders": body };
    for (const [path, sent] of Object.entries(paths)) {
      expect(await errorOf(buyer.post(path, sent)), path).toBe(reason);
    }
  }
  const listing = await must(deal.buyer.get(`/listings/${deal.listing_id}`));
  expect(listing.status).toBe("active");
});

test("a late payment revives the order at its offer's price, unless the offer has ended meanwhile", async () => {
  for (const changed of [false, true]) {
    const deal = await ordered();
    await deal.payLate();
    if (changed) {
      for (const price of [140_000, 150_000]) {
        await must(deal.seller.patch(`/listings/${deal.listing_id}`, { price }));
      }
    }
    await market.runDue();
    expect(await deal.status()).toBe(changed ? "CANCELLED" : "READY_TO_SHIP");
    expect(await deal.buyer.wallet()).toBe(changed ? deal.order.total : 0);
    expect(await statusOf(deal, deal.offer_id)).toBe(changed ? "ended" : "used");
  }
});

test("an order made in time is paid after the offer's time; nobody is told that it expired", async () => {
  const { body, ...deal } = await agreed();
  await market.sql`
    update private.offers set expires_at = private.now() + interval '60 seconds'
    where id = ${deal.offer_id}`;
  await market.sql`
    update private.jobs set run_at = private.now() + interval '60 seconds'
    where kind = 'offers_expire' and key = ${`${deal.offer_id}:accepted`}`;
  const made = await must(deal.buyer.post("/orders", body));
  await market.time.advance(120);
  expect(await toldOf(deal.buyer, deal.offer_id)).toEqual(["offer.accepted"]);
  await market.saleOf({ ...deal, order: made }).pay();
  expect(await statusOf(deal, deal.offer_id)).toBe("used");
});

test("a repeated request of the same order is the same order; another price is another request", async () => {
  const { body, ...deal } = await agreed();
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const [one, two] = await Promise.all([
    deal.buyer.post("/orders", body, key),
    deal.buyer.post("/orders", body, key),
  ]);
  const statuses = [one!.status, two!.status].toSorted();
  expect([[201, 201], [201, 409]]).toContainEqual(statuses);
  const again = await must(deal.buyer.post("/orders", body, key));
  expect(again.offer_id).toBe(deal.offer_id);
  const { offer_id: _, ...without } = body;
  expect((await deal.buyer.post("/orders", without)).status).not.toBe(201);
});
