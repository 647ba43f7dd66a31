/** The night reads what happened since the last one, however much happened before. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrders } from "../../../bench/order_history.ts";
import { runReconciliation } from "../../../functions/jobs/handlers/reconcile.ts";
import type { ReconcileDeps } from "../../../functions/jobs/handlers/reconcile.ts";
import { useDatabase } from "../../support/database.ts";
import { watchPlans } from "../../support/plans.ts";

const SIZES = [2_500, 20_000] as const;
const ROWS = 200;

const database = useDatabase();
let watched: ReturnType<typeof watchPlans>;
beforeAll(() => {
  watched = watchPlans(database, "service_role");
});
afterAll(() => watched?.close());

/** Pages of 8 kB that each operation read. */
async function pagesOf(night: (deps: ReconcileDeps) => Promise<unknown>) {
  const pages: Record<string, number> = {};
  const call = async (operation: string, args: Record<string, unknown>) => {
    const given = Object.entries(args).map(([name, value]) => {
      const text = typeof value === "object" ? JSON.stringify(value) : String(value);
      return `p_${name} => ${value === null ? "null" : `'${text.replaceAll("'", "''")}'`}`;
    });
    const work = await watched.run(`select ${operation}(${given})`);
    pages[operation] = (pages[operation] ?? 0) + work.pages;
    return work.answer;
  };
  await night({ db: { service: { call } }, log: () => {}, statement } as never);
  return Object.values(pages).reduce((sum, each) => sum + each, 0);
}

/** The provider's rows of the newest payments. */
const statement = {
  pages: async function* () {
    const transactions = await database.admin`
      select id, type, status, reference, cashflow, amount::int, fee::int, created_at
      from private.provider_transactions order by created_at desc limit ${ROWS}`;
    yield { transactions, odd: [], last: transactions.at(-1)!["id"] };
  },
};

/** As if the last night had ended before the newest transfers. */
async function forget() {
  const { admin } = database;
  await admin`delete from private.reconciliation_runs`;
  await admin`
    insert into private.reconciliation_runs (from_at, to_at, queued_until, finished_at)
    select at, at + make_interval(days => private.setting('reconciliation_days')::int), at, at
    from (select created_at as at from private.ledger_transfers
      order by created_at desc offset ${ROWS} limit 1) as newest`;
  await admin`
    update private.ledger_check
    set transfers_until = (select from_at from private.reconciliation_runs), account_id = 0`;
}

test(
  "the nightly reconciliation and check of the ledger read no more pages after eight times the sales",
  async () => {
    const measured = [];
    for (const orders of SIZES) {
      await addOrders(database, orders);
      await forget();
      // So that neither reads the catalogs.
      await pagesOf(runReconciliation);
      await forget();
      const reconciliation = await pagesOf(async (deps) => {
        expect(await runReconciliation(deps)).toMatchObject({
          transactions: ROWS,
          differences: [],
        });
      });
      await forget();
      const check = await pagesOf(async ({ db }) => {
        while (await db.service.call("internal.check_ledger", {}));
      });
      measured.push({ reconciliation, check });
    }
    const [few, many] = measured as [typeof measured[0], typeof measured[0]];
    expect([many, many.reconciliation <= 2 * few.reconciliation]).toEqual([many, true]);
    expect([many, many.check <= 2 * few.check]).toEqual([many, true]);
  },
  240_000,
);
