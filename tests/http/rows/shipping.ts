import { row, staff } from "./row.ts";
import type { Row } from "./row.ts";

export const shipping: Record<string, Row> = {
  shipping_rates: row("/shipping/rates", 404, { buyer: 200 }, {
    body: ({ free_listing_id, address_id }) => ({ listing_id: free_listing_id, address_id }),
  }),
  shipping_couriers: row("/shipping/couriers", 200),
  shipping_track: row(({ tracking_number }) => `/shipping/track/${tracking_number}`, 404, {
    buyer: 200,
    seller: 200,
    ...staff(200),
  }, { paid: true }),
  shipping_book: row("/shipping/book", 404, {
    buyer: 403,
    seller: 200,
    ...staff(200),
    administrator: 403,
  }, { body: ({ order }) => ({ order_id: order.id }), paid: true }),
  shipping_waybill: row("/shipping/waybill", 404, {
    buyer: 403,
    seller: 200,
    ...staff(200),
    administrator: 403,
  }, { body: ({ order }) => ({ order_id: order.reference }), paid: true }),
  shipping_label: row(({ order }) => `/shipping/labels/${order.id}`, 404, {
    buyer: 403,
    seller: 302,
    ...staff(302),
    administrator: 403,
  }, { paid: true }),
};
