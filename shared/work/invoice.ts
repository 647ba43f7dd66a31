/** Getting an order its invoice, whoever does it and however often: never a second one. */
import type { Deps } from "../http/endpoint.ts";
import type { Settlement } from "../db/doors.ts";
import { Refusal } from "../errors.ts";
import { ProviderRefused } from "../providers/call.ts";
import type { InvoiceRequest, Payments } from "../providers/payments.ts";

export interface PendingInvoice extends InvoiceRequest {
  order_id: string;
  /** Someone may have asked the provider before us. */
  resumed: boolean;
}

type InvoiceDeps = Deps & { payments: Payments };

/**
 * Asks the provider for the invoice and finishes the order. A definite no takes the reservation back;
 * an unclear answer is followed by one look-up, then left to the job, and the listing stays reserved.
 * Throws UNAVAILABLE in both cases.
 */
export async function obtainInvoice(
  deps: InvoiceDeps,
  pending: PendingInvoice,
  settlement?: Settlement,
): Promise<unknown> {
  const { order_id, resumed, ...request } = pending;
  try {
    const known = resumed ? await deps.payments.findInvoice(request.external_id) : null;
    const invoice = known ?? await createOrFind(deps.payments, request);
    return await deps.db.system.call(
      "orders_create_finish",
      { order_id, invoice: { ...invoice } },
      settlement,
    );
  } catch (cause) {
    if (cause instanceof ProviderRefused) {
      await deps.db.system.call("orders_create_abandon", { order_id });
    }
    if (cause instanceof Refusal) throw cause;
    throw new Refusal(
      "UNAVAILABLE",
      "The payment provider cannot make an invoice right now; try again.",
      {
        retryAfterSeconds: 30,
        cause,
      },
    );
  }
}

async function createOrFind(payments: Payments, request: InvoiceRequest) {
  try {
    return await payments.createInvoice(request);
  } catch (error) {
    if (error instanceof ProviderRefused) throw error;
    const found = await payments.findInvoice(request.external_id);
    if (found) return found;
    throw error;
  }
}
