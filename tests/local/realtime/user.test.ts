/** A user's own channel, and what ends it. */
import { expect, test } from "vitest";
import { must } from "../../support/client.ts";
import { useMarket } from "../../support/market.ts";
import { join, useRealtime } from "../../support/realtime.ts";

const market = useMarket();
const sockets = useRealtime(market);

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
