/** Personal data is masked until somebody opens it, with a reason, and each opening is audited. */
import { expect, test } from "vitest";
import { ADDRESS, atOnce, errorOf, must, RACING, REASON, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import type { StaffRole } from "../../../shared/http/endpoint.ts";
import { findTraces } from "../../support/traces.ts";
import { ktpStaff, pendingKtp } from "../../support/ktp.ts";
import { send, talk } from "../../support/conversations.ts";

const market = useMarket(RACING);

const open = (
  who: User,
  target_type: string,
  target_id: string,
  fields: string[],
  headers: Record<string, string> = REASON,
) => who.post("/admin/disclosures", { target_type, target_id, fields }, headers);

const label = (who: User, id: string, headers: Record<string, string> = REASON) =>
  who.send("GET", `/shipping/labels/${id}`, undefined, headers);

const linesOf = async ({ id }: User) =>
  (await market.sql`
    select action, role, target_type, target_id, reason, after, request_id is not null as traced
    from private.audit_log where actor_id = ${id} and kind = 'read' order by id`).map((line) => ({
    ...line,
  }));

test("a phone number is opened with a reason, and the line says who, whose, what and why, never the number", async () => {
  const person = await market.user();
  await must(person.patch("/auth/me", { phone: "081255550034" }));
  const ops = await market.staff("ops_admin");
  const answer = await open(ops, "user", person.id, ["phone"]);
  expect(answer.body.data).toEqual({ values: { phone: "+6281255550034" } });
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(await linesOf(ops)).toEqual([{
    action: "admin_disclosures",
    role: "ops_admin",
    target_type: "account",
    target_id: person.id,
    reason: REASON["X-Action-Reason"],
    after: { read: ["phone"], user_ids: [person.id] },
    traced: true,
  }]);
  const both = await must(open(ops, "user", person.id, ["email", "phone"]));
  expect(both.values).toEqual({ phone: "+6281255550034", email: person.email });
});

test("an address of an order is opened while there is something to send, and names its owner", async () => {
  const ops = await market.staff("ops_admin");
  const { order, buyer, seller } = await market.shippedSale();
  const { values } = await must(open(ops, "order", order.id, ["recipient"]));
  expect(values).toMatchObject({
    recipient: { recipient_name: ADDRESS.recipient_name, street: ADDRESS.street },
  });
  expect(Object.keys(values)).toEqual(["recipient"]);
  await must(open(ops, "order", order.id, ["recipient", "return_address"]));
  expect((await linesOf(ops)).map(({ after }) => after["user_ids"]))
    .toEqual([[buyer.id], [buyer.id, seller.id]]);
  for (const { order } of [await market.openSale(), await market.completedSale()]) {
    expect(await errorOf(open(ops, "order", order.id, ["recipient"]))).toBe("409 nothing_to_ship");
  }
  expect(await linesOf(ops)).toHaveLength(2);
  await market.appoint(seller, "ops_admin");
  expect(await errorOf(open(seller, "order", order.id, ["recipient"]))).toBe("403 self_decision");
});

test("each kind is opened by the role whose work needs it and by superadmins, by nobody else", async () => {
  const { order } = await market.shippedSale();
  const person = await market.wealthy();
  const { id } = await person.withdraw(50_000);
  const asked = [
    ["user", person.id, "phone"],
    ["order", order.id, "recipient"],
    ["withdrawal", id, "payout_url"],
  ] as const;
  const got: Record<string, number[]> = {};
  for (const role of ["ops_admin", "administrator", "superadmin"] satisfies StaffRole[]) {
    const staff = await market.staff(role);
    got[role] = [];
    for (const [kind, target, field] of asked) {
      got[role].push((await open(staff, kind, target, [field])).status);
    }
    expect(await linesOf(staff)).toHaveLength(got[role].filter((one) => one === 200).length);
  }
  expect(got).toEqual({
    ops_admin: [200, 200, 403],
    administrator: [403, 403, 200],
    superadmin: [200, 200, 200],
  });
  expect((await open(person, "user", person.id, ["phone"])).status).toBe(403);
});

test("a field of another kind and an unknown target open nothing", async () => {
  const person = await market.user();
  const root = await market.staff("superadmin");
  for (const fields of [["payout_url"], [], ["phone", "recipient"]]) {
    expect((await open(root, "user", person.id, fields)).status).toBe(400);
  }
  const nobody = crypto.randomUUID();
  const kinds = { user: "phone", order: "recipient", withdrawal: "payout_url" };
  for (const [kind, field] of Object.entries(kinds)) {
    expect(await errorOf(open(root, kind, nobody, [field]))).toBe(`404 ${kind}_not_found`);
  }
  expect(await linesOf(root)).toEqual([]);
});

test("of a deleted person nothing can be opened", async () => {
  const person = await market.wealthy();
  const { id } = await person.withdraw(100_000);
  await must(market.sandbox(`/payment/payouts/${id}/complete`));
  await market.runDue();
  await must(person.delete("/auth/me"));
  const root = await market.staff("superadmin");
  expect((await open(root, "user", person.id, ["email"])).status).toBe(404);
  expect((await open(root, "withdrawal", id, ["recipient_email"])).status).toBe(404);
});

test("the answer is stored nowhere: the same key opens again, and no table has it", async () => {
  const person = await market.user();
  await must(person.patch("/auth/me", { phone: "081255550099" }));
  const ops = await market.staff("ops_admin");
  const key = { ...REASON, "Idempotency-Key": crypto.randomUUID() };
  const traces = await findTraces(market, ["81255550099"]);
  for (const at of [1, 2]) {
    expect((await open(ops, "user", person.id, ["phone"], key)).status).toBe(200);
    expect(await linesOf(ops)).toHaveLength(at);
  }
  expect(await findTraces(market, ["81255550099"])).toEqual(traces);
});

test("staff open nothing of the other party of an order of their own, unpaid or ended, on either side", async () => {
  const colleague = await market.staff("superadmin");
  const { view } = ktpStaff(market, colleague);
  for (const { buyer, seller } of [await market.openSale(), await market.completedSale()]) {
    for (const [me, other] of [[seller, buyer], [buyer, seller]] as const) {
      await other.fund(50_000);
      const { id } = await other.withdraw(50_000);
      const check = await pendingKtp(market, other);
      await market.appoint(me, "superadmin");
      const asked = [
        ["user", other.id, "phone"],
        ["user", other.id, "email"],
        ["withdrawal", id, "recipient_email"],
        ["withdrawal", id, "payout_url"],
      ] as const;
      for (const [kind, id, field] of asked) {
        expect(await errorOf(open(me, kind, id, [field])), field).toBe("403 own_trade");
        await must(open(colleague, kind, id, [field]));
      }
      expect(await errorOf(view(me, check))).toBe("403 own_trade");
      await must(view(colleague, check));
      expect(await linesOf(me)).toHaveLength(0);
      await must(open(me, "user", me.id, ["email"]));
    }
  }
});

test("nor through an order that this person has with somebody else, or its label", async () => {
  const { order, buyer, seller } = await market.shippedSale();
  const colleague = await market.staff("superadmin");
  for (
    const [other, field, rest] of [
      [buyer, "recipient", "return_address"],
      [seller, "return_address", "recipient"],
    ] as const
  ) {
    const me = await market.user();
    const listing = await me.list();
    await must(other.post("/orders", await other.orderBody(listing)));
    await market.appoint(me, "ops_admin");
    expect(await errorOf(open(me, "order", order.id, [field]))).toBe("403 own_trade");
    await must(open(me, "order", order.id, [rest]));
    await must(open(colleague, "order", order.id, [field]));
    expect(await errorOf(label(me, order.id))).toBe("403 wrong_party");
    expect((await label(colleague, order.id)).status).toBe(302);
    expect(await linesOf(me)).toHaveLength(1);
  }
});

test("nor by a search for their phone number, which finds nobody", async () => {
  const { buyer, seller } = await market.shippedSale();
  await must(seller.patch("/auth/me", { phone: "081298765432" }));
  await market.appoint(buyer, "superadmin");
  const found = async (who: User) => (await must(who.get("/admin/users?phone=081298765432"))).total;
  expect(await found(await market.staff("superadmin"))).toBe(1);
  expect(await found(buyer)).toBe(0);
});

const openEmail = (who: User, person: User) => open(who, "user", person.id, ["email"]);

test("of twenty openings at once disclosures_per_day happen, each with its line; a day later there is room again", async () => {
  const [ops, colleague] = [await market.staff("ops_admin"), await market.staff("ops_admin")];
  const person = await market.user();
  await market.setting("disclosures_per_day", 5);
  const answers = await atOnce(20, () => openEmail(ops, person));
  const full = answers.filter(({ status }) => status === 409);
  expect(full).toHaveLength(15);
  expect(full[0]!.body.error).toMatchObject({ reason: "too_many_disclosures" });
  expect(await linesOf(ops)).toHaveLength(5);
  await must(openEmail(colleague, person));
  await must(ops.get("/admin/users?limit=1"));
  await market.time.advance(24 * 3600 + 1);
  await must(openEmail(ops, person));
  await market.setting("disclosures_per_day", 50);
});

test("the responses to a step and to a voided link have no street, recipient or link", async () => {
  const sale = await market.shippedSale();
  const [ops, administrator] = [
    await market.staff("ops_admin"),
    await market.staff("administrator"),
  ];
  const moved = await must(ops.put(`/orders/${sale.order.id}/status`, { status: "DELIVERED" }));
  const masked = { recipient_name: `${ADDRESS.recipient_name[0]}•••`, city: "Bandung" };
  expect([moved.recipient, moved.return_address]).toEqual([masked, masked]);
  const { id } = await (await market.wealthy()).withdraw(50_000);
  const voided = await must(administrator.put(`/admin/payouts/${id}/void`, undefined, REASON));
  expect(voided).toMatchObject({ id, recipient_email: "p•••@•••", payout_url: null });
  expect([...await linesOf(ops), ...await linesOf(administrator)]).toEqual([]);
});

test("a search by phone opens its owner on whatever page, other searches open nothing", async () => {
  const [ops, person] = [await market.staff("ops_admin"), await market.user()];
  await must(person.patch("/auth/me", { phone: "081277778888" }));
  await must(ops.get(`/admin/users?user_id=${person.id}`));
  await must(ops.get(`/admin/users?q=${person.username.slice(0, 5)}`));
  const cursor = `&cursor=0001-01-01T00:00:00.000000Z_${person.id}`;
  for (const page of ["", "&offset=5", cursor, "&limit=0"]) {
    expect((await must(ops.get(`/admin/users?phone=081277778888${page}`))).items).toHaveLength(1);
  }
  await must(ops.get("/admin/users?phone=081277770000"));
  const found = {
    target_id: person.id,
    after: { read: ["owner_of_phone"], user_ids: [person.id] },
  };
  const nobody = { target_id: "search", after: { read: ["owner_of_phone"], user_ids: [] } };
  expect(await linesOf(ops)).toMatchObject([found, found, found, found, nobody]);
});

test("labels, identity photos, conversations and phone searches, hits and misses, take from the same budget", async () => {
  const { order, listing_id, buyer, seller } = await market.shippedSale();
  const check = await pendingKtp(market, seller);
  const talk = await must(buyer.post("/conversations", { listing_id }));
  await must(buyer.post(`/conversations/${talk.id}/messages`, { text: "Masih ada?" }));
  await must(buyer.post(`/conversations/${talk.id}/report`, { reason: "other" }));
  await must(buyer.patch("/auth/me", { phone: "081277779999" }));
  const both = [buyer.id, seller.id];
  const ways: [(who: User) => ReturnType<typeof open>, read: string, user_ids: string[]][] = [
    [(who) => label(who, order.id), "label", both],
    [(who) => who.get(`/admin/ktp/${check}`), "photos", [seller.id]],
    [(who) => who.get(`/admin/conversations/${talk.id}`), "messages", both],
    [(who) => who.get("/admin/users?phone=081277779999"), "owner_of_phone", [buyer.id]],
    [(who) => who.get("/admin/users?phone=081200000000"), "owner_of_phone", []],
    [(who) => open(who, "user", buyer.id, ["phone"]), "phone", [buyer.id]],
  ];
  const ops = await market.staff("ops_admin");
  await market.setting("disclosures_per_day", ways.length);
  for (const [at, [way, read, user_ids]] of ways.entries()) {
    expect((await way(ops)).body?.error, read).toBeUndefined();
    expect((await linesOf(ops)).slice(at)).toMatchObject([{ after: { read: [read], user_ids } }]);
  }
  for (const [way] of ways) expect(await errorOf(way(ops))).toBe("409 too_many_disclosures");
  await must(ops.get("/admin/users?limit=1"));
  expect(await linesOf(ops)).toHaveLength(ways.length);
  await market.setting("disclosures_per_day", 50);
});

test("staff open a label with a reason only, its parties without one", async () => {
  const { order, seller } = await market.shippedSale();
  const ops = await market.staff("ops_admin");
  expect(await errorOf(label(ops, order.id, {}))).toBe("400 action_reason_required");
  expect((await label(seller, order.id, {})).status).toBe(302);
  expect((await label(ops, order.id)).status).toBe(302);
  const [line] = await linesOf(ops);
  expect(line).toMatchObject({ action: "shipping_label", reason: REASON["X-Action-Reason"] });
});

test("who loses the role while waiting opens nothing", async () => {
  const [ops, person] = [await market.staff("ops_admin"), await market.user()];
  const waiting = await market.sql.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`disclosures:${ops.id}`}, 0))`;
    const answer = openEmail(ops, person);
    await market.untilLocked(1);
    await market.sql`delete from private.staff_roles where user_id = ${ops.id}`;
    return { answer };
  });
  expect((await waiting.answer).status).toBe(403);
  expect(await linesOf(ops)).toHaveLength(0);
});

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

const mustOpen = (who: User, target_type: string, target_id: string, fields: string[]) =>
  must(open(who, target_type, target_id, fields));

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
    await mustOpen(who, "user", person.id, ["email"]);
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
  await mustOpen(ops, "order", order.id, ["recipient"]);
  const lines = await auditOf(root, `kind=read&target=${buyer.id}`);
  expect(lines).toMatchObject([{ actor_id: ops.id, target_id: order.id }]);
  expect(await auditOf(root, `kind=read&target=${seller.id}`)).toEqual([]);
  expect((await root.get("/admin/audit?target=me")).status).toBe(400);
});

test("the export says when staff opened what and for what, not who and not their words", async () => {
  const { order, buyer, seller } = await market.shippedSale();
  const ops = await market.staff("ops_admin");
  await mustOpen(ops, "order", order.id, ["recipient"]);
  await mustOpen(ops, "user", buyer.id, ["email", "phone"]);
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
  await mustOpen(ops, "order", order.id, ["recipient", "return_address"]);
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
