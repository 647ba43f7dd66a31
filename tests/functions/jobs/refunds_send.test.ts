import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import {
  atOnce,
  errorOf,
  IMPATIENT,
  must,
  race,
  RACING,
  setUp,
  useMarket,
} from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { escrowOnly, letRefundsPass } from "../../support/refunds.ts";
import { runScript, scratchFolder } from "../../local/scratch.ts";
import { ProviderRejected } from "../../../shared/providers/call.ts";
import type { PaymentProvider } from "../../../shared/providers/payment/port.ts";
import { refreshRefund } from "../../../shared/work/refund.ts";

const market = useMarket({ ...IMPATIENT, ...RACING });
const staff = setUp(() => market.staffClient());
beforeEach(() => escrowOnly(market));
afterEach(async () => {
  await market.noFaults();
  await market.proveMoney();
});
afterAll(() => market.setting("escrow_only", 0));

const DAYS = 24 * 60 * 60;

/** An order that its buyer paid and cancelled; the refund waits for its job. */
async function cancelled(): Promise<Sale> {
  const sale = await market.paidSale();
  await must(sale.step("buyer", "cancel"));
  return sale;
}
const refundsOf = ({ order }: Sale) =>
  market.sql`select * from private.refunds where order_id = ${order.id} order by created_at`;
const refundOf = async (sale: Sale) => (await refundsOf(sale))[0]!;
/** What the provider has of the order's refunds. */
const atProvider = async ({ order }: Sale): Promise<{ id: string; status: string }[]> => {
  const { body } = await market.sandbox("/payment/refunds/list", {
    invoice_id: order.payment.invoice_id,
  });
  return body.data;
};
const record = (refund_id: string, state: string) =>
  market.services.db.service.call("internal.record_refund", { refund_id, attempt: 0, state });

test("nobody is told that a wallet has the money of a return that goes back through the provider", async () => {
  const sale = await market.returnApprovedSale();
  await sale.sendBack();
  await must(sale.step("seller", "return-received"));
  const { items } = await sale.buyer.inbox();
  const about = items.find(({ kind }: { kind: string }) => kind === "order.refunded");
  expect(about.body).toBe(`Dana pesanan ${sale.order.reference} kembali ke pembeli.`);
});

test("a cancelled order's money goes back through the provider once, and both lists agree", async () => {
  const sale = await cancelled();
  expect(await sale.books()).toMatchObject({ refund_in_transit: sale.order.total });
  await letRefundsPass(market);
  expect(await refundOf(sale)).toMatchObject({ status: "PAID", attempts: 1 });
  expect(await atProvider(sale)).toMatchObject([{ status: "SUCCEEDED" }]);
  expect(await sale.books()).toEqual({});
  expect(await sale.buyer.wallet()).toBe(0);
  const { items } = await sale.buyer.inbox();
  expect(items[0].title).toMatch(/dikembalikan kepadamu/);
  expect((await market.reconcile()).differences).toEqual([]);
});

test.each(
  [
    ["BCA", {}, "REFUND_NOT_SUPPORTED"],
    ["QRIS", { partly: true }, "PARTIAL_REFUND_NOT_SUPPORTED"],
  ] as const,
)(
  "a channel that cannot return it (%s) leaves the refund in the wallet, to withdraw",
  async (channel, { partly }: { partly?: true }, failure_code) => {
    await escrowOnly(market, channel);
    const sale = partly ? await market.disputedSale() : await cancelled();
    if (partly) await must(sale.resolve("split", { refund_amount: 40_000 }));
    await letRefundsPass(market);
    const refund = await refundOf(sale);
    expect(refund).toMatchObject({ status: "FAILED", failure_code });
    expect(await sale.buyer.wallet()).toBe(refund["amount"]);
    expect(await sale.buyer.entries()).toEqual([["refund", refund["amount"]]]);
    const { items } = await sale.buyer.inbox();
    expect(items[0].body).toMatch(/tidak bisa kembali/);
    await must(sale.buyer.post("/wallet/withdrawals", { amount: 40_000 }));
  },
);

test("a refund that fails after the provider accepted it goes to the wallet once", async () => {
  const sale = await cancelled();
  await market.runDue();
  expect(await refundOf(sale)).toMatchObject({ status: "PENDING" });
  const [{ id } = { id: "" }] = await atProvider(sale);
  await must(market.sandbox(`/payment/refunds/${id}/fail`));
  await letRefundsPass(market);
  expect(await refundOf(sale)).toMatchObject({ status: "FAILED", failure_code: "REFUND_FAILED" });
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
});

test("after an answer that was lost the provider has one refund", async () => {
  const sales = [await cancelled(), await cancelled()];
  for (const kind of ["timeout", "timeout_after_commit"]) {
    await market.fault("payment", "create_refund", kind);
  }
  await letRefundsPass(market);
  for (const sale of sales) {
    expect(await refundOf(sale)).toMatchObject({ status: "PAID" });
    expect(await atProvider(sale)).toHaveLength(1);
  }
});

test("after a lost answer a rejection proves nothing for a day: staff get a case, which ends with the refund", async () => {
  const sale = await cancelled();
  await market.fault("payment", "create_refund", "timeout");
  await market.runDue();
  await escrowOnly(market, "BCA");
  await market.time.advance(15 * 60);
  expect(await refundOf(sale)).toMatchObject({ status: "HELD" });
  expect(await sale.cases()).toEqual(["refund_pending"]);
  await market.time.advance(DAYS + 6 * 3600);
  expect(await refundOf(sale)).toMatchObject({
    status: "FAILED",
    failure_code: "REFUND_NOT_SUPPORTED",
  });
  expect(
    await market.sql`
    select from private.staff_cases where order_id = ${sale.order.id} and closed_at is null`,
  ).toEqual([]);
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
});

test("after an outage of days, too, a rejection proves nothing until a day after the last lost answer", async () => {
  const sale = await cancelled();
  await market.fault("payment", "create_refund", "error", 1000);
  await market.time.advance(2 * DAYS, 3600);
  await market.noFaults();
  await escrowOnly(market, "BCA");
  await market.time.advance(2 * 3600);
  expect(await refundOf(sale)).toMatchObject({
    status: "HELD",
    failure_code: "rejected with REFUND_NOT_SUPPORTED",
  });
  await market.time.advance(DAYS + 6 * 3600);
  expect(await refundOf(sale)).toMatchObject({
    status: "FAILED",
    failure_code: "REFUND_NOT_SUPPORTED",
  });
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
});

test("a refund that is pending for weeks is read every six hours", async () => {
  await escrowOnly(market);
  const sale = await cancelled();
  const { id: refund_id } = await refundOf(sale);
  const pending = { refund_id, attempt: 0, state: "pending", round: 100 };
  const { call } = market.services.db.service;
  expect(await call("internal.record_refund", pending)).toBe("pending");
  const [next] = await market.sql`
    select run_at - private.now() between '359 minutes' and '6 hours' as is_soon
    from private.jobs where key = ${`${refund_id}:101`}`;
  expect(next).toEqual({ is_soon: true });
  await market.sql`delete from private.jobs where key = ${`${refund_id}:101`}`;
  await letRefundsPass(market);
});

test("of twenty answers at once, succeeded and failed, one counts, and the others are a case", async () => {
  await race(async () => {
    const sale = await cancelled();
    const { id } = await refundOf(sale);
    const outcomes = await atOnce(
      20,
      (at) => record(id, at % 2 === 0 ? "succeeded" : "failed"),
    );
    expect(outcomes.filter((outcome) => outcome === "paid" || outcome === "failed")).toHaveLength(
      1,
    );
    const { status } = await refundOf(sale);
    expect(await sale.buyer.wallet()).toBe(status === "PAID" ? 0 : sale.order.total);
    expect(await sale.cases()).toContain("refund_contradiction");
  }, 3);
});

test("a worker that stalls and is rejected late does not end the refund that another worker got accepted", async () => {
  const sale = await cancelled();
  const { id } = await refundOf(sale);
  const stalled = Promise.withResolvers<never>();
  const requested = Promise.withResolvers<void>();
  const createRefund = () => {
    requested.resolve();
    return stalled.promise;
  };
  const payments = { key: "xendit_invoices", createRefund } as unknown as PaymentProvider;
  const { db } = market.services;
  const late = refreshRefund({ db, payments, log() {}, triggerJobs() {} }, id, 1);
  await requested.promise;
  await market.runDue();
  expect(await refundOf(sale)).toMatchObject({ status: "PENDING" });
  stalled.reject(new ProviderRejected(400, "INSUFFICIENT_BALANCE", "", null));
  expect(await late).toBe("superseded");
  expect(await refundOf(sale)).toMatchObject({ status: "PENDING" });
  await letRefundsPass(market);
  expect(await refundOf(sale)).toMatchObject({ status: "PAID" });
  expect(await sale.buyer.wallet()).toBe(0);
  expect(await sale.cases()).toEqual([]);
});

test("killed after the provider has the refund and before that is recorded: the next worker finds it", async () => {
  const sale = await cancelled();
  const { id } = await refundOf(sale);
  await market.fault("payment", "create_refund", "timeout_after_commit");
  const folder = await scratchFolder();
  const { database, url } = market;
  const process = runScript(
    folder,
    "worker",
    `
    import { openDatabase } from "@local/../shared/db/client.ts";
    import { createPaymentProvider } from "@local/../shared/providers/payment/adapters.ts";
    import { refreshRefund } from "@local/../shared/work/refund.ts";
    const db = openDatabase({ poolUrl: "${database.url("preloved_functions")}",
      publicPoolUrl: "${database.url("preloved_anon")}", poolSize: 2 });
    const payments = createPaymentProvider({ PAYMENT_PROVIDER: "xendit_invoices",
      XENDIT_SECRET_KEY: "xnd_test", XENDIT_BASE_URL: "${url}/sandbox/payment/api",
      PROVIDER_TIMEOUT_MS: 60_000 });
    await refreshRefund({ db, payments, log() {}, triggerJobs() {} }, "${id}", 1);`,
  );
  while ((await atProvider(sale)).length === 0) await new Promise((done) => setTimeout(done, 20));
  process.kill("SIGKILL");
  await process.status;
  await Deno.remove(folder, { recursive: true });
  expect(await refundOf(sale)).toMatchObject({ status: "HELD", attempts: 1 });
  await letRefundsPass(market);
  expect(await refundOf(sale)).toMatchObject({ status: "PAID" });
  expect(await atProvider(sale)).toHaveLength(1);
});

test("a refund that the list has not is a difference, and so is one that was paid after its failure", async () => {
  const sale = await cancelled();
  const { id, amount } = await refundOf(sale);
  await record(id, "succeeded");
  expect(await market.differenceOf(id)).toMatchObject({ difference: Number(amount) });
  await letRefundsPass(market);
  await market.sandbox("/payment/transactions", {
    type: "REFUND",
    amount: Number(amount),
    cashflow: "MONEY_OUT",
    reference_id: id,
  });
  expect((await market.reconcile()).differences.map(({ reference }) => reference)).not.toContain(
    id,
  );
  const other = await cancelled();
  const failed = await refundOf(other);
  await record(failed["id"], "failed");
  expect(await record(failed["id"], "succeeded")).toBe("contradiction");
  expect(await other.cases()).toEqual(["refund_contradiction"]);
  expect(await other.buyer.wallet()).toBe(Number(failed["amount"]));
});

test("a wallet pays no order and says why, also in a preview; it can be withdrawn", async () => {
  const { buyer, body } = await market.toOrder();
  await buyer.fund(500_000);
  for (const path of ["/orders", "/orders/preview"]) {
    const answer = buyer.post(path, { ...body, use_wallet: true });
    expect(await errorOf(answer)).toBe("409 wallet_only_pays_out");
  }
  await must(buyer.post("/orders", body));
  await must(buyer.post("/wallet/withdrawals", { amount: 100_000 }));
});

test("an order that a wallet paid partly, before: each part goes back the way it came", async () => {
  await market.setting("escrow_only", 0);
  const sale = await market.mixedSale(100_000);
  await sale.pay();
  await escrowOnly(market);
  await must(sale.step("buyer", "cancel"));
  await letRefundsPass(market);
  expect(await refundOf(sale)).toMatchObject({
    status: "PAID",
    amount: sale.order.amount_due,
  });
  expect(await sale.buyer.wallet()).toBe(100_000);
});

test("a late payment does not take the wallet's part again: it goes back whole", async () => {
  await market.setting("escrow_only", 0);
  const sale = await market.mixedSale(100_000);
  await market.time.advance(61 * 60);
  await escrowOnly(market);
  await sale.pay();
  await letRefundsPass(market);
  expect(await sale.status()).toBe("EXPIRED");
  expect(await refundOf(sale)).toMatchObject({ status: "PAID", amount: sale.order.amount_due });
  expect(await sale.buyer.wallet()).toBe(100_000);
});

test("staff send a double payment and a wrong one back, and the surplus of an applied one", async () => {
  const over = await market.openSale();
  await over.pay(over.order.total + 7_000);
  await must(staff.post(`/admin/suspense/${await over.inSuspense()}/apply`, {}));
  const wrong = await market.openSale();
  await wrong.pay(wrong.order.total - 1_000);
  await must(staff.post(`/admin/suspense/${await wrong.inSuspense()}/refund`, {}));
  const twice = await market.paidSale();
  const { body: second } = await market.sandbox("/payment/invoices", {
    external_id: twice.order.reference,
    amount: twice.order.total,
  });
  await market.sandbox(`/payment/invoices/${second.id}/pay`);
  await market.runDue();
  await must(staff.post(`/admin/suspense/${await twice.inSuspense()}/refund`, {}));
  await letRefundsPass(market);
  expect(await refundsOf(over)).toMatchObject([{ status: "PAID", amount: 7_000 }]);
  expect(await refundsOf(wrong)).toMatchObject([{
    status: "PAID",
    amount: wrong.order.total - 1_000,
  }]);
  expect(await refundsOf(twice)).toMatchObject([{ status: "PAID", checkout_id: second.id }]);
  for (const { buyer } of [over, wrong, twice]) expect(await buyer.wallet()).toBe(0);
});

test("a payment that its channel takes back is not returned a second time, before it is asked for and after a lost answer", async () => {
  const lost = await cancelled();
  await market.fault("payment", "create_refund", "timeout");
  await market.runDue();
  const unasked = await cancelled();
  await market.sql`
    update private.jobs set run_at = private.now() + interval '1 hour'
    where kind = 'refunds_send' and attempts = 0 and finished_at is null`;
  for (const sale of [lost, unasked]) await sale.chargeBack({ listed: false });
  await market.time.advance(15 * 60);
  expect(await atProvider(lost)).toEqual([]);
  expect(await lost.cases()).toContain("refund_pending");
  await market.time.advance(DAYS + 6 * 3600);
  for (const sale of [lost, unasked]) {
    expect(await refundOf(sale)).toMatchObject({ status: "FAILED", failure_code: "charged back" });
    expect(await atProvider(sale)).toEqual([]);
    expect(await sale.buyer.balance()).toMatchObject({ available: 0, held: sale.order.total });
  }
});

test("a refund of a provider that is not configured any more is a case, and goes on when it is again", async () => {
  const sale = await cancelled();
  const [known] = await market.sql`
    update private.invoices as now set provider = 'gone' from private.invoices as before
    where now.order_id = before.order_id and now.order_id = ${sale.order.id} returning before.provider`;
  await market.runDue();
  expect(await refundOf(sale)).toMatchObject({ status: "HELD", provider_refund_id: null });
  expect(await sale.cases()).toEqual(["refund_pending"]);
  await market.sql`
    update private.invoices set provider = ${known!["provider"]} where order_id = ${sale.order.id}`;
  await letRefundsPass(market);
  expect(await refundOf(sale)).toMatchObject({ status: "PAID" });
  expect(await atProvider(sale)).toHaveLength(1);
});
