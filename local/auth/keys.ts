import { randomBytes, randomUUID } from "node:crypto";
import { dirname } from "node:path";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK } from "jose";
import type { CryptoKey, JSONWebKeySet, JWK } from "jose";

export interface Keys {
  privateKey: CryptoKey;
  keyId: string;
  /** The answer of `/.well-known/jwks.json`. */
  jwks: JSONWebKeySet;
  anonKey: string;
  serviceRoleKey: string;
}

interface Stored {
  private_jwk: JWK;
  anon_key: string;
  service_role_key: string;
}

/** Reads the keys, or creates them in a file that only its owner can read. */
export async function loadKeys(path: string): Promise<Keys> {
  const stored = read(path) ?? await create(path);
  const { d: _secret, ...open } = stored.private_jwk;
  const keyId = await calculateJwkThumbprint(open);
  return {
    privateKey: await importJWK(stored.private_jwk, "ES256") as CryptoKey,
    keyId,
    jwks: { keys: [{ ...open, kid: keyId, alg: "ES256", use: "sig", key_ops: ["verify"] }] },
    anonKey: stored.anon_key,
    serviceRoleKey: stored.service_role_key,
  };
}

function read(path: string): Stored | undefined {
  try {
    return JSON.parse(Deno.readTextFileSync(path)) as Stored;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw new Error(`${path} cannot be read. Delete it to get new keys.`, { cause: error });
  }
}

async function create(path: string): Promise<Stored> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const random = () => randomBytes(24).toString("base64url");
  const stored: Stored = {
    private_jwk: await exportJWK(privateKey),
    anon_key: `sb_publishable_${random()}`,
    service_role_key: `sb_secret_${random()}`,
  };
  Deno.mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  Deno.writeTextFileSync(draft, JSON.stringify(stored, null, 2), { mode: 0o600, createNew: true });
  // If two processes start at the same time, the first link wins.
  try {
    Deno.linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Deno.errors.AlreadyExists)) throw error;
  } finally {
    Deno.removeSync(draft);
  }
  return read(path) ?? stored;
}
