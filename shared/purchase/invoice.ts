import { ProviderRejected } from "../providers/call.ts";
import type { Invoice, InvoiceRequest, Payments } from "../providers/payments.ts";

/** The provider rejected to make the invoice when it was asked for the first time, so there certainly is none. */
export class DefiniteNo extends Error {}

/**
 * The invoice under this reference: found where someone may have asked before, made otherwise.
 * Throws DefiniteNo when there certainly is none and nobody else has asked for one.
 */
export async function askForInvoice(
  payments: Payments,
  request: InvoiceRequest,
  resumed: boolean,
): Promise<Invoice> {
  const known = resumed ? await payments.findInvoice(request.external_id) : null;
  if (known) return known;
  try {
    return await payments.createInvoice(request);
  } catch (error) {
    // Only the first error to make it is definite: an earlier request may have been answered to nobody, or
    // still be on its way. One to look it up leaves everything open.
    if (error instanceof ProviderRejected && !resumed) {
      throw new DefiniteNo("The invoice was rejected.", { cause: error });
    }
    const found = await payments.findInvoice(request.external_id);
    if (found) return found;
    throw error;
  }
}
