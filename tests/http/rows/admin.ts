/** What each person gets from functions/admin. */
import { staff } from "./row.ts";
import type { Row } from "./row.ts";

const nobodys = "00000000-0000-4000-8000-000000000001";
/** The administrator's routes are the superadmin's too, and nobody else's. */
const administrator = (status: number) => ({ administrator: status, superadmin: status });

export const admin: Record<string, Row> = {
  admin_live_streams: {
    request: () => ({ path: "/admin/live-streams" }),
    everyone: 403,
    but: { ops_admin: 200, superadmin: 200 },
  },
  admin_live_streams_end: {
    request: ({ stream_id }) => ({ path: `/admin/live-streams/${stream_id}/end` }),
    everyone: 403,
    // They come one after the other.
    but: { ops_admin: 200, superadmin: 409 },
  },
  admin_live_streams_ban: {
    request: ({ stream_id }) => ({ path: `/admin/live-streams/${stream_id}/ban` }),
    everyone: 403,
    but: { ops_admin: 200, superadmin: 200 },
  },
  admin_accounts_live_unban: {
    request: ({ seller }) => ({ path: `/admin/accounts/${seller.id}/live-unban` }),
    everyone: 403,
    // Without a reason.
    but: { ops_admin: 400, superadmin: 400 },
  },
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
  admin_reliability: {
    request: () => ({ path: "/admin/reliability" }),
    everyone: 403,
    but: staff(200),
  },
  admin_jobs_redrive: {
    request: ({ order }) => ({ path: `/admin/jobs/${order.id}/redrive` }),
    everyone: 403,
    but: staff(404),
  },
  admin_outbox_redrive: {
    request: ({ order }) => ({ path: `/admin/outbox/${order.id}/redrive` }),
    everyone: 403,
    but: staff(404),
  },
  admin_seller_reviews: {
    request: () => ({ path: "/admin/seller-reviews" }),
    everyone: 403,
    but: { ops_admin: 200, superadmin: 200 },
  },
  admin_seller_reviews_close: {
    request: ({ order }) => ({
      path: `/admin/seller-reviews/${order.id}/close`,
      body: { verdict: "cleared" },
    }),
    everyone: 403,
    but: { ops_admin: 404, superadmin: 404 },
  },
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
  admin_payouts: {
    request: () => ({ path: "/admin/payouts" }),
    everyone: 403,
    but: administrator(200),
  },
  admin_payouts_settle: {
    request: () => ({ path: `/admin/payouts/${nobodys}/settle`, body: {} }),
    everyone: 403,
    but: administrator(400),
  },
  admin_revenue: {
    request: () => ({ path: "/admin/revenue" }),
    everyone: 403,
    but: administrator(200),
  },
  admin_ledger: {
    request: () => ({ path: "/admin/ledger" }),
    everyone: 403,
    but: administrator(200),
  },
  admin_adjustments: {
    request: ({ people }) => ({
      path: "/admin/adjustments",
      body: { user_id: people.stranger.id, amount: 1000 },
    }),
    everyone: 403,
    but: administrator(400),
  },
  admin_suspense: {
    request: () => ({ path: "/admin/suspense" }),
    everyone: 403,
    but: administrator(200),
  },
  admin_suspense_refund: {
    request: () => ({ path: `/admin/suspense/${nobodys}/refund`, body: {} }),
    everyone: 403,
    but: administrator(400),
  },
  admin_suspense_apply: {
    request: () => ({ path: `/admin/suspense/${nobodys}/apply`, body: {} }),
    everyone: 403,
    but: administrator(400),
  },
  admin_reconciliation: {
    request: () => ({ path: "/admin/reconciliation" }),
    everyone: 403,
    but: administrator(200),
  },
  admin_reconciliation_approve: {
    request: () => ({ path: `/admin/reconciliation/${nobodys}/approve`, body: {} }),
    everyone: 403,
    but: administrator(400),
  },
  admin_vouchers_list: {
    request: () => ({ path: "/admin/vouchers" }),
    everyone: 403,
    but: administrator(200),
  },
  admin_vouchers_create: {
    request: () => ({ path: "/admin/vouchers", body: { code: "X" } }),
    everyone: 403,
    but: administrator(400),
  },
  admin_vouchers_update: {
    request: () => ({ path: `/admin/vouchers/${nobodys}`, body: { active: false } }),
    everyone: 403,
    but: administrator(404),
  },
};
