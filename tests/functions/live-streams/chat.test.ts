import { expect, test } from "vitest";
import { atOnce, RACING, useMarket } from "../../support/market.ts";
import { expectAscending, goLive, post, put, readChat, say } from "./support.ts";
import type { Message } from "./support.ts";

const market = useMarket(RACING);

test("a message belongs to its caller, whatever the body says", async () => {
  const stream = await goLive(market);
  const writer = await market.user();
  const { status, body } = await post(writer, stream, "chat", {
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
  expect((await readChat(stream)).at(-1)).toEqual(body.data);
});

test("contact data is masked, the host's and in an offer too, for readers and in the realtime message", async () => {
  const stream = await goLive(market);
  for (const type of ["message", "offer"]) {
    const { body } = await post(stream.host, stream, "chat", {
      text: "WA 0812x3456x7890 ya",
      type,
    });
    expect(body.data.text).toBe("WA *** ya");
  }
  const kept = await market.sql`
    select from public.live_chat_messages where text like '%x3456x%'
    union all select from realtime.messages where payload::text like '%x3456x%'`;
  expect([...kept]).toEqual([]);
});

test("a chat message does not wait for views and leaves", async () => {
  const stream = await goLive(market);
  const hold = Promise.withResolvers<void>();
  const counting = Promise.withResolvers<void>();
  const slow = market.sql.begin(async (sql) => {
    await sql`update public.live_streams set viewers = viewers + 1 where id = ${stream.id}`;
    counting.resolve();
    await hold.promise;
  });
  await counting.promise;
  expect((await say(stream, "Halo")).text).toBe("Halo");
  hold.resolve();
  await slow;
});

test("messages that wait at the same moment are one commit, and each gets its own answer", async () => {
  const stream = await goLive(market);
  const writers = await atOnce(6, () => market.user());
  const [suspended, deleted] = [await market.user(), await market.user()];
  const all = [...writers, suspended, deleted];
  // Their accounts are known as active for a minute.
  for (const writer of all) await post(writer, stream, "chat", { text: "Halo" });
  await market.sql`
    update public.profiles set account_status = 'suspended' where id = ${suspended.id}`;
  await market.sql`update public.profiles set deleted_at = now() where id = ${deleted.id}`;
  const before = (await readChat(stream)).length;

  const hold = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const slow = market.sql.begin(async (sql) => {
    await sql`select from private.live_chats where stream_id = ${stream.id} for update`;
    held.resolve();
    await hold.promise;
  });
  await held.promise;
  const first = post(writers[0]!, stream, "chat", { text: "pertama" });
  await market.untilLocked(1);
  const rest = all.flatMap((
    writer,
    at,
  ) => [
    post(writer, stream, "chat", { text: `nomor ${at}` }),
    post(writer, stream, "chat", { text: "x".repeat(501) }),
    post(writer, stream, "chat", { text: `\ud800 ${at}` }),
  ]);
  // The invalid ones, which were sent after the valid ones and wait for nothing.
  await Promise.all(rest.filter((_, at) => at % 3 > 0));
  hold.resolve();
  await slow;
  expect((await first).status).toBe(201);
  const answers = await Promise.all(rest);
  const status = (who: number, what: number) => answers[who * 3 + what]!.status;
  const statuses = all.map((_, at) => [status(at, 0), status(at, 1), status(at, 2)]);
  expect(statuses).toEqual([
    ...writers.map(() => [201, 400, 400]),
    [403, 403, 403],
    [401, 401, 401],
  ]);
  const chat = await readChat(stream);
  expect(chat.map(({ seq }) => seq)).toEqual(chat.map((_, at) => at + 1));
  expectAscending(chat.map(({ created_at }) => created_at));
  expect(chat).toHaveLength(before + 1 + writers.length);
  const stored = chat.slice(before);
  const answered = [await first, ...answers].filter(({ status }) => status === 201)
    .map(({ body }) => body.data as Message).sort((left, right) => left.seq - right.seq);
  expect(stored).toEqual(answered);
  for (const message of stored.slice(1)) {
    const [, at] = /(\d+)$/.exec(message.text)!;
    expect(message.user_id).toBe(all[Number(at)]!.id);
  }
  const times = await market.sql`
    select count(distinct xmin::text)::integer as commits from public.live_chat_messages
    where stream_id = ${stream.id} and seq > ${before}`;
  expect(times[0]!["commits"]).toBe(2);
  const [row] = await market.sql`
    select last_seq::integer from private.live_chats where stream_id = ${stream.id}`;
  expect(row!["last_seq"]).toBe(chat.length);
});

test("nobody writes to an ended stream and suspended users write nowhere; all can read", async () => {
  const stream = await goLive(market);
  const suspended = await market.user();
  await market.setAccountStatus(suspended, "suspended");
  expect((await post(suspended, stream, "chat", { text: "Halo" })).status).toBe(403);
  await put(stream.host, stream, "end");
  expect((await post(stream.host, stream, "chat", { text: "Halo" })).status).toBe(409);
  const { status, body } = await suspended.get(`/live-streams/${stream.id}/chat`);
  expect([status, body.data.messages.length]).toEqual([200, 2]);
});
