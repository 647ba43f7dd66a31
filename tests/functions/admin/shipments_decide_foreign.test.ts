import { afterEach, expect, test } from "vitest";
import { casesOf, noFaults, shipmentOf } from "../../support/courier.ts";
import { IMPATIENT } from "../../support/environment.ts";
import { must } from "../../support/life.ts";
import { untilLocked } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import type { Sale } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";
import { REASON } from "../../support/staff.ts";
import { undecidedSale } from "../../support/undecided.ts";

const market = useMarket(IMPATIENT);
const ops = setUp(() => market.staff("ops_admin"));
afterEach(() => noFaults(market));

const evidence = "Ticket 812: the provider's written answer";
const decide = async (sale: Sale, body: object) =>
  market.as(ops).post(
    `/admin/shipments/${(await shipmentOf(market, sale)).id}/decide`,
    body,
    REASON,
  );

test("a shipping order at the provider that names no parcel of ours decides nothing", async () => {
  const sale = await undecidedSale(market);
  const { id } = await shipmentOf(market, sale);
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
  const sale = await undecidedSale(market);
  await must(decide(sale, { outcome: "booked", shipper_order_id: "typo-1", price: 1, evidence }));
  const answered = async (id: string) =>
    market.services.db.service.call("internal.record_booking", {
      order_id: sale.order.id,
      direction: "outbound",
      shipment: { id, price: 9000, status: "confirmed" },
    });
  expect(await answered("typo-1")).toBe(false);
  expect(await casesOf(market, sale)).not.toContain("courier_not_cancelled");
  for (let time = 0; time < 2; time++) expect(await answered("real-1")).toBe(false);
  const { items } = await must(market.as(ops).get(`/admin/cases?order=${sale.order.id}`));
  expect(items).toMatchObject([{
    kind: "courier_not_cancelled",
    details: { shipper_order_id: "real-1", price: 9000 },
  }]);
  await proveMoney(market);
});

test("a shipping order that another parcel just got is a conflict, not a failure", async () => {
  const [sale, other] = [await undecidedSale(market), await undecidedSale(market)];
  const booked = { outcome: "booked", shipper_order_id: "same-1", price: 1, evidence };
  let answer: ReturnType<typeof decide>;
  await market.database.admin.begin(async (sql) => {
    await sql`
      select internal.record_booking(${other.order.id}, 'outbound',
        '{"id": "same-1", "price": 1, "status": "confirmed"}')`;
    answer = decide(sale, booked);
    await untilLocked(market, 1);
  });
  expect((await answer!).body.error).toMatchObject({
    code: "CONFLICT",
    message: "That shipping order belongs to another parcel.",
  });
});

test("a price that no courier charges is a 400 and decides nothing", async () => {
  const sale = await undecidedSale(market);
  for (const price of [-1, 1.5, 10_000_001, 2 ** 53]) {
    const booked = { outcome: "booked", shipper_order_id: "typo-2", price, evidence };
    expect((await decide(sale, booked)).status).toBe(400);
  }
  expect(await casesOf(market, sale)).toEqual(["booking_undecided"]);
  await proveMoney(market);
});
