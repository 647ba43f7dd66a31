import { expect, test } from "vitest";
import { mutate, MUTATIONS } from "./mutations.ts";
import { checkMoney } from "./property.ts";
import { createDatabase } from "../support/database.ts";

/** `npm run money-proof -- --mutations` tries all. */
const QUICK = [
  "a release pays the buyer protection fee to the seller",
  "the provider's second word of a payment is taken for a second payment",
  "a state is entered without telling the finance portal",
  "one person decides alone whatever the sum",
];

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

test.each(MUTATIONS.filter(({ bug }) => QUICK.includes(bug)))(
  "it notices when $bug",
  async (mutation) => {
    const found = await checkMoney({
      runs: 100,
      seed: 1,
      shrink: false,
      prepare: (market) => mutate(market.database.admin, mutation),
    });
    expect(found.failed).toBe(true);
    expect(String(found.errorInstance)).toMatch(/^Error: (At step|After the last step)/);
  },
  120_000,
);
