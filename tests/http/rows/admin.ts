import { staff } from "./row.ts";
import type { Row } from "./row.ts";

const nobodys = "00000000-0000-4000-8000-000000000001";

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
  admin_analytics: {
    request: () => ({ path: "/admin/analytics" }),
    everyone: 403,
    but: staff(200),
  },
  admin_users: {
    request: () => ({ path: "/admin/users?q=person" }),
    everyone: 403,
    but: { ops_admin: 200, superadmin: 200 },
  },
  admin_orders: { request: () => ({ path: "/admin/orders" }), everyone: 403, but: staff(200) },
  admin_orders_explain: {
    request: ({ order }) => ({ path: `/admin/orders/${order.reference}/explain` }),
    everyone: 403,
    but: staff(200),
  },
  admin_shipments: {
    request: () => ({ path: "/admin/shipments" }),
    everyone: 403,
    but: { ops_admin: 200, superadmin: 200 },
  },
  admin_roles: {
    request: () => ({ path: "/admin/roles" }),
    everyone: 403,
    but: { superadmin: 200 },
  },
  // Without a reason, as the next ones.
  admin_roles_grant: {
    request: ({ people }) => ({
      path: "/admin/roles",
      body: { user_id: people.stranger.id, role: "ops_admin" },
    }),
    everyone: 403,
    but: { superadmin: 400 },
  },
  admin_roles_revoke: {
    request: ({ people }) => ({ path: `/admin/roles/${people.ops_admin.id}/ops_admin` }),
    everyone: 403,
    but: { superadmin: 400 },
  },
  admin_cases: { request: () => ({ path: "/admin/cases" }), everyone: 403, but: staff(200) },
  admin_cases_close: {
    request: () => ({ path: `/admin/cases/${nobodys}/close` }),
    everyone: 403,
    but: staff(400),
  },
  admin_webhooks: { request: () => ({ path: "/admin/webhooks" }), everyone: 403, but: staff(200) },
  admin_webhooks_redrive: {
    request: () => ({ path: `/admin/webhooks/${nobodys}/redrive` }),
    everyone: 403,
    but: staff(404),
  },
  admin_jobs_redrive_matching: {
    request: () => ({ path: "/admin/jobs/redrive", body: { kind: "mail_send" } }),
    everyone: 403,
    but: staff(400),
  },
  admin_outbox_redrive_matching: {
    request: () => ({ path: "/admin/outbox/redrive", body: { type: "order.completed" } }),
    everyone: 403,
    but: staff(400),
  },
  admin_webhooks_redrive_matching: {
    request: () => ({ path: "/admin/webhooks/redrive", body: { provider: "xendit" } }),
    everyone: 403,
    but: staff(400),
  },
};
