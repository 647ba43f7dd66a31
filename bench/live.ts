import postgres from "postgres";
import { createServices } from "../local/stack/services.ts";
import type { BenchMarket } from "./market.ts";
import { byHttp, compare, here } from "./measure.ts";
import type { Figure, Variant } from "./measure.ts";
import { addUser } from "./users.ts";

const CLIENTS = 32;
const STREAMS = 100;
const [SHORT, LONG] = [100, 1_000_000];

type Headers = Record<string, string>;

/** Views and messages with 32 clients, beside bare statements; and polls of short and long chats. */
export async function live(market: BenchMarket, seconds: number): Promise<Figure[]> {
  const users = await Promise.all(
    Array.from({ length: CLIENTS }, async () => market.headers(await addUser(market))),
  );
  const streams: string[] = [];
  for (let at = 0; at < STREAMS; at++) streams.push(await openStream(market));
  const [bare, alone, four] = [await openBare(market), workers(market, 1), workers(market, 4)];
  const all = (path: string) => streams.map((id) => `${market.url}/live-streams/${id}/${path}`);
  const one = (path: string) => all(path).slice(0, 1);
  const post = (name: string, url: string[], body?: object) =>
    byHttp(name, {
      url,
      method: "POST",
      headers: users,
      ...body && { body: JSON.stringify(body) },
    });
  const poll = (size: number, url: string) =>
    byHttp(`GET …/chat, ${size.toLocaleString("en")} messages`, { url, headers: users });
  const say = { text: "Masih ada ukuran M?" };
  const pages = await Promise.all([SHORT, LONG].map(async (size) => {
    const id = await openStream(market);
    await fillChat(market, id, size);
    return `${market.url}/live-streams/${id}/chat?after_seq=${size - 10}`;
  }));
  const plan = { concurrency: CLIENTS, seconds, rounds: 3 };
  const figures = [
    ...await compare([
      here("bare update of 1 row by SQL", () => bare.update(1)),
      alone.call("…/view, 1 stream, in this process", one("view"), users),
      four.call("…/view, 1 stream, 4 workers", one("view"), users),
      post("POST …/view, 1 stream", one("view")),
    ], plan),
    ...await compare([
      here(`bare update of ${STREAMS} rows by SQL`, () => bare.update(STREAMS)),
      alone.call(`…/view, ${STREAMS} streams, in this process`, all("view"), users),
      post(`POST …/view, ${STREAMS} streams`, all("view")),
    ], plan),
    ...await compare([
      here("bare insert by SQL", () => bare.insert()),
      alone.call("…/chat, 1 stream, in this process", one("chat"), users, say),
      post("POST …/chat, 1 stream", one("chat"), say),
      post(`POST …/chat, ${STREAMS} streams`, all("chat"), say),
    ], plan),
    ...await compare([
      here("the same poll by SQL, 100 messages", () => pollBySql(market, pages[0]!)),
      poll(SHORT, pages[0]!),
      poll(LONG, pages[1]!),
    ], { ...plan, concurrency: 8 }),
  ];
  await Promise.all([bare.close(), alone.close(), four.close()]);
  return figures;
}

/** The function without the network, in `count` instances with pools and viewer counts of their own. */
function workers({ environment }: BenchMarket, count: number) {
  const instances = Array.from(
    { length: count },
    () => createServices(environment, () => {}, () => {}),
  );
  const call = (name: string, urls: string[], users: Headers[], body?: unknown): Variant => {
    let turn = 0;
    const text = body === undefined ? null : JSON.stringify(body);
    return here(name, async (worker) => {
      const asked = { method: "POST", headers: users[worker]!, body: text };
      const request = new Request(urls[turn++ % urls.length]!, asked);
      const answer = await instances[worker % count]!.functions["live-streams"]!(request);
      if (!answer.ok) throw new Error(await answer.text());
    });
  };
  return { call, close: () => Promise.all(instances.map(({ db }) => db.close())) };
}

/** A live stream of a new host; returns its id. */
async function openStream(market: BenchMarket): Promise<string> {
  const answer = await fetch(`${market.url}/live-streams`, {
    method: "POST",
    headers: await market.headers(await addUser(market)),
    body: JSON.stringify({ title: "Drop" }),
  });
  return (await answer.json()).data.id;
}

async function fillChat({ admin }: BenchMarket, id: string, size: number): Promise<void> {
  const host = crypto.randomUUID();
  await admin`
    insert into public.live_chat_messages (stream_id, seq, user_id, username, text, type, created_at, month)
    select ${id}, n, ${host}, 'bench', 'Masih ada ukuran M?', 'message', clock_timestamp() + n * interval '1 microsecond',
      private.month_of(clock_timestamp())
    from generate_series(2, ${size}::integer) as n`;
  await admin`update private.live_chats set last_seq = ${size} where stream_id = ${id}`;
  await admin`vacuum analyze public.live_chat_messages`;
}

const pollBySql = ({ clients }: BenchMarket, url: string) => {
  const [, stream_id = "", after = "0"] = /live-streams\/(\w+)\/chat\?after_seq=(\d+)/.exec(url)!;
  return clients.anon.call("api.live_streams_messages", {
    stream_id,
    after: null,
    after_seq: Number(after),
  });
};

/** Tables of their own, written by single statements with a connection per client. */
async function openBare({ admin, poolUrl }: BenchMarket) {
  await admin.unsafe(`
    create table public.bare_counts (id integer primary key, viewers integer not null) with (fillfactor = 50);
    insert into public.bare_counts select n, 0 from generate_series(0, ${STREAMS - 1}) as n;
    create table public.bare_messages (id bigint generated always as identity primary key, text text not null);
    grant select, update on public.bare_counts to preloved_functions;
    grant insert on public.bare_messages to preloved_functions`).simple();
  const sql = postgres(poolUrl, { max: CLIENTS, prepare: false });
  let turn = 0;
  return {
    update: (rows: number) => {
      const id = turn++ % rows;
      return sql`update public.bare_counts set viewers = viewers + 1 where id = ${id} returning viewers`;
    },
    insert: () => sql`insert into public.bare_messages (text) values ('Masih ada ukuran M?')`,
    close: () => sql.end(),
  };
}
