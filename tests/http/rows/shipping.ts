import { staff } from "./row.ts";
import type { Row } from "./row.ts";

export const shipping: Record<string, Row> = {
  shipping_rates: {
    request: ({ free_listing_id, address_id }) => ({
      path: "/shipping/rates",
      body: { listing_id: free_listing_id, address_id },
    }),
    everyone: 404,
    but: { buyer: 200 },
  },
  shipping_couriers: { request: () => ({ path: "/shipping/couriers" }), everyone: 200 },
  shipping_track: {
    request: ({ tracking_number }) => ({ path: `/shipping/track/${tracking_number}` }),
    everyone: 404,
    but: { buyer: 200, seller: 200, ...staff(200) },
    paid: true,
  },
  shipping_book: {
    request: ({ order }) => ({ path: "/shipping/book", body: { order_id: order.id } }),
    everyone: 404,
    but: { buyer: 403, seller: 200, ...staff(200), administrator: 403 },
    paid: true,
  },
  shipping_waybill: {
    request: ({ order }) => ({ path: "/shipping/waybill", body: { order_id: order.reference } }),
    everyone: 404,
    but: { buyer: 403, seller: 200, ...staff(200), administrator: 403 },
    paid: true,
  },
  shipping_label: {
    request: ({ order }) => ({ path: `/shipping/labels/${order.id}` }),
    everyone: 404,
    but: { buyer: 403, seller: 302, ...staff(302), administrator: 403 },
    paid: true,
  },
};
