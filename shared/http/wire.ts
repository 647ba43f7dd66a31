/** The outermost layer: request ids, CORS, one log line per request, and replies turned into Responses. */
import type { Context } from "hono";
import type { Log } from "../log.ts";
import type { Reply } from "./endpoint.ts";
import { errorReply } from "./reply.ts";

const CORS_HEADERS: Record<string, string> = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
  "Access-Control-Allow-Headers":
    "authorization, x-user-token, content-type, idempotency-key, x-request-id, x-action-reason, if-none-match, apikey, x-client-info",
  "Access-Control-Expose-Headers": "x-request-id, idempotent-replayed, retry-after, etag",
  "Access-Control-Max-Age": "86400",
};

/** The caller's request id when it is well-formed, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get("X-Request-Id") ?? "";
  return /^[A-Za-z0-9._-]{1,100}$/.test(given) ? given : crypto.randomUUID();
}

/** Runs the work, turns what it throws into an error reply, and writes the one line that this request leaves. */
export async function logged(
  c: Context,
  log: Log,
  operation: string,
  work: (requestId: string) => Promise<Reply>,
): Promise<Response> {
  const requestId = requestIdOf(c.req.raw);
  const started = performance.now();
  const reply = await work(requestId).catch((error) => errorReply(error, requestId, log));
  log("request", {
    request_id: requestId,
    operation,
    method: c.req.method,
    status: reply.status,
    ms: Math.round(performance.now() - started),
  });
  return respond(reply, requestId);
}

/** The Response of a reply. */
export function respond(reply: Reply, requestId: string): Response {
  const headers = new Headers(CORS_HEADERS);
  headers.set("X-Request-Id", requestId);
  headers.set("Cache-Control", "no-store");
  if (reply.text !== null) headers.set("Content-Type", "application/json; charset=utf-8");
  for (const [name, value] of Object.entries(reply.headers ?? {})) headers.set(name, value);
  return new Response(reply.text, { status: reply.status, headers });
}
