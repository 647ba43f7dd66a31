import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { sha256 } from "../../shared/digest.ts";
import type { TestCluster } from "../support/cluster.ts";

/** Staff, who come last, never stay away. */
const ACTORS = 6;

/** What a run follows: everything comes from the seed, and shrinking takes away from it. */
export interface Plan {
  seed: number;
  /** How many decisions the seed makes. Afterwards nothing fails, and what waits longest goes first. */
  decisions: number;
  /** Decisions at which nothing goes wrong. */
  calm: readonly number[];
  /** Actors who stay away, by number. */
  absent: readonly number[];
}

export interface Outcome {
  log: string[];
  /** Decisions at which something went wrong. */
  faults: number[];
  failure: string | null;
}

/** Real time. A run that takes longer hangs, which is a failure like any other. */
const HANGS_MS = 600_000;

/** One run, in a program of its own, on a server whose time is determined; with this one of the bugs. */
export async function play(plan: Plan, cluster: TestCluster, bug?: number): Promise<Outcome> {
  const args = ["run", "-A", "tests/simulation/one.ts", JSON.stringify({ plan, bug, cluster })];
  const signal = AbortSignal.timeout(HANGS_MS);
  const { stdout, stderr } = await output(Deno.execPath(), args, { cwd: PROJECT_ROOT, signal });
  if (stdout) return JSON.parse(stdout);
  throw new Error(signal.aborted ? "The run hangs." : stderr);
}

/** From 0 to 1: what is drawn here changes no other draw. */
export const draw = (seed: number, ...words: (string | number)[]): number =>
  parseInt(sha256([seed, ...words].join("/")).slice(0, 8), 16) / 2 ** 32;

export const pick = <T>(among: readonly T[], drawn: number): T =>
  among[Math.floor(drawn * among.length)]!;

/** Takes away decisions, actors and faults while the run still fails; tells each shorter plan. */
export async function shrink(
  best: Plan,
  simulate: (plan: Plan) => Promise<Outcome>,
  tell: (plan: Plan) => void,
): Promise<Plan> {
  let { faults } = await simulate(best);
  const fails = async (changes: Partial<Plan>): Promise<boolean> => {
    const outcome = await simulate({ ...best, ...changes });
    if (outcome.failure === null) return false;
    best = { ...best, ...changes };
    faults = outcome.faults;
    tell(best);
    return true;
  };
  for (let size = best.decisions / 2; size >= 10; size /= 2) {
    await fails({ decisions: Math.ceil(best.decisions - size) });
  }
  for (let who = 0; who < ACTORS; who++) await fails({ absent: [...best.absent, who] });
  for (let size = faults.length; size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < faults.length;) {
      if (!await fails({ calm: [...best.calm, ...faults.slice(at, at + size)] })) at += size;
    }
  }
  return best;
}
