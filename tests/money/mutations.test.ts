/** The money proof can fail: a market with a bug does not get past it. */
import { expect, test } from "vitest";
import { mutate, MUTATIONS } from "./mutations.ts";
import { prove } from "./prove.ts";

test.each(MUTATIONS)("it notices when $bug", async (mutation) => {
  const prepare = (market: Parameters<typeof mutate>[0]) => mutate(market, mutation);
  const found = await prove({ runs: 40, seed: 1, shrink: false, prepare });
  expect(found.failed).toBe(true);
  expect(String(found.errorInstance)).toMatch(/^Error: (At step|When all had come to rest)/);
}, 120_000);
