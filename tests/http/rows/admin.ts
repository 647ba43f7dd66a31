/** What each person gets from functions/admin. */
import { staff } from "./row.ts";
import type { Row } from "./row.ts";

export const admin: Record<string, Row> = {
  admin_audit: { request: () => ({ path: "/admin/audit" }), everyone: 403, but: staff(200) },
  admin_discovery: {
    request: () => ({ path: "/admin/discovery" }),
    everyone: 403,
    but: staff(200),
  },
  admin_growth_boosts: {
    request: ({ seller }) => ({
      path: "/admin/growth/boosts",
      body: { seller_id: seller.id, score: 5, days: 7 },
    }),
    everyone: 403,
    but: { ops_admin: 201, superadmin: 201 },
  },
};
