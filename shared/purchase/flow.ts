/**
 * One purchase: reserve, ask the provider for an invoice, finish. Each step can be repeated by another process,
 * and no purchase ever has two invoices.
 */
import type { DatabaseClient, StoredResponse } from "../db/client.ts";
import type { InvoiceOutcome } from "../db/results.ts";
import { ApiError } from "../errors.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Invoice, Payments } from "../providers/payments.ts";
import { askForInvoice, DefiniteNo } from "./invoice.ts";
import { applyInvoice } from "./invoice_update.ts";
import type { Pending, PurchaseKind } from "./kinds.ts";

export type PurchaseDeps = Deps & { payments: Payments };

/** Answers the purchase with its invoice. Throws what the reservation throws, and UNAVAILABLE. */
export async function purchase<Input>(
  deps: PurchaseDeps,
  kind: PurchaseKind<Input>,
  caller: { client: DatabaseClient; input: Input; storedResponse: StoredResponse | undefined },
): Promise<unknown> {
  const { client, input, storedResponse } = caller;
  const pending = await kind.reserve(client, input, storedResponse?.key);
  return obtainInvoice(deps, kind, pending, storedResponse);
}

/**
 * Asks the provider for the invoice and finishes the purchase. A definite no abandons the purchase; an
 * unclear answer leaves it reserved for the job `…_create_settle`. Throws UNAVAILABLE in both cases.
 */
export async function obtainInvoice(
  deps: PurchaseDeps,
  kind: PurchaseKind,
  { id, request, resumed, finished }: Pending,
  storedResponse?: StoredResponse,
): Promise<unknown> {
  if (finished) return kind.finish(deps.db, id, undefined, storedResponse);
  const invoice = await askForInvoice(deps.payments, request, resumed).catch(async (cause) => {
    if (cause instanceof DefiniteNo) await kind.abandon(deps.db, id);
    throw new ApiError(
      "UNAVAILABLE",
      "The payment provider cannot make an invoice right now; try again.",
      { retryAfterSeconds: 30, cause },
    );
  });
  return finishPurchase(deps, kind, id, invoice, storedResponse);
}

/** An invoice that was found may have been paid or have expired in the meantime. */
export async function finishPurchase(
  deps: Deps,
  kind: PurchaseKind,
  id: string,
  invoice: Invoice,
  storedResponse?: StoredResponse,
): Promise<unknown> {
  const bought = await kind.finish(deps.db, id, invoice, storedResponse).catch(async (error) => {
    // The purchase may have been abandoned meanwhile: then its invoice must not be paid.
    if (error instanceof ApiError) {
      await deps.db.service.call("internal.expire_abandoned_invoice", { invoice: { ...invoice } });
    }
    throw error;
  });
  if (invoice.status !== "PENDING") await applyInvoice(deps, invoice);
  return bought;
}

/** For a purchase that was interrupted: finishes it with the invoice that the provider has, or abandons it. */
export async function resumePurchase(
  deps: PurchaseDeps,
  kind: PurchaseKind,
  id: string,
): Promise<void> {
  const pending = await kind.pending(deps.db, id);
  if (!pending) return;
  const invoice = await deps.payments.findInvoice(pending.request.external_id);
  if (invoice) await finishPurchase(deps, kind, id, invoice);
  else await kind.abandon(deps.db, id);
}

/** Either the purchase has moved, or staff have it. */
const DECIDED: readonly InvoiceOutcome[] = ["paid", "expired", "refunded", "parked"];

/**
 * The time to pay is over: expires the invoice, and the provider's answer decides. False when there is no
 * unpaid invoice. Throws while the answer decides nothing, so that the job is tried again.
 */
export async function expireUnpaid(
  deps: PurchaseDeps,
  kind: PurchaseKind,
  id: string,
): Promise<boolean> {
  const invoiceId = await kind.unpaidInvoice(deps.db, id);
  if (invoiceId === null) return false;
  const invoice = await deps.payments.expireInvoice(invoiceId);
  const outcome = await applyInvoice(deps, invoice);
  if (DECIDED.includes(outcome) || await kind.unpaidInvoice(deps.db, id) === null) return true;
  // Paid, and still unpaid for us: an amount that does not fit, which only staff can resolve.
  if (invoice.paid_amount !== null) return true;
  throw new Error(`The provider says ${invoice.status}, which ends nothing: asked again later.`);
}
