import type { Row } from "./row.ts";

const nobodys = "00000000-0000-4000-8000-000000000001";
/** The administrator's routes are the superadmin's too, and nobody else's. */
const administrator = (status: number) => ({ administrator: status, superadmin: status });

export const adminMoney: Record<string, Row> = {
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
    but: { superadmin: 400 },
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
    request: ({ order }) => ({
      path: "/admin/vouchers",
      body: {
        code: order.reference,
        kind: "fixed",
        value: 10_000,
        starts_at: "2026-11-01T00:00:00Z",
        ends_at: "2036-11-01T00:00:00Z",
        total_limit: 10,
      },
    }),
    everyone: 403,
    // They come one after the other.
    but: { administrator: 201, superadmin: 409 },
  },
  admin_vouchers_update: {
    request: () => ({ path: `/admin/vouchers/${nobodys}`, body: { active: false } }),
    everyone: 403,
    but: administrator(404),
  },
};
