import { timingSafeEqual } from "node:crypto";

/** Compares in constant time: timing reveals only the length of a secret. */
export function isOneOf(secrets: readonly string[], given: string): boolean {
  const encoder = new TextEncoder();
  const bytes = encoder.encode(given);
  return secrets.map((secret) => encoder.encode(secret)).some((secret) =>
    secret.length === bytes.length && timingSafeEqual(secret, bytes)
  );
}
