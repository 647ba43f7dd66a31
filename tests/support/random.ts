/** What fast-check draws is the same in each run, so that a failure repeats; FUZZ_SEED draws others. */
import fc from "fast-check";

fc.configureGlobal({
  seed: Number(Deno.env.get("FUZZ_SEED") ?? 20_261_127),
  numRuns: Number(Deno.env.get("FUZZ_RUNS") ?? 100),
});
