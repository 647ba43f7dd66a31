import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { ADDRESS } from "../../support/users.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

test("a test user has the rows that registering and adding an address by request write", async () => {
  const person = await market.user({ registered: false });
  const client = market.as(person);
  const { username } = person;
  expect((await client.post("/auth/register", { username, city: "Bandung" })).status).toBe(201);
  expect((await client.post("/auth/me/addresses", ADDRESS)).status).toBe(201);
  const rows = await rowsOf(person);
  expect(rows).toHaveLength(5);
  expect(await rowsOf(await market.user())).toEqual(rows);
});

/** All rows with the user's id, without what differs between users. */
async function rowsOf({ id, username, email }: TestUser): Promise<string[]> {
  // How often a user called is counted by the requests.
  const tables = await market.database.admin<{ name: string }[]>`
    select oid::regclass::text as name
    from pg_class
    where relkind = 'r'
      and relnamespace::regnamespace::text in ('auth', 'private', 'public')
      and oid <> 'private.rate_windows'::regclass`;
  const found = await Promise.all(
    tables.map(({ name }) =>
      market.database.admin.unsafe<{ row: string }[]>(
        `select '${name} ' || to_jsonb(t)::text as row from ${name} as t where to_jsonb(t)::text like $1`,
        [`%${id}%`],
      )
    ),
  );
  return found.flat().map(({ row }) =>
    row.replaceAll(id, "<id>").replaceAll(username, "<username>").replaceAll(email, "<email>")
      .replaceAll(/"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"/g, '"<uuid>"')
      .replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"<time>"')
  ).sort();
}
