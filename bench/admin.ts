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

const PATHS: [path: string, call: string][] = [
  ["/admin/users", "admin_users('{}', 20, 0)"],
  ["/admin/users?q=siregar 19", `admin_users('{"q": "siregar 19"}', 20, 0)`],
  ["/admin/users?status=suspended", `admin_users('{"status": "suspended"}', 20, 0)`],
  ["/admin/orders", "admin_orders('{}', 20, 0)"],
  ["/admin/orders?status=DISPUTED", `admin_orders('{"status": "DISPUTED"}', 20, 0)`],
  [
    "/admin/orders?status=COMPLETED&min_total=400000",
    `admin_orders('{"status": "COMPLETED", "min_total": "400000"}', 20, 0)`,
  ],
  ["/admin/orders?stuck=true", `admin_orders('{"stuck": "true"}', 20, 0)`],
  ["/admin/orders?reference=ORD-77", `admin_orders('{"reference": "ORD-77"}', 20, 0)`],
  ["/admin/disputes?sort=oldest", `admin_disputes('{"status": "open", "sort": "oldest"}', 20, 0)`],
  ["/admin/shipments?status=on_hold", `admin_shipments('{"status": "on_hold"}', 20, 0)`],
  ["/admin/payouts", "admin_payouts('{}', 20, 0)"],
  ["/admin/ledger", "admin_ledger('{}', 20, 0)"],
  ["/admin/audit", "admin_audit('{}', 20, 0)"],
  ["/admin/webhooks?status=open", `admin_webhooks('{"status": "open"}', 20, 0)`],
  ["/admin/cases", `admin_cases('{"status": "open"}', 20, 0)`],
  ["/admin/roles", "admin_roles(20, 0)"],
  ["/admin/reports", `admin_reports('{"status": "open"}', 20, 0)`],
  ["/admin/ktp/pending", "admin_ktp_pending('{}', 20, 0)"],
  ["/admin/vouchers", "admin_vouchers_list('{}', 20, 0)"],
  ["/admin/suspense", `admin_suspense('{"status": "open"}', 20, 0)`],
  ["/admin/seller-reviews", "admin_seller_reviews('{}', 20, 0)"],
  ["/admin/reconciliation", `admin_reconciliation('{"status": "open"}', 20, 0)`],
  ["/admin/live-streams", "admin_live_streams('{}', 20, 0)"],
  ["/admin/revenue?by=month", "admin_revenue('month', null, null)"],
  ["/admin/analytics", "admin_analytics(null, null, false)"],
  ["/admin/orders/ORD-77/explain", "admin_orders_explain('ORD-77')"],
  ["/admin/reliability", "admin_reliability()"],
];

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

async function closeDays({ admin, clients }: BenchMarket): Promise<void> {
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
