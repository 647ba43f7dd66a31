/** `npm run bench`: the figures of docs and README, each beside what it is measured against, in one run. `-- discovery` runs one part. */
import { admin } from "./admin.ts";
import { backlog, claims } from "./background.ts";
import { browse } from "./browse.ts";
import { discovery } from "./discovery.ts";
import { ledger } from "./ledger.ts";
import { live } from "./live.ts";
import { openBenchMarket } from "./market.ts";
import type { BenchMarket } from "./market.ts";
import type { Figure } from "./measure.ts";
import { notifications } from "./notifications.ts";
import { orders } from "./orders.ts";
import { outbox } from "./outbox.ts";

const option = (name: string, fallback: string) =>
  Deno.args.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? fallback;
const seconds = Number(option("seconds", "4"));
const sizes = option("sizes", "10000,100000,1000000").split(",").map(Number);

const PARTS: Record<string, (market: BenchMarket) => Promise<unknown>> = {
  browse: async (market) => {
    const pages = await browse(market, seconds);
    print("browse", pages);
    return pages;
  },
  orders: async (market) => {
    const { figures, cost } = await orders(market, seconds);
    print("orders", figures);
    console.log(
      `\nOne POST /orders: ${cost.roundTrips} round trips to Postgres, ${cost.commits} commits that wait for the disk.`,
    );
    return { figures, cost };
  },
  discovery: async (market) => {
    console.log(
      "\n     size  path                             per sec   p50 ms   p99 ms    bare  ratio",
    );
    const measured = await discovery(market, seconds, sizes);
    print("sellers", measured.counting);
    return measured;
  },
  live: async (market) => {
    const figures = await live(market, seconds);
    print("live", figures);
    return figures;
  },
  notifications: async (market) => {
    const figures = await notifications(market, seconds);
    print("notifications", figures);
    return figures;
  },
  ledger: async (market) => {
    const figures = await ledger(market, seconds);
    print("ledger", figures);
    return figures;
  },
  outbox: async (market) => {
    const figures = await outbox(market);
    print("outbox", figures);
    return figures;
  },
  admin: (market) => admin(market, seconds, sizes.filter((size) => size !== 100_000)),
  jobs: async (market) => {
    const figures = await claims(market, seconds);
    print("jobs, 10 per claim", figures);
    const memory = await backlog(market);
    console.log(
      `\nA backlog of 100,000 jobs: ${memory.perSecond.toFixed(0)} done per second, ` +
        `${memory.growthMb.toFixed(0)} MB more than before it at the most.`,
    );
    return { figures, memory };
  },
};

const named = Deno.args.filter((arg) => !arg.startsWith("--"));
const unknown = named.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(
    `There is no part ${unknown.join(", ")}: choose from ${Object.keys(PARTS).join(", ")}.`,
  );
  Deno.exit(1);
}
const results: Record<string, unknown> = {};
for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
  // A market of its own each: what one part puts into the shop is not in the way of the next.
  const market = await openBenchMarket();
  try {
    results[name] = await PARTS[name]!(market);
  } finally {
    await market.close();
  }
}
console.log(JSON.stringify({ seconds, cores: navigator.hardwareConcurrency, results }));

/** A ratio is to the first line of its pair or group: the bare thing. */
function print(title: string, figures: Figure[]): void {
  console.log(`\n${title.padEnd(44)} per second    p50 ms    p99 ms     ratio`);
  let bare = 0;
  for (const { name, perSecond, p50, p99 } of figures) {
    if (/SQL, same driver|by SQL|nothing counted|^bare /.test(name)) bare = perSecond;
    const cells = [
      perSecond.toFixed(perSecond < 100 ? 1 : 0).padStart(10),
      p50.toFixed(1).padStart(9),
      p99.toFixed(1).padStart(9),
    ];
    console.log(
      `${name.padEnd(44)} ${cells.join(" ")} ${(perSecond / bare).toFixed(2).padStart(9)}`,
    );
  }
}
