/** Personal data is masked until somebody opens it, with a reason, and each opening is audited. */
import { expect, test } from "vitest";
import type { StaffRole } from "../../../shared/http/endpoint.ts";
import { completedSale, must, shippedSale } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { openSale } from "../../support/sale.ts";
import { REASON } from "../../support/staff.ts";
import { findTraces } from "../../support/traces.ts";
import { ADDRESS } from "../../support/users.ts";
import type { TestUser } from "../../support/users.ts";
import { wealthy, withdraw } from "../../support/withdrawals.ts";

const market = useMarket();

const open = (
  who: TestUser,
  target_type: string,
  target_id: string,
  fields: string[],
  headers: Record<string, string> = REASON,
  query = "",
) =>
  market.as(who).post(
    `/admin/disclosures${query}`,
    { target_type, target_id, fields },
    headers,
  );

const linesOf = async ({ id }: TestUser) =>
  (await market.database.admin`
    select action, role, target_type, target_id, reason, after, request_id is not null as traced
    from private.audit_log where actor_id = ${id} and kind = 'read' order by id`)
    .map((line) => ({ ...line }));

const statusOf = async (answer: ReturnType<typeof open>) => {
  const { status, body } = await answer;
  return [status, body.error?.reason];
};

test("a phone number is opened with a reason, and the line says who, whose, what and why, never the number", async () => {
  const person = await market.user();
  await must(market.as(person).patch("/auth/me", { phone: "081255550034" }));
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
  const { order, buyer, seller } = await shippedSale(market);
  const { values } = await must(open(ops, "order", order.id, ["recipient"]));
  expect(values).toMatchObject({
    recipient: { recipient_name: ADDRESS.recipient_name, street: ADDRESS.street },
  });
  expect(Object.keys(values)).toEqual(["recipient"]);
  await must(open(ops, "order", order.id, ["recipient", "return_address"]));
  expect((await linesOf(ops)).map(({ after }) => after["user_ids"]))
    .toEqual([[buyer.id], [buyer.id, seller.id]]);
  for (const { order } of [await openSale(market), await completedSale(market)]) {
    expect(await statusOf(open(ops, "order", order.id, ["recipient"])))
      .toEqual([409, "nothing_to_ship"]);
  }
  expect(await linesOf(ops)).toHaveLength(2);
});

test("recipient and link of a withdrawal are opened by an administrator", async () => {
  const person = await wealthy(market);
  const { id, payout_url } = await withdraw(market, person, 50_000);
  const administrator = await market.staff("administrator");
  const { values } = await must(
    open(administrator, "withdrawal", id, ["recipient_email", "payout_url"]),
  );
  expect(values).toEqual({ recipient_email: person.email, payout_url });
});

test("each kind is opened by the role whose work needs it and by superadmins, by nobody else", async () => {
  const { order } = await shippedSale(market);
  const person = await wealthy(market);
  const { id } = await withdraw(market, person, 50_000);
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
  const { order, seller } = await shippedSale(market);
  await market.database
    .admin`insert into private.staff_roles (user_id, role) values (${seller.id}, 'ops_admin')`;
  expect(await statusOf(open(seller, "order", order.id, ["recipient"])))
    .toEqual([403, "self_decision"]);
});

test("of a deleted person nothing can be opened", async () => {
  const person = await wealthy(market);
  const { id } = await withdraw(market, person, 100_000);
  await must(market.sandbox(`/payment/payouts/${id}/complete`));
  await market.runDue();
  await must(market.as(person).delete("/auth/me"));
  const root = await market.staff("superadmin");
  expect((await open(root, "user", person.id, ["email"])).status).toBe(404);
  expect((await open(root, "withdrawal", id, ["recipient_email"])).status).toBe(404);
});

test("the answer is stored nowhere: the same key opens again, and no table has it", async () => {
  const person = await market.user();
  await must(market.as(person).patch("/auth/me", { phone: "081255550099" }));
  const ops = await market.staff("ops_admin");
  const key = { ...REASON, "Idempotency-Key": crypto.randomUUID() };
  const traces = await findTraces(market, ["81255550099"]);
  for (const at of [1, 2]) {
    expect((await open(ops, "user", person.id, ["phone"], key)).status).toBe(200);
    expect(await linesOf(ops)).toHaveLength(at);
  }
  expect(await findTraces(market, ["81255550099"])).toEqual(traces);
});
