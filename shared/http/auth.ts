import {
  createLocalJWKSet,
  createRemoteJWKSet,
  decodeProtectedHeader,
  errors,
  jwtVerify,
} from "jose";
import type { JSONWebKeySet, JWTVerifyGetKey } from "jose";
import type { Bytes } from "../bytes.ts";
import { ApiError } from "../errors.ts";
import type { BaseConfig } from "../config.ts";
import { isOneOf } from "../secret.ts";
import type { Caller } from "./endpoint.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const CACHE_SIZE = 2000;
const CACHE_MS = 60_000;

export type Authenticate = (request: Request) => Promise<Caller>;

/**
 * Checks the platform key in Authorization and the user's token in X-User-Token; throws UNAUTHORIZED or
 * UNAVAILABLE. A verified token is cached for a minute, never past its `exp`: verifying an elliptic-curve
 * signature costs more than most of our queries.
 */
export function createAuthenticate(config: BaseConfig): Authenticate {
  const platformKeys = [config.SUPABASE_ANON_KEY, ...config.SUPABASE_PUBLISHABLE_KEYS ?? []]
    .filter((key) => key !== undefined);
  const verify = createVerifier(config);
  const verified = new Map<string, { caller: Caller; until: number }>();
  return async (request) => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.get("Authorization") ?? "")?.[1];
    const token = request.headers.get("X-User-Token");
    if (!bearer || !token) throw unauthorized("Authorization and X-User-Token are both required.");
    if (!await isOneOf(platformKeys, bearer)) throw unauthorized("The platform key is not valid.");
    const known = verified.get(token);
    if (known && known.until > Date.now()) return known.caller;
    const { caller, expires } = await verify(token);
    if (verified.size >= CACHE_SIZE) verified.clear();
    verified.set(token, { caller, until: Math.min(expires, Date.now() + CACHE_MS) });
    return caller;
  };
}

function createVerifier(config: BaseConfig) {
  const issuer = `${config.SUPABASE_URL}/auth/v1`;
  const secret = config.SUPABASE_JWT_SECRET ? encode(config.SUPABASE_JWT_SECRET) : undefined;
  const keys: JWTVerifyGetKey = config.SUPABASE_JWKS
    ? createLocalJWKSet(config.SUPABASE_JWKS as unknown as JSONWebKeySet)
    : fetchedKeys(new URL(`${issuer}/.well-known/jwks.json`));
  const claims = { issuer, audience: "authenticated", requiredClaims: ["exp", "sub"] };
  return async (token: string) => {
    try {
      const { payload } = secret && headerAlgorithm(token) === "HS256"
        ? await jwtVerify(token, secret, { ...claims, algorithms: ["HS256"] })
        : await jwtVerify(token, keys, { ...claims, algorithms: ["ES256", "RS256"] });
      if (!UUID.test(payload.sub ?? "")) throw new Error("sub is no UUID");
      const email = typeof payload["email"] === "string" ? payload["email"] : null;
      const issuedAt = Number(payload.iat ?? 0);
      const caller = { id: String(payload.sub).toLowerCase(), email, issuedAt };
      return { caller, expires: Number(payload.exp) * 1000 };
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw unauthorized("The user token is not valid.", cause);
    }
  };
}

/** The project's published keys. Throws UNAVAILABLE, not UNAUTHORIZED, when they cannot be fetched. */
function fetchedKeys(url: URL): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(url, { timeoutDuration: 3000 });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      if (TOKEN_ERRORS.some((kind) => cause instanceof kind)) throw cause;
      throw new ApiError("UNAVAILABLE", "Tokens cannot be checked. Try again in a moment.", {
        cause,
      });
    }
  };
}

/** The keys were fetched, and the token names none of them. */
const TOKEN_ERRORS = [
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSENotSupported,
];

function headerAlgorithm(token: string): unknown {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined;
  }
}

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}

function unauthorized(message: string, cause?: unknown): ApiError {
  return new ApiError("UNAUTHORIZED", message, { cause });
}
