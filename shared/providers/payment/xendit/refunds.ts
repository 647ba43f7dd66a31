/** Source: docs.xendit.co (refund-payment-request, refund-webhook-notification), xendit-node (CreateRefund). */
import * as z from "zod";
import { shortLine } from "../../../domain/text.ts";
import { parseResponse, ProviderRejected, ProviderUnclear } from "../../call.ts";
import type { PaymentProvider, Refund } from "../port.ts";
import { getById } from "./call.ts";
import type { XenditCall } from "./call.ts";

const wireRefund = z.object({
  id: z.string(),
  reference_id: z.string().nullish(),
  status: z.string(),
  failure_code: z.string().transform((said) => shortLine(said, 255)).nullish(),
});

/** Any other status counts as pending: it is read again, until staff get a case. */
const STATES: Record<string, Refund["state"]> = {
  SUCCEEDED: "succeeded",
  FAILED: "failed",
  CANCELLED: "failed",
};

/**
 * Errors that prove a refund impossible. Any other error does not: a wrong key, a refund under way, an empty balance.
 */
const FINAL =
  /^((PARTIAL_)?REFUND_NOT_SUPPORTED|REFUND_AMOUNT_EXCEEDED|PARTIAL_REFUND_COUNTS_EXCEEDED|INELIGIBLE_TRANSACTION_STATUS)$/;

/** `paymentOf` names the payment of an invoice in its API's terms. */
export const refunds = (
  call: XenditCall,
  paymentOf: (invoiceId: string) => Promise<Record<string, string>>,
): Pick<PaymentProvider, "createRefund" | "findRefund" | "getRefund"> => ({
  createRefund: async ({ reference, invoice_id, amount }) => {
    const payment = await paymentOf(invoice_id);
    const body = { ...payment, reference_id: reference, currency: "IDR", amount, reason: "OTHERS" };
    try {
      return readRefund(await call("POST", "/refunds", body, { "idempotency-key": reference }));
    } catch (error) {
      if (!(error instanceof ProviderRejected)) throw error;
      if (!FINAL.test(error.code)) throw new ProviderUnclear(error.message, { cause: error });
      // Some of these come with 403, which elsewhere means that our key was rejected.
      throw new ProviderRejected(400, error.code, error.said, error.body);
    }
  },
  findRefund: async ({ reference, invoice_id }) => {
    const query = new URLSearchParams({ ...await paymentOf(invoice_id), limit: "50" });
    const { data } = parseResponse(
      z.object({ data: z.array(wireRefund) }),
      await call("GET", `/refunds?${query}`),
    );
    const found = data.find(({ reference_id }) => reference_id === reference);
    return found ? readRefund(found) : null;
  },
  getRefund: (id) => getById(call, "/refunds/", id, readRefund),
});

function readRefund(body: unknown): Refund {
  const { id, status, failure_code } = parseResponse(wireRefund, body);
  return { id, state: STATES[status] ?? "pending", failure_reason: failure_code ?? null };
}
