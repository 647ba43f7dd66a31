import type { Deps } from "../../../shared/http/endpoint.ts";

export async function notificationsDigest(deps: Deps, payload: { day: string; since: string }) {
  await deps.db.service.call("internal.write_notification_digests", payload);
}
