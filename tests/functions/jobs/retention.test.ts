/** Finished rows go after their days, in pieces, and nothing that is still needed goes with them. */
import { beforeAll, expect, test } from "vitest";
import { killedAt } from "../../support/killed.ts";
import { CALLBACK_TOKEN, must, useMarket } from "../../support/market.ts";
import { retention } from "../../../functions/jobs/handlers/retention.ts";
import { drain, outboxRow, publish } from "../../support/portal.ts";

const market = useMarket({}, { nights: true });

const DAY = 86_400;
const deps = () => ({ db: market.services.db, log: () => {}, triggerJobs: () => {} });
const count = async (table: string, condition = "true") =>
  (await market.sql.unsafe(`select count(*)::integer as rows from ${table} where ${condition}`))[
    0
  ]![
    "rows"
  ];
/** One night, at this clock. */
const night = async () => {
  await market.sql`update private.retention_passes set ended_on = null, next_page = 0`;
  await retention(deps(), { part: 0 });
};
const ageOf = (table: string, column: string, days: number) =>
  market.sql.unsafe(
    `update ${table} set ${column} = private.now() - interval '${days} days' where ${column} is not null`,
  );
const RULES: [string, string, string][] = [
  ["private.jobs", "finished_at", "keep_jobs_days"],
  ["private.provider_events", "handled_at", "keep_callbacks_days"],
  ["private.outbox", "delivered_at", "keep_events_days"],
  ["private.emails", "updated_at", "keep_emails_days"],
  ["public.notifications", "created_at", "keep_notifications_days"],
  ["private.caller_days", "day", "keep_caller_days"],
];

beforeAll(async () => {
  await market.completedSale();
  await market.runDue();
});

test("an order that was frozen for longer than its deadlines are kept goes on by the clock", async () => {
  const sale = await market.deliveredSale();
  await sale.chargeBack({ listed: false });
  await market.time.advance(3 * DAY);
  await ageOf("private.jobs", "finished_at", 60);
  await night();
  await sale.winDispute({ listed: false });
  await market.time.advance(3 * DAY);
  expect(await sale.status()).toBe("COMPLETED");
});

test("a callback that comes again after its row went has no effect, and is stored no more", async () => {
  const sale = await market.openSale();
  const invoice = sale.order.payment.invoice_id;
  await must(market.sandbox(`/payment/invoices/${invoice}/pay`));
  await market.runDue();
  const body = {
    id: invoice,
    external_id: sale.order.reference,
    status: "PAID",
    amount: sale.order.total,
    paid_amount: sale.order.total,
  };
  const callback = () =>
    market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", body);
  expect((await callback()).status).toBe(200);
  await market.runDue();
  await ageOf("private.provider_events", "handled_at", 500);
  await night();
  expect(await count("private.provider_events", "handled_at is not null and not is_open")).toBe(0);
  const state = async () => [
    await count("private.ledger_entries"),
    await count("private.jobs"),
    await count("private.provider_events"),
    (await sale.buyer.get(`/orders/${sale.order.id}`)).body.data.status,
  ];
  const before = await state();
  for (let time = 0; time < 3; time++) expect((await callback()).status).toBe(200);
  expect(await state()).toEqual(before);
  await market.proveMoney();
  await market.completedSale();
  await market.runDue();
});

test("a job whose callback was deleted meanwhile ends", async () => {
  const id = crypto.randomUUID();
  await market.sql`
    insert into private.jobs (kind, key, payload)
    values ('webhooks_handle', ${id}, ${market.sql.json({ event_id: id })})`;
  await market.runDue();
  const jobs = await market.sql`
    select finished_at, last_error from private.jobs where key = ${id}`;
  expect(jobs).toEqual([{ finished_at: expect.any(Date), last_error: null }]);
});

test.each(RULES)(
  "rows of %s stay for their days, and go after them",
  async (table, column, setting) => {
    const [{ value }] = await market.sql<[{ value: number }]>`
    select value::integer as value from private.settings where name = ${setting}`;
    const done = `${column} is not null and ${column} <= private.now() - interval '${
      value - 2
    } days'`;
    await ageOf(table, column, value - 1);
    const before = await count(table, done);
    expect(before).toBeGreaterThan(0);
    await night();
    expect(await count(table, done)).toBe(before);
    await ageOf(table, column, value + 1);
    await night();
    expect(await count(table, done)).toBe(0);
  },
);

test("what waits or is dead never goes, however old", async () => {
  const id = await publish(market, crypto.randomUUID(), 1);
  const dead = await publish(market, crypto.randomUUID(), 1);
  await market.sql`update private.outbox set dead_at = private.now() where id = ${dead}`;
  await market.sql`
    update private.outbox set occurred_at = private.now() - interval '9 years' where id in (${id}, ${dead})`;
  await market.sql`
    insert into private.jobs (kind, key, created_at, run_at, dead_at)
    values ('photos_sweep', 'waits', '2015-01-01', private.now() + interval '1 year', null),
      ('photos_sweep', 'dead', '2015-01-01', '2015-01-01', '2015-01-01')`;
  await market.sql`
    insert into private.provider_events (id, provider, body, outcome, received_at, handled_at)
    values (md5('open')::uuid, 'payment', '{}', null, '2015-01-01', null),
      (md5('case')::uuid, 'payment', '{}', 'unconfirmed', '2015-01-01', '2015-01-01')`;
  await market.sql`select private.open_case('unconfirmed_payment', md5('case')::uuid::text, null)`;
  await night();
  expect(await outboxRow(market, id)).toBeDefined();
  expect(await outboxRow(market, dead)).toBeDefined();
  expect(await count("private.jobs", "key in ('waits', 'dead')")).toBe(2);
  expect(await count("private.provider_events", "id in (md5('open')::uuid, md5('case')::uuid)"))
    .toBe(2);
});

test("a callback about something unknown goes after its days, and its abandoned job before", async () => {
  const told = {
    id: "inv-of-another-system",
    external_id: "SHOP-1",
    status: "EXPIRED",
    amount: 10_000,
  };
  const tell = () =>
    market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", told);
  await tell();
  await market.time.advance(2 * DAY);
  const events = () => count("private.provider_events", "outcome = 'unknown'");
  const jobs = () => count("private.jobs", "kind = 'webhooks_handle' and dead_at is not null");
  expect([await events(), await jobs()]).toEqual([1, 1]);
  await ageOf("private.jobs", "dead_at", 31);
  await night();
  expect([await events(), await jobs()]).toEqual([1, 0]);
  // The provider sends it again: it is tried again.
  expect((await tell()).status).toBe(200);
  await market.time.advance(2 * DAY);
  expect([await events(), await jobs()]).toEqual([1, 1]);
  await ageOf("private.jobs", "dead_at", 31);
  await ageOf("private.provider_events", "handled_at", 401);
  await night();
  expect([await events(), await jobs()]).toEqual([0, 0]);
  expect((await tell()).status).toBe(200);
  expect(await events()).toBe(0);
});

test("the events of an order go on after the first ones went", async () => {
  const aggregate = crypto.randomUUID();
  await publish(market, aggregate, 1);
  await drain(market);
  await ageOf("private.outbox", "delivered_at", 1000);
  await night();
  expect(await count("private.outbox", `aggregate_id = '${aggregate}'`)).toBe(0);
  const second = await publish(market, aggregate, 2);
  await drain(market);
  expect(await outboxRow(market, second)).toMatchObject({ delivered_at: expect.any(Date) });
});

test("rows that somebody holds stay until the next night, and nobody waits", async () => {
  await market.sql`
    insert into private.jobs (kind, key, finished_at) values ('photos_sweep', 'held', '2015-01-01')`;
  await market.sql.begin(async (sql) => {
    await sql`select from private.jobs where key = 'held' for update`;
    await night();
  });
  expect(await count("private.jobs", "key = 'held'")).toBe(1);
  await night();
  expect(await count("private.jobs", "key = 'held'")).toBe(0);
});

test("a night reads every page once, in pieces of the same size, and schedules the next at four in the morning", async () => {
  await market.sql`
    insert into private.jobs (kind, key, payload, finished_at)
    select 'photos_sweep', 'many' || n, jsonb_build_object('path', repeat('x', 500)), '2015-01-01'
    from generate_series(1, 20000) as n`;
  const pages = Math.ceil(
    (await market.sql`select pg_relation_size('private.jobs') / 8192.0 as pages`)[0]!["pages"],
  );
  await market.sql`update private.retention_passes set ended_on = null, next_page = 0`;
  let pieces = 0;
  for (; await deps().db.service.call("internal.delete_finished", { pages: 64 }); pieces++);
  expect(pieces).toBeLessThan(pages / 64 + RULES.length * 2);
  expect(await count("private.jobs", "key like 'many%'")).toBe(0);
  await retention(deps(), { part: 0 });
  const [next] = await market.sql`
    select run_at at time zone 'Asia/Jakarta' = ((private.now() at time zone 'Asia/Jakarta')::date + 1) + time '04:00' as at_four
    from private.jobs where kind = 'retention' and finished_at is null order by run_at desc limit 1`;
  expect(next).toEqual({ at_four: true });
});

const worker = (poolUrl: string, publicPoolUrl: string) => `
  import { openDatabase } from "@local/../shared/db/client.ts";
  const db = openDatabase({ poolUrl: "${poolUrl}", publicPoolUrl: "${publicPoolUrl}", poolSize: 1 });
  const piece = () => db.service.call("internal.delete_finished", { pages: 1 });
  for (let n = 0; n < 20; n++) await piece();
  console.log("DELETED SOME");
  while (await piece());`;

test("a night that is killed goes on where it was", async () => {
  await market.sql`
    insert into private.jobs (kind, key, payload, finished_at)
    select 'photos_sweep', 'killed' || n, jsonb_build_object('path', repeat('x', 500)), '2015-01-01'
    from generate_series(1, 5000) as n`;
  await market.sql`update private.retention_passes set ended_on = null, next_page = 0`;
  const { url } = market.database;
  await killedAt(worker(url("preloved_functions"), url("preloved_anon")), "DELETED SOME");
  await retention(deps(), { part: 0 });
  expect(await count("private.jobs", "key like 'killed%'")).toBe(0);
});

test("the register of retention names tables, settings and conditions that exist, and what personal data it deletes leaves with it", async () => {
  for (
    const { relation, finished } of await market.sql`
      select * from private.retention where action = 'deleted'`
  ) {
    await market.sql.unsafe(
      `explain select from ${relation} as data where ${finished}`.replaceAll("$1", "now()"),
    );
  }
  const missing = await market.sql`
    select name from unnest('{private.jobs,private.provider_events,private.outbox,private.emails,private.caller_days,
      private.order_history,public.notifications,private.audit_log,public.live_chat_messages,private.ledger_entries}'::text[]) as name
    where name not in (select relation from private.retention)`;
  expect(missing).toEqual([]);
  // Whatever refers to a row that goes, goes with it.
  const holding = await market.sql`
    select conrelid::regclass::text as table from pg_constraint
    where contype = 'f' and confdeltype <> 'c'
      and confrelid in (select relation::regclass from private.retention where action = 'deleted')`;
  expect(holding).toEqual([]);
});

test("the clock of the market alone deletes what is old", async () => {
  await market.sql`
    insert into private.jobs (kind, key, finished_at)
    values ('photos_sweep', 'aged', private.now() - interval '29 days')`;
  await market.time.advance(3 * DAY);
  expect(await count("private.jobs", "key = 'aged'")).toBe(0);
});
