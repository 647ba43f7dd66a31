import { expect, test } from "vitest";
import { approved } from "../../support/approvals.ts";
import { IMPATIENT } from "../../support/environment.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { openStaffClient } from "../../support/staff.ts";
import {
  balanceOf,
  loseLeases,
  provider,
  reread,
  wealthy,
  withdraw,
} from "../../support/withdrawals.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket(IMPATIENT);
const staff = setUp(() => openStaffClient(market));

const resolveHeld = ({ id }: { id: string }, body: object = {}) =>
  approved(market, () => staff.post(`/admin/payouts/${id}/settle`, body));

/** A withdrawal whose link exists at the provider but is unknown to us. */
async function stuck() {
  await market.sandbox("/payment/payouts/duplicates", { answer: "error" });
  const person = await wealthy(market);
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await withdraw(market, person);
  await loseLeases(market);
  await market.time.advance(90);
  await loseLeases(market);
  const link = (await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`)).body;
  return { person, withdrawal, link };
}

test("withdrawals are found by status and user, with provider status and open cases", async () => {
  const { person, withdrawal } = await stuck();
  const other = await withdraw(market, await wealthy(market));
  await market.database.admin`
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
  const part = await staff.get("/admin/payouts?format=csv&limit=1");
  expect([part.text.split("\r\n").length, part.headers.get("x-total-count")]).toEqual([3, "2"]);
  expect(part.headers.get("access-control-expose-headers")).toContain("x-total-count");
  expect(file.text).toContain(`,LINK_CREATED,${other.amount},${other.fee},${other.net},`);
});

test("a named link is fetched, and its status is applied", async () => {
  const { person, withdrawal, link } = await stuck();
  const resolved = await resolveHeld(withdrawal, {
    provider_payout_id: link.id,
  });
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
  await proveMoney(market);
});

test("the link of another withdrawal or an unknown one changes nothing", async () => {
  const { person, withdrawal } = await stuck();
  const other = await withdraw(market, await wealthy(market));
  for (const provider_payout_id of [other.provider_payout_id, "nothing"]) {
    const answer = await resolveHeld(withdrawal, {
      provider_payout_id,
    });
    expect(answer.status).toBe(409);
  }
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "HELD" });
});

test("without a link the held money returns to the wallet; a later payout is debited again", async () => {
  const { person, withdrawal } = await stuck();
  const resolved = await resolveHeld(withdrawal);
  expect(resolved.body.data.result.after).toMatchObject({ status: "FAILED" });
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000, held: 0 });
  const link = (await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`)).body;
  await provider(market, { id: link.id }, "complete");
  await resolveHeld(withdrawal, { provider_payout_id: link.id });
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  expect(await balanceOf(market, person)).toMatchObject({ available: 50_000, held: 0 });
  await proveMoney(market);
});

test("the held money cannot be returned while the link is still being requested", async () => {
  const person = await wealthy(market);
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await withdraw(market, person);
  const resolve = () => resolveHeld(withdrawal);
  expect((await resolve()).body.error).toMatchObject({ code: "CONFLICT" });
  // The lease has expired, but the request for the link has not failed for good.
  await loseLeases(market);
  expect((await resolve()).status).toBe(409);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "HELD" });
});

test("a link found after the hold returned is voided, and a claimed one opens a case", async () => {
  const [open, claimed] = [await stuck(), await stuck()];
  for (const { person, withdrawal, link } of [open, claimed]) {
    await resolveHeld(withdrawal);
    const bank = { password: link.id.slice(0, 6), bank: "BCA", account: "123" };
    if (link === claimed.link) await market.sandbox(`/payment/web/${link.id}`, bank);
    await resolveHeld(withdrawal, { provider_payout_id: link.id });
    expect(await reread(market, person, withdrawal)).toMatchObject({
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
  const cases = await market.database.admin`
    select details ->> 'withdrawal_id' as id from private.staff_cases where kind = 'payout_claimed'`;
  expect(cases).toEqual([{ id: claimed.withdrawal.id }]);
  await proveMoney(market);
});

test("a withdrawal with a known link follows only the provider, and a reason is required", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  expect((await resolveHeld(withdrawal)).status).toBe(409);
  const mute = market.as(await market.staff("administrator"));
  expect((await mute.post(`/admin/payouts/${withdrawal.id}/settle`, {})).status).toBe(400);
  expect((await staff.post(`/admin/payouts/${crypto.randomUUID()}/settle`, {})).status).toBe(404);
});
