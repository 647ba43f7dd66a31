import type { ErrorCode } from "../../../shared/errors.ts";
import type { Reason } from "../../../shared/reasons.ts";

/** A reason and a message of each code. */
export const MESSAGES: Record<ErrorCode, { reason: Reason; message: string; details?: object[] }> =
  {
    VALIDATION: {
      reason: "validation_failed",
      message: "Invalid query: query.limit must be a whole number, 0 or more",
      details: [{ path: "query.limit", message: "must be a whole number, 0 or more" }],
    },
    UNAUTHORIZED: {
      reason: "credentials_missing",
      message: "Authorization and X-User-Token are both required.",
    },
    FORBIDDEN: {
      reason: "account_suspended",
      message: "Your account is suspended and cannot do this.",
    },
    NOT_FOUND: { reason: "order_not_found", message: "There is no such order." },
    METHOD_NOT_ALLOWED: { reason: "method_not_allowed", message: "Allowed methods: GET, POST." },
    CONFLICT: {
      reason: "order_status_forbids",
      message: "The order is COMPLETED, which does not allow this.",
    },
    WITHDRAWAL_IN_PROGRESS: {
      reason: "withdrawal_in_progress",
      message: "You have a withdrawal in progress.",
    },
    PAYLOAD_TOO_LARGE: {
      reason: "body_too_large",
      message: "The body may have at most 1048576 bytes.",
    },
    RATE_LIMITED: { reason: "rate_limited", message: "Too many calls. Try again in a minute." },
    INTERNAL: { reason: "internal_error", message: "Something went wrong on our side." },
    UNAVAILABLE: {
      reason: "payment_provider_unavailable",
      message: "The payment provider cannot be reached. Try again in a moment.",
    },
  };
