import { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { JWTPayload } from "jose";
import postgres from "postgres";
import { roleOfKey } from "../auth/caller.ts";
import type { RealtimeOptions } from "./server.ts";

export interface Claims extends JWTPayload {
  role: string;
  exp: number;
}

/** A rejection with the platform's words; the client gets them as the reason. */
export class Rejection extends Error {
  constructor(readonly code: string, message: string) {
    super(message);
  }

  get reason(): string {
    return `${this.code}: ${this.message}`;
  }
}

/** Those of the token without an end that replaces an API key. */
export function claimsOfKey(key: string, options: RealtimeOptions): Claims | undefined {
  const role = roleOfKey(key, options);
  return role && { role, exp: Number.MAX_SAFE_INTEGER };
}

const ROLES = ["anon", "authenticated", "service_role"];

/** The claims of a user's token. Unlike our functions, Realtime checks neither issuer nor audience. */
export async function claimsOfToken(token: string, options: RealtimeOptions): Promise<Claims> {
  try {
    decodeProtectedHeader(token);
    const { payload } = await jwtVerify(token, createLocalJWKSet(options.jwks));
    if (!ROLES.includes(String(payload["role"])) || payload.exp === undefined) {
      throw new Rejection("InvalidJWTToken", "Fields `role` and `exp` are required in JWT");
    }
    return payload as Claims;
  } catch (cause) {
    throw rejectionOf(cause, token);
  }
}

function rejectionOf(cause: unknown, token: string): unknown {
  if (cause instanceof errors.JWTExpired) {
    const ago = Math.floor(Date.now() / 1000) - Number(cause.payload.exp);
    return new Rejection("InvalidJWTToken", `Token has expired ${ago} seconds ago`);
  }
  if (cause instanceof errors.JWSSignatureVerificationFailed) {
    return new Rejection("JwtSignatureError", "Failed to validate JWT signature");
  }
  if (cause instanceof errors.JWKSNoMatchingKey) {
    const kid = JSON.stringify(decodeProtectedHeader(token).kid);
    const message =
      `Failed to generate JWT signer for key ID (kid) ${kid}, check your JWT secret ` +
      "or JWKS configuration";
    return new Rejection("JwtSignerError", message);
  }
  if (cause instanceof Rejection) return cause;
  return new Rejection("MalformedJWT", "The token provided is not a valid JWT");
}

class Undo {
  constructor(readonly allowed: boolean) {}
}

/**
 * Asks the policies on realtime.messages like the platform: inserts a message on the topic, becomes the caller, checks
 * whether the row is visible, and rolls back.
 */
export async function requireRead(sql: postgres.Sql, topic: string, claims: Claims): Promise<void> {
  const rejection = new Rejection(
    "Unauthorized",
    `You do not have permissions to read from this Channel topic: ${topic}`,
  );
  const mayRead = await ask(sql, topic, claims).catch((error) => {
    if (error instanceof Undo) return error.allowed;
    if (!(error instanceof postgres.PostgresError)) throw error;
    if (error.code !== "23514") throw rejection;
    throw new Rejection(
      "MissingPartition",
      "Realtime was unable to find the expected messages partition",
    );
  });
  if (!mayRead) throw rejection;
}

const ask = (sql: postgres.Sql, topic: string, claims: Claims) =>
  sql.begin(async (tx): Promise<never> => {
    const id = crypto.randomUUID();
    await tx`
      insert into realtime.messages (id, topic, extension) values (${id}, ${topic}, 'broadcast')`;
    await become(tx, topic, claims);
    const seen = await tx`select id from realtime.messages where id = ${id}`;
    throw new Undo(seen.length > 0);
  });

/** Whether the caller may send to the topic, tried with a message that is rolled back. */
export async function mayWrite(
  sql: postgres.Sql,
  topic: string,
  claims: Claims,
): Promise<boolean> {
  return await sql.begin(async (tx): Promise<never> => {
    await become(tx, topic, claims);
    await tx`insert into realtime.messages (topic, extension) values (${topic}, 'broadcast')`;
    throw new Undo(true);
  }).catch((error) => {
    if (error instanceof Undo) return true;
    if (error instanceof postgres.PostgresError) return false;
    throw error;
  });
}

const become = (tx: postgres.TransactionSql, topic: string, claims: Claims) =>
  tx`
    select
      set_config('role', ${claims.role}, true),
      set_config('realtime.topic', ${topic}, true),
      set_config('request.jwt.claims', ${JSON.stringify(claims)}, true),
      set_config('request.jwt.claim.sub', ${claims.sub ?? ""}, true),
      set_config('request.jwt.claim.role', ${claims.role}, true)`;
