/** What was sent before a join, and what is sent over HTTP. */
import { createClient } from "@supabase/supabase-js";
import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, test, vi } from "vitest";
import { useMarket } from "../../support/market.ts";
import { join, PUBLISHABLE_KEY, SECRET_KEY, useRealtime } from "../../support/realtime.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();
const sockets = useRealtime(market, { payloadBytes: 5000 });

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
