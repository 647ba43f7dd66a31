import { expect, test } from "vitest";
import { CALLBACK_TOKEN } from "../../support/environment.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { openSale, payWithoutCallback, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket({ PROVIDER_TIMEOUT_MS: "20000" });

const callback = ({ order }: Sale, status: string) =>
  market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", {
    id: order.payment.invoice_id,
    external_id: order.reference,
    status,
  });
const jobOf = async ({ order }: Sale, status: string) => {
  const [job] = await market.database.admin`
    select jobs.finished_at, jobs.dead_at from private.jobs
    join private.provider_events as events on events.id::text = jobs.key
    where jobs.kind = 'webhooks_handle' and events.reference = ${order.reference}
      and events.body ->> 'status' = ${status}`;
  return job;
};

test.each(["PAID", "SETTLED"])(
  "a %s callback that precedes the payment in the provider's API is retried",
  async (status) => {
    const sale = await openSale(market);
    expect((await callback(sale, status)).status).toBe(200);
    expect((await readOrder(market, sale)).status).toBe("AWAITING_PAYMENT");
    expect(await jobOf(sale, status)).toMatchObject({ finished_at: null });
    await payWithoutCallback(market, sale.order);
    await market.time.advance(60);
    expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
    expect(await jobOf(sale, status)).toMatchObject({ finished_at: expect.any(Date) });
  },
);

test("a callback that claims no payment is finished at once", async () => {
  const sale = await openSale(market);
  await callback(sale, "PENDING");
  expect(await jobOf(sale, "PENDING")).toMatchObject({ finished_at: expect.any(Date) });
});

test("a claim that is never confirmed is given up after a day and moves nothing", async () => {
  const sale = await openSale(market);
  await callback(sale, "PAID");
  await market.time.advance(24 * 3600);
  expect(await jobOf(sale, "PAID")).toMatchObject({ finished_at: null, dead_at: expect.any(Date) });
  expect((await readOrder(market, sale)).status).toBe("EXPIRED");
  await proveMoney(market);
});

test("a repeated claim that is confirmed finishes the dead job", async () => {
  const sale = await openSale(market);
  await callback(sale, "PAID");
  await market.time.advance(24 * 3600);
  expect(await jobOf(sale, "PAID")).toMatchObject({ dead_at: expect.any(Date) });
  await payWithoutCallback(market, sale.order);
  await callback(sale, "PAID");
  expect(await jobOf(sale, "PAID")).toMatchObject({ dead_at: null, finished_at: expect.any(Date) });
});

test("a repeated claim while the provider is down revives the dead job, and a later run finishes it", async () => {
  const sale = await openSale(market);
  await callback(sale, "PAID");
  await market.time.advance(24 * 3600);
  expect(await jobOf(sale, "PAID")).toMatchObject({ dead_at: expect.any(Date) });
  await payWithoutCallback(market, sale.order);
  await market.fault("payment", "get_invoice", "error");
  expect((await callback(sale, "PAID")).status).toBe(200);
  expect(await jobOf(sale, "PAID")).toMatchObject({ dead_at: null, finished_at: null });
  await market.time.advance(60);
  expect(await jobOf(sale, "PAID")).toMatchObject({ dead_at: null, finished_at: expect.any(Date) });
  await proveMoney(market);
});

test("a slow provider does not keep the sender waiting", async () => {
  const sale = await openSale(market);
  await payWithoutCallback(market, sale.order);
  await market.fault("payment", "get_invoice", "timeout");
  const started = performance.now();
  expect((await callback(sale, "PAID")).status).toBe(200);
  expect(performance.now() - started).toBeLessThan(6_000);
  await market.time.advance(60);
  expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
});
