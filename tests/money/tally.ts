/** What a long proof has been through so far: how much, how fast, and which of the agreed transitions. */
import { agreedSteps } from "../support/agreed.ts";
import type { World } from "./world.ts";

export function createTally() {
  const began = performance.now();
  const seen = { runs: 0, steps: 0, orders: 0 };
  const taken = new Set<string>();

  function add({ books }: World, steps: number): void {
    seen.runs++;
    seen.steps += steps;
    seen.orders += books.orders.length;
    for (const order of books.orders) {
      order.steps.forEach(({ to, actor }, index) =>
        taken.add(`${order.steps[index - 1]?.to} ${to} ${actor}`)
      );
    }
  }

  function progress(): string {
    const seconds = (performance.now() - began) / 1000;
    const [runs, steps] = [seen.runs / seconds, seen.steps / seconds];
    return `${seen.runs} runs (${runs.toFixed(1)}/s), ${seen.steps} steps (${
      steps.toFixed(0)
    }/s), ` +
      `${seen.orders} orders, ${
        agreedSteps.length - never().length
      } of ${agreedSteps.length} transitions`;
  }

  const never = () => agreedSteps.filter((step) => !taken.has(step));

  return {
    add,
    progress,
    runs: () => seen.runs,
    summary: () => `${progress()}\nNever taken: ${never().join("; ") || "none"}`,
  };
}
