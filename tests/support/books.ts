/** The sealed books (docs/books.md). */
import type postgres from "postgres";
import { expect } from "vitest";
import { verifyBooks } from "../../tools/verify_books.ts";
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
