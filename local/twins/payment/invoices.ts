/** The payment company's invoices: opened, paid, expired by hand or by the hour, each told to us. */
import type { TwinClock } from "../clock.ts";
import type { Deliveries } from "../deliveries.ts";
import { unknown } from "../refusal.ts";
import type { Store } from "../store.ts";
import { type Invoice, toCallback } from "./invoice.ts";
import type { InvoiceRequest } from "./request.ts";
import type { Transactions } from "./transactions.ts";

export interface Invoices {
  open(request: InvoiceRequest): Invoice;
  /** By the provider's id, else by our external_id, of which the newest counts. */
  find(id: string): Invoice | null;
  withExternalId(externalId: string): Invoice[];
  newest(limit: number): Invoice[];
  /** Takes the money whatever the state; a second payment is the first one told again. */
  pay(id: string, amount?: number): Invoice;
  /** Ends an open invoice; on any other it only tells the stale news again. */
  end(id: string, news: "EXPIRED" | "FAILED"): Invoice;
  nextExpiry(): Date | null;
  /** Expires what the clock has overtaken. */
  expireDue(): void;
}

export function createInvoices(options: {
  store: Store;
  clock: TwinClock;
  deliveries: Deliveries;
  transactions: Transactions;
  sandboxUrl: string;
  callbackPath: string;
  callbackToken: string;
}): Invoices {
  const { store, clock, deliveries, transactions } = options;
  const shelf = store.shelf<Invoice>("invoice");

  function keep(invoice: Invoice): Invoice {
    shelf.put(invoice.id, invoice, {
      names: [invoice.request.external_id],
      dueAt: invoice.status === "PENDING" ? new Date(invoice.expiryDate) : null,
    });
    return invoice;
  }

  function tell(invoice: Invoice, status: "PAID" | "EXPIRED" | "FAILED"): void {
    deliveries.enqueue({
      provider: "payment",
      path: options.callbackPath,
      headers: { "x-callback-token": options.callbackToken },
      body: toCallback(invoice, status),
      about: invoice.id,
    });
  }

  function change(id: string, step: (invoice: Invoice, now: string) => Invoice): Invoice {
    expireDue();
    return store.atomically(() => {
      const invoice = find(id);
      if (invoice === null) throw unknown("invoice");
      return keep(step(invoice, clock.now().toISOString()));
    });
  }

  function expireDue(): void {
    for (const { id } of shelf.due(clock.now())) {
      store.atomically(() => {
        const invoice = shelf.get(id);
        if (invoice?.status !== "PENDING") return;
        tell(keep({ ...invoice, status: "EXPIRED", updated: invoice.expiryDate }), "EXPIRED");
      });
    }
  }

  function find(id: string): Invoice | null {
    return shelf.get(id) ?? shelf.named(id)[0] ?? null;
  }

  function current<T>(read: () => T): T {
    expireDue();
    return read();
  }

  return {
    open(request) {
      const now = clock.now();
      const id = crypto.randomUUID().replaceAll("-", "").slice(0, 24);
      return keep({
        id,
        request,
        status: "PENDING",
        created: now.toISOString(),
        updated: now.toISOString(),
        expiryDate: new Date(now.getTime() + request.invoice_duration * 1000).toISOString(),
        invoiceUrl: `${options.sandboxUrl}/payment/pay/${id}`,
        payment: null,
      });
    },
    find: (id) => current(() => find(id)),
    withExternalId: (externalId) => current(() => shelf.named(externalId)),
    newest: (limit) => current(() => shelf.newest(limit)),
    pay: (id, amount) =>
      change(id, (invoice, now) => {
        const paid: Invoice = invoice.payment !== null ? invoice : {
          ...invoice,
          status: invoice.status === "EXPIRED" ? "EXPIRED" : "PAID",
          updated: now,
          payment: {
            id: crypto.randomUUID(),
            amount: amount ?? invoice.request.amount,
            at: now,
          },
        };
        const moved = paid.payment?.amount ?? 0;
        transactions.payment(paid.request.external_id, paid.id, moved);
        tell(paid, "PAID");
        return paid;
      }),
    end: (id, news) =>
      change(id, (invoice, now) => {
        const ended: Invoice = invoice.status !== "PENDING"
          ? invoice
          : { ...invoice, status: "EXPIRED", updated: now };
        tell(ended, news);
        return ended;
      }),
    nextExpiry: () => shelf.nextDue(),
    expireDue,
  };
}
