/** A request that waits for a deletion does not give the deleted person their data back. */
import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { untilLocked } from "../../support/locks.ts";
import { device, notify } from "../../support/notifications.ts";
import { useMarket } from "../../support/market.ts";
import { says } from "../../support/marked.ts";
import { list } from "../../support/sale.ts";
import { findTraces } from "../../support/traces.ts";
import { ADDRESS } from "../../support/users.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

/** Runs the request while the deletion of this person is about to commit. */
async function duringDeletion<T>(person: TestUser, request: () => Promise<T>): Promise<T> {
  const { admin } = market.database;
  let waiting: Promise<T> | undefined;
  await admin.begin(async (sql) => {
    const claims = JSON.stringify({ sub: person.id });
    await sql`select set_config('request.jwt.claims', ${claims}, true)`;
    await sql`select api.auth_delete()`;
    waiting = request();
    waiting.catch(() => {});
    await untilLocked(market, 1);
  });
  return await waiting!;
}

const REQUESTS: [string, string, string, (listing: string) => unknown][] = [
  ["a change of the profile", "PATCH", "/auth/me", () => ({
    full_name: says("late name"),
    bio: says("late bio"),
    photo_url: `https://images.example.com/${says("late").replace(" ", "-")}.jpg`,
  })],
  ["a new address", "POST", "/auth/me/addresses", () => ({
    ...ADDRESS,
    street: says("late street"),
  })],
  ["a report", "POST", "/listings/:id/report", () => ({
    reason: "scam",
    details: says("late report"),
  })],
];

test.each(REQUESTS)(
  "%s that waits for the deletion is a 401 and stores nothing",
  async (_what, method, path, body) => {
    const person = await market.user({ address: false });
    const listing = await list(market, await market.user());
    // Known as active, so that only the operation itself can notice the deletion.
    expect((await market.as(person).get("/auth/me")).status).toBe(200);
    const { status } = await duringDeletion(
      person,
      () => market.as(person).send(method, path.replace(":id", listing), body(listing)),
    );
    expect(await findTraces(market, ["zqxmark late"])).toEqual([]);
    expect(await findTraces(market, ["zqxmark-late"])).toEqual([]);
    expect(status).toBe(401);
  },
);

test("a device that is subscribed while the deletion runs is not stored", async () => {
  const person = await market.user();
  await market.as(person).get("/auth/me");
  await duringDeletion(person, () => device(market, person).catch(() => {}));
  const devices = await market.database.admin`
    select from private.push_subscriptions where user_id = ${person.id}`;
  expect(devices).toHaveLength(0);
});

test("a request that checks the account while the deletion runs does not store the e-mail address again", async () => {
  const person = await market.user();
  const { service } = market.services.db;
  await duringDeletion(person, () =>
    service.call("internal.load_caller", {
      caller_id: person.id,
      email: "late@example.test",
      token_issued_at: Math.floor(Date.now() / 1000) + 60,
    }));
  expect(await findTraces(market, ["late@example.test"])).toEqual([]);
});

test("an e-mail or digest that is written while the deletion runs is not stored", async () => {
  const { service } = market.services.db;
  const day = new Date(Date.parse(await now()) + 7 * 3_600_000).toISOString().slice(0, 10);
  const writers: ((notification: string) => Promise<unknown>)[] = [
    (email_id) => service.call("internal.emails_to_send", { email_ids: [email_id] }),
    () =>
      service.call("internal.write_notification_digests", {
        day,
        since: "2020-01-01T00:00:00Z",
      }),
  ];
  for (const write of writers) {
    const person = await market.user();
    await must(market.as(person).put("/notifications/preferences", { email_digest: true }));
    await notify(market, person, { kind: "review.received" });
    const [{ id }] = await market.database.admin<[{ id: string }]>`
      update public.notifications set created_at = created_at - interval '2 days'
      where user_id = ${person.id} returning id`;
    await duringDeletion(person, () => write(id));
    expect(
      await market.database.admin`
      select from private.emails where user_id = ${person.id}`,
    ).toHaveLength(0);
  }
});

const now = async () =>
  (await market.database.admin<[{ now: string }]>`select private.now()::text as now`)[0].now;

test("an address that bounces while the deletion runs is not kept as suppressed", async () => {
  const { admin } = market.database;
  const person = await market.user();
  await notify(market, person);
  await market.runDue();
  const [{ id }] = await admin<[{ id: string }]>`
    select id from private.emails where user_id = ${person.id}`;
  let deletion: Promise<unknown> | undefined;
  await admin.begin(async (sql) => {
    const bounce = { id, provider_id: "x", status: "bounced", suppress: "bounce" };
    await sql`select internal.apply_email_update(${sql.json(bounce)})`;
    deletion = must(market.as(person).delete("/auth/me"));
    deletion.catch(() => {});
    await untilLocked(market, 1);
  });
  await deletion;
  expect(
    await admin`
    select from private.email_suppressions where address = ${person.email.toLowerCase()}`,
  )
    .toHaveLength(0);
});

test("followers who are told of a stream while its host leaves do not keep the host's words", async () => {
  const { admin } = market.database;
  const [fan, host] = await Promise.all([market.user(), market.user()]);
  await must(market.as(fan).put(`/auth/users/${host.id}/follow`));
  const { id } = await must(market.as(host).post("/live-streams", { title: says("late stream") }));
  let [told, left]: Promise<unknown>[] = [];
  await admin.begin(async (sql) => {
    // The job waits for this row, after it has read the stream.
    await sql`
      insert into public.notifications (user_id, event_id, kind, category)
      values (${fan.id}, ${`live:${id}:started`}, 'live.started', 'live')`;
    told = market.runDue();
    await untilLocked(market, 1);
    await must(market.as(host).put(`/live-streams/${id}/end`));
    left = must(market.as(host).delete("/auth/me"));
    await Promise.race([left, untilLocked(market, 2)]);
    await sql`delete from public.notifications where user_id = ${fan.id}`;
  });
  await Promise.all([told, left]);
  const [kept] = await admin`select data from public.notifications where user_id = ${fan.id}`;
  expect(kept!["data"]).toEqual({ stream_id: id, title: "Live", seller_username: "deleted" });
  expect(await findTraces(market, ["zqxmark late"])).toEqual([]);
});

test("a follower who leaves while a stream's start is told gets no notification", async () => {
  const [fan, host] = await Promise.all([market.user(), market.user()]);
  await must(market.as(fan).put(`/auth/users/${host.id}/follow`));
  await must(market.as(host).post("/live-streams", { title: "Drop" }));
  await duringDeletion(fan, () => market.runDue());
  const told = await market.database.admin`
    select from public.notifications where user_id = ${fan.id}`;
  expect(told).toHaveLength(0);
});
