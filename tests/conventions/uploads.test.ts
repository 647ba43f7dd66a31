import { expect, test } from "vitest";
import { compareSizes, readBudget } from "../../tools/deploy/budget.ts";
import { bundle } from "../../tools/deploy/bundle.ts";

const REMEDY =
  "if the change is intended: npm run budget -- --sizes (for a new function without --sizes)";

test("every bundle has the size in budget.json", async () => {
  const stage = await Deno.makeTempDir({ prefix: "preloved-stage-" });
  try {
    const uploads = await bundle(`${stage}/deploy`);
    expect(compareSizes(await readBudget(), uploads), REMEDY).toEqual([]);
  } finally {
    await Deno.remove(stage, { recursive: true });
  }
});
