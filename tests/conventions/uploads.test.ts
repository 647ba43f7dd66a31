import { expect, test } from "vitest";
import { compareSizes, readBudget } from "../../tools/deploy/budget.ts";
import { bundle } from "../../tools/deploy/bundle.ts";

test("no bundle has grown over its size in budget.json", async () => {
  const stage = await Deno.makeTempDir({ prefix: "preloved-stage-" });
  try {
    const uploads = await bundle(`${stage}/deploy`);
    expect(compareSizes(await readBudget(), uploads), "mend it, or: npm run budget").toEqual([]);
  } finally {
    await Deno.remove(stage, { recursive: true });
  }
});
