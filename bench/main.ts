/** `npm run bench`: the figures of docs and README, each beside what it is measured against, in one run. */
import { browse } from "./browse.ts";
import { live } from "./live.ts";
import { openBenchMarket } from "./market.ts";
import type { Figure } from "./measure.ts";
import { orders } from "./orders.ts";

const seconds = Number(Deno.args.find((arg) => arg.startsWith("--seconds="))?.split("=")[1] ?? 4);

const wanted = Deno.args.filter((arg) => !arg.startsWith("--"));
const results: Record<string, unknown> = {};

/** `npm run bench -- live` measures that part only. */
async function part(name: string, measure: () => Promise<Figure[]>): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  const figures = await measure();
  results[name] = figures;
  print(name, figures);
}

const market = await openBenchMarket();
try {
  await part("browse", () => browse(market, seconds));
  await part("orders", async () => {
    const { figures, cost } = await orders(market, seconds);
    results["cost"] = cost;
    console.log(
      `\nOne POST /orders: ${cost.roundTrips} round trips to Postgres, ${cost.commits} commits that wait for the disk.`,
    );
    return figures;
  });
  await part("live", () => live(market, seconds));
  console.log(JSON.stringify({ seconds, cores: navigator.hardwareConcurrency, results }));
} finally {
  await market.close();
}

/** A ratio is to the first line of its pair or group: the bare thing. */
function print(title: string, figures: Figure[]): void {
  console.log(`\n${title.padEnd(44)} per second    p50 ms    p99 ms     ratio`);
  let bare = 0;
  for (const { name, perSecond, p50, p99 } of figures) {
    if (/SQL, same driver|by SQL/.test(name)) bare = perSecond;
    const cells = [
      perSecond.toFixed(0).padStart(10),
      p50.toFixed(1).padStart(9),
      p99.toFixed(1).padStart(9),
    ];
    console.log(
      `${name.padEnd(44)} ${cells.join(" ")} ${(perSecond / bare).toFixed(2).padStart(9)}`,
    );
  }
}
