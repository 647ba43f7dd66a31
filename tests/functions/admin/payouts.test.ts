import { afterEach, expect, test } from "vitest";
import { IMPATIENT, REASON, setUp, useMarket } from "../../support/market.ts";

const market = useMarket(IMPATIENT);
afterEach(() => market.proveMoney());
const staff = setUp(() => market.staffClient());

const resolveHeld = ({ id }: { id: string }, body: object = {}) =>
  market.approved(() => staff.post(`/admin/payouts/${id}/settle`, body));

/** A withdrawal whose link exists at the provider but is unknown to us. */
async function stuck() {
  await market.sandbox("/payment/payouts/duplicates", { answer: "error" });
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await person.withdraw();
  await market.loseLeases();
  await market.time.advance(90);
  await market.loseLeases();
  const link = (await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`)).body;
  return { person, withdrawal, link };
}

test("withdrawals are found by status and user, with provider status and open cases", async () => {
  const { person, withdrawal } = await stuck();
  const other = await (await market.wealthy()).withdraw();
  await market.sql`
    update private.jobs set last_error = 'The provider did not respond.'
    where payload ->> 'withdrawal_id' = ${withdrawal.id} and finished_at is null`;
  const held = (await staff.get("/admin/payouts?status=HELD")).body.data;
  expect(held.items).toMatchObject([{
    id: withdrawal.id,
    user_id: person.id,
    username: person.username,
    attempts: 2,
    provider_status: null,
    cases: ["payout_without_link"],
    last_error: "The provider did not respond.",
    next_try: expect.stringMatching(/Z$/),
  }]);
  const { next_try } = held.items[0];
  const { items: jobs } = (await staff.get("/admin/jobs?kind=check_withdrawal")).body.data;
  expect(jobs.map((job: { next_try: string }) => job.next_try)).toContain(next_try);
  const mine = (await staff.get(`/admin/payouts?user_id=${person.id}`)).body.data;
  expect(mine.total).toBe(1);
  const one = await staff.get(`/admin/payouts?withdrawal_id=${other.id}`);
  expect(one.body.data).toMatchObject({ total: 1, items: [{ id: other.id }] });
  const file = await staff.get("/admin/payouts?format=csv");
  expect(file.headers.get("content-type")).toMatch(/^text\/csv/);
  expect(file.text.split("\r\n")).toHaveLength(4);
  expect(file.headers.get("x-total-count")).toBe("2");
  expect(file.headers.get("access-control-expose-headers")).toContain("x-total-count");
  expect(file.text).toContain(`,LINK_CREATED,${other.amount},${other.fee},${other.net},`);
});

test("a named link is fetched, and its status is applied; that of another withdrawal or an unknown one changes nothing", async () => {
  const { person, withdrawal, link } = await stuck();
  const other = await (await market.wealthy()).withdraw();
  for (const provider_payout_id of [other.provider_payout_id, "nothing"]) {
    expect((await resolveHeld(withdrawal, { provider_payout_id })).status).toBe(409);
  }
  expect(await person.reread(withdrawal)).toMatchObject({ status: "HELD" });
  const resolved = await resolveHeld(withdrawal, { provider_payout_id: link.id });
  expect(resolved.body.data.result.after).toMatchObject({
    status: "LINK_CREATED",
    provider_payout_id: link.id,
  });
  expect((await staff.get(`/admin/payouts?user_id=${person.id}`)).body.data.items[0].cases)
    .toEqual([]);
  const log = await staff.get(`/admin/audit?target_id=${withdrawal.id}&kind=change`);
  expect(log.body.data.items).toMatchObject([{
    action: "admin_payouts_settle",
    before: { status: "HELD" },
    after: { status: "LINK_CREATED" },
    reason: "Found while reconciling",
  }]);
  // Both are read by staff who may not see payouts.
  expect(JSON.stringify([resolved.body, log.body])).not.toMatch(/@|payout_url|http/);
});

test("without a link the held money returns to the wallet, also after its case was closed by hand; a later payout is debited again", async () => {
  const { person, withdrawal, link } = await stuck();
  await market.sql`
    update private.staff_cases set closed_at = private.now()
    where details ->> 'withdrawal_id' = ${withdrawal.id}`;
  const resolved = await resolveHeld(withdrawal);
  expect(resolved.body.data.result.after).toMatchObject({ status: "FAILED" });
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  await market.payout({ id: link.id }, "complete");
  await resolveHeld(withdrawal, { provider_payout_id: link.id });
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  expect(await person.balance()).toMatchObject({ available: 50_000, held: 0 });
});

test("the held money cannot be returned while the link is still being requested", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await person.withdraw();
  const resolve = () => resolveHeld(withdrawal);
  expect((await resolve()).body.error).toMatchObject({ code: "CONFLICT" });
  // The lease has expired, but the request for the link has not failed for good.
  await market.loseLeases();
  expect((await resolve()).status).toBe(409);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "HELD" });
});

test("a link found after the hold returned is voided, and a claimed one opens a case", async () => {
  const [open, claimed] = [await stuck(), await stuck()];
  for (const { person, withdrawal, link } of [open, claimed]) {
    await resolveHeld(withdrawal);
    const bank = { password: link.id.slice(0, 6), bank: "BCA", account: "123" };
    if (link === claimed.link) await market.sandbox(`/payment/web/${link.id}`, bank);
    await resolveHeld(withdrawal, { provider_payout_id: link.id });
    expect(await person.reread(withdrawal)).toMatchObject({
      status: "FAILED",
      payout_url: null,
    });
  }
  await market.runDue();
  const states = await Promise.all(
    [open, claimed].map(async ({ withdrawal }) =>
      (await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`)).body.status
    ),
  );
  expect(states).toEqual(["VOIDED", "CLAIMED"]);
  const cases = await market.sql`
    select details ->> 'withdrawal_id' as id from private.staff_cases where kind = 'payout_claimed'`;
  expect(cases).toEqual([{ id: claimed.withdrawal.id }]);
});

const voidLink = (id: string) => staff.put(`/admin/payouts/${id}/void`);

test("staff void an unclaimed link, with a reason in the audit log, but settle no known one; a repeat changes nothing", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  expect((await resolveHeld(withdrawal)).status).toBe(409);
  for (let time = 0; time < 2; time++) {
    const { status, body } = await voidLink(withdrawal.id);
    expect([status, body.data.status, body.data.payout_url]).toEqual([200, "CANCELLED", null]);
  }
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect(await market.audit(withdrawal.id)).toMatchObject([{
    action: "admin_payouts_void",
    reason: REASON["X-Action-Reason"],
    before: { status: "LINK_CREATED" },
  }]);
});

test("a link is voided later if the provider does not answer now", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await market.fault("payment", "void_payout", "error");
  expect((await voidLink(withdrawal.id)).body.data.status).toBe("LINK_CREATED");
  await market.time.advance(60);
  expect(await person.reread(withdrawal)).toMatchObject({ status: "CANCELLED" });
});

test("a claimed link, a paid withdrawal and one without a known link cannot be voided", async () => {
  const person = await market.wealthy();
  const claimed = await person.withdraw(20_000);
  const { provider_payout_id: link } = claimed;
  const bank = { password: link!.slice(0, 6), bank: "BCA", account: "123" };
  await market.sandbox(`/payment/web/${link}`, bank);
  expect((await voidLink(claimed.id)).status).toBe(409);
  await market.payout(claimed, "complete");
  expect((await voidLink(claimed.id)).status).toBe(409);
  await market.fault("payment", "create_payout", "timeout");
  const { body } = await person.requestWithdrawal(20_000);
  expect((await voidLink(body.data.id)).body.error.message).toContain("not known yet");
});

test("staff get a case after a day in which the provider answers nothing", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "error", 100);
  const withdrawal = await person.withdraw();
  await market.loseLeases();
  await market.time.advance(90);
  expect(await market.payoutCases(withdrawal.id)).toEqual([]);
  await market.sql`
    update private.withdrawals set created_at = created_at - interval '1 day' where id = ${withdrawal.id}`;
  await market.loseLeases();
  await market.time.advance(3600);
  expect(await market.payoutCases(withdrawal.id)).toContain("payout_without_link: open");
  await market.loseLeases();
  expect((await resolveHeld(withdrawal)).body.data.result.after).toMatchObject({
    status: "FAILED",
  });
  await market.noFaults();
});
