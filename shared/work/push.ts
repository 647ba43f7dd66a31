import type { PushMessage } from "../domain/push.ts";
import type { Deps } from "../http/endpoint.ts";
import type { Device, Push, PushOutcome } from "../providers/push.ts";

export type PushDeps = Deps & { push: Push };

/** Sends to all devices at once and stores the results. `failed` devices can be tried again. */
export async function sendPush(
  deps: PushDeps,
  devices: Device[],
  message: PushMessage,
  notification_id: string | null,
): Promise<{ sent: number; failed: number }> {
  const outcomes = await Promise.all(devices.map((device) => deps.push.send(device, message)));
  const idsOf = (wanted: PushOutcome) =>
    devices.filter((_, index) => outcomes[index] === wanted).map(({ id }) => id);
  const sent = idsOf("sent");
  await deps.db.service.call("internal.record_push_results", {
    outcome: { sent, gone: idsOf("gone") },
    notification_id,
  });
  return { sent: sent.length, failed: idsOf("failed").length };
}
