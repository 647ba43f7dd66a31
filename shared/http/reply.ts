import { unreadableValue } from "../db/errors.ts";
import { ApiError, ERRORS } from "../errors.ts";
import { inLocale, localeOf } from "../locale.ts";
import type { Log } from "../log.ts";
import type { Endpoint, Reply } from "./endpoint.ts";

/** Returned by a handler instead of data if its declaration does not define the response. */
export class OwnReply {
  constructor(readonly reply: Reply) {}
}

/** The response for a handler's result, as the endpoint declares it. A string is JSON text already. */
export function replyOf(
  { status, accepted, envelope = true }: Endpoint["response"],
  result: unknown,
): Reply {
  if (result instanceof OwnReply) return result.reply;
  const text = typeof result === "string" ? result : JSON.stringify(result);
  return {
    status: accepted && isProposed(result) ? 202 : status,
    text: envelope ? inEnvelope(text) : text,
  };
}

/** The body of a success. */
export const success = (data: unknown): string => inEnvelope(JSON.stringify(data));

const inEnvelope = (text: string) => `{"ok":true,"data":${text}}`;

/**
 * The data, with each list of at least `page` items continued: `more` returns the next items of the list at this path,
 * such as `orders.as_buyer`, from this offset on.
 */
export function inPieces(
  data: object,
  page: number,
  more: (path: string, offset: number) => Promise<unknown[]>,
): OwnReply | object {
  const isLong = (value: unknown): boolean =>
    Array.isArray(value)
      ? value.length >= page
      : typeof value === "object" && value !== null && Object.values(value).some(isLong);
  if (!isLong(data)) return data;
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
  return new OwnReply({ status: 200, text: null, pieces: document() });
}

/** Whether a staff operation has stored a proposal instead of acting. */
const isProposed = (result: unknown): boolean =>
  typeof result === "object" && result !== null && "approval_id" in result;

/** For a dry run: `money` beside the data lists the money that would move. */
export const withMoney = (reply: Reply, money: unknown): Reply => ({
  ...reply,
  text: JSON.stringify({ ...JSON.parse(reply.text!), money }),
});

/** RFC 9457, for callers that request it. */
const PROBLEM = /application\/problem\+json/i;

/**
 * Anything but an ApiError becomes INTERNAL. The cause of a 5xx is logged, never sent; so is the place where Postgres
 * could not read a value.
 */
export async function errorReply(
  error: unknown,
  requestId: string,
  log: Log,
  request: Request,
): Promise<Reply> {
  const apiError = error instanceof ApiError
    ? error
    : new ApiError("internal_error", { cause: error });
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
