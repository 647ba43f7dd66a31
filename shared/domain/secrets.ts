/** During rotation two secrets are valid: the first and new one signs, both are accepted. */
export type Secrets = readonly [string, ...string[]];

/** Returns the result for a secret for which `accepts` does not throw; else throws its last error. */
export const withAny = <T>(
  secrets: Secrets,
  accepts: (secret: string) => T | Promise<T>,
): Promise<Awaited<T>> =>
  Promise.any(secrets.map(async (secret) => await accepts(secret)))
    .catch(({ errors }: AggregateError) => Promise.reject(errors.at(-1)));
