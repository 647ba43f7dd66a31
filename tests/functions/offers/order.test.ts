/** An accepted offer's price in rates, preview, order and books. */
import { expect, test } from "vitest";
import { errorOf, must, useMarket } from "../../support/market.ts";
import { offersOf } from "../../support/offers.ts";
import type { Bargain } from "../../support/offers.ts";

const market = useMarket();
const { acceptedOffer, bargain, offerOrder, openOffer, statusOf, toldOf } = offersOf(market);

async function accepted(price = 120_000) {
  const deal = await bargain();
  return { ...deal, offer_id: await acceptedOffer(deal, price) };
}

const order = async (deal: Bargain & { offer_id: string }) => {
  const body = await offerOrder(deal, deal.offer_id);
  return market.saleOf({ ...deal, body, order: await must(deal.buyer.post("/orders", body)) });
};

test("the order costs the offer's price, in preview, fees, escrow, wallet and books; others pay the listing's", async () => {
  const deal = await accepted();
  const body = await offerOrder(deal, deal.offer_id);
  const preview = await must(deal.buyer.post("/orders/preview", body));
  expect(preview.item_price).toBe(120_000);
  expect((await must(deal.seller.get(`/listings/${deal.listing_id}`))).price).toBe(150_000);
  const made = await must(deal.buyer.post("/orders", body));
  expect(made).toMatchObject({
    item_price: 120_000,
    offer_id: deal.offer_id,
    total: preview.total,
  });
  expect(await statusOf(deal, deal.offer_id)).toBe("accepted");
  await market.saleOf({ ...deal, order: made }).complete();
  expect(await statusOf(deal, deal.offer_id)).toBe("used");
  const [{ commission }] = await market.sql<[{ commission: number }]>`
    select commission::integer from public.orders where id = ${made.id}`;
  expect(await deal.seller.wallet()).toBe(120_000 - commission);
  const { items } = await must(deal.seller.get(`/offers?listing_id=${deal.listing_id}`));
  expect(items[0]).toMatchObject({ id: deal.offer_id, order_id: made.id });
  const ops = await market.staff("ops_admin");
  const explained = await must(ops.get(`/admin/orders/${made.reference}/explain`));
  expect(explained.offer).toMatchObject({ id: deal.offer_id, price: 120_000 });
  await market.proveMoney();
});

test("an order that ends unpaid leaves the offer usable within its 24 hours", async () => {
  const deal = await order(await accepted());
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
  const deal = await accepted();
  const { buyer, listing_id, offer_id } = deal;
  const [plain, offered] = [
    await buyer.orderBody(listing_id),
    await offerOrder(deal, offer_id),
  ];
  const { offer_id: _, ...without } = offered;
  for (const body of [{ ...plain, offer_id }, without]) {
    for (const path of ["/orders/preview", "/orders"]) {
      expect(await errorOf(buyer.post(path, body))).toBe("400 quote_outdated");
    }
  }
  await must(buyer.post("/orders", offered));
});

test("an offer of another buyer, of another listing, not accepted, or that is none, in every step", async () => {
  const deal = await accepted();
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
    const deal = await order(await accepted());
    await deal.payWithoutCallback("delay");
    await must(deal.step("buyer", "cancel"));
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
  await market.proveMoney();
});

test("an order made in time is paid after the offer's time; nobody is told that it expired", async () => {
  const deal = await accepted();
  const body = await offerOrder(deal, deal.offer_id);
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
  await market.proveMoney();
});

test("a repeated request of the same order is the same order; another price is another request", async () => {
  const deal = await accepted();
  const body = await offerOrder(deal, deal.offer_id);
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
