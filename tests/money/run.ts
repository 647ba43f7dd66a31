/** `npm run money-proof`: the proof for as long as it is told, and the replay of what it found. */
import { parseArgs } from "node:util";
import { useCluster } from "../support/cluster.ts";
import { startServer } from "../support/server.ts";
import { mutate, MUTATIONS } from "./mutations.ts";
import { createTally } from "./tally.ts";
import { prove, tellFailure } from "./prove.ts";

const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "100" },
    seed: { type: "string" },
    path: { type: "string" },
    mutations: { type: "boolean", default: false },
  },
});
const runs = Number(values.runs);
const seed = Number(values.seed ?? Math.floor(Math.random() * 0x7fffffff));
if (!Number.isInteger(runs) || !Number.isInteger(seed) || runs < 1) {
  console.error("usage: npm run money-proof -- [--runs N] [--seed S] [--path P] [--mutations]");
  Deno.exit(2);
}

/** The market as it is: nothing may be found. */
async function proveMarket(): Promise<boolean> {
  console.log(`The money proof: ${runs} runs, seed ${seed}.`);
  const tally = createTally();
  const onRun: Parameters<typeof prove>[0]["onRun"] = (world, steps) => {
    tally.add(world, steps);
    if (tally.runs() % 10 === 0) console.log(tally.progress());
  };
  let failures = 0;
  const onFailure = (message: string) => {
    if (failures++ === 0) console.log(`Found, and being shortened: ${message}`);
  };
  const path = values.path === undefined ? {} : { path: values.path };
  const found = await prove({ runs, seed, ...path, onRun, onFailure });
  console.log(
    found.failed
      ? `\nWRONG. ${tellFailure(found)}`
      : `${tally.summary()}\nEvery rupiah was where it belongs.`,
  );
  return !found.failed;
}

/** Markets with a bug each: every one must be found. */
async function proveProof(): Promise<boolean> {
  console.log(
    `The money proof against ${MUTATIONS.length} bugs: up to ${runs} runs each, seed ${seed}.`,
  );
  let missed = 0;
  for (const mutation of MUTATIONS) {
    const prepare: Parameters<typeof prove>[0]["prepare"] = (market) => mutate(market, mutation);
    const { failed, numRuns, errorInstance } = await prove({ runs, seed, shrink: false, prepare });
    if (!failed) missed++;
    console.log(`${failed ? `found in run ${numRuns}` : "MISSED"}: ${mutation.bug}`);
    if (failed) console.log(`   ${String(errorInstance).split("\n").slice(0, 2).join(" ")}`);
  }
  return missed === 0;
}

const server = await startServer();
useCluster(server.cluster);
try {
  Deno.exitCode = await (values.mutations ? proveProof() : proveMarket()) ? 0 : 1;
} finally {
  await server.stop();
}
