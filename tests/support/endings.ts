import { decided, win } from "./chargebacks.ts";
import { noFaults } from "./courier.ts";
import { must } from "./client.ts";
import { carrierSays, orderBody, pay, payAndComplete, readOrder, sendBack, step } from "./sale.ts";
import type { Market } from "./market.ts";
import type { Sale } from "./sale.ts";

/** Brings a new order to each ending of docs/endings.md. */
export const endingsOf = (market: Market): Record<string, (sale: Sale) => Promise<unknown>> => ({
  "completed": (sale) => payAndComplete(market, sale),
  "completed, sent by the seller's own courier": async (sale) => {
    await pay(market, sale, sale.order.total);
    await shipByOwnCourier(market, sale);
    await must(step(market, sale.buyer, sale, "confirm"));
  },
  "returned, sent by the seller's own courier": async (sale) => {
    await pay(market, sale, sale.order.total);
    await shipByOwnCourier(market, sale);
    await must(
      market.as(sale.buyer).put(`/orders/${sale.order.id}/status`, { status: "DELIVERED" }),
    );
    await must(step(market, sale.buyer, sale, "return-request", { reason: "damaged" }));
    await must(step(market, sale.seller, sale, "return-approve"));
    const ops = await market.staff("ops_admin");
    await must(
      market.as(ops).put(`/orders/${sale.order.id}/status`, { status: "RETURN_RECEIVED" }),
    );
  },
  "refunded by staff after completion, sent by the seller's own courier": async (sale) => {
    await pay(market, sale, sale.order.total);
    await shipByOwnCourier(market, sale);
    await must(step(market, sale.buyer, sale, "confirm"));
    const ops = market.as(await market.staff("ops_admin"));
    await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  },
  "handed over in person, nothing was booked": async (sale) => {
    await market.fault("shipping", "create_order", "refuse", 100);
    await pay(market, sale, sale.order.total);
    await market.database.admin`
      update private.shipments set booking_started_at = null where order_id = ${sale.order.id}`;
    await must(step(market, sale.buyer, sale, "confirm"));
    await noFaults(market);
  },
  "handed over in person, the courier is cancelled": async (sale) => {
    await pay(market, sale, sale.order.total);
    await must(step(market, sale.buyer, sale, "confirm"));
  },
  "cancelled before it was shipped": async (sale) => {
    await pay(market, sale, sale.order.total);
    await must(step(market, sale.buyer, sale, "cancel"));
  },
  "returned to the sender by the carrier": async (sale) => {
    await pay(market, sale, sale.order.total);
    for (const word of ["picked", "return_in_transit", "returned"]) {
      await carrierSays(market, sale, word);
    }
  },
  "sent with a number that no carrier scanned": async (sale) => {
    await pay(market, sale, sale.order.total);
    await shipByOwnCourier(market, sale);
    await market.time.advance(17 * 24 * 60 * 60 + 60);
  },
  "paid too late, the item is gone": async (sale) => {
    await market.time.advance(61 * 60);
    const other = await market.user();
    await must(market.as(other).post("/orders", await orderBody(market, other, sale.listing_id)));
    await pay(market, sale, sale.order.total);
  },
  "returned": async (sale) => {
    await approveReturn(market, sale);
    await must(step(market, await market.staff("ops_admin"), sale, "return-received"));
  },
  "returned with our label": async (sale) => {
    await approveReturn(market, sale);
    await sendBack(market, sale);
    await must(step(market, sale.seller, sale, "return-received"));
  },
  "return contested, the buyer is refunded": async (sale) => {
    await contestReturn(market, sale);
    await resolveDispute(market, sale, "refund");
  },
  "return contested, the seller is paid": async (sale) => {
    await contestReturn(market, sale);
    await resolveDispute(market, sale, "release");
  },
  "return that no carrier scanned, staff pay the seller": async (sale) => {
    await approveReturn(market, sale);
    await must(step(market, sale.buyer, sale, "return-ship", {
      tracking_number: `BACK-${sale.order.id.slice(0, 8)}`,
      courier_code: "jnt",
    }));
    await market.time.advance(7 * 24 * 3600 + 60);
    const ops = market.as(await market.staff("ops_admin"));
    await must(ops.put(`/orders/${sale.order.id}/status`, { status: "COMPLETED" }));
  },
  "settlement of Rp50,000": async (sale) => {
    await requestReturn(market, sale);
    await settlement(market, sale, 50_000);
  },
  "settlement of Rp50,000 after our return label was scanned": async (sale) => {
    await approveReturn(market, sale);
    await sendBack(market, sale);
    await settlement(market, sale, 50_000);
  },
  "settlement of all of item and shipping": async (sale) => {
    await requestReturn(market, sale);
    const { item_price, shipping_fee, voucher_discount } = await readOrder(market, sale);
    await settlement(market, sale, item_price + shipping_fee - voucher_discount);
  },
  "dispute split by staff, Rp50,000 for the buyer": async (sale) => {
    await pay(market, sale, sale.order.total);
    await reach(market, sale, "picked");
    await must(step(market, sale.buyer, sale, "dispute", { reason: "Satu pecah" }));
    await resolveDispute(market, sale, "split", { refund_amount: 50_000 });
  },
  "dispute refunded, it had been shipped": async (sale) => {
    await pay(market, sale, sale.order.total);
    await reach(market, sale, "picked");
    await refundDispute(market, sale);
  },
  "dispute refunded, nothing was shipped": async (sale) => {
    await pay(market, sale, sale.order.total);
    await refundDispute(market, sale);
  },
  "dispute refunded, the courier took it during the dispute": async (sale) => {
    await pay(market, sale, sale.order.total);
    await must(step(market, sale.buyer, sale, "dispute", { reason: "Palsu" }));
    await reach(market, sale, "picked");
    await resolveDispute(market, sale, "refund");
  },
  "dispute refunded, only a number was typed": async (sale) => {
    await pay(market, sale, sale.order.total);
    const tracking_number = `OWN-${sale.order.id.slice(0, 8)}`;
    await must(step(market, sale.seller, sale, "ship", { tracking_number }));
    await refundDispute(market, sale);
  },
  "refunded by staff after completion": async (sale) => {
    await payAndComplete(market, sale);
    const ops = market.as(await market.staff("ops_admin"));
    await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  },
});

async function requestReturn(market: Market, sale: Sale) {
  await pay(market, sale, sale.order.total);
  await reach(market, sale, "delivered");
  await must(step(market, sale.buyer, sale, "return-request", { reason: "damaged" }));
}

async function settlement(market: Market, sale: Sale, refund_amount: number) {
  const path = `/orders/${sale.order.id}/settlement`;
  const { settlement } = await must(market.as(sale.seller).post(path, { refund_amount }));
  await must(
    market.as(sale.buyer).post(`${path}/accept`, { settlement_id: settlement.id }),
  );
}

async function approveReturn(market: Market, sale: Sale) {
  await requestReturn(market, sale);
  await must(step(market, sale.seller, sale, "return-approve"));
}

async function contestReturn(market: Market, sale: Sale) {
  await approveReturn(market, sale);
  await sendBack(market, sale);
  const photos = ["https://images.example.com/bata.jpg"];
  await must(step(market, sale.seller, sale, "dispute", { reason: "Batu bata", photos }));
}

async function resolveDispute(market: Market, sale: Sale, resolution: string, more = {}) {
  const { dispute } = await readOrder(market, sale);
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, { resolution, ...more }));
}

let numbers = 0;
const shipByOwnCourier = (market: Market, sale: Sale) =>
  must(step(market, sale.seller, sale, "ship", { tracking_number: `OWN-END-${++numbers}` }));

async function reach(market: Market, sale: Sale, status: string) {
  const { shipping_details } = await readOrder(market, sale);
  await market.sandbox(`/shipping/orders/${shipping_details.shipper_order_id}/status`, { status });
  await market.runDue();
}

async function refundDispute(market: Market, sale: Sale) {
  await must(step(market, sale.buyer, sale, "dispute", { reason: "Palsu" }));
  await resolveDispute(market, sale, "refund");
}

/** Brings a new order, through a chargeback, to each ending of docs/endings.md. */
export const chargebackEndings = (
  market: Market,
): Record<string, (sale: Sale) => Promise<unknown>> => ({
  "charged back before it was shipped, staff cancel it": async (sale) => {
    await pay(market, sale, sale.order.total);
    await decided(market, sale, "cancel");
  },
  "charged back after it was shipped, staff cancel it": async (sale) => {
    await pay(market, sale, sale.order.total);
    await carrierSays(market, sale, "picked");
    await decided(market, sale, "cancel");
  },
  "charged back after it was cancelled, the buyer bears it": async (sale) => {
    await pay(market, sale, sale.order.total);
    await must(step(market, sale.buyer, sale, "cancel"));
    await decided(market, sale, "buyer");
  },
  "charged back after completion, the seller bears it": async (sale) => {
    await payAndComplete(market, sale);
    await decided(market, sale, "seller");
  },
  "charged back after completion, we bear it": async (sale) => {
    await payAndComplete(market, sale);
    await decided(market, sale, "claims");
  },
  "charged back after completion, the dispute is won": async (sale) => {
    await payAndComplete(market, sale);
    await decided(market, sale, "seller");
    await win(market, sale);
  },
});
