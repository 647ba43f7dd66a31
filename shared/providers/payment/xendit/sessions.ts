/** Payment Sessions, the successor of invoices. Source: docs.xendit.co (create, get, cancel a session; get a payment). */
import * as z from "zod";
import { parseResponse, ProviderRejected, ProviderUnclear } from "../../call.ts";
import type { Invoice, InvoiceRequest, PaymentProvider } from "../port.ts";
import { getById } from "./call.ts";
import type { XenditCall } from "./call.ts";

const wireSession = z.object({
  payment_session_id: z.string(),
  reference_id: z.string(),
  status: z.string(),
  payment_link_url: z.string().nullish(),
  expires_at: z.string().nullish(),
  payment_id: z.string().nullish(),
});
type Session = z.output<typeof wireSession>;

/** The documentation shows amounts as numbers and as text. */
const rupiah = z.coerce.number().int().nonnegative();
const wirePayment = z.object({
  payment_id: z.string(),
  payment_request_id: z.string().nullish(),
  reference_id: z.string(),
  status: z.string(),
  currency: z.literal("IDR"),
  captures: z.array(z.object({ capture_amount: rupiah })).nullish(),
});
const wirePayments = z.object({ data: z.array(z.object({ product_id: z.string() })) });

/** Our status of a page on which a buyer pays; an unknown status stays as it is. */
const STATUSES: Record<string, string> = {
  ACTIVE: "PENDING",
  COMPLETED: "PAID",
  CANCELED: "EXPIRED",
};

/** A session lives for at least ten minutes. We cancel it at the end of the payment time, so it may live longer. */
const SPARE_MS = 11 * 60_000;

/** The prefix of payment ids of sessions. */
const PAYMENT_ID = /^py-/;

const PAYMENTS_V3 = { "api-version": "2024-11-11" };

/** Reads a session with its payment. */
function reading(call: XenditCall) {
  const read = async (id: string): Promise<{ session: Session; paid: Paid | null } | null> => {
    const session = await getById(
      call,
      "/sessions/",
      id,
      (body) => parseResponse(wireSession, body),
    );
    return session && { session, paid: await paidFor(session) };
  };

  const readPaid = (id: string) =>
    getById(
      (method, path) => call(method, path, undefined, PAYMENTS_V3),
      "/v3/payments/",
      id,
      readPayment,
    );

  async function paidFor(session: Session): Promise<Paid | null> {
    const { payment_id, reference_id, status } = session;
    if (payment_id) {
      const payment = await readPaid(payment_id);
      if (payment?.reference === reference_id) return payment;
      throw new ProviderUnclear("The provider does not show the payment of its session.");
    }
    return status === "EXPIRED" || status === "CANCELED" ? await findPaid(reference_id) : null;
  }

  /**
   * The documentation does not say whether an ended session gets a later payment, so this searches the list of
   * movements. A row of the provider's other API is no payment here: its id is unknown, or invalid.
   */
  async function findPaid(reference_id: string): Promise<Paid | null> {
    const query = new URLSearchParams({ reference_id, types: "PAYMENT", statuses: "SUCCESS" });
    const { data } = parseResponse(wirePayments, await call("GET", `/transactions?${query}`));
    for (const { product_id } of data) {
      const payment = await readPaid(product_id);
      if (payment?.reference === reference_id) return payment;
      if (payment === null && PAYMENT_ID.test(product_id)) {
        throw new ProviderUnclear("The provider does not show a payment of its list.");
      }
    }
    return null;
  }

  return read;
}

/** The payment of a session, for its refund. */
export const paymentRequestOf = (call: XenditCall) => async (id: string) => {
  const payment_request_id = (await reading(call)(id))?.paid?.request;
  if (payment_request_id) return { payment_request_id };
  throw new ProviderUnclear("The provider does not show the payment of its session.");
};

export function sessions(
  call: XenditCall,
): Pick<
  PaymentProvider,
  "createInvoice" | "findInvoice" | "getInvoice" | "findPayer" | "expireInvoice"
> {
  const read = reading(call);
  const getInvoice = async (id: string): Promise<Invoice | null> => {
    const found = await read(id);
    return found && readSession(found.session, found.paid);
  };

  return {
    getInvoice,
    createInvoice: async (request) => {
      const session = parseResponse(
        wireSession,
        await call("POST", "/sessions", sessionRequest(request)),
      );
      if (session.reference_id === request.external_id) {
        return { ...readSession(session, null), expires_at: request.expires_at };
      }
      throw new ProviderUnclear("The provider returned another session than the one requested.");
    },
    // Sessions can be found only by their id. A session with an unknown id is harmless: nobody has
    // its link, and it ends.
    findInvoice: () => Promise.resolve(null),
    findPayer: () => Promise.resolve(null),
    expireInvoice: async (id) => {
      try {
        await call("POST", `/sessions/${encodeURIComponent(id)}/cancel`);
      } catch (error) {
        // Completed or ended already: returned as it is.
        if (!(error instanceof ProviderRejected)) throw error;
      }
      const current = await getInvoice(id);
      if (current) return current;
      throw new ProviderUnclear("The provider does not know its own session.");
    },
  };
}

/** Without a customer: the customer's reference "must be unique", and a repeated request would have the same. */
const sessionRequest = (request: InvoiceRequest) => ({
  reference_id: request.external_id,
  session_type: "PAY",
  mode: "PAYMENT_LINK",
  amount: request.amount,
  currency: "IDR",
  country: "ID",
  capture_method: "AUTOMATIC",
  locale: "id",
  description: request.description,
  expires_at: new Date(Date.parse(request.expires_at) + SPARE_MS).toISOString(),
  ...itemsOf(request),
});

/**
 * The documentation does not say whether an item may be negative, or whether the sum may differ from the amount: in
 * these cases no items are sent.
 */
function itemsOf({ external_id, amount, items, fees }: InvoiceRequest) {
  const line = (type: string, name: string, net_unit_amount: number, quantity: number) => ({
    reference_id: external_id,
    type,
    name,
    category: type,
    net_unit_amount,
    quantity,
  });
  const lines = [
    ...items.map(({ name, price, quantity }) => line("PHYSICAL_PRODUCT", name, price, quantity)),
    ...fees.map(({ type, value }) => line("FEE", type, value, 1)),
  ];
  const sum = lines.reduce((sum, each) => sum + each.net_unit_amount * each.quantity, 0);
  const isExact = sum === amount && lines.every(({ net_unit_amount }) => net_unit_amount >= 0);
  return isExact ? { items: lines } : {};
}

interface Paid {
  id: string;
  /** The payment request's id. */
  request: string | null;
  reference: string;
  amount: number;
}

function readPayment(body: unknown): Paid {
  const { payment_id, payment_request_id, reference_id, status, captures } = parseResponse(
    wirePayment,
    body,
  );
  const captured = (captures ?? []).reduce((sum, { capture_amount }) => sum + capture_amount, 0);
  if (status === "SUCCEEDED" && captured === 0) {
    throw new ProviderUnclear("A payment succeeded without an amount that was captured.");
  }
  const amount = status === "SUCCEEDED" ? captured : 0;
  return { id: payment_id, request: payment_request_id ?? null, reference: reference_id, amount };
}

function readSession(session: Session, paid: Paid | null): Invoice {
  const { payment_session_id, reference_id, status, payment_link_url, expires_at } = session;
  if (!payment_link_url) throw new ProviderUnclear("The session has no link.");
  return {
    id: payment_session_id,
    external_id: reference_id,
    status: STATUSES[status] ?? status,
    url: payment_link_url,
    expires_at: expires_at ?? null,
    paid_amount: paid && paid.amount > 0 ? paid.amount : null,
    payment_id: paid?.id ?? null,
  };
}
