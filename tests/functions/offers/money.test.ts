/** Voucher, wallet, commission, refund and chargeback of an order at an accepted offer's price. */
import { afterEach, expect, test } from "vitest";
import { errorOf, must, useMarket } from "../../support/market.ts";
import { offersOf } from "../../support/offers.ts";
import { settlementsOf } from "../../support/settlements.ts";

const market = useMarket();
const { acceptedOffer, bargain, offerOrder } = offersOf(market);
afterEach(() => market.proveMoney());

/** Of a listing of 150,000: shipping 9,000, and the fee of the price agreed on. */
const [PRICE, SHIPPING, FEE] = [120_000, 9_000, 5_000];

interface Terms {
  wallet?: number;
  voucher?: Record<string, unknown> | null;
}

/** What POST /orders needs for an offer of 120,000; a voucher of 20,000 unless told otherwise. */
async function agreed({ wallet = 50_000, voucher = {} }: Terms = {}) {
  const deal = await bargain();
  const offer_id = await acceptedOffer(deal, PRICE);
  if (wallet > 0) await deal.buyer.fund(wallet);
  const code = voucher === null ? {} : { voucher_code: await market.voucher(voucher) };
  const body = { ...await offerOrder(deal, offer_id), ...code, use_wallet: wallet > 0 };
  return { ...deal, offer_id, body };
}

async function ordered(terms: Terms = {}) {
  const deal = await agreed(terms);
  return market.saleOf({ ...deal, order: await must(deal.buyer.post("/orders", deal.body)) });
}

async function disputed(terms: Terms = {}) {
  const sale = await ordered(terms);
  await sale.pay();
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "dispute", { reason: "Tidak sesuai" }));
  return sale;
}

test("fee, voucher, wallet, commission and payout are those of the agreed price", async () => {
  await market.setting("commission_bps", 500);
  const deal = await agreed();
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
  const order = await must(deal.buyer.post("/orders", deal.body));
  const sale = market.saleOf({ ...deal, order });
  expect(sale.order).toMatchObject(amounts);
  await sale.complete();
  await market.setting("commission_bps", 0);
  expect(await sale.sums()).toMatchObject({
    buyer: -50_000,
    seller: 114_000,
    commission_revenue: 6_000,
    protection_fee_revenue: FEE,
    promotions: -20_000,
    provider_cash: -64_000,
  });
});

test("a percentage is of the agreed price, and the smallest invoice is that of its total", async () => {
  const tenth = await ordered({ wallet: 0, voucher: { kind: "percent", value: 10 } });
  expect(tenth.order).toMatchObject({ voucher_discount: 12_000, total: 122_000 });
  const whole = { kind: "percent", value: 100 };
  const small = await ordered({ wallet: 0, voucher: whole });
  expect(small.order).toMatchObject({ voucher_discount: 120_000, total: 14_000 });
  const least = await agreed({ wallet: 0, voucher: { value: 5_000_000 } });
  const preview = await must(least.buyer.post("/orders/preview", least.body));
  expect(preview).toMatchObject({
    total: 10_000,
    voucher_discount: PRICE + SHIPPING + FEE - 10_000,
    voucher: { capped_by: "minimum_payment" },
  });
  // Of 134,000, not of the 164,750 at the listing's price.
  const rest = await ordered({ wallet: 133_999, voucher: null });
  expect(rest.order).toMatchObject({ wallet_amount: 124_000, amount_due: 10_000 });
  const minimum = await agreed({ wallet: 0, voucher: { min_total: 134_001 } });
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
  const sale = await ordered({ wallet: 0, voucher: null });
  await sale.complete();
  const charge = await sale.chargeBackDecided("seller");
  expect(charge).toMatchObject({ amount: 134_000, from_buyer: 0, from_seller: PRICE });
  expect(await sale.seller.wallet()).toBe(0);
});

test("of two orders with one offer the paid one counts: a late payment of the other goes back", async () => {
  const first = await ordered({ wallet: 0, voucher: null });
  await first.payWithoutCallback("delay");
  await must(first.step("buyer", "cancel"));
  const order = await must(first.buyer.post("/orders", first.body));
  const second = market.saleOf({ ...first, order });
  await second.pay();
  expect([await first.status(), await second.status()]).toEqual(["CANCELLED", "READY_TO_SHIP"]);
  await must(second.step("buyer", "cancel"));
  expect(await first.buyer.wallet()).toBe(2 * 134_000);
  // Used is used: a second late word buys nothing.
  expect(await errorOf(first.buyer.post("/orders", first.body))).toBe("409 offer_not_open");
});
