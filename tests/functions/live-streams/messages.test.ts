import { expect, test } from "vitest";
import { atOnce, must, RACING, useMarket } from "../../support/market.ts";
import { watchPlans } from "../../support/plans.ts";
import { expectAscending, goLive, post, readChat, say } from "./support.ts";
import type { Message, Stream } from "./support.ts";

const market = useMarket(RACING);

const get = (stream: Stream, query = "") =>
  stream.host.get(`/live-streams/${stream.id}/chat${query}`);

const texts = ({ body }: { body: { data: { messages: Message[] } } }) =>
  body.data.messages.map(({ text }) => text);

test("after gives the messages after a time, newest first, at most a hundred", async () => {
  const stream = await goLive(market);
  const all: Message[] = [];
  for (let at = 0; at < 102; at++) all.push(await say(stream, `nomor ${at}`));
  const newest = texts(await get(stream));
  expect(newest).toEqual(Array.from({ length: 100 }, (_, at) => `nomor ${101 - at}`));
  expect(texts(await get(stream, `?after=${all[99]!.created_at}`))).toEqual([
    "nomor 101",
    "nomor 100",
  ]);
  const large = await get(stream, `?after_seq=${"9".repeat(40)}`);
  expect(large.body.data).toEqual({ messages: [], has_more: false });
  expect((await get(stream, "?after_seq=1&after=2026-11-21T08:00:00Z")).status).toBe(400);
  const local = all[99]!.created_at.replace("Z", "%2B00:00");
  expect(texts(await get(stream, `?after=${local}`))).toHaveLength(2);
  expect(texts(await get(stream, `?after=${all[101]!.created_at}`))).toEqual([]);
});

test("a poll reads only its page, however long the chat is and whatever the statistics are", async () => {
  const [long, short] = [await goLive(market), await goLive(market)];
  for (const [{ id, host }, count] of [[long, 20_000], [short, 50]] as const) {
    await market.sql`
      insert into public.live_chat_messages (stream_id, seq, user_id, username, text, type, created_at, month)
      select ${id}, n, ${host.id}, 'host', 'Halo', 'message', private.now() + n * interval '1 microsecond',
        private.month_of(private.now())
      from generate_series(1000, 999 + ${count}::integer) as n`;
  }
  await market.sql`analyze public.live_chat_messages`;
  const watched = watchPlans(market.database);
  for (const [{ id }, last] of [[long, 20_999], [short, 1_049]] as const) {
    for (const after of [last, last - 10]) {
      const work = await watched.run(`select api.live_streams_messages('${id}', null, ${after})`);
      expect(work.answer.messages).toHaveLength(last - after);
      expect(work.touched).toBeLessThan(100);
    }
  }
  await watched.close();
});

test("a poller by seq gets all of a hundred and one messages of one microsecond during further writes", async () => {
  const stream = await goLive(market);
  const [clock] = await market.sql`
    select pg_get_functiondef('private.now()'::regprocedure) as text`;
  await market.sql.unsafe(`
    create or replace function private.now() returns timestamptz language plpgsql volatile
    set search_path = '' as $$ begin return timestamptz '2027-01-01T00:00:00.000001Z'; end $$`);
  const writers = Array.from({ length: 151 }, (_, at) => say(stream, `nomor ${at}`));
  const read: Message[] = [];
  const written = Promise.all(writers);
  let done = false;
  void written.then(() => done = true);
  for (let isLast = false; !isLast;) {
    const wasDone = done;
    const page = (await get(stream, `?after_seq=${read.at(-1)?.seq ?? 0}`)).body.data;
    read.push(...page.messages);
    isLast = wasDone && page.messages.length === 0;
  }
  await market.sql.unsafe(clock!["text"]);
  expect(read.map(({ seq }) => seq)).toEqual(Array.from({ length: 152 }, (_, at) => at + 1));
  expect(new Set(read.map(({ text }) => text)).size).toBe(152);
  expectAscending(read.map(({ created_at }) => created_at));
  expect(read[1]!.created_at).toBe("2027-01-01T00:00:00.000001Z");
});

test("an uncommitted message is not read, and no later message is read before it", async () => {
  const stream = await goLive(market);
  const hold = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const slow = market.sql.begin(async (sql) => {
    await sql`select private.add_live_system_message(${stream.id}, 'pelan')`;
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

test("answers, broadcasts and polls have the same record of each message", async () => {
  const stream = await goLive(market);
  const writers = await atOnce(6, () => market.user());
  const blocked = await market.user();
  await market.sql`
    insert into private.blocks (blocker_id, blocked_id) values (${stream.host.id}, ${blocked.id})`;
  const text = `Ukuran "M"? 100%s\n\\ {"error": 1} 👗`;
  const answers = await Promise.all([
    post(blocked, stream, "chat", { text }),
    ...writers.map((writer) => post(writer, stream, "chat", { text })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, ...writers.map(() => 201)]);
  expect(answers[0]!.body.error.reason).toBe("user_blocked");
  const answered = answers.slice(1).map(({ body }) => body.data)
    .sort((left, right) => left.seq - right.seq);
  const sent = await market.sql`
    select message.value as record
    from realtime.messages
    cross join jsonb_array_elements(messages.payload -> 'messages') as message
    where messages.topic = ${`live:${stream.id}`} and messages.event = 'chat'
    order by (message.value ->> 'seq')::bigint`;
  const polled = await readChat(stream);
  expect(sent.map(({ record }) => record)).toEqual(polled);
  // The first is the system's.
  expect(polled.slice(1)).toEqual(answered);
});

test("no message is stored for a writer that is no UUID", async () => {
  const stream = await goLive(market);
  for (
    const writer of [
      "SYSTEM",
      "",
      "-".repeat(36),
      "6BA7B810-9DAD-11D1-80B4-00C04FD430C8",
      "6ba7b8109dad11d180b400c04fd430c8",
    ]
  ) {
    const insert = market.sql`
      insert into public.live_chat_messages (stream_id, seq, user_id, username, text, type, created_at, month)
      select ${stream.id}, 99, ${writer}, 'budi', 'Halo', 'message', private.now(), month
      from private.live_chats where stream_id = ${stream.id}`;
    await expect(insert, writer).rejects.toThrow(/user_id_check|uuid/);
  }
});

test("a message of the type offer links to its writer's offer to the host, and to no other", async () => {
  const stream = await goLive(market);
  const listing_id = await stream.host.list();
  const buyer = await market.user();
  const made = await must(buyer.post("/offers", { listing_id, price: 100_000 }));
  const message = { text: "100 ribu?", type: "offer", offer_id: made.id };
  const { body } = await post(buyer, stream, "chat", message);
  expect(body.data).toMatchObject(message);
  expect((await readChat(stream)).at(-1)).toEqual(body.data);
  const elsewhere = await goLive(market);
  const rejected = [
    await post(await market.user(), stream, "chat", message),
    await post(buyer, elsewhere, "chat", message),
    await post(buyer, stream, "chat", { ...message, offer_id: crypto.randomUUID() }),
  ];
  for (const { status, body: { error } } of rejected) {
    expect([status, error.reason]).toEqual([404, "offer_not_found"]);
  }
  const plain = await post(buyer, stream, "chat", { ...message, type: "message" });
  expect(plain.status).toBe(400);
});
