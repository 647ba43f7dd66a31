/** The sealed books (docs/books.md). */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { useMarket } from "../../support/market.ts";
import { verifyBooks } from "../../../tools/verify_books.ts";
import { PROJECT_ROOT } from "../../../local/project.ts";
import type postgres from "postgres";
import { arrivals } from "../../support/portal.ts";

const market = useMarket({}, { nights: true });

const post = (sql: postgres.ISql, key: string) =>
  sql`select private.ledger_post(${key}, 'adjustment', 'Test', null, array[
    private.ledger_line('adjustments', -1), private.ledger_line('claims', 1)])`;
const postMany = (prefix: string, count: number) =>
  market.sql`
    select private.ledger_post(${prefix} || n, 'adjustment', 'Test', null, array[
      private.ledger_line('adjustments', -1), private.ledger_line('claims', 1)])
    from generate_series(1, ${count}::integer) as n`;
const seal = async (limit = 1000): Promise<number> =>
  (await market.sql`select private.seal_block(${limit}) as taken`)[0]!["taken"];
const sealedKeys = async (prefix: string): Promise<string[]> =>
  (await market.sql`
    select key from private.ledger_transfers join private.book_rows on transfer_id = id
    where starts_with(key, ${prefix}) order by block, position`).map(({ key }) => key);
const expectWhole = async () =>
  expect(await verifyBooks(market.sql)).toMatchObject({
    isWhole: true,
    text: expect.stringContaining("\n"),
  });

test("a scheduled run seals what was posted, ten minutes after the last block", async () => {
  await postMany("scheduled:", 3);
  await market.runDue();
  expect(await sealedKeys("scheduled:")).toHaveLength(3);
  await postMany("next:", 1);
  await market.runDue();
  expect(await sealedKeys("next:")).toEqual([]);
  await market.time.advance(600);
  expect(await sealedKeys("next:")).toHaveLength(1);
  await expectWhole();
});

test("a run seals at most its limit, and the next one goes on at once", async () => {
  await market.time.advance(600);
  await postMany("backlog:", 25);
  const run = () => market.services.db.service.call("internal.seal_books", { limit: 10 });
  await market.sql`update private.book_chain set next_at = private.now()`;
  expect([await run(), await run(), await run(), await run()]).toEqual([10, 10, 5, 0]);
  expect(await sealedKeys("backlog:")).toHaveLength(25);
  await expectWhole();
});

test("a transfer that was posted first and committed last is sealed, once; one rolled back is not", async () => {
  const { admin } = market.database;
  const { promise: held, resolve: commit } = Promise.withResolvers<void>();
  const { promise: isPosted, resolve: posted } = Promise.withResolvers<void>();
  const late = admin.begin(async (tx) => {
    await tx`insert into private.audit_log (action, target_type, target_id) values ('late', 'x', 'x')`;
    await tx`select private.ledger_post('order:late', 'adjustment', 'Test', null, array[
      private.ledger_line('promotions', -1), private.ledger_line('commission_revenue', 1)])`;
    posted();
    await held;
  });
  await isPosted;
  await admin.begin(async (tx) => {
    await tx`select private.ledger_post('order:undone', 'adjustment', 'Test', null, array[
      private.ledger_line('boost_revenue', -1), private.ledger_line('payment_fees', 1)])`;
    throw new Error("undo");
  }).catch(() => {});
  await post(admin, "order:early");
  await seal();
  expect(await sealedKeys("order:")).toEqual(["order:early"]);
  commit();
  await late;
  await seal();
  await seal();
  expect(await sealedKeys("order:")).toEqual(["order:early", "order:late"]);
  await expectWhole();
});

test("two sealers at once, while others post, seal each row once and number blocks without gaps", async () => {
  let isOver = false;
  const sealer = async () => {
    while (!isOver) await seal(7);
  };
  const sealers = [sealer(), sealer()];
  await Promise.all([postMany("a:", 60), postMany("b:", 60)]);
  for (let n = 0; n < 40; n++) await post(market.sql, `c:${n}`);
  isOver = true;
  await Promise.all(sealers);
  while (await seal(7) > 0);
  for (const [prefix, count] of [["a:", 60], ["b:", 60], ["c:", 40]] as const) {
    const keys = await sealedKeys(prefix);
    expect(keys).toHaveLength(count);
    expect(new Set(keys).size).toBe(count);
  }
  await expectWhole();
});

test("a transfer is posted while a block is being sealed", async () => {
  await market.sql.begin(async (tx) => {
    await tx`select private.seal_block(1000)`;
    await market.sql.begin(async (other) => {
      await other`set local lock_timeout = '1s'`;
      await post(other, "meanwhile:1");
    });
  });
  await seal();
  expect(await sealedKeys("meanwhile:")).toHaveLength(1);
});

test("a sealer that is killed half-way leaves the rows to the next one", async () => {
  await postMany("killed:", 20);
  await killedAt(
    `import postgres from "${PROJECT_ROOT}/node_modules/postgres/src/index.js";
    const sql = postgres("${market.database.url("supabase_admin")}", { max: 1 });
    await sql.begin(async (tx) => {
      await tx\`select private.seal_block(1000)\`;
      console.log("SEALING");
      await new Promise(() => setTimeout(() => {}, 1e6));
    });`,
    "SEALING",
  );
  expect(await sealedKeys("killed:")).toEqual([]);
  await seal();
  expect(await sealedKeys("killed:")).toHaveLength(20);
  await expectWhole();
});

test("rows that are queued twice, before their block or after it, are sealed once, and do not stop the sealing", async () => {
  await postMany("twice:", 3);
  await market.sql`
    insert into private.audit_log (action, target_type, target_id) values ('twice', 'x', 'x')`;
  await market.sql`
    insert into private.book_queue (transfer_id, audit_id)
    select transfer_id, audit_id from private.book_queue`;
  // As after a restore.
  await market.sql`
    insert into private.book_queue (transfer_id) select id from private.ledger_transfers`;
  while (await seal() > 0);
  expect(await sealedKeys("twice:")).toHaveLength(3);
  await expectWhole();
});

test("a row of the queue that names nothing, or two things, does not stop the sealing", async () => {
  await postMany("odd:", 1);
  await market.sql`
    insert into private.book_queue (transfer_id, audit_id)
    select null, null union all select gen_random_uuid(), -1`;
  while (await seal() > 0);
  expect(await sealedKeys("odd:")).toHaveLength(1);
  await expectWhole();
});

test("the verifier's own format agrees with the database's on any text", async () => {
  const text = fc.string({ unit: "binary", maxLength: 40 })
    .map((written) => written.replaceAll("\0", ""));
  const lines = fc.sample(fc.tuple(text, fc.option(text), fc.dictionary(text, text)));
  await market.sql.begin(async (tx) => {
    for (const [target_id, request_id, after] of lines) {
      await tx`insert into private.audit_log (action, target_type, target_id, request_id, after)
        values ('test', 'x', ${target_id}, ${request_id}, ${market.sql.json(after)})`;
    }
  });
  await seal();
  await expectWhole();
});

test("the portal gets the root of each day that is over, once, and what was sealed on it", async () => {
  const earlier = market.sql`select day_count from private.book_chain`;
  // Not 0 shortly before midnight in Jakarta: the tests above move the time.
  const count: number = (await earlier)[0]!["day_count"];
  await post(market.sql, "day:1");
  await market.time.advance(24 * 3600);
  await Promise.all([market.runDue(), market.runDue()]);
  const sent = () =>
    arrivals(market).then((all) => all.filter(({ type }) => type === "books.sealed"));
  const events = await sent();
  expect(events.map(({ aggregate }) => aggregate.version)).toEqual(
    Array.from({ length: count + 1 }, (_, at) => at + 1),
  );
  const [chain] = await market.sql`
    select id, last_day::text as day, encode(root, 'hex') as root, row_count from private.book_chain`;
  expect(events.at(-1)).toMatchObject({
    aggregate: { type: "books", id: chain!["id"], version: count + 1 },
    data: { day: chain!["day"], root: chain!["root"], rows: chain!["row_count"] },
  });
  await market.time.advance(24 * 3600);
  expect((await sent()).map(({ data }) => data["day"])).toHaveLength(count + 2);
});

test("a transfer that was deleted before it was sealed is named", async () => {
  const { admin } = market.database;
  await post(admin, "gone:1");
  await admin.begin(async (tx) => {
    await tx`alter table private.ledger_entries disable trigger user`;
    await tx`alter table private.ledger_transfers disable trigger user`;
    await tx`delete from private.ledger_entries where transfer_id =
      (select id from private.ledger_transfers where key = 'gone:1')`;
    await tx`delete from private.ledger_transfers where key = 'gone:1'`;
  });
  await seal();
  expect(await verifyBooks(admin)).toMatchObject({
    isWhole: false,
    text: expect.stringMatching(/^Transfer .* is missing\.$/),
  });
});
