import { afterEach, expect, test } from "vitest";
import { CALLBACK_TOKEN, must, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import type { Chargeback } from "../../support/sale.ts";
import { readChargebacks } from "../../../functions/jobs/handlers/read_chargebacks.ts";
import type { Selection } from "../../../shared/providers/payment/port.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

const post = (body: unknown, token = CALLBACK_TOKEN) =>
  market.with({ "x-callback-token": token }).post("/webhooks/xendit-native", body);
const tell = (id: string, event: string, more = {}) =>
  post({ event: `dispute.${event}`, id, ...more });
/** At the provider, which has not called us; its id. */
const disputeQuietly = async ({ order }: Sale, more = {}): Promise<string> =>
  (await market.sandbox(`/payment/invoices/${order.payment.invoice_id}/dispute`, {
    listed: false,
    told: false,
    ...more,
  })).body.id;
const statuses = async (sale: Sale) =>
  (await sale.chargebacks()).map(({ status }: Chargeback) => status);
const agree = async () => expect((await market.reconcile()).differences).toEqual([]);

test("a dispute that the list does not show yet freezes the order and moves no money, until we win or it is taken", async () => {
  const [won, taken] = [await market.paidSale(), await market.paidSale()];
  for (const sale of [won, taken]) {
    await sale.chargeBack({ listed: false });
    expect(await statuses(sale)).toEqual(["announced"]);
    expect((await sale.read()).frozen_at).not.toBeNull();
    expect((await sale.step("buyer", "confirm")).status).toBe(409);
    expect(await sale.sums()).toMatchObject({ provider_cash: -164_750, escrow: 150_000 });
    const [announced] = await sale.chargebacks();
    expect((await market.decide(announced!, "claims")).status).toBe(409);
  }
  await won.winDispute({ listed: false });
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
  expect(await taken.chargebacks()).toMatchObject([{ status: "open", amount: 100_000 }]);
  expect(await taken.sums()).toMatchObject({ claims: -100_000 });
});

test("repeats and a callback beside reconciliation count once, and the end before the beginning freezes nothing", async () => {
  const sale = await market.paidSale();
  const early = await disputeQuietly(sale);
  await sale.winDispute({ listed: false, told: false });
  await tell(early, "won");
  await tell(early, "action_required");
  expect(await statuses(sale)).toEqual(["withdrawn"]);
  expect((await sale.read()).frozen_at).toBeNull();
  const id = await disputeQuietly(sale, { listed: true });
  const told = Array.from({ length: 6 }, (_, at) => tell(id, "action_required", { at }));
  await Promise.all([...told, market.reconcile(), market.reconcile(), market.runDue()]);
  await market.runDue();
  expect(await sale.chargebacks()).toMatchObject([
    { status: "open", dispute_id: id, amount: 164_750 },
    { status: "withdrawn" },
  ]);
  await sale.winDispute({ told: false });
  await Promise.all([tell(id, "won"), market.reconcile(), market.reconcile()]);
  await market.runDue();
  expect((await statuses(sale))[0]).toBe("reversed");
  expect(await sale.sums()).toMatchObject({ provider_cash: -164_750, escrow: 150_000 });
  await agree();
});

test("a callback books its chargeback, although a reconciliation takes the reference from its queue meanwhile", async () => {
  const sale = await market.paidSale();
  await disputeQuietly(sale, { listed: true });
  const { db } = market.services;
  const payments = market.payments();
  const meanwhile = async () => {
    const { run_id } = await db.service.call("internal.begin_reconciliation", {
      statement: "xendit",
    });
    while (await db.service.call("internal.find_reconciliation_differences", { run_id }) > 0);
  };
  const movements = async function* (selection: Selection) {
    yield* payments.movements(selection);
    await meanwhile();
  };
  const deps = {
    db,
    log: () => {},
    triggerJobs: () => {},
    payments: { ...payments, movements },
  };
  await readChargebacks(deps, { reference: sale.order.reference });
  expect(await statuses(sale)).toEqual(["open"]);
  await agree();
});

test("a callback with a stolen token neither freezes an order nor lifts a freeze", async () => {
  const [free, frozen] = [await market.paidSale(), await market.paidSale()];
  const facts = (sale: Sale) => ({
    reference_id: sale.order.reference,
    status: "WON",
    amount: { initial: "164750.00" },
  });
  for (const event of ["action_required", "created", "won"]) {
    expect((await tell(`mi-forged-${event}`, event, facts(free))).status).toBe(200);
  }
  expect(await statuses(free)).toEqual([]);
  expect((await free.read()).frozen_at).toBeNull();
  const id = await disputeQuietly(frozen);
  // Before the real announcement, and after it.
  await tell(id, "won", facts(frozen));
  expect(await statuses(frozen)).toEqual(["announced"]);
  await tell(id, "action_required");
  await tell(id, "won", { ...facts(frozen), again: true });
  expect(await statuses(frozen)).toEqual(["announced"]);
  expect((await frozen.step("buyer", "confirm")).status).toBe(409);
  // Another payment than the provider's own.
  await tell(id, "action_required", facts(free));
  expect(await statuses(free)).toEqual([]);
});

test("a dispute that comes before its payment's callback freezes the paid order, and both are told", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  await sale.chargeBack({ listed: false });
  await must(sale.buyer.get(`/payments/${sale.order.id}/check`));
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect((await sale.read()).frozen_at).not.toBeNull();
  for (const party of [sale.buyer, sale.seller]) {
    const kinds = (await party.inbox()).items.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toContain("payment.disputed");
  }
});

test("a dispute is applied once the provider answers again", async () => {
  const sale = await market.paidSale();
  const id = await disputeQuietly(sale);
  await market.fault("payment", "get_dispute", "error", 3);
  expect((await tell(id, "action_required")).status).toBe(200);
  expect(await statuses(sale)).toEqual([]);
  await market.time.advance(3600);
  await market.runDue();
  expect(await statuses(sale)).toEqual(["announced"]);
});

test("forged, unknown and unreadable disputes change nothing", async () => {
  const sale = await market.completedSale();
  expect((await post({ event: "dispute.lost", id: "x" }, "wrong")).status).toBe(401);
  const odd = [{ event: "dispute.action_required" }, { event: "dispute.won", id: 7 }];
  for (const body of odd) expect((await post(body)).status).toBe(200);
  for (const id of ["mi-3", "../v2/invoices", "a".repeat(300)]) {
    expect((await tell(id, "action_required")).status).toBe(200);
  }
  expect(await sale.chargebacks()).toEqual([]);
});

test("a dispute's id that names another payment changes nothing, and does not fail", async () => {
  const [sale, other] = [await market.paidSale(), await market.paidSale()];
  const dispute_id = await disputeQuietly(sale);
  await tell(dispute_id, "action_required");
  const won = { reference: other.order.reference, dispute_id, amount: 1, is_won: true };
  const { service } = market.services.db;
  expect(await service.call("internal.announce_chargeback", won)).toBe("noted");
  expect([await statuses(sale), await statuses(other)]).toEqual([["announced"], []]);
});
