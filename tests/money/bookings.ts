import { REASON } from "../support/staff.ts";
import type { BookedOrder } from "./books.ts";
import { clientOf, DECIDED, within } from "./model.ts";
import type { Model } from "./model.ts";

const evidence = "Ticket 812: the provider's written answer";

/** Decides as staff about the outbound booking of this order, if it has one. */
export async function decideBookingOf(
  model: Model,
  order: BookedOrder,
  outcome: "booked" | "not_booked",
): Promise<void> {
  const { market } = model;
  const [shipment] = await market.database.admin<{ id: string }[]>`
    select id from private.shipments where order_id = ${order.id} and direction = 'outbound'`;
  if (shipment === undefined) return;
  const found = await fetch(`${market.url}/sandbox/shipping/orders/${order.id}`);
  const known: { id?: string } = await found.json();
  const shipper_order_id = found.status === 200 ? known.id! : `forgotten-${order.reference}`;
  const body = outcome === "booked"
    ? { outcome, shipper_order_id, price: order.shipping_fee, evidence }
    : { outcome, evidence };
  const staff = clientOf(model, order, "staff");
  within(await staff.post(`/admin/shipments/${shipment.id}/decide`, body, REASON), ...DECIDED, 503);
}

/** Ends every undecided booking, as the provider has it. */
export async function decideBookings(model: Model): Promise<void> {
  const { market, books, staff } = model;
  const client = market.as(staff.staff);
  const { items } = within(await client.get("/admin/cases?kind=booking_undecided&limit=100"), 200)
    .body.data;
  for (const { order_id, key } of items) {
    const order = books.orders.find(({ id }) => id === order_id);
    if (order === undefined) continue;
    const body = { outcome: "not_booked", evidence };
    within(await client.post(`/admin/shipments/${key}/decide`, body, REASON), 200);
  }
}
