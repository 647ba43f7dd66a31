import { expect, test } from "vitest";
import { budgetOf, compareBudget, isSlow, readBudget } from "../../tools/deploy/budget.ts";
import { measureStarts } from "../../tools/deploy/cold_start.ts";
import { createDatabase } from "../support/database.ts";

const REMEDY = "mend it, or, when it is meant to be so: npm run budget";

test("every function has the size that the budget says, and starts within its time", async () => {
  const database = await createDatabase();
  const stage = await Deno.makeTempDir({ prefix: "preloved-stage-" });
  try {
    const budget = await readBudget();
    const starts = await measureStarts(database.url, {
      rounds: 3,
      stage: `${stage}/deploy`,
      isDoubtful: (start, bare) => isSlow(budget, start, bare),
    });
    expect(compareBudget(budget, budgetOf(starts)), REMEDY).toEqual([]);
  } finally {
    await database.drop();
    await Deno.remove(stage, { recursive: true });
  }
});
