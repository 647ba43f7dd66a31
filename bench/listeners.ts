import { createRealtime } from "../local/realtime/realtime.ts";
import { listen } from "../local/gateway/listen.ts";
import type { BenchMarket } from "./market.ts";
import type { Figure } from "./measure.ts";
import { addUsers } from "./users.ts";

const LISTENERS = 2000;
const ROUNDS = 10;
const KEY = "sb_publishable_bench";

/**
 * From the response to a chat message until the last listener has it. It shows that the emulator runs
 * under load; of the platform it says nothing, and here the sockets' clients share its processor.
 */
export async function listeners(market: BenchMarket, streamId: string): Promise<Figure> {
  const realtime = await createRealtime({
    sql: market.admin,
    anonKey: KEY,
    serviceRoleKey: "sb_secret_bench",
    jwks: JSON.parse(market.environment.SUPABASE_JWKS),
    limits: { messagesPerSecond: Infinity, joinsPerSecond: Infinity, idleMs: 3_600_000 },
  });
  const server = await listen(0, realtime.fetch);
  let heard = 0;
  let all = () => {};
  const hear = () => void (++heard === LISTENERS && all());
  const ids = await addUsers(market, LISTENERS);
  const sockets: WebSocket[] = [];
  for (const id of ids) {
    const { "x-user-token": token = "" } = await market.headers(id);
    const url = `${server.url.replace("http", "ws")}/websocket?apikey=${KEY}`;
    sockets.push(await join(url, `realtime:live:${streamId}`, token, hear));
  }
  const headers = await market.headers(ids[0]!);
  const post = {
    url: `${market.url}/live-streams/${streamId}/chat`,
    method: "POST",
    headers,
    body: JSON.stringify({ text: "Masih ada ukuran M?" }),
  };
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    heard = 0;
    const everyone = new Promise<void>((done) => all = done);
    const began = performance.now();
    const answer = await fetch(post.url, post);
    if (!answer.ok) throw new Error(await answer.text());
    await Promise.all([everyone, answer.body?.cancel()]);
    times.push(performance.now() - began);
  }
  for (const socket of sockets) socket.close();
  await realtime.close();
  await server.close(500);
  times.sort((left, right) => left - right);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    name: `a message to ${LISTENERS.toLocaleString("en")} sockets (emulator)`,
    perSecond: ROUNDS / (total / 1000),
    p50: times[ROUNDS / 2]!,
    p99: times.at(-1)!,
  };
}

/** A socket that has joined the topic. */
function join(url: string, topic: string, token: string, hear: () => void): Promise<WebSocket> {
  const socket = new WebSocket(url);
  const payload = { config: { private: true }, access_token: token };
  return new Promise((done, fail) => {
    socket.onopen = () =>
      socket.send(JSON.stringify({ topic, event: "phx_join", payload, ref: "1" }));
    socket.onerror = () => fail(new Error("A socket failed."));
    socket.onclose = () => fail(new Error("A socket was closed."));
    socket.onmessage = ({ data }) => {
      const { event, payload } = JSON.parse(data);
      if (event === "broadcast") return hear();
      if (payload.status === "ok") return done(socket);
      fail(new Error(data));
    };
  });
}
