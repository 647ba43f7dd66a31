import { expect, test } from "vitest";
import { atOnce, messageOf, RACING, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { liveStreamsNotify } from "../../../functions/jobs/handlers/live_streams_notify.ts";
import { goLive, put, read, readChat } from "./support.ts";
import type { Stream } from "./support.ts";

const market = useMarket({ ...RACING, BRAND_NAME: "Lemari" });

const later = (seconds: number) =>
  new Date(market.time.now().getTime() + seconds * 1000).toISOString();

test("a stream without a date, or with a past one, is live at once", async () => {
  for (const scheduled_at of [undefined, null, later(-60)]) {
    const host = await market.user();
    const { status, body } = await host.post("/live-streams", {
      title: "  Drop Sabtu  ",
      scheduled_at,
    });
    expect([status, body.data]).toMatchObject([201, {
      id: expect.stringMatching(/^LS[0-9a-f]{12}$/),
      status: "live",
      title: "Drop Sabtu",
      seller_id: host.id,
      seller_username: host.username,
      seller_avatar: null,
      viewers: 0,
      duration_minutes: 0,
      pinned_listing_ids: [],
      ended_at: null,
    }]);
    expect(body.data.started_at).not.toBeNull();
  }
});

test("a stream with a future date is upcoming until its host starts it, once", async () => {
  const stream = await goLive(market, undefined, { scheduled_at: later(3600) });
  expect(await read(stream)).toMatchObject({ status: "upcoming", started_at: null });
  expect((await put(stream.host, stream, "start")).body.data).toMatchObject({
    status: "live",
    started_at: expect.any(String),
  });
  expect((await put(stream.host, stream, "start")).status).toBe(409);
  await put(stream.host, stream, "end");
  expect((await put(stream.host, stream, "start")).status).toBe(409);
});

test("a banned seller gets the reason in Indonesian from every endpoint", async () => {
  const host = await market.user();
  const announced = await goLive(market, host, { scheduled_at: later(3600) });
  await market.sql`
    update public.profiles set live_banned = true, live_banned_at = now() where id = ${host.id}`;
  const secondDevice = { ...host, token: await market.token({ sub: host.id }) };
  const why = "403 Akunmu tidak bisa melakukan live stream. Hubungi support Lemari.";
  expect(await messageOf(secondDevice.post("/live-streams", { title: "Lagi" }))).toBe(why);
  expect(await messageOf(put(secondDevice, announced, "start"))).toBe(why);
});

test("of twenty concurrent calls of one seller, exactly one creates a stream", async () => {
  const host = await market.user();
  const answers = await atOnce(20, () => host.post("/live-streams", { title: "Drop" }));
  expect(tally(answers)).toEqual({ 201: 1, 409: 19 });
});

test("the duration is in whole minutes from start to end", async () => {
  const stream = await goLive(market);
  await market.time.advance(10 * 60 + 59);
  const { status, body } = await stream.host.put(`/live-streams/${stream.id}/end`);
  expect([status, body.data]).toMatchObject([200, {
    status: "ended",
    duration_minutes: 10,
    ended_at: expect.any(String),
  }]);
  const called = await goLive(market, stream.host, { scheduled_at: later(3600) });
  const off = await put(stream.host, called, "end");
  expect(off.body.data).toMatchObject({ status: "ended", duration_minutes: 0, started_at: null });
});

const pin = ({ host, id }: Stream, ...pinned_listing_ids: string[]) =>
  host.put(`/live-streams/${id}/pins`, { pinned_listing_ids });

test("system messages announce the start, each new pin and the end", async () => {
  const host = await market.user();
  const dress = await host.list({ title: "Dress biru" });
  const bag = await host.list({ title: "Tas merah" });
  const stream = await goLive(market, host, { pinned_listing_ids: [dress] });
  const pinned = await pin(stream, dress, bag, bag);
  expect(pinned.body.data.pinned_listing_ids).toEqual([dress, bag]);
  await pin(stream);
  await put(host, stream, "end");
  expect(await readChat(stream)).toMatchObject([
    { seq: 1, type: "system", user_id: "system", text: "Live dimulai." },
    { seq: 2, type: "system", user_id: "system", text: "Disematkan: Tas merah" },
    { seq: 3, type: "system", user_id: "system", text: "Live selesai." },
  ]);
  expect((await pin(stream)).status).toBe(409);
});

test("a host pins only own active listings, but keeps a pinned one that was sold", async () => {
  const host = await market.user();
  const own = await host.list();
  const other = await (await market.user()).list();
  for (const id of [other, crypto.randomUUID()]) {
    const body = { title: "Drop", pinned_listing_ids: [id] };
    expect((await host.post("/live-streams", body)).status).toBe(400);
  }
  const stream = await goLive(market, host, { pinned_listing_ids: [own] });
  await market.sql`update public.listings set status = 'sold' where id = ${own}`;
  expect((await pin(stream, own)).status).toBe(200);
  await pin(stream);
  expect((await pin(stream, own)).status).toBe(400);
});

const like = (person: User, listing_id: string) =>
  market.sql`insert into public.likes (user_id, listing_id) values (${person.id}, ${listing_id})`;

const notified = async (stream_id: string): Promise<string[]> => {
  const rows = await market.sql<{ user_id: string }[]>`
    select user_id from public.notifications
    where category = 'live' and kind = 'live.started' and data ->> 'stream_id' = ${stream_id}`;
  return rows.map(({ user_id }) => user_id).sort();
};

test("users who like a pinned listing are notified once when the stream starts; the host is not", async () => {
  const [host, one, both, neither] = await Promise.all([1, 2, 3, 4].map(() => market.user()));
  const [dress, bag, other] = [await host!.list(), await host!.list(), await host!.list()];
  await like(one!, dress);
  await like(both!, dress);
  await like(both!, bag);
  await like(neither!, other);
  await like(host!, dress);
  const pinned_listing_ids = [dress, bag];
  const { id } = await goLive(market, host, { scheduled_at: later(3600), pinned_listing_ids });
  await market.runDue();
  expect(await notified(id)).toEqual([]);
  await host!.put(`/live-streams/${id}/start`);
  await market.runDue();
  expect(await notified(id)).toEqual([one!.id, both!.id].sort());
  const { db } = market.services;
  await liveStreamsNotify({ db, log: () => {}, triggerJobs: () => {} }, { stream_id: id });
  expect(await notified(id)).toHaveLength(2);
});

test("more users than one batch are all notified, without a broadcast", async () => {
  const host = await market.user();
  const dress = await host.list();
  await market.sql`
    with users as (
      insert into auth.users (id, email) select gen_random_uuid(), 'fan' || n || '@example.test'
      from generate_series(1, 2500) as n returning id, email
    ) select count(*) from users`;
  await market.sql`
    insert into public.profiles (id, username)
    select id, 'fan_' || substring(email from 'fan(\\d+)') from auth.users where email like 'fan%'`;
  await market.sql`
    insert into public.likes (user_id, listing_id) select id, ${dress} from auth.users where email like 'fan%'`;
  const { id } = await goLive(market, host, { pinned_listing_ids: [dress] });
  await market.runDue();
  expect(await notified(id)).toHaveLength(2500);
  // docs/live.md: so many would use up the messages that the chat needs.
  const broadcast = await market.sql`
    select from realtime.messages
    where topic like 'user:%' and payload::text like ${`%${id}%`}`;
  expect(broadcast).toHaveLength(0);
});

test("an ended stream notifies nobody", async () => {
  const [host, fan] = [await market.user(), await market.user()];
  const dress = await host.list();
  await like(fan, dress);
  const { id } = await goLive(market, host, { pinned_listing_ids: [dress] });
  await host.put(`/live-streams/${id}/end`);
  await market.runDue();
  expect(await notified(id)).toEqual([]);
});
