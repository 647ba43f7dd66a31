import { afterEach, expect, test } from "vitest";
import { chargebacksOf, decide, dispute, sumsOf, win } from "../../support/chargebacks.ts";
import { CALLBACK_TOKEN } from "../../support/environment.ts";
import {
  completedSale,
  deliveredSale,
  must,
  statusOf,
  step,
  walletOf,
} from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { inbox } from "../../support/notifications.ts";
import { paidSale, readOrder } from "../../support/sale.ts";
import { reconcile } from "../../support/reconcile.ts";

const market = useMarket();
const HOUR = 3600;
const DAY = 24 * HOUR;
afterEach(() => proveMoney(market));

test("who was told to wait for the decision has the whole time afterwards, and a reminder of it", async () => {
  const sale = await paidSale(market);
  await market.time.advance(6 * DAY + 12 * HOUR);
  const reminders = async () =>
    (await inbox(market, sale.seller)).items
      .filter(({ kind }: { kind: string }) => kind === "order.reminder.cancelled").length;
  const before = await reminders();
  expect(before).toBe(1);
  await dispute(market, sale, { listed: false });
  expect((await readOrder(market, sale)).deadlines).toEqual([]);
  await market.time.advance(HOUR);
  await win(market, sale, { listed: false });
  expect((await readOrder(market, sale)).deadlines).toMatchObject([{ to: "CANCELLED" }]);
  await market.time.advance(7 * DAY - 2 * HOUR);
  expect(await statusOf(market, sale)).toBe("READY_TO_SHIP");
  expect(await reminders()).toBe(before + 1);
  await market.time.advance(3 * HOUR);
  expect(await statusOf(market, sale)).toBe("CANCELLED");
});

test("nobody is reminded of what cannot happen while the order is frozen", async () => {
  const sale = await deliveredSale(market);
  await dispute(market, sale, { listed: false });
  await market.time.advance(2 * DAY);
  const kinds = (await inbox(market, sale.buyer)).items.map(({ kind }: { kind: string }) => kind);
  expect(kinds).not.toContain("order.reminder.completed");
  expect(await statusOf(market, sale)).toBe("DELIVERED");
});

test("a shipping fee that comes free while the payment is disputed waits for the order's end", async () => {
  const sale = await paidSale(market);
  await dispute(market, sale, { listed: false });
  await must(step(market, sale.seller, sale, "ship", { tracking_number: "OWN-4711" }));
  await market.runDue();
  expect(await walletOf(market, sale.buyer)).toBe(0);
  await win(market, sale, { listed: false });
  await must(step(market, sale.buyer, sale, "confirm"));
  expect(await walletOf(market, sale.buyer)).toBe(9_000);
  expect(await walletOf(market, sale.seller)).toBe(150_000);
});

test("staff cancel an order of which two parts were charged back, and the buyer gets only the rest", async () => {
  const sale = await paidSale(market);
  await dispute(market, sale, { amount: 20_000 });
  await dispute(market, sale, { amount: 30_000 });
  const [second] = await chargebacksOf(market, sale);
  expect((await decide(market, second!, "cancel")).status).toBe(200);
  expect(await statusOf(market, sale)).toBe("CANCELLED");
  expect(await walletOf(market, sale.buyer)).toBe(114_750);
  const [, first] = await chargebacksOf(market, sale);
  expect(first).toMatchObject({ status: "open", from_buyer: 20_000 });
  expect((await decide(market, first!, "claims")).status).toBe(200);
  expect(await sumsOf(market, sale)).toMatchObject({ buyer: 114_750, provider_cash: -114_750 });
  expect((await reconcile(market)).differences).toEqual([]);
});

test("a second dispute is not taken for the first one, which no callback named", async () => {
  const sale = await paidSale(market);
  await dispute(market, sale, { told: false });
  await reconcile(market);
  await win(market, sale, { told: false });
  await reconcile(market);
  await market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit-native", {
    event: "dispute.action_required",
    id: `again-${sale.order.id}`,
    reference_id: sale.order.reference,
    amount: { initial: "164750.00" },
  });
  expect((await chargebacksOf(market, sale)).map(({ status }) => status))
    .toEqual(["announced", "reversed"]);
  expect((await readOrder(market, sale)).frozen_at).not.toBeNull();
});

test("the parties of an order that has ended do not read that staff look at its chargeback", async () => {
  const sale = await completedSale(market);
  await dispute(market, sale);
  expect((await readOrder(market, sale)).frozen_at).toBeNull();
  expect(await chargebacksOf(market, sale)).toMatchObject([{ status: "open" }]);
});

test("of two announced disputes the one that is won leaves the order frozen for the other", async () => {
  const sale = await paidSale(market);
  await dispute(market, sale, { amount: 20_000, listed: false });
  await dispute(market, sale, { amount: 30_000, listed: false });
  expect(await chargebacksOf(market, sale)).toMatchObject([{ amount: 30_000 }, { amount: 20_000 }]);
  await win(market, sale, { listed: false });
  const states = (await chargebacksOf(market, sale)).map(({ status }) => status);
  expect(states.sort()).toEqual(["announced", "withdrawn"]);
  expect((await step(market, sale.buyer, sale, "confirm")).status).toBe(409);
  await win(market, sale, { listed: false });
  await must(step(market, sale.buyer, sale, "confirm"));
});

test("several announced parts that the list shows at once are decided each for itself", async () => {
  const sale = await paidSale(market);
  for (const amount of [20_000, 30_000]) await dispute(market, sale, { amount, listed: false });
  const [announced] = await chargebacksOf(market, sale);
  expect((await decide(market, announced!, "cancel")).status).toBe(409);
  const row = { type: "CHARGEBACK", cashflow: "MONEY_OUT", reference_id: sale.order.reference };
  await market.sandbox("/payment/transactions", { ...row, amount: 30_000 });
  await market.sandbox("/payment/transactions", { ...row, amount: 20_000 });
  await reconcile(market);
  expect(await chargebacksOf(market, sale))
    .toMatchObject([{ status: "open", amount: 30_000 }, { status: "open", amount: 20_000 }]);
});
