import { expect, test } from "vitest";
import { must, REASON, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { pendingKtp } from "../../support/ktp.ts";
import { send, talk } from "../../support/conversations.ts";

const market = useMarket();

const write = (action: string, actor: string) =>
  market.sql`
    insert into private.audit_log (actor_id, role, action, target_type, target_id, reason, request_id)
    values (${actor}, 'ops_admin', ${action}, 'order', 'x', 'because', 'trace')`;

test("audit lines are found by actor, action and time, newest first", async () => {
  const ops = await market.staff("ops_admin");
  await write("admin_one", ops.id);
  await write("admin_two", ops.id);
  const { body } = await ops.get(`/admin/audit?actor_id=${ops.id}`);
  expect(body.data.items.map(({ action }: { action: string }) => action)).toEqual([
    "admin_two",
    "admin_one",
  ]);
  expect((await ops.get("/admin/audit?action=admin_one")).body.data.total).toBe(1);
  const total = async (query: string) =>
    (await ops.get(`/admin/audit?actor_id=${ops.id}&${query}`)).body.data.total;
  expect(await total("to=2020-01-01T00:00:00Z")).toBe(0);
  expect(await total("request_id=trace&target_type=order&role=ops_admin")).toBe(2);
  expect(await total("role=administrator")).toBe(0);
  expect(await total("request_id=other")).toBe(0);
  expect((await ops.get("/admin/audit?role=king")).status).toBe(400);
});

test("nobody can change the audit log, not even the owner of the table", async () => {
  const ops = await market.staff("ops_admin");
  await write("admin_three", ops.id);
  await expect(market.sql`update private.audit_log set reason = 'other'`).rejects.toThrow(
    /append-only/,
  );
  await expect(market.sql`delete from private.audit_log`).rejects.toThrow(/append-only/);
});

interface Line {
  actor_id: string;
  kind: string;
  action: string;
  target_id: string;
}

const open = (who: User, target_type: string, target_id: string, fields: string[]) =>
  must(who.post("/admin/disclosures", { target_type, target_id, fields }, REASON));

const auditOf = async (who: User, query: string): Promise<Line[]> => {
  const { items, total } = await must(who.get(`/admin/audit?limit=100&${query}`));
  expect(total).toBe(items.length);
  return items;
};

test("staff list what they opened themselves, whatever they filter by; superadmins what everybody did", async () => {
  const person = await market.user();
  const submission = await pendingKtp(market, person);
  const [ops, colleague, administrator, root] = [
    await market.staff("ops_admin"),
    await market.staff("ops_admin"),
    await market.staff("administrator"),
    await market.staff("superadmin"),
  ];
  for (const who of [ops, colleague]) {
    await open(who, "user", person.id, ["email"]);
    await must(who.get(`/admin/ktp/${submission}`));
  }
  const asked = ["", "kind=read", `target=${person.id}`, `target_id=${person.id}`]
    .concat(`actor_id=${colleague.id}`, "action=admin_disclosures", "role=ops_admin");
  for (const query of asked) {
    const readers = (lines: Line[]) =>
      new Set(lines.filter(({ kind }) => kind === "read").map(({ actor_id }) => actor_id));
    const own = query.startsWith("actor_id") ? [] : [ops.id];
    expect(readers(await auditOf(ops, query)), query).toEqual(new Set(own));
    expect(readers(await auditOf(administrator, query)), query).toEqual(new Set());
    expect(readers(await auditOf(root, query)), query).toContain(colleague.id);
  }
  expect((await auditOf(root, `kind=read&target=${person.id}`)).map(({ action }) => action))
    .toEqual(["admin_ktp_view", "admin_disclosures", "admin_ktp_view", "admin_disclosures"]);
  expect(await auditOf(ops, `kind=read&target=${person.id}`)).toHaveLength(2);
});

test("superadmins find by person what was opened of an order of theirs", async () => {
  const { order, buyer, seller } = await market.shippedSale();
  const [ops, root] = [await market.staff("ops_admin"), await market.staff("superadmin")];
  await open(ops, "order", order.id, ["recipient"]);
  const lines = await auditOf(root, `kind=read&target=${buyer.id}`);
  expect(lines).toMatchObject([{ actor_id: ops.id, target_id: order.id }]);
  expect(await auditOf(root, `kind=read&target=${seller.id}`)).toEqual([]);
  expect((await root.get("/admin/audit?target=me")).status).toBe(400);
});

test("the export says when staff opened what and for what, not who and not their words", async () => {
  const { order, buyer, seller } = await market.shippedSale();
  const ops = await market.staff("ops_admin");
  await open(ops, "order", order.id, ["recipient"]);
  await open(ops, "user", buyer.id, ["email", "phone"]);
  await must(ops.get(`/admin/users?user_id=${buyer.id}`));
  const { body, text } = await buyer.get("/auth/me/export");
  const at = expect.any(String);
  expect(body.data.opened_by_staff).toEqual([
    { at, about: "account", about_id: buyer.id, fields: ["email", "phone"] },
    { at, about: "order", about_id: order.id, fields: ["recipient"] },
  ]);
  for (const secret of [ops.id, ops.username, REASON["X-Action-Reason"]]) {
    expect(text).not.toContain(secret);
  }
  const exportOf = async (who: User) => (await must(who.get("/auth/me/export"))).opened_by_staff;
  expect(await exportOf(seller)).toEqual([]);
  await open(ops, "order", order.id, ["recipient", "return_address"]);
  expect((await exportOf(buyer))[0].fields).toEqual(["recipient"]);
  expect((await exportOf(seller))[0].fields).toEqual(["return_address"]);
});

test("a read conversation is in the export of whoever reported it, not of the reported", async () => {
  const chat = await talk(market, "Halo");
  await must(send(market, chat.seller, chat, "Transfer saja"));
  await must(chat.buyer.post(`/conversations/${chat.id}/report`, { reason: "scam" }));
  await must((await market.staff("ops_admin")).get(`/admin/conversations/${chat.id}`));
  const opened = async (who: User) => (await must(who.get("/auth/me/export"))).opened_by_staff;
  expect(await opened(chat.buyer)).toMatchObject([{ about: "conversation", about_id: chat.id }]);
  expect(await opened(chat.seller)).toEqual([]);
});
