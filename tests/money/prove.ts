/** The property: whatever people, companies and the clock do, the books are right after every step and at the end. */
import * as fc from "fast-check";
import { openMarket } from "../support/market.ts";
import type { Market } from "../support/market.ts";
import { examples, steps } from "./commands/index.ts";
import { judge } from "./judge.ts";
import { comeToRest } from "./rest.ts";
import type { Step } from "./step.ts";
import { openWorld } from "./world.ts";
import type { Crew, World } from "./world.ts";

export interface Wish {
  runs: number;
  seed: number;
  /** Where fast-check's search had come, to replay what it found there. */
  path?: string;
  /** False to stop at the first failure as it was drawn. */
  shrink?: boolean;
  /** Changes the market before anyone enters: a mutation. */
  prepare?: (market: Market) => Promise<void>;
  onRun?: (world: World, steps: number) => void;
  /** Hears of each failure as it is found; a shorter way to it may still be looked for. */
  onFailure?: (message: string) => void;
}

/** After so many runs a new market opens, so that the books stay short. */
const RUNS_PER_MARKET = 10;

/** Proves it for so many runs; answers what fast-check found. */
export async function prove(wish: Wish): Promise<fc.RunDetails<[Step[]]>> {
  const stage = createStage(wish.prepare);
  try {
    const property = fc.asyncProperty(steps, async (run) => {
      const world = await stage.enter();
      await stage.guard(play(world, run)).catch((cause) => {
        wish.onFailure?.(messageOf(cause));
        throw cause;
      });
      wish.onRun?.(world, run.length);
    });
    const { runs: numRuns, seed, path, shrink = true } = wish;
    return await fc.check(property, {
      examples,
      numRuns,
      seed,
      endOnFailure: !shrink,
      // Its bias towards small numbers would play the first plot again and again.
      unbiased: true,
      ...(path === undefined ? {} : { path }),
    });
  } finally {
    await stage.close();
  }
}

async function play(world: World, run: Step[]): Promise<void> {
  for (const [index, step] of run.entries()) {
    try {
      await step.act(world);
      await judge(world);
    } catch (cause) {
      throw new Error(`At step ${index + 1} (${step}): ${messageOf(cause)}`, { cause });
    }
  }
  await comeToRest(world).catch((cause) => {
    throw new Error(`When all had come to rest: ${messageOf(cause)}`, { cause });
  });
}

const messageOf = (cause: unknown) => cause instanceof Error ? cause.message : String(cause);

/** Runs share a market while all is well; after a failure the next one gets a new one. */
function createStage(prepare?: Wish["prepare"]) {
  let open: { market: Market; crew: Crew; runs: number } | null = null;
  const close = async () => {
    const closing = open;
    open = null;
    await closing?.market.close();
  };
  return {
    close,
    async enter(): Promise<World> {
      if (open !== null && open.runs >= RUNS_PER_MARKET) await close();
      if (open === null) {
        const market = await openMarket({
          PROVIDER_TIMEOUT_MS: "400",
          DATABASE_POOL_SIZE: "8",
          FINANCE_DISBURSEMENT_ENABLED: "true",
        });
        await prepare?.(market);
        const crew = { staff: await market.staff("superadmin"), stranger: await market.person() };
        open = { market, crew, runs: 0 };
      }
      open.runs++;
      return openWorld(open.market, open.crew);
    },
    async guard(run: Promise<void>): Promise<void> {
      try {
        await run;
      } catch (error) {
        await close();
        throw error;
      }
    },
  };
}

/** A failure in plain words, with what replays it. */
export function tellFailure(
  { seed, counterexamplePath, counterexample, errorInstance }: fc.RunDetails<[Step[]]>,
) {
  const [run = []] = counterexample ?? [];
  return [
    messageOf(errorInstance),
    "",
    "What happened:",
    ...run.map((step, index) => `${String(index + 1).padStart(4)}. ${step}`),
    "",
    `Again: npm run money-proof -- --seed ${seed} --path ${counterexamplePath}`,
  ].join("\n");
}
