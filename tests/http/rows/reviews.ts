import { row, staff } from "./row.ts";
import type { Row } from "./row.ts";

export const reviews: Record<string, Row> = {
  reviews_create: row("/reviews", 404, { suspended: 403, buyer: 409, seller: 403, ...staff(403) }, {
    body: ({ order }) => ({ order_id: order.id, rating: 5 }),
    paid: true,
  }),
  reviews_user: row(({ seller }) => `/reviews/user/${seller.id}`, 200),
  reviews_reply: row(`/reviews/${crypto.randomUUID()}/reply`, 404, { suspended: 403 }, {
    body: { reply: "Terima kasih" },
  }),
};
