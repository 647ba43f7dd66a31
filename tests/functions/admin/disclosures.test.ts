/** Personal data is masked until somebody opens it, with a reason, and each opening is audited. */
import { expect, test } from "vitest";
import { ADDRESS, must, REASON, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import type { StaffRole } from "../../../shared/http/endpoint.ts";
import { findTraces } from "../../support/traces.ts";
import { ktpStaff, pendingKtp } from "../../support/ktp.ts";

const market = useMarket();

const open = (
  who: User,
  target_type: string,
  target_id: string,
  fields: string[],
  headers: Record<string, string> = REASON,
  query = "",
) => who.post(`/admin/disclosures${query}`, { target_type, target_id, fields }, headers);

const linesOf = async ({ id }: User) =>
  (await market.sql`
    select action, role, target_type, target_id, reason, after, request_id is not null as traced
    from private.audit_log where actor_id = ${id} and kind = 'read' order by id`).map((line) => ({
    ...line,
  }));

const statusOf = async (answer: ReturnType<typeof open>) => {
  const { status, body } = await answer;
  return [status, body.error?.reason];
};

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
    expect(await statusOf(open(ops, "order", order.id, ["recipient"])))
      .toEqual([409, "nothing_to_ship"]);
  }
  expect(await linesOf(ops)).toHaveLength(2);
});

test("recipient and link of a withdrawal are opened by an administrator", async () => {
  const person = await market.wealthy();
  const { id, payout_url } = await person.withdraw(50_000);
  const administrator = await market.staff("administrator");
  const { values } = await must(
    open(administrator, "withdrawal", id, ["recipient_email", "payout_url"]),
  );
  expect(values).toEqual({ recipient_email: person.email, payout_url });
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

test("no reason, a dry run, an unknown field, one of another kind, and an unknown target open nothing", async () => {
  const person = await market.user();
  const ops = await market.staff("ops_admin");
  const root = await market.staff("superadmin");
  const nobody = crypto.randomUUID();
  expect(await statusOf(open(ops, "user", person.id, ["phone"], {})))
    .toEqual([400, "action_reason_required"]);
  expect(await statusOf(open(ops, "user", person.id, ["phone"], REASON, "?dry_run=true")))
    .toEqual([400, "dry_run_unsupported"]);
  for (const fields of [["password"], ["payout_url"], [], ["phone", "recipient"]]) {
    expect((await open(ops, "user", person.id, fields)).status).toBe(400);
  }
  expect((await open(ops, "ticket", person.id, ["phone"])).status).toBe(400);
  expect((await open(ops, "user", "me", ["phone"])).status).toBe(400);
  expect(await statusOf(open(root, "user", nobody, ["phone"]))).toEqual([404, "user_not_found"]);
  expect(await statusOf(open(root, "order", nobody, ["recipient"])))
    .toEqual([404, "order_not_found"]);
  expect(await statusOf(open(root, "withdrawal", nobody, ["payout_url"])))
    .toEqual([404, "withdrawal_not_found"]);
  expect([...await linesOf(ops), ...await linesOf(root)]).toEqual([]);
});

test("staff who are a party open no address of the other side", async () => {
  const { order, seller } = await market.shippedSale();
  await market
    .sql`insert into private.staff_roles (user_id, role) values (${seller.id}, 'ops_admin')`;
  expect(await statusOf(open(seller, "order", order.id, ["recipient"])))
    .toEqual([403, "self_decision"]);
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

const openAbout = (who: User, [target_type, target_id, field]: readonly string[]) =>
  who.post("/admin/disclosures", { target_type, target_id, fields: [field] }, REASON);

const readsOf = async ({ id }: User): Promise<number> =>
  (await market.sql`
    select from private.audit_log where actor_id = ${id} and kind = 'read'`).length;

test("staff open nothing of the other party of an order of their own, unpaid or ended, on either side", async () => {
  const colleague = await market.staff("superadmin");
  const { view } = ktpStaff(market, colleague);
  for (const { buyer, seller } of [await market.openSale(), await market.completedSale()]) {
    for (const [me, other] of [[seller, buyer], [buyer, seller]] as const) {
      await other.fund(50_000);
      const { id } = await other.withdraw(50_000);
      const check = await pendingKtp(market, other);
      await market
        .sql`insert into private.staff_roles (user_id, role) values (${me.id}, 'superadmin')`;
      const asked = [
        ["user", other.id, "phone"],
        ["user", other.id, "email"],
        ["withdrawal", id, "recipient_email"],
        ["withdrawal", id, "payout_url"],
      ];
      for (const one of asked) {
        const { status, body } = await openAbout(me, one);
        expect([one, status, body.error?.reason]).toEqual([one, 403, "own_trade"]);
        await must(openAbout(colleague, one));
      }
      expect((await view(me, check)).body.error).toMatchObject({ reason: "own_trade" });
      await must(view(colleague, check));
      expect(await readsOf(me)).toBe(0);
      await must(openAbout(me, ["user", me.id, "email"]));
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
    await market
      .sql`insert into private.staff_roles (user_id, role) values (${me.id}, 'ops_admin')`;
    const { status, body } = await openAbout(me, ["order", order.id, field]);
    expect([status, body.error?.reason]).toEqual([403, "own_trade"]);
    await must(openAbout(me, ["order", order.id, rest]));
    await must(openAbout(colleague, ["order", order.id, field]));
    const label = (who: User) => who.get(`/shipping/labels/${order.id}`);
    expect((await label(me)).body.error).toMatchObject({ reason: "wrong_party" });
    expect((await label(colleague)).status).toBe(302);
    expect(await readsOf(me)).toBe(1);
  }
});

test("nor by a search for their phone number, which finds nobody", async () => {
  const { buyer, seller } = await market.shippedSale();
  await must(seller.patch("/auth/me", { phone: "081298765432" }));
  await market
    .sql`insert into private.staff_roles (user_id, role) values (${buyer.id}, 'superadmin')`;
  const found = async (who: User) => (await must(who.get("/admin/users?phone=081298765432"))).total;
  expect(await found(await market.staff("superadmin"))).toBe(1);
  expect(await found(buyer)).toBe(0);
});

const openEmail = (who: User, person: User) =>
  who.post(
    "/admin/disclosures",
    { target_type: "user", target_id: person.id, fields: ["email"] },
    REASON,
  );

test("of twenty openings at once disclosures_per_day happen, each with its line; a day later there is room again", async () => {
  const [ops, colleague] = [await market.staff("ops_admin"), await market.staff("ops_admin")];
  const person = await market.user();
  await market.setting("disclosures_per_day", 5);
  const answers = await Promise.all(Array.from({ length: 20 }, () => openEmail(ops, person)));
  const full = answers.filter(({ status }) => status === 409);
  expect(full).toHaveLength(15);
  expect(full[0]!.body.error).toMatchObject({ reason: "too_many_disclosures" });
  expect(await readsOf(ops)).toBe(5);
  await must(openEmail(colleague, person));
  await must(ops.get("/admin/users?limit=1"));
  await market.time.advance(24 * 3600 + 1);
  await must(openEmail(ops, person));
  await market.setting("disclosures_per_day", 50);
});

test("who loses the role while waiting opens nothing", async () => {
  const { admin } = market.database;
  const [ops, person] = [await market.staff("ops_admin"), await market.user()];
  const waiting = await admin.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`disclosures:${ops.id}`}, 0))`;
    const answer = openEmail(ops, person);
    await market.untilLocked(1);
    await admin`delete from private.staff_roles where user_id = ${ops.id}`;
    return { answer };
  });
  expect((await waiting.answer).status).toBe(403);
  expect(await readsOf(ops)).toBe(0);
});
