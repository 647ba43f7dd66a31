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
import { UUID } from "../domain/id.ts";
import { externalUrl } from "../config.ts";
import type { BaseConfig } from "../config.ts";
import { platformKey, publishableKeys } from "../keys.ts";
import { isOneOf } from "../secret.ts";
import type { Caller } from "./endpoint.ts";

const CACHE_SIZE = 2000;
const CACHE_MS = 60_000;
/** Cache time of published keys: the platform's edge keeps them as long, and its documentation advises against more. */
const KEYS_MS = 600_000;
/** Wait between two fetches for an unknown key id, so that tokens with invented ids cause no more fetches. */
const COOLDOWN_MS = 30_000;
/** Wait after a failed fetch, which may last until its timeout. */
const FAILED_MS = 5_000;

export type Authenticate = (request: Request) => Promise<Caller>;

/**
 * Checks the platform key in Authorization, or in apikey without it, and the user's token in X-User-Token; throws
 * UNAUTHORIZED or UNAVAILABLE. A verified token is cached for a minute, never past its `exp`: verifying an
 * elliptic-curve signature costs more than most of our queries. The platform key is compared again if its headers
 * differ.
 */
export function createAuthenticate(config: BaseConfig): Authenticate {
  const platformKeys = publishableKeys(config);
  const verify = createVerifier(config);
  const verified = new Map<string, Verified>();
  return async (request) => {
    const { headers } = request;
    const token = headers.get("X-User-Token");
    const key = platformKey(headers);
    const cached = verified.get(token ?? "");
    const known = cached && cached.until > Date.now() ? cached : undefined;
    if (known && known.key === key) return known.caller;
    if (!key || !token) {
      throw new ApiError("credentials_missing");
    }
    if (!isOneOf(platformKeys, key)) {
      throw new ApiError("platform_key_invalid");
    }
    if (known) {
      known.key = key;
      return known.caller;
    }
    const { caller, expires } = await verify(token);
    if (verified.size >= CACHE_SIZE) verified.clear();
    verified.set(token, { caller, key, until: Math.min(expires, Date.now() + CACHE_MS) });
    return caller;
  };
}

interface Verified {
  caller: Caller;
  /** The valid platform key of the last request with the token. */
  key: string;
  until: number;
}

function createVerifier(config: BaseConfig) {
  const issuer = `${externalUrl(config)}/auth/v1`;
  const published = new URL(`${config.SUPABASE_URL}/auth/v1/.well-known/jwks.json`);
  const secret = config.SUPABASE_JWT_SECRET ? encode(config.SUPABASE_JWT_SECRET) : undefined;
  const keys = keysOf(config.SUPABASE_JWKS, published);
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
      throw new ApiError("token_invalid", { cause });
    }
  };
}

/** The environment's keys, which may be older than a rotation; a missing key is fetched. */
function keysOf(set: JSONWebKeySet | undefined, url: URL): JWTVerifyGetKey {
  const published = fetchedKeys(url);
  if (!set) return published;
  const own = createLocalJWKSet(set);
  let failure: { until: number; cause: unknown } | undefined;
  return async (header, token) => {
    try {
      return await own(header, token);
    } catch (cause) {
      if (!header.kid || !(cause instanceof errors.JWKSNoMatchingKey)) throw cause;
    }
    if (failure && failure.until > Date.now()) throw failure.cause;
    try {
      return await published(header, token);
    } catch (cause) {
      if (cause instanceof ApiError) failure = { until: Date.now() + FAILED_MS, cause };
      throw cause;
    }
  };
}

/** The project's published keys. Throws UNAVAILABLE, not UNAUTHORIZED, if they cannot be fetched. */
function fetchedKeys(url: URL): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined;
  /** The keys were fetched, and none of them is the token's. */
  const tokenErrors = [
    errors.JWKSNoMatchingKey,
    errors.JWKSMultipleMatchingKeys,
    errors.JOSENotSupported,
  ];
  return async (header, token) => {
    keys ??= createRemoteJWKSet(url, {
      timeoutDuration: 3000,
      cooldownDuration: COOLDOWN_MS,
      cacheMaxAge: KEYS_MS,
    });
    try {
      return await keys(header, token);
    } catch (cause) {
      if (tokenErrors.some((kind) => cause instanceof kind)) throw cause;
      throw new ApiError("token_check_unavailable", { cause });
    }
  };
}

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
