/** The provider changes while orders, boosts and withdrawals of the old one are open. */
import { afterEach, expect, onTestFinished, test } from "vitest";
import { runReconciliation } from "../../../functions/jobs/handlers/reconcile.ts";
import { createServices } from "../../../local/stack/services.ts";
import type { Environment } from "../../../shared/config.ts";
import { ProviderUnclear } from "../../../shared/providers/call.ts";
import type { PaymentProvider, Selection } from "../../../shared/providers/payment/port.ts";
import { IMPATIENT, must, REASON, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { reserveOnly } from "../../support/purchases.ts";
import { paymentsOf } from "../../support/payments.ts";
import { reconcile } from "../../support/reconcile.ts";
import { escrowOnly, letRefundsPass } from "../../support/refunds.ts";

const OLD = "xendit_invoices";
const NEW = "xendit_sessions";
/** Open orders at the change; `OPEN_ORDERS=1000 npm test -- tests/providers/payment/change.test.ts` takes more. */
const OPEN = Number(Deno.env.get("OPEN_ORDERS") ?? 24);
const market = useMarket({ ...IMPATIENT, PAYMENT_PROVIDER: OLD });
afterEach(() => market.proveMoney());

/** The same market, deployed with other variables. */
function deploy(variables: Environment) {
  const services = createServices({ ...market.environment, ...variables }, () => {}, () => {});
  onTestFinished(() => services.db.close());
  Object.assign(market.services.functions, services.functions);
}
const providerOf = async (order_id: string) =>
  (await market
    .sql`select provider, provider_id from private.invoices where order_id = ${order_id}`)[
      0
    ]!;

test("what began with the old provider ends with it, and what is new begins with the new one", async () => {
  const [paid, expired, late] = [
    await market.openSale(),
    await market.openSale(),
    await market.openSale(),
  ];
  await late.invoice("expire");
  const seller = await market.user();
  const listing_id = await seller.list();
  const boost = await must(seller.post("/boosts", { listing_id, package: "boost_1d" }));
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  const { body, buyer } = await market.toOrder();
  const died = await reserveOnly(market, buyer, body);

  deploy({ PAYMENT_PROVIDER: NEW, PAYMENT_PROVIDER_OLD: OLD });
  const fresh = await market.openSale();
  for (const sale of [paid, late, fresh]) await sale.pay();
  await market.sandbox(`/payment/invoices/${boost.payment.invoice_id}/pay`);
  await market.payout(withdrawal, "complete");
  await market.endInvoiceLeases();
  await market.time.advance(2 * 3600);

  expect(await Promise.all([paid, late, fresh, expired].map((sale) => sale.status())))
    .toEqual(["READY_TO_SHIP", "READY_TO_SHIP", "READY_TO_SHIP", "EXPIRED"]);
  expect(await providerOf(paid.order.id)).toMatchObject({ provider: OLD });
  expect(await providerOf(fresh.order.id))
    .toMatchObject({ provider: NEW, provider_id: expect.stringMatching(/^ps-/) });
  const [bought] = await market.sql`
    select status, provider from private.boost_purchases where id = ${boost.id}`;
  expect(bought).toEqual({ status: "PAID", provider: OLD });
  expect(await person.reread(withdrawal)).toMatchObject({ status: "PAID" });
  // Its process died before the change; no other provider is asked for its invoice.
  expect(await market.sql`select from private.invoices where order_id = ${died.id}`).toEqual([]);
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
});

test("a refund of an order that began with the old provider goes back through it", async () => {
  deploy({ PAYMENT_PROVIDER: OLD });
  const sale = await market.paidSale();
  deploy({ PAYMENT_PROVIDER: NEW, PAYMENT_PROVIDER_OLD: OLD });
  await escrowOnly(market);
  await must(sale.step("buyer", "cancel"));
  await letRefundsPass(market);
  await market.setting("escrow_only", 0);
  const [refund] = await market.sql`
    select status from private.refunds where order_id = ${sale.order.id}`;
  expect(refund).toEqual({ status: "PAID" });
  expect(await sale.buyer.wallet()).toBe(0);
});

/** Money of the old provider with the reference of an order of the new one. */
async function strayOfOld() {
  deploy({ PAYMENT_PROVIDER: NEW, PAYMENT_PROVIDER_OLD: OLD });
  await escrowOnly(market);
  const sale = await market.paidSale();
  const invoice = { external_id: sale.order.reference, amount: 30_000 };
  const { body: stray } = await market.sandbox("/payment/invoices", invoice);
  await market.sandbox(`/payment/invoices/${stray.id}/pay`);
  await market.runDue();
  return { sale, stray };
}

async function sendBack(sale: Sale): Promise<void> {
  const staff = await market.staff("superadmin");
  await must(staff.post(`/admin/suspense/${await sale.inSuspense()}/refund`, {}, REASON));
}

test("money of the old provider that came for an order of the new one goes back through the old one", async () => {
  const { sale, stray } = await strayOfOld();
  await sendBack(sale);
  await letRefundsPass(market);
  await market.setting("escrow_only", 0);
  const refunds = await market.sql`
    select checkout_id, status, provider from private.refunds where order_id = ${sale.order.id}`;
  expect(refunds).toEqual([{ checkout_id: stray.id, status: "PAID", provider: OLD }]);
});

test("a stray invoice of a provider that is not configured any more is a case, until it is again", async () => {
  const { sale } = await strayOfOld();
  deploy({ PAYMENT_PROVIDER: NEW });
  await sendBack(sale);
  await market.runDue();
  const refunds = () =>
    market.sql`
      select refunds.status, refunds.provider, cases.closed_at is null as is_open
      from private.refunds
      join private.staff_cases as cases on cases.kind = 'refund_pending' and cases.key = refunds.id::text
      where refunds.order_id = ${sale.order.id}`;
  expect(await refunds()).toMatchObject([{ status: "HELD", is_open: true }]);
  deploy({ PAYMENT_PROVIDER: NEW, PAYMENT_PROVIDER_OLD: OLD });
  await market.time.advance(3600);
  await letRefundsPass(market);
  await market.setting("escrow_only", 0);
  expect(await refunds()).toEqual([{ status: "PAID", provider: OLD, is_open: false }]);
});

test("a repeat of a request that began with the old provider gets its invoice there", async () => {
  deploy({ PAYMENT_PROVIDER: OLD });
  const { body, buyer } = await market.toOrder();
  await market.fault("payment", "create_invoice", "timeout");
  const headers = { "idempotency-key": crypto.randomUUID() };
  await buyer.post("/orders", body, headers);
  deploy({ PAYMENT_PROVIDER: NEW, PAYMENT_PROVIDER_OLD: OLD });
  await market.endInvoiceLeases();
  const order = await must(buyer.post("/orders", body, headers));
  expect(await providerOf(order.id)).toMatchObject({ provider: OLD });
  expect(order.payment.invoice_id).not.toMatch(/^ps-/);
});

test("without the old provider a payment of its order is kept for later, and moves nothing", async () => {
  deploy({ PAYMENT_PROVIDER: OLD });
  const sale = await market.openSale();
  deploy({ PAYMENT_PROVIDER: NEW });
  await sale.invoice("pay");
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  deploy({ PAYMENT_PROVIDER: NEW, PAYMENT_PROVIDER_OLD: OLD });
  await market.time.advance(600);
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test("a payment that is disputed after the change is over is booked from the statement that both share", async () => {
  deploy({ PAYMENT_PROVIDER: OLD });
  const sale = await market.paidSale();
  deploy({ PAYMENT_PROVIDER: NEW });
  await sale.chargeBack();
  expect(await sale.chargebacks()).toMatchObject([
    { status: "open", amount: sale.order.total },
  ]);
});

test("a statement that cannot be read holds no other, and its money is no difference meanwhile", async () => {
  // The night's own run, at 3:00 in Jakarta, would read the provider's one statement.
  await market.sql`delete from private.jobs where kind = 'reconcile' and finished_at is null`;
  deploy({ PAYMENT_PROVIDER: OLD });
  const before = await market.paidSale();
  const changed = { PAYMENT_PROVIDER: NEW, PAYMENT_PROVIDER_OLD: OLD };
  deploy(changed);
  const { body: row } = await market.sandbox("/payment/transactions", {
    type: "TOPUP",
    amount: 7_000,
    cashflow: "MONEY_IN",
  });
  const { services } = market;
  const { old, ...active } = paymentsOf({
    services,
    environment: { ...market.environment, ...changed },
  });
  const began: [string, number][] = [];
  let isDown = true;
  /** As if the old provider had an account of its own, which had that sale. */
  const statementOf = (provider: PaymentProvider, statement: string): PaymentProvider => ({
    ...provider,
    statement,
    async *movements(selection: Selection) {
      if ("updatedSince" in selection) began.push([statement, selection.updatedSince.getTime()]);
      if (statement === "before" && isDown) throw new ProviderUnclear("No answer.");
      for await (const page of provider.movements(selection)) {
        const isMine = ({ reference }: { reference: string }) =>
          (reference === before.order.reference) === (statement === "before");
        yield { ...page, movements: page.movements.filter(isMine) };
      }
    },
  });
  const payments = { ...statementOf(active, "now"), old: statementOf(old!, "before") };
  const run = () =>
    runReconciliation({ db: services.db, log: () => {}, triggerJobs: () => {}, payments });
  const open = async () =>
    await market.sql`
      select statement, reference, difference::integer from private.reconciliation_differences where status = 'open'
      order by statement desc`;
  const unknown = { statement: "now", reference: row.reference_id, difference: 7_000 };

  await market.sandbox(`/payment/transactions/${before.order.reference}/change`, {
    status: "REVERSED",
  });
  for (let attempt = 0; attempt < 2; attempt++) {
    await expect(run()).rejects.toThrow("No answer.");
    expect(await open()).toEqual([unknown]);
    await market.time.advance(3_600);
  }
  isDown = false;
  await run();
  expect(await open()).toEqual([
    unknown,
    { statement: "before", reference: before.order.reference, difference: -before.order.total },
  ]);
  const since = (statement: string) =>
    began.filter(([name]) => name === statement).map(([, at]) => at - began[0]![1]);
  expect(since("before").at(-1)).toBe(since("before")[0]);
  expect(since("now")[2]).toBeGreaterThan(since("now")[1]!);
  await market.sandbox(`/payment/transactions/${before.order.reference}/change`, {
    status: "SUCCESS",
  });
  await market.sandbox(`/payment/transactions/${row.id}/change`, { status: "REVERSED" });
  await run();
  expect(await open()).toEqual([]);
});

test("of many orders that are open while the provider changes none is lost, doubled or stuck", {
  timeout: 900_000,
}, async () => {
  deploy({ PAYMENT_PROVIDER: OLD });
  const open: Sale[] = [];
  while (open.length < OPEN) {
    open.push(...await Promise.all([1, 2, 3].map(() => market.openSale())));
  }
  const third = (nth: number) => open.filter((_, at) => at % 3 === nth);
  const [paid, late, unpaid] = [third(0), third(1), third(2)];
  for (const kind of ["duplicate", "delay", "reorder"]) {
    await market.sandbox("/faults", { provider: "payment", kind, times: Math.ceil(OPEN / 6) });
  }
  const paying = Promise.all(paid.map((sale) => sale.invoice("pay")));
  deploy({ PAYMENT_PROVIDER: NEW, PAYMENT_PROVIDER_OLD: OLD });
  const [fresh] = await Promise.all([market.openSale(), paying]);
  await Promise.all([...late, fresh].map((sale) => sale.invoice("pay")));
  await market.time.advance(2 * 3600);

  const statuses = async (
    sales: Sale[],
  ) => [...new Set(await Promise.all(sales.map((sale) => sale.status())))];
  expect(await statuses([...paid, ...late, fresh])).toEqual(["READY_TO_SHIP"]);
  expect(await statuses(unpaid)).toEqual(["EXPIRED"]);
  const ids = [...paid, ...late].map(({ order }) => order.id);
  const [booked] = await market.sql`
    select count(*)::integer as times, count(distinct order_id)::integer as orders
    from private.ledger_transfers where kind = 'payment' and order_id in ${market.sql(ids)}`;
  expect(booked).toEqual({ times: ids.length, orders: ids.length });
  const invoices = await Promise.all(open.map((sale) => sale.invoices()));
  expect(invoices.every(({ length }) => length === 1)).toBe(true);
  expect(
    await market.sql`
    select kind, last_error from private.jobs
    where finished_at is null and run_at < private.now() - interval '1 hour'`,
  ).toEqual([]);
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });

  const withOld = async () =>
    Number(
      (await market
        .sql`select coalesce(sum(things), 0) as n from private.open_with_old_providers()`)[0]!["n"],
    );
  expect(await withOld()).toBeGreaterThanOrEqual(ids.length);
  await Promise.all([...paid, ...late].map((sale) => must(sale.step("seller", "cancel"))));
  expect(await withOld()).toBeLessThan(ids.length);
});
