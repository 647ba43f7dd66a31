import type { Services } from "../../local/stack/services.ts";

/** More than most tests send at once; a larger crowd opens the others itself, some milliseconds each. */
const OPEN_CONNECTIONS = 8;

/** Opens connections beforehand, so that concurrent requests in tests really run concurrently. */
export async function openConnections({ db }: Services): Promise<void> {
  const call = () => db.service.call("api.health_get", {});
  await Promise.all(Array.from({ length: OPEN_CONNECTIONS }, call));
}
