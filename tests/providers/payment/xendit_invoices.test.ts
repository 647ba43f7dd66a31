/** How the adapter reads the provider's answers and callbacks: of invoices, disputes, refunds and payouts. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import type { Listener } from "../../../local/gateway/listen.ts";
import { ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import { xenditInvoices } from "../../../shared/providers/payment/xendit/adapter.ts";
import { readPayoutCallback } from "../../../shared/providers/payment/xendit/callbacks.ts";
import { PayoutExists } from "../../../shared/providers/payment/port.ts";
import type { PaymentProvider } from "../../../shared/providers/payment/port.ts";
import { payoutState } from "../../../shared/providers/payment/xendit/payouts.ts";

let server: Listener;
let payments: PaymentProvider;
let respond: (request: Request) => Response | Promise<Response>;
let requested: string[] = [];
beforeAll(async () => {
  server = await listen(0, (request) => {
    requested.push(new URL(request.url).pathname);
    return respond(request);
  });
  payments = xenditInvoices({
    PAYMENT_PROVIDER: "xendit_invoices",
    PAYMENT_PROVIDER_OLD: undefined,
    XENDIT_SECRET_KEY: "secret",
    XENDIT_BASE_URL: server.url,
    PROVIDER_TIMEOUT_MS: 5_000,
  });
});
afterAll(() => server.close(100));
beforeEach(() => void (requested = []));

/** From now on the provider answers so. */
const answer = (body: unknown, status = 200) =>
  void (respond = () => Response.json(body, { status }));

const invoice = (more: Record<string, unknown>) => ({
  id: "inv_1",
  external_id: "order",
  status: "PENDING",
  invoice_url: "https://pay.example/inv_1",
  amount: 150_000,
  ...more,
});
const paidAmount = async (more: Record<string, unknown>) => {
  answer(invoice(more));
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
    answer(wrong);
    await expect(payments.getInvoice("inv_1")).rejects.toBeInstanceOf(ProviderUnclear);
  }
  answer({ not: "a list" });
  await expect(payments.findInvoice("order")).rejects.toBeInstanceOf(ProviderUnclear);
});

test.each(["", ".", "..", "../balance", "a/b", "a?b", "a b", "é", "x".repeat(101)])(
  "the invoice id %j returns null without a request to the provider",
  async (id) => {
    answer(invoice({}));
    expect(await payments.getInvoice(id)).toBeNull();
    expect(requested).toEqual([]);
  },
);

test("an id in the provider's format is requested", async () => {
  answer(invoice({}));
  for (const id of ["579c8d61f23fa4ca35e52da4", "inv_1-A", "x".repeat(100)]) {
    await payments.getInvoice(id);
    expect(requested.pop()).toBe(`/v2/invoices/${id}`);
  }
});

test("an id that the provider calls invalid is unknown to it, and a rejected key says nothing about an id", async () => {
  const reads = [
    payments.getInvoice,
    payments.getPayout,
    payments.getDispute,
    payments.getRefund,
  ];
  for (const read of reads) {
    answer({ error_code: "API_VALIDATION_ERROR" }, 400);
    expect(await read("disb-1")).toBeNull();
    answer({ error_code: "INVALID_API_KEY" }, 401);
    await expect(read("disb-1")).rejects.toBeInstanceOf(ProviderRejected);
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
    answer({ ...dispute, ...more });
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

test.each([
  [403, "REFUND_NOT_SUPPORTED", ProviderRejected],
  [403, "PARTIAL_REFUND_NOT_SUPPORTED", ProviderRejected],
  [400, "PARTIAL_REFUND_COUNTS_EXCEEDED", ProviderRejected],
  [400, "REFUND_IN_PROGRESS", ProviderUnclear],
  [400, "INSUFFICIENT_BALANCE", ProviderUnclear],
  [401, "INVALID_API_KEY", ProviderUnclear],
  [403, "REQUEST_FORBIDDEN_ERROR", ProviderUnclear],
  [503, "CHANNEL_UNAVAILABLE", ProviderUnclear],
])(
  "a refund goes elsewhere only if its payment can have none: %i %s",
  async (status, error_code, error) => {
    answer({ error_code }, status);
    const refund = { reference: "r-1", invoice_id: "i-1", amount: 10_000 };
    await expect(payments.createRefund(refund)).rejects.toBeInstanceOf(error);
  },
);

const request = { external_id: "w-1", amount: 47_500, email: "sari@example.test" };
const link = { ...request, id: "p-1", status: "PENDING", payout_url: "https://x.test/p-1" };

test("a payout link is requested with our external_id in the body and as idempotency key", async () => {
  respond = async (received) => {
    expect(received.headers.get("x-idempotency-key")).toBe("w-1");
    expect(received.headers.get("authorization")).toBe(`Basic ${btoa("secret:")}`);
    expect(await received.json()).toEqual(request);
    return Response.json(link);
  };
  expect(await payments.createPayout(request)).toEqual({
    id: "p-1",
    external_id: "w-1",
    amount: 47_500,
    status: "PENDING",
    state: "open",
    url: "https://x.test/p-1",
    expires_at: null,
    failure_reason: null,
  });
});

test("why a payout link failed can be stored, whatever characters the reason has", async () => {
  answer({ ...link, status: "FAILED", failure_reason: "salah\0 \ud83d" });
  expect(await payments.createPayout(request)).toMatchObject({ failure_reason: "salah \ufffd" });
});

test.each([
  [400, "DUPLICATE_PAYOUT_ERROR"],
  [400, "DUPLICATE_ERROR"],
  [409, "ANYTHING_ELSE"],
])("a payout that the provider answers with %i %s exists already", async (status, error_code) => {
  answer({ error_code, message: "exists" }, status);
  await expect(payments.createPayout(request)).rejects.toBeInstanceOf(PayoutExists);
});

test("of a payout only a 4xx is a rejection; another link, another shape, 429 and 5xx are unclear", async () => {
  answer({ error_code: "INSUFFICIENT_BALANCE" }, 400);
  await expect(payments.createPayout(request)).rejects.toBeInstanceOf(ProviderRejected);
  for (
    const unclear of [
      () => Response.json({ ...link, external_id: "w-2" }),
      () => Response.json({ ...link, amount: 1 }),
      () => Response.json({ hello: "world" }),
      () => new Response("<html>", { status: 200 }),
      () => new Response("", { status: 502 }),
      () => new Response("", { status: 429 }),
    ]
  ) {
    respond = unclear;
    await expect(payments.createPayout(request)).rejects.toBeInstanceOf(ProviderUnclear);
  }
});

test.each([
  ["open", "PENDING ISSUED ACTIVE ACCEPTED pending"],
  ["claimed", "CLAIMED DISBURSING REQUESTED ROUTING READY PENDING_COMPLIANCE_ASSESSMENT"],
  ["locked", "LOCKED"],
  ["completed", "COMPLETED SUCCEEDED Completed"],
  ["failed", "FAILED REJECTED COMPLIANCE_REJECTED"],
  ["expired", "EXPIRED"],
  ["voided", "VOID VOIDED CANCELED CANCELLED"],
  ["returned", "REVERSED"],
  ["unknown", "SETTLING PAID_OUT REFUNDED 7"],
])("a payout's state %s is read from %s", (state, words) => {
  for (const word of words.split(" ")) expect(payoutState(word)).toBe(state);
});

test.each([
  [{ external_id: "ours", id: "link", status: "COMPLETED" }, ["link"], "completed"],
  [{ data: { reference_id: "ours", id: "bank", status: "SUCCEEDED" } }, ["bank"], "completed"],
  [{ id: "event", data: { external_id: "ours", payout_id: "link" } }, ["link", "event"], null],
  [{ external_id: "ours", status: 7, data: "strange" }, [], null],
])("the payout callback %o is read", (body, ids, claims) => {
  expect(readPayoutCallback(body)).toEqual({ about: "payout", reference: "ours", ids, claims });
});
