/** What npm run verify-books finds when somebody wrote seals of their own. */
import { beforeAll, test } from "vitest";
import { booksOf, tamperingOf } from "../support/books.ts";
import { useMarket } from "../support/market.ts";

const market = useMarket();
const { postMany, seal, expectWhole } = booksOf(market);
const { finds } = tamperingOf(market);

beforeAll(async () => {
  await postMany("real:", 1);
  await seal();
  await expectWhole();
});

test.each([0, -1, 999])(
  "an inserted transfer is named, also one with a seal in a block outside the chain (%i)",
  (number) =>
    finds(async (tx) => {
      await tx`insert into private.ledger_transfers (key, kind, description, event_at)
        values ('forged', 'adjustment', 'x', '2020-01-01')`;
      const zeros = tx`decode(repeat('00', 32), 'hex')`;
      if (number < 1) {
        await tx`insert into private.book_blocks (number, previous_root, row_count, root)
          values (${number}, ${zeros}, 1, ${zeros})`;
      }
      await tx`set local session_replication_role = replica`;
      await tx`insert into private.book_rows (block, position, transfer_id, hash, marks)
        select ${number}, 1, id, ${zeros}, '' from private.ledger_transfers where key = 'forged'`;
    }, `Block ${number} is not part of the chain`),
);

test("an inserted audit line is named, also one that the seal of another row names, too", () =>
  finds(async (tx) => {
    const [line] = await tx`
      insert into private.audit_log (action, target_type, target_id) values ('forged', 'x', 'x')
      returning id`;
    await tx`alter table private.book_rows drop constraint book_rows_check`;
    await tx`
      update private.book_rows set audit_id = ${line!["id"]} where transfer_id is not null`;
  }, "Block 1: the seal of row 1 names two rows."));
