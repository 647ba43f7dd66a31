import { purchaseOf, sum } from "./books.ts";
import type { BookedOrder } from "./books.ts";
import { clientOf, DECIDED, within } from "./model.ts";
import type { Model } from "./model.ts";
import { REASON } from "../support/market.ts";

const evidence = "Ticket 812: the provider's written answer";

/** Decides as staff about the outbound booking of this order, if it has one. */
export async function decideBookingOf(
  model: Model,
  order: BookedOrder,
  outcome: "booked" | "not_booked",
): Promise<void> {
  const { market } = model;
  const [shipment] = await market.database.admin<{ id: string }[]>`
    select id from private.shipments where order_id = ${order.purchase_id} and direction = 'outbound'`;
  if (shipment === undefined) return;
  const found = await fetch(`${market.url}/sandbox/shipping/orders/${order.purchase_id}`);
  const known: { id?: string } = await found.json();
  const shipper_order_id = found.status === 200 ? known.id! : `forgotten-${order.reference}`;
  const price = sum(purchaseOf(model.books, order), ({ shipping_fee }) => shipping_fee);
  const body = outcome === "booked"
    ? { outcome, shipper_order_id, price, evidence }
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

/** "cover": the marketplace pays the shortfall. */
export type Decision = "refund" | "apply" | "cover";

/** Kinds of money in suspense that an order did not bring itself; `decideStray` refunds it. */
export const BESIDE = ["unexpected_payment", "reconciliation", "chargeback_return"];

/** Decides as staff about an amount in suspense of this order, if there is one. */
export async function decideSuspense(
  model: Model,
  order: BookedOrder,
  decision: Decision,
): Promise<void> {
  const staff = clientOf(model, order, "staff");
  const { items } = within(await staff.get("/admin/suspense?limit=100"), 200).body.data;
  const waiting = items.find((item: { order_id: string; kind: string }) =>
    item.order_id === order.purchase_id && !BESIDE.includes(item.kind)
  );
  if (waiting === undefined) return;
  const operation = decision === "refund" ? "refund" : "apply";
  const body = operation === "apply" ? { cover_missing: decision === "cover" } : {};
  const answer = await model.market.approved(() =>
    staff.post(`/admin/suspense/${waiting.id}/${operation}`, body, REASON)
  );
  if (within(answer, ...DECIDED).status === 200) model.decided.set(order.purchase_id, operation);
}

/** Refunds or keeps what a stray invoice or a correction of the list brought for this order. */
export async function decideStray(
  model: Model,
  order: BookedOrder,
  decision: "refund" | "keep",
): Promise<void> {
  const staff = clientOf(model, order, "staff");
  const path = `/admin/suspense?status=open&order=${order.purchase_id}&limit=100`;
  const { items } = within(await staff.get(path), 200).body.data;
  const waiting = items.find(({ kind }: { kind: string }) => BESIDE.includes(kind));
  if (waiting === undefined) return;
  const [operation, body] = decision === "refund"
    ? ["refund", {}]
    : ["close", { outcome: "kept", evidence: "Nobody can be paid" }];
  const answer = await model.market.approved(() =>
    staff.post(`/admin/suspense/${waiting.id}/${operation}`, body, REASON)
  );
  if (within(answer, ...DECIDED).status !== 200 || decision === "keep") return;
  const { buyer_id } = order;
  model.adjusted.set(buyer_id, (model.adjusted.get(buyer_id) ?? 0) + waiting.amount);
}
