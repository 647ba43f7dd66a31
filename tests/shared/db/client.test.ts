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
  // One connection, so that each call comes after somebody else's.
  clients = openDatabase({
    poolUrl: market.database.url("preloved_functions"),
    publicPoolUrl: market.database.url("preloved_anon"),
    poolSize: 1,
  });
});
afterAll(() => clients.close());

const accountStatus = { caller_id: crypto.randomUUID(), email: null, token_issued_at: 0 };

test("a hundred calls of two people through one connection: each is who they are", async () => {
  const seen = await Promise.all(
    Array.from({ length: 100 }, async (_, turn) => {
      const caller = turn % 2 ? ani! : budi!;
      if (turn % 10 === 0) await clients.service.call("internal.load_caller", accountStatus);
      const { id } = await clients.user(caller).call("api.auth_me", {});
      return id === caller.id;
    }),
  );
  expect(seen).toEqual(Array.from({ length: 100 }, () => true));
});

test("the login by itself is nobody, and a name lasts no longer than its transaction", async () => {
  const sql = postgres(market.database.url("preloved_functions"), { max: 1, prepare: false });
  await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: ani!.id })}, true)`;
  const [left] =
    await sql`select current_user as who, current_setting('request.jwt.claims', true) as claims`;
  const nameless = await sql`select api.auth_me()`.then(() => "answered", (error) => error.code);
  await sql.end();
  expect([left, nameless]).toEqual([{ who: "preloved_functions", claims: "" }, "42501"]);
});

test("what is the system's is no caller's, and what is a caller's is not the system's", async () => {
  await expect(clients.user(ani!).call("internal.load_caller", accountStatus)).rejects
    .toMatchObject({
      code: "42501",
    });
  await expect(clients.service.call("api.auth_me", {})).rejects.toMatchObject({ code: "42501" });
  await expect(clients.anon.call("api.auth_me", {})).rejects.toMatchObject({ code: "42501" });
});

test("a caller who is no UUID never reaches Postgres", () => {
  for (const id of ["", "anon", `${ani!.id}' or 1=1`, `${ani!.id}\n`]) {
    expect(() => clients.user({ id }), id).toThrow("A caller is a UUID.");
  }
});

test("a dry run answers what would be, and leaves it as it was", async () => {
  const change = { changes: { city: "Ambon" } };
  const would = await clients.dryRun(budi!).call("api.auth_update", change);
  expect([would.city, (await clients.user(budi!).call("api.auth_me", {})).city === "Ambon"])
    .toEqual(["Ambon", false]);
});
