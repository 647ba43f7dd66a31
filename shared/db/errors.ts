import type postgres from "postgres";
import { ApiError, isErrorCode } from "../errors.ts";
import type { ErrorCode } from "../errors.ts";

/** Constraints that a caller can violate although the operation checks: two requests at once. */
const CONSTRAINTS: Record<string, [ErrorCode, string]> = {
  profiles_pkey: ["CONFLICT", "You are already registered."],
  profiles__username_taken: ["CONFLICT", "This username is taken."],
  orders__one_sale: ["CONFLICT", "This listing is not for sale any more."],
  orders__tracking_number: ["CONFLICT", "This tracking number belongs to another parcel."],
  returns__tracking_number: ["CONFLICT", "This tracking number belongs to another parcel."],
  reviews__order_id: ["CONFLICT", "You have already reviewed this order."],
  ktp_submissions__one_open: [
    "CONFLICT",
    "Your documents are being checked; you get a notification about the result.",
  ],
  reports__one_open: ["CONFLICT", "You have already reported this. Staff will check it."],
  live_streams__one_at_a_time: ["CONFLICT", "You have a stream that has not ended yet."],
  boost_purchases__one_unpaid: [
    "CONFLICT",
    "Another boost of this listing still awaits its payment.",
  ],
  vouchers__code: ["CONFLICT", "A voucher with this code already exists."],
  vouchers__window: ["VALIDATION", "A voucher must start before it ends."],
  withdrawals__one_in_flight: [
    "WITHDRAWAL_IN_PROGRESS",
    "Your last withdrawal is still in progress; wait until it ends.",
  ],
  addresses__one_primary: ["CONFLICT", "Another request changed your primary address; try again."],
};

const RETRIABLE = new Set(["40001", "40P01"]);
const OVERLOADED = new Set([
  "53300",
  "53400",
  "57014",
  "57P01",
  "57P03",
  "55P03",
  "08006",
  "08001",
]);

/** Malformed text, a number or date out of range, JSON nested too deeply. */
const UNREADABLE = new Set(["22P02", "22003", "22007", "22008", "54001"]);

/** Serialization failures and deadlocks: the transaction can be run again. */
export function isRetriable(error: unknown): boolean {
  return isFromPostgres(error) && RETRIABLE.has(error.code);
}

/** Turns a Postgres error into an ApiError; returns any other error, which is a bug, unchanged. SQLSTATE PV001 is private.raise_error. */
export function translate(error: unknown): unknown {
  if (!isFromPostgres(error)) return connectionError(error) ?? error;
  if (error.code === "PV001" && isErrorCode(error.message)) {
    const retryAfterSeconds = error.hint ? Number(error.hint) : undefined;
    return new ApiError(error.message, error.detail ?? "The request was rejected.", {
      retryAfterSeconds,
    });
  }
  const known = CONSTRAINTS[error.constraint_name ?? ""];
  if (known) return new ApiError(known[0], known[1], { cause: error });
  if (RETRIABLE.has(error.code)) {
    return new ApiError("CONFLICT", "Too many changes at once; try again.", { cause: error });
  }
  if (OVERLOADED.has(error.code)) return overloaded(error);
  if (UNREADABLE.has(error.code)) {
    return new ApiError("VALIDATION", "A value has the wrong format or is out of range.", {
      cause: error,
    });
  }
  if (error.code === "22P05" || error.code === "22021") {
    return new ApiError("VALIDATION", "The text contains a character that cannot be stored.", {
      cause: error,
    });
  }
  return error;
}

/** By fields that only server errors have: `instanceof` would load the driver. */
function isFromPostgres(error: unknown): error is postgres.PostgresError {
  return error instanceof Error && "severity" in error && "code" in error;
}

function connectionError(error: unknown): ApiError | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(CONNECT|CONNECTION_|ECONN|EPIPE|ETIMEDOUT)/.test(code) ? overloaded(error) : undefined;
}

function overloaded(cause: unknown): ApiError {
  return new ApiError("UNAVAILABLE", "The database is busy; try again.", {
    retryAfterSeconds: 2,
    cause,
  });
}
