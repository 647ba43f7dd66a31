import type { Row } from "./row.ts";

const nobodys = "00000000-0000-4000-8000-000000000001";

export const adminTrust: Record<string, Row> = {
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
  admin_ktp_pending: {
    request: () => ({ path: "/admin/ktp/pending" }),
    everyone: 403,
    but: { ops_admin: 200, superadmin: 200 },
  },
  admin_ktp_view: {
    request: () => ({ path: `/admin/ktp/${nobodys}` }),
    everyone: 403,
    but: { ops_admin: 404, superadmin: 404 },
  },
  admin_ktp_approve: {
    request: () => ({ path: `/admin/ktp/${nobodys}/approve` }),
    everyone: 403,
    but: { ops_admin: 404, superadmin: 404 },
  },
  admin_ktp_reject: {
    request: () => ({
      path: `/admin/ktp/${nobodys}/reject`,
      body: { reason: "Foto KTP buram" },
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
