/** What the market needs of a payment provider. docs/providers.md says how to write an adapter. */
import type { Settings } from "../../config.ts";
import { ProviderUnclear } from "../call.ts";

/** The page on which a buyer pays, as fetched from the provider. Amounts in rupiah. */
export interface Invoice {
  id: string;
  /** Our reference of the purchase. */
  external_id: string;
  /** PENDING, PAID, SETTLED, EXPIRED or FAILED; another word has no effect. */
  status: string;
  url: string;
  expires_at: string | null;
  /** Null until paid. After a late payment it is set although the status stays EXPIRED. */
  paid_amount: number | null;
  payment_id: string | null;
}

export interface InvoiceRequest {
  external_id: string;
  amount: number;
  description: string;
  payer_email: string | null;
  /** The same time, for a provider that counts from its own clock, and for one that does not. */
  duration_seconds: number;
  expires_at: string;
  items: { name: string; price: number; quantity: number }[];
  fees: { type: string; value: number }[];
}

/** Whose money it is, as the provider's invoice says it. */
export interface Payer {
  email: string | null;
  description: string | null;
}

/** A payment that its channel disputes, as the provider has it now. */
export interface Dispute {
  id: string;
  /** Our reference of the payment; null if it is none of an invoice. */
  reference: string | null;
  /** Rupiah; 0 if it cannot be read or is of another currency. */
  amount: number;
  is_won: boolean;
}

/**
 * The state of a payout link. `claimed`: the recipient has entered a bank account. `locked`: it can no longer be
 * claimed, but may still change. `returned`: the bank sent the money back. `unknown`: a status that we do not
 * know; it has no effect.
 */
export type PayoutState =
  | "open"
  | "claimed"
  | "locked"
  | "completed"
  | "failed"
  | "expired"
  | "voided"
  | "returned"
  | "unknown";

/** A payout link as fetched from the provider. Amount in rupiah. */
export interface Payout {
  id: string;
  external_id: string;
  amount: number;
  /** The provider's own status. */
  status: string;
  state: PayoutState;
  url: string | null;
  expires_at: string | null;
  failure_reason: string | null;
}

export interface PayoutRequest {
  /** Never changes for a withdrawal: the provider makes one link per external_id. */
  external_id: string;
  amount: number;
  email: string;
}

/** There is a link with this external_id, and the response does not say which. */
export class PayoutExists extends Error {}

/** A refund as fetched from the provider. `failed` is final: the money is still ours. */
export interface Refund {
  id: string;
  state: "pending" | "succeeded" | "failed";
  failure_reason: string | null;
}

export interface RefundRequest {
  /** Never changes for a refund: the provider makes one per reference. */
  reference: string;
  /** The provider's id of the invoice. */
  invoice_id: string;
  amount: number;
}

/** A movement of money as the provider booked it, in rupiah. */
export interface Movement {
  id: string;
  type: string;
  status: string;
  /** The external_id of the invoice or payout link, the reference of a refund. */
  reference: string;
  cashflow: "MONEY_IN" | "MONEY_OUT";
  amount: number;
  /** The provider's fee, taxes included. */
  fee: number;
  created_at: string;
}

/** A row that cannot be read. */
export interface OddRow {
  /** The provider's id, or a digest of the row. */
  id: string;
  /** The error, and the row's fields. */
  problem: string;
}

export interface MovementPage {
  movements: Movement[];
  odd: OddRow[];
  /** The id after which the next page begins; null if no row has one. */
  last: string | null;
}

/** Movements changed since a time (`after`: from a page's `last` on), or all of one reference. */
export type Selection = { updatedSince: Date; after?: string | null } | { reference: string };

/** Payment callbacks and payout callbacks have URLs of their own. */
export type CallbackKind = "payment" | "payout";

/** What a callback is about. It proves its sender and no more: what happened is fetched. */
export type CallbackEvent =
  /** The provider's id of an invoice. `claims_money`: the callback says that it is paid. */
  | { about: "invoice"; id: string; reference: string | null; claims_money: boolean }
  /** A payment that names our reference only. The amount is null when it is no whole number. */
  | { about: "payment"; reference: string | null; claims_money: boolean; amount: number | null }
  | { about: "dispute"; id: string; reference: string | null }
  | { about: "refund"; reference: string | null }
  /** `ids`: candidates for the link's id; some may be ids of bank transfers. */
  | { about: "payout"; reference: string | null; ids: string[]; claims: PayoutState | null };

/** Each asynchronous method throws ProviderRejected (nothing happened) or ProviderUnclear (it may have happened). */
export interface PaymentProvider {
  /** Stored with what begins with this provider: never given to another. */
  key: string;
  /** Names the list that `movements` reads: adapters for one account read the same. */
  statement: string;
  /** The provider before this one, while something that began with it is open. */
  old?: PaymentProvider;
  createInvoice(request: InvoiceRequest): Promise<Invoice>;
  /** By our reference. The provider does not deduplicate: look here before createInvoice. */
  findInvoice(externalId: string): Promise<Invoice | null>;
  getInvoice(id: string): Promise<Invoice | null>;
  /** By our reference, for money whose purchase we have lost. */
  findPayer(externalId: string): Promise<Payer | null>;
  /** Returns the invoice as it is afterwards, which may be PAID. */
  expireInvoice(id: string): Promise<Invoice>;
  getDispute(id: string): Promise<Dispute | null>;
  /** A repeated request returns the first link, or throws PayoutExists. */
  createPayout(request: PayoutRequest): Promise<Payout>;
  getPayout(id: string): Promise<Payout | null>;
  /** Returns the link as it is afterwards, which may be claimed. */
  voidPayout(id: string): Promise<Payout>;
  /** Rejected where the payment's channel cannot return the money. */
  createRefund(request: RefundRequest): Promise<Refund>;
  /** Look here before a request is repeated. */
  findRefund(request: RefundRequest): Promise<Refund | null>;
  getRefund(id: string): Promise<Refund | null>;
  /** Newest first. */
  movements(selection: Selection): AsyncIterable<MovementPage>;
  /** Called with null before the body is read: false then means that no body of this sender is read. */
  verifyCallback(
    request: Request,
    body: string | null,
    secrets: Settings<"webhooks">,
  ): Promise<boolean>;
  /** Null for a body of unknown shape. */
  readCallback(kind: CallbackKind, body: unknown): CallbackEvent | null;
}

/** The one with this key; null when it is not configured any more. */
export const configured = (payments: PaymentProvider, key: string): PaymentProvider | null =>
  [payments, payments.old].find((each) => each?.key === key) ?? null;

/** The one that a purchase or withdrawal began with. Throws ProviderUnclear when it is not configured any more. */
export function beganWith(payments: PaymentProvider, key: string): PaymentProvider {
  const found = configured(payments, key);
  if (found) return found;
  throw new ProviderUnclear(`The payment provider ${key} is not configured.`);
}
