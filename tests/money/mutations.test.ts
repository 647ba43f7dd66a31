/** The money proof can fail: a market with a bug does not get past it. */
import { expect, test } from "vitest";
import { mutate, MUTATIONS } from "./mutations.ts";
import { prove } from "./prove.ts";

test.each(MUTATIONS.filter(({ always }) => always))("it notices when $bug", async (mutation) => {
  const found = await prove({
    runs: 100,
    seed: 1,
    shrink: false,
    prepare: (market) => mutate(market, mutation),
  });
  expect(found.failed).toBe(true);
  expect(String(found.errorInstance)).toMatch(/^Error: (At step|When all had come to rest)/);
}, 120_000);
