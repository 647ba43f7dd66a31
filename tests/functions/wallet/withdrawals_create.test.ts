import { afterEach, expect, test } from "vitest";
import { atOnce, RACING, useMarket } from "../../support/market.ts";
import { interrupted } from "../../support/withdrawals.ts";

const market = useMarket({ ...RACING, PROVIDER_TIMEOUT_MS: "30000" });
afterEach(() => market.proveMoney());

// The first, which counts all withdrawals.
test("60 withdrawals, 10 releases and 60 payouts at once all succeed, and the ledger balances", async () => {
  const sellers = await atOnce(60, () => market.wealthy());
  const sales = await atOnce(10, () => market.paidSale());

  const withdrawing = sellers.map(async (seller) => {
    const answer = await seller.requestWithdrawal();
    if (answer.status === 201) await market.payout(answer.body.data, "complete");
    return answer.status;
  });
  const releasing = sales.map(async ({ buyer, order }) =>
    (await buyer.put(`/orders/${order.id}/confirm`)).status
  );
  const proofs = Array.from({ length: 5 }, () => market.proveMoney());
  expect(new Set(await Promise.all(withdrawing))).toEqual(new Set([201]));
  expect(new Set(await Promise.all(releasing))).toEqual(new Set([200]));
  await Promise.all(proofs);
  await market.runDue();

  const paid = await market.sql`
  select count(*) from private.withdrawals where status = 'PAID'`;
  expect(Number(paid[0]!["count"])).toBe(60);
  for (const { seller } of sales) {
    expect(await seller.balance()).toMatchObject({ available: 150_000 });
  }
});

test("ten withdrawals during a release never bring a wallet below zero", async () => {
  const first = await market.paidSale();
  const { seller } = first;
  const answers = await Promise.all([
    first.buyer.put(`/orders/${first.order.id}/confirm`),
    ...Array.from({ length: 10 }, () => seller.requestWithdrawal(150_000)),
  ]);
  const made = answers.slice(1).filter(({ status }) => status === 201);
  expect(made.length).toBeLessThanOrEqual(1);
  const lowest = await market.sql`
    select min(balance_after) as lowest from private.ledger_journal
    where account = 'wallet' and holder_id = ${seller.id}`;
  expect(lowest[0]!["lowest"]).toBeGreaterThanOrEqual(0);
});

test("a seller withdraws a sale's proceeds: the amount is held, the link is worth it minus the fee", async () => {
  const sale = await market.completedSale();
  const { status, body } = await sale.seller.requestWithdrawal(100_000);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: "LINK_CREATED",
    amount: 100_000,
    fee: 2_500,
    net: 97_500,
    recipient_email: sale.seller.email,
    provider_payout_id: expect.any(String),
    payout_url: expect.stringContaining("/sandbox/payment/web/"),
    failure_reason: null,
  });
  expect(await sale.seller.balance()).toEqual({ available: 50_000, held: 100_000, in_escrow: 0 });
  const list = await sale.seller.get("/wallet/withdrawals");
  expect(list.body.data).toMatchObject({ total: 1, items: [body.data] });
  const { items } = (await sale.seller.get("/wallet/transactions")).body.data;
  expect(items[0]).toMatchObject({
    type: "withdrawal_hold",
    amount: -100_000,
    balance_after: 50_000,
    withdrawal_id: body.data.id,
    order_reference: null,
  });
});

test("a paid hold becomes a debit with the same id and amount", async () => {
  const person = await market.wealthy();
  const { id } = await person.withdraw();
  const hold = (await person.get("/wallet/transactions")).body.data.items[0];
  await market.sandbox(`/payment/payouts/${id}/complete`);
  expect(await person.reread({ id })).toMatchObject({ status: "PAID" });
  const debit = (await person.get("/wallet/transactions")).body.data.items[0];
  expect(debit).toEqual({ ...hold, type: "withdrawal_debit" });
  expect(await person.balance()).toEqual({ available: 50_000, held: 0, in_escrow: 0 });
});

test("less than the minimum and more than the balance is rejected and holds nothing", async () => {
  const person = await market.wealthy(30_000);
  expect((await person.requestWithdrawal(9_999)).status).toBe(400);
  expect((await person.requestWithdrawal(30_001)).body.error.code).toBe("CONFLICT");
  expect((await (await market.user()).requestWithdrawal(10_000)).body.error.code).toBe("CONFLICT");
  expect((await person.get("/wallet/withdrawals")).body.data.total).toBe(0);
  expect((await person.requestWithdrawal(30_000)).status).toBe(201);
});

test("of ten concurrent withdrawals one is held and the others get WITHDRAWAL_IN_PROGRESS", async () => {
  const person = await market.wealthy(1_000_000);
  const answers = await atOnce(10, () => person.requestWithdrawal(60_000));
  const rejected = answers.filter(({ status }) => status !== 201);
  expect(rejected.map(({ body: { error } }) => [error.code, error.reason]))
    .toEqual(Array(9).fill(["WITHDRAWAL_IN_PROGRESS", "withdrawal_in_progress"]));
  expect(await person.balance()).toMatchObject({ available: 940_000, held: 60_000 });
});

test("the same key returns the same bytes, and another body under it is a conflict", async () => {
  const person = await market.wealthy();
  const first = await person.requestWithdrawal(40_000, "key-1");
  const replay = await person.requestWithdrawal(40_000, "key-1");
  expect(replay.text).toBe(first.text);
  expect(replay.headers.get("Idempotent-Replayed")).toBe("true");
  expect((await person.requestWithdrawal(41_000, "key-1")).body.error.code).toBe("CONFLICT");
  expect((await person.get("/wallet/withdrawals")).body.data.total).toBe(1);
});

test("a definite rejection returns the hold, and the same key can be used again", async () => {
  const person = await market.wealthy();
  await market.fault("payment", "create_payout", "refuse");
  const rejected = await person.requestWithdrawal(50_000, "key-2");
  expect([rejected.status, rejected.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(await person.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect(await person.entries()).toEqual([
    ["withdrawal_reversal", 50_000],
    ["withdrawal_hold", -50_000],
    ["adjustment", 100_000],
  ]);
  expect((await person.requestWithdrawal(50_000, "key-2")).status).toBe(201);
});

test("a pause rejects new withdrawals and holds nothing; repeats still return their withdrawal", async () => {
  const [early, cutShort, late] = [
    await market.wealthy(),
    await market.wealthy(),
    await market.wealthy(),
  ];
  const first = await early.requestWithdrawal(50_000, "key-4");
  const id = await interrupted(market, cutShort, "key-5");
  await market.loseLeases();
  await setOpen(0);

  const rejected = await late.requestWithdrawal(50_000, "key-6");
  expect([rejected.status, rejected.headers.get("Retry-After")]).toEqual([503, "600"]);
  expect(rejected.body.error).toMatchObject({
    code: "UNAVAILABLE",
    message: "Withdrawals are paused. Your money stays in your wallet.",
  });
  expect(await late.balance()).toMatchObject({ available: 100_000, held: 0 });
  expect((await early.requestWithdrawal(50_000, "key-4")).text).toBe(first.text);
  // No response is stored for this key, so the operation itself resumes the withdrawal.
  const resumed = await cutShort.requestWithdrawal(50_000, "key-5");
  expect(resumed.body.data).toMatchObject({ id, status: "LINK_CREATED" });

  await setOpen(1);
  expect((await late.requestWithdrawal(50_000, "key-6")).status).toBe(201);
});

const setOpen = (value: 0 | 1) => market.setting("withdrawals_open", value);
