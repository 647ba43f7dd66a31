import { expect, test } from "vitest";
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

test("an unknown user and an unknown role are rejected", async () => {
  const { admin } = market.database;
  await expect(grantRole(admin, "nobody", "superadmin")).rejects.toThrow(/no registered user/);
  await expect(grantRole(admin, "nobody", "king")).rejects.toThrow(/no role king/);
});
