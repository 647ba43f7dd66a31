import { parseArgs } from "node:util";
import { useCluster } from "../support/cluster.ts";
import { startServer } from "../support/server.ts";
import { createCoverage } from "./coverage.ts";
import { mutate, MUTATIONS } from "./mutations.ts";
import { checkMoney, failureReport } from "./property.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "100" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 0x7fffffff)) },
    path: { type: "string" },
    replay: { type: "string" },
    mutations: { type: "boolean", default: false },
    only: { type: "string", default: "" },
  },
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];
if (!Number.isInteger(runs) || !Number.isInteger(seed) || runs < 1) {
  console.error(
    "usage: npm run money-proof -- [--runs N] [--seed S] [--path P --replay R] [--mutations [--only WORDS]]",
  );
  Deno.exit(2);
}

/** Runs the proof without mutations. */
async function checkMarket(): Promise<boolean> {
  console.log(`The money proof: ${runs} runs, seed ${seed}.`);
  const coverage = createCoverage();
  let failures = 0;
  const found = await checkMoney({
    runs,
    seed,
    path: values.path,
    replayPath: values.replay,
    onRun: (model) => {
      coverage.add(model);
      if (coverage.runs() % 10 === 0) console.log(coverage.progress());
    },
    onFailure: (message) => {
      if (failures++ === 0) console.log(`Found, and being shortened: ${message}`);
    },
  });
  console.log(
    found.failed
      ? `\nWRONG. ${failureReport(found)}`
      : `${coverage.summary()}\nEvery rupiah was where it belongs.`,
  );
  return !found.failed;
}

/** Runs the proof once per mutation; each must fail. */
async function checkMutations(): Promise<boolean> {
  const mutations = MUTATIONS.filter(({ bug }) => bug.includes(values.only));
  console.log(
    `The money proof against ${mutations.length} bugs: up to ${runs} runs each, seed ${seed}.`,
  );
  let missed = 0;
  for (const mutation of mutations) {
    const { failed, numRuns, errorInstance } = await checkMoney({
      runs,
      seed,
      shrink: false,
      prepare: (market) => mutate(market.database.admin, mutation),
    });
    if (!failed) missed++;
    console.log(`${failed ? `found in run ${numRuns}` : "MISSED"}: ${mutation.bug}`);
    if (failed) console.log(`   ${String(errorInstance).split("\n").slice(0, 2).join(" ")}`);
  }
  return missed === 0;
}

const server = await startServer();
useCluster(server.cluster);
let isRight = false;
try {
  isRight = await (values.mutations ? checkMutations() : checkMarket());
} finally {
  await server.stop();
}
Deno.exit(isRight ? 0 : 1);
