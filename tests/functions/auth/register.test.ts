import { expect, test } from "vitest";
import { ADDRESS, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();

const authenticated = () => market.user({ registered: false });

test("a registration creates a profile and stores the e-mail where no policy exposes it", async () => {
  const person = await authenticated();
  const { status, body } = await person.post("/auth/register", {
    username: "sari.dewi",
    full_name: "  Sari Dewi ",
    bio: "",
    account_status: "banned",
  });
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    id: person.id,
    username: "sari.dewi",
    full_name: "Sari Dewi",
    bio: null,
    locale: "id",
    email: person.email,
    account_status: "active",
    roles: [],
    addresses: [],
    rating: null,
  });
  const [contact] = await market.sql`
    select email from private.contacts where user_id = ${person.id}`;
  expect(contact?.["email"]).toBe(person.email);
});

test("of two concurrent registrations of one username, one succeeds", async () => {
  const users = await Promise.all([authenticated(), authenticated(), authenticated()]);
  const answers = await Promise.all(
    users.map((person) => person.post("/auth/register", { username: "wanted_name" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  const lost = answers.filter(({ status }) => status === 409);
  // A violated constraint gives the reason of the check.
  expect(lost.map(({ body }) => body.error.reason)).toEqual(Array(2).fill("username_taken"));
});

test.each(["system", "_sys.tem"])(
  "nobody is called %s, as the market itself is in chats",
  async (username) => {
    const { status, body } = await (await authenticated()).post("/auth/register", { username });
    expect([status, body.error.details]).toEqual([400, [
      { path: "body.username", message: "is reserved" },
    ]]);
  },
);

test("of two concurrent registrations of one user, one succeeds", async () => {
  const client = await authenticated();
  const answers = await Promise.all(
    ["first_name", "second_name"].map((username) => client.post("/auth/register", { username })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test("a test user has the rows that registering and adding an address by request write", async () => {
  const person = await market.user({ registered: false });
  const { username } = person;
  expect((await person.post("/auth/register", { username, city: "Bandung" })).status).toBe(201);
  expect((await person.post("/auth/me/addresses", ADDRESS)).status).toBe(201);
  const rows = await rowsOf(person);
  expect(rows).toHaveLength(5);
  expect(await rowsOf(await market.user())).toEqual(rows);
});

/** All rows with the user's id, without what differs between users. */
async function rowsOf({ id, username, email }: User): Promise<string[]> {
  // How often a user called is counted by the requests.
  const tables = await market.sql<{ name: string }[]>`
    select oid::regclass::text as name
    from pg_class
    where relkind = 'r'
      and relnamespace::regnamespace::text in ('auth', 'private', 'public')
      and oid <> 'private.rate_windows'::regclass`;
  const found = await Promise.all(
    tables.map(({ name }) =>
      market.sql.unsafe<{ row: string }[]>(
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
