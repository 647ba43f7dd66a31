import type postgres from "postgres";
import { IMPOSSIBLE, ORDER_SUMS, STORED } from "./impossible.ts";
import type { TestDatabase } from "./database.ts";

/** One prepared statement of a few milliseconds, so that it can run after every step of a test. */
const queryOf = (checks: typeof IMPOSSIBLE) =>
  `with ${ORDER_SUMS}` + Object.entries(checks).map(([what, [query]]) => `
  select '${
    what.replaceAll("'", "''")
  }' as what, count(*)::int as found, min(bad.id::text) as example
  from (${query}) as bad (id) having count(*) > 0`).join(" union all ");

const ALL = queryOf(IMPOSSIBLE);
const COPIES = queryOf(STORED);
const BOOKS = queryOf(
  Object.fromEntries(Object.entries(IMPOSSIBLE).filter(([what]) => !(what in STORED))),
);

const PREPARED = { prepare: true, simple: false };

/** Throws with every violation of the money invariants. */
export const proveMoney = (
  { database }: { database: Pick<TestDatabase, "admin"> },
): Promise<void> => prove(database.admin, ALL);

/** Without what listings and profiles store twice, which takes a third of the time. */
export const proveBooks = (sql: postgres.Sql): Promise<void> => prove(sql, BOOKS);

/** What listings and profiles store twice. */
export const proveCopies = (sql: postgres.Sql): Promise<void> => prove(sql, COPIES);

async function prove(sql: postgres.Sql, query: string): Promise<void> {
  // Without arguments the driver would send it unprepared, and planning takes longer than running.
  const wrong = await sql.unsafe(query, [], PREPARED);
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
