import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import type { Listener } from "../../../local/gateway/listen.ts";
import { ProviderUnclear } from "../../../shared/providers/call.ts";
import { xenditInvoices } from "../../../shared/providers/payment/xendit/adapter.ts";
import type { PaymentProvider } from "../../../shared/providers/payment/port.ts";

let server: Listener;
let payments: PaymentProvider;
let response: unknown;
let requested: string[] = [];
beforeAll(async () => {
  server = await listen(0, (request) => {
    requested.push(new URL(request.url).pathname);
    return Response.json(response);
  });
  payments = xenditInvoices({
    PAYMENT_PROVIDER: "xendit_invoices",
    PAYMENT_PROVIDER_OLD: undefined,
    XENDIT_SECRET_KEY: "xnd_test",
    XENDIT_BASE_URL: server.url,
    PROVIDER_TIMEOUT_MS: 2000,
  });
});
afterAll(() => server.close(100));
beforeEach(() => void (requested = []));

const invoice = (more: Record<string, unknown>) => ({
  id: "inv_1",
  external_id: "order",
  status: "PENDING",
  invoice_url: "https://pay.example/inv_1",
  amount: 150_000,
  ...more,
});
const paidAmount = async (more: Record<string, unknown>) => {
  response = invoice(more);
  return (await payments.getInvoice("inv_1"))?.paid_amount;
};

test("paid_amount is what was paid, or the invoice's amount when it is PAID without one", async () => {
  expect(await paidAmount({ status: "PAID", paid_amount: 149_999 })).toBe(149_999);
  expect(await paidAmount({ status: "EXPIRED", paid_amount: 150_000 })).toBe(150_000);
  expect(await paidAmount({ status: "PAID" })).toBe(150_000);
  expect(await paidAmount({ status: "SETTLED", paid_amount: null })).toBe(150_000);
});

test("a paid_amount of zero or less counts as unpaid", async () => {
  for (const paid_amount of [0, -1, null, undefined]) {
    expect(await paidAmount({ paid_amount })).toBeNull();
  }
  expect(await paidAmount({ status: "PAID", paid_amount: 0 })).toBeNull();
});

test("fractions of a rupiah, another currency and responses of another shape are unclear", async () => {
  for (
    const wrong of [
      invoice({ paid_amount: 0.5 }),
      invoice({ amount: 1.5 }),
      invoice({ status: "PAID", currency: "USD" }),
      { id: "inv_1" },
      [],
    ]
  ) {
    response = wrong;
    await expect(payments.getInvoice("inv_1")).rejects.toBeInstanceOf(ProviderUnclear);
  }
  response = { not: "a list" };
  await expect(payments.findInvoice("order")).rejects.toBeInstanceOf(ProviderUnclear);
});

test.each(["", ".", "..", "../balance", "a/b", "a?b", "a b", "é", "x".repeat(101)])(
  "the invoice id %j returns null without a request to the provider",
  async (id) => {
    response = invoice({});
    expect(await payments.getInvoice(id)).toBeNull();
    expect(requested).toEqual([]);
  },
);

test("an id in the provider's format is requested", async () => {
  response = invoice({});
  for (const id of ["579c8d61f23fa4ca35e52da4", "inv_1-A", "x".repeat(100)]) {
    await payments.getInvoice(id);
    expect(requested.pop()).toBe(`/v2/invoices/${id}`);
  }
});

test("a dispute is the one that was asked for, in rupiah; what cannot be read has no amount", async () => {
  const dispute = {
    id: "mi-1",
    status: "WON",
    currency: "IDR",
    reference_id: "ORD-1",
    amount: { initial: "164750.00" },
  };
  const read = async (more: Record<string, unknown>) => {
    response = { ...dispute, ...more };
    return await payments.getDispute("mi-1");
  };
  expect(await read({})).toEqual({ id: "mi-1", reference: "ORD-1", amount: 164_750, is_won: true });
  for (const odd of [{ currency: "USD" }, { amount: null }, { amount: { initial: "-1" } }]) {
    expect(await read(odd)).toMatchObject({ amount: 0 });
  }
  expect(await read({ status: "UNDER_REVIEW" })).toMatchObject({ is_won: false });
  for (const wrong of [{ id: "mi-2" }, { status: 7 }, { id: null }]) {
    await expect(read(wrong)).rejects.toBeInstanceOf(ProviderUnclear);
  }
});
