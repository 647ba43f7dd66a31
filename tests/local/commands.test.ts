/** `npm run grant-role` and `npm run seed`. */
import { expect, test } from "vitest";
import { fill } from "../../local/seed/fill.ts";
import { createRandom, randomListing } from "../../local/seed/listing.ts";
import { newListing } from "../../shared/domain/listing.ts";
import { grantRole } from "../../tools/grant_role.ts";
import { useMarket } from "../support/market.ts";

const market = useMarket();

test("a role is granted by username or e-mail, once, and applies at once", async () => {
  const { admin } = market.database;
  const user = await market.user();
  expect((await user.get("/admin/roles")).status).toBe(403);
  const { email, username } = user;
  expect(await grantRole(admin, email.toUpperCase(), "superadmin"))
    .toEqual({ username, role: "superadmin", isNew: true });
  expect(await grantRole(admin, username, "superadmin")).toMatchObject({ isNew: false });
  expect((await user.get("/admin/roles")).body.data.items).toMatchObject([
    { username, roles: ["superadmin"] },
  ]);
  const log = (await user.get("/admin/audit?action=grant-role")).body.data.items;
  expect(log).toMatchObject([{ target_id: user.id, reason: "From the command line" }]);
});

test("an address of several users grants nobody a role, and names them", async () => {
  const { admin } = market.database;
  const [one, other] = [await market.user(), await market.user()];
  // Single sign-on may give an address to several accounts of Supabase Auth.
  await admin`alter table auth.users drop constraint users_email_key`;
  await admin`update auth.users set email = ${one.email} where id = ${other.id}`;
  const granting = grantRole(admin, one.email, "superadmin");
  await expect(granting).rejects.toThrow(/^Several users have the address/);
  for (const { id } of [one, other]) await expect(granting).rejects.toThrow(id);
  expect(await grantRole(admin, other.username, "superadmin")).toMatchObject({ isNew: true });
  expect(await admin`select from private.staff_roles where user_id = ${one.id}`).toEqual([]);
});

test("an unknown user and an unknown role are rejected", async () => {
  const { admin } = market.database;
  await expect(grantRole(admin, "nobody", "superadmin")).rejects.toThrow(/no registered user/);
  await expect(grantRole(admin, "nobody", "king")).rejects.toThrow(/no role king/);
});

test("exactly the requested number is for sale, older than the existing listings, and another run adds different ones", async () => {
  const user = await market.user();
  const own = await user.list();
  const counted: number[] = [];
  const run = (listings: number) =>
    fill({
      databaseUrl: market.database.url("postgres"),
      listings,
      onProgress: (done) => void counted.push(done),
    });
  await run(3);
  await run(60);
  expect(counted).toEqual([3, 60]);
  const { listings, total } = (await user.get("/listings?limit=100")).body;
  expect([total, listings.length, listings[0].id]).toEqual([64, 64, own]);
  expect(new Set(listings.map(({ id }: { id: string }) => id)).size).toBe(64);
  const found = (await user.get("/search?limit=50")).body.listings;
  expect(found).toEqual(listings.slice(0, 50));
  const ops = await market.staff("ops_admin");
  expect((await ops.get("/admin/discovery")).body.data.exact).toBe(true);
});

test("a generated listing is valid input for a seller, and always the same", () => {
  const make = (seed: number) => {
    const random = createRandom(seed);
    return Array.from({ length: 300 }, () => randomListing(random));
  };
  for (const listing of make(1)) expect(() => newListing.parse(listing)).not.toThrow();
  expect(make(1)).toEqual(make(1));
  expect(make(2)).not.toEqual(make(1));
});
