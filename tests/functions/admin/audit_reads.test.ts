/** Staff see whom they looked at, superadmins who looked at whom, and people when somebody did. */
import { expect, test } from "vitest";
import { must, shippedSale } from "../../support/life.ts";
import { pendingKtp } from "../../support/ktp.ts";
import { send, talk } from "../../support/conversations.ts";
import { useMarket } from "../../support/market.ts";
import { REASON } from "../../support/staff.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

interface Line {
  actor_id: string;
  kind: string;
  action: string;
  target_id: string;
}

const open = (who: TestUser, target_type: string, target_id: string, fields: string[]) =>
  must(market.as(who).post("/admin/disclosures", { target_type, target_id, fields }, REASON));

const auditOf = async (who: TestUser, query: string): Promise<Line[]> => {
  const { items, total } = await must(market.as(who).get(`/admin/audit?limit=100&${query}`));
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
    await must(market.as(who).get(`/admin/ktp/${submission}`));
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
  const { order, buyer, seller } = await shippedSale(market);
  const [ops, root] = [await market.staff("ops_admin"), await market.staff("superadmin")];
  await open(ops, "order", order.id, ["recipient"]);
  const lines = await auditOf(root, `kind=read&target=${buyer.id}`);
  expect(lines).toMatchObject([{ actor_id: ops.id, target_id: order.id }]);
  expect(await auditOf(root, `kind=read&target=${seller.id}`)).toEqual([]);
  expect((await market.as(root).get("/admin/audit?target=me")).status).toBe(400);
});

test("the export says when staff opened what and for what, not who and not their words", async () => {
  const { order, buyer, seller } = await shippedSale(market);
  const ops = await market.staff("ops_admin");
  await open(ops, "order", order.id, ["recipient"]);
  await open(ops, "user", buyer.id, ["email", "phone"]);
  await must(market.as(ops).get(`/admin/users?user_id=${buyer.id}`));
  const { body, text } = await market.as(buyer).get("/auth/me/export");
  const at = expect.any(String);
  expect(body.data.opened_by_staff).toEqual([
    { at, about: "account", about_id: buyer.id, fields: ["email", "phone"] },
    { at, about: "order", about_id: order.id, fields: ["recipient"] },
  ]);
  for (const secret of [ops.id, ops.username, REASON["X-Action-Reason"]]) {
    expect(text).not.toContain(secret);
  }
  const exportOf = async (who: TestUser) =>
    (await must(market.as(who).get("/auth/me/export"))).opened_by_staff;
  expect(await exportOf(seller)).toEqual([]);
  await open(ops, "order", order.id, ["recipient", "return_address"]);
  expect((await exportOf(buyer))[0].fields).toEqual(["recipient"]);
  expect((await exportOf(seller))[0].fields).toEqual(["return_address"]);
});

test("a read conversation is in the export of whoever reported it, not of the reported", async () => {
  const chat = await talk(market, "Halo");
  await must(send(market, chat.seller, chat, "Transfer saja"));
  await must(
    market.as(chat.buyer).post(`/conversations/${chat.id}/report`, { reason: "scam" }),
  );
  await must(market.as(await market.staff("ops_admin")).get(`/admin/conversations/${chat.id}`));
  const opened = async (who: TestUser) =>
    (await must(market.as(who).get("/auth/me/export"))).opened_by_staff;
  expect(await opened(chat.buyer)).toMatchObject([{ about: "conversation", about_id: chat.id }]);
  expect(await opened(chat.seller)).toEqual([]);
});
