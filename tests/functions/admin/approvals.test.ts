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

const market = useMarket(RACING);
/** Money was held that the provider has never seen: no proof of the books any more. */
let isInvented = false;
afterEach(async () => {
  if (!isInvented) await market.proveMoney();
});
const chief = setUp(() => market.staff("superadmin"));

const adjust = (user_id: string, amount: number, headers = {}) =>
  chief.post("/admin/adjustments", { user_id, amount }, { ...REASON, ...headers });
const propose = async (user_id: string) => (await must(adjust(user_id, 25_000))).approval_id;
const view = (id: string) => must(chief.get(`/admin/approvals/${id}`));
const reject = async (id: string, by?: { id: string; token: string }) =>
  await market.as((by ?? await market.approver()) as never)
    .post(`/admin/approvals/${id}/reject`, { reason: "Wrong wallet" });

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

test("nobody approves their own proposal, nor one about themselves", async () => {
  const other = await market.staff("superadmin");
  const own = await propose((await market.wealthy()).id);
  const about = await propose(other.id);
  expect(await errorOf(market.approve(own, chief))).toBe("403 own_proposal");
  expect(await errorOf(market.approve(about, other))).toBe("403 self_decision");
  for (const id of [own, about]) expect((await view(id)).status).toBe("pending");
});

test("only staff of the same right decide", async () => {
  const ops = await market.staff("ops_admin");
  const id = await propose((await market.wealthy()).id);
  expect(await errorOf(market.approve(id, ops))).toBe("403 staff_role_required");
  expect(await errorOf(reject(id, ops))).toBe("403 staff_role_required");
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

const ops = setUp(() => market.staff("ops_admin"));

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

test("a dispute is refunded or split above the limit by two people, and released by one", async () => {
  const dear = { price: 1_200_000 };
  for (
    const [resolution, more, ended] of [
      ["refund", {}, "REFUNDED"],
      ["split", { refund_amount: 1_100_000 }, "COMPLETED"],
    ] as const
  ) {
    const sale = await market.disputedSale(dear);
    const { approval_id } = await must(sale.resolve(resolution, more));
    expect(await sale.status()).toBe("DISPUTED");
    await must(market.approve(approval_id));
    expect(await sale.status()).toBe(ended);
  }
  const [released, split] = [await market.disputedSale(dear), await market.disputedSale(dear)];
  expect((await released.resolve("release")).status).toBe(200);
  expect((await split.resolve("split", { refund_amount: 1_000_000 })).status).toBe(200);
});

test("a dispute that ended meanwhile keeps its end", async () => {
  const sale = await market.disputedSale({ price: 1_200_000 });
  const { approval_id } = await must(sale.resolve("refund"));
  await must(sale.resolve("release"));
  expect((await market.approve(approval_id)).status).toBe(409);
  expect(await sale.status()).toBe("COMPLETED");
});

test("a decision about a payout that the provider answers meanwhile fails and moves nothing", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.payout(withdrawal, "expire");
  await market.sql`
    insert into private.provider_transactions (id, type, status, reference, cashflow, amount, fee, created_at)
    values ('meanwhile', 'DISBURSEMENT', 'SUCCESS', ${withdrawal.id}, 'MONEY_OUT', ${withdrawal.net}, 0,
      private.now())`;
  await market.time.advance(3 * 24 * 3_600);
  await person.reread(withdrawal);
  const root = await market.staff("superadmin");
  const { approval_id } = await must(root.post(`/admin/payouts/${withdrawal.id}/decide`, {
    outcome: "paid",
    evidence: "Ticket 4711",
  }, REASON));
  await market.sql`
    update private.provider_transactions set status = 'REVERSED' where id = 'meanwhile'`;
  const answer = await market.approve(approval_id);
  expect([answer.status, (await view(approval_id)).status]).toEqual([409, "pending"]);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "EXPIRED" });
});

test("what staff wrote in a proposal goes with the account that it concerns", async () => {
  const sale = await market.completedSale();
  await market.setting("approval_over_idr", 0);
  await must(market.approved(() => sale.clawBack(ops)));
  await market.setting("approval_over_idr", 1_000_000);
  const kept = () =>
    market.sql`
      select from private.approvals
      where subject_ids @> array[${sale.buyer.id}::uuid] and approvals::text like '%Barang palsu%'`;
  expect(await kept()).toHaveLength(1);
  await market.sql.unsafe(`
    do $$ declare v_statement text; begin
      for v_statement in select statement from private.erasing_statements('{private.approvals}') loop
        execute v_statement using '${sale.buyer.id}'::uuid, 'left', 100;
      end loop;
    end $$`);
  expect(await kept()).toEqual([]);
});

const proposeBy = async (by: User, user_id: string, amount = 25_000) =>
  (await must(by.post("/admin/adjustments", { user_id, amount }, REASON))).approval_id as string;
const reasons = (answers: { body: { error?: { reason: string } } }[]) =>
  answers.flatMap(({ body }) => body.error ? [body.error.reason] : []);

test("twenty approvals at once perform it once, by one person or by many", async () => {
  const chief = await market.staff("superadmin");
  const others = await Promise.all([1, 2, 3, 4].map(() => market.staff("superadmin")));
  for (const people of [others.slice(0, 1), others]) {
    const person = await market.wealthy(100_000);
    const id = await proposeBy(chief, person.id);
    const answers = await atOnce(20, (at) => market.approve(id, people[at % people.length]));
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
    expect(new Set(reasons(answers))).toEqual(new Set(["approval_decided"]));
    expect(await person.balance()).toMatchObject({ available: 125_000 });
  }
});

test("of an approval and a rejection at once one wins, and the money says which", async () => {
  const chief = await market.staff("superadmin");
  for (let round = 0; round < 4; round++) {
    const person = await market.wealthy(100_000);
    const id = await proposeBy(chief, person.id);
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
  const chief = await market.staff("superadmin");
  for (let round = 0; round < 4; round++) {
    const person = await market.wealthy(100_000);
    const id = await proposeBy(chief, person.id);
    await market.time.advance(48 * 3_600 - 1);
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
  const ids = [await proposeBy(left, person.id), await proposeGift(suspended, person.id)];
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
  for (let round = 0; round < 4; round++) {
    const [chief, second] = [await market.staff("superadmin"), await market.staff("superadmin")];
    const person = await market.wealthy(100_000);
    const id = await proposeBy(chief, person.id);
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
  const id = await proposeBy(chief, person.id);
  const answer = await market.sql.begin(async (sql) => {
    await sql`
      select from private.ledger_accounts where user_id = ${person.id} and kind = 'wallet' for update`;
    const waiting = market.approve(id, second);
    await new Promise((done) => setTimeout(done, 300));
    await market.sql`delete from private.staff_roles where user_id = ${second.id}`;
    return { waiting };
  }).then(({ waiting }) => waiting);
  expect(answer.status).toBe(403);
  expect(await person.balance()).toMatchObject({ available: 100_000 });
  expect((await view(id)).status).toBe("pending");
});

test("a proposal whose state has moved fails with the reason of the act, stays pending, and changes nothing", async () => {
  const chief = await market.staff("superadmin");
  const person = await market.wealthy(100_000);
  const id = await proposeBy(chief, person.id, -90_000);
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
  const ids = [await proposeBy(one, person.id), await proposeBy(other, person.id)];
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
  const before = await market.deadlocks();
  const acts: Promise<Answer>[] = [];
  await market.sql.begin(async (sql) => {
    await sql.unsafe(holder);
    for (const [at, act] of [first, second].entries()) {
      acts.push(act());
      await market.untilLocked(at + 1);
    }
  });
  const answers = await Promise.all(acts);
  expect(await market.deadlocks() - before).toBe(0);
  await market.proveMoney();
  return answers.map(({ status }) => status);
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
  for (let count = 0; count < 3; count++) await proposeBy(chief, subject.id);
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

test("money in suspense above the limit goes to a wallet when a second person approves it", async () => {
  const sale = await market.openSale(DEAR);
  await sale.pay(sale.order.total - 1_000);
  const id = await sale.inSuspense();
  const amount = sale.order.total - 1_000;
  const proposed = await refundHeld(id);
  expect([proposed.status, proposed.body.data.preview]).toMatchObject([202, {
    target_type: "suspense",
    after: { status: "refunded", amount },
  }]);
  expect(await sale.buyer.balance()).toMatchObject({ available: 0 });
  await must(market.approve(proposed.body.data.approval_id));
  expect(await sale.buyer.balance()).toMatchObject({ available: amount });
  expect(await sale.status()).toBe("EXPIRED");
});

test("who gets money out of suspense does not approve it", async () => {
  const owner = await market.staff("superadmin");
  const id = await held("own:1", 1_000_001);
  const { approval_id } = await must(refundHeld(id, { user_id: owner.id }));
  expect(await errorOf(market.approve(approval_id, owner))).toBe("403 self_decision");
  const withdraw = owner.post(`/admin/approvals/${approval_id}/reject`, { reason: "Not this" });
  expect(await errorOf(withdraw)).toBe("403 self_decision");
});

test.each(["return-received", "status"])(
  "staff alone do not refund a dear return that no carrier has seen (%s)",
  async (route) => {
    const sale = await market.returnApprovedSale(DEAR);
    const headers = { ...REASON, "idempotency-key": crypto.randomUUID() };
    const body = route === "status" ? { status: "RETURN_RECEIVED" } : undefined;
    const put = () => ops.put(`/orders/${sale.order.id}/${route}`, body, headers);
    const { status, body: { data } } = await put();
    expect([status, data.preview.after]).toEqual([202, { status: "REFUNDED" }]);
    if (route === "return-received") expect((await put()).status).toBe(202);
    expect(await sale.status()).toBe("RETURN_APPROVED");
    expect((await market.approve(data.approval_id, ops)).status).toBe(403);
    await must(market.approve(data.approval_id));
    expect(await sale.status()).toBe("REFUNDED");
  },
);

test("a dear return that a carrier scanned is refunded by one member of staff, and a seller confirms it without approval", async () => {
  const sale = await market.returnApprovedSale(DEAR);
  await sale.sendBack();
  expect((await sale.step(ops, "return-received")).status).toBe(200);
  const other = await market.returnApprovedSale(DEAR);
  expect((await other.step("seller", "return-received")).status).toBe(200);
});

test("a chargeback of a part does not let one person refund the rest", async () => {
  const sale = await market.paidSale(DEAR);
  await sale.chargeBack({ amount: 100_000 });
  const [open] = await sale.chargebacks();
  const proposed = await market.decide(open!, "cancel");
  expect(proposed.status).toBe(202);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  await must(market.approve(proposed.body.data.approval_id));
  expect(await sale.status()).toBe("CANCELLED");
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
