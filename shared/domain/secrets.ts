/** A secret that can be changed while it is in use: for a time two are valid, the new one before the old. */

/** The first is what we sign with and show; any of them is what we accept. */
export type Secrets = readonly [string, ...string[]];

/** What `accepts` answers for the first secret that it takes. Throws as it did for the last when it takes none. */
export async function withAny<T>(
  secrets: Secrets,
  accepts: (secret: string) => T | Promise<T>,
): Promise<T> {
  let apiError: unknown;
  for (const secret of secrets) {
    try {
      return await accepts(secret);
    } catch (error) {
      apiError = error;
    }
  }
  throw apiError;
}
