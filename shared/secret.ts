import { nodeCrypto } from "./node_crypto.ts";

/** Compares in constant time: timing reveals only the length of a secret. */
export async function isOneOf(secrets: readonly string[], given: string): Promise<boolean> {
  const { timingSafeEqual } = await nodeCrypto();
  const encoder = new TextEncoder();
  const bytes = encoder.encode(given);
  return secrets.map((secret) => encoder.encode(secret)).some((secret) =>
    secret.length === bytes.length && timingSafeEqual(secret, bytes)
  );
}
