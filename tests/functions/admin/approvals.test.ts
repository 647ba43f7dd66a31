import { afterEach, expect, test } from "vitest";
import {
  atOnce,
  errorOf,
  must,
  RACING,
  REASON,
  setUp,
  tally,
  useMarket,
} from "../../support/market.ts";
import type { Answer, Client, User } from "../../support/market.ts";
import { whileLocked } from "../../support/locks.ts";

const market = useMarket(RACING);
/** Money was held that the provider has never seen: no proof of the books any more. */
let isInvented = false;
afterEach(async () => {
  if (!isInvented) await market.proveMoney();
});
const chief = setUp(() => market.staff("superadmin"));

const adjust = (user_id: string, amount: number, headers = {}) =>
  chief.post("/admin/adjustments", { user_id, amount }, { ...REASON, ...headers });
const propose = async (user_id: string, by: User = chief, amount = 25_000): Promise<string> =>
  (await must(by.post("/admin/adjustments", { user_id, amount }, REASON))).approval_id;
const view = (id: string) => must(chief.get(`/admin/approvals/${id}`));
const reject = async (id: string, by?: User) =>
  (by ?? await market.approver()).post(`/admin/approvals/${id}/reject`, { reason: "Wrong wallet" });
const ops = setUp(() => market.staff("ops_admin"));

test("a proposal changes nothing, shows what it would change, and is performed when another person approves it", async () => {
  const person = await market.wealthy(100_000);
  const { status, body } = await adjust(person.id, 25_000);
  const change = {
    target_type: "account",
    target_id: person.id,
    before: { balance: 100_000 },
    after: { balance: 125_000 },
  };
  expect([status, body.data]).toMatchObject([202, { preview: change }]);
  expect(await person.balance()).toMatchObject({ available: 100_000 });
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
  const done = await must(market.approve(id));
  const approver = await market.approver();
  expect(done).toMatchObject({ status: "approved", decided_by: approver.id, result: change });
  expect(await person.balance()).toMatchObject({ available: 125_000 });
  expect(await market.audit(person.id)).toMatchObject([{
    actor_id: chief.id,
    action: "admin_adjustments",
    reason: REASON["X-Action-Reason"],
    after: { amount: 25_000, approval_id: id, approved_by: approver.id },
  }]);
  expect(await market.audit(id)).toMatchObject([
    { actor_id: approver.id, action: "admin_approvals_approve", after: { status: "approved" } },
    { actor_id: chief.id, action: "admin_adjustments", after: { status: "pending" } },
  ]);
});

test("nobody approves their own proposal, one about themselves, or without the right that it took", async () => {
  const other = await market.staff("superadmin");
  const own = await propose((await market.wealthy()).id);
  const about = await propose(other.id);
  const theirs = (await must(refundHeld(await held("own:1", 1_000_001), { user_id: other.id })))
    .approval_id;
  expect(await errorOf(market.approve(own, chief))).toBe("403 own_proposal");
  for (const id of [about, theirs]) {
    expect(await errorOf(market.approve(id, other))).toBe("403 self_decision");
    expect(await errorOf(reject(id, other))).toBe("403 self_decision");
  }
  for (const decide of [market.approve, reject]) {
    expect(await errorOf(decide(own, ops))).toBe("403 staff_role_required");
  }
  for (const id of [own, about, theirs]) expect((await view(id)).status).toBe("pending");
});

test("a rejected proposal says why and is never performed; its proposer may withdraw it", async () => {
  const person = await market.wealthy();
  const [one, other] = [await propose(person.id), await propose(person.id)];
  expect(await must(reject(one))).toMatchObject({
    status: "rejected",
    decision_reason: "Wrong wallet",
    result: null,
  });
  expect(await must(reject(other, chief))).toMatchObject({ decided_by: chief.id });
  for (const id of [one, other]) {
    expect((await market.approve(id)).body.error.reason).toBe("approval_decided");
  }
  expect(await person.balance()).toMatchObject({ available: 100_000 });
});

test("a proposal expires after approval_minutes", async () => {
  const id = await propose((await market.wealthy()).id);
  const { proposed_at, expires_at } = await view(id);
  expect(Date.parse(expires_at) - Date.parse(proposed_at)).toBe(48 * 3_600_000);
  await market.time.advance(48 * 3_600);
  expect((await view(id)).status).toBe("expired");
  expect((await market.approve(id)).body.error).toMatchObject({ reason: "approval_expired" });
  expect((await reject(id)).body.error.reason).toBe("approval_expired");
});

test("they are listed by status, kind and proposer, newest first", async () => {
  const other = await market.staff("superadmin");
  const person = await market.wealthy();
  const ids = [await propose(person.id), await propose(person.id), await propose(person.id)];
  const list = (query: string, by = chief) => must(by.get(`/admin/approvals?${query}`));
  const mine = await list("mine=true&kind=adjustment&limit=100");
  expect(mine.items.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual(ids.toReversed());
  expect(await list("mine=true", other)).toMatchObject({ items: [], total: 0 });
  expect(await list("kind=setting")).toMatchObject({ items: [], total: 0 });
  await must(reject(ids[0]!));
  expect((await list("status=rejected&limit=1")).items).toMatchObject([{ id: ids[0] }]);
});

test("the same X-Request-Id proposes once; another request under it is a conflict", async () => {
  const person = await market.wealthy();
  const headers = { "x-request-id": crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => adjust(person.id, 5_000, headers)));
  const ids = answers.filter(({ status }) => status === 202)
    .map(({ body }) => body.data.approval_id);
  expect(new Set(ids).size).toBe(1);
  expect((await must(adjust(person.id, 5_000, headers))).approval_id).toBe(ids[0]);
  expect((await adjust(person.id, 6_000, headers)).body.error.reason).toBe("proposal_repeated");
  await must(market.approve(ids[0]));
  expect((await must(adjust(person.id, 5_000, headers))).approval_id).toBe(ids[0]);
  expect(await person.balance()).toMatchObject({ available: 105_000 });
});

test("a refund of up to approval_over_idr is done at once, one above it is proposed", async () => {
  const cheap = await market.completedSale({ price: 990_000 });
  expect((await cheap.clawBack(ops)).status).toBe(200);
  const dear = await market.completedSale({ price: 1_000_000 });
  const { status, body } = await dear.clawBack(ops);
  expect([status, body.data.preview.after]).toMatchObject([202, { refunded_amount: 1_009_000 }]);
  const order = await dear.read();
  expect(order.refunded_amount).toBeNull();
  expect((await market.approve(body.data.approval_id, ops)).status).toBe(403);
  const other = await market.staff("ops_admin");
  await must(market.approve(body.data.approval_id, other));
  expect(await dear.read()).toMatchObject({ refunded_amount: 1_009_000 });
});

test("an order that was refunded meanwhile is not refunded again, by twenty approvals of two proposals", async () => {
  const sale = await market.completedSale({ price: 1_500_000 });
  const ids = [await must(sale.clawBack(ops)), await must(sale.clawBack(ops))].map((it) =>
    it.approval_id
  );
  const answers = await atOnce(20, (at) => market.approve(ids[at % 2]));
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
  const [first, second] = await Promise.all(ids.map(view));
  expect([first.status, second.status].sort()).toEqual(["approved", "pending"]);
  const left = first.status === "pending" ? ids[0] : ids[1];
  expect((await market.approve(left)).body.error.reason).toBe("order_already_refunded");
});

const reasons = (answers: { body: { error?: { reason: string } } }[]) =>
  answers.flatMap(({ body }) => body.error ? [body.error.reason] : []);

test("twenty approvals at once perform it once, by one person or by many", async () => {
  const others = await Promise.all([1, 2, 3, 4].map(() => market.staff("superadmin")));
  for (const people of [others.slice(0, 1), others]) {
    const person = await market.wealthy(100_000);
    const id = await propose(person.id);
    const answers = await atOnce(20, (at) => market.approve(id, people[at % people.length]));
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
    expect(new Set(reasons(answers))).toEqual(new Set(["approval_decided"]));
    expect(await person.balance()).toMatchObject({ available: 125_000 });
  }
});

test("of an approval and a rejection at once one wins, and the money says which", async () => {
  for (let round = 0; round < 3; round++) {
    const person = await market.wealthy(100_000);
    const id = await propose(person.id);
    const [yes, no] = await Promise.all([
      market.approve(id),
      chief.post(`/admin/approvals/${id}/reject`, { reason: "Withdrawn" }),
    ]);
    expect([yes.status, no.status].sort()).toEqual([200, 409]);
    expect(await person.balance()).toMatchObject({
      available: yes.status === 200 ? 125_000 : 100_000,
    });
    expect((await view(id)).status).toBe(yes.status === 200 ? "approved" : "rejected");
  }
});

test("an approval while the proposal expires performs it or is told so", async () => {
  for (let round = 0; round < 3; round++) {
    const person = await market.wealthy(100_000);
    const id = await propose(person.id);
    await market.sql`
      update private.approvals set expires_at = private.now() + interval '1 second' where id = ${id}`;
    const [answer] = await Promise.all([market.approve(id), market.time.advance(2)]);
    expect([200, 409]).toContain(answer.status);
    expect(await person.balance()).toMatchObject({
      available: answer.status === 200 ? 125_000 : 100_000,
    });
    expect((await view(id)).status).toBe(answer.status === 200 ? "approved" : "expired");
  }
});

/** Money in suspense, so much that one person does not refund it to this user. */
async function proposeGift(by: User, user_id: string): Promise<string> {
  const id = await held(crypto.randomUUID(), 1_000_001);
  return (await must(by.post(`/admin/suspense/${id}/refund`, { user_id }, REASON))).approval_id;
}

const proposeToRevoke = async (by: Client, { id }: User): Promise<string> =>
  (await must(by.send("DELETE", `/admin/roles/${id}/superadmin`, undefined, REASON))).approval_id;

test("a proposal lapses when its proposer loses the role or is suspended, and does not come back", async () => {
  const person = await market.wealthy();
  const [left, suspended] = [await market.staff("superadmin"), await market.staff("administrator")];
  const ids = [await propose(person.id, left), await proposeGift(suspended, person.id)];
  const root = await market.approver();
  const witness = await market.staff("superadmin");
  await must(market.approve(await proposeToRevoke(root, left), witness));
  await must(root.put(`/admin/accounts/${suspended.id}`, { account_status: "suspended" }, REASON));
  await market.appoint(left, "superadmin");
  await must(root.put(`/admin/accounts/${suspended.id}`, { account_status: "active" }, REASON));
  for (const id of ids) {
    expect((await view(id)).status).toBe("lapsed");
    expect(reasons([await market.approve(id)])).toEqual(["approval_lapsed"]);
  }
  expect(await person.balance()).toMatchObject({ available: 100_000 });
});

test("a proposer or approver who loses the role at the same moment either did it before or not at all", async () => {
  const witness = await market.staff("superadmin");
  for (let round = 0; round < 3; round++) {
    const [chief, second] = [await market.staff("superadmin"), await market.staff("superadmin")];
    const person = await market.wealthy(100_000);
    const id = await propose(person.id, chief);
    const loser = round % 2 ? chief : second;
    const root = await market.approver();
    const revocation = await proposeToRevoke(root, loser);
    const [answer, revoked] = await Promise.all([
      market.approve(id, second),
      market.approve(revocation, witness),
    ]);
    expect([revoked.status, [200, 403, 409]]).toEqual([
      200,
      expect.arrayContaining([answer.status]),
    ]);
    expect(await person.balance()).toMatchObject({
      available: answer.status === 200 ? 125_000 : 100_000,
    });
    const lines = await market.sql`
      select from private.audit_log where target_id = ${person.id} and action = 'admin_adjustments'`;
    expect(lines).toHaveLength(answer.status === 200 ? 1 : 0);
  }
});

test("an approver who waits while the role is taken from the proposer performs nothing", async () => {
  const [chief, second] = [await market.staff("superadmin"), await market.staff("superadmin")];
  const person = await market.wealthy(100_000);
  const id = await propose(person.id, chief);
  const answer = await market.sql.begin(async (sql) => {
    await sql`
      select from private.ledger_accounts where user_id = ${person.id} and kind = 'wallet' for update`;
    const waiting = market.approve(id, second);
    await market.untilLocked(1);
    await market.sql`delete from private.staff_roles where user_id = ${second.id}`;
    return { waiting };
  }).then(({ waiting }) => waiting);
  expect(answer.status).toBe(403);
  expect(await person.balance()).toMatchObject({ available: 100_000 });
  expect((await view(id)).status).toBe("pending");
});

test("a proposal whose state has moved fails with the reason of the act, stays pending, and changes nothing", async () => {
  const person = await market.wealthy(100_000);
  const id = await propose(person.id, chief, -90_000);
  await person.withdraw(50_000);
  const answer = await market.approve(id);
  expect([answer.status, reasons([answer])]).toEqual([409, ["insufficient_balance"]]);
  expect((await view(id)).status).toBe("pending");
});

test("of two proposals for the same thing the second one fails, at once too", async () => {
  const [one, other] = [await market.staff("superadmin"), await market.staff("superadmin")];
  const { id: user_id } = await market.user();
  const grant = (by: User) => by.post("/admin/roles", { user_id, role: "ops_admin" }, REASON);
  const answers = await Promise.all([one, other].map((by) => market.approved(() => grant(by))));
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  expect(reasons(answers)).toEqual(["role_already_granted"]);
});

test("two superadmins who approve each other's proposals at once both perform", async () => {
  const [one, other] = [await market.staff("superadmin"), await market.staff("superadmin")];
  const person = await market.wealthy(100_000);
  const ids = [await propose(person.id, one), await propose(person.id, other)];
  const answers = await Promise.all([
    market.approve(ids[0]!, other),
    market.approve(ids[1]!, one),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await person.balance()).toMatchObject({ available: 150_000 });
});

const leave = (person: User) => person.delete("/auth/me");
const set = async ({ id }: User, account_status: string) =>
  await (await market.approver()).put(`/admin/accounts/${id}`, { account_status }, REASON);

/** `second` begins when `first` waits for what `holder` has locked, and waits as well before that is free. */
async function crossing(
  holder: string,
  first: () => Promise<Answer>,
  second: () => Promise<Answer>,
): Promise<number[]> {
  return (await whileLocked(market, holder, [first, second])).map(({ status }) => status);
}

/** A member of staff who proposes money for a user, bought from that user, and has a listing of their own. */
async function proposer() {
  const [buyer, seller] = [await market.staff("administrator"), await market.user()];
  const sale = await market.openSale({}, { buyer, seller });
  const listing = await buyer.list();
  return { sale, id: await proposeGift(buyer, seller.id), listing };
}
const lockListing = (id: string) => `select from public.listings where id = '${id}' for update`;

test("the ban of a proposer beside the deletion of whom the proposal is about", async () => {
  const { sale, listing } = await proposer();
  const ban = () => set(sale.buyer, "banned");
  expect(await crossing(lockListing(listing), ban, () => leave(sale.seller))).toEqual([200, 409]);
});

test.each(["suspended", "banned"])(
  "an approval that names its proposer, who is %s meanwhile",
  async (status) => {
    const clerk = await market.staff("administrator");
    const person = await market.wealthy();
    const id = await proposeGift(clerk, person.id);
    const lock =
      `select from private.ledger_accounts where user_id = '${person.id}' and kind = 'wallet' for update`;
    const approval = () => market.approve(id);
    expect(await crossing(lock, approval, () => set(clerk, status))).toEqual([200, 200]);
  },
);

test("a role that is taken from a proposer beside the deletion of whom the proposals are about", async () => {
  const [chief, subject] = [await market.staff("superadmin"), await market.user()];
  for (let count = 0; count < 3; count++) await propose(subject.id, chief);
  // In the order of the table the last one comes first; the deletion goes by id.
  const ids = [9, 1, 5].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`);
  const rows = await market.sql`select id from private.approvals where proposer_id = ${chief.id}`;
  for (const [at, { id }] of rows.entries()) {
    await market.sql`update private.approvals set id = ${ids[at]!} where id = ${id}`;
  }
  const revocation = await proposeToRevoke(await market.approver(), chief);
  const witness = await market.staff("superadmin");
  const revoke = () => market.approve(revocation, witness);
  const held = `select from private.approvals where id = '${ids[2]}' for update`;
  expect(await crossing(held, () => leave(subject), revoke)).toEqual([200, 200]);
});

const DEAR = { price: 2_000_000 };
const staff = setUp(() => market.staffClient());

async function held(key: string, amount: number, orderId: string | null = null) {
  await market.sql`
    select private.hold_in_suspense(${key}, 'unexpected_payment', ${orderId}, ${amount}, '{}')`;
  return (await market.sql`select id from private.ledger_transfers where key = ${key}`)[0]!["id"];
}
const refundHeld = (id: string, body = {}) => staff.post(`/admin/suspense/${id}/refund`, body);

test("a dear return that a carrier scanned is refunded by one member of staff, and a seller confirms it without approval", async () => {
  const sale = await market.returnApprovedSale(DEAR);
  await sale.sendBack();
  expect((await sale.step(ops, "return-received")).status).toBe(200);
  const other = await market.returnApprovedSale(DEAR);
  expect((await other.step("seller", "return-received")).status).toBe(200);
});

test("a chargeback is not cancelled for less than both saw, after a scan has earned the protection fee", async () => {
  const sale = await market.paidSale(DEAR);
  await sale.chargeBack({ amount: 100_000 });
  const cancel = () => must(sale.decideChargeback("cancel"));
  const { approval_id } = await cancel();
  await sale.carrierSays("picked");
  expect(await errorOf(market.approve(approval_id))).toBe("409 approval_outdated");
  expect(await sale.status()).toBe("SHIPPED");
  await must(market.approve((await cancel()).approval_id));
  expect(await sale.status()).toBe("REFUNDED");
});

test("an announced chargeback is not withdrawn after the provider's record says another amount", async () => {
  const sale = await market.paidSale(DEAR);
  const announced = await must(ops.post(
    `/admin/orders/${sale.order.id}/chargeback`,
    { amount: 1_100_000, evidence: "E-mail of the provider" },
    REASON,
  ));
  const { approval_id } = await must(market.decide(announced, "withdraw"));
  await sale.chargeBack({ listed: false });
  expect(await errorOf(market.approve(approval_id))).toBe("409 approval_outdated");
});

test("nobody approves what is decided about a boost of their own", async () => {
  const seller = await market.staff("superadmin");
  const listing_id = await seller.list();
  const boost = await must(seller.post("/boosts", { listing_id, package: "boost_7d" }));
  await market.invoice(boost, "pay", { amount: 20_000 });
  await market.runDue();
  const [item] = await market.sql`
    select id from private.suspense_items where key like ${`boost:${boost.reference}:%`}`;
  const close = (by: Pick<User, "post">) =>
    by.post(`/admin/suspense/${item!["id"]}/close`, keep, REASON);
  const keep = { outcome: "kept", evidence: "Nobody can be paid" };
  expect(await errorOf(close(seller))).toBe("403 self_decision");
  await market.setting("approval_over_idr", 0);
  const closing = await must(close(chief));
  await market.invoice(boost, "dispute");
  await market.runDue();
  const [chargeback] = await market.sql`
    select id from private.chargebacks where boost_id = ${boost.id}`;
  const decision = await must(market.decide(chargeback as { id: string }, "claims"));
  await market.setting("approval_over_idr", 1_000_000);
  for (const { approval_id } of [closing, decision]) {
    expect(await errorOf(market.approve(approval_id, seller))).toBe("403 self_decision");
  }
});

test("what only a superadmin may do is neither approved by others nor performed for one who is none any more", async () => {
  const former = await market.staff("superadmin");
  const colleague = await market.staff("administrator");
  const account = (account_status: string) =>
    former.put(`/admin/accounts/${colleague.id}`, { account_status }, REASON);
  await must(account("banned"));
  const { approval_id } = await must(account("active"));
  expect(await errorOf(market.approve(approval_id, ops))).toBe("403 superadmin_required");
  await market.appoint(former, "ops_admin");
  await market.sql`
    delete from private.staff_roles where user_id = ${former.id} and role = 'superadmin'`;
  expect(await errorOf(market.approve(approval_id))).toBe("403 superadmin_required");
});

test("what one person gets out of suspense counts together, with an order or without", async () => {
  isInvented = true;
  const { order, buyer } = await market.openSale();
  const statuses = [];
  for (const [at, orderId] of [order.id, null, order.id, null].entries()) {
    const id = await held(`part:${at}`, 900_000, orderId);
    statuses.push((await refundHeld(id, { user_id: buyer.id })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 202]);
});

test("a missing amount above the limit is covered by two people only, and only the amount that both saw", async () => {
  const sale = await market.openSale(DEAR);
  await sale.pay(20_000);
  const id = await sale.inSuspense();
  const cover = () => staff.post(`/admin/suspense/${id}/apply`, { cover_missing: true });
  expect(await errorOf(staff.post(`/admin/suspense/${id}/apply`))).toBe("409 payment_incomplete");
  const first = await must(cover());
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  await held("more:1", 30_000, sale.order.id);
  expect(await errorOf(market.approve(first.approval_id))).toBe("409 approval_outdated");
  await must(market.approve((await must(cover())).approval_id));
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test("a payment that is too much is not applied after more has come", async () => {
  const sale = await market.openSale(DEAR);
  await sale.pay(sale.order.total + 1_500_000);
  const apply = async () => must(staff.post(`/admin/suspense/${await sale.inSuspense()}/apply`));
  const { approval_id } = await apply();
  await held("more:2", 5_000_000, sale.order.id);
  expect(await errorOf(market.approve(approval_id))).toBe("409 approval_outdated");
  await must(market.approve((await apply()).approval_id));
  expect(await sale.buyer.wallet()).toBe(6_500_000);
});

test("a proposal about an order is not performed after the order has moved", async () => {
  const sale = await market.shippedSale({ price: 6_000_000 });
  const { approval_id } = await must(sale.step(ops, "status", { status: "DELIVERED" }));
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "return-request", { reason: "damaged" }));
  // From here DELIVERED would reject the return.
  expect(await errorOf(market.approve(approval_id))).toBe("409 approval_outdated");
  expect(await sale.status()).toBe("RETURN_REQUESTED");
});

test("a refund of a dispute is not performed after a scan has earned the protection fee", async () => {
  const sale = await market.paidSale({ price: 6_000_000 });
  await must(sale.step("buyer", "dispute", { reason: "Tidak dikirim" }));
  const { approval_id } = await must(sale.resolve("refund"));
  await sale.carrierSays("picked");
  expect(await errorOf(market.approve(approval_id))).toBe("409 approval_outdated");
  await must(market.approve((await must(sale.resolve("refund"))).approval_id));
  expect(await sale.status()).toBe("REFUNDED");
});

test("a proposal to lift a payout block does not lift one that was set later", async () => {
  const person = await market.wealthy(1_100_000);
  const account = (by: User, account_status: string, more = {}) =>
    by.put(`/admin/accounts/${person.id}`, { account_status, ...more }, REASON);
  await must(account(ops, "banned"));
  const { approval_id } = await must(account(chief, "active"));
  const longer = new Date(market.time.now().getTime() + 200 * 86_400_000).toISOString();
  await must(account(ops, "banned", { payouts_blocked_until: longer }));
  expect(await errorOf(market.approve(approval_id))).toBe("409 approval_outdated");
  expect(await errorOf(person.post("/wallet/withdrawals", { amount: 50_000 })))
    .toBe("403 payouts_blocked");
});

test("a correction is not approved after its difference has grown", async () => {
  const sale = await market.openSale(DEAR);
  await sale.payWithoutCallback();
  const { id } = await market.differenceOf(sale.order.reference);
  const propose = () => staff.post(`/admin/reconciliation/${id}/approve`);
  const { approval_id } = await must(propose());
  const more = { type: "PAYMENT", cashflow: "MONEY_IN", reference_id: sale.order.reference };
  await market.sandbox("/payment/transactions", { ...more, amount: 5_000_000 });
  expect(await market.differenceOf(sale.order.reference))
    .toMatchObject({ id, difference: sale.order.total + 5_000_000 });
  expect(await errorOf(market.approve(approval_id))).toBe("409 approval_outdated");
  await must(market.approve((await must(propose())).approval_id));
});

test("a request id that two superadmins happen to share blocks neither, and each repeats only their own proposal", async () => {
  const [first, second] = [await market.user(), await market.user()];
  const other = await market.staff("superadmin");
  const headers = { ...REASON, "X-Request-Id": `same-${crypto.randomUUID()}` };
  const propose = (by: User, user_id: string) =>
    by.post("/admin/adjustments", { user_id, amount: 10_000 }, headers);
  for (const [by, person] of [[chief, first], [other, second]] as const) {
    const { status } = await market.approved(() => propose(by, person.id));
    expect(status).toBe(200);
    expect(await person.wallet()).toBe(10_000);
    await market.approved(() => propose(by, person.id));
    expect(await person.wallet()).toBe(10_000);
  }
});
