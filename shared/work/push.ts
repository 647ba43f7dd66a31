/** Job: rings every device of a person that does not have the news yet; those that are gone are forgotten. */
import { pushOf } from "../domain/push.ts";
import type { Untold } from "../domain/notification.ts";
import type { Locale } from "../domain/notification_words.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Device, Push, PushOutcome } from "../providers/push.ts";
import type { PushMessage } from "../domain/push.ts";

interface PushRequest extends Untold {
  locale: Locale;
  /** How many of the same kind about the same thing came together. */
  crowd: number;
  devices: Device[];
}

type PushDeps = Deps & { push: Push };

/** Throws while a device could not be reached, so that the job comes back for that one. */
export async function pushSend(deps: PushDeps, { notification_id }: { notification_id: string }) {
  const request: PushRequest | null = await deps.db.system.call("push_send_request", {
    notification_id,
  });
  if (!request || request.devices.length === 0) return;
  const { locale, crowd, devices, ...news } = request;
  const told = crowd > 1 ? { ...news, data: { ...news.data, crowd } } : news;
  const { failed } = await ring(deps, devices, pushOf(told, locale), notification_id);
  if (failed > 0) throw new Error(`${failed} of ${devices.length} devices could not be reached.`);
}

/** Sends to all devices at once and notes what came of it; `failed` ones can be tried again. */
export async function ring(
  deps: PushDeps,
  devices: Device[],
  message: PushMessage,
  notification_id: string | null,
): Promise<{ sent: number; failed: number }> {
  const outcomes = await Promise.all(devices.map((device) => deps.push.send(device, message)));
  const idsOf = (wanted: PushOutcome) =>
    devices.filter((_, at) => outcomes[at] === wanted).map(({ id }) => id);
  const sent = idsOf("sent");
  await deps.db.system.call("push_send_done", {
    outcome: { sent, gone: idsOf("gone") },
    notification_id,
  });
  return { sent: sent.length, failed: idsOf("failed").length };
}
