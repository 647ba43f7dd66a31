import { Off } from "../../../shared/features.ts";
import { pushOf } from "../../../shared/domain/push.ts";
import { sendPush } from "../../../shared/work/push.ts";
import type { Deps } from "../../../shared/http/endpoint.ts";
import type { Push } from "../../../shared/providers/push.ts";

/** Throws if a device could not be reached, so that the job is retried. */
export async function pushSend(
  deps: Deps & { push: Push | Off },
  { notification_id }: { notification_id: string },
) {
  const { push } = deps;
  // Enqueued before push messaging was switched off.
  if (push instanceof Off) return;
  const request = await deps.db.service.call("internal.push_to_send", { notification_id });
  if (!request || request.devices.length === 0) return;
  const { locale, devices, ...notification } = request;
  const { failed } = await sendPush(
    { ...deps, push },
    devices,
    pushOf(notification, locale),
    notification_id,
  );
  if (failed > 0) throw new Error(`${failed} of ${devices.length} devices could not be reached.`);
}
