import { IMPOSSIBLE, PURSES } from "./impossible.ts";
import type { TestDatabase } from "./database.ts";

/** One round trip and, as a prepared statement, a few milliseconds: it can follow every step of a test. */
const QUESTION = `with ${PURSES}` + Object.entries(IMPOSSIBLE).map(([what, query]) => `
  select '${
  what.replaceAll("'", "''")
}' as what, count(*)::int as found, min(bad.id::text) as example
  from (${query}) as bad (id) having count(*) > 0`).join(" union all ");

/** Throws with everything that should be impossible and is there all the same. */
export async function proveMoney(
  { database }: { database: Pick<TestDatabase, "admin"> },
): Promise<void> {
  const wrong = await database.admin.unsafe(QUESTION, [], { prepare: true });
  if (wrong.length === 0) return;
  const lines = wrong.map(({ what, found, example }) => `- ${what}: ${found} (such as ${example})`);
  throw new Error(["The money proof found what must never be:", ...lines].join("\n"));
}

/** What the accounts of one kind hold together. */
export async function accountBalance({ admin }: TestDatabase, kind: string): Promise<number> {
  const [row] = await admin`
    select coalesce(sum(balance), 0)::float8 as sum from private.ledger_accounts where kind::text = ${kind}`;
  return row!["sum"];
}
