import { join } from "node:path";
import { moneyOf } from "../functions/jobs/providers.ts";
import { boot } from "../shared/boot.ts";
import type { Environment } from "../shared/config.ts";
import { DIFFERENCE_COLUMNS } from "../functions/admin/schemas/difference.ts";
import { toCsv } from "../functions/admin/csv.ts";
import { runReconciliation } from "../functions/jobs/handlers/reconcile.ts";
import type { ReconciliationResult } from "../shared/db/results.ts";
import { loadKeys } from "../local/auth/keys.ts";
import { secretsOf } from "../local/stack/environment.ts";
import { runningStack, STATE } from "../local/stack/running.ts";

/** DATABASE_POOL_URL and the other variables, else the running local stack. */
async function environment(): Promise<Environment> {
  const given = Deno.env.toObject();
  if (given["DATABASE_POOL_URL"]) return given;
  const stack = await runningStack("For another database set DATABASE_POOL_URL.");
  const secrets = secretsOf(await loadKeys(join(STATE, new URL(stack.base_url).port, "keys.json")));
  return {
    SUPABASE_URL: stack.base_url,
    DATABASE_POOL_URL: stack.database_url,
    DATABASE_PUBLIC_POOL_URL: stack.database_url,
    XENDIT_SECRET_KEY: secrets.payment,
    XENDIT_BASE_URL: `${stack.sandbox_url}/payment/api`,
  };
}

export function describe({ transactions, drift, differences }: ReconciliationResult): string {
  const rupiah = (amount: number) => `Rp${amount.toLocaleString("en")}`;
  const lines = differences.map((each) =>
    `  ${each.reference}: provider ${rupiah(each.provider_amount)}, ledger ${
      rupiah(each.ledger_amount)
    }; to approve: POST /admin/reconciliation/${each.id}/approve`
  );
  const summary = `${transactions} transactions compared, drift ${rupiah(drift)}.`;
  return [summary, ...lines].join("\n");
}

if (import.meta.main) {
  const { deps, config } = boot(await environment(), "payments");
  const found = await runReconciliation({
    ...deps,
    log: (event, fields) => console.error(event, fields),
    ...moneyOf(config, (_, provider) => provider),
  });
  const rows = found.differences;
  console.log(Deno.args.includes("--csv") ? toCsv(DIFFERENCE_COLUMNS, rows) : describe(found));
  await deps.db.close();
  if (found.drift !== 0) Deno.exitCode = 1;
}
