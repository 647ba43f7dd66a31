import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../shared/db/client.ts";
import { createPool } from "../../../shared/db/pool.ts";
import type { Work } from "../../../shared/db/pool.ts";
import { useMarket } from "../../support/market.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();
let clients: ReturnType<typeof openDatabase>;
let [ani, budi]: TestUser[] = [];
beforeAll(async () => {
  [ani, budi] = [await market.user(), await market.user()];
  // One connection, so that each call follows another caller's.
  clients = openDatabase({
    poolUrl: market.database.url("preloved_functions"),
    publicPoolUrl: market.database.url("preloved_anon"),
    poolSize: 1,
  });
});
afterAll(() => clients.close());

const page = { limit: 10, offset: 0 };
const anybody = { caller_id: crypto.randomUUID(), email: null, token_issued_at: 0 };

test("each of a hundred calls of two users over one connection runs as its own caller", async () => {
  const profiles = await Promise.all(
    Array.from({ length: 100 }, async (_, turn) => {
      const caller = turn % 2 ? ani! : budi!;
      if (turn % 10 === 0) await clients.service.call("internal.load_caller", anybody);
      return await clients.user(caller).call("api.auth_me", {});
    }),
  );
  expect(profiles).toMatchObject(
    Array.from({ length: 100 }, (_, turn) => ({ id: (turn % 2 ? ani! : budi!).id })),
  );
});

test("each of a hundred reads of a listing has its own caller's like, and nothing of a caller stays", async () => {
  const id = await market.user().then((seller) => seller.list());
  await clients.user(ani!).call("api.listings_like", { listing_id: id });
  const read = (who: TestUser | { id: string }) =>
    clients.reader(who).call("api.listings_get", { listing_id: id });
  const texts = await Promise.all(
    Array.from({ length: 100 }, (_, turn) => read(turn % 2 ? ani! : budi!)),
  );
  expect(texts.map((text) => JSON.parse(text).liked_by_me))
    .toEqual(texts.map((_, turn) => turn % 2 === 1));
  await expect(read({ id: crypto.randomUUID() })).rejects.toMatchObject({
    reason: "not_registered",
  });
  const pool = createPool({ url: market.database.url("preloved_functions"), max: 1 });
  const bare = pool.use((it) => it.bind("select api.listings_get($1)", [id]));
  await expect(bare).rejects.toMatchObject({ message: "not_registered" });
  await pool.close();
});

test("each of a hundred reads of two users over one connection, half of them failing, runs as its own caller", async () => {
  const unknown = { listing_id: crypto.randomUUID() };
  const seen = await Promise.all(
    Array.from({ length: 100 }, async (_, turn) => {
      const reader = clients.reader(turn % 2 ? ani! : budi!);
      if (turn % 4 < 2) return await reader.call("api.auth_me", {});
      return await reader.call("api.listings_get", unknown).catch(({ code }) => ({ id: code }));
    }),
  );
  expect(seen).toMatchObject(
    Array.from({ length: 100 }, (_, turn) => ({
      id: turn % 4 < 2 ? (turn % 2 ? ani! : budi!).id : "NOT_FOUND",
    })),
  );
});

test("no claims, role or transaction stay on a connection after a read, an error or a dry run", async () => {
  const pool = createPool({ url: market.database.url("preloved_functions"), max: 1 });
  const left = () =>
    pool.use(async (it) => {
      const look = `select current_user as who, now()::text as began,
        coalesce(current_setting('request.jwt.claims', true), '') as claims`;
      const [[first], [second]] = [await it.bind(look, []), await it.bind(look, [])];
      const { began, ...rest } = first!;
      return { ...rest, isOpen: began === second!["began"] };
    });
  const claims = `set local role authenticated; set local request.jwt.claims = '{"sub":"${
    ani!.id
  }"}'`;
  const nothing = { who: "preloved_functions", claims: "", isOpen: false };
  const works: Work<unknown>[] = [
    (it) => Promise.all([it.send(`begin; ${claims}`), it.bind("select 1", []), it.end("commit")]),
    (it) => Promise.allSettled([it.send(`begin; ${claims}`), it.send("x"), it.end("commit")]),
    (it) => Promise.all([it.send(`begin; ${claims}`), it.bind("select 1", []), it.end("rollback")]),
    (it) => it.send(`begin; ${claims}`).then(() => Promise.reject(new Error("ours"))),
    (it) => it.send(`begin; ${claims}`).then(() => it.bind("select 1/0", [])),
  ];
  for (const work of works) {
    await pool.use(work).catch(() => {});
    expect(await left()).toEqual(nothing);
  }
  await pool.close();
});

test("without claims the login runs no operation of a caller, although it may execute all", async () => {
  const calls = await market.sql<{ name: string; call: string }[]>`
    select proname as name, format('select %s(%s)', oid::regproc,
      (select string_agg(format('null::%s', type::regtype), ', ' order by place)
        from unnest(proargtypes) with ordinality as arguments (type, place))) as call
    from pg_proc
    where pronamespace = 'api'::regnamespace and has_function_privilege('authenticated', oid, 'execute')
      and not has_function_privilege('anon', oid, 'execute')`;
  expect(calls.length).toBeGreaterThan(150);
  const pool = createPool({ url: market.database.url("preloved_functions"), max: 1 });
  const ran: string[] = [];
  for (const { name, call } of calls) {
    await pool.use((it) => it.bind(call, [])).then(() => ran.push(name), () => {});
  }
  await pool.close();
  // The same table for everybody.
  expect(ran).toEqual(["listings_measurements"]);
});

test("values reach an operation as they are, whatever quotes, slashes and marks they contain", async () => {
  const city = `it's "a" \\ \\' $1 -- /* ; ' E'' \u2028 日本`;
  const changed = { changes: { city, bio: null } };
  expect(await clients.dryRun(ani!).call("api.auth_update", changed)).toMatchObject({ city });
  const search = { ...page, q: city, filters: {}, sort_by: "newest" };
  expect(JSON.parse(await clients.anon.call("api.search_listings", search))).toMatchObject({
    total: 0,
  });
  await expect(clients.anon.call("api.search_listings", { ...search, q: "a\0b" })).rejects
    .toMatchObject({ code: "VALIDATION" });
});

test("ten calls at once over one connection wait for each other, and a lost connection for none", async () => {
  const calls = () =>
    Array.from(
      { length: 10 },
      (_, at) => (at % 2 ? clients.reader(ani!) : clients.user(ani!)).call("api.auth_me", {}),
    );
  expect(await Promise.all(calls())).toHaveLength(10);
  const running = Promise.allSettled(calls());
  await market.sql`
    select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where usename = 'preloved_functions' and datname = current_database()`;
  for (const outcome of await running) {
    if (outcome.status === "rejected") {
      expect(outcome.reason).toMatchObject({ code: "UNAVAILABLE" });
    }
  }
  expect(await Promise.all(calls())).toHaveLength(10);
});

test("an operation of one statement that fails at its commit has failed", async () => {
  const { admin } = market.database;
  await admin.unsafe(`
    create function private.refuse_commit() returns trigger language plpgsql as 'begin raise ''refused''; end';
    create constraint trigger refuse_commit after insert on private.caller_days
      deferrable initially deferred for each row execute function private.refuse_commit()`);
  try {
    const stranger = { ...anybody, caller_id: crypto.randomUUID() };
    await expect(clients.service.call("internal.load_caller", stranger)).rejects.toThrow("refused");
  } finally {
    await admin`drop function private.refuse_commit() cascade`;
  }
});

test("callers cannot run service operations, and the service cannot run callers' operations", async () => {
  await expect(clients.user(ani!).call("internal.load_caller", anybody)).rejects
    .toMatchObject({
      code: "42501",
    });
  await expect(clients.service.call("api.auth_me", {})).rejects.toMatchObject({ code: "42501" });
  await expect(clients.anon.call("api.auth_me", {})).rejects.toMatchObject({ code: "42501" });
});

test("a caller id that is no UUID never reaches Postgres", () => {
  for (const id of ["", "anon", `${ani!.id}' or 1=1`, `${ani!.id}\n`]) {
    expect(() => clients.user({ id }), id).toThrow("A caller's id must be a UUID.");
  }
});

test("a transaction whose connection is lost between two statements goes on on no other", async () => {
  const pool = createPool({ url: market.database.url("preloved_functions"), max: 1 });
  const work = pool.use(async (it) => {
    await it.send("begin");
    const [{ pid }] = await it.bind("select pg_backend_pid() as pid", []) as [{ pid: number }];
    await market.sql`select pg_terminate_backend(${pid}, 5000)`;
    // Until the driver has read that the connection is closed.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return await it.bind("select 1", []);
  });
  await expect(work).rejects.toMatchObject({ code: "CONNECTION_CLOSED" });
  expect(await pool.use((it) => it.bind("select 1 as one", []))).toEqual([{ one: 1 }]);
  await pool.close();
});

test("no connection is closed for its age in the middle of a transaction", async () => {
  const url = new URL(market.database.url("preloved_functions"));
  url.searchParams.set("max_lifetime", "1");
  const pool = createPool({ url: url.href, max: 1 });
  const transaction = "select pg_current_xact_id()::text as id";
  const [first, second] = await pool.use(async (it) => {
    await it.send("begin");
    const seen = [await it.bind(`${transaction}, pg_sleep(1.5)`, [])];
    seen.push(await it.bind(transaction, []));
    await it.end("commit");
    return seen.map(([row]) => row!["id"]);
  });
  await pool.close();
  expect(second).toBe(first);
});
