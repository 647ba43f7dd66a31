import { test } from "vitest";
import { buyAndPay, useStackProcess } from "./running_stack.ts";
import type { Known } from "./running_stack.ts";
import { proveSales } from "./sales_proof.ts";

/** The number of kills; `CHAOS=20 npm test -- tests/local/chaos.test.ts` runs longer. */
const KILLS = Number(Deno.env.get("CHAOS") ?? (Deno.env.has("CI") ? 3 : 2));
const SHOPPERS = 8;

const { files, start, kill, killWithPostgres } = useStackProcess();
const other = useStackProcess();

/** Buys until the returned function is called; what was answered with a success goes into `orders`. */
function shop(known: Known, orders: string[]): () => Promise<unknown> {
  let isOver = false;
  const shopper = async () => {
    while (!isOver) {
      // The kill interrupts these calls on purpose; only a success promises something.
      await buyAndPay(known).then((id) => orders.push(id), () => {});
    }
  };
  const shoppers = Array.from({ length: SHOPPERS }, shopper);
  return () => {
    isOver = true;
    return Promise.all(shoppers);
  };
}

/** Until so many more sales are answered: what is killed then is in the middle of the others'. */
async function answered(orders: string[], more: number): Promise<void> {
  const enough = orders.length + more;
  // Real time on purpose: a real process is killed in the middle of real calls.
  while (orders.length < enough) await new Promise((resolve) => setTimeout(resolve, 50));
}

test(
  "killed repeatedly in the middle of sales, the marketplace continues where it stopped",
  async () => {
    const orders: string[] = [];
    for (let round = 0; round < KILLS; round++) {
      const known = await start();
      const stop = shop(known, orders);
      await answered(orders, 2 + round);
      const stopped = stop();
      await (round % 2 === 1 ? killWithPostgres() : kill());
      await stopped;
    }
    const known = await start();
    await proveSales(known, files, orders);
  },
  300_000,
);

test(
  "PostgreSQL killed repeatedly under the running marketplace loses no answered sale, event or job",
  async () => {
    const known = await other.start();
    const orders: string[] = [];
    const stop = shop(known, orders);
    try {
      for (let round = 0; round < KILLS; round++) {
        await answered(orders, 2 + round);
        await other.crashPostgres();
      }
      await answered(orders, 2);
    } finally {
      await stop();
    }
    await proveSales(known, other.files, orders);
  },
  300_000,
);
