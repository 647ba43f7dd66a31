/** What a deployment would upload weighs what the budget says, to the byte. */
import { expect, test } from "vitest";
import { compareSizes, readBudget } from "../../local/deploy/budget.ts";
import { bundle } from "../../local/deploy/bundle.ts";

const REMEDY =
  "when it is meant to be so: npm run budget -- --sizes (for a new function without --sizes)";

test("every function weighs what the budget says", async () => {
  const stage = await Deno.makeTempDir({ prefix: "preloved-stage-" });
  try {
    const uploads = await bundle(`${stage}/deploy`);
    expect(compareSizes(await readBudget(), uploads), REMEDY).toEqual([]);
  } finally {
    await Deno.remove(stage, { recursive: true });
  }
});
