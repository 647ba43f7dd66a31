import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

test("a registered user can read only the public profile of another", async () => {
  const [person, reader] = [await market.user(), await market.user()];
  const { status, body } = await market.as(reader).get(`/auth/users/${person.id}`);
  expect(status).toBe(200);
  expect(Object.keys(body.data).sort()).toEqual([
    "bio",
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

test("the rating is an average with two decimals", async () => {
  const person = await market.user();
  await market.database.admin`
    update public.profiles set rating_sum = 13, rating_count = 3 where id = ${person.id}`;
  const { body } = await market.as(person).get(`/auth/users/${person.id}`);
  expect(body.data).toMatchObject({ rating: 4.33, rating_count: 3 });
});

test("an unknown or malformed user id is rejected", async () => {
  const client = market.as(await market.user());
  expect((await client.get(`/auth/users/${crypto.randomUUID()}`)).status).toBe(404);
  expect((await client.get("/auth/users/sari")).status).toBe(404);
});

test("an unregistered caller is rejected with 403", async () => {
  const person = await market.user();
  const client = market.as(await market.user({ registered: false }));
  expect((await client.get(`/auth/users/${person.id}`)).status).toBe(403);
});
