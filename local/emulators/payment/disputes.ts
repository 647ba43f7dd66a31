import * as z from "zod";
import type { Context } from "../context.ts";
import { badInput, control } from "../http.ts";
import type { CallBack } from "./business.ts";
import type { Invoice } from "./invoices.ts";
import { toWire } from "./transactions.ts";
import type { Transactions } from "./transactions.ts";

interface Dispute {
  id: string;
  reference: string;
  amount: number;
  status: "ACTION_REQUIRED" | "WON" | "LOST";
  created: string;
}

const disputeInput = z.object({
  amount: z.coerce.number().int().min(1).max(1e12).optional(),
  /** False: the list does not show it (yet), or no callback is sent. */
  listed: z.boolean().default(true),
  told: z.boolean().default(true),
});

/** A payment channel takes a payment back, and returns it if we win. */
export function createDisputes(
  { store, clock }: Context,
  callBack: CallBack,
  { get, transactions }: {
    get: (id: string) => Invoice;
    transactions: Transactions;
  },
) {
  const collection = store.collection<Dispute>("dispute");
  const of = (invoice: string) => collection.named(get(invoice).id);

  function keep(invoice: Invoice, dispute: Dispute): Dispute {
    collection.put(dispute.id, dispute, { names: [invoice.id] });
    return dispute;
  }

  const wire = ({ id, reference, amount, status, created }: Dispute) => ({
    id,
    channel_code: "CARDS",
    card_brands: "VISA",
    status,
    currency: "IDR",
    amount: { initial: `${amount}.00`, terminal: status === "LOST" ? `${amount}.00` : null },
    created_at: created,
    updated_at: clock.now().toISOString(),
    category: { name: "fraud", allowed_evidence: [] },
    related_disputes: [],
    payment_id: `py-${id}`,
    reference_id: reference,
  });

  const tell = (dispute: Dispute) => {
    const event = `dispute.${dispute.status.toLowerCase()}`;
    callBack("-native", { event, ...wire(dispute) }, dispute.id);
  };

  const listRow = (type: string, { reference, amount }: Dispute) =>
    transactions.other({
      type,
      amount,
      cashflow: type === "CHARGEBACK" ? "MONEY_OUT" : "MONEY_IN",
      reference_id: reference,
    });

  const end = (status: "WON" | "LOST") =>
    control(disputeInput, ({ amount, listed, told }, id) => {
      const open = of(id).find((each) => each.status === "ACTION_REQUIRED");
      if (open === undefined) throw badInput("This invoice has no open dispute.");
      const ended = keep(get(id), { ...open, status });
      const returned = { ...ended, amount: amount ?? ended.amount };
      const row = listed && status === "WON" ? listRow("CHARGEBACK_REVERSAL", returned) : null;
      if (told) tell(ended);
      return { ...ended, transaction: row && toWire(row) };
    });

  const controls = {
    "POST /invoices/:id/dispute": control(disputeInput, ({ amount, listed, told }, id) => {
      const invoice = get(id);
      if (invoice.payment === null) throw badInput("This invoice is not paid.");
      const dispute = keep(invoice, {
        id: `mi-dspt-${crypto.randomUUID()}`,
        reference: invoice.request.external_id,
        amount: amount ?? invoice.payment.amount,
        status: "ACTION_REQUIRED",
        created: clock.now().toISOString(),
      });
      const row = listed ? listRow("CHARGEBACK", dispute) : null;
      if (told) tell(dispute);
      return { ...dispute, transaction: row && toWire(row) };
    }),
    "POST /invoices/:id/win": end("WON"),
    "POST /invoices/:id/lose": end("LOST"),
  };
  return {
    /** The dispute in the API's format. */
    find: (id: string) => {
      const dispute = collection.get(id);
      return dispute && wire(dispute);
    },
    controls,
  };
}
