/** Hosted invoices. Source: docs.xendit.co (invoices v2), xendit-node types. */
import * as z from "zod";
import { parseResponse, ProviderRejected } from "../../call.ts";
import type { Invoice, Payer, PaymentProvider } from "../port.ts";
import { currency, getById } from "./call.ts";
import type { XenditCall } from "./call.ts";

const wireInvoice = z.object({
  id: z.string(),
  external_id: z.string(),
  status: z.string(),
  invoice_url: z.string(),
  expiry_date: z.string().nullish(),
  currency,
  amount: z.int(),
  paid_amount: z.int().nullish(),
  payment_id: z.string().nullish(),
});

const wirePayer = z.object({
  payer_email: z.string().nullish(),
  description: z.string().nullish(),
});

export function invoices(
  call: XenditCall,
): Pick<
  PaymentProvider,
  "createInvoice" | "findInvoice" | "getInvoice" | "findPayer" | "expireInvoice"
> {
  const getInvoice = (id: string) => getById(call, "/v2/invoices/", id, readInvoice);
  const find = async <T>(externalId: string, read: (body: unknown) => T): Promise<T | null> => {
    const list = await call("GET", `/v2/invoices?external_id=${encodeURIComponent(externalId)}`);
    const [first] = parseResponse(z.array(z.unknown()), list);
    return first === undefined ? null : read(first);
  };
  return {
    getInvoice,
    createInvoice: async ({ duration_seconds, expires_at: _, payer_email, ...request }) =>
      readInvoice(
        await call("POST", "/v2/invoices", {
          ...request,
          ...(payer_email ? { payer_email } : {}),
          currency: "IDR",
          invoice_duration: duration_seconds,
          should_send_email: false,
        }),
      ),
    findInvoice: (externalId) => find(externalId, readInvoice),
    findPayer: (externalId) => find(externalId, readPayer),
    expireInvoice: async (id) => {
      try {
        return readInvoice(await call("POST", `/invoices/${encodeURIComponent(id)}/expire!`));
      } catch (error) {
        // Already paid or expired: returned as it is.
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

function readPayer(body: unknown): Payer {
  const { payer_email, description } = parseResponse(wirePayer, body);
  return { email: payer_email ?? null, description: description ?? null };
}
