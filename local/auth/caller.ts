/** Who calls the Supabase Auth stand-in: with which API key, and as which user. */
import { timingSafeEqual } from "node:crypto";
import type { Context, Next } from "hono";
import type { AuthOptions } from "./options.ts";
import { AuthRefusal } from "./errors.ts";
import { isClosed } from "./sessions.ts";
import { readToken } from "./tokens.ts";
import { findUser, type UserRow } from "./users.ts";

/** Lets a request pass that carries one of the project's API keys, as the platform's gateway does. */
export function requireApiKey({ keys }: AuthOptions) {
  return async (c: Context, next: Next): Promise<Response | void> => {
    const given = c.req.header("apikey") ?? c.req.query("apikey") ?? bearer(c);
    if (!given) {
      const hint = "No `apikey` request header or url param was found.";
      return c.json({ message: "No API key found in request", hint }, 401);
    }
    if (![keys.anonKey, keys.serviceRoleKey].some((key) => equal(key, given))) {
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

/** The user whose access token the request carries; refuses as Supabase Auth does. */
export async function requireUser(c: Context, options: AuthOptions): Promise<Caller> {
  const token = bearer(c);
  if (!token) {
    const message = "This endpoint requires a valid Bearer token";
    throw new AuthRefusal(401, "no_authorization", message);
  }
  const now = options.clock?.() ?? new Date();
  const claims = await readToken(token, options.keys, options.issuer, now).catch((cause) => {
    const message = `invalid JWT: unable to parse or verify signature, ${cause.message}`;
    throw new AuthRefusal(403, "bad_jwt", message);
  });
  const sessionId = String(claims.session_id);
  if (await isClosed(options.sql, sessionId)) {
    const message = "Session from session_id claim in JWT does not exist";
    throw new AuthRefusal(403, "session_not_found", message);
  }
  const user = await findUser(options.sql, String(claims.sub));
  if (user) return { user, sessionId };
  throw new AuthRefusal(403, "user_not_found", "User from sub claim in JWT does not exist");
}

function bearer(c: Context): string | undefined {
  return c.req.header("authorization")?.match(/^Bearer (.+)$/i)?.[1];
}

function equal(a: string, b: string): boolean {
  const [left, right] = [new TextEncoder().encode(a), new TextEncoder().encode(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
