import { createLocalJWKSet, jwtVerify, SignJWT } from "jose";
import type { JWTPayload } from "jose";
import { randomBytes } from "node:crypto";
import type postgres from "postgres";
import { AuthError } from "./errors.ts";
import type { Keys } from "./keys.ts";
import type { AuthOptions } from "./options.ts";
import { findUser, showUser, updateUser } from "./users.ts";
import type { UserRow } from "./users.ts";

export interface TokenRequest {
  keys: Keys;
  /** `<base url>/auth/v1` */
  issuer: string;
  userId: string;
  email: string;
  lifetimeSeconds: number;
  sessionId?: string;
  appMetadata?: Record<string, unknown>;
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
    app_metadata: request.appMetadata ?? { provider: "email", providers: ["email"] },
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
const REUSE_MS = 10_000;

/** The response to a sign-up, a sign-in or a verified code. */
export async function openSession(
  options: AuthOptions,
  user: UserRow,
): Promise<Record<string, unknown>> {
  const now = options.clock?.() ?? new Date();
  const signedIn = await updateUser(options.sql, user.id, { last_sign_in_at: now });
  const sessionId = crypto.randomUUID();
  const token = await addToken(options.sql, user.id, sessionId, null);
  return await answer(options, signedIn, sessionId, token);
}

async function addToken(
  sql: postgres.ISql,
  userId: string,
  sessionId: string,
  parent: string | null,
): Promise<string> {
  const token = randomBytes(16).toString("base64url");
  await sql`
    insert into local_stack.refresh_tokens (token, parent, session_id, user_id)
    values (${token}, ${parent}, ${sessionId}, ${userId})`;
  return token;
}

async function answer(
  { keys, issuer, clock }: AuthOptions,
  user: UserRow,
  sessionId: string,
  refreshToken: string,
): Promise<Record<string, unknown>> {
  const now = clock?.() ?? new Date();
  const token = {
    keys,
    issuer,
    now,
    sessionId,
    userId: user.id,
    email: user.email,
    appMetadata: user.raw_app_meta_data,
    userMetadata: user.raw_user_meta_data,
    lifetimeSeconds: LIFETIME_SECONDS,
  };
  return {
    access_token: await mintToken(token),
    token_type: "bearer",
    expires_in: LIFETIME_SECONDS,
    expires_at: Math.floor(now.getTime() / 1000) + LIFETIME_SECONDS,
    refresh_token: refreshToken,
    user: showUser(user),
  };
}

interface TokenRow {
  token: string;
  parent: string | null;
  session_id: string;
  user_id: string;
  revoked_at: Date | null;
}

/** Exchanges a token for its child. */
export async function refreshSession(
  options: AuthOptions,
  token: string,
): Promise<Record<string, unknown>> {
  const now = options.clock?.() ?? new Date();
  const swapped = await options.sql.begin(async (tx) => {
    const [given] = await tx<TokenRow[]>`
      select * from local_stack.refresh_tokens
      where token = ${token} and closed_at is null for update`;
    return given && { ...given, next: await swap(tx, given, now) };
  });
  const user = swapped && await findUser(options.sql, swapped.user_id);
  if (!user) {
    const message = "Invalid Refresh Token: Refresh Token Not Found";
    throw new AuthError(400, "refresh_token_not_found", message);
  }
  // Thrown here, so that the transaction keeps the ended session.
  if (swapped.next) return await answer(options, user, swapped.session_id, swapped.next);
  const message = "Invalid Refresh Token: Already Used";
  throw new AuthError(400, "refresh_token_already_used", message);
}

/** The child; undefined for a token that somebody else may have used. */
async function swap(sql: postgres.ISql, given: TokenRow, now: Date): Promise<string | undefined> {
  const { token, session_id, user_id, revoked_at } = given;
  if (revoked_at) {
    const [active] = await sql<TokenRow[]>`
      select * from local_stack.refresh_tokens
      where session_id = ${session_id} and revoked_at is null order by id desc limit 1`;
    // The answer to the first use was lost: the app still has the parent.
    if (active?.parent === token) return active.token;
    if (now.getTime() - revoked_at.getTime() > REUSE_MS) {
      await sql`
        update local_stack.refresh_tokens set revoked_at = ${now}
        where session_id = ${session_id} and revoked_at is null`;
      return undefined;
    }
  } else {
    await sql`update local_stack.refresh_tokens set revoked_at = ${now} where token = ${token}`;
  }
  return await addToken(sql, user_id, session_id, token);
}

/** Ends all sessions of a user, only one, or all but one. */
export async function closeSessions(
  sql: postgres.ISql,
  userId: string,
  scope: "local" | "others" | "global" = "global",
  sessionId: string | null = null,
): Promise<void> {
  await sql`
    update local_stack.refresh_tokens set closed_at = clock_timestamp()
    where user_id = ${userId} and closed_at is null and case ${scope}::text
      when 'local' then session_id = ${sessionId}
      when 'others' then session_id <> ${sessionId}
      else true end`;
}

/** False for a session without a refresh token, such as a test user's. */
export async function isClosed(sql: postgres.Sql, sessionId: string): Promise<boolean> {
  const found = await sql`
    select from local_stack.refresh_tokens
    where session_id = ${sessionId} and closed_at is not null limit 1`;
  return found.length > 0;
}
