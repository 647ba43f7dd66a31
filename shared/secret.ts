/** Whether `given` is one of the secrets. The time this takes tells no more than a secret's length. */
export async function isOneOf(secrets: readonly string[], given: string): Promise<boolean> {
  // Loaded when first needed, as in digest.ts: a static import costs a cold start about 15 ms.
  const { timingSafeEqual } = await import("node:crypto");
  const encoder = new TextEncoder();
  const bytes = encoder.encode(given);
  return secrets.map((secret) => encoder.encode(secret)).some((secret) =>
    secret.length === bytes.length && timingSafeEqual(secret, bytes)
  );
}
