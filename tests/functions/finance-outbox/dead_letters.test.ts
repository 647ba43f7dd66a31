import { afterEach, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import {
  arrivals,
  breaker,
  drain,
  errors,
  eventsOf,
  outboxRow,
  portalIs,
  publish,
} from "../../support/portal.ts";

const market = useMarket();
afterEach(async () => {
  await portalIs(market, "up");
  await market.runDue();
});

const row = (id: string) => outboxRow(market, id);
const versions = async (aggregateId: string) =>
  eventsOf(await arrivals(market), aggregateId).map(({ aggregate }) => aggregate.version);
/** Runs the outbox repeatedly, each time after the last error's delay. */
const runs = async (count: number) => {
  for (let run = 0; run < count; run++) {
    await drain(market);
    await market.time.advance(15);
  }
};

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
  const claim = () =>
    market.services.db.service.call("internal.claim_outbox_events", {
      limit: 10,
      lease_seconds: 0,
    });
  for (let death = 0; death < 5; death++) expect((await claim()).events).toHaveLength(1);
  expect((await claim()).events).toHaveLength(0);
  expect(await row(id)).toMatchObject({ attempts: 5, dead_at: expect.any(Date) });
  await market.sql`
    update private.outbox set delivered_at = private.now(), dead_at = null where id = ${id}`;
});
