/** The words in which the service says no: one frozen table of codes, and the error that carries one. */

export const ERRORS = Object.freeze({
  VALIDATION: { status: 400, meaning: "Missing or invalid input." },
  UNAUTHORIZED: { status: 401, meaning: "No valid user token, or a required header is missing." },
  FORBIDDEN: { status: 403, meaning: "You may see this, but not do that." },
  NOT_FOUND: { status: 404, meaning: "It does not exist, or you may not know that it does." },
  METHOD_NOT_ALLOWED: { status: 405, meaning: "The path exists, but not with this method." },
  CONFLICT: { status: 409, meaning: "It is a duplicate, or the current state does not allow it." },
  WITHDRAWAL_IN_PROGRESS: {
    status: 409,
    meaning: "One withdrawal per seller is in flight already.",
  },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: "The body is larger than this route takes." },
  RATE_LIMITED: { status: 429, meaning: "Too many calls; Retry-After tells when to come back." },
  INTERNAL: { status: 500, meaning: "Unexpected server error." },
  UNAVAILABLE: {
    status: 503,
    meaning: "Something we depend on is down; Retry-After tells when to come back.",
  },
});

export type ErrorCode = keyof typeof ERRORS;

export interface ErrorDetail {
  path: string;
  message: string;
}

/** A deliberate no. `message` is shown to the caller; `cause` only reaches the log. */
export class ApiError extends Error {
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: string,
    more: { details?: ErrorDetail[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

export function isErrorCode(word: string): word is ErrorCode {
  return Object.hasOwn(ERRORS, word);
}
