import type { Context } from "hono";
import { sha256 } from "../digest.ts";
import type { Log } from "../log.ts";
import type { Record as RecordMetric } from "./metrics.ts";
import type { Reply } from "./endpoint.ts";
import { limitHeaders } from "./rate_limit.ts";
import { errorReply } from "./reply.ts";
import { serverTiming, startTiming } from "./timing.ts";
import type { Timing } from "./timing.ts";
import type { Tracing } from "./tracing.ts";
import { inSpan, KIND } from "../trace.ts";

const CORS_HEADERS: Record<string, string> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers":
    "x-request-id, x-total-count, x-next-cursor, idempotent-replayed, retry-after, etag, server-timing, ratelimit, ratelimit-policy",
};

/** Browsers read these only in the answer to a preflight. */
const PREFLIGHT_HEADERS = {
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "Access-Control-Allow-Headers": [
    "authorization, x-user-token, content-type, idempotency-key, x-request-id, x-action-reason, if-none-match",
    // Headers of supabase-js, and the platform's choice of a region.
    "apikey, x-client-info, x-retry-count, traceparent, tracestate, baggage, x-region",
  ].join(", "),
  "Access-Control-Max-Age": "86400",
};

/** The caller's request id if it is well-formed, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("X-Request-Id") ?? "";
  return /^[A-Za-z0-9._-]{1,100}$/.test(given) ? given : crypto.randomUUID();
}

export interface Watch {
  /** The operation id. */
  operation: string;
  /** The endpoint's path pattern. */
  route: string;
  log: Log;
  /** The share of fast successes that are logged. */
  sampleRate: number;
  record: RecordMetric;
  trace: Tracing;
  /** Called by a provider or a schedule. */
  isSigned: boolean;
}

const SLOW_MS = 1000;

/** Errors and slow requests are always logged. */
export const isLogged = (
  { status, ms, sampleRate, random }: Record<"status" | "ms" | "sampleRate" | "random", number>,
): boolean => status >= 400 || ms >= SLOW_MS || random < sampleRate;

/** Runs the work, turns an error into a response, writes its log line and records the duration. */
export async function logged(
  c: Context,
  { operation, route, log, sampleRate, record, trace, isSigned }: Watch,
  work: (requestId: string, timing: Timing) => Promise<Reply>,
): Promise<Response> {
  const requestId = requestIdOf(c.req.raw);
  const timing = startTiming();
  const { method, raw } = c.req;
  const answer = () =>
    work(requestId, timing).catch((error) => errorReply(error, requestId, log, raw));
  const attributesOf = ({ status }: Reply) => ({
    "http.request.method": method,
    "http.route": route,
    "http.response.status_code": status,
    request_id: requestId,
  });
  const reply = await trace(
    raw,
    isSigned,
    () => inSpan(`${method} ${route}`, KIND.server, answer, attributesOf),
  );
  const { status } = reply;
  const ms = performance.now() - timing.started;
  if (isLogged({ status, ms, sampleRate, random: Math.random() })) {
    log("request", {
      request_id: requestId,
      operation,
      method,
      status,
      ms: Math.round(ms),
      db_ms: Math.round(timing.dbMs),
      db_calls: timing.dbCalls,
      ...timing.callerId && { caller: sha256(timing.callerId).slice(0, 16) },
    });
  }
  record({ method, route, status, seconds: ms / 1000 });
  const headers = { ...reply.headers, ...limitHeaders(raw), "Server-Timing": serverTiming(timing) };
  return respond({ ...reply, headers }, requestId);
}

const JSON_TYPE = { "Content-Type": "application/json; charset=utf-8" };

/** Adds CORS headers and X-Request-Id. The reply's own headers win, written with the same capital letters. */
export function respond({ status, text, pieces, headers }: Reply, requestId: string): Response {
  const all = {
    ...CORS_HEADERS,
    "X-Request-Id": requestId,
    "Cache-Control": "no-store",
    ...text === null && !pieces ? {} : JSON_TYPE,
    ...headers,
  };
  const body = pieces ? streamOf(pieces) : text;
  return new Response(body, { status, headers: all });
}

/** A failure breaks off the response, so the document lacks its closing bracket. */
function streamOf(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const [encoder, texts] = [new TextEncoder(), pieces[Symbol.asyncIterator]()];
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void await texts.return?.(),
  });
}

export const preflight = (request: Request): Response =>
  respond({ status: 204, text: null, headers: PREFLIGHT_HEADERS }, requestIdOf(request));
