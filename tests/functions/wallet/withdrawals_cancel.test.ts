import { expect, test } from "vitest";
import { IMPATIENT } from "../../support/environment.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import type { TestUser } from "../../support/users.ts";
import { balanceOf, provider, reread, wealthy, withdraw } from "../../support/withdrawals.ts";

const market = useMarket(IMPATIENT);

const cancel = (person: TestUser, { id }: { id: string }) =>
  market.as(person).post(`/wallet/withdrawals/${id}/cancel`);

test("cancelling voids an unclaimed link and returns the money; a repeat changes nothing", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  const { status, body } = await cancel(person, withdrawal);
  expect([status, body.data.status]).toEqual([200, "CANCELLED"]);
  expect((await cancel(person, withdrawal)).text).toBe(
    (await market.as(person).get(`/wallet/withdrawals/${withdrawal.id}`)).text,
  );
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000, held: 0 });
  const link = await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`);
  expect(link.body.status).toBe("VOIDED");
  await proveMoney(market);
});

test("a claimed or paid link cannot be cancelled, and the error names the status", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await market.fault("payment", "callback", "error");
  await provider(market, withdrawal, "complete");
  const late = await cancel(person, withdrawal);
  expect([late.status, late.body.error.message]).toEqual([409, expect.stringContaining("PAID")]);
  expect((await cancel(person, withdrawal)).status).toBe(409);
  await proveMoney(market);
});

test("while the provider does not answer, no money is returned", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await market.fault("payment", "void_payout", "error");
  expect((await cancel(person, withdrawal)).status).toBe(503);
  await market.fault("payment", "void_payout", "timeout_after_commit");
  expect((await cancel(person, withdrawal)).status).toBe(503);
  expect(await balanceOf(market, person)).toMatchObject({ available: 50_000, held: 50_000 });
  await market.time.advance(7 * 3600);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "CANCELLED" });
  await proveMoney(market);
});

test("a withdrawal without a link cannot be cancelled yet", async () => {
  const person = await wealthy(market);
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const answer = await cancel(person, await withdraw(market, person));
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([409, "30"]);
});

test("another user's withdrawal is not found", async () => {
  const withdrawal = await withdraw(market, await wealthy(market));
  const stranger = await market.user();
  expect((await cancel(stranger, withdrawal)).status).toBe(404);
  expect((await market.as(stranger).get(`/wallet/withdrawals/${withdrawal.id}`)).status).toBe(404);
});

test("a suspended owner may still cancel", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await market.setAccountStatus(person, "suspended");
  expect((await cancel(person, withdrawal)).status).toBe(200);
});

test("two cancellations during a payment end the withdrawal once, and the ledger balances", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await Promise.all([
    cancel(person, withdrawal),
    cancel(person, withdrawal),
    provider(market, withdrawal, "complete"),
  ]);
  await market.time.advance(24 * 3600);
  expect(["PAID", "CANCELLED"]).toContain((await reread(market, person, withdrawal)).status);
  await proveMoney(market);
});
