import { expect, test } from "vitest";
import { CALLBACK_TOKEN, SHIPPING_SECRET, useMarket } from "../../support/market.ts";
import { signals } from "../../../functions/admin/reliability.ts";
import { portalIs, publish, tell } from "../../support/portal.ts";
import { read } from "../../conventions/project.ts";
import { runbooksOf } from "../../../panel/runbook.ts";

const market = useMarket({}, { nights: true });

const names = Object.keys(signals);
const raised = async () => {
  const { body } = await (await market.staff("administrator")).get("/admin/reliability");
  return Object.fromEntries(
    names.map((name) => [name, body.data[name]]).filter(([, value]) => value !== 0),
  );
};
const sql = (query: string) => market.sql.unsafe(query);

test("without problems every signal is 0", async () => {
  await market.openSale();
  await market.runDue();
  expect(await raised()).toEqual({});
});

test.each<[string, string, string]>([
  [
    "late_work_s",
    "insert into private.jobs (kind, key, run_at) values ('late', '1', private.now() - interval '90 seconds')",
    "delete from private.jobs where kind = 'late'",
  ],
  [
    "dead_letters",
    "insert into private.jobs (kind, key, dead_at) values ('dead', '1', private.now())",
    "delete from private.jobs where kind = 'dead'",
  ],
  [
    "stuck_leases",
    `insert into private.jobs (kind, key, run_at, leased_until)
     values ('stuck', '1', private.now(), clock_timestamp() - interval '2 minutes')`,
    "delete from private.jobs where kind = 'stuck'",
  ],
  [
    "parked_callbacks",
    `insert into private.provider_events (id, provider, body, outcome) values (md5('x')::uuid, 'payment', '{}', 'unknown');
     insert into private.jobs (kind, key, run_at) values ('webhooks_handle', md5('x')::uuid, private.now() + interval '1 hour')`,
    `delete from private.provider_events where id = md5('x')::uuid;
     delete from private.jobs where key = md5('x')::uuid::text`,
  ],
  [
    "open_cases",
    "insert into private.staff_cases (kind, key) values ('mail_abandoned', 'x')",
    "delete from private.staff_cases where kind = 'mail_abandoned'",
  ],
])("%s tells of its trouble alone", async (name, trouble, remedy) => {
  await sql(trouble);
  expect(Object.keys(await raised())).toEqual([name]);
  await sql(remedy);
  expect(await raised()).toEqual({});
});

test("a signal says since when the oldest item behind it waits, and one that is 0 says nothing", async () => {
  const since = async () =>
    (await (await await market.staff("ops_admin")).get("/admin/reliability")).body.data.since;
  expect(await since()).toEqual({});
  const opened = "2026-11-20T03:00:00.000000Z";
  await sql(`insert into private.staff_cases (kind, key, opened_at) values
    ('mail_abandoned', 'a', '${opened}'), ('mail_abandoned', 'b', private.now())`);
  await sql(`insert into private.jobs (kind, key, run_at)
    values ('late', 's', private.now() - interval '90 seconds')`);
  const { open_cases, late_work_s, ...rest } = await since();
  expect([open_cases, rest]).toEqual([opened, {}]);
  const age = market.time.now().getTime() - Date.parse(late_work_s);
  expect(Math.abs(age - 90_000)).toBeLessThan(5000);
  await sql("delete from private.staff_cases where key in ('a', 'b')");
  await sql("delete from private.jobs where key = 's'");
});

test("a callback for another system leaves the signals when it is abandoned", async () => {
  await market.with({ "x-callback-token": CALLBACK_TOKEN })
    .post("/webhooks/xendit", { id: "inv_other", external_id: "other", status: "PAID", amount: 1 });
  expect(await raised()).toEqual({ parked_callbacks: 1 });
  await market.time.advance(24 * 3600);
  expect(await raised()).toEqual({});
  const [job] = await market.sql`
    select attempts from private.jobs where kind = 'webhooks_handle' and dead_at is not null`;
  expect(job).toEqual({ attempts: 20 });
});

test("a carrier's callback is parked until the carrier's own record shows what it claims", async () => {
  const sale = await market.paidSale();
  const { shipper_order_id } = await sale.shipment();
  await market.with({ "x-biteship-signature": SHIPPING_SECRET })
    .post("/webhooks/biteship", {
      event: "order.status",
      order_id: shipper_order_id,
      status: "picked",
    });
  expect(await raised()).toEqual({});
  await market.time.advance(600);
  expect(await raised()).toEqual({ parked_callbacks: 1 });
  await sale.carrierSays("picked");
  await market.time.advance(6 * 3600);
  expect(await raised()).toEqual({});
});

test("a callback of an e-mail that is not ours, such as one of Supabase Auth, raises no signal", async () => {
  await sql(`
    with event as (
      insert into private.provider_events (id, provider, body, outcome)
      values (md5('mail')::uuid, 'resend', '{}', 'unknown') returning id)
    insert into private.jobs (kind, key, run_at, attempts, max_attempts)
    select 'webhooks_handle', id, private.now() + interval '1 hour', 12, 20 from event`);
  expect(await raised()).toEqual({});
  await sql("delete from private.jobs where key = md5('mail')::uuid::text");
});

test("an event that waits for a portal that is switched off holds no stuck lease", async () => {
  const id = await publish(market, crypto.randomUUID(), 1);
  await sql(`update private.outbox
    set seq = 1000, is_next = true, leased_until = clock_timestamp() - interval '2 minutes'
    where id = '${id}'`);
  await sql(`update private.providers
    set missing = 'FINANCE_PORTAL_URL', off_since = private.now() where name = 'portal'`);
  expect(await raised()).toEqual({});
  await sql("update private.providers set missing = null, off_since = null where name = 'portal'");
  await sql(`delete from private.outbox where id = '${id}'`);
});

test("a missed deadline shows as late work and as an overdue deadline", async () => {
  await sql(`insert into private.jobs (kind, key, run_at)
    values ('orders_deadline', 'x', private.now() - interval '10 minutes')`);
  expect(Object.keys(await raised()).sort()).toEqual(["late_work_s", "overdue_deadlines"]);
  await sql("delete from private.jobs where key = 'x'");
});

test("a deadline that is retried counts as overdue since it was first due", async () => {
  await sql(`insert into private.jobs (kind, key, run_at, due_at, attempts, last_error) values
    ('orders_deadline', 'y', private.now() + interval '10 minutes', private.now() - interval '1 hour',
     3, 'The provider did not respond.')`);
  expect(await raised()).toEqual({ overdue_deadlines: 1 });
  await sql("delete from private.jobs where key = 'y'");
});

test("an outage of the portal shows in outbox and inbox signals until it ends", async () => {
  const seller = await market.user();
  await portalIs(market, "down");
  await publish(market, crypto.randomUUID(), 1);
  await market.time.advance(120);
  const data = { seller_id: seller.id };
  await tell(market, "/internal/events", { id: "evt_1", type: "fraud_flag.raised", data });
  await sql(
    "update private.finance_inbox set received_at = received_at - interval '1 minute', due_at = private.now() + interval '1 hour'",
  );
  const { oldest_unsent_event_s, portal_down_s, ...rest } = await raised();
  expect(oldest_unsent_event_s).toBeGreaterThanOrEqual(120);
  expect(portal_down_s).toBeGreaterThanOrEqual(110);
  expect(Object.keys(rest)).toEqual(["oldest_unread_portal_event_s"]);
  await portalIs(market, "up");
  await market.time.advance(3600);
  expect(await raised()).toEqual({ open_seller_reviews: 1 });
});

test.each([["cases", "Close a case"], ["cases.id", "Tutup kasus"]])(
  "every kind of case has a runbook in docs/runbooks/%s.md, which closes by hand what can be",
  async (page, close) => {
    const runbooks = runbooksOf(read(`docs/runbooks/${page}.md`));
    const kinds = await market.sql<{ kind: string; is_closed_by_hand: boolean }[]>`
      select kind, is_closed_by_hand from private.case_kinds`;
    const byHand = Object.entries(runbooks)
      .map(([kind, { press }]) => [kind, press.includes(`**${close}**`)]);
    expect(Object.fromEntries(byHand)).toEqual(
      Object.fromEntries(kinds.map((each) => [each.kind, each.is_closed_by_hand])),
    );
  },
);
