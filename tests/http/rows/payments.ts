import { row, staff } from "./row.ts";
import type { Row } from "./row.ts";

export const payments: Record<string, Row> = {
  payments_check: row(({ order }) => `/payments/${order.id}/check`, 404, {
    seller: 403,
    buyer: 200,
    ...staff(200),
  }),
};
