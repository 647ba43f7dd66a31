/** `npm run bench`: the figures of docs and README, each beside what it is measured against, in one run. */
import { backlog, claims } from "./background.ts";
import { browse } from "./browse.ts";
import { openBenchMarket } from "./market.ts";
import type { Figure } from "./measure.ts";
import { orders } from "./orders.ts";
import { outbox } from "./outbox.ts";

const seconds = Number(Deno.args.find((arg) => arg.startsWith("--seconds="))?.split("=")[1] ?? 4);

const market = await openBenchMarket();
try {
  const pages = await browse(market, seconds);
  print("browse", pages);
  const { figures, cost } = await orders(market, seconds);
  print("orders", figures);
  console.log(
    `\nOne POST /orders: ${cost.roundTrips} round trips to Postgres, ${cost.commits} commits that wait for the disk.`,
  );
  const events = await outbox(market);
  print("outbox", events);
  const claimed = await claims(market, seconds);
  print("jobs, 10 per claim", claimed);
  const memory = await backlog(market);
  console.log(
    `\nA backlog of 100,000 jobs: ${memory.perSecond.toFixed(0)} done per second, ` +
      `${memory.growthMb.toFixed(0)} MB more than before it at the most.`,
  );
  const results = { browse: pages, orders: figures, cost, events, claimed, memory };
  console.log(JSON.stringify({ seconds, cores: navigator.hardwareConcurrency, results }));
} finally {
  await market.close();
}

/** A ratio is to the first line of its pair or group: the bare thing. */
function print(title: string, figures: Figure[]): void {
  console.log(`\n${title.padEnd(44)} per second    p50 ms    p99 ms     ratio`);
  let bare = 0;
  for (const { name, perSecond, p50, p99 } of figures) {
    if (/SQL, same driver|by SQL|^bare /.test(name)) bare = perSecond;
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
