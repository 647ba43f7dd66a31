import { row, staff } from "./row.ts";
import type { Row } from "./row.ts";

const nobodys = "00000000-0000-4000-8000-000000000001";
/** The administrator's routes are the superadmin's too, and nobody else's. */
const administrator = (status: number) => ({ administrator: status, superadmin: status });

export const adminMoney: Record<string, Row> = {
  admin_payouts: row("/admin/payouts", 403, administrator(200)),
  admin_payouts_settle: row(`/admin/payouts/${nobodys}/settle`, 403, administrator(400), {
    body: {},
  }),
  admin_payouts_void: row(`/admin/payouts/${nobodys}/void`, 403, administrator(400)),
  admin_payouts_decide: row(`/admin/payouts/${nobodys}/decide`, 403, { superadmin: 400 }, {
    body: { outcome: "paid", evidence: "Bank statement" },
  }),
  admin_revenue: row("/admin/revenue", 403, administrator(200)),
  admin_ledger: row("/admin/ledger", 403, administrator(200)),
  admin_adjustments: row("/admin/adjustments", 403, { superadmin: 400 }, {
    body: ({ users }) => ({ user_id: users.stranger.id, amount: 1000 }),
  }),
  admin_settings: row("/admin/settings", 403, staff(200)),
  admin_settings_update: row("/admin/settings", 403, { superadmin: 202 }, {
    body: { key: "push_devices_max", value: 9, reason: "Ticket 4711" },
  }),
  admin_suspense: row("/admin/suspense", 403, administrator(200)),
  admin_suspense_refund: row(`/admin/suspense/${nobodys}/refund`, 403, administrator(400), {
    body: {},
  }),
  admin_suspense_apply: row(`/admin/suspense/${nobodys}/apply`, 403, administrator(400), {
    body: {},
  }),
  admin_suspense_close: row(`/admin/suspense/${nobodys}/close`, 403, administrator(400), {
    body: { outcome: "kept", evidence: "Bank statement" },
  }),
  admin_reconciliation: row("/admin/reconciliation", 403, administrator(200)),
  admin_reconciliation_approve: row(
    `/admin/reconciliation/${nobodys}/approve`,
    403,
    administrator(400),
    { body: {} },
  ),
  admin_reconciliation_reverse: row(
    `/admin/reconciliation/${nobodys}/reverse`,
    403,
    administrator(400),
  ),
  admin_vouchers_list: row("/admin/vouchers", 403, administrator(200)),
  // The callers act one after the other.
  admin_vouchers_create: row("/admin/vouchers", 403, { administrator: 201, superadmin: 409 }, {
    body: ({ order }) => ({
      code: order.reference,
      kind: "fixed",
      value: 10_000,
      starts_at: "2026-11-01T00:00:00Z",
      ends_at: "2036-11-01T00:00:00Z",
      total_limit: 10,
    }),
  }),
  admin_vouchers_update: row(`/admin/vouchers/${nobodys}`, 403, administrator(404), {
    body: { active: false },
  }),
};
