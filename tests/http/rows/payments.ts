import { staff } from "./row.ts";
import type { Row } from "./row.ts";

export const payments: Record<string, Row> = {
  payments_check: {
    request: ({ order }) => ({ path: `/payments/${order.id}/check` }),
    everyone: 404,
    but: { seller: 403, buyer: 200, ...staff(200) },
  },
};
