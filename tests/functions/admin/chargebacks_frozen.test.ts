import { afterEach, expect, test } from "vitest";
import {
  errorOf,
  must,
  race,
  RACING,
  REASON,
  ROUNDS,
  setUp,
  tally,
  useMarket,
} from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
const HOUR = 3600;
const DAY = 24 * HOUR;

test("who was told to wait for the decision has the whole time afterwards, and a reminder of it", async () => {
  const sale = await market.paidSale();
  await market.time.advance(6 * DAY + 12 * HOUR);
  const reminders = async () =>
    (await sale.seller.notifications()).filter((kind) => kind === "order.reminder.cancelled")
      .length;
  const before = await reminders();
  expect(before).toBe(1);
  await sale.chargeBack({ listed: false });
  expect((await sale.read()).deadlines).toEqual([]);
  await market.time.advance(HOUR);
  await sale.winDispute({ listed: false });
  expect((await sale.read()).deadlines).toMatchObject([{ to: "CANCELLED" }]);
  await market.time.advance(7 * DAY - 2 * HOUR);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await reminders()).toBe(before + 1);
  await market.time.advance(3 * HOUR);
  expect(await sale.status()).toBe("CANCELLED");
});

test("a shipping fee that comes free while the payment is disputed waits for the order's end", async () => {
  const sale = await market.paidSale();
  await sale.chargeBack({ listed: false });
  await must(sale.step("seller", "ship", { tracking_number: "OWN-4711" }));
  await market.runDue();
  expect(await sale.buyer.wallet()).toBe(0);
  await sale.winDispute({ listed: false });
  await must(sale.step("buyer", "confirm"));
  expect(await sale.buyer.wallet()).toBe(9_000);
  expect(await sale.seller.wallet()).toBe(150_000);
});

test("staff cancel an order of which two parts were charged back, and the buyer gets only the rest", async () => {
  const sale = await market.paidSale();
  await sale.chargeBack({ amount: 20_000 });
  await sale.chargeBack({ amount: 30_000 });
  expect((await sale.decideChargeback("cancel")).status).toBe(200);
  expect(await sale.status()).toBe("CANCELLED");
  expect(await sale.buyer.wallet()).toBe(114_750);
  const [, first] = await sale.chargebacks();
  expect(first).toMatchObject({ status: "open", from_buyer: 20_000 });
  expect((await market.decide(first!, "claims")).status).toBe(200);
  expect(await sale.sums()).toMatchObject({ buyer: 114_750, provider_cash: -114_750 });
  expect((await market.reconcile()).differences).toEqual([]);
});

test("a second dispute is not taken for the first one, which no callback named", async () => {
  const sale = await market.paidSale();
  await sale.chargeBack({ told: false });
  await market.reconcile();
  await sale.winDispute({ told: false });
  await market.reconcile();
  await sale.chargeBack({ listed: false });
  expect((await sale.chargebacks()).map(({ status }) => status))
    .toEqual(["announced", "reversed"]);
  expect((await sale.read()).frozen_at).not.toBeNull();
});

test("of two announced disputes the one that is won leaves the order frozen for the other", async () => {
  const sale = await market.paidSale();
  await sale.chargeBack({ amount: 20_000, listed: false });
  await sale.chargeBack({ amount: 30_000, listed: false });
  expect(await sale.chargebacks()).toMatchObject([{ amount: 30_000 }, { amount: 20_000 }]);
  await sale.winDispute({ listed: false });
  const states = (await sale.chargebacks()).map(({ status }) => status);
  expect(states.sort()).toEqual(["announced", "withdrawn"]);
  expect((await sale.step("buyer", "confirm")).status).toBe(409);
  await sale.winDispute({ listed: false });
  await must(sale.step("buyer", "confirm"));
});

test("several announced parts that the list shows at once are decided each for itself", async () => {
  const sale = await market.paidSale();
  for (const amount of [20_000, 30_000]) await sale.chargeBack({ amount, listed: false });
  expect((await sale.decideChargeback("cancel")).status).toBe(409);
  const row = { type: "CHARGEBACK", cashflow: "MONEY_OUT", reference_id: sale.order.reference };
  await market.sandbox("/payment/transactions", { ...row, amount: 30_000 });
  await market.sandbox("/payment/transactions", { ...row, amount: 20_000 });
  await market.reconcile();
  expect(await sale.chargebacks())
    .toMatchObject([{ status: "open", amount: 30_000 }, { status: "open", amount: 20_000 }]);
});

const staff = setUp(() => market.staffClient());

const announce = (sale: Sale) => sale.chargeBack({ amount: 1000, listed: false });
const refund = async (id: string) => await staff.post(`/admin/suspense/${id}/refund`);
const heldOf = async ({ order }: Sale) =>
  (await must(staff.get(`/admin/suspense?order=${order.id}`))).items;

test("a payment that comes after the order's end and is disputed waits for staff", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback("delay");
  await must(sale.step("buyer", "cancel"));
  await announce(sale);
  expect(await sale.buyer.wallet()).toBe(0);
  const [held] = await heldOf(sale);
  expect(held).toMatchObject({ amount: 164_750, status: "open" });
  expect((await refund(held.id)).body.error).toMatchObject({ reason: "payment_charged_back" });
  expect((await sale.decideChargeback("withdraw")).status).toBe(200);
  expect((await refund(held.id)).status).toBe(200);
  expect(await sale.buyer.wallet()).toBe(164_750);
});

test("what does not fit is not refunded while its payment is disputed", async () => {
  const sale = await market.openSale();
  await sale.pay(100_000);
  await announce(sale);
  const [held] = await heldOf(sale);
  expect((await refund(held.id)).status).toBe(409);
  expect(await sale.buyer.wallet()).toBe(0);
});

test("the fee of a courier that a frozen sale no longer needs waits, and goes when the sale goes on", async () => {
  const sale = await market.paidSale();
  await sale.chargeBack();
  await must(sale.step("seller", "ship", { tracking_number: "OWN-4712" }));
  await market.runDue();
  await market.proveMoney();
  expect((await sale.sums())["shipping_payable"]).toBe(9_000);
  await must(sale.decideChargeback("claims"));
  // The buyer has it from the payment channel already.
  expect((await sale.sums())["shipping_payable"]).toBeUndefined();
  expect((await sale.read()).refunded_amount).toBe(9_000);
  expect(await sale.buyer.wallet()).toBe(0);
  await must(sale.step("buyer", "confirm"));
  expect(await sale.buyer.wallet()).toBe(0);
  expect(await sale.seller.wallet()).toBe(150_000);
});

const REFUND = 164_750;

/** Its buyer has the whole refund in the wallet, and 50,000 of their own. */
async function refundedSale() {
  const sale = await market.paidSale();
  await must(sale.step("seller", "cancel"));
  await sale.buyer.fund(50_000);
  return sale;
}
const bodyOf = async ({ buyer }: Awaited<ReturnType<typeof refundedSale>>) => {
  const listing_id = await (await market.user()).list();
  return { ...await buyer.orderBody(listing_id), use_wallet: true };
};

test("a refund whose payment is disputed cannot be withdrawn before staff decide, and is there for them", async () => {
  const sale = await refundedSale();
  await sale.chargeBack({ listed: false });
  expect(await sale.buyer.balance()).toMatchObject({ available: 50_000, held: REFUND });
  expect(await errorOf(sale.buyer.requestWithdrawal(50_001))).toBe("409 refund_disputed");
  expect((await sale.buyer.requestWithdrawal(50_000)).status).toBe(201);
  // Now the provider's list shows the chargeback too.
  await sale.chargeBack({ told: false });
  await market.reconcile();
  const [open] = await sale.chargebacks();
  expect(open).toMatchObject({ status: "open" });
  await must(market.decide(open!, "buyer"));
  expect(await sale.sums()).toEqual({});
  expect(await sale.buyer.wallet()).toBe(0);
});

test("an order takes only what is free of the wallet, also beside a withdrawal", async () => {
  const sale = await refundedSale();
  await sale.chargeBack();
  const body = await bodyOf(sale);
  const [order, withdrawal] = await Promise.all([
    sale.buyer.post("/orders", body),
    sale.buyer.requestWithdrawal(50_000),
  ]);
  expect(order.status).toBe(201);
  const paid = order.body.data.wallet_amount;
  expect([[50_000, 409], [0, 201]]).toContainEqual([paid, withdrawal.status]);
  expect((await sale.decideChargeback("buyer")).body.data).toMatchObject({ from_buyer: REFUND });
});

test("a late payment beside a withdrawal takes nothing of a disputed refund", async () => {
  const sale = await refundedSale();
  await sale.chargeBack();
  const order = await must(sale.buyer.post("/orders", await bodyOf(sale)));
  expect(order.wallet_amount).toBe(50_000);
  await market.payWithoutCallback(order, "delay");
  await must(sale.buyer.put(`/orders/${order.id}/cancel`));
  let late: Promise<void> | undefined;
  await market.sql.begin(async (sql) => {
    await sql`select private.reserve_withdrawal(${sale.buyer.id}, 50000, 2500, 'own:beside', 'xendit')`;
    const [me] = await sql`select pg_backend_pid() as pid`;
    late = market.runDue();
    // It has seen that the wallet can pay its part.
    await market.untilLocked(1, me!["pid"]);
  });
  await late;
  expect(await market.saleOf({ ...sale, order }).status()).toBe("CANCELLED");
  expect(await sale.buyer.balance()).toMatchObject({
    available: order.amount_due,
    held: REFUND + 50_000,
  });
});

test("nobody leaves with a disputed refund, not even one that is too little for a withdrawal", async () => {
  const sale = await refundedSale();
  await sale.buyer.fund(5_000 - 50_000 - REFUND);
  await sale.chargeBack();
  const leave = () => sale.buyer.delete("/auth/me?give_up_balance=true");
  expect(await errorOf(leave())).toBe("409 refund_disputed");
  expect(await sale.buyer.balance()).toMatchObject({ available: 0, held: 5_000 });
  expect((await sale.decideChargeback("buyer")).body.data).toMatchObject({ from_buyer: 5_000 });
  expect((await leave()).status).toBe(200);
});

test("once it is decided otherwise, withdrawn or won, the refund is the buyer's again", async () => {
  const [borne, withdrawn, won] = [
    await refundedSale(),
    await refundedSale(),
    await refundedSale(),
  ];
  await borne.chargeBack();
  for (const sale of [withdrawn, won]) await sale.chargeBack({ listed: false });
  await must(borne.decideChargeback("claims"));
  await must(withdrawn.decideChargeback("withdraw"));
  await won.winDispute({ listed: false });
  for (const sale of [borne, withdrawn, won]) {
    expect((await sale.buyer.requestWithdrawal(REFUND + 50_000)).status).toBe(201);
  }
});

test("of an order that the wallet paid in part, at most what the bank paid is held: a part for a part, all for an amount that cannot be read", async () => {
  const sale = await market.mixedSale(100_000);
  await sale.pay();
  await must(sale.step("seller", "cancel"));
  await sale.chargeBack({ listed: false });
  const amounts = [0, 20_000, 64_750, 164_750];
  const held: number[] = [];
  for (const amount of amounts) {
    await market.sql`
      update private.chargebacks set amount = ${amount} where order_id = ${sale.order.id}`;
    held.push((await sale.buyer.balance()).held);
  }
  expect(held).toEqual([64_750, 20_000, 64_750, 64_750]);
  expect((await sale.buyer.requestWithdrawal(100_000)).status).toBe(201);
});

test("staff end a dispute that the provider's list never shows, with evidence, and the order goes on and pays the seller", async () => {
  const sale = await market.paidSale();
  await sale.chargeBack({ listed: false });
  await sale.invoice("lose", {});
  await market.runDue();
  await market.time.advance(4 * DAY, DAY / 2);
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await sale.cases()).toEqual(["chargeback"]);
  const [announced] = await sale.chargebacks();
  expect(await errorOf(market.decide(announced!, "claims")))
    .toBe("409 chargeback_outcome_impossible");
  await must(market.decide(announced!, "withdraw"));
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
  expect((await sale.read()).frozen_at).toBeNull();
  await must(sale.step("buyer", "confirm"));
  expect(await sale.seller.wallet()).toBe(150_000);
});

const parties = setUp(() => market.couple());

test(`a chargeback beside a confirmation: it is frozen or released, and each rupiah is booked once, ${ROUNDS} times`, async () => {
  await race(async () => {
    const sale = await market.paidSale({}, parties);
    const [confirmed] = await Promise.all([
      sale.step("buyer", "confirm"),
      sale.invoice("dispute").then(() => Promise.all([market.reconcile(), market.runDue()])),
    ]);
    const [open, ...more] = await sale.chargebacks();
    expect(more).toEqual([]);
    const isReleased = await sale.status() === "COMPLETED";
    expect(confirmed.status).toBe(isReleased ? 200 : 409);
    const outcome = isReleased ? "seller" : "cancel";
    const decisions = await Promise.all([1, 2, 3].map(() => market.decide(open!, outcome)));
    expect(tally(decisions)).toEqual({ 200: 1, 409: 2 });
    const { buyer = 0, seller = 0, provider_cash = 0 } = await sale.sums();
    expect([buyer, seller, provider_cash]).toEqual([0, 0, 0]);
  });
});

test(`a decision against a refunded buyer beside a withdrawal: the wallet is never below zero, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await market.paidSale({}, { ...parties, buyer: await market.user() });
    await sale.step("seller", "cancel");
    await sale.chargeBack();
    const [open] = await sale.chargebacks();
    const [withdrawn, decision] = await Promise.all([
      sale.buyer.requestWithdrawal(100_000),
      market.decide(open!, "buyer"),
    ]);
    expect(decision.status).toBe(200);
    const wasPaidOut = withdrawn.status === 201;
    expect(decision.body.data.from_buyer).toBe(wasPaidOut ? 64_750 : 164_750);
    expect(await sale.buyer.wallet()).toBe(0);
  }
});

test("staff announce what they read elsewhere, once, and only of a payment that came", async () => {
  const sale = await market.paidSale();
  const staff = await market.staff("ops_admin");
  const body = { amount: 164_750, evidence: "E-mail of the provider" };
  const announce = () => staff.post(`/admin/orders/${sale.order.id}/chargeback`, body, REASON);
  const answers = await Promise.all([announce(), announce(), announce()]);
  expect(tally(answers)).toEqual({ 201: 1, 409: 2 });
  await sale.chargeBack({ told: false });
  expect((await market.reconcile()).differences).toEqual([]);
  const [open] = await sale.chargebacks();
  expect(open).toMatchObject({ status: "open" });
  const decisions = await Promise.all(
    ["claims", "cancel", "claims", "cancel"].map((outcome) => market.decide(open!, outcome)),
  );
  expect(tally(decisions)).toEqual({ 200: 1, 409: 3 });
  expect(await market.audit(open!.id)).toMatchObject([{ after: { evidence: "Ticket 4711" } }]);
});

test("the provider's record of a dispute says its amount, whatever staff announced", async () => {
  const sale = await market.completedSale();
  const staff = await market.staff("ops_admin");
  const body = { amount: 1_000, evidence: "E-mail of the provider" };
  await must(staff.post(`/admin/orders/${sale.order.id}/chargeback`, body, REASON));
  expect(await sale.seller.balance()).toMatchObject({ held: 1_000 });
  await sale.chargeBack({ listed: false });
  expect(await sale.chargebacks()).toMatchObject([{ status: "announced", amount: 164_750 }]);
  expect(await sale.seller.balance()).toMatchObject({ held: 150_000 });
});
