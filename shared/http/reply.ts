import { unreadableValue } from "../db/errors.ts";
import { ApiError, ERRORS } from "../errors.ts";
import { inLocale, localeOf } from "../locale.ts";
import type { Log } from "../log.ts";
import type { Reply } from "./endpoint.ts";

/** 200 `{ok: true, data}`. */
export function ok(data: unknown): Reply {
  return { status: 200, text: success(data) };
}

/** `ok` of data that is JSON text already. */
export function okText(data: string): Reply {
  return { status: 200, text: `{"ok":true,"data":${data}}` };
}

/** 201 `{ok: true, data}`. */
export function created(data: unknown): Reply {
  return { status: 201, text: success(data) };
}

/** 202 `{ok: true, data}`. */
export function accepted(data: unknown): Reply {
  return { status: 202, text: success(data) };
}

/**
 * `ok(data)`, where lists of `page` items go on: `more` returns the next items of the list at this path, such as
 * `orders.as_buyer`, from this offset on.
 */
export function okInPieces(
  data: object,
  page: number,
  more: (path: string, offset: number) => Promise<unknown[]>,
): Reply {
  const isLong = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.length >= page
      : typeof value === "object" && value !== null && Object.values(value).some(isLong);
  if (!isLong(data)) return ok(data);
  async function* textOf(value: unknown, path: string): AsyncGenerator<string> {
    if (!isLong(value)) {
      yield JSON.stringify(value);
    } else if (Array.isArray(value)) {
      let items: unknown[] = value;
      yield `[${JSON.stringify(items).slice(1, -1)}`;
      for (let offset = page; items.length >= page; offset += items.length) {
        items = await more(path, offset);
        if (items.length > 0) yield `,${JSON.stringify(items).slice(1, -1)}`;
      }
      yield "]";
    } else {
      let before = "{";
      for (const [name, part] of Object.entries(value as object)) {
        yield `${before}${JSON.stringify(name)}:`;
        yield* textOf(part, path === "" ? name : `${path}.${name}`);
        before = ",";
      }
      yield "}";
    }
  }
  async function* document() {
    yield `{"ok":true,"data":`;
    yield* textOf(data, "");
    yield "}";
  }
  return { status: 200, text: null, pieces: document() };
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

/** Of a dry run: `money` beside the data says which money would move. */
export const withMoney = (reply: Reply, money: unknown): Reply => ({
  ...reply,
  text: JSON.stringify({ ...JSON.parse(reply.text!), money }),
});

/** 200 without the envelope. */
export function bare(body: unknown): Reply {
  return { status: 200, text: typeof body === "string" ? body : JSON.stringify(body) };
}

/** The body of a success; the same bytes are stored for replays. */
export function success(data: unknown): string {
  return JSON.stringify({ ok: true, data });
}

/** RFC 9457, for callers that ask for it. */
const PROBLEM = /application\/problem\+json/i;

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
    Vary: "Accept, Accept-Language, Authorization, X-User-Token",
  };
  if (apiError.retryAfterSeconds !== undefined || status === 429 || status === 503) {
    headers["Retry-After"] = String(apiError.retryAfterSeconds ?? 5);
  }
  const { code, reason } = apiError;
  const { message, details } = await inLocale(apiError, locale);
  const facts = { code, reason, details, request_id: requestId };
  if (!PROBLEM.test(request.headers.get("Accept") ?? "")) {
    const error = { code, reason, message, details, request_id: requestId };
    return { status, headers, text: JSON.stringify({ ok: false, error }) };
  }
  const problem = {
    type: `urn:preloved:${reason}`,
    title: code,
    status,
    detail: message,
    ...facts,
  };
  return {
    status,
    headers: { ...headers, "Content-Type": "application/problem+json; charset=utf-8" },
    text: JSON.stringify(problem),
  };
}
