import { IMPOSSIBLE, ORDER_SUMS } from "./impossible.ts";
import type { TestDatabase } from "./database.ts";

/** One prepared statement of a few milliseconds, so that it can run after every step of a test. */
const QUERY = `with ${ORDER_SUMS}` + Object.entries(IMPOSSIBLE).map(([what, [query]]) => `
  select '${
  what.replaceAll("'", "''")
}' as what, count(*)::int as found, min(bad.id::text) as example
  from (${query}) as bad (id) having count(*) > 0`).join(" union all ");

const PREPARED = { prepare: true, simple: false };

/** Throws with every violation of the money invariants. */
export async function proveMoney(
  { database }: { database: Pick<TestDatabase, "admin"> },
): Promise<void> {
  // Without arguments the driver would send it unprepared, and planning takes longer than running.
  const wrong = await database.admin.unsafe(QUERY, [], PREPARED);
  if (wrong.length === 0) return;
  const lines = wrong.map(({ what, found, example }) => `- ${what}: ${found} (such as ${example})`);
  throw new Error(["The money proof found violations:", ...lines].join("\n"));
}

/** The sum over all accounts of one kind, in rupiah. */
export async function accountBalance({ admin }: TestDatabase, kind: string): Promise<number> {
  const [row] = await admin`
    select coalesce(sum(balance), 0)::float8 as sum from private.ledger_accounts where kind::text = ${kind}`;
  return row!["sum"];
}
