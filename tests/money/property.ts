import * as fc from "fast-check";
import type postgres from "postgres";
import { must } from "../support/client.ts";
import { openMarket } from "../support/market.ts";
import type { Market } from "../support/market.ts";
import type { MoneyCommand } from "./command.ts";
import { commandLists, examples } from "./commands/index.ts";
import { finish } from "./finish.ts";
import { openModel } from "./model.ts";
import type { Model, Staff } from "./model.ts";

export interface Options {
  runs: number;
  seed: number;
  /** The path of fast-check's search, for a replay. */
  path?: string | undefined;
  /** The replayPath that fast-check prints. */
  replayPath?: string | undefined;
  /** False stops at the first failure without shrinking it. */
  shrink?: boolean;
  /** Applies a mutation before the first run. */
  prepare?: (market: Market) => Promise<void>;
  onRun?: (model: Model) => void;
  /** Called at each failure, also during shrinking. */
  onFailure?: (message: string) => void;
}

export type Details = fc.RunDetails<[Setup, Iterable<MoneyCommand>]>;

/** A new market opens after so many runs, so that its ledger stays small. */
const RUNS_PER_MARKET = 10;

const PROVIDERS = ["xendit_invoices", "xendit_sessions"] as const;
/** Null: the platform holds the money. Else refunds go back through this channel, as far as it can. */
const CHANNELS = [null, "DANA", "QRIS"] as const;

interface Setup {
  provider: typeof PROVIDERS[number];
  channel: typeof CHANNELS[number];
}

const setup: fc.Arbitrary<Setup> = fc.record({
  provider: fc.constantFrom(...PROVIDERS),
  channel: fc.constantFrom(...CHANNELS, null),
});

/** Seven examples with one provider, then seven with the next; every other one with the platform's money. */
const inEachSetup = examples.map(([commands], nth): [Setup, MoneyCommand[]] => [{
  provider: PROVIDERS[Math.floor(nth / 7) % PROVIDERS.length]!,
  channel: CHANNELS[nth % 4]! ?? null,
}, commands]);

/** 5 %: the marketplace has a part in every sale. */
const COMMISSION_BPS = 500;

export async function checkMoney(options: Options): Promise<Details> {
  const { runs: numRuns, seed, path, replayPath, shrink = true, onRun, onFailure } = options;
  const markets = shareMarkets(options.prepare);
  const property = fc.asyncProperty(setup, commandLists(replayPath), async (drawn, commands) => {
    const model = await markets.next(drawn);
    try {
      await runCommands(model, commands);
    } catch (cause) {
      onFailure?.(messageOf(cause));
      await markets.close();
      throw cause;
    }
    onRun?.(model);
  });
  try {
    const replay = path === undefined ? {} : { path };
    return await fc.check(property, {
      ...replay,
      examples: inEachSetup,
      numRuns,
      seed,
      endOnFailure: !shrink,
    });
  } finally {
    await markets.close();
  }
}

async function runCommands(model: Model, commands: Iterable<MoneyCommand>): Promise<void> {
  let when = "";
  try {
    await fc.asyncModelRun(() => ({ model, real: model.market }), commands);
    when = "After the last step";
    await finish(model);
  } catch (cause) {
    const { length } = model.log;
    const lines = model.log.map((step, index) => `${String(index + 1).padStart(4)}. ${step}`);
    const at = when || `At step ${length} (${model.log.at(-1)})`;
    throw new Error([`${at}: ${messageOf(cause)}`, "", ...lines].join("\n"), { cause });
  }
}

const messageOf = (cause: unknown) => cause instanceof Error ? cause.message : String(cause);

interface Shared {
  market: Market;
  staff: Staff;
  checks: postgres.Sql;
  runs: number;
}

/** Runs with one provider share a market until a failure; the next run gets a new one. */
function shareMarkets(prepare: Options["prepare"]) {
  const open = new Map<string, Shared>();
  const close = async (provider: string) => {
    const closing = open.get(provider);
    open.delete(provider);
    await closing?.checks.end();
    await closing?.market.close();
  };
  return {
    close: async () => void await Promise.all([...open.keys()].map(close)),
    async next({ provider, channel }: Setup): Promise<Model> {
      if ((open.get(provider)?.runs ?? 0) >= RUNS_PER_MARKET) await close(provider);
      const shared = open.get(provider) ?? await openShared(provider, prepare);
      open.set(provider, shared);
      shared.runs++;
      const { market, checks } = shared;
      // Planned for an empty ledger, the checks join in loops.
      if (shared.runs === 2) await checks`discard plans`;
      await market.setting("escrow_only", channel === null ? 0 : 1);
      if (channel !== null) await must(market.sandbox("/payment/refunds/channel", { channel }));
      return openModel(market, shared.staff, checks);
    },
  };
}

async function openShared(provider: string, prepare: Options["prepare"]): Promise<Shared> {
  const market = await openMarket({
    PROVIDER_TIMEOUT_MS: "400",
    DATABASE_POOL_SIZE: "8",
    FINANCE_DISBURSEMENT_ENABLED: "true",
    PAYMENT_PROVIDER: provider,
    // Others make invoices with our references.
    PAYMENT_PROVIDER_OLD: "xendit_invoices",
  }, { nights: true });
  await market.sql`
    update private.settings set value = ${COMMISSION_BPS} where name = 'commission_bps'`;
  await prepare?.(market);
  const staff = { staff: await market.staff("superadmin"), stranger: await market.user() };
  return { market, staff, checks: market.database.one(), runs: 0 };
}

/** The failure with its steps and the command that replays it. */
export function failureReport(
  { seed, counterexamplePath, counterexample, errorInstance }: Details,
) {
  const replay = /replayPath="(.*)"/.exec(String(counterexample?.[1]))?.[1];
  const options = replay === undefined ? "" : ` --replay ${replay}`;
  const again = `npm run money-proof -- --seed ${seed} --path ${counterexamplePath}${options}`;
  return `${messageOf(errorInstance)}\n\nAgain: ${again}`;
}
