import { createLocalJWKSet, type JWTPayload, jwtVerify, SignJWT } from "jose";
import type { Keys } from "./keys.ts";

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
