import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { expectData } from "../../support/sale.ts";
import { goLive, put, read } from "./support.ts";

const market = useMarket({ BRAND_NAME: "Lemari" });

const later = (seconds: number) =>
  new Date(market.time.now().getTime() + seconds * 1000).toISOString();

test("a stream without a date, or with a past one, is live at once", async () => {
  for (const scheduled_at of [undefined, null, later(-60)]) {
    const host = await market.user();
    const { status, body } = await market.as(host).post("/live-streams", {
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
  expect(await read(market, stream)).toMatchObject({ status: "upcoming", started_at: null });
  expect((await put(market, stream.host, stream, "start")).body.data).toMatchObject({
    status: "live",
    started_at: expect.any(String),
  });
  expect((await put(market, stream.host, stream, "start")).status).toBe(409);
  await put(market, stream.host, stream, "end");
  expect((await put(market, stream.host, stream, "start")).status).toBe(409);
});

test.each([
  {},
  { title: " " },
  { title: "x".repeat(121) },
  { title: "Drop", scheduled_at: "tomorrow" },
  { title: "Drop", scheduled_at: "0000-01-01T00:00:00Z" },
  { title: "Drop", pinned_listing_ids: ["LS"] },
  { title: "Drop", pinned_listing_ids: Array.from({ length: 21 }, () => crypto.randomUUID()) },
])("a stream of %j is rejected", async (body) => {
  expect((await market.as(await market.user()).post("/live-streams", body)).status).toBe(400);
});

test("the list has live and upcoming streams, newest first; ended ones only on request", async () => {
  const host = await market.user();
  const past = await goLive(market, host);
  await put(market, host, past, "end");
  const next = await goLive(market, host, { scheduled_at: later(3600) });
  const newest = await goLive(market);
  const ids = async (query: string) =>
    expectData(await market.as(host).get(`/live-streams${query}`)).items
      .map(({ id }: { id: string }) => id);
  expect((await ids("")).slice(0, 2)).toEqual([newest.id, next.id]);
  expect(await ids("")).not.toContain(past.id);
  expect((await ids("?status=ended"))[0]).toBe(past.id);
  expect((await ids("?status=upcoming"))[0]).toBe(next.id);
  expect(await ids("?status=live&limit=1&offset=1")).not.toContain(newest.id);
  expect((await market.as(host).get("/live-streams?status=over")).status).toBe(400);
});

test("a banned seller gets the reason in Indonesian from every endpoint", async () => {
  const host = await market.user();
  const announced = await goLive(market, host, { scheduled_at: later(3600) });
  await market.database.admin`
    update public.profiles set live_banned = true, live_banned_at = now() where id = ${host.id}`;
  const secondDevice = { ...host, token: await market.token({ sub: host.id }) };
  for (
    const answer of [
      await market.as(secondDevice).post("/live-streams", { title: "Lagi" }),
      await put(market, secondDevice, announced, "start"),
    ]
  ) {
    expect([answer.status, answer.body.error]).toMatchObject([403, {
      code: "FORBIDDEN",
      message: "Akunmu tidak bisa melakukan live stream. Hubungi support Lemari.",
    }]);
  }
});

test("a suspended host cannot create or start a stream but can read and end one", async () => {
  const host = await market.user();
  const stream = await goLive(market, host);
  await market.setAccountStatus(host, "suspended");
  expect((await market.as(host).post("/live-streams", { title: "Lagi" })).status).toBe(403);
  expect((await put(market, host, stream, "pins", { pinned_listing_ids: [] })).status).toBe(403);
  expect((await read(market, stream)).status).toBe("live");
  expect((await put(market, host, stream, "end")).status).toBe(200);
});

test("an unknown or malformed stream id gets 404", async () => {
  const client = market.as(await market.user());
  for (const id of ["LS000000000000", "LS00000000000G", "x", crypto.randomUUID()]) {
    expect((await client.get(`/live-streams/${id}`)).status).toBe(404);
    expect((await client.post(`/live-streams/${id}/view`)).status).toBe(404);
    expect((await client.post(`/live-streams/${id}/chat`, { text: "Halo" })).status).toBe(404);
    expect((await client.get(`/live-streams/${id}/chat`)).status).toBe(404);
    expect((await client.put(`/live-streams/${id}/start`)).status).toBe(404);
  }
});

test("of twenty concurrent calls of one seller, exactly one creates a stream", async () => {
  const host = await market.user();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => market.as(host).post("/live-streams", { title: "Drop" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
});
