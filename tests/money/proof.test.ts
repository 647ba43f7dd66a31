/** The money proof, short: a few hundred random steps with every run of the tests. `npm run money-proof` goes on for as long as it is told. */
import { expect, test } from "vitest";
import { prove, tellFailure } from "./prove.ts";

test("whatever people, companies and the clock do, every rupiah is where it belongs", async () => {
  const seed = Math.floor(Math.random() * 0x7fffffff);
  const found = await prove({ runs: 20, seed, withinMs: 15_000 });
  if (found.failed) expect.fail(tellFailure(found));
  expect(found.numRuns).toBeGreaterThan(0);
}, 300_000);
