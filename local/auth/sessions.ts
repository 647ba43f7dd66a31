import { createLocalJWKSet, jwtVerify, SignJWT } from "jose";
import type { JWTPayload } from "jose";
import { createHash, randomBytes } from "node:crypto";
import type postgres from "postgres";
import { AuthError } from "./caller.ts";
import type { Keys } from "./keys.ts";
import { findUser, showUser } from "./users.ts";
import type { UserRow } from "./users.ts";

export interface AuthOptions {
  /** A pool of role postgres or supabase_admin. */
  sql: postgres.Sql;
  keys: Keys;
  /** `<base url>/auth/v1` */
  issuer: string;
  /** Real time by default; never the stack's clock. */
  clock?: () => Date;
}

export interface TokenRequest {
  keys: Keys;
  /** `<base url>/auth/v1` */
  issuer: string;
  userId: string;
  email: string;
  lifetimeSeconds: number;
  sessionId?: string;
  userMetadata?: Record<string, unknown>;
  /** Real time, not the stack's clock. */
  now?: Date;
}

export async function mintToken(request: TokenRequest): Promise<string> {
  const issuedAt = Math.floor((request.now ?? new Date()).getTime() / 1000);
  const claims = {
    role: "authenticated",
    email: request.email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: request.userMetadata ?? {},
    session_id: request.sessionId ?? crypto.randomUUID(),
    aal: "aal1",
    amr: [{ method: "password", timestamp: issuedAt }],
    is_anonymous: false,
  };
  return await new SignJWT(claims)
    .setProtectedHeader({ alg: "ES256", kid: request.keys.keyId, typ: "JWT" })
    .setIssuer(request.issuer)
    .setAudience("authenticated")
    .setSubject(request.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + request.lifetimeSeconds)
    .sign(request.keys.privateKey);
}

/** Throws unless the token is signed by our key and valid. */
export async function readToken(
  token: string,
  keys: Keys,
  issuer: string,
  now = new Date(),
): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys.jwks), {
    issuer,
    audience: "authenticated",
    algorithms: ["ES256"],
    currentDate: now,
  });
  return payload;
}

const LIFETIME_SECONDS = 3600;

const hash = (token: string) => createHash("sha256").update(token).digest();

/** The response to a sign-up, a sign-in or a refresh. */
export async function openSession(
  options: AuthOptions,
  user: UserRow,
  sessionId: string = crypto.randomUUID(),
): Promise<Record<string, unknown>> {
  const { sql, keys, issuer } = options;
  const now = options.clock?.() ?? new Date();
  const refreshToken = randomBytes(16).toString("base64url");
  await sql`
    insert into local_stack.refresh_tokens (token_hash, session_id, user_id)
    values (${hash(refreshToken)}, ${sessionId}, ${user.id})`;
  return {
    access_token: await mintToken({
      keys,
      issuer,
      now,
      sessionId,
      userId: user.id,
      email: user.email,
      userMetadata: user.raw_user_meta_data,
      lifetimeSeconds: LIFETIME_SECONDS,
    }),
    token_type: "bearer",
    expires_in: LIFETIME_SECONDS,
    expires_at: Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS,
    refresh_token: refreshToken,
    user: { ...showUser(user), last_sign_in_at: now.toISOString() },
  };
}

/** A refresh token works once. A second use ends its session. */
export async function refreshSession(
  options: AuthOptions,
  token: string,
): Promise<Record<string, unknown>> {
  const { sql } = options;
  // Two tabs may refresh at the same time: a second use within ten seconds is allowed.
  const [used] = await sql<{ session_id: string; user_id: string }[]>`
    update local_stack.refresh_tokens set used_at = coalesce(used_at, clock_timestamp())
    where token_hash = ${hash(token)} and revoked_at is null
      and (used_at is null or used_at > clock_timestamp() - interval '10 seconds')
    returning session_id, user_id`;
  const user = used && await findUser(sql, used.user_id);
  if (used && user) return await openSession(options, user, used.session_id);
  const [stale] = await sql<{ session_id: string }[]>`
    select session_id from local_stack.refresh_tokens
    where token_hash = ${hash(token)} and revoked_at is null`;
  if (!stale) {
    const message = "Invalid Refresh Token: Refresh Token Not Found";
    throw new AuthError(400, "refresh_token_not_found", message);
  }
  await sql`
    update local_stack.refresh_tokens set revoked_at = clock_timestamp()
    where session_id = ${stale.session_id}`;
  const message = "Invalid Refresh Token: Already Used";
  throw new AuthError(400, "refresh_token_already_used", message);
}

/** Ends this session, the user's other sessions, or all of them. */
export async function closeSessions(
  sql: postgres.Sql,
  userId: string,
  sessionId: string,
  scope: string,
): Promise<void> {
  await sql`
    update local_stack.refresh_tokens set revoked_at = clock_timestamp()
    where user_id = ${userId} and revoked_at is null and case ${scope}::text
      when 'local' then session_id = ${sessionId}
      when 'others' then session_id <> ${sessionId}
      else true end`;
}

/** False for a session without a refresh token, such as a test user's. */
export async function isClosed(sql: postgres.Sql, sessionId: string): Promise<boolean> {
  const found = await sql`
    select from local_stack.refresh_tokens
    where session_id = ${sessionId} and revoked_at is not null limit 1`;
  return found.length > 0;
}
