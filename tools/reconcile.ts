import { join } from "node:path";
import { boot } from "../shared/boot.ts";
import type { Environment } from "../shared/config.ts";
import { DIFFERENCE_COLUMNS } from "../functions/admin/schemas/difference.ts";
import { toCsv } from "../functions/admin/csv.ts";
import type { Log } from "../shared/log.ts";
import { createPaymentProvider } from "../shared/providers/payment/adapters.ts";
import type { Payer } from "../shared/providers/payment/port.ts";
import { runReconciliation } from "../functions/jobs/handlers/reconcile.ts";
import type { ReconciliationResult } from "../shared/db/results.ts";
import { loadKeys } from "../local/auth/keys.ts";
import { secretsOf } from "../local/stack/environment.ts";
import { runningStack, STATE } from "../local/stack/running.ts";
import { readSecrets } from "./deploy/target.ts";

/** The project of SUPABASE_PROJECT_ID with the settings in .env, otherwise the running local stack. */
async function environment(): Promise<Environment> {
  const { SUPABASE_PROJECT_ID: ref, DEPLOY_DATABASE_URL } = Deno.env.toObject();
  if (ref) return environmentOfProject(ref, readSecrets());
  if (DEPLOY_DATABASE_URL) {
    console.error("DEPLOY_DATABASE_URL is set. For its project set SUPABASE_PROJECT_ID too.");
    Deno.exit(1);
  }
  return environmentOf(await runningStack("For a project set SUPABASE_PROJECT_ID."));
}

export const environmentOfProject = (ref: string, secrets?: Environment): Environment => ({
  ...secrets,
  SUPABASE_URL: `https://${ref}.supabase.co`,
});

type Stack = Pick<
  Awaited<ReturnType<typeof runningStack>>,
  "base_url" | "sandbox_url" | "database_url"
>;

export async function environmentOf(stack: Stack, state = STATE): Promise<Environment> {
  const secrets = secretsOf(await loadKeys(join(state, new URL(stack.base_url).port, "keys.json")));
  return {
    SUPABASE_URL: stack.base_url,
    DATABASE_POOL_URL: stack.database_url,
    DATABASE_PUBLIC_POOL_URL: stack.database_url,
    XENDIT_SECRET_KEY: secrets.payment,
    XENDIT_BASE_URL: `${stack.sandbox_url}/payment/api`,
  };
}

export interface Reconciled extends ReconciliationResult {
  /** The payers of payments for no order or boost, as after a restore: this run has put them in suspense. */
  payers: Map<string, Payer>;
}

export async function reconcileIn(
  environment: Environment,
  log: Log = (event, fields) => console.error(event, fields),
): Promise<Reconciled> {
  const { deps, config } = boot(environment, "payments");
  const payments = createPaymentProvider(config.payments, deps.db);
  const unknown: string[] = [];
  try {
    const result = await runReconciliation({
      ...deps,
      log: (event, fields) =>
        event === "reconcile_unknown_payment"
          ? void unknown.push(String(fields?.["reference"]))
          : log(event, fields),
      payments,
    });
    const payers = new Map<string, Payer>();
    for (const reference of unknown) {
      const payer = await payments.findPayer(reference);
      payers.set(reference, payer ?? { email: null, description: null });
    }
    return { ...result, payers };
  } finally {
    await deps.db.close();
  }
}

export function describe({ transactions, drift, differences, payers }: Reconciled): string {
  const rupiah = (amount: number) => `Rp${amount.toLocaleString("en")}`;
  const lines = differences.map(({ id, reference, statement, provider_amount, ledger_amount }) =>
    `  ${reference}: ${statement} ${rupiah(provider_amount)}, ledger ${
      rupiah(ledger_amount)
    }; to approve: POST /admin/reconciliation/${id}/approve`
  );
  const held = [...payers].map(([reference, { email, description }]) =>
    `  ${reference}: in suspense, for no order of ours, from ${email ?? "nobody named"} (${
      description ?? ""
    })`
  );
  const summary = `${transactions} transactions compared, drift ${rupiah(drift)}.`;
  return [summary, ...lines, ...held].join("\n");
}

if (import.meta.main) {
  const found = await reconcileIn(await environment());
  const rows = found.differences;
  console.log(Deno.args.includes("--csv") ? toCsv(DIFFERENCE_COLUMNS, rows) : describe(found));
  if (found.drift !== 0) Deno.exitCode = 1;
}
