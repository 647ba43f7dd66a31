import type { PushMessage } from "../domain/push.ts";

export interface Device {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** `gone`: the subscription has ended for good. `rejected`: this message never arrives. `failed`: try again later. */
export type PushOutcome = "sent" | "gone" | "rejected" | "failed";

export interface Push {
  /** The VAPID key with which browsers subscribe. */
  publicKey: string;
  /** Whether the endpoint is a public push service. Checked at subscription and before each push. */
  accepts(endpoint: string): boolean;
  /** Never throws. */
  send(device: Device, message: PushMessage): Promise<PushOutcome>;
}
