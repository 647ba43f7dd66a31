import type { FinanceEvent } from "../domain/events.ts";
import type { PendingNotification } from "../domain/notification.ts";
import type { Locale } from "../domain/notification_words.ts";
import type { InvoiceRequest } from "../providers/payment/port.ts";
import type { Device } from "../providers/push.ts";
import type { BookingRequest, QuotedCourier } from "../providers/shipping.ts";
import type { Counted } from "./call_counts.ts";
import type { Constants } from "./types.ts";

/**
 * The results of functions that TypeScript reads and the generated types lack: JSON, or a value that may be null.
 * tests/database/results.test.ts compares each with real results.
 */
export interface Results {
  "api.boosts_create": PendingPurchase;
  "api.conversations_create": { is_new: boolean; conversation: unknown };
  "api.orders_create": PendingPurchase;
  "api.orders_preview": { preview: unknown; quoted: QuotedCourier | null };
  "api.orders_return_label": Booking;
  "api.shipping_book": Booking;
  "api.wallet_withdrawals_create": PendingWithdrawal;
  "internal.begin_ktp_submission": { id: string; photo_path: string; selfie_path: string };
  /** `from` and `to` in ISO 8601. */
  "internal.begin_reconciliation": { run_id: number; from: string; after: string | null };
  /** Digests of callbacks that were stored before. */
  "internal.apply_email_callbacks": string[];
  "internal.begin_bookings": Booking[];
  "internal.booking_to_request": Booking | null;
  "internal.claim_idempotency_key": KeyClaim;
  "internal.claim_jobs": ClaimedJob[];
  "internal.claim_outbox_events": OutboxClaim;
  "internal.claim_unfinished_purchase": PendingPurchase | null;
  "internal.claim_withdrawal": PendingWithdrawal | null;
  "internal.count_calls": Counted[];
  /** The day that was closed, as YYYY-MM-DD; null when none is left. */
  "internal.close_analytics_day": string | null;
  /** Null when the link belongs to no withdrawal. */
  "internal.count_link_readings": number | null;
  /** References. */
  "internal.chargebacks_to_apply": string[];
  "internal.courier_statement_page": CourierStatementPage;
  "internal.emails_to_send": PendingEmail[];
  "internal.find_invoice": string | null;
  "internal.find_withdrawal": PendingWithdrawal | null;
  /** The trace of the purchase that a callback names. */
  "internal.traceparent_of": string | null;
  "internal.finish_and_claim_jobs": { finished: string[]; jobs: ClaimedJob[] };
  "internal.finish_jobs": string[];
  "internal.finish_reconciliation": ReconciliationResult;
  "internal.invoice_to_expire": string | null;
  "internal.ktp_files_to_erase": string[] | null;
  "internal.load_caller": CallerStatus;
  /** Null if retention has deleted the callback. */
  "internal.load_webhook": StoredCallback | null;
  /** The token of the next link; null if this run calls none. */
  "internal.next_link": string | null;
  /** The last user notified; null when all are. */
  "internal.notify_stream_start": string | null;
  "internal.open_references": UncheckedPayment[];
  "internal.old_providers": string[];
  "internal.provider_of": string | null;
  "internal.push_to_send": PendingPush | null;
  "internal.receive_payment_callback": InvoiceOutcome | null;
  "internal.record_bookings": string[];
  "internal.refund_to_send": RefundToSend | null;
  "internal.store_webhook": { id: string; handled: boolean };
  "internal.tracking_request": TrackingRequest | null;
  "internal.typed_parcel": TrackingRequest | null;
}

type Enums = typeof Constants["private"]["Enums"];
export type InvoiceOutcome = Enums["invoice_outcome"][number];
export type PayoutOutcome = Enums["payout_outcome"][number];
export type ShipmentOutcome = Enums["shipment_outcome"][number];
export type Direction = Enums["shipment_direction"][number];

/** The progress of a booking: `request` is set until the provider's shipping order is known. */
export interface Booking {
  order_id: string;
  direction: Direction;
  shipper_order_id: string | null;
  waybill: string | null;
  request: BookingRequest | null;
}

export interface CourierStatementPage {
  shipper_order_ids: string[];
  /** Null after the last page. */
  next: { created_at: string; id: string } | null;
}

/** A reserved purchase that waits for its invoice. */
export interface PendingPurchase {
  id: string;
  request: InvoiceRequest;
  /** An earlier request may have created the invoice. */
  resumed: boolean;
  /** Number of the lease taken with this reservation. */
  lease: number;
  /** The payment provider with which it started. */
  provider: string;
  /** Another process has finished the purchase; no invoice is needed. */
  finished: boolean;
  /** The courier of an order at its quoted price; absent if the order is new and its quote recent. */
  quoted?: QuotedCourier;
}

/** A refund through the provider. Its id is the reference of every request. */
export interface RefundToSend {
  id: string;
  /** Null: no stored purchase has this invoice. */
  provider: string | null;
  checkout_id: string;
  amount: number;
  attempt: number;
  /** No earlier request can have reached the provider. */
  first: boolean;
  /** No earlier request is under way there: a rejection proves that there is no refund. */
  definite: boolean;
  /** The payment channel takes the payment back itself: nothing is requested any more. */
  charged_back: boolean;
  provider_refund_id: string | null;
}

/** A withdrawal whose amount is held. Its id is the external_id of every request to the provider. */
export interface PendingWithdrawal {
  withdrawal_id: string;
  /** Rupiah. */
  amount: number;
  email: string;
  /** The provider was not asked before: an error then proves that there is no link. */
  first: boolean;
  /** The link exists or the withdrawal has ended: no request is needed. */
  finished: boolean;
  /** Payouts to the user are blocked: no link may be requested. */
  blocked: boolean;
  /** The payment provider with which it started. */
  provider: string;
  /** Readings of the link applied before. */
  link_readings: number;
  provider_payout_id: string | null;
}

export type KeyClaim =
  | { outcome: "claimed"; claim_id: string }
  | { outcome: "replay"; status: number; body: string }
  | { outcome: "running" }
  | { outcome: "mismatch" };

export interface ClaimedJob {
  id: string;
  kind: string;
  payload: unknown;
  traceparent: string | null;
  attempts: number;
  run_at: string;
  lease_token: string;
}

export interface OutboxClaim {
  /** The breaker is open: this worker pings the portal and posts nothing. */
  probe: boolean;
  events: ClaimedEvent[];
}

export interface ClaimedEvent {
  envelope: FinanceEvent;
  traceparent: string | null;
  lease_token: string;
  is_last_attempt: boolean;
}

export interface PendingEmail {
  id: string;
  /** The key of the call to the provider that it shares with others; null if it is sent alone. */
  batch_id: string | null;
  to: string;
  kind: string;
  data: Record<string, unknown>;
  locale: Locale;
  /** The recipient's name. */
  name: string;
}

export interface PendingPush extends PendingNotification {
  locale: Locale;
  devices: Device[];
}

/** The question to the provider about a difference. */
export interface UncheckedPayment {
  reference: string;
  invoice_id: string | null;
  payout_id: string | null;
  /** A payment for no order, boost or withdrawal of ours. */
  is_unknown: boolean;
}

/** Amounts in rupiah. */
export interface Difference {
  id: string;
  reference: string;
  statement: string;
  provider_amount: number;
  ledger_amount: number;
  difference: number;
  /** The error of an unreadable row. */
  problem: string | null;
  status: string;
  correction: { account: string; amount: number }[];
  created_at: string;
  [more: string]: unknown;
}

export interface ReconciliationResult {
  transactions: number;
  /** Rupiah; positive if the provider holds more than the ledger says. */
  drift: number;
  differences: Difference[];
}

export interface CallerStatus {
  registered: boolean;
  account_status: typeof Constants.public.Enums.account_status[number] | null;
  locale: Locale | null;
  roles: string[];
}

export interface StoredCallback {
  provider: "payment" | "payout" | "biteship" | "resend";
  body: Record<string, unknown>;
}

/** By the provider's shipping order, or by the number that a user typed. */
export type TrackingRequest =
  | { shipper_order_id: string; tracking_id: string | null }
  | { shipment_id: string; typed_number: string; courier_code: string };
