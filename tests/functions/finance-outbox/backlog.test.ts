/** What one claim reads does not grow with what waits, nor with what waits behind dead events. */
import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { arrivals, drain, eventsOf, publish } from "../../support/portal.ts";
import { watchPlans } from "../../support/plans.ts";

const market = useMarket();

const CLAIM = `select internal.claim_outbox_events(32, 0)`;

/** Orders with ten events each, of which the first is dead. */
async function deadOrders(count: number) {
  await market.sql`
    insert into private.outbox (type, aggregate_type, aggregate_id, aggregate_version, data, seq, dead_at, is_next)
    select 'order.shipped', 'order', id, version, '{}',
      -(n * 10 + version), case when version = 1 then private.now() end, version = 1
    from generate_series(1, ${count}::integer) as n
    cross join lateral (select md5('dead' || n)::uuid as id) as orders
    cross join generate_series(1, 10) as version
    order by n, version`;
  await market.sql`analyze private.outbox`;
}
const publishOrders = (count: number, versions: number) =>
  market.sql`
    select private.publish_event('order.shipped', 'order', md5('sound' || n)::uuid, version, '{}')
    from generate_series(1, ${count}::integer) as n, generate_series(1, ${versions}::integer) as version`;

test("a claim reads as little with twenty thousand events behind dead ones as with none", async () => {
  await publishOrders(100, 5);
  const plans = watchPlans(market.database, "service_role");
  await plans.run(CLAIM);
  const before = await plans.run(CLAIM);
  await market.sql`update private.outbox set attempts = 0`;
  await deadOrders(2000);
  const after = await plans.run(CLAIM);
  await plans.close();
  expect(after.answer.events).toHaveLength(32);
  expect(after.touched).toBeLessThan(before.touched + 100);
  expect(after.wholeTables).not.toContain("outbox");
  await drain(market);
  await market.runDue();
  const [left] = await market.sql`
    select count(*)::integer as events from private.outbox where delivered_at is null and seq > 0`;
  expect(left).toEqual({ events: 0 });
});

test("an event whose predecessor is delivered while it is numbered is delivered, whichever comes first", async () => {
  const orders = Array.from({ length: 40 }, () => crypto.randomUUID());
  for (const id of orders) await publish(market, id, 1);
  const publishMore = async (id: string) => {
    for (const version of [2, 3]) await publish(market, id, version);
  };
  await Promise.all([
    ...orders.map(publishMore),
    ...Array.from({ length: 5 }, () => drain(market)),
  ]);
  await market.runDue();
  const all = await arrivals(market);
  for (const id of orders) {
    expect(eventsOf(all, id).map(({ aggregate }) => aggregate.version)).toEqual([1, 2, 3]);
  }
});

test("how late work is costs as little to ask with twenty thousand jobs that wait", async () => {
  await market.sql`
    insert into private.jobs (kind, key, run_at)
    select 'orders_deadline', n::text, private.now() + n * interval '1 hour'
    from generate_series(1, 20000) as n`;
  await market.sql`analyze private.jobs`;
  const plans = watchPlans(market.database, "service_role");
  const work = await plans.run("reset role; select private.next_work_at()");
  await plans.close();
  expect(work.touched).toBeLessThan(500);
  await market.sql`delete from private.jobs where kind = 'orders_deadline'`;
});
