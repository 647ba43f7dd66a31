/** The chat: everyone speaks as themselves, in one order, and a reader who counts misses nothing. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { expectData } from "../../support/sale.ts";
import { goLive, post, put, readChat, widenLimits } from "./support.ts";
import type { Message, Stream } from "./support.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.close());

const say = async (stream: Stream, text: string) =>
  expectData(await post(market, stream.host, stream, "chat", { text })) as Message;

const get = (stream: Stream, query = "") =>
  market.as(stream.host).get(`/live-streams/${stream.id}/chat${query}`);

const texts = ({ body }: { body: { data: { messages: Message[] } } }) =>
  body.data.messages.map(({ text }) => text);

test("a message is stored as its writer's own, whatever the body claims", async () => {
  const stream = await goLive(market);
  const writer = await market.person();
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
  expect((await get(stream)).body.data.messages[0]).toEqual(body.data);
});

test("an offer is a message of its own type", async () => {
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
])("%j is refused", async (body) => {
  const stream = await goLive(market);
  expect((await post(market, stream.host, stream, "chat", body)).status).toBe(400);
});

test("a reader by time gets what is later, newest first, at most a hundred", async () => {
  const stream = await goLive(market);
  const all: Message[] = [];
  for (let at = 0; at < 102; at++) all.push(await say(stream, `nomor ${at}`));
  const newest = texts(await get(stream));
  expect(newest).toEqual(Array.from({ length: 100 }, (_, at) => `nomor ${101 - at}`));
  expect(texts(await get(stream, `?after=${all[99]!.created_at}`))).toEqual([
    "nomor 101",
    "nomor 100",
  ]);
  const local = all[99]!.created_at.replace("Z", "%2B00:00");
  expect(texts(await get(stream, `?after=${local}`))).toHaveLength(2);
  expect(texts(await get(stream, `?after=${all[101]!.created_at}`))).toEqual([]);
});

test.each([
  "?after=yesterday",
  "?after=0000-01-01T00:00:00Z",
  "?after_seq=-1",
  "?after_seq=1.5",
  "?after_seq=1&after=2026-11-21T08:00:00Z",
])("%s is refused", async (query) => {
  expect((await get(await goLive(market), query)).status).toBe(400);
});

test("however large its number is, a reader by seq gets an answer", async () => {
  const answer = await get(await goLive(market), `?after_seq=${"9".repeat(40)}`);
  expect(answer.body.data).toEqual({ messages: [], has_more: false });
});

test("a reader by seq gets the oldest first, a hundred at a time, and learns whether there is more", async () => {
  const stream = await goLive(market);
  for (let at = 0; at < 199; at++) await say(stream, `nomor ${at}`);
  const first = (await get(stream, "?after_seq=0")).body.data;
  expect([first.messages.length, first.messages[0].seq, first.has_more]).toEqual([100, 1, true]);
  const rest = (await get(stream, "?after_seq=100")).body.data;
  expect([rest.messages.length, rest.messages[99].seq, rest.has_more]).toEqual([100, 200, false]);
});

test("a hundred and one messages in one microsecond are read whole while writers go on", async () => {
  const stream = await goLive(market);
  const { admin } = market.database;
  const [clock] = await admin`select pg_get_functiondef('private.now()'::regprocedure) as text`;
  await admin.unsafe(`
    create or replace function private.now() returns timestamptz language plpgsql volatile
    set search_path = '' as $$ begin return timestamptz '2027-01-01T00:00:00.000001Z'; end $$`);
  const writers = Array.from({ length: 151 }, (_, at) => say(stream, `nomor ${at}`));
  const read: Message[] = [];
  const written = Promise.all(writers);
  let done = false;
  void written.then(() => done = true);
  for (let more = true; more || !done;) {
    const page = (await get(stream, `?after_seq=${read.at(-1)?.seq ?? 0}`)).body.data;
    read.push(...page.messages);
    more = page.has_more || page.messages.length > 0;
  }
  await written;
  await admin.unsafe(clock!["text"]);
  read.push(...(await get(stream, `?after_seq=${read.at(-1)!.seq}`)).body.data.messages);
  expect(read.map(({ seq }) => seq)).toEqual(Array.from({ length: 152 }, (_, at) => at + 1));
  expect(new Set(read.map(({ text }) => text)).size).toBe(152);
  expectAscending(read.map(({ created_at }) => created_at));
  expect(read[1]!.created_at).toBe("2027-01-01T00:00:00.000001Z");
});

test("what is not committed yet is neither read nor overtaken", async () => {
  const stream = await goLive(market);
  const { admin } = market.database;
  const hold = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const slow = admin.begin(async (sql) => {
    await sql`select private.live_say(${stream.id}, 'system', 'system', 'pelan', 'system')`;
    written.resolve();
    await hold.promise;
  });
  await written.promise;
  const fast = say(stream, "cepat");
  expect(texts(await get(stream, "?after_seq=1"))).toEqual([]);
  hold.resolve();
  await slow;
  expect((await fast).seq).toBe(3);
  expect(texts(await get(stream, "?after_seq=1"))).toEqual(["pelan", "cepat"]);
});

test("writing waits for nobody who comes or goes", async () => {
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

test("a crowd's messages are in one order, by number and by time alike", async () => {
  const stream = await goLive(market);
  const crowd = await Promise.all(Array.from({ length: 10 }, () => market.person()));
  await Promise.all(
    Array.from(
      { length: 200 },
      (_, at) => post(market, crowd[at % 10]!, stream, "chat", { text: `nomor ${at}` }),
    ),
  );
  const chat = await readChat(market, stream);
  expect(chat.map(({ seq }) => seq)).toEqual(Array.from({ length: 201 }, (_, at) => at + 1));
  expectAscending(chat.map(({ created_at }) => created_at));
});

test("one person may say twenty things in ten seconds", async () => {
  const stream = await goLive(market);
  const writer = await market.person();
  await widenLimits(market, 1);
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => post(market, writer, stream, "chat", { text: "Beli!" })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  const refused = await post(market, writer, await goLive(market), "chat", { text: "Beli!" });
  expect([refused.status, refused.body.error.code]).toEqual([429, "RATE_LIMITED"]);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(10);
  await widenLimits(market, 100);
  expect(await readChat(market, stream)).toHaveLength(21);
});

test("nobody writes after the end, and suspended people write nowhere, but all may read", async () => {
  const stream = await goLive(market);
  const suspended = await market.person();
  await market.database.admin`
    update public.profiles set account_status = 'suspended' where id = ${suspended.id}`;
  expect((await post(market, suspended, stream, "chat", { text: "Halo" })).status).toBe(403);
  await put(market, stream.host, stream, "end");
  expect((await post(market, stream.host, stream, "chat", { text: "Halo" })).status).toBe(409);
  const { status, body } = await market.as(suspended).get(`/live-streams/${stream.id}/chat`);
  expect([status, body.data.messages.length]).toEqual([200, 2]);
});

function expectAscending(times: string[]) {
  expect(times).toEqual([...new Set(times)].sort());
}
