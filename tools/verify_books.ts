import postgres from "postgres";
import { compareBalances } from "./books/balances.ts";
import { Changed, walkChain } from "./books/chain.ts";
import { findInserted } from "./books/unsealed.ts";
import { targetDatabase } from "./target_database.ts";

/** A root that the finance portal holds. */
interface KnownRoot {
  day: string;
  root: string;
}

export interface Verdict {
  isWhole: boolean;
  text: string;
}

export function readRoots(args: readonly string[]): KnownRoot[] {
  return args.flatMap((arg, at) => {
    if (arg === "--root") return [];
    const [, day, root] = /^(\d{4}-\d{2}-\d{2})=([0-9a-f]{64})$/.exec(arg) ?? [];
    if (args[at - 1] !== "--root" || !day || !root) {
      throw new Error("Usage: npm run verify-books [-- --root <YYYY-MM-DD>=<64 hex digits> …]");
    }
    return [{ day, root }];
  });
}

/** Compares the books with their seals, at one instant and without a lock that anybody waits for. */
export function verifyBooks(sql: postgres.Sql, known: readonly KnownRoot[] = []): Promise<Verdict> {
  return sql.begin(
    "isolation level repeatable read read only",
    (tx) => inspectBooks(tx, known),
  ) as Promise<Verdict>;
}

export async function inspectBooks(
  tx: postgres.TransactionSql,
  known: readonly KnownRoot[] = [],
): Promise<Verdict> {
  const missing = new Map(known.map(({ day, root }) => [root, day]));
  try {
    const { blocks, rows, root } = await walkChain(tx, (root) => void missing.delete(root));
    await findInserted(tx);
    await compareBalances(tx);
    for (const [root, day] of missing) {
      throw new Changed(
        `No block has the root ${root}, which the portal holds of ${day}: the chain was rewritten.`,
      );
    }
    const [queue] = await tx`select count(*)::integer as waiting from private.book_queue`;
    const sealedIn = blocks === 1 ? "1 block" : `${blocks} blocks`;
    const sealed = `As they were sealed: ${rows} rows in ${sealedIn}.`;
    const text = `${sealed} ${queue?.["waiting"]} rows wait for the next block.\nRoot: ${root}`;
    return { isWhole: true, text };
  } catch (error) {
    if (error instanceof Changed) return { isWhole: false, text: error.message };
    throw error;
  }
}

if (import.meta.main) {
  const known = readRoots(Deno.args);
  const sql = postgres(await targetDatabase(), { max: 1, onnotice: () => {} });
  try {
    const { isWhole, text } = await verifyBooks(sql, known);
    console.log(text);
    if (!isWhole) Deno.exitCode = 1;
  } finally {
    await sql.end();
  }
}
