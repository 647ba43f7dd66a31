import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { goLive, post, readChat } from "./support.ts";

const market = useMarket();

test("answers, broadcasts and polls have the same record of each message", async () => {
  const stream = await goLive(market);
  const { admin } = market.database;
  const writers = await Promise.all(Array.from({ length: 6 }, () => market.user()));
  const blocked = await market.user();
  await admin`insert into private.blocks (blocker_id, blocked_id) values (${stream.host.id}, ${blocked.id})`;
  const text = `Ukuran "M"? 100%s\n\\ {"error": 1} 👗`;
  const answers = await Promise.all([
    post(market, blocked, stream, "chat", { text }),
    ...writers.map((writer) => post(market, writer, stream, "chat", { text })),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, ...writers.map(() => 201)]);
  expect(answers[0]!.body.error.reason).toBe("user_blocked");
  const answered = answers.slice(1).map(({ body }) => body.data)
    .sort((left, right) => left.seq - right.seq);
  const sent = await admin`
    select message.value as record
    from realtime.messages
    cross join jsonb_array_elements(messages.payload -> 'messages') as message
    where messages.topic = ${`live:${stream.id}`} and messages.event = 'chat'
    order by (message.value ->> 'seq')::bigint`;
  const polled = await readChat(market, stream);
  expect(sent.map(({ record }) => record)).toEqual(polled);
  // The first is the system's.
  expect(polled.slice(1)).toEqual(answered);
});

test.each([
  "SYSTEM",
  "",
  "-".repeat(36),
  "6BA7B810-9DAD-11D1-80B4-00C04FD430C8",
  "6ba7b8109dad11d180b400c04fd430c8",
])("no message is stored for the writer %j", async (writer) => {
  const stream = await goLive(market);
  const insert = market.database.admin`
    insert into public.live_chat_messages (stream_id, seq, user_id, username, text, type, created_at, month)
    select ${stream.id}, 99, ${writer}, 'budi', 'Halo', 'message', private.now(), month
    from private.live_chats where stream_id = ${stream.id}`;
  await expect(insert).rejects.toThrow(/user_id_check|uuid/);
});
