import { unreadableValue } from "../db/errors.ts";
import { ApiError, ERRORS } from "../errors.ts";
import { inLocale, localeOf } from "../locale.ts";
import type { Log } from "../log.ts";
import type { Reply } from "./endpoint.ts";

/** 200 `{ok: true, data}`. */
export function ok(data: unknown): Reply {
  return { status: 200, text: success(data) };
}

/** 201 `{ok: true, data}`. */
export function created(data: unknown): Reply {
  return { status: 201, text: success(data) };
}

/** 202 `{ok: true, data}`. */
export function accepted(data: unknown): Reply {
  return { status: 202, text: success(data) };
}

/** Whether an operation of staff has stored a proposal instead of acting. */
export const isProposed = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "approval_id" in result;

/** 202 when the operation has proposed it instead of performing it. */
export const okOrProposed = (result: unknown): Reply =>
  isProposed(result) ? accepted(result) : ok(result);

/** The same for what creates something. */
export const createdOrProposed = (result: unknown): Reply =>
  isProposed(result) ? accepted(result) : created(result);

/** 200 without the envelope. */
export function bare(body: unknown): Reply {
  return { status: 200, text: typeof body === "string" ? body : JSON.stringify(body) };
}

/** The body of a success; the same bytes are stored for replays. */
export function success(data: unknown): string {
  return JSON.stringify({ ok: true, data });
}

/** Anything but an ApiError becomes INTERNAL. The cause of a 5xx is logged, never sent; so is where Postgres could not read a value. */
export async function errorReply(
  error: unknown,
  requestId: string,
  log: Log,
  request: Request,
): Promise<Reply> {
  const apiError = error instanceof ApiError ? error : new ApiError("internal_error", {
    cause: error,
  });
  const { status } = ERRORS[apiError.code];
  if (status >= 500) {
    log("error_cause", { request_id: requestId, code: apiError.code, cause: apiError.cause });
  }
  const unreadable = unreadableValue(apiError.cause);
  if (unreadable) log("value_unreadable", { request_id: requestId, ...unreadable });
  const locale = await localeOf(request, status < 500);
  const headers: Record<string, string> = {
    "Content-Language": locale,
    Vary: "Accept-Language, Authorization, X-User-Token",
  };
  if (apiError.retryAfterSeconds !== undefined || status === 429 || status === 503) {
    headers["Retry-After"] = String(apiError.retryAfterSeconds ?? 5);
  }
  const { code, reason } = apiError;
  const { message, details } = await inLocale(apiError, locale);
  return {
    status,
    headers,
    text: JSON.stringify({
      ok: false,
      error: { code, reason, message, details, request_id: requestId },
    }),
  };
}
