import type { BenchMarket } from "./market.ts";
import { compare } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { burst } from "./purchase.ts";
import type { Burst } from "./purchase.ts";
import { barePurchase } from "./purchase_bare.ts";
import { costOf } from "./purchase_cost.ts";
import type { PurchaseCost } from "./purchase_cost.ts";
import { openPurchaseMarket } from "./purchase_market.ts";
import type { Shares } from "./purchase_profile.ts";

const CLIENTS = 8;
const BURSTS = 5;

export interface Purchases {
  figures: Figure[];
  bursts: Burst[];
  alone: PurchaseCost;
  together: PurchaseCost;
  /** Of a burst of its own, because a profile slows the stack. */
  shares: Shares;
}

/** Whole purchases against a running stack, beside their SQL operations called alone. */
export async function purchases(bare: BenchMarket, seconds: number): Promise<Purchases> {
  const market = await openPurchaseMarket(Math.ceil(seconds * 200 * (BURSTS + 3)) + 1000);
  try {
    const buyers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, at) => market.user(`bench.buyer${at}`)),
    );
    const [one] = buyers;
    const measured = async (concurrency: number) => [
      ...await compare([await barePurchase(bare, concurrency)], {
        concurrency,
        seconds,
        rounds: 1,
      }),
      await burst(market, buyers.slice(0, concurrency), {
        name: `whole purchase, ${concurrency} clients`,
        seconds,
      }),
    ];
    await burst(market, buyers, { name: "warm-up", seconds: 600, purchases: 20 });
    const alone = await costOf(market, [one!], 40);
    const together = await costOf(market, buyers, 200);
    const figures = [...await measured(1), ...await measured(CLIENTS)];
    const bursts: Burst[] = [];
    for (let number = 1; number <= BURSTS; number++) {
      bursts.push(await burst(market, buyers, { name: `burst ${number}`, seconds }));
    }
    await market.profile();
    await burst(market, buyers, { name: "profile", seconds });
    const shares = await market.profile() ?? {};
    return { figures, bursts, alone, together, shares };
  } finally {
    await market.close();
  }
}

/** What the tables of the other parts do not show. */
export function describe({ bursts, alone, together, shares }: Purchases): string {
  const lines = [
    "",
    "burst      per second    p50 ms    p99 ms  all done/s  all done after" +
    "   processor ms each: stack, PostgreSQL, clients",
  ];
  for (const burst of bursts) {
    const { name, perSecond, p50, p99, allDonePerSecond, doneAfterSeconds, processor } = burst;
    const cells = [perSecond, p50, p99, allDonePerSecond].map((each) =>
      each.toFixed(1).padStart(9)
    );
    lines.push(
      `${name.padEnd(12)} ${cells.join(" ")} ${doneAfterSeconds.toFixed(1).padStart(10)} s   ` +
        Object.values(processor).map((ms) => ms.toFixed(1).padStart(6)).join(" "),
    );
  }
  for (const [name, cost] of [["alone", alone], [`${CLIENTS} at once`, together]] as const) {
    const { requests, waiting, writes, transactions, statements, flushes } = cost;
    const [asked, ...others] = [requests, waiting, writes, transactions, statements, flushes]
      .map((each) => each.toFixed(1));
    lines.push(
      "",
      `One purchase, ${name}: ${asked} requests to itself, ${
        others[0]
      } commits that wait for the ` +
        `disk (of ${others[1]} that write and ${others[2]} in all), ${others[3]} statements, ` +
        `${others[4]} flushes.`,
      ...list(cost.byPath),
      ...list(cost.operations),
    );
  }
  lines.push("", `What the stack's thread works for, ${CLIENTS} clients:`);
  for (const [part, share] of Object.entries(shares)) {
    lines.push(`  ${(share * 100).toFixed(0).padStart(3)} %  ${part}`);
  }
  return lines.join("\n");
}

const list = (counts: Record<string, number>) =>
  Object.entries(counts).filter(([, count]) => count >= 0.05)
    .map(([name, count]) => `  ${count.toFixed(2).padStart(6)}  ${name}`);
