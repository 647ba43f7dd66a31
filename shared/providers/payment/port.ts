/** The interface of a payment provider. docs/providers.md explains how to write an adapter. */
import type { Settings } from "../../config.ts";
import { ProviderUnclear } from "../call.ts";

/** The page on which a buyer pays, as fetched from the provider. Amounts in rupiah. */
export interface Invoice {
  id: string;
  /** Our reference of the purchase. */
  external_id: string;
  /** PENDING, PAID, SETTLED, EXPIRED or FAILED; any other status has no effect. */
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
  /** The same end in two forms: for a provider that counts from its own clock, and for one that does not. */
  duration_seconds: number;
  expires_at: string;
  items: { name: string; price: number; quantity: number }[];
  fees: { type: string; value: number }[];
}

/** The payer according to the provider's invoice. */
export interface Payer {
  email: string | null;
  description: string | null;
}

/** A payment that its channel disputes, as the provider currently has it. */
export interface Dispute {
  id: string;
  /** Our reference of the payment; null if the payment has no invoice. */
  reference: string | null;
  /** Rupiah; 0 if it cannot be read or is in another currency. */
  amount: number;
  is_won: boolean;
}

/**
 * The state of a payout link. `claimed`: the recipient has entered a bank account. `locked`: it can no longer be
 * claimed, but may still change. `returned`: the bank sent the money back. `unknown`: a status unknown to us, without
 * effect.
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
  /** Never changes for a withdrawal: the provider creates one link per external_id. */
  external_id: string;
  amount: number;
  email: string;
}

/** A link with this external_id exists, and the response does not identify it. */
export class PayoutExists extends Error {}

/** A refund as fetched from the provider. `failed` is final: the money is still ours. */
export interface Refund {
  id: string;
  state: "pending" | "succeeded" | "failed";
  failure_reason: string | null;
}

export interface RefundRequest {
  /** Never changes for a refund: the provider creates one per reference. */
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
  /** The external_id of the invoice or payout link, or the reference of a refund. */
  reference: string;
  cashflow: "MONEY_IN" | "MONEY_OUT";
  amount: number;
  /** The provider's fee, taxes included. */
  fee: number;
  created_at: string;
}

/** An unreadable row. */
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

/** Movements changed since a time (`after`: a page's `last`), or all of one reference. */
export type Selection = { updatedSince: Date; after?: string | null } | { reference: string };

/** Payment callbacks and payout callbacks have their own URLs. */
export type CallbackKind = "payment" | "payout";

/** The subject of a callback. It only proves its sender: the facts are fetched. */
export type CallbackEvent =
  /** The provider's id of an invoice. `claims_money`: the callback reports a payment. */
  | { about: "invoice"; id: string; reference: string | null; claims_money: boolean }
  /** A payment that names only our reference. The amount is null if it is no whole number. */
  | { about: "payment"; reference: string | null; claims_money: boolean; amount: number | null }
  | { about: "dispute"; id: string; reference: string | null }
  | { about: "refund"; reference: string | null }
  /** `ids`: candidates for the link's id; some may be ids of bank transfers. */
  | { about: "payout"; reference: string | null; ids: string[]; claims: PayoutState | null };

/** Each asynchronous method throws ProviderRejected (nothing happened) or ProviderUnclear (it may have happened). */
export interface PaymentProvider {
  /** Stored with each purchase and withdrawal that starts with this provider. Never reuse a key. */
  key: string;
  /** Names the list that `movements` reads: adapters of one account read the same list. */
  statement: string;
  /** The previous provider, while its purchases or withdrawals are open. */
  old?: PaymentProvider;
  createInvoice(request: InvoiceRequest): Promise<Invoice>;
  /** By our reference. The provider does not deduplicate: look here before createInvoice. */
  findInvoice(externalId: string): Promise<Invoice | null>;
  getInvoice(id: string): Promise<Invoice | null>;
  /** By our reference, for money whose purchase is lost. */
  findPayer(externalId: string): Promise<Payer | null>;
  /** Returns the resulting invoice, which may be PAID. */
  expireInvoice(id: string): Promise<Invoice>;
  getDispute(id: string): Promise<Dispute | null>;
  /** A repeated request returns the first link, or throws PayoutExists. */
  createPayout(request: PayoutRequest): Promise<Payout>;
  getPayout(id: string): Promise<Payout | null>;
  /** Returns the resulting link, which may be claimed. */
  voidPayout(id: string): Promise<Payout>;
  /** Rejected if the payment's channel cannot return the money. */
  createRefund(request: RefundRequest): Promise<Refund>;
  /** Look here before you repeat a request. */
  findRefund(request: RefundRequest): Promise<Refund | null>;
  getRefund(id: string): Promise<Refund | null>;
  /** Newest first. */
  movements(selection: Selection): AsyncIterable<MovementPage>;
  /** Called with null before the body is read: on false, no body of this sender is read. */
  verifyCallback(
    request: Request,
    body: string | null,
    secrets: Settings<"webhooks">,
  ): Promise<boolean>;
  /** Null for a body of unknown shape. */
  readCallback(kind: CallbackKind, body: unknown): CallbackEvent | null;
}

/** The provider with this key; null if it is not configured any more. */
export const configured = (payments: PaymentProvider, key: string): PaymentProvider | null =>
  [payments, payments.old].find((each) => each?.key === key) ?? null;

/**
 * The provider with which a purchase or withdrawal started. Throws ProviderUnclear if it is not configured any more.
 */
export function beganWith(payments: PaymentProvider, key: string): PaymentProvider {
  const found = configured(payments, key);
  if (found) return found;
  throw new ProviderUnclear(`The payment provider ${key} is not configured.`);
}
