import { expect, test } from "vitest";
import { REASON, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();

const propose = (by: User, user_id: string, role: string, path = "/admin/roles") =>
  by.post(path, { user_id, role }, REASON);
const grant = (by: User, user_id: string, role: string) =>
  market.approved(() => propose(by, user_id, role));
const revoke = (by: User, userId: string, role: string) =>
  by.send("DELETE", `/admin/roles/${userId}/${role}`, undefined, REASON);

test("a granted or revoked role takes effect with the next request", async () => {
  const [chief, person] = [await market.staff("superadmin"), await market.user()];
  const look = async () => (await person.get("/admin/disputes")).status;
  expect(await look()).toBe(403);
  const { status, body } = await grant(chief, person.id, "ops_admin");
  expect([status, body.data.result.after.roles]).toEqual([200, ["ops_admin"]]);
  expect(await look()).toBe(200);
  expect((await revoke(chief, person.id, "ops_admin")).body.data.roles).toEqual([]);
  expect(await look()).toBe(403);
  expect(await market.audit(person.id)).toMatchObject([
    { action: "admin_roles_revoke", before: { roles: ["ops_admin"] }, after: { roles: [] } },
    {
      action: "admin_roles_grant",
      reason: REASON["X-Action-Reason"],
      after: { roles: ["ops_admin"] },
    },
  ]);
});

test("staff are listed with all their roles, latest grant first", async () => {
  const [chief, person] = [await market.staff("superadmin"), await market.user()];
  await grant(chief, person.id, "ops_admin");
  await grant(chief, person.id, "administrator");
  const { items, total } = (await chief.get("/admin/roles?limit=1")).body.data;
  expect(items).toMatchObject([{ user_id: person.id, roles: ["ops_admin", "administrator"] }]);
  expect(total).toBeGreaterThan(1);
});

test("granting twice, revoking a missing role and granting to an unknown user fail; a dry run changes nothing", async () => {
  const [chief, person] = [await market.staff("superadmin"), await market.user()];
  expect((await propose(chief, person.id, "ops_admin", "/admin/roles?dry_run=true")).status)
    .toBe(202);
  expect((await revoke(chief, person.id, "ops_admin")).status).toBe(409);
  expect((await grant(chief, person.id, "ops_admin")).status).toBe(200);
  expect((await grant(chief, person.id, "ops_admin")).status).toBe(409);
  expect((await grant(chief, crypto.randomUUID(), "ops_admin")).status).toBe(404);
  expect((await grant(chief, person.id, "king")).status).toBe(400);
  expect((await chief.post("/admin/roles", { user_id: person.id, role: "administrator" })).status)
    .toBe(400);
});

test("two superadmins who revoke each other concurrently both stay", async () => {
  await market.sql`delete from private.staff_roles where role = 'superadmin'`;
  const [one, other] = [await market.staff("superadmin"), await market.staff("superadmin")];
  const answers = await Promise.all([
    revoke(one, other.id, "superadmin"),
    revoke(other, one.id, "superadmin"),
  ]);
  expect(answers.map(({ body }) => body.error.reason)).toEqual(Array(2).fill("last_superadmin"));
  const left = await market.sql`select user_id from private.staff_roles where role = 'superadmin'`;
  expect(left).toHaveLength(2);
});
