/** `npm run money-proof`: the proof for as long as it is told, and the replay of what it found. */
import { parseArgs } from "node:util";
import { agreedSteps } from "../support/agreed.ts";
import { useCluster } from "../support/cluster.ts";
import { startServer } from "../support/server.ts";
import { prove, tellFailure } from "./prove.ts";
import type { World } from "./world.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "100" },
    seed: { type: "string" },
    path: { type: "string" },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 0x7fffffff));
if (!Number.isInteger(runs) || !Number.isInteger(seed) || runs < 1) {
  console.error("usage: npm run money-proof -- [--runs N] [--seed S] [--path P]");
  Deno.exit(2);
}

const began = performance.now();
const seen = { runs: 0, steps: 0, orders: 0, taken: new Map<string, number>() };

function count({ books }: World, steps: number): void {
  seen.runs++;
  seen.steps += steps;
  seen.orders += books.orders.length;
  for (const { steps } of books.orders) {
    steps.forEach((step, index) => {
      const row = `${steps[index - 1]?.to} ${step.to} ${step.actor}`;
      seen.taken.set(row, (seen.taken.get(row) ?? 0) + 1);
    });
  }
  if (seen.runs % 10 === 0) console.log(progress());
}

function progress(): string {
  const seconds = (performance.now() - began) / 1000;
  const taken = agreedSteps.filter((row) => seen.taken.has(row)).length;
  return `${seen.runs} runs, ${seen.steps} steps (${(seen.steps / seconds).toFixed(0)}/s), ` +
    `${seen.orders} orders, ${taken} of ${agreedSteps.length} agreed transitions taken`;
}

console.log(`The money proof: ${runs} runs, seed ${seed}.`);
const server = await startServer();
useCluster(server.cluster);
try {
  const path = values.path === undefined ? {} : { path: values.path };
  const found = await prove({ runs, seed, ...path, onRun: count });
  console.log(progress());
  const never = agreedSteps.filter((row) => !seen.taken.has(row));
  if (never.length > 0 && !found.failed) console.log(`Never taken: ${never.join("; ")}`);
  console.log(
    found.failed ? `\nWRONG. ${tellFailure(found)}` : "Every rupiah was where it belongs.",
  );
  Deno.exitCode = found.failed ? 1 : 0;
} finally {
  await server.stop();
}
