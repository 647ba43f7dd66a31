import { parseArgs } from "node:util";
import { sha256 } from "../../shared/digest.ts";
import { startServer } from "../support/server.ts";
import { BUGS } from "./bugs.ts";
import { determine } from "./clock.ts";
import { play, shrink } from "./plan.ts";
import type { Plan } from "./plan.ts";

/** A run waits for PostgreSQL a part of its time. */
const AT_ONCE = 4;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    runs: { type: "string", default: "1" },
    repeat: { type: "string", default: "1" },
    decisions: { type: "string", default: "1000" },
    calm: { type: "string", default: "" },
    absent: { type: "string", default: "" },
    log: { type: "boolean", default: false },
    bugs: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
});
const numbers = (list: string) => list.split(",").filter(Boolean).map(Number);
const plans = Array.from({ length: Number(values.runs) }, (_, run): Plan => ({
  seed: Number(values.seed) + run,
  decisions: Number(values.decisions),
  calm: numbers(values.calm),
  absent: numbers(values.absent),
}));
const commandOf = ({ seed, decisions, calm, absent }: Plan) =>
  `npm run simulate -- --seed ${seed} --decisions ${decisions}` +
  (calm.length > 0 ? ` --calm ${calm}` : "") + (absent.length > 0 ? ` --absent ${absent}` : "");

const { cluster, stop } = await startServer(determine);

const simulate = (plan: Plan, bug?: number) => play(plan, cluster, bug);

async function several<T>(items: T[], work: (item: T, at: number) => Promise<void>): Promise<void> {
  const left = items.entries();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (const [at, item] of left) await work(item, at);
  }));
}

/** Runs each seed; shortens the first that fails. */
async function runSeeds(): Promise<boolean> {
  const wrong: Plan[] = [];
  await several(plans, async (plan) => {
    if (wrong[0]) return;
    const { log, faults, failure } = await simulate(plan);
    if (values.log) console.log(log.join("\n"));
    const digest = sha256(log.join("\n")).slice(0, 12);
    console.log(`seed ${plan.seed}: ${log.length} lines (${digest}), ${faults.length} faults`);
    if (failure !== null) {
      console.log(`WRONG: ${failure}`);
      wrong.push(plan);
    }
    for (let times = 1; times < Number(values.repeat); times++) {
      const again = (await simulate(plan)).log;
      const at = log.findIndex((line, index) => line !== again[index]);
      if (at < 0 && again.length === log.length) continue;
      throw new Error(`Seed ${plan.seed} has another log:\n${log[at]}\n${again[at]}`);
    }
  });
  if (!wrong[0]) return true;
  console.log("Being shortened; each line fails, the last one is the shortest:");
  const shortest = await shrink(wrong[0], simulate, (plan) => console.log(commandOf(plan)));
  console.log((await simulate(shortest)).log.join("\n"));
  return false;
}

/** Runs the seeds against each bug until one fails. */
async function findBugs(): Promise<boolean> {
  let missed = 0;
  await several(BUGS.filter(({ bug }) => bug.includes(values.only)), async (bug) => {
    for (const [run, plan] of plans.entries()) {
      const { failure } = await simulate(plan, BUGS.indexOf(bug));
      if (failure === null) continue;
      return console.log(`found in run ${run + 1}: ${bug.bug}\n   ${failure.slice(0, 200)}`);
    }
    missed++;
    console.log(`MISSED in ${plans.length}: ${bug.bug}`);
  });
  return missed === 0;
}

let isRight = false;
try {
  isRight = await (values.bugs ? findBugs() : runSeeds());
} finally {
  await stop();
}
Deno.exit(isRight ? 0 : 1);
