import type postgres from "postgres";
import { runReconciliation } from "../functions/jobs/handlers/reconcile.ts";
import type { PaymentDeps } from "../shared/purchase/flow.ts";
import { watchPlans } from "../tests/support/plans.ts";

/** Transfers and rows of the provider since the night before. */
export const NIGHT_ROWS = 200;

export interface History {
  admin: postgres.Sql;
  url: (role: string) => string;
}

/** Pages of 8 kB that the nightly reconciliation and the check of the ledger read after `addOrders`. */
export async function nightPages(history: History) {
  const watched = watchPlans(history, "service_role");
  const pagesOf = async (run: (deps: PaymentDeps) => Promise<unknown>) => {
    await forget(history.admin);
    let pages = 0;
    const call = async (operation: string, args: Record<string, unknown>) => {
      const work = await watched.run(`select ${operation}(${literals(args)})`);
      pages += work.pages;
      return work.answer;
    };
    const deps = { db: { service: { call } }, log: () => {}, payments: newest(history.admin) };
    await run(deps as never);
    return pages;
  };
  try {
    // The first run reads the catalogs, too.
    await pagesOf(runReconciliation);
    const reconciliation = await pagesOf(async (deps) => {
      const { transactions, differences } = await runReconciliation(deps);
      if (transactions !== NIGHT_ROWS || differences.length > 0) {
        throw new Error(`${transactions} rows were read, and ${differences.length} differ.`);
      }
    });
    const check = await pagesOf(async ({ db }) => {
      while (await db.service.call("internal.check_ledger", {}));
    });
    return { reconciliation, check };
  } finally {
    await watched.close();
  }
}

/** The provider's rows of the newest payments. */
const newest = (admin: postgres.Sql) => ({
  statement: "xendit",
  movements: async function* () {
    const movements = await admin`
      select id, type, status, reference, cashflow, amount::int, fee::int, created_at
      from private.provider_transactions order by created_at desc limit ${NIGHT_ROWS}`;
    yield { movements, odd: [], last: movements.at(-1)!["id"] };
  },
});

/** As if the last night had ended before the newest transfers. */
async function forget(admin: postgres.Sql) {
  await admin`delete from private.reconciliation_runs`;
  await admin`
    insert into private.reconciliation_runs (from_at, to_at, finished_at, statement)
    select at, at + make_interval(days => private.setting('reconciliation_days')::int), at, 'xendit'
    from (select created_at as at from private.ledger_transfers
      order by created_at desc offset ${NIGHT_ROWS} limit 1) as newest`;
  await admin`
    update private.ledger_check
    set transfers_until = (select from_at from private.reconciliation_runs), account_id = 0, next_at = private.now()`;
}

const literals = (args: Record<string, unknown>) =>
  Object.entries(args).map(([name, value]) => {
    const text = typeof value === "object" ? JSON.stringify(value) : String(value);
    return `p_${name} => ${value === null ? "null" : `'${text.replaceAll("'", "''")}'`}`;
  });
