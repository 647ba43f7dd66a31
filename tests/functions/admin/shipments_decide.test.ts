import { afterEach, expect, test } from "vitest";
import {
  atProvider,
  booksOf,
  casesOf,
  noFaults,
  providerOrders,
  shipmentOf,
} from "../../support/courier.ts";
import { IMPATIENT } from "../../support/environment.ts";
import { must, step, walletOf } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { openSale, paidSale, pay, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";
import { REASON } from "../../support/staff.ts";
import { undecidedSale } from "../../support/undecided.ts";

const market = useMarket(IMPATIENT);
const ops = setUp(() => market.staff("ops_admin"));
afterEach(() => noFaults(market));

const DAY = 24 * 3600;
const evidence = "Ticket 812: the provider's written answer";
const notBooked = { outcome: "not_booked", evidence };
const decide = async (sale: Sale, body: object, by = ops) =>
  market.as(by).post(
    `/admin/shipments/${(await shipmentOf(market, sale)).id}/decide`,
    body,
    REASON,
  );
const payable = async (sale: Sale) => (await booksOf(market, sale))["shipping_payable"] ?? 0;

test("a booking that is rejected after the order moved on ends as a case, and its job stops", async () => {
  const sale = await undecidedSale(market);
  expect(await casesOf(market, sale)).toEqual(["booking_undecided"]);
  const jobs = await market.database.admin`
    select finished_at from private.jobs where kind = 'shipping_book' and key = ${sale.order.id}`;
  expect(jobs).toMatchObject([{ finished_at: expect.any(Date) }]);
  const { items } = await must(market.as(ops).get(`/admin/cases?order=${sale.order.id}`));
  expect(items[0]).toMatchObject({
    details: { direction: "outbound", reference_id: sale.order.id, reason: expect.any(String) },
    next_step: expect.stringContaining("POST /admin/shipments/:id/decide"),
  });
  expect((await market.as(ops).post(`/admin/cases/${items[0].id}/close`, undefined, REASON)).status)
    .toBe(409);
  expect(await payable(sale)).toBe((await readOrder(market, sale)).shipping_fee);
  await proveMoney(market);
});

test("staff decide that there was no booking: the buyer gets the fee back once, and the evidence is kept", async () => {
  const sale = await undecidedSale(market);
  const { shipping_fee } = await readOrder(market, sale);
  const [first, second] = await Promise.all([decide(sale, notBooked), decide(sale, notBooked)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect(await walletOf(market, sale.buyer)).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);
  const { id } = await shipmentOf(market, sale);
  const { items } = await must(
    market.as(await market.staff("superadmin")).get(`/admin/audit?target_id=${id}`),
  );
  expect(items).toMatchObject([{ after: { outcome: "not_booked", evidence } }]);
  expect((await must(market.as(ops).get(`/admin/cases?order=${sale.order.id}`))).items).toEqual([]);
  await proveMoney(market);
});

test("staff name the shipping order: it is read at the provider, cancelled there, and the fee goes back", async () => {
  const sale = await undecidedSale(market, { booked: true });
  const { id } = await atProvider(market, (await providerOrders(market, sale))[0]!);
  const { shipping_fee } = await readOrder(market, sale);
  const booked = { outcome: "booked", shipper_order_id: id, price: 1, evidence };
  expect((await must(decide(sale, booked))).price).toBe(shipping_fee);
  await market.time.advance(3600);
  expect((await atProvider(market, id)).status).toBe("cancelled");
  expect(await walletOf(market, sale.buyer)).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);
  await proveMoney(market);
});

test("a carrier that had the parcel keeps the fee, also if the provider has forgotten its order", async () => {
  const sale = await undecidedSale(market);
  const { shipping_fee } = await readOrder(market, sale);
  const price = shipping_fee + 500;
  const booked = { outcome: "booked", shipper_order_id: "forgotten-1", price, evidence };
  await must(decide(sale, booked));
  await market.time.advance(3600);
  expect(await walletOf(market, sale.buyer)).toBe(0);
  expect(await booksOf(market, sale)).toMatchObject({
    courier_balance: price,
    courier_adjustments: -500,
  });
  expect(await payable(sale)).toBe(0);
  expect(await casesOf(market, sale)).toContain("courier_not_cancelled");
  await proveMoney(market);
});

test("a booking that turns up after the fee went back is paid from claims, not from other fees", async () => {
  const sale = await undecidedSale(market);
  const { shipping_fee } = await readOrder(market, sale);
  await must(decide(sale, notBooked));
  const booked = { outcome: "booked", shipper_order_id: "late-1", price: shipping_fee, evidence };
  await must(decide(sale, booked));
  expect(await booksOf(market, sale)).toMatchObject({
    courier_balance: shipping_fee,
    claims: -shipping_fee,
  });
  expect(await walletOf(market, sale.buyer)).toBe(shipping_fee);
  await proveMoney(market);
});

test("the shipping order of another parcel decides nothing", async () => {
  const sale = await undecidedSale(market);
  const other = await undecidedSale(market, { booked: true });
  const { id } = await atProvider(market, (await providerOrders(market, other))[0]!);
  const answer = await decide(sale, {
    outcome: "booked",
    shipper_order_id: id,
    price: 1,
    evidence,
  });
  expect([answer.status, answer.body.error.message]).toEqual([
    409,
    "That shipping order belongs to another parcel.",
  ]);
  await noFaults(market);
  const known = await paidSale(market);
  const shipper_order_id = (await shipmentOf(market, known)).shipper_order_id!;
  const second = await decide(sale, { outcome: "booked", shipper_order_id, price: 1, evidence });
  expect(second.status).toBe(409);
  await proveMoney(market);
});

test("staff decide nothing while the provider is still asked, about a known booking, or about themselves", async () => {
  const sale = await openSale(market);
  await market.fault("shipping", "create_order", "refuse", 1000);
  await pay(market, sale);
  expect((await decide(sale, notBooked)).status).toBe(409);
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-STILL-ASKED" }));
  await market.time.advance(DAY);
  expect((await decide(sale, notBooked)).status).toBe(409);
  expect(await casesOf(market, sale)).toEqual([]);
  await noFaults(market);
  await market.time.advance(2 * 3600);
  expect((await shipmentOf(market, sale)).cancelled_at).not.toBeNull();
  expect((await decide(sale, notBooked)).status).toBe(409);
  const path = "/admin/shipments/00000000-0000-4000-8000-000000000000/decide";
  expect((await market.as(ops).post(path, notBooked, REASON)).status).toBe(404);
  await market.database.admin`
    insert into private.staff_roles (user_id, role) values (${sale.seller.id}, 'ops_admin')`;
  expect((await decide(sale, notBooked, sale.seller)).status).toBe(403);
});

test("without any answer the provider is asked on beside the case, and its answer closes the case", async () => {
  const sale = await openSale(market);
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await pay(market, sale);
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-SILENCE" }));
  await market.fault("shipping", "create_order", "error", 1000);
  await market.time.advance(3 * DAY);
  expect(await casesOf(market, sale)).toContain("booking_undecided");
  await noFaults(market);
  await market.time.advance(2 * 3600);
  expect((await must(market.as(ops).get(`/admin/cases?order=${sale.order.id}`))).items).toEqual([]);
  expect(await walletOf(market, sale.buyer)).toBe((await readOrder(market, sale)).shipping_fee);
  await proveMoney(market);
});

test("nobody leaves while a booking of their order is undecided", async () => {
  const sale = await undecidedSale(market);
  await must(step(market, sale.buyer, sale, "confirm"));
  const answer = await market.as(sale.buyer).delete("/auth/me");
  expect([answer.status, answer.body.error.message]).toEqual([
    409,
    expect.stringContaining("whether a courier was booked"),
  ]);
  const { shipping_fee } = await readOrder(market, sale);
  await must(
    decide(sale, { outcome: "booked", shipper_order_id: "kept-1", price: shipping_fee, evidence }),
  );
  expect((await market.as(sale.buyer).delete("/auth/me")).status).toBe(200);
  await proveMoney(market);
});

test("nor does the seller of a cancelled order whose booking is undecided", async () => {
  const sale = await openSale(market);
  await market.fault("shipping", "create_order", "refuse", 1000);
  await pay(market, sale);
  await must(step(market, sale.seller, sale, "cancel"));
  expect((await market.as(sale.seller).delete("/auth/me")).status).toBe(409);
  await market.time.advance(3 * DAY);
  expect((await market.as(sale.seller).delete("/auth/me")).status).toBe(409);
  await must(decide(sale, notBooked));
  expect((await market.as(sale.seller).delete("/auth/me")).status).toBe(200);
  await proveMoney(market);
});
