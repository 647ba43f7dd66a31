import { expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";
import { acceptedOffer, bargain, offerOrder, openOffer } from "../../support/offers.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket();
const ops = setUp(() => market.staffClient("ops_admin"));

const explain = async ({ order }: Sale) =>
  (await ops.get(`/admin/orders/${order.reference}/explain`)).body.data;
const column = (rows: Record<string, unknown>[], name: string) => rows.map((row) => row[name]);

test("the explanation of a disputed order contains transitions, entries, calls, events and decisions in order", async () => {
  const sale = await market.disputedSale();
  await must(sale.resolve("refund", { note: "Rusak" }));
  await market.runDue();
  const explained = await explain(sale);
  expect(explained.order).toMatchObject({ id: sale.order.id, status: "REFUNDED" });
  expect(column(explained.transitions, "to")).toEqual([
    "AWAITING_PAYMENT",
    "READY_TO_SHIP",
    "SHIPPED",
    "DISPUTED",
    "REFUNDED",
  ]);
  expect(explained.transitions.at(-1)).toMatchObject({ actor: "staff", reason: "Rusak" });
  expect(column(explained.ledger, "kind")).toEqual(expect.arrayContaining(["payment", "refund"]));
  const calls = explained.provider_calls.map((call: Record<string, unknown>) =>
    `${call["company"]} ${call["direction"]} ${call["what"]}`
  );
  expect(calls).toEqual(expect.arrayContaining([
    "payment asked invoice",
    "payment told callback",
    "shipping asked shipping_book",
    "shipping asked shipping order, outbound",
    "shipping told callback",
  ]));
  expect(column(explained.deliveries, "version")).toEqual([1, 2, 3, 4, 5]);
  expect(column(explained.deliveries, "delivered_at")).not.toContain(null);
  expect(column(explained.notifications, "kind")).toEqual(
    expect.arrayContaining(["order.ready_to_ship", "order.disputed", "dispute.resolved"]),
  );
  expect(new Set(column(explained.notifications, "to"))).toEqual(new Set(["buyer", "seller"]));
  expect(explained.admin_actions).toMatchObject([{
    action: "admin_disputes_resolve",
    role: "ops_admin",
  }]);
  expect(explained.next).toEqual([]);
});

test("the explanation shows the offer of the price, and the other offers for the listing, newest first", async () => {
  const deal = await bargain(market);
  const others: string[] = [];
  const bidder = await market.user();
  for (const [price, buyer] of [[100_000, await market.user()], [110_000, bidder]] as const) {
    others.unshift(await openOffer(market, { ...deal, buyer }, price));
  }
  const accepted = await acceptedOffer(market, deal);
  const body = await offerOrder(market, deal, accepted);
  const order = await must(market.as(deal.buyer).post("/orders", body));
  const explained = await explain({ order } as Sale);
  expect(explained.offer).toMatchObject({ id: accepted, price: 120_000 });
  expect(column(explained.other_offers, "id")).toEqual(others);

  // A bidder does not read what others bid.
  await market.appoint(bidder, "ops_admin");
  const path = `/admin/orders/${order.reference}/explain`;
  expect((await must(market.as(bidder).get(path))).other_offers).toEqual([]);
});

test("the explanation shows the item as it was sold, and both people with their record", async () => {
  const sale = await market.completedSale();
  const { item, order, buyer, seller } = await explain(sale);
  expect(item).toMatchObject({ title: expect.any(String), photos: [expect.any(String)] });
  expect(order).toMatchObject({ item_price: 150_000, courier_code: "jne" });
  expect(buyer).toMatchObject({ username: sale.buyer.username, bought_count: 1, sold_count: 0 });
  expect(seller).toMatchObject({
    username: sale.seller.username,
    sold_count: 1,
    dispute_count: 0,
    strike_count: 0,
  });
  const disputed = await explain(await market.disputedSale());
  expect([disputed.buyer.dispute_count, disputed.seller.dispute_count]).toEqual([1, 1]);
});

test("the explanation contains the possible next states, with actor, time and unmet precondition", async () => {
  const waiting = await explain(await market.openSale());
  expect(waiting.next).toEqual(expect.arrayContaining([
    { to: "CANCELLED", by: "buyer", at: null, objection: null },
    { to: "READY_TO_SHIP", by: "provider", at: null, objection: null },
    { to: "EXPIRED", by: "clock", at: expect.stringMatching(/Z$/), objection: null },
  ]));
  const { next } = await explain(await market.disputedSale());
  expect(next).toContainEqual({ to: "COMPLETED", by: "staff", at: null, objection: null });
});

test("the explanation contains admin actions on transfers, cases and events of the order", async () => {
  const sale = await market.completedSale();
  await must(sale.clawBack());
  const [{ id }] = await market.sql<[{ id: string }]>`
    insert into private.staff_cases (kind, key, order_id) values ('parcel_trouble', 'y', ${sale.order.id}) returning id`;
  expect((await explain(sale)).stuck).toEqual(["case:parcel_trouble"]);
  await ops.post(`/admin/cases/${id}/close`);
  const explained = await explain(sale);
  expect(column(explained.admin_actions, "action")).toEqual([
    "admin_orders_refund",
    "admin_cases_close",
  ]);
  expect(explained.cases).toMatchObject([{ kind: "parcel_trouble", status: "closed" }]);
  expect(explained.stuck).toEqual([]);
  expect(column(explained.ledger, "kind")).toContain("clawback");
});
