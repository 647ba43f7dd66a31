import postgres from "postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoors } from "../../../shared/db/doors.ts";
import { useMarket } from "../../support/market.ts";
import type { Person } from "../../support/people.ts";

const market = useMarket();
let doors: ReturnType<typeof openDoors>;
let [ani, budi]: Person[] = [];
beforeAll(async () => {
  [ani, budi] = [await market.person(), await market.person()];
  // One connection, so that each call comes after somebody else's.
  doors = openDoors({
    poolUrl: market.database.url("preloved_functions"),
    publicPoolUrl: market.database.url("preloved_public"),
    poolSize: 1,
  });
});
afterAll(() => doors.close());

const standing = { caller_id: crypto.randomUUID(), email: null, token_issued_at: 0 };

test("a hundred calls of two people through one connection: each is who they are", async () => {
  const seen = await Promise.all(
    Array.from({ length: 100 }, async (_, turn) => {
      const caller = turn % 2 ? ani! : budi!;
      if (turn % 10 === 0) await doors.system.call("callers_standing", standing);
      const { id } = await doors.as(caller).call("auth_me", {});
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
  await expect(doors.as(ani!).call("callers_standing", standing)).rejects.toMatchObject({
    code: "42501",
  });
  await expect(doors.system.call("auth_me", {})).rejects.toMatchObject({ code: "42501" });
  await expect(doors.public.call("auth_me", {})).rejects.toMatchObject({ code: "42501" });
});

test("a caller who is no UUID never reaches Postgres", () => {
  for (const id of ["", "anon", `${ani!.id}' or 1=1`, `${ani!.id}\n`]) {
    expect(() => doors.as({ id }), id).toThrow("A caller is a UUID.");
  }
});

test("a dry run answers what would be, and leaves it as it was", async () => {
  const change = { changes: { city: "Ambon" } };
  const would = await doors.rehearse(budi!).call("auth_update", change);
  expect([would.city, (await doors.as(budi!).call("auth_me", {})).city === "Ambon"])
    .toEqual(["Ambon", false]);
});
