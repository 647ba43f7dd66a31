import { expect, test } from "vitest";
import { approved } from "../../support/approvals.ts";
import { IMPATIENT } from "../../support/environment.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { REASON } from "../../support/staff.ts";
import { setUp } from "../../support/set_up.ts";
import {
  balanceOf,
  loseLeases,
  provider,
  request,
  reread,
  wealthy,
  withdraw,
} from "../../support/withdrawals.ts";

const market = useMarket(IMPATIENT);
const administrator = setUp(() => market.staff("administrator"));
const ops = setUp(() => market.staff("ops_admin"));

const voidLink = (id: string) =>
  market.as(administrator).put(`/admin/payouts/${id}/void`, {}, REASON);
const resolveHeld = (id: string, body = {}) =>
  approved(
    market,
    () => market.as(administrator).post(`/admin/payouts/${id}/settle`, body, REASON),
  );
const casesOf = (id: string) =>
  market.database.admin`
    select id, closed_at from private.staff_cases
    where kind = 'payout_without_link' and details ->> 'withdrawal_id' = ${id}`;

test("staff void an unclaimed link, with a reason in the audit log; a repeat changes nothing", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  expect((await market.as(administrator).put(`/admin/payouts/${withdrawal.id}/void`)).status)
    .toBe(400);
  for (let time = 0; time < 2; time++) {
    const { status, body } = await voidLink(withdrawal.id);
    expect([status, body.data.status, body.data.payout_url]).toEqual([200, "CANCELLED", null]);
  }
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000, held: 0 });
  const { items } =
    (await market.as(administrator).get(`/admin/audit?target_id=${withdrawal.id}`)).body.data;
  expect(items).toMatchObject([{
    action: "admin_payouts_void",
    reason: REASON["X-Action-Reason"],
    before: { status: "LINK_CREATED" },
  }]);
  await proveMoney(market);
});

test("a link is voided later if the provider does not answer now", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await market.fault("payment", "void_payout", "error");
  expect((await voidLink(withdrawal.id)).body.data.status).toBe("LINK_CREATED");
  await market.time.advance(60);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "CANCELLED" });
});

test("a claimed link, a paid withdrawal and one without a known link cannot be voided", async () => {
  const person = await wealthy(market);
  const claimed = await withdraw(market, person, 20_000);
  const { provider_payout_id: link } = claimed;
  const bank = { password: link!.slice(0, 6), bank: "BCA", account: "123" };
  await market.sandbox(`/payment/web/${link}`, bank);
  expect((await voidLink(claimed.id)).status).toBe(409);
  await provider(market, claimed, "complete");
  expect((await voidLink(claimed.id)).status).toBe(409);
  await market.fault("payment", "create_payout", "timeout");
  const { body } = await request(market, person, 20_000);
  expect((await voidLink(body.data.id)).body.error.message).toContain("not known yet");
  expect((await voidLink(crypto.randomUUID())).status).toBe(404);
});

test("a case that was closed by hand does not keep the money held for ever", async () => {
  await market.sandbox("/payment/payouts/duplicates", { answer: "error" });
  const person = await wealthy(market);
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await withdraw(market, person);
  await loseLeases(market);
  await market.time.advance(90);
  await market.database.admin`
    update private.staff_cases set closed_at = private.now()
    where details ->> 'withdrawal_id' = ${withdrawal.id}`;
  await loseLeases(market);
  expect((await resolveHeld(withdrawal.id)).body.data.result.after).toMatchObject({
    status: "FAILED",
  });
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000, held: 0 });
  await market.sandbox("/payment/payouts/duplicates", { answer: "first_link" });
});

test("staff get a case after a day in which the provider answers nothing", async () => {
  const person = await wealthy(market);
  await market.fault("payment", "create_payout", "error", 100);
  const withdrawal = await withdraw(market, person);
  await loseLeases(market);
  await market.time.advance(90);
  expect(await casesOf(withdrawal.id)).toEqual([]);
  await market.database.admin`
    update private.withdrawals set created_at = created_at - interval '1 day' where id = ${withdrawal.id}`;
  await loseLeases(market);
  await market.time.advance(3600);
  expect(await casesOf(withdrawal.id)).toHaveLength(1);
  await loseLeases(market);
  expect((await resolveHeld(withdrawal.id)).body.data.result.after).toMatchObject({
    status: "FAILED",
  });
  await market.with({}).delete("/sandbox/faults");
  await proveMoney(market);
});

test("only administrators void links, never their own", async () => {
  const person = await wealthy(market);
  const { id } = await withdraw(market, person);
  expect((await market.as(ops).put(`/admin/payouts/${id}/void`, {}, REASON)).status).toBe(403);
  await market.database.admin`
    insert into private.staff_roles (user_id, role) values (${person.id}, 'administrator')`;
  expect((await market.as(person).put(`/admin/payouts/${id}/void`, {}, REASON)).status).toBe(403);
});
