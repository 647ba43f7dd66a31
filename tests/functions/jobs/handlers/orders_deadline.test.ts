import { expect, test } from "vitest";
import { must, useMarket } from "../../../support/market.ts";
import type { Sale } from "../../../support/market.ts";
import type { Invoice, PaymentProvider } from "../../../../shared/providers/payment/port.ts";
import type { Shipping } from "../../../../shared/providers/shipping.ts";
import { loadConfig } from "../../../../shared/config.ts";
import { createBiteship } from "../../../../shared/providers/biteship.ts";
import { ordersDeadline } from "../../../../functions/jobs/handlers/orders_deadline.ts";

const market = useMarket();

/** Runs the job while the provider returns this invoice to a request to expire it. */
const deadline = ({ order }: Sale, answer: Partial<Invoice>) => {
  const invoice: Invoice = {
    id: order.payment.invoice_id,
    external_id: order.reference,
    status: "PENDING",
    url: "https://pay.example",
    expires_at: null,
    paid_amount: null,
    payment_id: null,
    ...answer,
  };
  const payments: Partial<PaymentProvider> = { expireInvoice: () => Promise.resolve(invoice) };
  return ordersDeadline(
    {
      db: market.services.db,
      log: () => {},
      triggerJobs: () => {},
      payments: payments as PaymentProvider,
      shipping: {} as Shipping,
    },
    { order_id: order.id, version: 1, to: "EXPIRED" },
  );
};

test("an invoice that is neither paid nor expired keeps the order unpaid, and the job is retried", async () => {
  const sale = await market.openSale();
  for (const status of ["PENDING", "PROCESSING", "A_NEW_WORD"]) {
    await expect(deadline(sale, { status })).rejects.toThrow(status);
    expect(await sale.status()).toBe("AWAITING_PAYMENT");
  }
});

test("a paid invoice pays the order for good, an expired one expires it", async () => {
  const [paid, expired] = [await market.openSale(), await market.openSale()];
  await deadline(paid, { status: "PAID", paid_amount: paid.order.total });
  // It was paid while another request was under way.
  await deadline(paid, { status: "PENDING" });
  await deadline(expired, { status: "EXPIRED" });
  expect(await paid.status()).toBe("READY_TO_SHIP");
  expect(await expired.status()).toBe("EXPIRED");
});

test("a wrong amount leaves the order unpaid, and the job is not retried", async () => {
  const sale = await market.openSale();
  for (let round = 0; round < 2; round++) {
    await deadline(sale, { status: "PAID", paid_amount: 1 });
  }
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
});

test("a parcel that no carrier knows is refunded in the end, and none is while the provider rejects our key", async () => {
  const sale = await market.paidSale();
  const parcel = { tracking_number: "OWN-DEADLINE-1", courier_code: "unheard_of" };
  await must(sale.step("seller", "ship", parcel));
  const { order } = sale;
  const [{ version }] = await market.sql<[{ version: number }]>`
    select state_version as version from public.orders where id = ${order.id}`;
  const end = (changes: Record<string, string> = {}) => {
    const { shipping } = loadConfig({ ...market.environment, ...changes }, ["shipping"]);
    return ordersDeadline(
      {
        db: market.services.db,
        log: () => {},
        triggerJobs: () => {},
        payments: {} as PaymentProvider,
        shipping: createBiteship(shipping),
      },
      { order_id: order.id, version, to: "CANCELLED" },
    );
  };
  await expect(end({ BITESHIP_API_KEY: "another" })).rejects.toThrow("401");
  expect(await sale.status()).toBe("SHIPPED");
  await market.fault("shipping", "tracking", "refuse");
  await end();
  expect(await sale.status()).toBe("CANCELLED");
});
