import { expect, test } from "vitest";
import { withLimits } from "../../support/limits.ts";
import { useMarket } from "../../support/market.ts";
import { expectData } from "../../support/sale.ts";
import { expectAscending, goLive, post, put, readChat } from "./support.ts";
import type { Message, Stream } from "./support.ts";

const market = useMarket();

const say = async (stream: Stream, text: string) =>
  expectData(await post(market, stream.host, stream, "chat", { text })) as Message;

test("a message belongs to its caller, whatever the body says", async () => {
  const stream = await goLive(market);
  const writer = await market.user();
  const { status, body } = await post(market, writer, stream, "chat", {
    text: "  Masih ada?  ",
    user_id: stream.host.id,
    username: "admin",
    seq: 99,
    created_at: "2020-01-01T00:00:00Z",
  });
  expect([status, body.data]).toMatchObject([201, {
    stream_id: stream.id,
    seq: 2,
    user_id: writer.id,
    username: writer.username,
    text: "Masih ada?",
    type: "message",
  }]);
  expect((await readChat(market, stream)).at(-1)).toEqual(body.data);
});

test("an offer is a message of the type offer", async () => {
  const stream = await goLive(market);
  const offer = { text: "90 ribu?", type: "offer" };
  const { body } = await post(market, stream.host, stream, "chat", offer);
  expect(body.data).toMatchObject(offer);
});

test.each([
  {},
  { text: "" },
  { text: "   " },
  { text: "x".repeat(501) },
  { text: 5 },
  { text: "Halo", type: "system" },
  { text: "Halo", type: "shout" },
])("%j is rejected", async (body) => {
  const stream = await goLive(market);
  expect((await post(market, stream.host, stream, "chat", body)).status).toBe(400);
});

test("a chat message does not wait for views and leaves", async () => {
  const stream = await goLive(market);
  const { admin } = market.database;
  const hold = Promise.withResolvers<void>();
  const counting = Promise.withResolvers<void>();
  const slow = admin.begin(async (sql) => {
    await sql`update public.live_streams set viewers = viewers + 1 where id = ${stream.id}`;
    counting.resolve();
    await hold.promise;
  });
  await counting.promise;
  expect((await say(stream, "Halo")).text).toBe("Halo");
  hold.resolve();
  await slow;
});

test("concurrent messages have the same order by seq and by time", async () => {
  const stream = await goLive(market);
  const writers = await Promise.all(Array.from({ length: 10 }, () => market.user()));
  await Promise.all(
    Array.from(
      { length: 200 },
      (_, at) => post(market, writers[at % 10]!, stream, "chat", { text: `nomor ${at}` }),
    ),
  );
  const chat = await readChat(market, stream);
  expect(chat.map(({ seq }) => seq)).toEqual(Array.from({ length: 201 }, (_, at) => at + 1));
  expectAscending(chat.map(({ created_at }) => created_at));
});

test("one user can send twenty messages in ten seconds", async () => {
  const stream = await goLive(market);
  const writer = await market.user();
  await withLimits(market, async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(market, writer, stream, "chat", { text: "Beli!" })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    const limited = await post(market, writer, await goLive(market), "chat", { text: "Beli!" });
    expect([limited.status, limited.body.error.code]).toEqual([429, "RATE_LIMITED"]);
    expect(Number(limited.headers.get("Retry-After"))).toBeLessThanOrEqual(10);
  });
  expect(await readChat(market, stream)).toHaveLength(21);
});

test("nobody writes to an ended stream and suspended users write nowhere; all can read", async () => {
  const stream = await goLive(market);
  const suspended = await market.user();
  await market.setAccountStatus(suspended, "suspended");
  expect((await post(market, suspended, stream, "chat", { text: "Halo" })).status).toBe(403);
  await put(market, stream.host, stream, "end");
  expect((await post(market, stream.host, stream, "chat", { text: "Halo" })).status).toBe(409);
  const { status, body } = await market.as(suspended).get(`/live-streams/${stream.id}/chat`);
  expect([status, body.data.messages.length]).toEqual([200, 2]);
});
