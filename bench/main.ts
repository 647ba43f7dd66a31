import { parseArgs } from "node:util";
import { alerts, describe as describeAlerts } from "./alerts.ts";
import { backlog, claims } from "./background.ts";
import { bloat, describe as describeBloat } from "./bloat.ts";
import { browse } from "./browse.ts";
import { discovery } from "./discovery.ts";
import { growth } from "./growth.ts";
import { ledger } from "./ledger.ts";
import { live } from "./live.ts";
import { type BenchMarket, openBenchMarket } from "./market.ts";
import type { Figure } from "./measure.ts";
import { orders } from "./orders.ts";
import { outbox, steady } from "./outbox.ts";
import { describe, purchases } from "./purchases.ts";
import { similar } from "./similar.ts";

const { values, positionals } = parseArgs({
  args: Deno.args,
  allowPositionals: true,
  options: {
    seconds: { type: "string", default: "4" },
    sizes: { type: "string", default: "10000,100000,1000000" },
    /** discovery, browse: the paths with this in their names. */
    only: { type: "string", default: "" },
    /** bloat: whole purchases. */
    purchases: { type: "string", default: "1000" },
    /** steady: events per second, and for how long. */
    rate: { type: "string", default: "1275" },
    minutes: { type: "string", default: "5" },
    /** market: how many of each. */
    orders: { type: "string", default: "100000" },
    listings: { type: "string", default: "10000" },
  },
});
const seconds = Number(values.seconds);
const sizes = values.sizes.split(",").map(Number);

const figures =
  (title: string, measure: (market: BenchMarket, seconds: number) => Promise<Figure[]>) =>
  async (market: BenchMarket) => print(title, await measure(market, seconds));

const PARTS: Record<string, (market: BenchMarket) => Promise<unknown>> = {
  browse: figures("browse", (market, seconds) => browse(market, seconds, values.only)),
  orders: figures("orders", orders),
  purchase: async (market) => {
    const measured = await purchases(market, seconds);
    print("purchase", measured.figures);
    console.log(describe(measured));
    return measured;
  },
  discovery: async (market) => {
    console.log(
      "\n     size  path                             per sec   p50 ms   p99 ms    bare  ratio",
    );
    return await discovery(market, seconds, sizes, values.only);
  },
  live: figures("live", live),
  ledger: figures("ledger", ledger),
  outbox: figures("outbox", outbox),
  steady: (market) =>
    steady(market, { rate: Number(values.rate), minutes: Number(values.minutes) }),
  similar: (market) => similar(market, sizes),
  alerts: async (market) => {
    const measured = await alerts(market, seconds);
    console.log(describeAlerts(measured));
    return measured;
  },
  bloat: async (market) => {
    const measured = await bloat(market, Number(values.purchases));
    console.log(describeBloat(measured));
    return measured;
  },
  market: (market) =>
    growth(market, { orders: Number(values.orders), listings: Number(values.listings) }),
  jobs: async (market) => {
    const measured = print("jobs, 10 per claim", await claims(market, seconds));
    const memory = await backlog(market);
    console.log(
      `\n100,000 waiting jobs: ${memory.perSecond.toFixed(0)} done per second, ` +
        `at most ${memory.growthMb.toFixed(0)} MB more memory.`,
    );
    return { figures: measured, memory };
  },
};

const unknown = positionals.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  const names = Object.keys(PARTS).join(", ");
  console.error(`There is no part ${unknown.join(", ")}: choose from ${names}.`);
  Deno.exit(1);
}
const results: Record<string, unknown> = {};
for (const name of positionals.length > 0 ? positionals : Object.keys(PARTS)) {
  // A new market for each part, so that parts do not affect each other.
  const market = await openBenchMarket();
  try {
    results[name] = await PARTS[name]!(market);
  } finally {
    await market.close();
  }
}
console.log(JSON.stringify({ seconds, cores: navigator.hardwareConcurrency, results }));

/** The ratio is to the first line of a group: the bare variant. */
function print(title: string, figures: Figure[]): Figure[] {
  console.log(`\n${title.padEnd(44)} per second    p50 ms    p99 ms     ratio`);
  let bare = 0;
  for (const { name, perSecond, p50, p99 } of figures) {
    if (/SQL, same driver|by SQL|^bare /.test(name)) bare = perSecond;
    const cells = [
      perSecond.toFixed(perSecond < 100 ? 1 : 0).padStart(10),
      p50.toFixed(1).padStart(9),
      p99.toFixed(1).padStart(9),
    ];
    const ratio = (perSecond / bare).toFixed(2).padStart(9);
    console.log(`${name.padEnd(44)} ${cells.join(" ")} ${ratio}`);
  }
  return figures;
}
