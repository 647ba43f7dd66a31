/** What each person gets from functions/admin. */
import { staff } from "./row.ts";
import type { Row } from "./row.ts";

export const admin: Record<string, Row> = {
  admin_audit: { request: () => ({ path: "/admin/audit" }), everyone: 403, but: staff(200) },
  admin_disputes: {
    request: () => ({ path: "/admin/disputes" }),
    everyone: 403,
    but: { ops_admin: 200, superadmin: 200 },
  },
  admin_disputes_resolve: {
    request: () => ({
      path: `/admin/disputes/${crypto.randomUUID()}/resolve`,
      body: { resolution: "refund" },
    }),
    everyone: 403,
    but: { ops_admin: 404, superadmin: 404 },
  },
  admin_orders_refund: {
    request: ({ order }) => ({
      path: `/admin/orders/${order.id}/refund`,
      body: { reason: "Barang palsu" },
    }),
    everyone: 403,
    but: { ops_admin: 409, superadmin: 409 },
    paid: true,
  },
  admin_accounts: {
    request: ({ people }) => ({
      path: `/admin/accounts/${people.stranger.id}`,
      body: { account_status: "suspended" },
      headers: { "x-action-reason": "Menjual barang palsu" },
    }),
    everyone: 403,
    but: { ops_admin: 200, superadmin: 200 },
  },
  admin_reports: {
    request: () => ({ path: "/admin/reports" }),
    everyone: 403,
    but: { ops_admin: 200, superadmin: 200 },
  },
  admin_reports_close: {
    request: () => ({
      path: `/admin/reports/${crypto.randomUUID()}/close`,
      body: { outcome: "dismissed" },
    }),
    everyone: 403,
    but: { ops_admin: 404, superadmin: 404 },
  },
  admin_reviews_hide: {
    request: () => ({
      path: `/admin/reviews/${crypto.randomUUID()}/hide`,
      body: { reason: "Berisi nomor telepon" },
    }),
    everyone: 403,
    but: { ops_admin: 404, superadmin: 404 },
  },
};
