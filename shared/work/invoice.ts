/** Getting an order its invoice, whoever does it and however often: never a second one. */
import type { Settlement } from "../db/doors.ts";
import { Refusal } from "../errors.ts";
import type { Deps } from "../http/endpoint.ts";
import { ProviderRefused } from "../providers/call.ts";
import type { Invoice, InvoiceRequest, Payments } from "../providers/payments.ts";
import { applyInvoice } from "./invoice_update.ts";

export interface PendingInvoice extends InvoiceRequest {
  order_id: string;
  /** Someone may have asked the provider before us. */
  resumed: boolean;
  /** Someone has finished the order since; there is nothing to ask for any more. */
  finished: boolean;
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
  const { order_id, resumed, finished, ...request } = pending;
  if (finished) {
    return deps.db.system.call("orders_create_finish", { order_id, invoice: {} }, settlement);
  }
  const invoice = await askForInvoice(deps.payments, request, resumed).catch(async (cause) => {
    if (cause instanceof DefiniteNo) {
      await deps.db.system.call("orders_create_abandon", { order_id });
    }
    throw new Refusal(
      "UNAVAILABLE",
      "The payment provider cannot make an invoice right now; try again.",
      {
        retryAfterSeconds: 30,
        cause,
      },
    );
  });
  return finishOrder(deps, order_id, invoice, settlement);
}

/** Shows the order. An invoice that was found may have been paid or have expired in the meantime. */
export async function finishOrder(
  deps: Deps,
  order_id: string,
  invoice: Invoice,
  settlement?: Settlement,
): Promise<unknown> {
  const args = { order_id, invoice: { ...invoice } };
  const order = await deps.db.system.call("orders_create_finish", args, settlement)
    .catch((error) => disown(deps, invoice, error));
  if (invoice.status !== "PENDING") await applyInvoice(deps, invoice);
  return order;
}

/** Finishing failed: should the purchase have been given up meanwhile, nobody shall pay the invoice that came of it. */
export async function disown(deps: Deps, invoice: Invoice, error: unknown): Promise<never> {
  if (error instanceof Refusal) {
    await deps.db.system.call("payments_check_disown", { invoice: { ...invoice } });
  }
  throw error;
}

/** The provider refused to make the invoice when it was asked for the first time, so there certainly is none. */
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
    // Only the first refusal to make it is definite: an earlier request may have been answered to nobody, or
    // still be on its way. One to look it up leaves everything open.
    if (error instanceof ProviderRefused && !resumed) {
      throw new DefiniteNo("The invoice was refused.", { cause: error });
    }
    const found = await payments.findInvoice(request.external_id);
    if (found) return found;
    throw error;
  }
}
