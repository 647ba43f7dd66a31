import { expect, test } from "vitest";
import { ADDRESS, ANON_KEY, atOnce, must, RACING, useMarket } from "../../support/market.ts";
import type { Client, User } from "../../support/market.ts";
import { createServices } from "../../../local/stack/services.ts";

const market = useMarket(RACING);

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
  expect(rows).toHaveLength(4);
  expect(await rowsOf(await market.user())).toEqual(rows);
});

/** All rows with the user's id, without what differs between users. */
async function rowsOf({ id, username, email }: User): Promise<string[]> {
  // Requests count how often and on which days a user called.
  const tables = await market.sql<{ name: string }[]>`
    select oid::regclass::text as name
    from pg_class
    where relkind = 'r'
      and relnamespace::regnamespace::text in ('auth', 'private', 'public')
      and oid not in ('private.rate_windows'::regclass, 'private.caller_days'::regclass)`;
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

test("the own profile shows account status, roles, phone and addresses", async () => {
  const person = await market.user();
  await market.appoint(person, "ops_admin");
  await market.sql`
    update public.profiles set rating_sum = 14, rating_count = 3 where id = ${person.id}`;
  const { body } = await person.get("/auth/me");
  expect(body.data).toMatchObject({
    email: person.email,
    phone: "+6281234567890",
    live_banned: false,
    live_banned_at: null,
    account_status: "active",
    roles: ["ops_admin"],
    rating: 4.67,
    rating_count: 3,
  });
  expect(body.data.addresses).toHaveLength(1);
});

test("the fields photo and location are accepted for photo_url and city", async () => {
  const client = await market.user();
  const photo = "https://images.example.com/me.jpg";
  const { body } = await client.patch("/auth/me", { photo, location: "Jakarta", locale: "en" });
  expect(body.data).toMatchObject({ photo_url: photo, city: "Jakarta", locale: "en" });
  const both = await client.patch("/auth/me", { location: "Solo", city: "Medan" });
  expect(both.body.data.city).toBe("Medan");
});

test("null clears a field, an absent field stays, and an empty change returns the profile", async () => {
  const client = await market.user();
  await client.patch("/auth/me", { bio: "Halo", full_name: "Sari" });
  const { body } = await client.patch("/auth/me", { bio: null, phone: null });
  expect(body.data).toMatchObject({ bio: null, phone: null, full_name: "Sari", city: "Bandung" });
  expect((await client.patch("/auth/me", {})).body.data).toEqual(body.data);
});

test("fields that a user may not change are ignored", async () => {
  const person = await market.user();
  const before = (await person.get("/auth/me")).body.data;
  const { status, body } = await person.patch("/auth/me", {
    id: crypto.randomUUID(),
    username: "admin",
    account_status: "banned",
    live_banned: true,
    rating_sum: 500,
    sold_count: 99,
    roles: ["superadmin"],
    email: "x@example.test",
  });
  expect([status, body.data]).toEqual([200, before]);
});

test("concurrent changes of different fields are both kept", async () => {
  const client = await market.user();
  await Promise.all([
    client.patch("/auth/me", { bio: "one" }),
    client.patch("/auth/me", { city: "Malang" }),
  ]);
  expect((await client.get("/auth/me")).body.data).toMatchObject({ bio: "one", city: "Malang" });
});

test("a newer token updates the e-mail, and an older one does not", async () => {
  const person = await market.user();
  const email = async (claims: Record<string, unknown>) => {
    const token = await market.token({ sub: person.id, ...claims });
    const reborn = createServices(market.environment, () => {}, () => {});
    const headers = { authorization: `Bearer ${ANON_KEY}`, "x-user-token": token };
    await reborn.functions["wallet"]!(new Request(`${market.url}/wallet/balance`, { headers }));
    await reborn.db.close();
    return (await person.get("/auth/me")).body.data.email;
  };
  const now = Math.floor(Date.now() / 1000);
  expect(await email({ email: "new@example.test", iat: now })).toBe("new@example.test");
  expect(await email({ email: "old@example.test", iat: now - 600 })).toBe("new@example.test");
});

test("a registered user can read only the public profile of another", async () => {
  const [person, reader] = [await market.user(), await market.user()];
  const { status, body } = await reader.get(`/auth/users/${person.id}`);
  expect(status).toBe(200);
  expect(Object.keys(body.data).sort()).toEqual([
    "bio",
    "bundle_discounts",
    "city",
    "created_at",
    "id",
    "on_vacation_until",
    "photo_url",
    "rating",
    "rating_count",
    "sold_count",
    "username",
    "verified",
  ]);
  expect(body.data).toMatchObject({ username: person.username, rating: null, sold_count: 0 });
});

test("a reported user is not notified", async () => {
  const [reporter, reported] = [await market.user(), await market.user()];
  const path = `/auth/users/${reported.id}/report`;
  const { id } = await must(reporter.post(path, { reason: "harassment" }));
  const { text, status } = await reported.get("/auth/me/export");
  expect(status).toBe(200);
  expect(text).not.toContain(id);
  expect(text).not.toContain(reporter.id);
});

interface Known {
  id: string;
  is_primary: boolean;
}

const homeless = async () => await market.user({ address: false });
const add = async (client: Client, change = {}) =>
  (await client.post("/auth/me/addresses", { ...ADDRESS, ...change })).body.data;
const items = async (client: Client): Promise<Known[]> =>
  (await client.get("/auth/me/addresses")).body.data.items;
const primaries = async (client: Client) =>
  (await items(client)).filter(({ is_primary }) => is_primary).map(({ id }) => id);

test("the first address is primary and fills the empty phone of the profile, the second does neither", async () => {
  const client = await homeless();
  const first = await add(client, { is_primary: false });
  expect(first).toMatchObject({ is_primary: true, phone: "+6281234567890" });
  expect((await add(client, { phone: "+62 899 1111 2222" })).is_primary).toBe(false);
  expect((await client.get("/auth/me")).body.data.phone).toBe("+6281234567890");
});

test("a new primary address replaces the previous one, also by an update", async () => {
  const client = await homeless();
  const first = await add(client);
  const second = await add(client, { is_primary: true });
  expect(await primaries(client)).toEqual([second.id]);
  const { body } = await client.patch(`/auth/me/addresses/${first.id}`, {
    is_primary: true,
    label: null,
  });
  expect(body.data).toMatchObject({ is_primary: true, label: null, street: ADDRESS.street });
  expect(await primaries(client)).toEqual([first.id]);
});

test("deleting the primary address promotes the oldest that remains", async () => {
  const client = await homeless();
  const [first, second] = [await add(client), await add(client)];
  await add(client);
  const gone = await client.delete(`/auth/me/addresses/${first.id}`);
  expect([gone.status, gone.body.data]).toEqual([200, { id: first.id, deleted: true }]);
  expect(await primaries(client)).toEqual([second.id]);
  expect((await client.delete(`/auth/me/addresses/${first.id}`)).status).toBe(404);
});

test("the only way to stop being primary is another primary address", async () => {
  const client = await homeless();
  const { id } = await add(client);
  expect((await client.patch(`/auth/me/addresses/${id}`, { is_primary: false })).status).toBe(409);
});

test("two concurrent first addresses leave one primary", async () => {
  const client = await homeless();
  await atOnce(8, () => add(client));
  expect([(await items(client)).length, (await primaries(client)).length]).toEqual([8, 1]);
});

test("concurrent creations, updates and deletions leave one primary address", async () => {
  const client = await homeless();
  const known = await atOnce(6, () => add(client));
  await Promise.all(
    known.flatMap(({ id }, index) =>
      index < 3
        ? [client.delete(`/auth/me/addresses/${id}`), add(client, { is_primary: true })]
        : [client.patch(`/auth/me/addresses/${id}`, { is_primary: true })]
    ),
  );
  expect([(await items(client)).length, (await primaries(client)).length]).toEqual([6, 1]);
});
