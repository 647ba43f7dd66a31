import type { Context, Next } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { timingSafeEqual } from "node:crypto";
import { isClosed, readToken } from "./sessions.ts";
import type { AuthOptions } from "./sessions.ts";
import { findUser } from "./users.ts";
import type { UserRow } from "./users.ts";

export class AuthError extends Error {
  override name = "AuthError";
  constructor(
    readonly status: ContentfulStatusCode,
    readonly errorCode: string,
    message: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export function onError(error: Error, c: Context): Response {
  if (error instanceof AuthError) {
    const { status, errorCode, message, extra } = error;
    return c.json({ code: status, error_code: errorCode, msg: message, ...extra }, status);
  }
  console.error("auth:", error);
  const msg = "Internal server error";
  return c.json({ code: 500, error_code: "unexpected_failure", msg }, 500);
}

export const bearerToken = (c: Context): string | undefined =>
  c.req.header("authorization")?.match(/^Bearer (.+)$/i)?.[1];

/** Compares in constant time. */
export function isEqual(a: string, b: string): boolean {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Requires one of the project's API keys, as the platform's gateway does. */
export function requireApiKey({ keys }: AuthOptions) {
  return async (c: Context, next: Next): Promise<Response | void> => {
    const given = c.req.header("apikey") ?? c.req.query("apikey") ?? bearerToken(c);
    if (!given) {
      const hint = "No `apikey` request header or url param was found.";
      return c.json({ message: "No API key found in request", hint }, 401);
    }
    if (![keys.anonKey, keys.serviceRoleKey].some((key) => isEqual(key, given))) {
      const hint = "Double check your Supabase `anon` or `service_role` API key.";
      return c.json({ message: "Invalid API key", hint }, 401);
    }
    await next();
  };
}

export interface Caller {
  user: UserRow;
  sessionId: string;
}

/** The user of the access token, or Supabase Auth's own errors. */
export async function requireUser(c: Context, options: AuthOptions): Promise<Caller> {
  const token = bearerToken(c);
  if (!token) {
    const message = "This endpoint requires a valid Bearer token";
    throw new AuthError(401, "no_authorization", message);
  }
  const now = options.clock?.() ?? new Date();
  const claims = await readToken(token, options.keys, options.issuer, now).catch((cause) => {
    const message = `invalid JWT: unable to parse or verify signature, ${cause.message}`;
    throw new AuthError(403, "bad_jwt", message);
  });
  const sessionId = String(claims.session_id);
  if (await isClosed(options.sql, sessionId)) {
    const message = "Session from session_id claim in JWT does not exist";
    throw new AuthError(403, "session_not_found", message);
  }
  const user = await findUser(options.sql, String(claims.sub));
  if (user) return { user, sessionId };
  throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
}
