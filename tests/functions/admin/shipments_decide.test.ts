import { afterEach, expect, test } from "vitest";
import { IMPATIENT, must, RACING, REASON, setUp, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { atProvider, providerOrders } from "../../support/courier.ts";

const market = useMarket({ ...IMPATIENT, ...RACING });
afterEach(() => market.proveMoney());
const ops = setUp(() => market.staff("ops_admin"));
afterEach(() => market.noFaults());

const DAY = 24 * 3600;
const evidence = "Ticket 812: the provider's written answer";
const notBooked = { outcome: "not_booked", evidence };
const decide = async (sale: Sale, body: object, by = ops) =>
  by.post(`/admin/shipments/${(await sale.shipment()).id}/decide`, body, REASON);
/** The seller ships by another courier while the booking is rejected; a first answer may be lost. */
async function undecidedSale({ booked = false } = {}): Promise<Sale> {
  await market.noFaults();
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", booked ? "timeout_after_commit" : "refuse");
  await sale.pay();
  const tracking_number = `OWN-${sale.order.reference}`;
  await must(sale.step("seller", "ship", { tracking_number }));
  await market.noFaults();
  await market.fault("shipping", "create_order", "refuse", 1000);
  await market.time.advance(3 * DAY, DAY / 2);
  return sale;
}
const payable = async (sale: Sale) => (await sale.books())["shipping_payable"] ?? 0;

test("a booking that is rejected after the order moved on ends as a case, and its job stops", async () => {
  const sale = await undecidedSale();
  expect(await sale.cases()).toEqual(["booking_undecided"]);
  const jobs = await market.sql`
    select finished_at from private.jobs where kind = 'shipping_book' and key = ${sale.order.id}`;
  expect(jobs).toMatchObject([{ finished_at: expect.any(Date) }]);
  const { items } = await must(ops.get(`/admin/cases?order=${sale.order.id}`));
  expect(items[0]).toMatchObject({
    details: { direction: "outbound", reference_id: sale.order.id, reason: expect.any(String) },
    next_step: expect.stringContaining("POST /admin/shipments/:id/decide"),
  });
  expect((await ops.post(`/admin/cases/${items[0].id}/close`, undefined, REASON)).status).toBe(409);
  expect(await payable(sale)).toBe((await sale.read()).shipping_fee);
});

test("staff decide that there was no booking: the buyer gets the fee back once, and the evidence is kept", async () => {
  const sale = await undecidedSale();
  const { shipping_fee } = await sale.read();
  const [first, second] = await Promise.all([decide(sale, notBooked), decide(sale, notBooked)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect(await sale.buyer.wallet()).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);
  const { id } = await sale.shipment();
  const { items } = await must(
    (await market.staff("superadmin")).get(`/admin/audit?target_id=${id}`),
  );
  expect(items).toMatchObject([{ after: { outcome: "not_booked", evidence } }]);
  expect((await must(ops.get(`/admin/cases?order=${sale.order.id}`))).items).toEqual([]);
});

test("staff name the shipping order: it is read at the provider, cancelled there, and the fee goes back", async () => {
  const sale = await undecidedSale({ booked: true });
  const { id } = await atProvider(market, (await providerOrders(market, sale))[0]!);
  const { shipping_fee } = await sale.read();
  const booked = { outcome: "booked", shipper_order_id: id, price: 1, evidence };
  expect((await must(decide(sale, booked))).price).toBe(shipping_fee);
  await market.time.advance(3600);
  expect((await atProvider(market, id)).status).toBe("cancelled");
  expect(await sale.buyer.wallet()).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);
});

test("a carrier that had the parcel keeps the fee, also if the provider has forgotten its order", async () => {
  const sale = await undecidedSale();
  const { shipping_fee } = await sale.read();
  const price = shipping_fee + 500;
  const booked = { outcome: "booked", shipper_order_id: "forgotten-1", price, evidence };
  await must(decide(sale, booked));
  await market.time.advance(3600);
  expect(await sale.buyer.wallet()).toBe(0);
  expect(await sale.books()).toMatchObject({ courier_balance: price, courier_adjustments: -500 });
  expect(await payable(sale)).toBe(0);
  expect(await sale.cases()).toContain("courier_not_cancelled");
});

test("a booking that turns up after the fee went back is paid from claims, not from other fees", async () => {
  const sale = await undecidedSale();
  const { shipping_fee } = await sale.read();
  await must(decide(sale, notBooked));
  const booked = { outcome: "booked", shipper_order_id: "late-1", price: shipping_fee, evidence };
  await must(decide(sale, booked));
  expect(await sale.books()).toMatchObject({
    courier_balance: shipping_fee,
    claims: -shipping_fee,
  });
  expect(await sale.buyer.wallet()).toBe(shipping_fee);
});

test("the shipping order of another parcel decides nothing", async () => {
  const sale = await undecidedSale();
  const other = await undecidedSale({ booked: true });
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
  await market.noFaults();
  const known = await market.paidSale();
  const shipper_order_id = (await known.shipment()).shipper_order_id!;
  const second = await decide(sale, { outcome: "booked", shipper_order_id, price: 1, evidence });
  expect(second.status).toBe(409);
});

test("staff decide nothing while the provider is still asked, about a known booking, or about themselves", async () => {
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", "refuse", 1000);
  await sale.pay();
  expect((await decide(sale, notBooked)).status).toBe(409);
  await must(sale.step("seller", "ship", { tracking_number: "OWN-STILL-ASKED" }));
  await market.time.advance(DAY);
  expect((await decide(sale, notBooked)).status).toBe(409);
  expect(await sale.cases()).toEqual([]);
  await market.noFaults();
  await market.time.advance(2 * 3600);
  expect((await sale.shipment()).cancelled_at).not.toBeNull();
  expect((await decide(sale, notBooked)).status).toBe(409);
  await market.appoint(sale.seller, "ops_admin");
  expect((await decide(sale, notBooked, sale.seller)).status).toBe(403);
});

test("without any answer the provider is asked on beside the case, and its answer closes the case", async () => {
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await sale.pay();
  await must(sale.step("seller", "ship", { tracking_number: "OWN-SILENCE" }));
  await market.fault("shipping", "create_order", "error", 1000);
  await market.time.advance(3 * DAY, DAY / 2);
  expect(await sale.cases()).toContain("booking_undecided");
  await market.noFaults();
  await market.time.advance(2 * 3600);
  expect((await must(ops.get(`/admin/cases?order=${sale.order.id}`))).items).toEqual([]);
  expect(await sale.buyer.wallet()).toBe((await sale.read()).shipping_fee);
});

test("nobody leaves while a booking of their order is undecided", async () => {
  const sale = await undecidedSale();
  await must(sale.step("buyer", "confirm"));
  const answer = await sale.buyer.delete("/auth/me");
  expect([answer.status, answer.body.error.message]).toEqual([
    409,
    expect.stringContaining("whether a courier was booked"),
  ]);
  const { shipping_fee } = await sale.read();
  await must(
    decide(sale, { outcome: "booked", shipper_order_id: "kept-1", price: shipping_fee, evidence }),
  );
  expect((await sale.buyer.delete("/auth/me")).status).toBe(200);
});

test("nor does the seller of a cancelled order whose booking is undecided", async () => {
  const sale = await market.openSale();
  await market.fault("shipping", "create_order", "refuse", 1000);
  await sale.pay();
  await must(sale.step("seller", "cancel"));
  expect((await sale.seller.delete("/auth/me")).status).toBe(409);
  await market.time.advance(3 * DAY, DAY / 2);
  expect((await sale.seller.delete("/auth/me")).status).toBe(409);
  await must(decide(sale, notBooked));
  expect((await sale.seller.delete("/auth/me")).status).toBe(200);
});

test("a shipping order at the provider that names no parcel of ours decides nothing", async () => {
  const sale = await undecidedSale();
  const { id } = await sale.shipment();
  const args = {
    id,
    outcome: "booked",
    evidence,
    shipment: { id: "by-hand-1", reference_id: null, price: 1, status: "confirmed" },
    audit: { operation: "admin_shipments_decide", reason: "Invoice", request_id: "1" },
  };
  await expect(market.services.db.user(ops).call("api.admin_shipments_decide", args))
    .rejects.toThrow("That shipping order belongs to another parcel.");
});

test("a booking that is found although staff named another one becomes a case", async () => {
  const sale = await undecidedSale();
  await must(decide(sale, { outcome: "booked", shipper_order_id: "typo-1", price: 1, evidence }));
  const answered = async (id: string) =>
    market.services.db.service.call("internal.record_booking", {
      order_id: sale.order.id,
      direction: "outbound",
      shipment: { id, price: 9000, status: "confirmed" },
    });
  expect(await answered("typo-1")).toBe(false);
  expect(await sale.cases()).not.toContain("courier_not_cancelled");
  for (let time = 0; time < 2; time++) expect(await answered("real-1")).toBe(false);
  const { items } = await must(ops.get(`/admin/cases?order=${sale.order.id}`));
  expect(items).toMatchObject([{
    kind: "courier_not_cancelled",
    details: { shipper_order_id: "real-1", price: 9000 },
  }]);
});

test("a shipping order that another parcel just got is a conflict, not a failure", async () => {
  const [sale, other] = [await undecidedSale(), await undecidedSale()];
  const booked = { outcome: "booked", shipper_order_id: "same-1", price: 1, evidence };
  let answer: ReturnType<typeof decide>;
  await market.sql.begin(async (sql) => {
    await sql`
      select internal.record_booking(${other.order.id}, 'outbound',
        '{"id": "same-1", "price": 1, "status": "confirmed"}')`;
    answer = decide(sale, booked);
    await market.untilLocked(1);
  });
  expect((await answer!).body.error).toMatchObject({
    code: "CONFLICT",
    message: "That shipping order belongs to another parcel.",
  });
});
