import { expect, test } from "vitest";
import { approve, approved, approverOf } from "../../support/approvals.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { REASON } from "../../support/staff.ts";
import type { TestUser } from "../../support/users.ts";
import { balanceOf, wealthy, withdraw } from "../../support/withdrawals.ts";

const market = useMarket();

const propose = async (by: TestUser, user_id: string, amount = 25_000) =>
  (await must(market.as(by).post("/admin/adjustments", { user_id, amount }, REASON)))
    .approval_id as string;
const view = async (id: string) =>
  await must(market.as(await approverOf(market)).get(`/admin/approvals/${id}`));
const reasons = (answers: { body: { error?: { reason: string } } }[]) =>
  answers.flatMap(({ body }) => body.error ? [body.error.reason] : []);

test("twenty approvals at once perform it once, by one person or by many", async () => {
  const chief = await market.staff("superadmin");
  const others = await Promise.all([1, 2, 3, 4].map(() => market.staff("superadmin")));
  for (const people of [others.slice(0, 1), others]) {
    const person = await wealthy(market, 100_000);
    const id = await propose(chief, person.id);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => approve(market, id, people[at % people.length])),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    expect(new Set(reasons(answers))).toEqual(new Set(["approval_decided"]));
    expect(await balanceOf(market, person)).toMatchObject({ available: 125_000 });
  }
  await proveMoney(market);
});

test("of an approval and a rejection at once one wins, and the money says which", async () => {
  const chief = await market.staff("superadmin");
  for (let round = 0; round < 8; round++) {
    const person = await wealthy(market, 100_000);
    const id = await propose(chief, person.id);
    const [yes, no] = await Promise.all([
      approve(market, id),
      market.as(chief).post(`/admin/approvals/${id}/reject`, { reason: "Withdrawn" }),
    ]);
    expect([yes.status, no.status].sort()).toEqual([200, 409]);
    expect(await balanceOf(market, person))
      .toMatchObject({ available: yes.status === 200 ? 125_000 : 100_000 });
    expect((await view(id)).status).toBe(yes.status === 200 ? "approved" : "rejected");
  }
});

test("an approval while the proposal expires performs it or is told so", async () => {
  const chief = await market.staff("superadmin");
  for (let round = 0; round < 4; round++) {
    const person = await wealthy(market, 100_000);
    const id = await propose(chief, person.id);
    await market.time.advance(48 * 3_600 - 1);
    const [answer] = await Promise.all([approve(market, id), market.time.advance(2)]);
    expect([200, 409]).toContain(answer.status);
    expect(await balanceOf(market, person))
      .toMatchObject({ available: answer.status === 200 ? 125_000 : 100_000 });
    expect((await view(id)).status).toBe(answer.status === 200 ? "approved" : "expired");
  }
});

test("what somebody proposed lapses when they lose the role or are suspended, and does not come back", async () => {
  const { admin } = market.database;
  const person = await wealthy(market);
  const [left, suspended] = [await market.staff("superadmin"), await market.staff("superadmin")];
  const ids = [await propose(left, person.id), await propose(suspended, person.id)];
  const root = market.as(await approverOf(market));
  await must(root.send("DELETE", `/admin/roles/${left.id}/superadmin`, undefined, REASON));
  await must(root.put(`/admin/accounts/${suspended.id}`, { account_status: "suspended" }, REASON));
  await admin`insert into private.staff_roles (user_id, role) values (${left.id}, 'superadmin')`;
  await must(root.put(`/admin/accounts/${suspended.id}`, { account_status: "active" }, REASON));
  for (const id of ids) {
    expect((await view(id)).status).toBe("lapsed");
    expect(reasons([await approve(market, id)])).toEqual(["approval_lapsed"]);
  }
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000 });
});

test("a proposer or approver who loses the role at the same moment either did it before or not at all", async () => {
  const { admin } = market.database;
  for (let round = 0; round < 8; round++) {
    const [chief, second] = [await market.staff("superadmin"), await market.staff("superadmin")];
    const person = await wealthy(market, 100_000);
    const id = await propose(chief, person.id);
    const loser = round % 2 ? chief : second;
    const root = market.as(await approverOf(market));
    const [answer, revoked] = await Promise.all([
      approve(market, id, second),
      root.send("DELETE", `/admin/roles/${loser.id}/superadmin`, undefined, REASON),
    ]);
    expect([revoked.status, [200, 403, 409]]).toEqual([
      200,
      expect.arrayContaining([answer.status]),
    ]);
    expect(await balanceOf(market, person))
      .toMatchObject({ available: answer.status === 200 ? 125_000 : 100_000 });
    const lines = await admin`
      select from private.audit_log where target_id = ${person.id} and action = 'admin_adjustments'`;
    expect(lines).toHaveLength(answer.status === 200 ? 1 : 0);
  }
  await proveMoney(market);
});

test("an approver who waits while the role is taken from the proposer performs nothing", async () => {
  const { admin } = market.database;
  const [chief, second] = [await market.staff("superadmin"), await market.staff("superadmin")];
  const person = await wealthy(market, 100_000);
  const id = await propose(chief, person.id);
  const answer = await admin.begin(async (sql) => {
    await sql`
      select from private.ledger_accounts where user_id = ${person.id} and kind = 'wallet' for update`;
    const waiting = approve(market, id, second);
    await new Promise((done) => setTimeout(done, 300));
    await admin`delete from private.staff_roles where user_id = ${second.id}`;
    return { waiting };
  }).then(({ waiting }) => waiting);
  expect(answer.status).toBe(403);
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000 });
  expect((await view(id)).status).toBe("pending");
});

test("a proposal whose state has moved fails with the reason of the act, stays pending, and changes nothing", async () => {
  const chief = await market.staff("superadmin");
  const person = await wealthy(market, 100_000);
  const id = await propose(chief, person.id, -90_000);
  await withdraw(market, person, 50_000);
  const answer = await approve(market, id);
  expect([answer.status, reasons([answer])]).toEqual([409, ["insufficient_balance"]]);
  expect((await view(id)).status).toBe("pending");
  await proveMoney(market);
});

test("of two proposals for the same thing the second one fails, at once too", async () => {
  const [one, other] = [await market.staff("superadmin"), await market.staff("superadmin")];
  const { id: user_id } = await market.user();
  const grant = (by: TestUser) =>
    market.as(by).post("/admin/roles", { user_id, role: "ops_admin" }, REASON);
  const answers = await Promise.all([one, other].map((by) => approved(market, () => grant(by))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(reasons(answers)).toEqual(["role_already_granted"]);
});

test("two superadmins who approve each other's proposals at once both perform", async () => {
  const [one, other] = [await market.staff("superadmin"), await market.staff("superadmin")];
  const person = await wealthy(market, 100_000);
  const ids = [await propose(one, person.id), await propose(other, person.id)];
  const answers = await Promise.all([
    approve(market, ids[0]!, other),
    approve(market, ids[1]!, one),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await balanceOf(market, person)).toMatchObject({ available: 150_000 });
});
