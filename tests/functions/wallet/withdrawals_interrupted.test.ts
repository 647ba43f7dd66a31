import type { PendingWithdrawal } from "../../../shared/db/results.ts";
import { expect, test } from "vitest";
import { IMPATIENT } from "../../support/environment.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import {
  balanceOf,
  entriesOf,
  loseLeases,
  request,
  reread,
  wealthy,
  withdraw,
} from "../../support/withdrawals.ts";

const market = useMarket(IMPATIENT);

test.each(["timeout_after_commit", "timeout", "error", "rate_limited"])(
  "after an ambiguous answer (%s) the money stays held, and the job gets the link under the same key",
  async (kind) => {
    const person = await wealthy(market);
    await market.fault("payment", "create_payout", kind);
    const { status, body } = await request(market, person);
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: "HELD",
      payout_url: null,
      provider_payout_id: null,
    });
    await loseLeases(market);
    await market.time.advance(90);
    const finished = await reread(market, person, body.data);
    expect(finished).toMatchObject({ status: "LINK_CREATED", payout_url: expect.any(String) });
    const link = await market.with({}).get(`/sandbox/payment/payouts/${finished.id}`);
    expect(link.body).toMatchObject({ id: finished.provider_payout_id, amount: finished.net });
    expect(await entriesOf(market, person)).toEqual([
      ["withdrawal_hold", -50_000],
      ["adjustment", 100_000],
    ]);
    await proveMoney(market);
  },
);

test("after an ambiguous answer a later rejection does not return the hold", async () => {
  const person = await wealthy(market);
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const { id } = await withdraw(market, person);
  await market.fault("payment", "create_payout", "refuse");
  await loseLeases(market);
  await market.time.advance(90);
  expect(await reread(market, person, { id })).toMatchObject({ status: "HELD" });
  await loseLeases(market);
  await market.time.advance(7 * 3600);
  expect(await reread(market, person, { id })).toMatchObject({ status: "LINK_CREATED" });
  await proveMoney(market);
});

test("if the provider only says that the link exists, the withdrawal waits for a callback or staff", async () => {
  await market.sandbox("/payment/payouts/duplicates", { answer: "error" });
  const person = await wealthy(market);
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const { id } = await withdraw(market, person);
  await loseLeases(market);
  await market.time.advance(90);
  expect(await reread(market, person, { id })).toMatchObject({ status: "HELD" });
  const cases = await market.database.admin`
    select details from private.staff_cases where kind = 'payout_without_link' and details ->> 'withdrawal_id' = ${id}`;
  expect(cases).toHaveLength(1);
  expect(await balanceOf(market, person)).toMatchObject({ available: 50_000, held: 50_000 });
  await market.sandbox("/payment/payouts/duplicates", { answer: "first_link" });
  await proveMoney(market);
});

test("a repeat of a killed request resumes its withdrawal", async () => {
  const person = await wealthy(market);
  const pending = await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    request_key: "key-3",
  }) as PendingWithdrawal;
  expect((await request(market, person, 50_000, "key-3")).status).toBe(409);
  await loseLeases(market);
  const again = await request(market, person, 50_000, "key-3");
  expect(again.body.data).toMatchObject({ id: pending.withdrawal_id, status: "LINK_CREATED" });
  await proveMoney(market);
});

test("a repeat of a request whose withdrawal a job has finished returns the withdrawal", async () => {
  const person = await wealthy(market);
  const pending = await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    request_key: "key-4",
  }) as PendingWithdrawal;
  await loseLeases(market);
  await market.time.advance(90);
  const again = await request(market, person, 50_000, "key-4");
  expect(again.body.data).toMatchObject({ id: pending.withdrawal_id, status: "LINK_CREATED" });
});

test("a job that waits for another process's lease burns no attempts", async () => {
  const person = await wealthy(market);
  const pending = await market.services.db.user(person).call("api.wallet_withdrawals_create", {
    amount: 50_000,
    fee: 2_500,
    request_key: "key-5",
  }) as PendingWithdrawal;
  const job = async () =>
    (await market.database.admin`
      select attempts, leased_until < clock_timestamp() + interval '30 seconds' as is_soon
      from private.jobs where kind = 'check_withdrawal' and payload ->> 'withdrawal_id' = ${pending.withdrawal_id}`)[
      0
    ];
  for (let step = 0; step < 10; step++) await market.time.advance(90);
  expect(await job()).toEqual({ attempts: 0, is_soon: true });
  await loseLeases(market);
  await market.time.advance(30);
  expect(await reread(market, person, { id: pending.withdrawal_id }))
    .toMatchObject({ status: "LINK_CREATED" });
});
