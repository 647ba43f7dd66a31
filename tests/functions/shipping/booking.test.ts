import { expect, test } from "vitest";
import { IMPATIENT, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { atProvider } from "../../support/courier.ts";

const market = useMarket(IMPATIENT);

const fault = (kind: string, times = 1) => market.fault("shipping", "create_order", kind, times);
const cases = (sale: Sale) =>
  market.sql`select kind from private.staff_cases where order_id = ${sale.order.id} order by kind`;
const owed = async ({ order }: Sale): Promise<number> => {
  const rows = await market.sql`
    select coalesce(sum(e.amount), 0)::float8 as sum from private.ledger_entries e
    join private.ledger_transfers t on t.id = e.transfer_id join private.ledger_accounts a on a.id = e.account_id
    where t.order_id = ${order.id} and a.kind = 'courier_balance'`;
  return rows[0]!["sum"];
};

test("a tracking number that another seller typed does not block the courier's number", async () => {
  const victim = await market.openSale();
  await fault("error");
  await victim.pay();
  const guesser = await market.paidSale();
  const booked = await market.services.db.service.call("internal.booking_to_request", {
    order_id: victim.order.id,
  });
  expect(booked?.request?.reference_id).toBe(victim.order.id);
  await guesser.seller.put(`/orders/${guesser.order.id}/ship`, { tracking_number: "WYB-GUESSED" });
  const shipment = { id: "parcel-1", waybill: "WYB-GUESSED", price: 9000, status: "confirmed" };
  expect(
    await market.services.db.service.call("internal.record_booking", {
      order_id: victim.order.id,
      direction: "outbound",
      shipment,
    }),
  ).toBe(true);
  expect((await victim.read()).shipping_details.shipper_order_id).toBe("parcel-1");
  expect(await cases(victim)).toMatchObject([{ kind: "waybill_taken" }]);
  expect((await victim.buyer.get("/shipping/track/WYB-GUESSED")).status).toBe(200);
  await market.proveMoney();
});

test("a booking with a lost answer is cancelled and repaid once the seller ships by another courier", async () => {
  const sale = await market.openSale();
  await fault("timeout_after_commit");
  await sale.pay();
  await sale.seller.put(`/orders/${sale.order.id}/ship`, { tracking_number: "OWN-0042" });
  await market.time.advance(3600);
  const { shipping_fee, refunded_amount, tracking_number } = await sale.read();
  expect(tracking_number).toBe("OWN-0042");
  const { shipper_order_id } = await sale.shipment();
  expect((await atProvider(market, shipper_order_id!)).status).toBe("cancelled");
  expect(await owed(sale)).toBe(0);
  expect(refunded_amount).toBe(shipping_fee);
  expect(await cases(sale)).toEqual([]);
  await market.proveMoney();
});

test("a booking is retried while the provider is down for two days, and staff get a case", async () => {
  const sale = await market.openSale();
  await fault("error", 60);
  await sale.pay();
  await market.time.advance(26 * 3600);
  expect((await sale.read()).tracking_number).toBeNull();
  const stuck = await market
    .sql`select details ->> 'kind' as kind from private.staff_cases where kind = 'stuck_job'`;
  expect(stuck).toMatchObject([{ kind: "shipping_book" }]);
  await fetch(`${market.url}/sandbox/faults`, { method: "DELETE" });
  await market.time.advance(2 * 3600);
  expect((await sale.read()).tracking_number).not.toBeNull();
});
