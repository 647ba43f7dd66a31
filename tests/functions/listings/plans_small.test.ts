/** At 10,000 listings a plan that reads all of them looks cheap; search/plans.test.ts has a hundred thousand. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { fill } from "../../../local/seed/fill.ts";
import { createDatabase } from "../../support/database.ts";
import type { TestDatabase } from "../../support/database.ts";
import { watchPlans } from "../../support/plans.ts";

let database: TestDatabase;
let watched: ReturnType<typeof watchPlans>;
beforeAll(async () => {
  database = await createDatabase();
  // Two thirds of the work, and pages do not read search entries.
  await database.admin`alter table public.listings disable trigger listings_index_new`;
  await fill({ databaseUrl: database.url("postgres"), listings: 10_000, onProgress: () => {} });
  watched = watchPlans(database);
}, 120_000);
afterAll(async () => {
  await watched.close();
  await database.drop();
});

test.each(["newest", "lowest_price", "highest_price"])(
  "a page by %s does not read every listing",
  async (sort) => {
    const work = await watched.run(
      `select api.listings_browse('${sort}', null, null, p_limit => 50, p_offset => 0)`,
    );
    expect(work.wholeTables).not.toContain("listings");
    expect(work.touched).toBeLessThan(500);
  },
);
