import { ProviderRejected } from "../providers/call.ts";
import type { Invoice, InvoiceRequest, PaymentProvider } from "../providers/payment/port.ts";

/** The provider rejected the first request for an invoice, so certainly none exists. */
export class InvoiceRejected extends Error {}

/**
 * Creates the invoice, or if `resumed`, finds the invoice of an earlier request; calls `confirm` before it creates one.
 * Throws the error of `confirm`, and InvoiceRejected if certainly no invoice and no earlier request exists.
 */
export async function requestInvoice(
  payments: PaymentProvider,
  request: InvoiceRequest,
  resumed: boolean,
  confirm: () => Promise<void> = () => Promise.resolve(),
): Promise<Invoice> {
  const known = resumed ? await payments.findInvoice(request.external_id) : null;
  if (known) return known;
  await confirm();
  try {
    return await payments.createInvoice(request);
  } catch (error) {
    // A rejection is definite only without an earlier request, which may still be running.
    if (error instanceof ProviderRejected && !resumed) {
      throw new InvoiceRejected("The invoice was rejected.", { cause: error });
    }
    const found = await payments.findInvoice(request.external_id);
    if (found) return found;
    throw error;
  }
}
