/** Reads what Postgres rejects and says it in the service's own words. The only place that knows SQLSTATEs. */
import type postgres from "postgres";
import { ApiError, isErrorCode } from "../errors.ts";
import type { ErrorCode } from "../errors.ts";

/** Constraints that a caller can hit although the operation checked: two of them came at once. */
const CONSTRAINTS: Record<string, [ErrorCode, string]> = {
  profiles_pkey: ["CONFLICT", "You are registered already."],
  profiles__username_taken: ["CONFLICT", "This username is taken."],
  orders__one_sale: ["CONFLICT", "This listing is not for sale any more."],
  orders__tracking_number: ["CONFLICT", "This tracking number belongs to another parcel."],
  reviews__order_id: ["CONFLICT", "You have reviewed this order already."],
  ktp_submissions__one_open: [
    "CONFLICT",
    "Your documents are being looked at; you will hear from us.",
  ],
  reports__one_open: ["CONFLICT", "You have reported this already; staff will look at it."],
  live_streams__one_at_a_time: ["CONFLICT", "You have a stream already that is not ended."],
  boost_purchases__one_unpaid: [
    "CONFLICT",
    "Another boost of this listing still waits for its payment.",
  ],
  vouchers__code: ["CONFLICT", "There is a voucher of this code already."],
  vouchers__window: ["VALIDATION", "A voucher has to start before it ends."],
  withdrawals__one_in_flight: [
    "WITHDRAWAL_IN_PROGRESS",
    "Your last withdrawal is still on its way; one at a time.",
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

/** Text that is no value of its type, a number or a date out of range, JSON nested too deep. */
const UNREADABLE = new Set(["22P02", "22003", "22007", "22008", "54001"]);

/** Serialization failures and deadlocks: the whole transaction may simply be run again. */
export function isRetriable(error: unknown): boolean {
  return isFromPostgres(error) && RETRIABLE.has(error.code);
}

/** The error that this database error means, or the error itself when it is a bug. */
export function translate(error: unknown): unknown {
  if (!isFromPostgres(error)) return connectionTrouble(error) ?? error;
  if (error.code === "PV001" && isErrorCode(error.message)) {
    const retryAfterSeconds = error.hint ? Number(error.hint) : undefined;
    return new ApiError(error.message, error.detail ?? "Refused.", { retryAfterSeconds });
  }
  const known = CONSTRAINTS[error.constraint_name ?? ""];
  if (known) return new ApiError(known[0], known[1], { cause: error });
  if (RETRIABLE.has(error.code)) {
    return new ApiError("CONFLICT", "Too many changes at once; try again.", { cause: error });
  }
  if (OVERLOADED.has(error.code)) return overloaded(error);
  if (UNREADABLE.has(error.code)) {
    return new ApiError("VALIDATION", "A value is not of a kind or size that we can take.", {
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

/** Told by what only the server's own errors carry: asking for their class would load the driver. */
function isFromPostgres(error: unknown): error is postgres.PostgresError {
  return error instanceof Error && "severity" in error && "code" in error;
}

function connectionTrouble(error: unknown): ApiError | undefined {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^(CONNECT|CONNECTION_|ECONN|EPIPE|ETIMEDOUT)/.test(code) ? overloaded(error) : undefined;
}

function overloaded(cause: unknown): ApiError {
  return new ApiError("UNAVAILABLE", "The database is busy; try again.", {
    retryAfterSeconds: 2,
    cause,
  });
}
