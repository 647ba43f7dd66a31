/** What each person gets from functions/admin. */
import { staff } from "./row.ts";
import type { Row } from "./row.ts";

export const admin: Record<string, Row> = {
  admin_audit: { request: () => ({ path: "/admin/audit" }), everyone: 403, but: staff(200) },
};
