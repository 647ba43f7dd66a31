import { ops, row, staff } from "./row.ts";
import type { Row } from "./row.ts";

const unknownId = "00000000-0000-4000-8000-000000000001";

export const admin: Record<string, Row> = {
  admin_live_streams: row("/admin/live-streams", 403, ops(200)),
  // The callers act one after the other.
  admin_live_streams_end: row(({ stream_id }) => `/admin/live-streams/${stream_id}/end`, 403, {
    ops_admin: 200,
    superadmin: 409,
  }),
  admin_live_streams_ban: row(
    ({ stream_id }) => `/admin/live-streams/${stream_id}/ban`,
    403,
    ops(200),
  ),
  // Without a reason.
  admin_accounts_live_unban: row(
    ({ seller }) => `/admin/accounts/${seller.id}/live-unban`,
    403,
    ops(400),
  ),
  admin_approvals: row("/admin/approvals", 403, staff(200)),
  admin_approvals_view: row(`/admin/approvals/${unknownId}`, 403, staff(404)),
  admin_approvals_approve: row(`/admin/approvals/${unknownId}/approve`, 403, staff(404)),
  admin_approvals_reject: row(`/admin/approvals/${unknownId}/reject`, 403, staff(404), {
    body: { reason: "Wrong wallet" },
  }),
  admin_audit: row("/admin/audit", 403, staff(200)),
  admin_disputes: row("/admin/disputes", 403, ops(200)),
  admin_disputes_resolve: row(`/admin/disputes/${crypto.randomUUID()}/resolve`, 403, ops(404), {
    body: { resolution: "refund" },
  }),
  admin_orders_refund: row(({ order }) => `/admin/orders/${order.id}/refund`, 403, ops(409), {
    body: { reason: "Barang palsu" },
    paid: true,
  }),
  admin_orders_chargeback: row(
    ({ order }) => `/admin/orders/${order.id}/chargeback`,
    403,
    ops(400),
    {
      body: { amount: 100_000, evidence: "Written answer" },
    },
  ),
  admin_chargebacks: row("/admin/chargebacks", 403, ops(200)),
  admin_chargebacks_decide: row(
    `/admin/chargebacks/${crypto.randomUUID()}/decide`,
    403,
    ops(400),
    { body: { outcome: "claims", evidence: "Written answer" } },
  ),
  admin_reliability: row("/admin/reliability", 403, staff(200)),
  admin_jobs_redrive: row(({ order }) => `/admin/jobs/${order.id}/redrive`, 403, staff(404)),
  admin_outbox_redrive: row(({ order }) => `/admin/outbox/${order.id}/redrive`, 403, staff(404)),
  admin_seller_reviews: row("/admin/seller-reviews", 403, ops(200)),
  admin_seller_reviews_close: row(
    ({ order }) => `/admin/seller-reviews/${order.id}/close`,
    403,
    ops(404),
    { body: { verdict: "cleared" } },
  ),
  admin_discovery: row("/admin/discovery", 403, staff(200)),
  admin_facets_aliases: row("/admin/facets/aliases", 403, ops(200)),
  admin_facets_aliases_set: row("/admin/facets/aliases", 403, ops(200), {
    body: { kind: "brand", alias: "Toko 9", key: "Toko Sembilan" },
  }),
  admin_facets_aliases_delete: row("/admin/facets/aliases/brand/none", 403, ops(404)),
  admin_growth_boosts: row("/admin/growth/boosts", 403, ops(201), {
    body: ({ seller }) => ({ seller_id: seller.id, score: 5, days: 7 }),
  }),
  admin_analytics: row("/admin/analytics", 403, staff(200)),
  admin_users: row("/admin/users?q=person", 403, ops(200)),
  admin_disclosures: row("/admin/disclosures", 403, ops(200), {
    body: ({ seller }) => ({ target_type: "user", target_id: seller.id, fields: ["phone"] }),
    headers: { "x-action-reason": "Ticket 4711" },
  }),
  admin_orders: row("/admin/orders", 403, staff(200)),
  admin_orders_explain: row(
    ({ order }) => `/admin/orders/${order.reference}/explain`,
    403,
    staff(200),
  ),
  admin_shipments: row("/admin/shipments", 403, ops(200)),
  admin_shipments_decide: row(
    "/admin/shipments/00000000-0000-4000-8000-000000000001/decide",
    403,
    ops(400),
    {
      body: { outcome: "not_booked", evidence: "Written answer" },
    },
  ),
  admin_roles: row("/admin/roles", 403, { superadmin: 200 }),
  // Without a reason, as the next ones.
  admin_roles_grant: row("/admin/roles", 403, { superadmin: 400 }, {
    body: ({ users }) => ({ user_id: users.stranger.id, role: "ops_admin" }),
  }),
  admin_roles_revoke: row(({ users }) => `/admin/roles/${users.ops_admin.id}/ops_admin`, 403, {
    superadmin: 400,
  }),
  admin_cases: row("/admin/cases", 403, staff(200)),
  admin_cases_close: row(`/admin/cases/${unknownId}/close`, 403, staff(400)),
  admin_jobs: row("/admin/jobs", 403, staff(200)),
  admin_webhooks: row("/admin/webhooks", 403, staff(200)),
  admin_webhooks_redrive: row(`/admin/webhooks/${unknownId}/redrive`, 403, staff(404)),
  admin_jobs_redrive_matching: row("/admin/jobs/redrive", 403, staff(400), {
    body: { kind: "mail_send" },
  }),
  admin_outbox_redrive_matching: row("/admin/outbox/redrive", 403, staff(400), {
    body: { type: "order.completed" },
  }),
  admin_webhooks_redrive_matching: row("/admin/webhooks/redrive", 403, staff(400), {
    body: { provider: "xendit" },
  }),
};
