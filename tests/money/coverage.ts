import { agreedSteps } from "../support/agreed.ts";
import { statusOf } from "./books.ts";
import type { Model } from "./model.ts";

export function createCoverage() {
  const began = performance.now();
  const seen = { runs: 0, steps: 0, orders: 0 };
  const taken = new Set<string>();
  const endings = new Map<string, number>();
  const count = (ending: string) => endings.set(ending, (endings.get(ending) ?? 0) + 1);
  const never = () => agreedSteps.filter((step) => !taken.has(step));

  function add({ books: { orders, withdrawals, refunds }, log }: Model): void {
    seen.runs++;
    seen.steps += log.length;
    seen.orders += orders.length;
    for (const order of orders) {
      count(`order ${[statusOf(order), ...order.booked].join(", ")}`);
      order.steps.forEach(({ to, actor }, index) =>
        taken.add(`${order.steps[index - 1]?.to} ${to} ${actor}`)
      );
    }
    const purchases = Map.groupBy(orders, ({ purchase_id }) => purchase_id).values();
    for (const purchase of purchases) {
      if (purchase.length > 1) {
        count(`bundle ${[...new Set(purchase.map(statusOf))].sort().join(", ")}`);
      }
    }
    for (const { status } of withdrawals) count(`withdrawal ${status}`);
    for (const { status } of refunds) count(`refund ${status}`);
  }

  function progress(): string {
    const seconds = (performance.now() - began) / 1000;
    return `${seen.runs} runs, ${seen.steps} steps in ${seconds.toFixed(0)} s ` +
      `(${(seen.steps / seconds).toFixed(0)}/s), ${seen.orders} orders, ` +
      `${agreedSteps.length - never().length} of ${agreedSteps.length} transitions`;
  }

  function summary(): string {
    const sorted = [...endings].sort(([, one], [, other]) => other - one);
    const lines = sorted.map(([ending, times]) => `${String(times).padStart(6)} x ${ending}`);
    return [progress(), `Never taken: ${never().join("; ") || "none"}`, ...lines].join("\n");
  }

  return { add, progress, summary, runs: () => seen.runs, endings: () => [...endings.keys()] };
}
