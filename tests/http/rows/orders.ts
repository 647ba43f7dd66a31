import { staff } from "./row.ts";
import type { Row } from "./row.ts";

export const orders: Record<string, Row> = {
  orders_create: {
    request: ({ order_body }) => ({ path: "/orders", body: order_body }),
    everyone: 400,
    but: { buyer: 201, suspended: 403 },
  },
  orders_my: { request: () => ({ path: "/orders/my" }), everyone: 200 },
  orders_get: {
    request: ({ order }) => ({ path: `/orders/${order.reference}` }),
    everyone: 404,
    but: { buyer: 200, seller: 200, ...staff(200) },
  },
  orders_ship: {
    request: ({ order, tracking_number }) => ({
      path: `/orders/${order.id}/ship`,
      body: { tracking_number },
    }),
    everyone: 404,
    but: { seller: 200, buyer: 403, ...staff(403) },
    paid: true,
  },
  orders_confirm: {
    request: ({ order }) => ({ path: `/orders/${order.id}/confirm` }),
    everyone: 404,
    but: { seller: 403, buyer: 200, ...staff(403) },
    paid: true,
  },
  orders_return_label: {
    // Paid and not yet returned: whoever may ask is told so.
    request: ({ order }) => ({ path: `/orders/${order.id}/return-label` }),
    everyone: 404,
    but: { buyer: 409, seller: 409, ...staff(409), administrator: 403 },
    paid: true,
  },
  orders_timeline: {
    request: ({ order }) => ({ path: `/orders/${order.id}/timeline` }),
    everyone: 404,
    but: { buyer: 200, seller: 200, ...staff(200) },
  },
  orders_status: {
    request: ({ order }) => ({ path: `/orders/${order.id}/status`, body: { status: "SHIPPED" } }),
    everyone: 404,
    // The seller ships it before the buyer tries: from then on there is no such row for anyone.
    but: { buyer: 409, seller: 200, ...staff(403) },
    paid: true,
  },
  orders_cancel: {
    request: ({ order }) => ({ path: `/orders/${order.id}/cancel` }),
    everyone: 404,
    // The first who may cancels it: there is nothing left to cancel for the rest.
    but: { ops_admin: 200, administrator: 403, superadmin: 409, buyer: 409, seller: 409 },
    paid: true,
  },
  orders_dispute: {
    request: ({ order }) => ({ path: `/orders/${order.id}/dispute`, body: { reason: "Noda" } }),
    everyone: 404,
    but: { buyer: 200, seller: 403, ...staff(403) },
    paid: true,
  },
  orders_return_request: {
    request: ({ order }) => ({
      path: `/orders/${order.id}/return-request`,
      body: { reason: "damaged" },
    }),
    everyone: 404,
    but: { buyer: 409, seller: 403, ...staff(403) },
    paid: true,
  },
  orders_return_approve: {
    request: ({ order }) => ({ path: `/orders/${order.id}/return-approve` }),
    everyone: 404,
    but: { buyer: 403, seller: 409, ...staff(409), administrator: 403 },
    paid: true,
  },
  orders_return_reject: {
    request: ({ order }) => ({
      path: `/orders/${order.id}/return-reject`,
      body: { reason: "Sesuai deskripsi" },
    }),
    everyone: 404,
    but: { buyer: 403, seller: 409, ...staff(409) },
    paid: true,
  },
  orders_return_received: {
    request: ({ order }) => ({ path: `/orders/${order.id}/return-received` }),
    everyone: 404,
    but: { buyer: 403, seller: 409, ...staff(409), administrator: 403 },
    paid: true,
  },
};
