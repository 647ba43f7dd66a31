import { createLocalJWKSet, decodeProtectedHeader, errors, jwtVerify } from "jose";
import type { JWTPayload } from "jose";
import { isEqual } from "../auth/credentials.ts";
import type { RealtimeOptions } from "./options.ts";

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

/** The platform's gateway puts a token without an end in the place of an API key. */
export function claimsOfKey(key: string, options: RealtimeOptions): Claims | undefined {
  const exp = Number.MAX_SAFE_INTEGER;
  if (isEqual(key, options.anonKey)) return { role: "anon", exp };
  if (isEqual(key, options.serviceRoleKey)) return { role: "service_role", exp };
  return undefined;
}

const ROLES = ["anon", "authenticated", "service_role"];

/** Of a user's token. Unlike our functions, Realtime looks at neither issuer nor audience. */
export async function claimsOfToken(token: string, options: RealtimeOptions): Promise<Claims> {
  try {
    decodeProtectedHeader(token);
    const { payload } = await jwtVerify(token, createLocalJWKSet(options.jwks));
    if (!ROLES.includes(String(payload["role"])) || payload.exp === undefined) {
      throw new Rejection("InvalidJWTToken", "Fields `role` and `exp` are required in JWT");
    }
    return payload as Claims;
  } catch (cause) {
    throw rejectionOf(cause);
  }
}

function rejectionOf(cause: unknown): unknown {
  if (cause instanceof errors.JWTExpired) {
    const ago = Math.floor(Date.now() / 1000) - Number(cause.payload.exp);
    return new Rejection("InvalidJWTToken", `Token has expired ${ago} seconds ago`);
  }
  if (cause instanceof errors.JWSSignatureVerificationFailed) {
    return new Rejection("JwtSignatureError", "Failed to validate JWT signature");
  }
  if (cause instanceof errors.JWKSNoMatchingKey) {
    return new Rejection("JwtSignerError", "Failed to generate JWT signer");
  }
  if (cause instanceof Rejection) return cause;
  return new Rejection("MalformedJWT", "The token provided is not a valid JWT");
}
