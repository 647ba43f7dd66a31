/** Getting a boost its invoice, whoever does it and however often: never a second one. */
import type { Settlement } from "../db/doors.ts";
import { Refusal } from "../errors.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Invoice, InvoiceRequest, Payments } from "../providers/payments.ts";
import { askForInvoice, DefiniteNo, disown } from "./invoice.ts";
import { applyInvoice } from "./invoice_update.ts";

export interface PendingBoost extends InvoiceRequest {
  boost_id: string;
  /** Someone may have asked the provider before us. */
  resumed: boolean;
  /** Someone has finished the purchase since; there is nothing to ask for any more. */
  finished: boolean;
}

/**
 * Asks the provider for the invoice and finishes the purchase. A definite no takes it back; an unclear
 * answer is left to the job. Throws UNAVAILABLE in both cases.
 */
export async function obtainBoostInvoice(
  deps: Deps & { payments: Payments },
  pending: PendingBoost,
  settlement?: Settlement,
): Promise<unknown> {
  const { boost_id, resumed, finished, ...request } = pending;
  if (finished) {
    return deps.db.system.call("boosts_create_finish", { boost_id, invoice: {} }, settlement);
  }
  const invoice = await askForInvoice(deps.payments, request, resumed).catch(async (cause) => {
    if (cause instanceof DefiniteNo) {
      await deps.db.system.call("boosts_create_abandon", { boost_id });
    }
    throw new Refusal(
      "UNAVAILABLE",
      "The payment provider cannot make an invoice right now; try again.",
      { retryAfterSeconds: 30, cause },
    );
  });
  return finishBoost(deps, boost_id, invoice, settlement);
}

/** An invoice that was found may have been paid or have expired in the meantime. */
export async function finishBoost(
  deps: Deps,
  boost_id: string,
  invoice: Invoice,
  settlement?: Settlement,
): Promise<unknown> {
  const args = { boost_id, invoice: { ...invoice } };
  const boost = await deps.db.system.call("boosts_create_finish", args, settlement)
    .catch((error) => disown(deps, invoice, error));
  if (invoice.status !== "PENDING") await applyInvoice(deps, invoice);
  return boost;
}
