/** What staff and the night read of a market's history, where a filter matches most, many, few or no rows. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { LAST_STAFF_PAGES, STAFF_LISTS } from "../../../bench/admin.ts";
import { nightPages } from "../../../bench/night.ts";
import { addOrders } from "../../../bench/order_history.ts";
import { useDatabase } from "../../support/database.ts";
import { watchPlans } from "../../support/plans.ts";

/** More of each than a list counts, and than fits 500 pages. */
const ORDERS = 20_000;
const MOST_PAGES = 500;
const FEW_ORDERS = 1_000;

const database = useDatabase();
let watched: ReturnType<typeof watchPlans>;
let young: Awaited<ReturnType<typeof nightPages>>;
beforeAll(async () => {
  await addOrders(database, FEW_ORDERS);
  young = await nightPages(database);
  await addOrders(database, ORDERS);
  const [staff] = await database.admin`
    insert into private.staff_roles (user_id, role) select bench.id('user', 7), 'superadmin'
    returning user_id as id`;
  watched = watchPlans(database, staff!["id"]);
}, 240_000);
afterAll(() => watched?.close());

/** Runs it again beyond `most` pages: its first run reads catalogs, and so does one after an autovacuum. */
async function planned({ run }: ReturnType<typeof watchPlans>, statement: string, most: number) {
  let work = await run(statement);
  for (let again = 0; again < 2 && work.pages > most; again++) work = await run(statement);
  return work;
}

test("the nightly reconciliation and check of the ledger read no more pages after twenty times the sales", async () => {
  const old = await nightPages(database);
  expect([old, old.reconciliation <= 2 * young.reconciliation]).toEqual([old, true]);
  expect([old, old.check <= 2 * young.check]).toEqual([old, true]);
});

test("references are taken once each, also right after there were none", async () => {
  const { admin } = database;
  const queue = "private.reconciliation_references";
  await admin.unsafe(`delete from ${queue}`);
  const [run] = await admin`select max(id) as id from private.reconciliation_runs`;
  // What Postgres then expects of the table is one row.
  await admin.unsafe(`vacuum (analyze) ${queue}`);
  await admin.unsafe(`
    insert into ${queue} (statement, reference) select 'xendit', 'TOP-' || n from generate_series(1, 400) as n`);
  const service = watchPlans(database, "service_role");
  try {
    const { pages, answer } = await service.run(`
      select internal.find_reconciliation_differences(${run!["id"]})`);
    expect([answer, pages, pages < 20_000]).toEqual([400, pages, true]);
  } finally {
    await service.close();
  }
}, 60_000);

test("a wallet reads the open sales of its user, not all sales that ever were", async () => {
  const [top] = await database.admin`
    select seller_id as id, count(*)::integer as sales from public.orders
    group by seller_id order by sales desc limit 1`;
  const wallet = watchPlans(database, top!["id"]);
  try {
    await wallet.run("select api.wallet_balance()");
    const { pages, answer } = await wallet.run("select api.wallet_balance()");
    const [open] = await database.admin`
      select coalesce(sum(balance), 0)::integer as amount from private.ledger_accounts
      where kind = 'escrow' and order_id in (select id from public.orders where seller_id = ${
      top!["id"]
    })`;
    expect(answer).toMatchObject({ in_escrow: open!["amount"] });
    expect([top!["sales"], pages, pages < top!["sales"] / 2]).toEqual([top!["sales"], pages, true]);
  } finally {
    await wallet.close();
  }
});

test.each([...STAFF_LISTS, ...LAST_STAFF_PAGES])(
  "%s: %s reads at most 500 pages",
  async (_, call) => {
    const { pages, answer } = await planned(watched, `select api.${call}`, MOST_PAGES);
    expect(answer.items.length).toBeLessThanOrEqual(20);
    expect([pages, pages <= MOST_PAGES]).toEqual([pages, true]);
  },
);

test("a user is found by name in few pages right after many have changed theirs", async () => {
  for (let round = 0; round < 6; round++) {
    await database.admin`update public.profiles set full_name = full_name || ' ' || ${round}::text`;
  }
  const { pages } = await planned(
    watched,
    'select api.admin_users(\'{"q": "siregar 19", "limit": 20, "offset": 0}\')',
    MOST_PAGES,
  );
  expect([pages, pages <= MOST_PAGES]).toEqual([pages, true]);
});

describe("once the days before are counted", () => {
  /** Fewer than the transfers of one day have. */
  const MOST = 300;
  const WAITING = 5_000;
  let night: ReturnType<typeof watchPlans>;
  beforeAll(async () => {
    await database.admin`
      insert into private.analytics_days (
        day, active_users, active_users_29d, mau, new_users, transactions, gmv, protection_fees, commission,
        boosts, promotions, claims, payout_fees, payment_fees, courier_adjustments, revenue)
      select day, 1, 1, 1, 1, (private.count_sales(day)).*, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from generate_series(0, 730) as ago,
        cast((private.now() at time zone 'Asia/Jakarta')::date - 1 - ago as date) as day`;
    night = watchPlans(database, "service_role");
  });
  afterAll(() => night?.close());

  test.each(["admin_revenue('month')", "admin_analytics(false)"])(
    "%s reads no transfer of today",
    async (call) => {
      const { pages, read } = await planned(watched, `select api.${call}`, MOST);
      expect([pages, pages <= MOST]).toEqual([pages, true]);
      expect(read["ledger_transfers"] ?? 0).toBe(0);
    },
  );

  test("the signals read what is open and due, not what ended or waits", async () => {
    await database.admin`
      insert into private.jobs (kind, key, run_at)
      select 'orders_deadline', 'waiting ' || n, private.now() + interval '1 day'
      from generate_series(1, ${WAITING}::integer) as n`;
    await database.admin`analyze private.jobs`;
    await night.run("select api.metrics_get()");
    const { read } = await night.run("select api.metrics_get()");
    expect(read).toMatchObject({ withdrawals: 0 });
    expect(read["jobs"]).toBeLessThan(WAITING / 10);
  });

  test("the night's look at the last week reads its orders, and no transfer", async () => {
    const { pages, read, answer } = await planned(
      night,
      "select internal.close_analytics_day()",
      MOST,
    );
    expect([answer, pages, pages <= MOST]).toEqual([null, pages, true]);
    expect(read["ledger_transfers"] ?? 0).toBe(0);
  });
});
