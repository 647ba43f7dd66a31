import type { Context } from "../context.ts";
import { createRecords, randomId } from "../records.ts";
import type { CallBack } from "./business.ts";
import { isSession, toCallback } from "./invoices.ts";
import type { Invoice, InvoiceRequest } from "./invoices.ts";
import { toSessionCallbacks } from "./sessions.ts";
import type { Transactions } from "./transactions.ts";

/** The pages on which a buyer pays: invoices, and sessions of the other API. */
export function createCheckouts(
  context: Context,
  callBack: CallBack,
  transactions: Transactions,
) {
  const { clock, sandboxUrl } = context;
  const invoices = createRecords<Invoice>(context, {
    kind: "invoice",
    names: ({ request, payment }) => [request.external_id, payment?.id],
    dueAt: ({ status, expiryDate }) => status === "PENDING" ? expiryDate : null,
    onDue: (invoice) =>
      notify({ ...invoice, status: "EXPIRED", updated: invoice.expiryDate }, "EXPIRED"),
  });

  function notify(invoice: Invoice, event: "PAID" | "EXPIRED" | "FAILED"): Invoice {
    const callbacks = isSession(invoice)
      ? toSessionCallbacks(invoice, event)
      : [{ to: "", body: toCallback(invoice, event) }];
    for (const { to, body } of callbacks) callBack(to, body, invoice.id);
    return invoice;
  }

  return {
    ...invoices,
    open(request: InvoiceRequest, prefix: "" | "ps-" = ""): Invoice {
      const now = clock.now();
      const id = prefix + randomId(24);
      return invoices.keep({
        id,
        request,
        status: "PENDING",
        created: now.toISOString(),
        updated: now.toISOString(),
        expiryDate: new Date(now.getTime() + request.invoice_duration * 1000).toISOString(),
        invoiceUrl: `${sandboxUrl}/payment/pay/${id}`,
        payment: null,
      });
    },
    /** Pays in any status. A second payment repeats the first one's callback. */
    pay: (id: string, amount?: number) =>
      invoices.change(id, (invoice, at) => {
        if (invoice.payment) return notify(invoice, "PAID");
        const payment = { id: paymentId(invoice), amount: amount ?? invoice.request.amount, at };
        const status = invoice.status === "EXPIRED" ? "EXPIRED" : "PAID";
        const paid: Invoice = { ...invoice, status, updated: at, payment };
        const product = isSession(paid) ? payment.id : paid.id;
        transactions.payment(paid.request.external_id, product, payment.amount);
        return notify(paid, "PAID");
      }),
    /** Without a callback. */
    cancel: (id: string) =>
      invoices.change(id, (invoice, updated) => ({
        ...invoice,
        status: "EXPIRED",
        canceled: true,
        updated,
      })),
    /** Ends a pending invoice. For any other only the callback is sent. */
    end: (id: string, event: "EXPIRED" | "FAILED") =>
      invoices.change(id, (invoice, updated) => {
        const isPending = invoice.status === "PENDING";
        // A failed attempt leaves its session open.
        if (isSession(invoice) && event === "FAILED") return notify(invoice, event);
        return notify(isPending ? { ...invoice, status: "EXPIRED", updated } : invoice, event);
      }),
  };
}

const paymentId = (invoice: Invoice) => (isSession(invoice) ? "py-" : "") + crypto.randomUUID();
