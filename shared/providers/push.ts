/** Ringing a browser: what the service wants of the push services, whoever runs them. */
import type { PushMessage } from "../domain/push.ts";

export interface Device {
  id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** gone: the push service will never know this device again. failed: not now. */
export type PushOutcome = "sent" | "gone" | "failed";

export interface Push {
  /** With which browsers subscribe. */
  publicKey: string;
  /** May a device live there? Asked when it subscribes and again before each push. */
  accepts(endpoint: string): boolean;
  /** Never throws. */
  send(device: Device, message: PushMessage): Promise<PushOutcome>;
}
