/** What clients in other languages speak: Phoenix channels without supabase-js. */
import { afterEach, expect, test } from "vitest";
import { goLive, post } from "../../functions/live-streams/support.ts";
import { useMarket } from "../../support/market.ts";
import { PUBLISHABLE_KEY, useRealtime } from "../../support/realtime.ts";

const market = useMarket();
const sockets = useRealtime(market, { channelsPerSocket: 2, payloadBytes: 5000 });
const hasty = useRealtime(market, { joinsPerSecond: 1 });

const opened: WebSocket[] = [];
afterEach(() => opened.splice(0).forEach((socket) => socket.close()));

/** Null when the socket is refused. */
async function open(vsn: string, apikey = PUBLISHABLE_KEY, at = sockets.url) {
  const query = new URLSearchParams({ apikey, vsn });
  const url = at.replace("http", "ws");
  const socket = new WebSocket(`${url}/realtime/v1/websocket?${query}`);
  opened.push(socket);
  const received: Record<string, unknown>[] = [];
  socket.onmessage = ({ data }) => received.push(JSON.parse(data));
  const isOpen = await new Promise<boolean>((done) => {
    socket.onopen = () => done(true);
    socket.onclose = () => done(false);
  });
  const join = (topic: string, access_token: string) =>
    socket.send(JSON.stringify({
      topic: `realtime:${topic}`,
      event: "phx_join",
      payload: { config: { private: true }, access_token },
      ref: "1",
    }));
  return isOpen ? { socket, received, join } : null;
}
const statuses = (frames: Record<string, unknown>[]) =>
  frames.filter(({ event }) => event === "phx_reply")
    .map(({ payload }) => (payload as { status: string }).status);

test("version 1.0.0 joins with objects and receives what is said; a wrong key and another version open no socket", async () => {
  const [stream, { token }] = [await goLive(market), await market.user()];
  const socket = (await open("1.0.0"))!;
  socket.join(`live:${stream.id}`, token);
  await expect.poll(() => statuses(socket.received)).toEqual(["ok"]);
  await post(stream.host, stream, "chat", { text: "Halo" });
  await expect.poll(() => socket.received.at(-1)).toMatchObject({
    topic: `realtime:live:${stream.id}`,
    event: "broadcast",
    payload: { event: "chat", payload: { messages: [{ text: "Halo" }] } },
  });
  expect(await open("1.0.0", "sb_publishable_other")).toBeNull();
  expect(await open("3.0.0")).toBeNull();
});

test("another user's channel and more channels than the plan allows are refused, and too large a message reaches nobody", async () => {
  const [user, other] = [await market.user(), await market.user()];
  const socket = (await open("1.0.0"))!;
  socket.join(`user:${other.id}`, user.token);
  await expect.poll(() => statuses(socket.received)).toEqual(["error"]);
  const topics = [`user:${user.id}`];
  for (let count = 0; count < 2; count++) topics.push(`live:${(await goLive(market)).id}`);
  for (const topic of topics) socket.join(topic, user.token);
  await expect.poll(() => statuses(socket.received)).toEqual(["error", "ok", "ok", "error"]);
  for (const length of [6000, 10]) {
    await market.database.admin`
      select private.broadcast(${`user:${user.id}`}, 'notification',
        jsonb_build_object('text', repeat('x', ${length})))`;
  }
  await expect.poll(() => socket.received.at(-1)).toMatchObject({
    payload: { payload: { text: "x".repeat(10) } },
  });
  expect(JSON.stringify(socket.received)).not.toContain("x".repeat(6000));
});

test("more joins in a second than the plan allows end the socket", async () => {
  const { token, id } = await market.user();
  const { socket, join } = (await open("1.0.0", PUBLISHABLE_KEY, hasty.url))!;
  for (let count = 0; count < 20; count++) join(`user:${id}`, token);
  await expect.poll(() => socket.readyState).toBe(WebSocket.CLOSED);
});
