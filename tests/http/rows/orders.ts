import { row, staff } from "./row.ts";
import type { Row } from "./row.ts";
import type { Callers } from "../callers.ts";

const at = (end: string) => ({ order }: Callers) => `/orders/${order.id}/${end}`;

export const orders: Record<string, Row> = {
  orders_create: row("/orders", 400, { buyer: 201, seller: 403, suspended: 403 }, {
    body: ({ order_body }) => order_body,
  }),
  orders_preview: row("/orders/preview", 400, { buyer: 200, seller: 403, suspended: 403 }, {
    body: ({ order_body }) => order_body,
  }),
  orders_my: row("/orders/my", 200),
  orders_get: row(({ order }) => `/orders/${order.reference}`, 404, {
    buyer: 200,
    seller: 200,
    ...staff(200),
  }),
  orders_ship: row(at("ship"), 404, { seller: 200, buyer: 403, ...staff(403) }, {
    body: ({ tracking_number }) => ({ tracking_number }),
    paid: true,
  }),
  orders_confirm: row(at("confirm"), 404, { seller: 403, buyer: 200, ...staff(403) }, {
    paid: true,
  }),
  // Paid and not returned: 409 for those who may request it.
  orders_return_label: row(at("return-label"), 404, {
    buyer: 409,
    seller: 409,
    ...staff(409),
    administrator: 403,
  }, { paid: true }),
  orders_return_ship: row(at("return-ship"), 404, { buyer: 409, seller: 403, ...staff(403) }, {
    body: ({ tracking_number }) => ({ tracking_number, courier_code: "jnt" }),
    paid: true,
  }),
  orders_timeline: row(at("timeline"), 404, { buyer: 200, seller: 200, ...staff(200) }),
  // The seller ships it first; afterwards the transition is a conflict.
  orders_status: row(at("status"), 404, { buyer: 409, seller: 200, ...staff(403) }, {
    body: { status: "SHIPPED" },
    paid: true,
  }),
  // The first permitted caller cancels it; for the others it is a conflict.
  orders_cancel: row(at("cancel"), 404, {
    ops_admin: 200,
    administrator: 403,
    superadmin: 409,
    buyer: 409,
    seller: 409,
  }, { paid: true }),
  orders_dispute: row(at("dispute"), 404, { buyer: 200, seller: 403, ...staff(403) }, {
    body: { reason: "Noda" },
    paid: true,
  }),
  orders_dispute_answer: row(at("dispute/answer"), 404, {
    buyer: 409,
    seller: 409,
    ...staff(403),
  }, { body: { description: "Sesuai foto" }, paid: true }),
  orders_settlement: row(at("settlement"), 404, { buyer: 409, seller: 409, ...staff(403) }, {
    body: { refund_amount: 10_000 },
    paid: true,
  }),
  orders_settlement_accept: row(at("settlement/accept"), 404, { ...staff(403) }, {
    body: { settlement_id: crypto.randomUUID() },
    paid: true,
  }),
  orders_return_request: row(
    at("return-request"),
    404,
    { buyer: 409, seller: 403, ...staff(403) },
    { body: { reason: "damaged" }, paid: true },
  ),
  orders_return_approve: row(at("return-approve"), 404, {
    buyer: 403,
    seller: 409,
    ...staff(409),
    administrator: 403,
  }, { paid: true }),
  orders_return_reject: row(at("return-reject"), 404, {
    buyer: 403,
    seller: 409,
    ...staff(409),
    administrator: 403,
  }, {
    body: { reason: "Sesuai deskripsi" },
    paid: true,
  }),
  orders_return_received: row(at("return-received"), 404, {
    buyer: 403,
    seller: 409,
    ...staff(409),
    administrator: 403,
  }, { paid: true }),
};
