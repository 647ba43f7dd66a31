/** Hosted invoices of Xendit. Source: docs.xendit.co (invoices v2), xendit-node types. */
import * as z from "zod";
import type { Settings } from "../config.ts";
import { parseResponse, ProviderRejected } from "./call.ts";
import type { Invoice, Payments } from "./payments.ts";
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

export function createXendit(config: Settings<"payments">): Payments {
  const call = xenditCall(config);
  const getInvoice = async (id: string) => {
    if (!ID_IN_PATH.test(id)) return null;
    try {
      return readInvoice(await call("GET", `/v2/invoices/${encodeURIComponent(id)}`));
    } catch (error) {
      if (error instanceof ProviderRejected && error.status === 404) return null;
      throw error;
    }
  };
  return {
    getInvoice,
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
