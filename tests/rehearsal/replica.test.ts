/** Public reads on a second server that follows the first by its log. Writers are another process, without it. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createServices } from "../../local/stack/services.ts";
import { createPool } from "../../shared/db/pool.ts";
import { BEHIND, createChoice, serversOf } from "../../shared/db/replica.ts";
import { callTo, client } from "../support/client.ts";
import type { Client } from "../support/client.ts";
import { ANON_KEY } from "../support/environment.ts";
import { useMarket } from "../support/market.ts";
import { list } from "../support/sale.ts";
import { setUp } from "../support/set_up.ts";
import { uploadedFunctions } from "../support/uploaded.ts";
import type { TestUser } from "../support/users.ts";
import { startReplica } from "./replica.ts";

const market = useMarket({}, { uploads: undefined });
const replica = setUp(() => startReplica(inject("cluster")));
const closing: (() => Promise<void>)[] = [() => replica.close()];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const log: { event: string; fields: Record<string, unknown> }[] = [];
const events = () => log.map(({ event }) => event).filter((name) => name.startsWith("replica_"));
/** Uploads log through a pipe. */
const lastEvent = () => sleep(100).then(() => events().at(-1));
const database = () => market.database.url("preloved_anon").split("/").at(-1)!.split("?")[0]!;
let reader: Client;
let seller: TestUser;

beforeAll(async () => {
  seller = await market.user();
  const headers = { authorization: `Bearer ${ANON_KEY}`, "x-user-token": seller.token };
  const functions = startFunctions();
  reader = client(callTo(market.url, (request) => functions["listings"]!(request)), headers);
  await untilTaken();
});

/** As uploads, where the rehearsal has them. */
function startFunctions() {
  const url = replica.url("preloved_anon", database());
  const environment = { ...market.environment, DATABASE_REPLICA_POOL_URL: url };
  const uploads = inject("uploads");
  if (uploads) {
    const uploaded = uploadedFunctions(uploads, environment, log);
    closing.push(uploaded.close);
    return uploaded.functions;
  }
  const services = createServices(
    environment,
    (event, fields = {}) => log.push({ event, fields }),
    () => {},
  );
  closing.push(() => services.db.close());
  return services.functions;
}

interface Page {
  listings: { id: string }[];
  total: number;
  next_cursor: string | null;
}

async function read(query = "limit=100"): Promise<Page> {
  const { status, body } = await reader.get(`/listings?${query}`);
  expect(status).toBe(200);
  return body;
}
const idsOf = ({ listings }: Page) => listings.map(({ id }) => id);

/** Whether the replica has worked for a public read meanwhile. */
async function isServed(work: () => Promise<unknown>): Promise<boolean> {
  const [before] = await replica.ask("select clock_timestamp()::text as time");
  await work();
  const [found] = await replica.ask(`
    select count(*)::int as count from pg_stat_activity
    where usename = 'preloved_anon' and datname = '${database()}'
      and state_change > '${before!["time"]}'`);
  return found!["count"] > 0;
}

/** Reads until the replica is one that reads go to. */
async function untilTaken() {
  for (const end = Date.now() + 20_000;; await sleep(100)) {
    await read();
    const isTaken = events().at(-1) !== "replica_left";
    if (isTaken && await isServed(read)) return;
    if (Date.now() > end) throw new Error(`The replica is not taken: ${Deno.inspect(log.at(-1))}`);
  }
}

/** Eight readers until the work ends; each page has what was committed before, and its own total. Returns the slowest, in ms. */
async function readDuring(work: () => Promise<void>, committed = new Set<string>()) {
  const ending = new AbortController();
  let slowest = 0;
  const one = async () => {
    while (!ending.signal.aborted) {
      const [before, began] = [[...committed], performance.now()];
      const page = await read();
      slowest = Math.max(slowest, performance.now() - began);
      const seen = new Set(idsOf(page));
      expect(before.filter((id) => !seen.has(id))).toEqual([]);
      expect(page.total).toBe(seen.size);
    }
  };
  const reading = Promise.all(Array.from({ length: 8 }, one));
  await Promise.race([work().finally(() => ending.abort()), reading]);
  await reading;
  return slowest;
}

const pause = async () => {
  await replica.ask("select pg_wal_replay_pause()");
  const state = () => replica.ask("select pg_get_wal_replay_pause_state() as state");
  while ((await state())[0]!["state"] !== "paused") await sleep(20);
};
const resume = async () => void await replica.ask("select pg_wal_replay_resume()");

test("a listing that exists before a request is in its page and total, while a lag comes and goes", async () => {
  const committed = new Set<string>();
  const sellers = [seller, await market.user(), await market.user()];
  for (const lag of [0, 300, 0]) {
    const known = log.length;
    await replica.lag(lag);
    const write = (one: TestUser) => async () => {
      for (let turn = 0; turn < 4; turn++) {
        const id = await list(market, one);
        expect(idsOf(await read())).toContain(id);
        committed.add(id);
      }
    };
    await readDuring(
      async () => void await Promise.all(sellers.map((one) => write(one)())),
      committed,
    );
    await untilTaken();
    if (lag > 0) expect(log.slice(known).map(({ event }) => event)).toContain("replica_left");
  }
});

test("a walk by cursor that changes servers at each page loses and repeats nothing", async () => {
  const ids: string[] = [];
  for (let at = 0; at < 12; at++) {
    ids.push(await list(market, seller, { product_category: "Tas" }));
  }
  const walked: string[] = [];
  let pages = 0;
  for (let cursor: string | null = ""; cursor !== null && pages < 10; pages++) {
    const isPaused = pages % 2 === 1;
    await (isPaused ? pause() : untilTaken());
    // It comes before all pages, and the paused replica lacks it.
    await list(market, seller, { product_category: "Tas" });
    const query: string = `product_category=Tas&limit=3${cursor && `&cursor=${cursor}`}`;
    const page: Page = await read(query);
    if (isPaused) {
      expect(await lastEvent()).toBe("replica_left");
      await resume();
    }
    walked.push(...idsOf(page));
    cursor = page.next_cursor;
  }
  expect(pages).toBe(5);
  expect(walked.slice(1)).toEqual([...ids].reverse());
  expect(walked).toHaveLength(ids.length + 1);
});

let stopped: number[] = [];
const signal = (name: Deno.Signal) => stopped.forEach((pid) => Deno.kill(pid, name));

test.each([
  ["is killed", () => Promise.resolve(replica.kill()), () => replica.start()],
  ["hangs", async () => {
    stopped = await replica.processes("preloved_anon");
    signal("SIGSTOP");
  }, () => Promise.resolve(signal("SIGCONT"))],
  ["stays behind", async () => {
    await pause();
    await list(market, seller);
  }, resume],
])("a replica that %s is left within a second, and taken again", async (_what, harm, mend) => {
  await untilTaken();
  const usual = await readDuring(() => sleep(1_000));
  const known = log.length;
  let heard: string[] = [];
  const slowest = await readDuring(async () => {
    await harm();
    await sleep(2_000);
    heard = log.slice(known).map(({ event }) => event);
  }).finally(mend);
  expect(heard.filter((name) => name.startsWith("replica_"))).toEqual(["replica_left"]);
  expect(slowest - usual).toBeLessThan(1_000);
  await untilTaken();
  expect(await lastEvent()).toBe("replica_taken");
});

/** A choice of this process, and a read that says where it ran after this many seconds. */
function openChoice() {
  const [primary, other] = [
    createPool({ url: market.database.url("preloved_anon"), max: 2 }),
    createPool({ url: replica.url("preloved_anon", database()), max: 2 }),
  ];
  closing.push(async () => void await Promise.all([primary.close(), other.close()]));
  const own: string[] = [];
  const choose = createChoice(serversOf(primary, other), (event) => own.push(event));
  const where = (seconds: number) =>
    choose(async (connection, condition = "") => {
      const [row] = await connection.bind(
        `select pg_is_in_recovery() as is_replica, (select count(*) from public.awaited),
          pg_sleep(${seconds})::text ${condition}`,
        [],
      );
      return row ? row["is_replica"] ? "replica" : "primary" : BEHIND;
    });
  return { where, own };
}

test("a read that the replay cancels is answered by the primary, and the replica stays", async () => {
  const { admin } = market.database;
  await admin`create table public.awaited ()`;
  await admin`grant select on public.awaited to anon`;
  await replica.ask("alter system set max_standby_streaming_delay = 0");
  await replica.ask("select pg_reload_conf()");
  const { where, own } = openChoice();
  for (const end = Date.now() + 10_000; await where(0) !== "replica" && Date.now() < end;) {
    await sleep(50);
  }
  own.length = 0;
  const cancelled = where(0.5);
  await sleep(100);
  await admin.begin((sql) => sql`lock table public.awaited in access exclusive mode`);
  expect(await cancelled).toBe("primary");
  expect([await where(0), own]).toEqual(["replica", []]);
});

test("a replica that was promoted is never read again: what it lacks, nobody misses", async () => {
  await untilTaken();
  const committed = new Set(idsOf(await read()));
  await replica.ask("select pg_promote()");
  await readDuring(async () => {
    for (let turn = 0; turn < 5; turn++) committed.add(await list(market, seller));
  }, committed);
  expect(await lastEvent()).toBe("replica_left");
});
