import type postgres from "postgres";
import { ApiError } from "../errors.ts";
import type { Facts } from "../errors.ts";
import type { Reason } from "../reasons.ts";

/** Constraints that a caller can violate although the operation checks: by two concurrent requests. */
export const CONSTRAINTS: Readonly<Record<string, Reason>> = {
  profiles_pkey: "already_registered",
  profiles__username_taken: "username_taken",
  orders__one_sale: "listing_reserved",
  orders__tracking_number: "tracking_number_taken",
  shipments__shipper_order_id: "booking_of_other_parcel",
  reviews__order_id: "already_reviewed",
  ktp_submissions__one_open: "verification_pending",
  reports__one_open: "already_reported",
  live_streams__one_at_a_time: "stream_not_ended",
  boost_purchases__one_unpaid: "boost_unpaid",
  listings__measurements: "measurement_unknown",
  fits__measurements: "measurement_unknown",
  vouchers__code: "voucher_code_taken",
  vouchers__window: "voucher_window_invalid",
  vouchers__bounded: "voucher_unbounded",
  vouchers__budget: "voucher_budget_spent",
  vouchers__total_limit: "voucher_limit_used",
  withdrawals__one_in_flight: "withdrawal_in_progress",
  addresses__one_primary: "primary_address_changing",
};

const RETRIABLE = new Set(["40001", "40P01"]);

/**
 * SQLSTATEs by class: the connection or its login (08, 28), a transaction that must be repeated (40), resources
 * (53), an operator or a timeout (57). A lock that is not free (55P03); read only while the disk is full (25006).
 */
const OVERLOADED = /^(08|28|40|53|57|55P03|25006)/;

/** Data that Postgres cannot read (22), or that exceeds its limits (54): an index entry, the depth of JSON. */
const UNREADABLE = /^(22|54)/;

/** A character that Postgres cannot store in a text: NUL, invalid UTF-8. */
const UNSTORABLE = new Set(["22P05", "22021"]);

/** Serialization failures and deadlocks: the transaction can run again. */
export function isRetriable(error: unknown): boolean {
  return isFromPostgres(error) && RETRIABLE.has(error.code);
}

/** Whether the connection failed or ended with this error. */
export function losesSession(error: unknown): boolean {
  return isFromPostgres(error) ? endsSession(error) : connectionError(error) !== undefined;
}

/** PgBouncer uses the code of any rejected login for it, and Supavisor the code of any fault. */
const FULL = /max_client_conn|max client connections|^\(EMAX/i;

/** Whether the server, or its pooler, admits no further connection now. */
export function isFull(error: unknown): boolean {
  return isFromPostgres(error) && (error.code === "53300" || FULL.test(error.message));
}

/** Turns a Postgres error into an ApiError; returns any other error, which is a bug, unchanged. SQLSTATE PV001 is private.raise_error. */
export function translate(error: unknown): unknown {
  if (!isFromPostgres(error)) return connectionError(error) ?? error;
  if (error.code === "PV001") return raised(error.message, error.hint);
  const known = CONSTRAINTS[error.constraint_name ?? ""];
  if (known) return new ApiError(known, { cause: error });
  if (OVERLOADED.test(error.code) || endsSession(error)) return overloaded(error);
  if (UNREADABLE.test(error.code)) {
    const problem = UNSTORABLE.has(error.code)
      ? "a text contains a character that cannot be stored"
      : "a value has the wrong format, is too long or out of range";
    return new ApiError("validation_failed", { facts: { problem }, cause: error });
  }
  return error;
}

/** The hint is JSON; private.raise_error writes both. */
export function raised(reason: string, hint: string | undefined): ApiError {
  const { retry_after_seconds, facts } = JSON.parse(hint || "{}") as {
    retry_after_seconds?: number;
    facts?: Facts;
  };
  // A database newer than this code may raise a reason unknown to it.
  return new ApiError(reason as Reason, { retryAfterSeconds: retry_after_seconds, facts });
}

/**
 * Where Postgres could not read a value that passed our own checks: perhaps a bug. Without the message, which quotes
 * the value.
 */
export function unreadableValue(error: unknown): { sqlstate: string; where?: string } | undefined {
  if (!isFromPostgres(error) || !UNREADABLE.test(error.code)) return undefined;
  return { sqlstate: error.code, where: error.where };
}

/**
 * Recognized by fields that only server errors have: `instanceof` would load the driver. Poolers send no `severity`.
 */
function isFromPostgres(error: unknown): error is postgres.PostgresError {
  return error instanceof Error && "code" in error &&
    ("severity" in error || "severity_local" in error);
}

/**
 * Whether the connection failed or ended. Supavisor reports it as XX000, always FATAL or with its own code such as
 * (EMAXCONN); an XX000 of Postgres that leaves the session open is a bug.
 */
function endsSession({ code, message, severity, severity_local }: postgres.PostgresError): boolean {
  const isFatal = ["FATAL", "PANIC"].includes(severity ?? severity_local);
  return isFatal || (code === "XX000" && /^\(E[A-Z]+\)/.test(message));
}

/** Errors of the driver, of DNS, of the socket and of TLS. */
const CONNECTION =
  /^(CONNECT|CONNECTION_|SASL_|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|EHOST|ENET|EADDRNOTAVAIL|ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/;

/** A message of rustls, Deno's TLS, without a code: "invalid peer certificate: UnknownIssuer". */
export const isUntrusted = ({ message }: Error): boolean =>
  /^(invalid peer certificate|received fatal alert)/.test(message);

function connectionError(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return;
  const code = "code" in error ? String(error.code) : "";
  const isFault = CONNECTION.test(code) || (code === "" && isUntrusted(error));
  return isFault ? overloaded(error) : undefined;
}

function overloaded(cause: unknown): ApiError {
  return new ApiError("database_busy", { retryAfterSeconds: 2, cause });
}
