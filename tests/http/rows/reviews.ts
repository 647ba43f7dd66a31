import type { Row } from "./row.ts";

export const reviews: Record<string, Row> = {
  reviews_create: {
    request: ({ order }) => ({ path: "/reviews", body: { order_id: order.id, rating: 5 } }),
    everyone: 404,
    but: {
      suspended: 403,
      buyer: 409,
      seller: 403,
      ops_admin: 403,
      administrator: 403,
      superadmin: 403,
    },
    paid: true,
  },
  reviews_user: {
    request: ({ seller }) => ({ path: `/reviews/user/${seller.id}` }),
    everyone: 200,
  },
  reviews_reply: {
    request: () => ({
      path: `/reviews/${crypto.randomUUID()}/reply`,
      body: { reply: "Terima kasih" },
    }),
    everyone: 404,
    but: { suspended: 403 },
  },
};
