/** An unmodified supabase-js on the channels of a stream. */
import type postgres from "postgres";
import { expect, test } from "vitest";
import { must } from "../../support/client.ts";
import { useMarket } from "../../support/market.ts";
import { useRealtime } from "../../support/realtime.ts";
import type { Received } from "../../support/realtime.ts";
import { goLive, post, put, read, readChat } from "../../functions/live-streams/support.ts";
import type { Message } from "../../functions/live-streams/support.ts";

const market = useMarket();
const sockets = useRealtime(market);

const messagesOf = (received: Received[]): Message[] =>
  received.filter(({ event }) => event === "chat").flatMap(({ payload }) => payload.messages);

const watch = async (id: string) => {
  const viewer = await market.user();
  const client = await sockets.client(viewer.token);
  return { viewer, client, ...await sockets.receive(client, `live:${id}`) };
};

test("a message arrives only once it is committed, and never when it is rolled back", async () => {
  const stream = await goLive(market);
  const { viewer, received } = await watch(stream.id);
  const say = (sql: postgres.TransactionSql, text: string) =>
    sql`select api.live_streams_chat(${stream.id}, ${
      sql.json([{ user_id: viewer.id, text, type: "message" }])
    })`;
  await market.database.admin.begin(async (sql) => {
    await say(sql, "rolled back");
    throw new Error("undo");
  }).catch(() => {});
  await market.database.admin.begin(async (sql) => {
    await say(sql, "committed");
    await post(viewer, await goLive(market), "chat", { text: "elsewhere" });
    expect(received).toEqual([]);
  });
  await expect.poll(() => messagesOf(received)).toMatchObject([{ text: "committed" }]);
});

test("messages of concurrent writers arrive in the order of seq, each once", async () => {
  const stream = await goLive(market);
  const { received } = await watch(stream.id);
  const writers = await Promise.all(Array.from({ length: 5 }, () => market.user()));
  await Promise.all(
    Array.from(
      { length: 50 },
      (_, at) => post(writers[at % 5]!, stream, "chat", { text: `Halo ${at}` }),
    ),
  );
  await expect.poll(() => messagesOf(received)).toHaveLength(50);
  expect(messagesOf(received).map(({ seq }) => seq)).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 2),
  );
});

test("start, pins and end arrive as the stream's record, viewers as their number", async () => {
  const host = await market.user();
  const scheduled_at = new Date(Date.now() + 3_600_000).toISOString();
  const stream = await goLive(market, host, { scheduled_at });
  const { viewer, received } = await watch(stream.id);
  const dress = await host.list();
  await put(host, stream, "start");
  await put(host, stream, "pins", { pinned_listing_ids: [dress] });
  await post(viewer, stream, "view");
  const ended = await must(put(host, stream, "end"));
  await expect.poll(() => received.map(({ event }) => event)).toContain("status");
  await expect.poll(() => received).toHaveLength(7);
  expect(received.filter(({ event }) => event !== "chat")).toMatchObject([
    { event: "status", payload: { status: "live" } },
    { event: "pins", payload: { pinned_listing_ids: [dress] } },
    { event: "viewers", payload: { viewers: 1 } },
    { event: "status", payload: ended },
  ]);
  expect(await read(stream)).toEqual(received.at(-1)!.payload);
});

test("of a large audience the figure is told once a second, of a small one always", async () => {
  const stream = await goLive(market);
  const { viewer, received } = await watch(stream.id);
  const step = (count: number) =>
    market.services.db.service.call("api.live_streams_view", {
      stream_id: stream.id,
      calls: Array.from({ length: count }, () => ({ user_id: viewer.id, step: 1 })),
    });
  const figures = () => received.map(({ payload }) => payload.viewers);
  const told = (ago: string) =>
    market.sql`
      update public.live_streams set viewers_broadcast_at = clock_timestamp() - ${ago}::interval
      where id = ${stream.id}`;
  for (let at = 0; at < 3; at++) await step(10);
  // However long the next steps take.
  await told("-1 hour");
  await step(70);
  for (let at = 0; at < 3; at++) await step(10);
  await told("1 second");
  await step(10);
  await expect.poll(() => figures()).toContain(140);
  expect(figures()).toEqual([10, 20, 30, 140]);
});

test("who joins late, loses the connection and joins again has every message once", async () => {
  const stream = await goLive(market);
  const writer = await market.user();
  const client = await sockets.client((await market.user()).token);
  const reader = await market.user();
  const shown: Message[] = [];
  const show = (message: Message) => {
    if (message.seq === (shown.at(-1)?.seq ?? 0) + 1) shown.push(message);
  };
  // The recipe of docs/live.md.
  let polling = Promise.resolve();
  const catchUp = () => (polling = polling.then(async () => {
    for (let more = true; more;) {
      const after = shown.at(-1)?.seq ?? 0;
      const page = await must(reader.get(`/live-streams/${stream.id}/chat?after_seq=${after}`));
      page.messages.forEach(show);
      more = page.has_more;
    }
  }));
  client.channel(`live:${stream.id}`, { config: { private: true } })
    .on("broadcast", { event: "chat" }, ({ payload }) => {
      if (payload.omitted || payload.messages[0].seq > (shown.at(-1)?.seq ?? 0) + 1) catchUp();
      else payload.messages.forEach(show);
    })
    .subscribe((status) => void (status === "SUBSCRIBED" && catchUp()));
  for (let at = 0; at < 120; at++) {
    await post(writer, stream, "chat", { text: `Halo ${at}` });
    if (at === 40 || at === 80) await sockets.cut();
  }
  await expect.poll(() => shown).toHaveLength(121);
  expect(shown).toEqual(await readChat(stream));
});

test("nobody's own broadcast reaches others", async () => {
  const stream = await goLive(market);
  const [one, other] = [await watch(stream.id), await watch(stream.id)];
  await one.channel.send({ type: "broadcast", event: "chat", payload: { messages: [] } });
  await post(one.viewer, stream, "chat", { text: "Halo" });
  await expect.poll(() => messagesOf(other.received)).toHaveLength(1);
  expect(other.received).toHaveLength(1);
});
