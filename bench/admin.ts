import { LAST_STAFF_OFFSET } from "../shared/http/pagination.ts";
import type { BenchMarket } from "./market.ts";

type Filters = Record<string, string>;

/** Lists of staff with filters that match most, many, few or no rows. */
const LISTS: Record<string, [operation: string, ...filters: Filters[]]> = {
  users: [
    "admin_users",
    {},
    { q: "siregar 19" },
    { status: "suspended" },
    { status: "active" },
    { ktp: "none" },
    { ktp: "rejected" },
    { status: "banned" },
  ],
  orders: [
    "admin_orders",
    {},
    { status: "DISPUTED" },
    { status: "EXPIRED" },
    { status: "COMPLETED" },
    { status: "COMPLETED", min_total: "400000" },
    { status: "REFUNDED", min_total: "400000" },
    { min_total: "400000" },
    { max_total: "40000" },
    { min_total: "9000000" },
    { stuck: "true" },
    { stuck: "false" },
    { status: "COMPLETED", stuck: "true" },
    { reference: "ORD-77" },
    { user_id: "00000001-0000-4000-8000-000000000001" },
  ],
  disputes: [
    "admin_disputes",
    { status: "open", sort: "oldest" },
    { status: "all" },
    { status: "all", user_id: "00000001-0000-4000-8000-000000000001" },
  ],
  shipments: [
    "admin_shipments",
    {},
    { status: "on_hold" },
    { courier_code: "jne" },
    { courier_code: "none" },
    { direction: "outbound" },
    { direction: "return" },
  ],
  payouts: [
    "admin_payouts",
    {},
    { status: "PAID" },
    { status: "PAID", sort: "oldest" },
    { status: "FAILED" },
    { status: "RETURNED" },
  ],
  ledger: [
    "admin_ledger",
    {},
    ...["provider_cash", "payment_fees", "claims", "suspense"].map((account) => ({ account })),
    { kind: "payment" },
    { kind: "refund" },
    { key: "order:" },
    { user_id: "00000001-0000-4000-8000-000000000001" },
    { order: "ORD-77" },
  ],
  audit: ["admin_audit", {}, { role: "ops_admin" }, { target_type: "dispute" }],
  webhooks: [
    "admin_webhooks",
    { status: "open" },
    { status: "all", provider: "payment" },
    { status: "all", outcome: "delivered" },
  ],
  jobs: ["admin_jobs", {}, { failing: "true" }, { kind: "mail_send" }],
  cases: ["admin_cases", { status: "open" }, { status: "open", sort: "oldest" }, { status: "all" }],
  reports: ["admin_reports", { status: "open" }],
  "ktp/pending": ["admin_ktp_pending", {}],
  vouchers: ["admin_vouchers_list", {}],
  suspense: ["admin_suspense", { status: "open" }, { status: "all" }],
  "seller-reviews": ["admin_seller_reviews", {}],
  reconciliation: ["admin_reconciliation", { status: "open" }, { status: "all" }],
};

const listsAt = (offset: number) =>
  Object.entries(LISTS).flatMap(([path, [operation, ...filters]]) =>
    filters.map((given): [path: string, call: string] => {
      const query = new URLSearchParams(given).toString();
      return [
        `/admin/${path}${query && `?${query}`}`,
        `${operation}('${JSON.stringify({ ...given, limit: 20, offset })}')`,
      ];
    })
  );
export const STAFF_LISTS = listsAt(0);
/** As far down as an offset may reach. */
export const LAST_STAFF_PAGES = listsAt(LAST_STAFF_OFFSET);

export async function closeDays({ admin, clients }: BenchMarket): Promise<void> {
  const began = performance.now();
  await admin`truncate private.analytics_days`;
  let days = 0;
  while (await clients.service.call("internal.close_analytics_day", {})) days++;
  const took = (performance.now() - began) / Math.max(days, 1);
  console.log(`${days} days counted, ${took.toFixed(0)} ms each`);
}
