import { expect, test } from "vitest";
import { ANON_KEY, must, useMarket } from "../../support/market.ts";
import { createServices } from "../../../local/stack/services.ts";

const market = useMarket();

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
