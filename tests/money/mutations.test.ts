import { expect, test } from "vitest";
import { mutate, MUTATIONS } from "./mutations.ts";
import { checkMoney } from "./property.ts";

test.each(MUTATIONS.filter(({ always }) => always))("it notices when $bug", async (mutation) => {
  const found = await checkMoney({
    runs: 100,
    seed: 1,
    shrink: false,
    prepare: (market) => mutate(market, mutation),
  });
  expect(found.failed).toBe(true);
  expect(String(found.errorInstance)).toMatch(/^Error: (At step|After the last step)/);
}, 120_000);
