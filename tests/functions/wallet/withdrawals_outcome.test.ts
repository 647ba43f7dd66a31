import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import {
  balanceOf,
  entriesOf,
  fund,
  payoutCallback,
  provider,
  request,
  reread,
  wealthy,
  withdraw,
} from "../../support/withdrawals.ts";

const market = useMarket();

const casesOf = async (id: string): Promise<string[]> =>
  (await market.database.admin`
    select kind from private.staff_cases where details ->> 'withdrawal_id' = ${id} order by opened_at`)
    .map(({ kind }) => kind);

test("repeated callbacks of a failed link return the money once", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await provider(market, withdrawal, "fail");
  await provider(market, withdrawal, "fail");
  expect(await reread(market, person, withdrawal)).toMatchObject({
    status: "FAILED",
    failure_reason: "INVALID_DESTINATION",
  });
  expect(await entriesOf(market, person)).toEqual([
    ["withdrawal_reversal", 50_000],
    ["withdrawal_hold", -50_000],
    ["adjustment", 100_000],
  ]);
  expect((await request(market, person)).status).toBe(201);
  await proveMoney(market);
});

test("COMPLETED after FAILED debits the wallet, below zero if needed, and opens a case", async () => {
  const person = await wealthy(market, 50_000);
  const withdrawal = await withdraw(market, person);
  await provider(market, withdrawal, "fail");
  const second = await withdraw(market, person);
  await provider(market, second, "complete");
  await provider(market, withdrawal, "complete");
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  expect(await balanceOf(market, person)).toMatchObject({ available: -50_000, held: 0 });
  expect((await entriesOf(market, person))[0]).toEqual(["withdrawal_debit", -50_000]);
  expect(await casesOf(withdrawal.id)).toEqual(["late_payout"]);
  expect((await request(market, person, 10_000)).body.error.code).toBe("CONFLICT");
  await fund(market, person, 70_000);
  expect(await balanceOf(market, person)).toMatchObject({ available: 20_000 });
  await proveMoney(market);
});

test("FAILED after COMPLETED (a bank return) credits the wallet and opens a case", async () => {
  for (const operation of ["fail", "return"]) {
    const person = await wealthy(market);
    const withdrawal = await withdraw(market, person);
    await provider(market, withdrawal, "complete");
    await provider(market, withdrawal, operation);
    await provider(market, withdrawal, operation);
    expect(await reread(market, person, withdrawal)).toMatchObject({ status: "RETURNED" });
    expect(await entriesOf(market, person)).toEqual([
      ["withdrawal_reversal", 50_000],
      ["withdrawal_debit", -50_000],
      ["adjustment", 100_000],
    ]);
    expect(await casesOf(withdrawal.id)).toEqual(["returned_payout"]);
  }
  await proveMoney(market);
});

test.each([["complete", "fail"], ["fail", "complete"]])(
  "repeated concurrent callbacks of %s and %s apply the link's current state, each step once",
  async (first, second) => {
    const person = await wealthy(market);
    const withdrawal = await withdraw(market, person);
    await market.fault("payment", "callback", "error", 2);
    await provider(market, withdrawal, first);
    await provider(market, withdrawal, second);
    const notification = (status: string) => ({
      event: "x",
      data: { external_id: withdrawal.id, status },
    });
    await Promise.all(
      ["SUCCEEDED", "FAILED", "SUCCEEDED", "FAILED"].map((status, n) =>
        payoutCallback(market, { ...notification(status), n })
      ),
    );
    const expected = second === "complete" ? "PAID" : "FAILED";
    expect(await reread(market, person, withdrawal)).toMatchObject({ status: expected });
    await market.time.advance(24 * 3600);
    expect(await reread(market, person, withdrawal)).toMatchObject({ status: expected });
    expect(await entriesOf(market, person)).toHaveLength(expected === "PAID" ? 2 : 3);
    await proveMoney(market);
  },
);

test("an unknown status moves no money, opens a case and is polled again", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  const link = {
    id: withdrawal.provider_payout_id!,
    external_id: withdrawal.id,
    amount: withdrawal.net,
    url: withdrawal.payout_url,
    expires_at: null,
    failure_reason: null,
  };
  for (const [status, state] of [["SETTLING", "unknown"], ["LOCKED", "locked"]]) {
    const outcome = await market.services.db.service.call("internal.apply_payout_update", {
      payout: { ...link, status: status!, state: state! },
    });
    expect(outcome).toBe("in_suspense");
  }
  expect(await casesOf(withdrawal.id)).toEqual(["payout_unknown", "payout_locked"]);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "LINK_CREATED" });
});

test("a link with another amount or id opens a case and moves no money", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  const link = {
    id: withdrawal.provider_payout_id!,
    external_id: withdrawal.id,
    amount: withdrawal.net,
    status: "COMPLETED",
    state: "completed",
    url: null,
    expires_at: null,
    failure_reason: null,
  };
  for (const wrong of [{ amount: withdrawal.net + 1 }, { id: "another" }]) {
    const outcome = await market.services.db.service.call("internal.apply_payout_update", {
      payout: { ...link, ...wrong },
    });
    expect(outcome).toBe("in_suspense");
  }
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "LINK_CREATED" });
  await proveMoney(market);
});

test("an unclaimed link expires after three days without a callback", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await market.time.advance(3 * 24 * 3600 - 60);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "LINK_CREATED" });
  await market.time.advance(180);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "EXPIRED" });
  expect(await balanceOf(market, person)).toMatchObject({ available: 100_000, held: 0 });
  await proveMoney(market);
});

test("polling finds a payment whose callback is lost", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await market.fault("payment", "callback", "error", 10);
  await provider(market, withdrawal, "complete");
  await market.time.advance(7 * 3600);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  await market.with({}).delete("/sandbox/faults");
  await market.time.advance(48 * 3600);
  expect(await entriesOf(market, person)).toHaveLength(2);
  await proveMoney(market);
});

test("the user claims the link on its page; three wrong passwords lock it", async () => {
  const person = await wealthy(market);
  const first = await withdraw(market, person, 20_000);
  const claim = (id: string, password: string) =>
    market.sandbox(`/payment/web/${id}`, { password, bank: "BCA", account: "123" });
  await claim(first.provider_payout_id!, first.provider_payout_id!.slice(0, 6));
  await market.time.advance(10);
  expect(await reread(market, person, first)).toMatchObject({ status: "PAID" });
  const second = await withdraw(market, person, 20_000);
  for (const guess of ["a", "b", "c"]) await claim(second.provider_payout_id!, guess);
  await market.runDue();
  expect(await reread(market, person, second)).toMatchObject({ status: "FAILED" });
  await proveMoney(market);
});
