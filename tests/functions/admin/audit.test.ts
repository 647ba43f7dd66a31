import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

const write = (action: string, actor: string) =>
  market.database.admin`
    insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, request_id)
    values (${actor}, 'ops_admin', ${action}, 'order', 'x', 'because', 'trace')`;

test("audit lines are found by actor, action and time, newest first", async () => {
  const ops = await market.staff("ops_admin");
  await write("admin_one", ops.id);
  await write("admin_two", ops.id);
  const { body } = await market.as(ops).get(`/admin/audit?actor_id=${ops.id}`);
  expect(body.data.items.map(({ action }: { action: string }) => action)).toEqual([
    "admin_two",
    "admin_one",
  ]);
  expect((await market.as(ops).get("/admin/audit?action=admin_one")).body.data.total).toBe(1);
  const total = async (query: string) =>
    (await market.as(ops).get(`/admin/audit?actor_id=${ops.id}&${query}`)).body.data.total;
  expect(await total("to=2020-01-01T00:00:00Z")).toBe(0);
  expect(await total("request_id=trace&target_type=order&role=ops_admin")).toBe(2);
  expect(await total("role=administrator")).toBe(0);
  expect(await total("request_id=other")).toBe(0);
  expect((await market.as(ops).get("/admin/audit?role=king")).status).toBe(400);
});

test("invalid filters are rejected, and a list has no dry run", async () => {
  const client = market.as(await market.staff("ops_admin"));
  expect((await client.get("/admin/audit?actor_id=me")).status).toBe(400);
  expect((await client.get("/admin/audit?from=yesterday")).status).toBe(400);
  expect((await client.get("/admin/audit?dry_run=true")).status).toBe(400);
  expect((await client.get("/admin/audit?dry_run=perhaps")).status).toBe(400);
});

test("nobody can change the audit log, not even the owner of the table", async () => {
  const ops = await market.staff("ops_admin");
  await write("admin_three", ops.id);
  const { admin } = market.database;
  await expect(admin`update private.audit_log set reason = 'other'`).rejects.toThrow(/append-only/);
  await expect(admin`delete from private.audit_log`).rejects.toThrow(/append-only/);
});
