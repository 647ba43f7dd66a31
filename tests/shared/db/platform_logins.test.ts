/** The functions on SUPABASE_DB_URL, as postgres and without a pooler. */
import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { platformLogins } from "../../../shared/db/platform_logins.ts";
import { createPool } from "../../../shared/db/pool.ts";
import type { Pool } from "../../../shared/db/pool.ts";
import { useMarket } from "../../support/market.ts";

const market = useMarket({}, { onPlatformsDatabase: true });
const logins = () => platformLogins(market.database.url("postgres"));

const LOOK = `
  select session_user as login, current_user as role, current_setting('statement_timeout') as statement_timeout,
    current_setting('lock_timeout') as lock_timeout, current_setting('jit') as jit,
    current_setting('idle_in_transaction_session_timeout') as idle_in_transaction_session_timeout`;

let pools: Pool[] = [];
beforeAll(() => {
  const { DATABASE_POOL_URL, DATABASE_PUBLIC_POOL_URL } = logins();
  pools = [DATABASE_POOL_URL, DATABASE_PUBLIC_POOL_URL].map((url) => createPool({ url, max: 1 }));
});
afterAll(async () => {
  for (const pool of pools) await pool.close();
});

test.each([[0, "preloved_functions"], [1, "preloved_anon"]] as const)(
  "a session of postgres (%i) has the role and the settings of the login %s",
  async (at, login) => {
    const [mine] = await pools[at]!.use((it) => it.bind(LOOK, []));
    const sql = postgres(market.database.url(login), { max: 1 });
    const [its] = await sql.unsafe(LOOK);
    await sql.end();
    expect(mine).toEqual({ ...its, login: "postgres", role: login });
  },
);

test("after a transaction of another role, and after one that failed, the session is the login's again", async () => {
  for (const statement of ["select 1", "select 1 / 0"]) {
    await pools[0]!.use(async (it) => {
      await it.send("begin; set local role service_role");
      await it.send(statement);
      await it.end("commit");
    }).catch(() => {});
    const [row] = await pools[0]!.use((it) => it.bind(LOOK, []));
    expect(row!["role"]).toBe("preloved_functions");
  }
});

test("outside a transaction such a session may not do what postgres may", async () => {
  for (const pool of pools) {
    const read = pool.use((it) => it.bind("select phone from public.profiles", []));
    await expect(read).rejects.toMatchObject({ code: "42501" });
  }
});

test("a sale from order to payout works with what the platform sets, and nobody sees another's order", async () => {
  const [sale, stranger] = [await market.completedSale(), await market.user()];
  expect((await stranger.get(`/orders/${sale.order.id}`)).status).toBe(404);
  expect((await stranger.get("/listings")).status).toBe(200);
  await market.proveMoney();
});
