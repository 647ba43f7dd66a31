import * as z from "zod";
import { parseResponse, ProviderUnclear } from "../../call.ts";
import type { Dispute, PaymentProvider } from "../port.ts";
import { getById } from "./call.ts";
import type { XenditCall } from "./call.ts";

/** Amounts are text with decimals, which rupiah do not have. Source: docs.xendit.co, Manage Disputes via API. */
const wireDispute = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.string().nullish(),
  reference_id: z.string().max(255).nullish().catch(null),
  amount: z.object({ initial: z.coerce.number().nonnegative() }).nullish().catch(null),
});

export const disputes = (call: XenditCall): Pick<PaymentProvider, "getDispute"> => ({
  getDispute: async (id) => {
    const dispute = await getById(call, "/v1/disputes/", id, readDispute);
    if (dispute === null || dispute.id === id) return dispute;
    throw new ProviderUnclear("The provider responded with another dispute.");
  },
});

function readDispute(body: unknown): Dispute {
  const { id, status, currency, reference_id, amount } = parseResponse(wireDispute, body);
  const whole = currency === "IDR" ? Math.trunc(amount?.initial ?? 0) : 0;
  return {
    id,
    reference: reference_id ?? null,
    amount: Number.isSafeInteger(whole) ? whole : 0,
    is_won: status === "WON",
  };
}
