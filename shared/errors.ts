import type { ErrorCode } from "./error_codes.ts";
import type { Reason } from "./reasons.ts";

export { ERRORS, isErrorCode } from "./error_codes.ts";
export type { ErrorCode };

export interface ErrorDetail {
  path: string;
  message: string;
}

/** What a sentence says besides its words: amounts, times, names. */
export type Facts = Readonly<Record<string, string | number>>;

interface More {
  details?: ErrorDetail[] | undefined;
  retryAfterSeconds?: number | undefined;
  /** For the sentence in another language (shared/reasons.ts). */
  facts?: Facts | undefined;
  cause?: unknown;
}

/** An error that the caller gets as `code`, `reason` and `message`. `cause` is only logged. */
export class ApiError extends Error {
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly facts: Facts;

  constructor(
    readonly code: ErrorCode,
    readonly reason: Reason,
    message: string,
    { details, retryAfterSeconds, facts = {}, cause }: More = {},
  ) {
    super(message, { cause });
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
    this.facts = facts;
  }
}

/** One field is wrong in a way that no schema can say. `path` is its place: `query.limit`. */
export function invalidField(path: string, message: string): ApiError {
  const [where] = path.split(".");
  return new ApiError("VALIDATION", "validation_failed", `Invalid ${where}: ${path} ${message}`, {
    details: [{ path, message }],
  });
}
