import { supabase } from "../tools/supabase.ts";
import { bundle, STAGE } from "./bundle.ts";
import { CHECKS } from "./checks.ts";
import { ensureLogins } from "./logins.ts";
import { requireBuckets, smoke } from "./smoke.ts";
import type { Target } from "./target.ts";

export interface DeployOptions {
  /** Changes nothing. */
  checkOnly?: boolean;
  /** Deploys older functions and leaves the newer schema. */
  rollback?: boolean;
  /** Folder of the bundles; .local/deploy by default. */
  stage?: string;
  /** Until all functions answer. */
  timeoutMs?: number;
  say: (line: string) => void;
}

const LOGIN_MS = 30_000;

/** Stops at the first failed step. The steps before it are safe to repeat. */
export async function deploy(target: Target, options: DeployOptions): Promise<boolean> {
  const { checkOnly = false, rollback = false, stage = STAGE, timeoutMs = 20_000, say } = options;
  if (!await check(target, rollback, say)) {
    say("Nothing was changed.");
    return false;
  }
  if (checkOnly) return true;
  const uploads = await bundle(stage);
  const steps: [name: string, work: () => Promise<unknown>][] = [
    ...rollback ? [] : schemaSteps(target),
    ["upload the functions", () => uploadFunctions(target, stage)],
    ["every function answers", () => smoke(target, uploads.map(({ name }) => name), timeoutMs)],
  ];
  for (const [name, work] of steps) {
    try {
      await work();
      say(`done     ${name}`);
    } catch (error) {
      say(`FAILED   ${name}\n         ${(error as Error).message}`);
      return false;
    }
  }
  say(`${uploads.length} functions answer at ${target.url}/functions/v1`);
  return true;
}

/** Runs all checks, to report all problems at once. */
async function check(target: Target, rollback: boolean, say: (line: string) => void) {
  let passed = true;
  for (const { name, run } of CHECKS) {
    const problem = await run(target, rollback);
    say(problem ? `NOT YET  ${name}\n         ${problem}` : `ok       ${name}`);
    passed &&= !problem;
  }
  return passed;
}

function schemaSteps(target: Target): [string, () => Promise<unknown>][] {
  return [
    ["apply the migrations", () => pushMigrations(target)],
    ["the buckets are there", () => requireBuckets(target)],
    ["the functions' logins work", () => ensureLogins(target, LOGIN_MS)],
  ];
}

async function pushMigrations({ databaseUrl, cli }: Target): Promise<void> {
  requireSuccess(await supabase(["db", "push", `--remote=${databaseUrl}`, "--yes"], { env: cli }));
}

/** The CLI activates all of them with one call. */
async function uploadFunctions({ ref, cli }: Target, stage: string): Promise<void> {
  const args = ["functions", "deploy", "--use-api", "--yes", `--remote=${ref}`];
  requireSuccess(await supabase([...args, `--workdir=${stage}`], { cwd: stage, env: cli }));
}

function requireSuccess({ success, stdout, stderr }: Awaited<ReturnType<typeof supabase>>): void {
  if (!success) throw new Error(`The Supabase CLI says: ${stderr.trim() || stdout.trim()}`);
}
