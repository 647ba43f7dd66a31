/** Hosted invoices of Xendit. Source: docs.xendit.co (invoices v2), xendit-node types. */
import * as z from "zod";
import type { Settings } from "../config.ts";
import { parseResponse, ProviderRejected, ProviderUnclear } from "./call.ts";
import type { Dispute, Invoice, Payments } from "./payments.ts";
import { ID_IN_PATH, xenditCall } from "./xendit_call.ts";

const wireInvoice = z.object({
  id: z.string(),
  external_id: z.string(),
  status: z.string(),
  invoice_url: z.string(),
  expiry_date: z.string().nullish(),
  amount: z.int(),
  paid_amount: z.int().nullish(),
  payment_id: z.string().nullish(),
});

/** Amounts are text with decimals, which rupiah do not have. Source: docs.xendit.co, Manage Disputes via API. */
const wireDispute = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.string().nullish(),
  reference_id: z.string().max(255).nullish().catch(null),
  amount: z.object({ initial: z.coerce.number().nonnegative() }).nullish().catch(null),
});

export function createXendit(config: Settings<"payments">): Payments {
  const call = xenditCall(config);
  /** Null for an id that the provider does not know. */
  const get = async <T>(
    path: string,
    id: string,
    read: (body: unknown) => T,
  ): Promise<T | null> => {
    if (!ID_IN_PATH.test(id)) return null;
    try {
      return read(await call("GET", path + encodeURIComponent(id)));
    } catch (error) {
      if (error instanceof ProviderRejected && error.status === 404) return null;
      throw error;
    }
  };
  const getInvoice = (id: string) => get("/v2/invoices/", id, readInvoice);
  return {
    getInvoice,
    getDispute: async (id) => {
      const dispute = await get("/v1/disputes/", id, readDispute);
      if (dispute === null || dispute.id === id) return dispute;
      throw new ProviderUnclear("The provider responded with another dispute.");
    },
    createInvoice: async ({ duration_seconds, payer_email, ...request }) =>
      readInvoice(
        await call("POST", "/v2/invoices", {
          ...request,
          ...(payer_email ? { payer_email } : {}),
          currency: "IDR",
          invoice_duration: duration_seconds,
          should_send_email: false,
        }),
      ),
    findInvoice: async (externalId) => {
      const list = await call("GET", `/v2/invoices?external_id=${encodeURIComponent(externalId)}`);
      const [first] = parseResponse(z.array(z.unknown()), list);
      return first === undefined ? null : readInvoice(first);
    },
    expireInvoice: async (id) => {
      try {
        return readInvoice(await call("POST", `/invoices/${encodeURIComponent(id)}/expire!`));
      } catch (error) {
        // Already paid or expired: return it as it is.
        const current = error instanceof ProviderRejected ? await getInvoice(id) : null;
        if (current) return current;
        throw error;
      }
    },
  };
}

function readInvoice(body: unknown): Invoice {
  const { id, external_id, status, invoice_url, expiry_date, amount, paid_amount, payment_id } =
    parseResponse(wireInvoice, body);
  const isPaid = status === "PAID" || status === "SETTLED";
  const moved = paid_amount ?? (isPaid ? amount : 0);
  return {
    id,
    external_id,
    status,
    url: invoice_url,
    expires_at: expiry_date ?? null,
    paid_amount: moved > 0 ? moved : null,
    payment_id: payment_id ?? null,
  };
}

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
