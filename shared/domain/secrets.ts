/** During rotation two secrets are valid: the first and new one signs, both are accepted. */
export type Secrets = readonly [string, ...string[]];

/** Returns the result of the first secret for which `accepts` does not throw; else throws its last error. */
export async function withAny<T>(
  secrets: Secrets,
  accepts: (secret: string) => T | Promise<T>,
): Promise<T> {
  let lastError: unknown;
  for (const secret of secrets) {
    try {
      return await accepts(secret);
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
}
