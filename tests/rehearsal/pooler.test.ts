import postgres from "postgres";
import { expect, inject, test } from "vitest";
import { openDatabase } from "../../shared/db/client.ts";
import { RACING, useMarket } from "../support/market.ts";
import { proveMoney } from "../support/money.ts";
import { must } from "../support/client.ts";
import { list, orderBody } from "../support/sale.ts";

const pooler = inject("pooler");
// All functions here, in one process with one pool.
const market = useMarket(RACING, { uploads: undefined });

const through = test.skipIf(!pooler);
const many = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

/** The pooler's connections of this market's main login. */
async function connections() {
  const admin = postgres(pooler!.adminUrl, { max: 1, prepare: false, fetch_types: false });
  const pools = await admin.unsafe("show pools").simple();
  await admin.end();
  const name = new URL(market.database.url("preloved_functions")).pathname.slice(1);
  const pool = pools.find(({ database, user }) =>
    database === name && user === "preloved_functions"
  )!;
  const sum = (...columns: string[]) =>
    columns.reduce((total, column) => total + Number(pool[column]), 0);
  return {
    clients: sum("cl_active", "cl_waiting"),
    servers: sum("sv_active", "sv_idle", "sv_used", "sv_tested", "sv_login"),
  };
}

through(
  "twenty connections of ours share four to the server, and everyone sees only themselves",
  async () => {
    const users = await many(30, () => market.user({ address: false }));
    const rounds = await many(
      300,
      async (at) => [at, await market.as(users[at % 30]!).get("/auth/me")] as const,
    );
    for (const [at, answer] of rounds) {
      expect(await must(answer)).toMatchObject({ id: users[at % 30]!.id });
    }
    const { clients, servers } = await connections();
    expect(clients).toBe(20);
    expect(servers).toBeLessThanOrEqual(pooler!.serverConnections);
  },
);

through("no role and no claims stay behind in a session that the next one gets", async () => {
  const sql = postgres(market.database.url("preloved_functions"), {
    max: 20,
    prepare: false,
    fetch_types: false,
  });
  const sessions = await many(100, () =>
    sql`
      select current_user as who, coalesce(current_setting('request.jwt.claims', true), '') as claims`);
  await sql.end();
  const seen = new Set(sessions.flat().map(({ who, claims }) => `${who} ${claims}`));
  expect([...seen]).toEqual(["preloved_functions "]);
});

through("a write that found no connection in time is not made later", async () => {
  const user = await market.user({ address: false });
  const url = market.database.url("preloved_functions");
  const holders = postgres(url, { max: pooler!.serverConnections, prepare: false });
  const free = Promise.withResolvers<void>();
  const held: Promise<unknown>[] = [];
  const db = openDatabase({ poolUrl: url, publicPoolUrl: url, poolSize: 2, connectSeconds: 1 });
  for (let at = 0; at < pooler!.serverConnections; at++) {
    await new Promise<void>((begun) =>
      held.push(holders.begin(async (sql) => {
        await sql`select 1`;
        begun();
        await free.promise;
      }))
    );
  }
  const late = await Promise.allSettled(
    Array.from(
      { length: 4 },
      (_, at) => db.user(user).call("api.auth_update", { changes: { city: `Late ${at}` } }),
    ),
  );
  free.resolve();
  await Promise.all(held);
  await holders.end();
  for (const outcome of late) {
    expect(outcome).toMatchObject({ reason: { code: "UNAVAILABLE" } });
  }
  // A pool whose connections were given up opens others.
  expect(await db.reader(user).call("api.auth_me", {})).toMatchObject({ id: user.id });
  expect(
    await market.database.admin`
    select city from public.profiles where city like 'Late %'`,
  ).toEqual([]);
  await db.close();
});

through(
  "thirty orders at once, a race for one dress among them, and the books are right",
  async () => {
    const seller = await market.user();
    const wanted = await list(market, seller);
    const orders = await many(30, async (at) => {
      const buyer = await market.user();
      const listing = at % 2 ? wanted : await list(market, seller);
      return { buyer, body: await orderBody(market, buyer, listing) };
    });
    const answers = await Promise.all(
      orders.map(({ buyer, body }) => market.as(buyer).post("/orders", body)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(16).fill(201), ...Array(14).fill(409)]);
    await proveMoney(market);
  },
);

through("a sale is paid once, whatever comes at once, and a dry run keeps nothing", async () => {
  const sale = await market.paidSale();
  const check = `/payments/${sale.order.id}/check`;
  const checked = await many(20, () => market.as(sale.buyer).get(check));
  expect(new Set(checked.map(({ status }) => status))).toEqual(new Set([200]));
  const staff = await market.staff("ops_admin");
  const body = { seller_id: sale.seller.id, score: 5, days: 7 };
  const audited = () => market.database.admin`select count(*)::int as all from private.audit_log`;
  const before = await audited();
  const dry = await market.as(staff).post("/admin/growth/boosts?dry_run=true", body);
  expect(dry.status, dry.text).toBeLessThan(300);
  expect(await audited()).toEqual(before);
  await proveMoney(market);
});
