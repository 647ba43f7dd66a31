import type { ErrorCode } from "../../../shared/errors.ts";

/** A message of each code. */
export const MESSAGES: Record<ErrorCode, { message: string; details?: object[] }> = {
  VALIDATION: {
    message: "Invalid query: query.limit must be a whole number, 0 or more",
    details: [{ path: "query.limit", message: "must be a whole number, 0 or more" }],
  },
  UNAUTHORIZED: { message: "Authorization and X-User-Token are both required." },
  FORBIDDEN: { message: "Your account is suspended and cannot do this." },
  NOT_FOUND: { message: "There is no such order." },
  METHOD_NOT_ALLOWED: { message: "Allowed methods: GET, POST." },
  CONFLICT: { message: "The order is COMPLETED, which does not allow this." },
  WITHDRAWAL_IN_PROGRESS: { message: "You have a withdrawal in progress." },
  PAYLOAD_TOO_LARGE: { message: "The body may have at most 1048576 bytes." },
  RATE_LIMITED: { message: "Too many calls. Try again in a minute." },
  INTERNAL: { message: "Something went wrong on our side." },
  UNAVAILABLE: { message: "The payment provider cannot be reached. Try again in a moment." },
};
