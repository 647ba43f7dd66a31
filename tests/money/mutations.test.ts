import { expect, test } from "vitest";
import { mutate, MUTATIONS } from "./mutations.ts";
import { checkMoney } from "./property.ts";
import { createDatabase } from "../support/database.ts";

test("every bug can be put into the schema as it is", async () => {
  const database = await createDatabase();
  const problems: string[] = [];
  for (const mutation of MUTATIONS) {
    await database.admin.begin(async (sql) => {
      await mutate(sql, mutation);
      await sql`rollback`;
    }).catch(({ message }: Error) => problems.push(`${mutation.bug}: ${message}`));
  }
  await database.drop();
  expect(problems).toEqual([]);
});

test.each(MUTATIONS.filter(({ always }) => always))("it notices when $bug", async (mutation) => {
  const found = await checkMoney({
    runs: 100,
    seed: 1,
    shrink: false,
    prepare: (market) => mutate(market.database.admin, mutation),
  });
  expect(found.failed).toBe(true);
  expect(String(found.errorInstance)).toMatch(/^Error: (At step|After the last step)/);
}, 120_000);
