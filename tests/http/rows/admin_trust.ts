import { ops, row } from "./row.ts";
import type { Row } from "./row.ts";

const nobodys = "00000000-0000-4000-8000-000000000001";

export const adminTrust: Record<string, Row> = {
  admin_accounts: row(({ users }) => `/admin/accounts/${users.stranger.id}`, 403, ops(200), {
    body: { account_status: "suspended" },
    headers: { "x-action-reason": "Menjual barang palsu" },
  }),
  admin_reports: row("/admin/reports", 403, ops(200)),
  admin_reports_close: row(`/admin/reports/${crypto.randomUUID()}/close`, 403, ops(404), {
    body: { outcome: "dismissed" },
  }),
  admin_conversations: row("/admin/conversations?reported=true", 403, ops(200)),
  admin_conversations_view: row(`/admin/conversations/${nobodys}`, 403, ops(404)),
  admin_ktp_pending: row("/admin/ktp/pending", 403, ops(200)),
  admin_ktp_view: row(`/admin/ktp/${nobodys}`, 403, ops(404)),
  admin_ktp_approve: row(`/admin/ktp/${nobodys}/approve`, 403, ops(404)),
  admin_ktp_reject: row(`/admin/ktp/${nobodys}/reject`, 403, ops(404), {
    body: { reason: "Foto KTP buram" },
  }),
  admin_reviews_hide: row(`/admin/reviews/${crypto.randomUUID()}/hide`, 403, ops(404), {
    body: { reason: "Berisi nomor telepon" },
  }),
};
