import { withConnection } from "../../local/postgres/connect.ts";
import { migrate, MIGRATIONS, readMigrations } from "../../local/postgres/migrate.ts";
import { printedBySupabase } from "../../local/process/supabase.ts";
import { groupNames } from "../../local/stack/groups.ts";
import { bundle, STAGE } from "./bundle.ts";
import { CHECKS, partsOff } from "./checks.ts";
import { findOtherFunctions, type Former, saveFormer } from "./functions.ts";
import { ensureLogins } from "./logins.ts";
import { ensurePolicies } from "./policies.ts";
import { requireBuckets, smoke } from "./smoke.ts";
import type { Target } from "./target.ts";

export interface DeployOptions {
  /** Changes nothing. */
  checkOnly?: boolean;
  /** Deploys older functions and leaves the newer schema. */
  rollback?: boolean;
  /** Asks about each function that this checkout lacks, and removes it. */
  prune?: boolean;
  /** Answers `false` if nobody can be asked. */
  ask?: (question: string) => boolean;
  /** Folder of the bundles; .local/deploy by default. */
  stage?: string;
  /** `stage` contains the bundles already. */
  bundled?: boolean;
  /** Folder of the migrations; this checkout's by default. */
  migrations?: string;
  /** Time limit until all functions answer. */
  timeoutMs?: number;
  say: (line: string) => void;
}

const LOGIN_MS = 30_000;

/** Stops at the first failed step. The steps before it are safe to repeat. */
export async function deploy(target: Target, options: DeployOptions): Promise<boolean> {
  const { checkOnly = false, rollback = false, stage = STAGE, timeoutMs = 20_000, say } = options;
  const { bundled = false, prune = false, ask = () => false } = options;
  if (!await check(target, rollback, say)) {
    say("Nothing was changed.");
    return false;
  }
  const others = () => findOtherFunctions(target, { prune: prune && !checkOnly, ask, say });
  if (checkOnly) {
    await others();
    return true;
  }
  if (!bundled) await bundle(stage);
  const names = groupNames();
  const steps: Step[] = [
    ...rollback ? [] : schemaSteps(target, options),
    ...functionSteps(target, { names, stage, timeoutMs, say }),
    { name: "look for functions that this checkout lacks", work: others },
  ];
  for (const { name, work, undo } of steps) {
    try {
      await work();
      say(`done     ${name}`);
    } catch (error) {
      say(`FAILED   ${name}\n         ${(error as Error).message}`);
      await undo?.();
      return false;
    }
  }
  say(`${names.length} functions answer at ${target.url}/functions/v1`);
  return true;
}

interface Step {
  name: string;
  work(): Promise<unknown>;
  /** Called after a failure; reports its work. */
  undo?(): Promise<void>;
}

/** Runs all checks, to report all problems at once. */
async function check(target: Target, rollback: boolean, say: (line: string) => void) {
  let passed = true;
  for (const { name, run } of CHECKS) {
    const problem = await run(target, rollback);
    say(problem ? `NOT YET  ${name}\n         ${problem}` : `ok       ${name}`);
    passed &&= !problem;
  }
  if (passed) { for (const part of partsOff(target)) say(`off      ${part}`); }
  return passed;
}

function schemaSteps(target: Target, { migrations = MIGRATIONS, say }: DeployOptions): Step[] {
  const apply = async () => {
    const files = await readMigrations(migrations);
    const wait = (line: string) => say(`WAITING  ${line}`);
    await withConnection(target.databaseUrl, (sql) => migrate(sql, files, { say: wait }));
  };
  return [
    { name: "apply the migrations", work: apply },
    { name: "the buckets are there", work: () => requireBuckets(target) },
    { name: "only our policies open channels and files", work: () => ensurePolicies(target, say) },
    { name: "the functions' logins work", work: () => ensureLogins(target, LOGIN_MS) },
  ];
}

type Uploading = Pick<DeployOptions, "say"> & { names: string[]; stage: string; timeoutMs: number };

/** One function first: the others are replaced only when it reaches the database. */
const CANARY = "health";

function functionSteps(target: Target, { names, stage, timeoutMs, say }: Uploading): Step[] {
  let former: Former = { names: [], folder: "" };
  const putBack = (replaced: string[]) => async () => {
    const back = former.names.filter((name) => replaced.includes(name));
    if (back.length === 0) {
      return say("         No function was there before, so none is put back.");
    }
    try {
      await uploadFunctions(target, former.folder, back);
      say(`UNDONE   put back ${back.length} functions as they were: ${back.join(", ")}`);
    } catch (error) {
      say(`FAILED   put back the functions as they were\n         ${(error as Error).message}`);
    }
  };
  return [
    {
      name: "save the functions that are there",
      // Without them a failure cannot be undone; the deployment still continues.
      work: async () => {
        try {
          former = await saveFormer(target, stage);
        } catch (error) {
          say(`WARNING  they cannot be put back after a failure: ${(error as Error).message}`);
        }
      },
    },
    {
      name: `upload ${CANARY}, which reaches the database`,
      work: async () => {
        await uploadFunctions(target, stage, [CANARY]);
        await smoke(target, [], timeoutMs);
      },
      undo: putBack([CANARY]),
    },
    {
      name: "upload the functions",
      work: () => uploadFunctions(target, stage, []),
      undo: putBack(names),
    },
    {
      name: "every function answers",
      work: () => smoke(target, names, timeoutMs),
      undo: putBack(names),
    },
  ];
}

/** Uploads all functions if no name is given; the CLI activates them with one call. */
async function uploadFunctions(
  { ref, cli }: Target,
  folder: string,
  names: string[],
): Promise<void> {
  const args = ["functions", "deploy", ...names, "--use-api", "--yes", `--remote=${ref}`];
  await printedBySupabase([...args, `--workdir=${folder}`], { cwd: folder, env: cli });
}
