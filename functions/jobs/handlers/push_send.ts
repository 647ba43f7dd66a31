import { pushOf } from "../../../shared/domain/push.ts";
import { sendPush } from "../../../shared/work/push.ts";
import type { PushDeps } from "../../../shared/work/push.ts";

/** Throws if a device could not be reached, so that the job is retried. */
export async function pushSend(deps: PushDeps, { notification_id }: { notification_id: string }) {
  const request = await deps.db.service.call("internal.push_to_send", {
    notification_id,
  });
  if (!request || request.devices.length === 0) return;
  const { locale, devices, ...notification } = request;
  const { failed } = await sendPush(deps, devices, pushOf(notification, locale), notification_id);
  if (failed > 0) throw new Error(`${failed} of ${devices.length} devices could not be reached.`);
}
