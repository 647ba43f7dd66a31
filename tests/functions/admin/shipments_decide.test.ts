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
/** The sellers ship by another courier while the bookings are rejected; a first answer may be lost. */
async function undecidedSales(...bookings: { booked: boolean }[]): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (const { booked } of bookings) {
    await market.noFaults();
    const sale = await market.openSale();
    await market.fault("shipping", "create_order", booked ? "timeout_after_commit" : "refuse");
    await sale.pay();
    await must(sale.step("seller", "ship", { tracking_number: `OWN-${sale.order.reference}` }));
    sales.push(sale);
  }
  await market.noFaults();
  await market.fault("shipping", "create_order", "refuse", 1000);
  await market.time.advance(3 * DAY, DAY / 2);
  return sales;
}
const undecidedSale = async () => (await undecidedSales({ booked: false }))[0]!;
const payable = async (sale: Sale) => (await sale.books())["shipping_payable"] ?? 0;

test("a booking that is rejected after the order moved on ends as a case, and its job stops; staff decide that there was none, and the buyer gets the fee back once", async () => {
  const sale = await undecidedSale();
  const { shipping_fee } = await sale.read();
  expect(await sale.cases()).toEqual(["booking_undecided"]);
  const jobs = await market.sql`
    select finished_at from private.jobs where kind = 'shipping_book' and key = ${sale.order.id}`;
  expect(jobs).toMatchObject([{ finished_at: expect.any(Date) }]);
  const cases = async () => (await must(ops.get(`/admin/cases?order=${sale.order.id}`))).items;
  const [{ id: open, ...shown }] = await cases();
  expect(shown).toMatchObject({
    details: { direction: "outbound", reference_id: sale.order.id, reason: expect.any(String) },
    next_step: expect.stringContaining("POST /admin/shipments/:id/decide"),
  });
  expect((await ops.post(`/admin/cases/${open}/close`, undefined, REASON)).status).toBe(409);
  expect(await payable(sale)).toBe(shipping_fee);

  const [first, second] = await Promise.all([decide(sale, notBooked), decide(sale, notBooked)]);
  expect([first.status, second.status].sort()).toEqual([200, 409]);
  expect(await sale.buyer.wallet()).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);
  expect(await market.audit((await sale.shipment()).id))
    .toMatchObject([{ after: { outcome: "not_booked", evidence } }]);
  expect(await cases()).toEqual([]);
  await market.proveMoney();

  // It turns up after all: paid from claims, not from other fees.
  const booked = { outcome: "booked", shipper_order_id: "late-1", price: shipping_fee, evidence };
  await must(decide(sale, booked));
  expect(await sale.books()).toMatchObject({
    courier_balance: shipping_fee,
    claims: -shipping_fee,
  });
  expect(await sale.buyer.wallet()).toBe(shipping_fee);
});

const FOREIGN = "That shipping order belongs to another parcel.";

test("staff name the shipping order, not that of another parcel or of none of ours: it is read at the provider, cancelled there, and the fee goes back", async () => {
  const [other, sale] = await undecidedSales({ booked: false }, { booked: true }) as [Sale, Sale];
  const { id } = await atProvider(market, (await providerOrders(market, sale))[0]!);
  const { shipping_fee } = await sale.read();
  const booked = { outcome: "booked", shipper_order_id: id, price: 1, evidence };
  const foreign = await decide(other, booked);
  expect([foreign.status, foreign.body.error.message]).toEqual([409, FOREIGN]);
  const args = {
    id: (await other.shipment()).id,
    outcome: "booked",
    evidence,
    shipment: { id: "by-hand-1", reference_id: null, price: 1, status: "confirmed" },
    audit: { operation: "admin_shipments_decide", reason: "Invoice", request_id: "1" },
  };
  await expect(market.services.db.user(ops).call("api.admin_shipments_decide", args))
    .rejects.toThrow(FOREIGN);

  expect((await must(decide(sale, booked))).price).toBe(shipping_fee);
  await market.time.advance(3600);
  expect((await atProvider(market, id)).status).toBe("cancelled");
  expect(await sale.buyer.wallet()).toBe(shipping_fee);
  expect(await payable(sale)).toBe(0);

  await market.noFaults();
  const known = await market.paidSale();
  const shipper_order_id = (await known.shipment()).shipper_order_id!;
  expect((await decide(other, { ...booked, shipper_order_id })).status).toBe(409);
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
  const [sale, other] = await undecidedSales({ booked: false }, { booked: false }) as [Sale, Sale];
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
    message: FOREIGN,
  });
});
