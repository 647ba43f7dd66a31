import type { PendingNotification } from "../../../shared/domain/notification.ts";
import type { Locale } from "../../../shared/domain/notification_words.ts";
import { pushOf } from "../../../shared/domain/push.ts";
import type { Device } from "../../../shared/providers/push.ts";
import { ring } from "../../../shared/work/push.ts";
import type { PushDeps } from "../../../shared/work/push.ts";

interface PushRequest extends PendingNotification {
  locale: Locale;
  /** Number of merged notifications of the same kind about the same object. */
  crowd: number;
  devices: Device[];
}

/** Throws if a device could not be reached, so that the job is retried. */
export async function pushSend(deps: PushDeps, { notification_id }: { notification_id: string }) {
  const request: PushRequest | null = await deps.db.service.call("internal.push_to_send", {
    notification_id,
  });
  if (!request || request.devices.length === 0) return;
  const { locale, crowd, devices, ...notification } = request;
  const content = crowd > 1
    ? { ...notification, data: { ...notification.data, crowd } }
    : notification;
  const { failed } = await ring(deps, devices, pushOf(content, locale), notification_id);
  if (failed > 0) throw new Error(`${failed} of ${devices.length} devices could not be reached.`);
}
