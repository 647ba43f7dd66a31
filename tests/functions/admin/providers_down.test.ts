/** From the calls themselves: since when every call to a provider has failed, over all workers. */
import { expect, test } from "vitest";
import { setUp, useMarket } from "../../support/market.ts";
import { ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import { createWatch } from "../../../shared/providers/watch.ts";
import type { Watched } from "../../../shared/providers/watch.ts";
import { paymentsOf } from "../../support/payments.ts";

const market = useMarket();
const staff = setUp(() => market.staffClient());
const down = async (name: Watched): Promise<number> =>
  (await staff.get("/admin/reliability")).body.data[`${name}_down_s`];
const row = async (name: Watched) =>
  (await market.sql`select *, xmin::text from private.providers where name = ${name}`)[0]!;

/** Waits until the row says so. */
const isFailing = (name: Watched, failing = true) =>
  expect.poll(async () => (await row(name))["failing_since"] !== null).toBe(failing);

const reports: Promise<unknown>[] = [];
const service = {
  call: (...given: [never, never]) => {
    const report = market.services.db.service.call(...given);
    reports.push(report);
    return report;
  },
};
/** Until everything reported so far is stored. */
const stored = async () => {
  await new Promise((done) => setTimeout(done, 0));
  await Promise.all(reports);
};

/** A worker of its own, which reports at most every 50 ms. */
const worker = (name: Watched) =>
  createWatch({ ...market.services.db, service } as never, () => {}, 50)(name, {
    call: (error?: Error) => error ? Promise.reject(error) : Promise.resolve("fine"),
  });
const SILENCE = new ProviderUnclear("The provider did not respond.");
const fail = (each: ReturnType<typeof worker>, error: Error = SILENCE) =>
  each.call(error).catch(() => {});

test.each<Watched>(["payments", "shipping", "mail", "storage", "vision"])(
  "%s is down since its first failure until a call of any worker succeeds",
  async (name) => {
    const [one, other] = [worker(name), worker(name)];
    await one.call();
    await stored();
    await fail(one);
    await isFailing(name);
    const { failing_since } = await row(name);
    await market.time.advance(300);
    await fail(other);
    await expect.poll(() => down(name)).toBeGreaterThanOrEqual(300);
    expect((await row(name))["failing_since"]).toEqual(failing_since);
    await other.call();
    await expect.poll(() => down(name)).toBe(0);
  },
);

test("a single failure shows as one second, however long nobody calls after it", async () => {
  const each = worker("shipping");
  await fail(each);
  await isFailing("shipping");
  await market.time.advance(600);
  expect(await down("shipping")).toBe(1);
  await fail(each);
  await expect.poll(() => down("shipping")).toBeGreaterThanOrEqual(600);
  await each.call();
  await expect.poll(() => down("shipping")).toBe(0);
});

test("a worker that has seen only successes ends what another one reported", async () => {
  const [fine, failing] = [worker("mail"), worker("mail")];
  await fine.call();
  await stored();
  await fail(failing);
  await isFailing("mail");
  await new Promise((done) => setTimeout(done, 60));
  await fine.call();
  await isFailing("mail", false);
});

test("a hundred calls with one outcome write the row once", async () => {
  const each = worker("shipping");
  await fail(each);
  await isFailing("shipping");
  const { xmin } = await row("shipping");
  for (let call = 0; call < 100; call++) await fail(each);
  await new Promise((done) => setTimeout(done, 150));
  expect((await row("shipping"))["xmin"]).toBe(xmin);
  await each.call();
});

test("an error of our own says nothing about the provider", async () => {
  const each = worker("vision");
  await fail(each);
  await isFailing("vision");
  await fail(each, new TypeError("undefined is not a function"));
  await new Promise((done) => setTimeout(done, 100));
  expect((await row("vision"))["failing_since"]).not.toBeNull();
  await each.call();
  await isFailing("vision", false);
});

test("a refund that its channel cannot make, or that waits for another, is an answer too", async () => {
  const payments = createWatch({ ...market.services.db, service } as never, () => {}, 50)(
    "payments",
    paymentsOf(market),
  );
  const { order } = await market.paidSale();
  const refund = (channel: string) =>
    market.sandbox("/payment/refunds/channel", { channel }).then(() =>
      payments.createRefund({
        reference: crypto.randomUUID(),
        invoice_id: order.payment.invoice_id,
        amount: 10_000,
      })
    );
  await expect(refund("BCA")).rejects.toMatchObject({ code: "REFUND_NOT_SUPPORTED" });
  await refund("DANA");
  await expect(refund("DANA")).rejects.toThrow("REFUND_IN_PROGRESS");
  await stored();
  expect((await row("payments"))["failing_since"]).toBeNull();
});

test("a rejection is an answer, but not one of our key", async () => {
  const each = worker("vision");
  await fail(each, new ProviderRejected(422, "INVALID", "someone@example.com is no address", {}));
  await new Promise((done) => setTimeout(done, 100));
  expect((await row("vision"))["failing_since"]).toBeNull();
  await fail(each, new ProviderRejected(401, "INVALID_API_KEY", "key xnd_1 is wrong", {}));
  await expect.poll(async () => (await row("vision"))["last_error"]).toBe(
    "The provider rejected our key (401).",
  );
  await each.call();
});

test("a failure after which nobody called for two hours says nothing any more", async () => {
  const each = worker("storage");
  await fail(each);
  await isFailing("storage");
  await market.sql`
    update private.providers set failing_since = failing_since - interval '3 hours',
      failed_at = failed_at - interval '3 hours' where name = 'storage'`;
  expect(await down("storage")).toBe(0);
});

test("a payment provider that fails is seen from an order's own call, and no longer once it answers", async () => {
  const { buyer, body } = await market.toOrder();
  await market.fault("payment", "create_invoice", "error");
  await market.fault("payment", "list_invoices", "error");
  expect((await buyer.post("/orders", body)).status).toBe(503);
  await isFailing("payments");
  expect((await row("payments"))["last_error"]).toMatch(/^The provider /);
  await market.openSale();
  await isFailing("payments", false);
});
