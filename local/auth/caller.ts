import type { Context, Next } from "hono";
import { bearerOf } from "../../shared/keys.ts";
import { isOneOf } from "../../shared/secret.ts";
import { AuthError } from "./errors.ts";
import type { Keys } from "./keys.ts";
import type { AuthOptions } from "./options.ts";
import { isClosed, readToken } from "./sessions.ts";
import { findUser } from "./users.ts";
import type { UserRow } from "./users.ts";

/** The role of one of the project's API keys, which the platform's gateway replaces with a token. */
export function roleOfKey(
  key: string,
  { anonKey, serviceRoleKey }: Pick<Keys, "anonKey" | "serviceRoleKey">,
): "anon" | "service_role" | undefined {
  if (isOneOf([serviceRoleKey], key)) return "service_role";
  return isOneOf([anonKey], key) ? "anon" : undefined;
}

/** Requires one of the project's API keys, as the platform's gateway does. */
export function requireApiKey({ keys }: AuthOptions) {
  return async (c: Context, next: Next): Promise<Response | void> => {
    const given = c.req.header("apikey") ?? c.req.query("apikey") ??
      bearerOf(c.req.raw.headers);
    if (!given) {
      const hint = "No `apikey` request header or url param was found.";
      return c.json({ message: "No API key found in request", hint }, 401);
    }
    if (!roleOfKey(given, keys)) {
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
  const token = bearerOf(c.req.raw.headers);
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
