/** The sealed books (docs/books.md): posts, seals, and does what the database's owner could do to them. */
import type postgres from "postgres";
import { expect } from "vitest";
import { inspectBooks, readRoots, verifyBooks } from "../../tools/verify_books.ts";
import type { Verdict } from "../../tools/verify_books.ts";
import type { Market } from "./market.ts";

export const post = (sql: postgres.ISql, key: string) =>
  sql`select private.ledger_post(${key}, 'adjustment', 'Test', null, array[
    private.ledger_line('adjustments', -1), private.ledger_line('claims', 1)])`;

export const booksOf = (market: Market) => ({
  postMany: (prefix: string, count: number) =>
    market.database.admin`
      select private.ledger_post(${prefix} || n, 'adjustment', 'Test', null, array[
        private.ledger_line('adjustments', -1), private.ledger_line('claims', 1)])
      from generate_series(1, ${count}::integer) as n`,
  seal: async (limit = 1000): Promise<number> =>
    (await market.database.admin`select private.seal_block(${limit}) as taken`)[0]!["taken"],
  sealedKeys: async (prefix: string): Promise<string[]> =>
    (await market.database.admin`
      select key from private.ledger_transfers join private.book_rows on transfer_id = id
      where starts_with(key, ${prefix}) order by block, position`).map(({ key }) => key),
  expectWhole: async () =>
    expect(await verifyBooks(market.database.admin)).toMatchObject({
      isWhole: true,
      text: expect.stringContaining("\n"),
    }),
});

const TABLES = "ledger_transfers,ledger_entries,audit_log,book_blocks,book_rows".split(",");

export function tamperingOf(market: Market) {
  /** What a person with every right in the database can do, the triggers included. */
  async function after(
    change: (tx: postgres.TransactionSql) => Promise<unknown>,
    known = readRoots([]),
  ): Promise<Verdict> {
    let verdict: Verdict | undefined;
    const undo = new Error("undo");
    await market.database.admin.begin(async (tx) => {
      for (const table of TABLES) {
        await tx`alter table ${tx(`private.${table}`)} disable trigger user`;
      }
      await change(tx);
      verdict = await inspectBooks(tx, known);
      throw undo;
    }).catch((error) => {
      if (error !== undo) throw error;
    });
    return verdict!;
  }

  const finds = async (change: Parameters<typeof after>[0], words: string) =>
    expect(await after(change)).toEqual({
      isWhole: false,
      text: expect.stringContaining(words),
    });
  return { after, finds };
}
