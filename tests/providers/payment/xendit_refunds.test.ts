import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../../local/gateway/listen.ts";
import type { Listener } from "../../../local/gateway/listen.ts";
import { ProviderRejected, ProviderUnclear } from "../../../shared/providers/call.ts";
import { xenditInvoices } from "../../../shared/providers/payment/xendit/adapter.ts";

let server: Listener;
let answer: [status: number, error_code: string];
beforeAll(async () => {
  server = await listen(0, () => Response.json({ error_code: answer[1] }, { status: answer[0] }));
});
afterAll(() => server.close(100));

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
  async (status, code, error) => {
    answer = [status, code];
    const payments = xenditInvoices({
      PAYMENT_PROVIDER: "xendit_invoices",
      PAYMENT_PROVIDER_OLD: undefined,
      XENDIT_SECRET_KEY: "secret",
      XENDIT_BASE_URL: server.url,
      PROVIDER_TIMEOUT_MS: 5_000,
    });
    const refund = { reference: "r-1", invoice_id: "i-1", amount: 10_000 };
    await expect(payments.createRefund(refund)).rejects.toBeInstanceOf(error);
  },
);
