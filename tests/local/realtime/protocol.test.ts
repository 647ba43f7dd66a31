/** The wire of the emulator, without a client: Phoenix channels in both versions. */
import { afterEach, expect, test, vi } from "vitest";
import { goLive, post } from "../../functions/live-streams/support.ts";
import { useMarket } from "../../support/market.ts";
import { PUBLISHABLE_KEY, useRealtime } from "../../support/realtime.ts";

const market = useMarket();
const sockets = useRealtime(market, {
  idleMs: 1500,
  channelsPerSocket: 3,
  payloadBytes: 5000,
  frameBytes: 20_000,
});

const limited = useRealtime(market, { messagesPerSecond: 1, connections: 1 });

const opened: WebSocket[] = [];
afterEach(() => opened.splice(0).forEach((socket) => socket.close()));

/** A socket, what it has received, and its close. */
async function open(vsn?: string, apikey = PUBLISHABLE_KEY, at = sockets) {
  const query = new URLSearchParams({ apikey, ...vsn && { vsn } });
  const url = `${at.url.replace("http", "ws")}/realtime/v1/websocket?${query}`;
  const socket = new WebSocket(url);
  opened.push(socket);
  socket.binaryType = "arraybuffer";
  const received: unknown[] = [];
  socket.onmessage = ({ data }) =>
    received.push(typeof data === "string" ? JSON.parse(data) : new Uint8Array(data));
  const closed = new Promise<number>((done) => socket.onclose = ({ code }) => done(code));
  const ready = await Promise.race([
    new Promise<boolean>((done) => socket.onopen = () => done(true)),
    closed.then(() => false),
  ]);
  return {
    socket,
    received,
    closed,
    ready,
    say: (frame: unknown) => socket.send(JSON.stringify(frame)),
  };
}

const joining = (access_token?: string) => ({
  config: { private: true },
  ...access_token && { access_token },
});

test("version 1.0.0 has objects, 2.0.0 arrays and broadcasts as bytes", async () => {
  const stream = await goLive(market);
  const { token } = await market.user();
  const topic = `realtime:live:${stream.id}`;
  // The stream's opening message has been delivered, and reaches no later channel.
  await sockets.receive(await sockets.client(token), `live:${stream.id}`);
  const [old, current] = [await open(), await open("2.0.0")];
  old.say({ topic, event: "phx_join", payload: joining(token), ref: "1", join_ref: "1" });
  current.say(["1", "1", topic, "phx_join", joining(token)]);
  const payload = { status: "ok", response: { postgres_changes: [] } };
  await vi.waitFor(() => {
    expect(old.received).toEqual([{ topic, event: "phx_reply", payload, ref: "1", join_ref: "1" }]);
    expect(current.received).toEqual([["1", "1", topic, "phx_reply", payload]]);
  });
  await post(stream.host, stream, "chat", { text: "Halo" });
  await vi.waitFor(() => expect([old.received.length, current.received.length]).toEqual([2, 2]));
  const said = old.received[1] as { payload: { meta: { id: string }; payload: unknown } };
  expect(said).toMatchObject({
    topic,
    event: "broadcast",
    payload: { type: "broadcast", event: "chat", payload: { messages: [{ text: "Halo" }] } },
  });
  const bytes = current.received[1] as Uint8Array;
  const meta = JSON.stringify({ id: said.payload.meta.id });
  expect([...bytes.subarray(0, 5)]).toEqual([4, topic.length, "chat".length, meta.length, 1]);
  const text = new TextDecoder().decode(bytes.subarray(5));
  expect(text.startsWith(`${topic}chat${meta}`)).toBe(true);
  expect(JSON.parse(text.slice(`${topic}chat${meta}`.length))).toEqual(said.payload.payload);
});

test("a wrong key, an unknown version and a plain request open no socket", async () => {
  expect((await open("2.0.0", "sb_publishable_other")).ready).toBe(false);
  expect((await open("3.0.0")).ready).toBe(false);
  const { url } = sockets;
  const statusOf = async (path: string) => {
    const answer = await fetch(`${url}/realtime/v1/${path}`);
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await statusOf(`websocket?apikey=${PUBLISHABLE_KEY}`)).toBe(426);
  expect(await statusOf("api/broadcast")).toBe(404);
});

test("a topic that is not joined, a topic without a prefix and a fourth channel are rejected", async () => {
  const { say, received } = await open("2.0.0");
  const { token } = await market.user();
  const reasons = () =>
    received.map((frame) =>
      (frame as [0, 0, 0, 0, { response: { reason?: string } }])[4].response.reason
    );
  say(["1", "1", "realtime:nowhere", "broadcast", {}]);
  await vi.waitFor(() => expect(reasons()).toEqual(["unmatched topic"]));
  say(["2", "2", "live:x", "phx_join", joining(token)]);
  await vi.waitFor(() => expect(reasons()).toHaveLength(2));
  for (let at = 3; at < 7; at++) {
    const { id } = await goLive(market);
    say([`${at}`, `${at}`, `realtime:live:${id}`, "phx_join", joining(token)]);
  }
  await vi.waitFor(() =>
    expect(reasons()).toEqual([
      "unmatched topic",
      "unmatched topic",
      undefined,
      undefined,
      undefined,
      "ChannelRateLimitReached: Too many channels",
    ])
  );
});

test("a payload above the platform's limit reaches nobody, the next one does", async () => {
  const user = await market.user();
  const { say, received } = await open("1.0.0");
  const topic = `realtime:user:${user.id}`;
  say({ topic, event: "phx_join", payload: joining(user.token), ref: "1" });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  for (const length of [6000, 10]) {
    await market.database.admin`
      select private.broadcast(${`user:${user.id}`}, 'notification',
        jsonb_build_object('text', repeat('x', ${length})))`;
  }
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]).toMatchObject({ payload: { payload: { text: "x".repeat(10) } } });
});

test("a project that sends more than its plan allows loses its channels", async () => {
  const user = await market.user();
  const { say, received } = await open("1.0.0", PUBLISHABLE_KEY, limited);
  const topic = `realtime:user:${user.id}`;
  say({ topic, event: "phx_join", payload: joining(user.token), ref: "1" });
  await vi.waitFor(() => expect(received).toHaveLength(1));
  await market.database.admin`
    select private.broadcast(${`user:${user.id}`}, 'notification', '{}') from generate_series(1, 100)`;
  await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ event: "phx_close" }));
  expect(received.at(-2)).toMatchObject({
    event: "system",
    payload: { message: "Too many messages per second" },
  });
});
