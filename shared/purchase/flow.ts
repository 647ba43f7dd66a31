/**
 * A purchase in three steps: reserve it, request its invoice from the payment provider, finish it. Another process can
 * resume it at any step, and it never has two invoices that can be paid.
 */
import type { DatabaseClient, StoredResponse } from "../db/client.ts";
import type { InvoiceOutcome, PendingPurchase } from "../db/results.ts";
import { ApiError } from "../errors.ts";
import type { Deps } from "../http/endpoint.ts";
import { ProviderRejected } from "../providers/call.ts";
import { beganWith } from "../providers/payment/port.ts";
import type { Invoice, InvoiceRequest, PaymentProvider } from "../providers/payment/port.ts";
import { applyInvoice } from "./invoice_update.ts";
import type { PurchaseKind } from "./kinds.ts";

export type PaymentDeps = Deps & { payments: PaymentProvider };

interface PurchaseCall<Input> {
  client: DatabaseClient;
  input: Input;
  storedResponse: StoredResponse | undefined;
  /** Called before an invoice is created; if it throws, a new reservation is removed. */
  confirm?: (pending: PendingPurchase) => Promise<void>;
}

/** Returns the purchase with its invoice. Throws the errors of the reservation, of `confirm` and UNAVAILABLE. */
export async function purchase<Input>(
  deps: PaymentDeps,
  kind: PurchaseKind<Input>,
  { client, input, storedResponse, confirm }: PurchaseCall<Input>,
): Promise<unknown> {
  const pending = await kind.reserve(client, input, storedResponse?.key, deps.payments.key);
  return obtainInvoice(deps, kind, pending, storedResponse, () => confirm?.(pending));
}

/**
 * Requests the invoice and finishes the purchase; `confirm` may reject it. A rejected request abandons the purchase;
 * after an unclear answer the job `finish_order` or `finish_boost_purchase` continues. Throws UNAVAILABLE in both
 * cases.
 */
export async function obtainInvoice(
  deps: PaymentDeps,
  kind: PurchaseKind,
  pending: PendingPurchase,
  storedResponse?: StoredResponse,
  confirm?: () => Promise<void> | undefined,
): Promise<unknown> {
  const { id, request, resumed, finished, provider } = pending;
  if (finished) return kind.finish(deps.db, id, undefined, storedResponse);
  if (request.amount === 0) {
    return finishWithoutInvoice(deps, kind, pending, storedResponse, confirm);
  }
  const obtained = async () =>
    await requestInvoice(
      beganWith(deps.payments, provider),
      request,
      resumed,
      async () => await confirm?.(),
    );
  const invoice = await obtained().catch(async (cause) => {
    // An earlier request of a resumed purchase may still create an invoice: the job decides about
    // it.
    const isRemoved = cause instanceof InvoiceRejected || cause instanceof ApiError && !resumed;
    if (isRemoved) await kind.abandon(deps.db, pending);
    if (cause instanceof ApiError) throw cause;
    throw new ApiError("payment_provider_unavailable", { retryAfterSeconds: 30, cause });
  });
  return finishPurchase(deps, kind, id, invoice, storedResponse);
}

/** The provider rejected the first request for an invoice, so certainly none exists. */
class InvoiceRejected extends Error {}

/**
 * Creates the invoice, or if `resumed`, finds the invoice of an earlier request; calls `confirm` before it creates one.
 * Throws the error of `confirm`, and InvoiceRejected if certainly no invoice and no earlier request exists.
 */
async function requestInvoice(
  payments: PaymentProvider,
  request: InvoiceRequest,
  resumed: boolean,
  confirm: () => Promise<void>,
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

/** Nothing is due: finishing the purchase pays it. */
async function finishWithoutInvoice(
  deps: PaymentDeps,
  kind: PurchaseKind,
  pending: PendingPurchase,
  storedResponse?: StoredResponse,
  confirm?: () => Promise<void> | undefined,
): Promise<unknown> {
  try {
    await confirm?.();
  } catch (error) {
    await kind.abandon(deps.db, pending);
    throw error;
  }
  const purchased = await kind.finish(deps.db, pending.id, undefined, storedResponse);
  deps.triggerJobs();
  return purchased;
}

/** Also applies the payment or expiry of an invoice that has one already. */
export async function finishPurchase(
  deps: Deps,
  kind: PurchaseKind,
  id: string,
  invoice: Invoice,
  storedResponse?: StoredResponse,
): Promise<unknown> {
  const purchased = await kind.finish(deps.db, id, invoice, storedResponse).catch(async (error) => {
    // The purchase may have been abandoned meanwhile; then its invoice must not be paid.
    if (error instanceof ApiError) {
      await deps.db.service.call("internal.expire_abandoned_invoice", { invoice: { ...invoice } });
    }
    throw error;
  });
  if (invoice.status !== "PENDING") await applyInvoice(deps, invoice);
  return purchased;
}

/** Finishes an interrupted purchase if the provider has its invoice, or abandons it. */
export async function resumePurchase(
  deps: PaymentDeps,
  kind: PurchaseKind,
  id: string,
): Promise<void> {
  const pending = await deps.db.service.call("internal.claim_unfinished_purchase", {
    purchase_id: id,
  });
  if (!pending) return;
  const invoice = pending.request.amount === 0
    ? null
    : await beganWith(deps.payments, pending.provider).findInvoice(pending.request.external_id);
  if (invoice) await finishPurchase(deps, kind, id, invoice);
  else await kind.abandon(deps.db, pending);
}

/** Outcomes that need nothing more here; `in_suspense` is for staff. */
const FINAL: readonly InvoiceOutcome[] = ["paid", "expired", "refunded", "in_suspense"];

/**
 * Expires the invoice of a purchase whose payment time is over, and applies the provider's answer. False without an
 * unpaid invoice. Throws while the answer is not final, so that the job is retried.
 */
export async function expireUnpaid(deps: PaymentDeps, purchase_id: string): Promise<boolean> {
  const unpaidInvoice = () => deps.db.service.call("internal.invoice_to_expire", { purchase_id });
  const invoiceId = await unpaidInvoice();
  if (invoiceId === null) return false;
  const invoice = await deps.payments.expireInvoice(invoiceId);
  const outcome = await applyInvoice(deps, invoice);
  if (FINAL.includes(outcome) || await unpaidInvoice() === null) return true;
  // Paid, but the purchase is still unpaid: a wrong amount, which only staff can resolve.
  if (invoice.paid_amount !== null) return true;
  throw new Error(`The invoice is ${invoice.status}, which is not final; the job will retry.`);
}
