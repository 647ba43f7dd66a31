import { afterEach, expect, test } from "vitest";
import { CALLBACK_TOKEN, must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { chargebacksOf, decide, dispute, sumsOf, win } from "../../support/chargebacks.ts";
import type { Chargeback } from "../../support/chargebacks.ts";
import { reconcile } from "../../support/reconcile.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

const post = (body: unknown, token = CALLBACK_TOKEN) =>
  market.with({ "x-callback-token": token }).post("/webhooks/xendit-native", body);
const tell = (reference_id: string, event: string, id: string, more = {}) =>
  post({ event: `dispute.${event}`, id, reference_id, amount: { initial: "164750.00" }, ...more });
const statuses = async (sale: Sale) =>
  (await chargebacksOf(market, sale)).map(({ status }: Chargeback) => status);
const agree = async () => expect((await reconcile(market)).differences).toEqual([]);

test("a dispute that the list does not show yet freezes the order and moves no money, until we win or it is taken", async () => {
  const [won, taken] = [await market.paidSale(), await market.paidSale()];
  for (const sale of [won, taken]) {
    await dispute(market, sale, { listed: false });
    expect(await statuses(sale)).toEqual(["announced"]);
    expect((await sale.read()).frozen_at).not.toBeNull();
    expect((await sale.step("buyer", "confirm")).status).toBe(409);
    expect(await sumsOf(market, sale)).toMatchObject({ provider_cash: -164_750, escrow: 150_000 });
    const [announced] = await chargebacksOf(market, sale);
    expect((await decide(market, announced!, "claims")).status).toBe(409);
  }
  await win(market, won, { listed: false });
  expect(await statuses(won)).toEqual(["withdrawn"]);
  expect((await won.read()).frozen_at).toBeNull();
  await must(won.step("buyer", "confirm"));
  const { reference } = taken.order;
  const row = {
    type: "CHARGEBACK",
    amount: 100_000,
    cashflow: "MONEY_OUT",
    reference_id: reference,
  };
  await market.sandbox("/payment/transactions", row);
  await agree();
  // A part of the payment, and the announced one: not a second one.
  expect(await chargebacksOf(market, taken)).toMatchObject([{ status: "open", amount: 100_000 }]);
  expect(await sumsOf(market, taken)).toMatchObject({ claims: -100_000 });
});

test("repeats, the reversal before the chargeback and a callback beside reconciliation count once", async () => {
  const sale = await market.paidSale();
  const { reference } = sale.order;
  await tell(reference, "won", "mi-1");
  await tell(reference, "action_required", "mi-1");
  expect(await statuses(sale)).toEqual(["withdrawn"]);
  await dispute(market, sale, { told: false });
  const told = Array.from(
    { length: 6 },
    (_, at) => tell(reference, "action_required", "mi-2", { at }),
  );
  await Promise.all([...told, reconcile(market), reconcile(market), market.runDue()]);
  await market.runDue();
  expect(await chargebacksOf(market, sale)).toMatchObject([
    { status: "open", dispute_id: "mi-2", amount: 164_750 },
    { status: "withdrawn" },
  ]);
  await win(market, sale, { told: false });
  await Promise.all([tell(reference, "won", "mi-2"), reconcile(market), reconcile(market)]);
  await market.runDue();
  expect((await statuses(sale))[0]).toBe("reversed");
  expect(await sumsOf(market, sale)).toMatchObject({ provider_cash: -164_750, escrow: 150_000 });
  await agree();
});

test("forged, unknown and unreadable disputes change nothing", async () => {
  const sale = await market.completedSale();
  expect((await post({ event: "dispute.lost", id: "x" }, "wrong")).status).toBe(401);
  for (
    const body of [
      { event: "dispute.action_required", id: "mi-3", reference_id: "ORD-261122-000000" },
      { event: "dispute.action_required", reference_id: sale.order.reference },
      { event: "dispute.action_required", id: "mi-4", reference_id: 7 },
    ]
  ) expect((await post(body)).status).toBe(200);
  expect(await chargebacksOf(market, sale)).toEqual([]);
  const amount = { initial: "1e400" };
  await tell(sale.order.reference, "action_required", "mi-5", { amount });
  const [announced] = await chargebacksOf(market, sale);
  expect(announced).toMatchObject({ status: "announced", amount: 0 });
  expect((await decide(market, announced!, "withdraw")).body.data.status).toBe("withdrawn");
});

test("a dispute's id that names another payment changes nothing, and does not fail", async () => {
  const [sale, other] = [await market.paidSale(), await market.paidSale()];
  await tell(sale.order.reference, "action_required", "mi-6");
  const won = { reference: other.order.reference, dispute_id: "mi-6", amount: 1, is_won: true };
  const { service } = market.services.db;
  expect(await service.call("internal.announce_chargeback", won)).toBe("noted");
  expect([await statuses(sale), await statuses(other)]).toEqual([["announced"], []]);
});
