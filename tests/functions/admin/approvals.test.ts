import { expect, test } from "vitest";
import { approve, approverOf } from "../../support/approvals.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { expectPages } from "../../support/pages.ts";
import { setUp } from "../../support/set_up.ts";
import { REASON } from "../../support/staff.ts";
import { balanceOf, wealthy } from "../../support/withdrawals.ts";

const market = useMarket();
const chief = setUp(() => market.staff("superadmin"));

const adjust = (user_id: string, amount: number, headers = {}) =>
  market.as(chief).post("/admin/adjustments", { user_id, amount }, { ...REASON, ...headers });
const propose = async (user_id: string, amount = 25_000) =>
  (await must(adjust(user_id, amount))).approval_id as string;
const view = (id: string) => must(market.as(chief).get(`/admin/approvals/${id}`));
const reject = async (id: string, by?: { id: string; token: string }) =>
  await market.as((by ?? await approverOf(market)) as never)
    .post(`/admin/approvals/${id}/reject`, { reason: "Wrong wallet" });

test("a proposal changes nothing, shows what it would change, and is performed when another person approves it", async () => {
  const person = await wealthy(market, 100_000);
  const { status, body } = await adjust(person.id, 25_000);
  const change = {
    target_type: "account",
    target_id: person.id,
    before: { balance: 100_000 },
    after: { balance: 125_000 },
  };
  expect([status, body.data]).toMatchObject([202, { preview: change }]);
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000 });
  const id = body.data.approval_id;
  expect(await view(id)).toMatchObject({
    kind: "adjustment",
    status: "pending",
    request: { user_id: person.id, amount: 25_000 },
    reason: REASON["X-Action-Reason"],
    preview: change,
    proposed_by: chief.id,
    decided_by: null,
    result: null,
  });
  const done = await must(approve(market, id));
  const approver = await approverOf(market);
  expect(done).toMatchObject({ status: "approved", decided_by: approver.id, result: change });
  expect(await balanceOf(market, person)).toMatchObject({ available: 125_000 });
  const lines = async (target: string) =>
    (await must(market.as(chief).get(`/admin/audit?target_id=${target}`))).items;
  expect(await lines(person.id)).toMatchObject([{
    actor_id: chief.id,
    action: "admin_adjustments",
    reason: REASON["X-Action-Reason"],
    after: { amount: 25_000, approval_id: id, approved_by: approver.id },
  }]);
  expect(await lines(id)).toMatchObject([
    { actor_id: approver.id, action: "admin_approvals_approve", after: { status: "approved" } },
    { actor_id: chief.id, action: "admin_adjustments", after: { status: "pending" } },
  ]);
  await proveMoney(market);
});

test("a dry run proposes nothing and shows the preview", async () => {
  const person = await wealthy(market);
  const body = { user_id: person.id, amount: 1_000 };
  const dry = await must(
    market.as(chief).post("/admin/adjustments?dry_run=true", body, REASON),
  );
  expect(dry.preview.after).toMatchObject({ balance: 101_000 });
  expect((await market.as(chief).get(`/admin/approvals/${dry.approval_id}`)).status).toBe(404);
});

test("nobody approves their own proposal, nor one about themselves", async () => {
  const other = await market.staff("superadmin");
  const own = await propose((await wealthy(market)).id);
  const about = await propose(other.id);
  expect((await approve(market, own, chief)).body.error).toMatchObject({
    code: "FORBIDDEN",
    reason: "own_proposal",
  });
  expect((await approve(market, about, other)).body.error).toMatchObject({
    code: "FORBIDDEN",
    reason: "self_decision",
  });
  for (const id of [own, about]) expect((await view(id)).status).toBe("pending");
});

test("only staff of the same right decide; the others of staff read", async () => {
  const ops = await market.staff("ops_admin");
  const id = await propose((await wealthy(market)).id);
  expect((await approve(market, id, ops)).body.error.reason).toBe("staff_role_required");
  expect((await reject(id, ops)).body.error.reason).toBe("staff_role_required");
  expect((await market.as(ops).get(`/admin/approvals/${id}`)).status).toBe(200);
  const user = market.as(await market.user());
  expect((await user.get(`/admin/approvals/${id}`)).status).toBe(403);
});

test("a rejected proposal says why and is never performed; its proposer may withdraw it", async () => {
  const person = await wealthy(market);
  const [one, other] = [await propose(person.id), await propose(person.id)];
  expect(await must(reject(one))).toMatchObject({
    status: "rejected",
    decision_reason: "Wrong wallet",
    result: null,
  });
  expect(await must(reject(other, chief))).toMatchObject({ decided_by: chief.id });
  for (const id of [one, other]) {
    expect((await approve(market, id)).body.error.reason).toBe("approval_decided");
  }
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000 });
});

test("a proposal expires after approval_minutes", async () => {
  const id = await propose((await wealthy(market)).id);
  const { proposed_at, expires_at } = await view(id);
  expect(Date.parse(expires_at) - Date.parse(proposed_at)).toBe(48 * 3_600_000);
  await market.time.advance(48 * 3_600);
  expect((await view(id)).status).toBe("expired");
  expect((await approve(market, id)).body.error).toMatchObject({ reason: "approval_expired" });
  expect((await reject(id)).body.error.reason).toBe("approval_expired");
});

test("they are listed by status, kind and proposer, page by page", async () => {
  const other = await market.staff("superadmin");
  const person = await wealthy(market);
  const ids = [await propose(person.id), await propose(person.id), await propose(person.id)];
  const list = (query: string, by = chief) => must(market.as(by).get(`/admin/approvals?${query}`));
  const mine = await list("mine=true&kind=adjustment&limit=100");
  const found = mine.items.map(({ id }: { id: string }) => id);
  expect(found.slice(0, 3)).toEqual(ids.toReversed());
  await expectPages(market.as(chief), "/admin/approvals?mine=true&kind=adjustment", found);
  expect(await list("mine=true", other)).toMatchObject({ items: [], total: 0 });
  expect(await list("kind=setting")).toMatchObject({ items: [], total: 0 });
  await must(reject(ids[0]!));
  expect((await list("status=rejected&limit=1")).items).toMatchObject([{ id: ids[0] }]);
  const all = await list("status=all&mine=true&limit=100");
  expect(all.total).toBeGreaterThan(3);
  await expectPages(
    market.as(chief),
    "/admin/approvals?status=all&mine=true",
    all.items.map(({ id }: { id: string }) => id),
  );
});

test("the same X-Request-Id proposes once; another request under it is a conflict", async () => {
  const person = await wealthy(market);
  const headers = { "x-request-id": crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => adjust(person.id, 5_000, headers)));
  const ids = answers.filter(({ status }) => status === 202)
    .map(({ body }) => body.data.approval_id);
  expect(new Set(ids).size).toBe(1);
  expect((await must(adjust(person.id, 5_000, headers))).approval_id).toBe(ids[0]);
  expect((await adjust(person.id, 6_000, headers)).body.error.reason).toBe("proposal_repeated");
  await must(approve(market, ids[0]));
  expect((await must(adjust(person.id, 5_000, headers))).approval_id).toBe(ids[0]);
  expect(await balanceOf(market, person)).toMatchObject({ available: 105_000 });
});
