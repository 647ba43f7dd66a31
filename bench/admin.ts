import { LAST_STAFF_OFFSET } from "../shared/http/pagination.ts";
import { watchPlans } from "../tests/support/plans.ts";
import { load } from "./load.ts";
import type { BenchMarket } from "./market.ts";
import { compare } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addUser } from "./users.ts";
import { addOrders } from "./order_history.ts";

const CONCURRENCY = 2;

export interface AdminFigure {
  orders: number;
  path: string;
  statements: number;
  figure: Figure;
}

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
  ],
  orders: [
    "admin_orders",
    {},
    { status: "DISPUTED" },
    { status: "COMPLETED" },
    { status: "COMPLETED", min_total: "400000" },
    { status: "REFUNDED", min_total: "400000" },
    { min_total: "400000" },
    { max_total: "40000" },
    { min_total: "9000000" },
    { stuck: "true" },
    { stuck: "false" },
    { reference: "ORD-77" },
    { user_id: "00000001-0000-4000-8000-000000000001" },
  ],
  disputes: [
    "admin_disputes",
    { status: "open", sort: "oldest" },
    { status: "all" },
    { status: "all", user_id: "00000001-0000-4000-8000-000000000001" },
  ],
  shipments: ["admin_shipments", {}, { status: "on_hold" }, { courier_code: "jne" }],
  payouts: [
    "admin_payouts",
    {},
    { status: "PAID" },
    { status: "PAID", sort: "oldest" },
    { status: "FAILED" },
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
        `${operation}('${JSON.stringify(given)}', 20, ${offset})`,
      ];
    })
  );
export const STAFF_LISTS = listsAt(0);
/** As far down as an offset may reach. */
export const LAST_STAFF_PAGES = listsAt(LAST_STAFF_OFFSET);

const PATHS = [
  ...STAFF_LISTS,
  ["/admin/roles", "admin_roles(20, 0)"],
  ["/admin/revenue?by=month", "admin_revenue('month', null, null)"],
  ["/admin/analytics", "admin_analytics(null, null, false)"],
  ["/admin/orders/ORD-77/explain", "admin_orders_explain('ORD-77')"],
  ["/admin/reliability", "admin_reliability()"],
] as const;

/** Each list, analytics and an explained order at each size, after the daily counts are closed. */
export async function admin(
  market: BenchMarket,
  seconds: number,
  sizes: readonly number[],
): Promise<AdminFigure[]> {
  const staff = await addUser(market);
  await market
    .admin`insert into private.staff_roles (user_id, role) values (${staff}, 'superadmin')`;
  const headers = await market.headers(staff);
  const measured: AdminFigure[] = [];
  for (const orders of sizes) {
    console.log(`\nTwo years with ${orders.toLocaleString("en")} orders`);
    await addOrders(market, orders);
    await closeDays(market);
    const watched = watchPlans({ url: () => market.superuserUrl }, staff);
    console.log(
      "   orders  path                                              statements   p50 ms   p99 ms",
    );
    for (const [path, sql] of PATHS) {
      const { statements } = await watched.run(`select api.${sql}`);
      const run = (concurrency: number, seconds: number) =>
        load({ url: encodeURI(market.url + path), headers, concurrency, seconds });
      const [figure] = await compare([{ name: path, run }], {
        concurrency: CONCURRENCY,
        seconds,
        rounds: 1,
      });
      measured.push({ orders, path, statements, figure: figure! });
      console.log(line(measured.at(-1)!));
    }
    await watched.close();
  }
  return measured;
}

export async function closeDays({ admin, clients }: BenchMarket): Promise<void> {
  const began = performance.now();
  await admin`truncate private.analytics_days`;
  let days = 0;
  while (await clients.service.call("internal.close_analytics_day", {})) days++;
  const took = (performance.now() - began) / Math.max(days, 1);
  console.log(`${days} days counted, ${took.toFixed(0)} ms each`);
}

function line({ orders, path, statements, figure: { p50, p99 } }: AdminFigure): string {
  const cells = [
    String(statements).padStart(11),
    p50.toFixed(1).padStart(8),
    p99.toFixed(1).padStart(8),
  ];
  return `${orders.toLocaleString("en").padStart(9)}  ${path.padEnd(48)} ${cells.join(" ")}`;
}
