import type { Context, Next } from "hono";
import { timingSafeEqual } from "node:crypto";
import { AuthError } from "./errors.ts";
import type { AuthOptions } from "./options.ts";
import { isClosed, readToken } from "./sessions.ts";
import { findUser } from "./users.ts";
import type { UserRow } from "./users.ts";

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
