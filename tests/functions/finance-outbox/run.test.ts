import { afterEach, expect, test } from "vitest";
import { atOnce, RACING, useMarket } from "../../support/market.ts";
import { loadConfig } from "../../../shared/config.ts";
import { EVENTS } from "../../../shared/domain/events.ts";
import { inUse } from "../../../shared/features.ts";
import { createPortal } from "../../../shared/providers/portal.ts";
import {
  arrivals,
  breaker,
  drain,
  errors,
  eventsOf as of,
  outboxRow,
  portalIs,
  publish,
} from "../../support/portal.ts";
import type { FinanceEvent } from "../../../shared/domain/events.ts";

const market = useMarket(RACING);
afterEach(async () => {
  await portalIs(market, "up");
  await market.runDue();
});

const versions = async (aggregateId: string) =>
  of(await arrivals(market), aggregateId).map(({ aggregate }) => aggregate.version);

const row = (id: string) => outboxRow(market, id);
const claim = (lease_seconds: number) =>
  market.services.db.service.call("internal.claim_outbox_events", { limit: 10, lease_seconds });
/** Runs the outbox repeatedly, each time after the last error's delay. */
const runs = async (count: number) => {
  for (let run = 0; run < count; run++) {
    await drain(market);
    await market.time.advance(15);
  }
};

test("a sale's events arrive for each status, match their schema and are numbered without a gap", async () => {
  const sale = await market.paidSale();
  await sale.carrierSays("picked");
  await sale.carrierSays("delivered");
  await sale.buyer.put(`/orders/${sale.order.id}/confirm`);
  await market.runDue();
  const all = await arrivals(market);
  const received = of(all, sale.order.id);
  expect(received.map(({ type, aggregate }) => [type, aggregate.version])).toEqual([
    ["order.awaiting_payment", 1],
    ["order.ready_to_ship", 2],
    ["order.shipped", 3],
    ["order.delivered", 4],
    ["order.completed", 5],
  ]);
  for (const { type, data } of received) {
    expect(EVENTS[type]!.strict().safeParse(data).error, type).toBeUndefined();
  }
  expect(all.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(all.map((_, at) => at + 1));
});

test("a rolled-back transaction sends no event and leaves no gap", async () => {
  const lost = market.sql.begin(async (sql) => {
    await sql`select private.publish_event('order.shipped', 'order', gen_random_uuid(), 1, '{}')`;
    throw new Error("rolled back");
  });
  await expect(lost).rejects.toThrow("rolled back");
  const before = (await breaker(market))["last_seq"];
  const id = await publish(market, crypto.randomUUID(), 1);
  await drain(market);
  expect((await row(id))["seq"]).toBe(before + 1);
});

test("after two hours without the portal every event arrives, in order per order", async () => {
  const before = (await arrivals(market)).length;
  await portalIs(market, "down");
  const sales = [await market.paidSale(), await market.paidSale()];
  for (const sale of sales) await sale.carrierSays("picked");
  await market.time.advance(7200);
  expect(await arrivals(market)).toHaveLength(before);
  expect(await market.sql`select 1 from private.outbox where dead_at is not null`).toHaveLength(0);
  expect((await breaker(market))["down_since"]).not.toBeNull();
  const posts = await market.sql`select max(attempts) as most from private.outbox`;
  expect(posts[0]!["most"]).toBe(1);
  await portalIs(market, "up");
  await market.time.advance(60);
  for (const { order } of sales) expect(await versions(order.id)).toEqual([1, 2, 3]);
  expect((await breaker(market))["down_since"]).toBeNull();
});

test("ten concurrent runs deliver each event once, in order per aggregate", async () => {
  const aggregates = Array.from({ length: 60 }, () => crypto.randomUUID());
  await market.sql`
    select private.publish_event('order.shipped', 'order', id, version, '{}'::jsonb)
    from generate_series(1, 3) as version, unnest(${aggregates}::uuid[]) as id order by version`;
  // Runs of one process share the limit of a run, so there is a second round.
  for (let stopped = true; stopped;) {
    const runs = await atOnce(10, () => drain(market));
    stopped = runs.some((run) => run.stopped);
  }
  const all = await arrivals(market);
  for (const id of aggregates) {
    expect(of(all, id).map(({ aggregate }) => aggregate.version)).toEqual([1, 2, 3]);
  }
});

test("a worker killed before storing the result delivers the event again under the same id", async () => {
  const id = await publish(market, crypto.randomUUID(), 1);
  const { service } = market.services.db;
  const { events } = await claim(60);
  const claimed = events.find((event) => event.envelope.id === id)!;
  // Another worker skips the event while the lease holds.
  expect(await drain(market)).toMatchObject({ delivered: 0 });
  await post(claimed.envelope);
  await market.sql`
    update private.outbox set leased_until = clock_timestamp() - interval '1 second' where id = ${id}`;
  expect(await drain(market)).toMatchObject({ delivered: 1 });
  expect((await arrivals(market)).filter((event) => event.id === id)).toHaveLength(2);
  expect(await row(id)).toMatchObject({
    attempts: 2,
    delivered_at: expect.any(Date),
  });

  // The killed worker's result comes too late to change anything.
  const results = [{ id, lease_token: claimed.lease_token, outcome: "refused" }];
  await service.call("internal.record_outbox_deliveries", { results, answered: null });
  expect(await row(id)).toMatchObject({
    delivered_at: expect.any(Date),
    dead_at: null,
  });
});

test("an unpaid order that expires sends an event", async () => {
  const { order } = await market.openSale();
  await market.time.advance(7200);
  expect(of(await arrivals(market), order.id).at(-1)).toMatchObject({ type: "order.expired" });
});

test("an event rejected five times is dead and blocks only its own aggregate", async () => {
  const [poisoned, sound] = [crypto.randomUUID(), crypto.randomUUID()];
  const id = await publish(market, poisoned, 1);
  await publish(market, poisoned, 2);
  await portalIs(market, "reject", id);
  await runs(8);
  await publish(market, sound, 1);
  await drain(market);
  expect(await row(id)).toMatchObject({
    attempts: 5,
    dead_at: expect.any(Date),
    last_error: "The portal answered 422.",
  });
  expect((await errors(market)).filter((rejected) => rejected.id === id)).toHaveLength(5);
  expect([await versions(poisoned), await versions(sound)]).toEqual([[], [1]]);
  expect((await breaker(market))["down_since"]).toBeNull();

  const ops = await market.staff("ops_admin");
  const seen = (await ops.get("/admin/reliability")).body.data;
  expect(seen.dead_events).toContainEqual(expect.objectContaining({ id, aggregate_id: poisoned }));
  await portalIs(market, "up", id);
  expect((await ops.post(`/admin/outbox/${id}/redrive`)).status).toBe(200);
  await market.runDue();
  expect(await versions(poisoned)).toEqual([1, 2]);
});

test("an unanswered delivery counts if the ping is answered; otherwise one failed attempt is not counted", async () => {
  const id = await publish(market, crypto.randomUUID(), 1);
  await portalIs(market, "down", id);
  expect(await drain(market)).toMatchObject({ unanswered: 1, portal_answers: true });
  expect(await row(id)).toMatchObject({ attempts: 1, has_uncounted_attempt: false });

  await market.time.advance(15);
  await portalIs(market, "down");
  await market.time.advance(15);
  expect(await row(id)).toMatchObject({ has_uncounted_attempt: true, dead_at: null });
  const { attempts, due_at } = await row(id);
  expect(due_at.getTime()).toBeLessThan(market.time.now().getTime());

  // While the portal is down only pings are sent.
  await market.time.advance(600);
  expect((await row(id))["attempts"]).toBe(attempts);
  await portalIs(market, "up", id);
  await portalIs(market, "up");
  await market.time.advance(60);
  expect(await row(id)).toMatchObject({ delivered_at: expect.any(Date) });
});

test("no event is delivered more than five times, whatever mix of timeouts and errors occurs", async () => {
  const id = await publish(market, crypto.randomUUID(), 1);
  await portalIs(market, "down");
  await drain(market);
  await portalIs(market, "up");
  await portalIs(market, "reject", id);
  await runs(12);
  expect((await errors(market)).filter((rejected) => rejected.id === id)).toHaveLength(5);
  expect(await row(id)).toMatchObject({ attempts: 5, dead_at: expect.any(Date) });
});

test("an event's last delivery is not spent while the portal is down", async () => {
  const id = await publish(market, crypto.randomUUID(), 1);
  await portalIs(market, "reject", id);
  await runs(3);
  await drain(market);
  expect((await row(id))["attempts"]).toBe(4);
  await portalIs(market, "up", id);
  await portalIs(market, "down");
  await market.time.advance(3600);
  expect(await row(id)).toMatchObject({ attempts: 4, dead_at: null });
  await portalIs(market, "up");
  await market.time.advance(60);
  expect(await row(id)).toMatchObject({ delivered_at: expect.any(Date) });
});

test("workers killed during each delivery do not deliver a sixth time", async () => {
  const id = await publish(market, crypto.randomUUID(), 1);
  for (let death = 0; death < 5; death++) expect((await claim(0)).events).toHaveLength(1);
  expect((await claim(0)).events).toHaveLength(0);
  expect(await row(id)).toMatchObject({ attempts: 5, dead_at: expect.any(Date) });
  await market.sql`
    update private.outbox set delivered_at = private.now(), dead_at = null where id = ${id}`;
});

/** A worker's steps between claiming and recording. */
async function post(envelope: FinanceEvent) {
  const { portal } = loadConfig(market.environment, ["portal"]);
  expect(await createPortal(inUse(portal)).post(envelope)).toEqual({ outcome: "delivered" });
}
