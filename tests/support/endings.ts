import { must } from "./client.ts";
import type { Market } from "./market.ts";
import type { Sale } from "./sale.ts";
import type { User } from "./users.ts";

type Ending = (sale: Sale) => Promise<unknown>;
const DAY = 24 * 3600;

/** Brings a new order to each ending of docs/endings.md. */
export const endingsOf = (market: Market): Record<string, Ending> => ({
  "completed": (sale) => sale.complete(),
  "completed, sent by the seller's own courier": async (sale) => {
    await receiveFromOwnCourier(market, sale);
    await must(sale.step("buyer", "confirm"));
  },
  "returned, sent by the seller's own courier": async (sale) => {
    await receiveFromOwnCourier(market, sale);
    await must(sale.step("buyer", "return-request", { reason: "damaged" }));
    await must(sale.step("seller", "return-approve"));
    await move(sale, await market.staff("ops_admin"), "RETURN_RECEIVED");
  },
  "refunded by staff after completion, sent by the seller's own courier": async (sale) => {
    await receiveFromOwnCourier(market, sale);
    await must(sale.step("buyer", "confirm"));
    await must(sale.clawBack());
  },
  "handed over in person, nothing was booked": async (sale) => {
    await market.fault("shipping", "create_order", "refuse", 100);
    await sale.pay();
    await market.sql`
      update private.shipments set booking_started_at = null where order_id = ${sale.order.id}`;
    await must(sale.step("buyer", "confirm"));
    await market.noFaults();
  },
  "handed over in person, nothing was booked, staff pay the seller": async (sale) => {
    await market.fault("shipping", "create_order", "refuse", 100);
    await sale.pay();
    await market.sql`
      update private.shipments set booking_started_at = null where order_id = ${sale.order.id}`;
    await payInPerson(sale);
    await market.noFaults();
  },
  "handed over in person, the courier is cancelled, staff pay the seller": async (sale) => {
    await sale.pay();
    await payInPerson(sale);
  },
  "handed over in person, the courier is cancelled": async (sale) => {
    await sale.pay();
    await must(sale.step("buyer", "confirm"));
  },
  "cancelled before it was shipped": async (sale) => {
    await sale.pay();
    await must(sale.step("buyer", "cancel"));
  },
  "returned to the sender by the carrier": async (sale) => {
    await sale.pay();
    for (const word of ["picked", "return_in_transit", "returned"]) await sale.carrierSays(word);
  },
  "sent with a number that no carrier scanned": async (sale) => {
    await shipByOwnCourier(sale);
    await market.time.advance(17 * DAY + 60, DAY / 2);
  },
  "paid too late, the item is gone": async (sale) => {
    await market.time.advance(61 * 60);
    const other = await market.user();
    await must(other.post("/orders", await other.orderBody(sale.listing_id)));
    await sale.pay();
  },
  "returned": async (sale) => {
    await approveReturn(sale);
    await must(sale.step(await market.staff("ops_admin"), "return-received"));
  },
  "returned with our label": async (sale) => {
    await approveReturn(sale);
    await sale.sendBack();
    await must(sale.step("seller", "return-received"));
  },
  "return contested, the buyer is refunded": async (sale) => {
    await contestReturn(sale);
    await must(sale.resolve("refund"));
  },
  "return contested, the seller is paid": async (sale) => {
    await contestReturn(sale);
    await must(sale.resolve("release"));
  },
  "return that no carrier scanned, staff pay the seller": async (sale) => {
    await approveReturn(sale);
    const tracking_number = `BACK-${sale.order.id.slice(0, 8)}`;
    await must(sale.step("buyer", "return-ship", { tracking_number, courier_code: "jnt" }));
    await market.time.advance(7 * DAY + 60, DAY / 2);
    await move(sale, await market.staff("ops_admin"), "COMPLETED");
  },
  "settlement of Rp50,000": async (sale) => {
    await requestReturn(sale);
    await settle(sale, 50_000);
  },
  "settlement of Rp50,000 after our return label was scanned": async (sale) => {
    await approveReturn(sale);
    await sale.sendBack();
    await settle(sale, 50_000);
  },
  "settlement of all of item and shipping": async (sale) => {
    await requestReturn(sale);
    const { item_price, shipping_fee, voucher_discount } = await sale.read();
    await settle(sale, item_price + shipping_fee - voucher_discount);
  },
  "dispute split by staff, Rp50,000 for the buyer": async (sale) => {
    await sale.pay();
    await sale.carrierSays("picked");
    await dispute(sale);
    await must(sale.resolve("split", { refund_amount: 50_000 }));
  },
  "dispute refunded, it had been shipped": async (sale) => {
    await sale.pay();
    await sale.carrierSays("picked");
    await dispute(sale);
    await must(sale.resolve("refund"));
  },
  "dispute refunded, nothing was shipped": async (sale) => {
    await sale.pay();
    await dispute(sale);
    await must(sale.resolve("refund"));
  },
  "dispute refunded, the courier took it during the dispute": async (sale) => {
    await sale.pay();
    await dispute(sale);
    await sale.carrierSays("picked");
    await must(sale.resolve("refund"));
  },
  "dispute refunded, only a number was typed": async (sale) => {
    await shipByOwnCourier(sale);
    await dispute(sale);
    await must(sale.resolve("refund"));
  },
  "refunded by staff after completion": async (sale) => {
    await sale.complete();
    await must(sale.clawBack());
  },
});

let numbers = 0;
/** What a voucher paid is for staff, who saw the proof of the delivery. */
async function receiveFromOwnCourier(market: Market, sale: Sale) {
  await shipByOwnCourier(sale);
  const { voucher_discount } = await sale.read();
  await move(
    sale,
    voucher_discount > 0 ? await market.staff("ops_admin") : sale.buyer,
    "DELIVERED",
  );
}

/** With a voucher the word of the parties is not enough. */
async function payInPerson(sale: Sale) {
  await must(sale.step("buyer", "dispute", { reason: "Sudah diterima langsung" }));
  await must(sale.resolve("release"));
}

async function shipByOwnCourier(sale: Sale) {
  await sale.pay();
  await must(sale.step("seller", "ship", { tracking_number: `OWN-END-${++numbers}` }));
}

const move = ({ order }: Sale, who: User, status: string) =>
  must(who.put(`/orders/${order.id}/status`, { status }));
const dispute = (sale: Sale) => must(sale.step("buyer", "dispute", { reason: "Palsu" }));

async function requestReturn(sale: Sale) {
  await sale.pay();
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "return-request", { reason: "damaged" }));
}

async function approveReturn(sale: Sale) {
  await requestReturn(sale);
  await must(sale.step("seller", "return-approve"));
}

async function contestReturn(sale: Sale) {
  await approveReturn(sale);
  await sale.sendBack();
  const photos = ["https://images.example.com/bata.jpg"];
  await must(sale.step("seller", "dispute", { reason: "Batu bata", photos }));
}

async function settle(sale: Sale, refund_amount: number) {
  const { settlement } = await must(sale.step("seller", "settlement", { refund_amount }));
  await must(sale.step("buyer", "settlement/accept", { settlement_id: settlement.id }));
}

/** Brings a new order, through a chargeback, to each ending of docs/endings.md. */
export const chargebackEndings: Record<string, Ending> = {
  "charged back before it was shipped, staff cancel it": async (sale) => {
    await sale.pay();
    await sale.chargeBackDecided("cancel");
  },
  "charged back after it was shipped, staff cancel it": async (sale) => {
    await sale.pay();
    await sale.carrierSays("picked");
    await sale.chargeBackDecided("cancel");
  },
  "charged back after it was cancelled, the buyer bears it": async (sale) => {
    await sale.pay();
    await must(sale.step("buyer", "cancel"));
    await sale.chargeBackDecided("buyer");
  },
  "charged back after completion, the seller bears it": async (sale) => {
    await sale.complete();
    await sale.chargeBackDecided("seller");
  },
  "charged back after completion, we bear it": async (sale) => {
    await sale.complete();
    await sale.chargeBackDecided("claims");
  },
  "charged back after completion, the dispute is won": async (sale) => {
    await sale.complete();
    await sale.chargeBackDecided("seller");
    await sale.winDispute();
  },
};
