/** Brings this clone to a project: checks first, then the schema, then all functions at once, then a look whether they answer. */
import { supabase } from "../tools/supabase.ts";
import { bundle, STAGE } from "./bundle.ts";
import { CHECKS } from "./checks.ts";
import { setPasswords, tryLogins } from "./logins.ts";
import { lookForBuckets, smoke } from "./smoke.ts";
import type { Target } from "./target.ts";

export interface DeployOptions {
  /** Look only; nothing is changed. */
  checkOnly?: boolean;
  /** Older functions over a newer schema, which stays. */
  rollback?: boolean;
  /** Where the bundles are put; the clone's .local/deploy unless said otherwise. */
  stage?: string;
  /** How long functions may take to answer after they were put in place. */
  patienceMs?: number;
  say: (line: string) => void;
}

/** True when all was well. The first step that fails is the last: what came before it is harmless and may be repeated. */
export async function deploy(target: Target, options: DeployOptions): Promise<boolean> {
  const { checkOnly = false, rollback = false, stage = STAGE, patienceMs = 20_000, say } = options;
  if (!await check(target, rollback, say)) {
    say("Nothing was changed.");
    return false;
  }
  if (checkOnly) return true;
  const uploads = await bundle(stage);
  const steps: [name: string, work: () => Promise<unknown>][] = [
    ...rollback ? [] : schemaSteps(target),
    ["upload the functions", () => uploadFunctions(target, stage)],
    ["every function answers", () => smoke(target, uploads.map(({ name }) => name), patienceMs)],
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

/** Every check is made, so that everything that is missing is told at once. */
async function check(target: Target, rollback: boolean, say: (line: string) => void) {
  let well = true;
  for (const { name, look } of CHECKS) {
    const wrong = await look(target, rollback);
    say(wrong ? `NOT YET  ${name}\n         ${wrong}` : `ok       ${name}`);
    well &&= !wrong;
  }
  return well;
}

function schemaSteps(target: Target): [string, () => Promise<unknown>][] {
  return [
    ["apply the migrations", () => pushMigrations(target)],
    ["the buckets are there", () => lookForBuckets(target)],
    ["set the passwords of the functions' logins", () => setPasswords(target)],
    ["the logins come in", () => tryLogins(target)],
  ];
}

async function pushMigrations({ databaseUrl, cli }: Target): Promise<void> {
  must(await supabase(["db", "push", `--remote=${databaseUrl}`, "--yes"], { env: cli }));
}

/** The CLI uploads one by one and then puts all of them in place with one call. */
async function uploadFunctions({ ref, cli }: Target, stage: string): Promise<void> {
  const args = ["functions", "deploy", "--use-api", "--yes", `--remote=${ref}`];
  must(await supabase([...args, `--workdir=${stage}`], { cwd: stage, env: cli }));
}

function must({ success, stdout, stderr }: Awaited<ReturnType<typeof supabase>>): void {
  if (!success) throw new Error(`The Supabase CLI says: ${stderr.trim() || stdout.trim()}`);
}
