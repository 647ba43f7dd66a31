import type { ErrorCode } from "./error_codes.ts";
import { codeOf, sentenceOf } from "./reasons.ts";
import type { Facts, Reason } from "./reasons.ts";

export { ERRORS } from "./error_codes.ts";
export type { ErrorCode, Facts };

export interface ErrorDetail {
  path: string;
  message: string;
}

interface More {
  details?: ErrorDetail[] | undefined;
  retryAfterSeconds?: number | undefined;
  facts?: Facts | undefined;
  cause?: unknown;
}

/** An error for the caller: `code`, `reason` and `message`, which follow from the reason. `cause` is only logged. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** Includes the seconds to wait, for the sentence in each language. */
  readonly facts: Facts;

  constructor(
    readonly reason: Reason,
    { details, retryAfterSeconds, facts = {}, cause }: More = {},
  ) {
    const known = { seconds: retryAfterSeconds ?? 0, ...facts };
    super(sentenceOf(reason, "en", known), { cause });
    this.code = codeOf(reason);
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
    this.facts = known;
  }
}

/** Invalid fields. A path is the place of a field: `query.limit`. The message names the first. */
export function invalid(
  reason: "validation_failed" | "photo_invalid" | "photo_not_found",
  details: ErrorDetail[],
  cause?: unknown,
): ApiError {
  const problem = details.slice(0, 1).map(({ path, message }) => `${path} ${message}`).join();
  return new ApiError(reason, { details, facts: { problem }, cause });
}

export const invalidField = (path: string, message: string): ApiError =>
  invalid("validation_failed", [{ path, message }]);
