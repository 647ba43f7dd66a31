/** A user's own channel: what arrives, what was sent before the join, what is sent over HTTP, and what ends it. */
import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import { must } from "../../support/client.ts";
import { useMarket } from "../../support/market.ts";
import { join, PUBLISHABLE_KEY, SECRET_KEY, useRealtime } from "../../support/realtime.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();
const sockets = useRealtime(market, { payloadBytes: 5000 });

const config = { private: true };

const notify = (userId: string, event: string, kind = "live.started") =>
  market.sql`
    select private.notify(${userId}::uuid, ${event}, ${kind}, '{"title": "Drop"}')`;

test("a notification arrives as the list has it, without its text, with the number of unread ones", async () => {
  const user = await market.user();
  const { received } = await sockets.receive(await sockets.client(user.token), `user:${user.id}`);
  await notify(user.id, "one");
  await notify(user.id, "two");
  await notify(user.id, "two");
  await expect.poll(() => received).toHaveLength(2);
  const { items } = await must(user.get("/notifications"));
  const untold = items.map(({ title: _title, body: _body, ...rest }: Record<string, unknown>) =>
    rest
  );
  expect(received.map(({ payload }) => payload)).toMatchObject([
    { notification: untold[1], unread_count: 1 },
    { notification: untold[0], unread_count: 2 },
  ]);
});

test("what a user has muted does not arrive", async () => {
  const user = await market.user();
  await user.put("/notifications/preferences", { muted_categories: ["live"] });
  const { received } = await sockets.receive(await sockets.client(user.token), `user:${user.id}`);
  await notify(user.id, "muted");
  await notify(user.id, "heard", "account.stream_ended");
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]!.payload).toMatchObject({ notification: { category: "account" } });
});

test("what goes to more than a hundred users at once is not broadcast, and is in the list", async () => {
  const user = await market.user();
  const { received } = await sockets.receive(await sockets.client(user.token), `user:${user.id}`);
  const { admin } = market.database;
  await admin`insert into auth.users (id) select gen_random_uuid() from generate_series(1, 100)`;
  const others = await admin<{ id: string }[]>`
    insert into public.profiles (id, username)
    select id, left(replace(id::text, '-', ''), 30) from auth.users where email is null
    returning id`;
  await admin`
    select private.notify_all(${[user.id, ...others.map(({ id }) => id)]}::uuid[],
      'drop', 'live.started', '{"title": "Drop"}')`;
  await notify(user.id, "alone");
  await expect.poll(() => received).toHaveLength(1);
  expect(received[0]!.payload.unread_count).toBe(2);
});

test("a stranger cannot join the channel of another user, suspended or not", async () => {
  const [user, stranger] = [await market.user(), await market.user()];
  const client = await sockets.client(stranger.token);
  expect(await join(client.channel(`user:${user.id}`, { config }))).toBe(
    `CHANNEL_ERROR Unauthorized: You do not have permissions to read from this Channel topic: user:${user.id}`,
  );
  await market.setAccountStatus(user, "suspended");
  const own = await sockets.client(user.token);
  expect(await join(own.channel(`user:${user.id}`, { config }))).toBe("SUBSCRIBED");
});

test("an expired, a forged and a malformed token join nothing", async () => {
  const { id } = await market.user();
  const reason = async (token: string) =>
    await join((await sockets.client(token)).channel(`user:${id}`, { config }));
  expect(await reason(await market.token({ sub: id }, { expiresIn: "-5s" }))).toMatch(
    /^CHANNEL_ERROR InvalidJWTToken: Token has expired \d+ seconds ago$/,
  );
  expect(await reason(await market.token({ sub: id }, { forged: true }))).toBe(
    "CHANNEL_ERROR JwtSignatureError: Failed to validate JWT signature",
  );
  expect(await reason("a.b.c")).toBe(
    "CHANNEL_ERROR MalformedJWT: The token provided is not a valid JWT",
  );
  expect(await reason(await market.token({ sub: id, role: "postgres" }))).toMatch(/^CHANNEL_ERROR/);
});

test("a channel closes when its token expires, says so, and stays open with a newer one", async () => {
  const user = await market.user();
  const [lapsing, renewed] = [await sockets.client(), await sockets.client()];
  const clients = [lapsing, renewed];
  for (const client of clients) await client.realtime.setAuth(user.token);
  const said: unknown[] = [];
  const { promise: joined, resolve: hasJoined } = Promise.withResolvers<void>();
  const ended = new Promise<string>((done) =>
    lapsing.channel(`user:${user.id}`, { config })
      .on("system", {}, (payload) => void said.push(payload))
      .subscribe((status) => status === "SUBSCRIBED" ? hasJoined() : done(status))
  );
  const { received } = await sockets.receive(renewed, `user:${user.id}`);
  await joined;
  const brief = () => market.token({ sub: user.id }, { expiresIn: "3s" });
  for (const client of clients) await client.realtime.setAuth(await brief());
  await renewed.realtime.setAuth(user.token);
  expect(await ended).toBe("CLOSED");
  expect(said).toMatchObject([{ status: "error", channel: `user:${user.id}` }]);
  expect(JSON.stringify(said)).toContain("Token has expired");
  await notify(user.id, "later");
  await expect.poll(() => received).toHaveLength(1);
});

test("with the token of another user the channel closes", async () => {
  const [user, other] = [await market.user(), await market.user()];
  const client = await sockets.client();
  await client.realtime.setAuth(user.token);
  const { channel, received } = await sockets.receive(client, `user:${user.id}`);
  await client.realtime.setAuth(other.token);
  await expect.poll(() => channel.state).toBe("closed");
  await notify(user.id, "unheard");
  await expect.poll(async () => (await must(user.get("/notifications"))).unread_count).toBe(1);
  expect(received).toEqual([]);
});

test("after signing out the channel stays open until it is removed or its token expires", async () => {
  const user = await market.user();
  let token: string | null = user.token;
  const client = await sockets.client(() => Promise.resolve(token));
  const { channel, received } = await sockets.receive(client, `user:${user.id}`);
  token = null;
  await client.realtime.setAuth();
  await notify(user.id, "heard");
  await expect.poll(() => received).toHaveLength(1);
  await client.removeAllChannels();
  expect(channel.state).toBe("closed");
  await notify(user.id, "unheard");
  expect(await join(client.channel(`user:${user.id}`, { config }))).toMatch(
    /^CHANNEL_ERROR Unauth/,
  );
  expect(received).toHaveLength(1);
});

const send = (user: TestUser, number: number) =>
  market.database.admin`
    select realtime.send(
      jsonb_build_object('number', ${number}::int), 'notification', ${`user:${user.id}`}, true)`;

interface Replay {
  since: number;
  limit?: number;
}

/** What the channel has received, with `replayed` as it was said. */
async function joinWith(client: SupabaseClient, topic: string, replay?: Replay) {
  const received: [number, boolean][] = [];
  const broadcast = replay ? { broadcast: { replay } } : {};
  const channel = client.channel(topic, { config: { private: true, ...broadcast } })
    .on("broadcast", { event: "*" }, ({ payload, meta }) => {
      received.push([payload.number, meta?.replayed ?? false]);
    });
  return { channel, status: await join(channel), received };
}

test("a join with replay receives what was sent since then, the newest 25, oldest first, and nothing twice", async () => {
  const user = await market.user();
  const client = await sockets.client(user.token);
  const topic = `user:${user.id}`;
  for (let number = 0; number < 3; number++) await send(user, number);
  const { now } = (await market.database.admin<[{ now: number }]>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`)[0];
  const since = Math.ceil(now);
  await vi.waitUntil(() => Date.now() > since);
  for (let number = 3; number < 33; number++) await send(user, number);
  const newest = Array.from({ length: 25 }, (_, at) => [at + 8, true]);
  const { channel, received } = await joinWith(client, topic, { since });
  await send(user, 33);
  await expect.poll(() => received).toEqual([...newest, [33, false]]);
  await client.removeChannel(channel);
  const two = await joinWith(client, topic, { since: 0, limit: 2 });
  await expect.poll(() => two.received).toEqual([[32, true], [33, true]]);
  await client.removeChannel(two.channel);
  expect((await joinWith(client, topic)).received).toEqual([]);
});

test("a replay of another's channel or from no time is refused with the words of the original", async () => {
  const [user, other] = [await market.user(), await market.user()];
  await send(other, 1);
  const tried = async (topic: string, since: unknown) =>
    (await joinWith(await sockets.client(user.token), topic, { since: since as number })).status;
  const topic = `user:${other.id}`;
  expect(await tried(topic, 0)).toBe(
    `CHANNEL_ERROR Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
  );
  for (const since of ["yesterday", 1e17]) {
    expect(await tried(`user:${user.id}`, since))
      .toBe("CHANNEL_ERROR UnableToReplayMessages: Replay params are not valid");
  }
});

test("over HTTP the secret key sends to who has joined, and nothing is stored", async () => {
  const user = await market.user();
  const topic = `user:${user.id}`;
  const { received } = await joinWith(await sockets.client(user.token), topic);
  const server = createClient(sockets.url, SECRET_KEY).channel(topic, {
    config: { private: true },
  });
  expect(await server.httpSend("notification", { number: 1 })).toEqual({ success: true });
  expect(await server.send({ type: "broadcast", event: "notification", payload: { number: 2 } }))
    .toBe("ok");
  await expect.poll(() => received).toEqual([[1, false], [2, false]]);
  expect(await market.database.admin`select from realtime.messages where topic = ${topic}`)
    .toHaveLength(0);
});

test("over HTTP neither members nor visitors send anything, and what is wrong is refused", async () => {
  const [user, other] = [await market.user(), await market.user()];
  const topic = `user:${user.id}`;
  const { received } = await joinWith(await sockets.client(user.token), topic);
  const post = async (path: string, token: string, body: unknown) => {
    const answer = await fetch(`${sockets.url}/realtime/v1/api/broadcast${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    await answer.body?.cancel();
    return answer.status;
  };
  const one = `/${topic}/events/notification?private=true`;
  const batch = (payload: object) => ({
    messages: [{ topic, event: "notification", payload, private: true }],
  });
  for (const token of [user.token, other.token, PUBLISHABLE_KEY]) {
    expect(await post(one, token, { number: 1 })).toBe(403);
    expect(await post("", token, batch({ number: 1 }))).toBe(202);
  }
  expect(await post(one, `${user.token.slice(0, -8)}AAAAAAAA`, {})).toBe(401);
  expect(await post("", SECRET_KEY, { messages: [{ topic }] })).toBe(422);
  expect(await post("", SECRET_KEY, batch({ text: "x".repeat(6000) }))).toBe(422);
  expect(await post(one, SECRET_KEY, { text: "x".repeat(6000) })).toBe(422);
  expect(await post(one, SECRET_KEY, { number: 7 })).toBe(202);
  await expect.poll(() => received).toEqual([[7, false]]);
});
