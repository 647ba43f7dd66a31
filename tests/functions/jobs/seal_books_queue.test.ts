/** Wrong entries of the queue do not stop the sealing. */
import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { booksOf } from "../../support/books.ts";

const market = useMarket();
const { postMany, seal, sealedKeys, expectWhole } = booksOf(market);

test("a row that was queued a second time, as after a restore, is sealed once", async () => {
  await market
    .sql`insert into private.book_queue (transfer_id) select id from private.ledger_transfers`;
  while (await seal() > 0);
  await expectWhole();
});

test("rows that are queued twice before their block are sealed once, and do not stop the sealing", async () => {
  const { admin } = market.database;
  await postMany("twice:", 3);
  await admin`insert into private.audit_log (action, target_type, target_id) values ('twice', 'x', 'x')`;
  await admin`
    insert into private.book_queue (transfer_id, audit_id)
    select transfer_id, audit_id from private.book_queue`;
  while (await seal() > 0);
  expect(await sealedKeys("twice:")).toHaveLength(3);
  await expectWhole();
});

test("a row of the queue that names nothing, or two things, does not stop the sealing", async () => {
  const { admin } = market.database;
  await postMany("odd:", 1);
  await admin`
    insert into private.book_queue (transfer_id, audit_id)
    select null, null union all select gen_random_uuid(), -1`;
  while (await seal() > 0);
  expect(await sealedKeys("odd:")).toHaveLength(1);
  await expectWhole();
});
