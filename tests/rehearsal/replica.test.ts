/** Public reads on a second server that follows the first by its log. Writers are another process, without it. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createPool } from "../../shared/db/pool.ts";
import type { Pool } from "../../shared/db/pool.ts";
import { BEHIND, preferReplica, serversOf } from "../../shared/db/replica.ts";
import type { Read } from "../../shared/db/replica.ts";
import { useMarket } from "../support/market.ts";
import { list } from "../support/sale.ts";
import { setUp } from "../support/set_up.ts";
import type { TestUser } from "../support/users.ts";
import { CALLS } from "./replica.ts";
import { startReplica } from "./replica.ts";
import { idsOf, openReaders } from "./replica.ts";

const market = useMarket({}, { uploads: undefined });
const replica = setUp(() => startReplica(inject("cluster")));
afterAll(() => replica.close());
const readers = setUp(() => openReaders(market, replica));
afterAll(() => readers.close());

let seller: TestUser;
beforeAll(async () => {
  seller = await market.user();
  await readers.untilTaken();
});

test("a listing that exists before a request is in its page and total, while a lag comes and goes", async () => {
  const committed = new Set<string>();
  const sellers = [seller, await market.user(), await market.user()];
  const write = async (one: TestUser) => {
    for (let turn = 0; turn < 4; turn++) {
      const id = await list(market, one);
      expect(idsOf(await readers.read())).toContain(id);
      committed.add(id);
    }
  };
  for (const lag of [0, 300, 0]) {
    const known = (await readers.events()).length;
    await replica.lag(lag);
    await readers.readDuring(
      async () => void await Promise.all(sellers.map((one) => write(one))),
      committed,
    );
    await readers.untilTaken();
    if (lag > 0) expect(await readers.events(known)).toContain("replica_left");
  }
});

test("a walk by cursor that changes servers at each page loses and repeats nothing", async () => {
  const tas = { product_category: "Tas" };
  const ids: string[] = [];
  for (let at = 0; at < 12; at++) ids.push(await list(market, seller, tas));
  const walked: string[] = [];
  let pages = 0;
  for (let cursor: string | null = ""; cursor !== null && pages < 10; pages++) {
    const isPaused = pages % 2 === 1;
    await (isPaused ? replica.pause() : readers.untilTaken());
    // It comes before all pages, and the paused replica lacks it.
    await list(market, seller, tas);
    const page = await readers.read(
      `product_category=Tas&limit=3${cursor && `&cursor=${cursor}`}`,
    );
    if (isPaused) {
      expect((await readers.events()).at(-1)).toBe("replica_left");
      await replica.resume();
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
    await replica.pause();
    await list(market, seller);
  }, () => replica.resume()],
])("a replica that %s is left within a second, and taken again", async (_what, harm, mend) => {
  await readers.untilTaken();
  const usual = await readers.readDuring(() => sleep(1_000));
  let last: string | undefined;
  const slowest = await readers.readDuring(async () => {
    await harm();
    await sleep(2_000);
    last = (await readers.events()).at(-1);
  }).finally(mend);
  expect(last).toBe("replica_left");
  expect(slowest - usual).toBeLessThan(1_000);
  await readers.untilTaken();
  expect((await readers.events()).at(-1)).toBe("replica_taken");
});

/** Both servers, from this process. */
function openServers() {
  const url = new URL(market.database.url("preloved_anon"));
  const [primary, other] = [url.href, replica.url("preloved_anon", url.pathname.slice(1))]
    .map((address) => createPool({ url: address, max: 2 })) as [Pool, Pool];
  return {
    servers: serversOf(primary, other),
    close: () => Promise.all([primary.close(), other.close()]),
  };
}

test("every operation that anon may execute runs on a replica as on the primary", async () => {
  const { admin } = market.database;
  const allowed = await admin`
    select proname as name from pg_proc
    where pronamespace = 'api'::regnamespace and has_function_privilege('anon', oid, 'execute')`;
  expect(
    allowed.map(({ name }) => name).sort(),
    "tests/rehearsal/replica.ts has a call of each",
  )
    .toEqual(Object.keys(CALLS).sort());
  const { body } = await market.as(seller).post("/live-streams", { title: "Drop Sabtu" });
  await readers.untilTaken();
  const { servers, close } = openServers();
  const position = await servers.position();
  for (const [name, call] of Object.entries(CALLS)) {
    const values = call({ seller: seller.id, stream: body.data.id });
    const read: Read = async (connection, condition = "") => {
      const statement = `select api.${name}(${values}) as result ${condition}`;
      const [row] = await connection.bind(statement, []);
      return row ? row["result"] : BEHIND;
    };
    const here = await servers.primary(read);
    let there: unknown = BEHIND;
    while (there === BEHIND) there = await servers.replica(read, position);
    if (name !== "health_get") expect(there, name).toEqual(here);
  }
  await close();
});

/** A choice of this process, and a read that says where it ran, after this many seconds. */
function openChoice() {
  const { servers, close } = openServers();
  const events: string[] = [];
  const choose = preferReplica(servers, (event) => events.push(event));
  const where = (seconds: number) =>
    choose(async (connection, condition = "") => {
      const [row] = await connection.bind(
        `select pg_is_in_recovery() as is_replica, (select count(*) from public.awaited),
          pg_sleep(${seconds})::text ${condition}`,
        [],
      );
      return row ? row["is_replica"] ? "replica" : "primary" : BEHIND;
    });
  return { where, events, close };
}

test("a read that the replay cancels is answered by the primary, and the replica stays", async () => {
  const { admin } = market.database;
  await admin`create table public.awaited ()`;
  await admin`grant select on public.awaited to anon`;
  await replica.set("max_standby_streaming_delay", "0");
  const { where, events, close } = openChoice();
  for (const end = Date.now() + 10_000; await where(0) !== "replica" && Date.now() < end;) {
    await sleep(50);
  }
  events.length = 0;
  const cancelled = where(0.5);
  await sleep(100);
  await admin.begin((sql) => sql`lock table public.awaited in access exclusive mode`);
  expect([await cancelled, events]).toEqual(["primary", []]);
  // On a busy machine it may replay the lock later than a read waits.
  await expect.poll(() => where(0)).toBe("replica");
  await close();
});

test("a replica that was promoted is never read again: what it lacks, nobody misses", async () => {
  await readers.untilTaken();
  const committed = new Set(idsOf(await readers.read()));
  await replica.ask("select pg_promote()");
  await readers.readDuring(async () => {
    for (let turn = 0; turn < 5; turn++) committed.add(await list(market, seller));
  }, committed);
  expect((await readers.events()).at(-1)).toBe("replica_left");
});
