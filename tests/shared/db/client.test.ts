import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "../../../shared/db/client.ts";
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

test("the login role has no rights, and claims last no longer than their transaction", async () => {
  const sql = postgres(market.database.url("preloved_functions"), { max: 1, prepare: false });
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ani!.id })}, true)`;
  const [left] =
    await sql`select current_user as who, current_setting('request.jwt.claims', true) as claims`;
  const withoutRole = await sql`select api.auth_me()`.then(() => "answered", (error) => error.code);
  await sql.end();
  expect([left, withoutRole]).toEqual([{ who: "preloved_functions", claims: "" }, "42501"]);
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

test("a dry run returns the result and changes nothing", async () => {
  const change = { changes: { city: "Ambon" } };
  expect(await clients.dryRun(budi!).call("api.auth_update", change))
    .toMatchObject({ city: "Ambon" });
  expect(await clients.user(budi!).call("api.auth_me", {})).not.toMatchObject({ city: "Ambon" });
});
