import type { Context } from "../context.ts";
import { createRecords, randomId } from "../records.ts";
import type { PaymentOptions } from "./options.ts";
import type { InvoiceRequest } from "./invoice_request.ts";
import { type Invoice, toCallback } from "./invoice_wire.ts";
import type { Transactions } from "./transactions.ts";

export function createInvoices(
  context: Context,
  { callbackPath, callbackToken }: PaymentOptions,
  transactions: Transactions,
) {
  const { clock, deliveries, sandboxUrl } = context;
  const invoices = createRecords<Invoice>(context, {
    kind: "invoice",
    names: ({ request }) => [request.external_id],
    dueAt: ({ status, expiryDate }) => status === "PENDING" ? expiryDate : null,
    onDue: (invoice) =>
      notify({ ...invoice, status: "EXPIRED", updated: invoice.expiryDate }, "EXPIRED"),
  });

  function notify(invoice: Invoice, event: "PAID" | "EXPIRED" | "FAILED"): Invoice {
    deliveries.enqueue({
      provider: "payment",
      path: callbackPath,
      headers: { "x-callback-token": callbackToken },
      body: toCallback(invoice, event),
      about: invoice.id,
    });
    return invoice;
  }

  return {
    ...invoices,
    open(request: InvoiceRequest): Invoice {
      const now = clock.now();
      const id = randomId(24);
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
        const payment = invoice.payment ??
          { id: crypto.randomUUID(), amount: amount ?? invoice.request.amount, at };
        const paid: Invoice = invoice.payment ? invoice : {
          ...invoice,
          status: invoice.status === "EXPIRED" ? "EXPIRED" : "PAID",
          updated: at,
          payment,
        };
        transactions.payment(paid.request.external_id, paid.id, payment.amount);
        return notify(paid, "PAID");
      }),
    /** Ends a pending invoice. For any other only the callback is sent. */
    end: (id: string, event: "EXPIRED" | "FAILED") =>
      invoices.change(id, (invoice, updated) => {
        const isPending = invoice.status === "PENDING";
        return notify(isPending ? { ...invoice, status: "EXPIRED", updated } : invoice, event);
      }),
  };
}
