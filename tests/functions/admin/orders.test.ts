import { beforeAll, expect, test } from "vitest";
import { must, setUp, tally, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { offersOf } from "../../support/offers.ts";

const market = useMarket();
const ops = setUp(() => market.staffClient("ops_admin"));

let sales: Record<"open" | "shipped" | "disputed", Sale>;
beforeAll(async () => {
  sales = {
    open: await market.openSale({ price: 50_000 }),
    shipped: await market.shippedSale({ price: 2_000_000 }),
    disputed: await market.disputedSale(),
  };
});

const nameOf = (id: string) =>
  Object.entries(sales).find(([, { order }]) => order.id === id)?.[0] ?? id;
const orders = async (query: string): Promise<string[]> =>
  (await ops.get(`/admin/orders?${query}`)).body.data.items.map(({ id }: { id: string }) =>
    nameOf(id)
  );

test("orders are found by status, party, reference, amount and time, newest first", async () => {
  const { open, shipped, disputed } = sales;
  expect(await orders("")).toEqual(["disputed", "shipped", "open"]);
  expect(await orders("status=SHIPPED")).toEqual(["shipped"]);
  expect(await orders(`user_id=${open.buyer.id}`)).toEqual(["open"]);
  expect(await orders(`user_id=${open.seller.id}`)).toEqual(["open"]);
  expect(await orders(`buyer_id=${open.seller.id}`)).toEqual([]);
  expect(await orders(`seller_id=${shipped.seller.id}`)).toEqual(["shipped"]);
  expect(await orders(`reference=${disputed.order.reference.toLowerCase()}`)).toEqual(["disputed"]);
  expect(await orders(`order=${disputed.order.reference.toLowerCase()}`)).toEqual(["disputed"]);
  expect(await orders(`order=${disputed.order.id}`)).toEqual(["disputed"]);
  expect(await orders("order=ORD-NOTHING")).toEqual([]);
  expect(await orders("min_total=1000000")).toEqual(["shipped"]);
  expect(await orders("max_total=100000")).toEqual(["open"]);
  expect(await orders("to=2020-01-01T00:00:00Z")).toEqual([]);
  expect(await orders("from=2020-01-01T00:00:00Z&status=DISPUTED")).toEqual(["disputed"]);
});

test("an order is found by its parcel's number, and by the ids of parcel and invoice at their providers", async () => {
  const { shipped } = sales;
  const { waybill, shipper_order_id } = await shipped.shipment();
  const { payment } = shipped.order;
  for (const name of [waybill, waybill!.toLowerCase(), shipper_order_id, payment.invoice_id]) {
    expect([name, await orders(`reference=${name}`)]).toEqual([name, ["shipped"]]);
  }
});

test("an order with an open case or a missed deadline is stuck and shows why", async () => {
  expect(await orders("stuck=true")).toEqual([]);
  await market.sql`
    insert into private.staff_cases (kind, key, order_id) values ('parcel_trouble', 'x', ${sales.shipped.order.id})`;
  await market.sql`
    update private.jobs set run_at = private.now() - interval '6 minutes'
    where kind = 'orders_deadline' and key like ${`${sales.open.order.id}:%`} and finished_at is null`;
  const { items } = (await ops.get("/admin/orders?stuck=true")).body.data;
  expect(items.map(({ id, stuck }: { id: string; stuck: string[] }) => [nameOf(id), stuck]))
    .toEqual([["shipped", ["case:parcel_trouble"]], ["open", ["overdue:orders_deadline"]]]);
  expect(await orders("stuck=false")).toEqual(["disputed"]);
});

test("disputes are found by age, oldest first on request", async () => {
  const ids = async (query: string) =>
    (await ops.get(`/admin/disputes?${query}`)).body.data.items.map(
      ({ order_id }: { order_id: string }) => nameOf(order_id),
    );
  expect(await ids("sort=oldest")).toEqual(["disputed"]);
  expect(await ids("older_than_hours=1")).toEqual([]);
  await market.sql`update private.disputes set opened_at = opened_at - interval '26 hours'`;
  expect(await ids("older_than_hours=26")).toEqual(["disputed"]);
  expect((await ops.get("/admin/disputes")).body.data.items[0].age_hours).toBe(26);
  expect((await ops.get("/admin/disputes?older_than_hours=old")).status).toBe(400);
});

test("shipments are found by status, direction, courier, tracking number and order", async () => {
  const find = async (query: string): Promise<string[]> =>
    (await ops.get(`/admin/shipments?${query}`)).body.data.items.map(
      ({ order_id }: { order_id: string }) => nameOf(order_id),
    );
  const [newest] = (await ops.get("/admin/shipments")).body.data.items;
  expect(await find("")).toEqual(["disputed", "shipped"]);
  expect(await find("status=picked")).toEqual(["disputed", "shipped"]);
  expect(await find("direction=return")).toEqual([]);
  expect(await find(`courier_code=${newest.courier_code}`)).toEqual(["disputed", "shipped"]);
  expect(await find(`tracking_number=${newest.tracking_number}`)).toEqual(["disputed"]);
  expect(await find(`order=${sales.shipped.order.reference}`)).toEqual(["shipped"]);
  expect(await find(`order=${sales.shipped.order.id}`)).toEqual(["shipped"]);
  expect(await find("order=ORD-NOTHING")).toEqual([]);
  expect(newest).toMatchObject({
    order_reference: sales.disputed.order.reference,
    direction: "outbound",
  });
});

test("a parcel shipped without our courier is found by its tracking number", async () => {
  await market.sql`
    update private.shipments set waybill = null where order_id = ${sales.shipped.order.id}`;
  await market.sql`
    update public.orders set tracking_number = 'OWN-77' where id = ${sales.shipped.order.id}`;
  const { items } = (await ops.get("/admin/shipments?tracking_number=own-77")).body.data;
  expect(items).toMatchObject([{ order_id: sales.shipped.order.id, tracking_number: "OWN-77" }]);
});

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

test("the explanation shows what the parties were told long after the end", async () => {
  const sale = await market.completedSale();
  await market.time.advance(60 * 86_400);
  await sale.chargeBack();
  const { notifications } = await explain(sale);
  expect(column(notifications, "kind")).toEqual(
    expect.arrayContaining(["order.completed", "payment.proceeds_disputed"]),
  );
});

test("the explanation shows the offer of the price, and the other offers for the listing, newest first", async () => {
  const { acceptedOffer, bargain, offerOrder, openOffer } = offersOf(market);
  const deal = await bargain();
  const others: string[] = [];
  const bidder = await market.user();
  for (const [price, buyer] of [[100_000, await market.user()], [110_000, bidder]] as const) {
    others.unshift(await openOffer({ ...deal, buyer }, price));
  }
  const accepted = await acceptedOffer(deal);
  const body = await offerOrder(deal, accepted);
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

const clawback = (sale: Sale, query = "") => market.approved(() => sale.clawBack(undefined, query));

test("a refund after completion happens once, needs a reason, and may take the seller's wallet below zero", async () => {
  const sale = await market.completedSale({ price: 240_000 });
  await sale.seller.fund(-240_000);
  expect((await clawback(sale, "?dry_run=true")).body.data.refunded_amount).toBe(249_000);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => clawback(sale)));
  expect(tally(answers)).toEqual({ 200: 1, 409: 4 });
  expect(await sale.seller.wallet()).toBe(-240_000);
  const { body: { data } } = await sale.seller.get("/wallet/transactions");
  expect(data.items[0]).toMatchObject({
    type: "clawback",
    amount: -240_000,
    balance_after: -240_000,
    order_reference: sale.order.reference,
  });
  expect((await sale.buyer.entries())[0]).toEqual(["refund", 249_000]);
  expect(await market.audit(sale.order.id)).toMatchObject([{ reason: "Barang palsu" }]);
});

test("only completed orders are refunded this way, and not by one of their parties", async () => {
  for (const sale of [await market.shippedSale(), await market.returnApprovedSale()]) {
    expect((await clawback(sale)).status).toBe(409);
  }
  const sale = await market.paidSale();
  await market.appoint(sale.buyer, "ops_admin");
  await must(sale.step("buyer", "confirm"));
  const path = `/admin/orders/${sale.order.id}/refund`;
  expect((await sale.buyer.post(path, { reason: "Mau uang kembali" })).status).toBe(403);
});

test("a sale that a voucher paid is taken back once, although the buyer gets nothing", async () => {
  const voucher_code = await market.voucher({ value: 5_000_000 });
  const sale = await market.completedSale({ price: 2_500_000 }, undefined, { voucher_code });
  const answers = await Promise.all([1, 2].map(() => clawback(sale)));
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  expect((await clawback(sale)).status).toBe(409);
  await market.proveMoney();
});
