import type { Hono, MiddlewareHandler } from "hono";
import type { Store } from "./store.ts";

/** The stack's clock. */
export interface Clock {
  now(): Date;
}

export const REPLY_FAULTS = [
  "timeout_after_commit",
  "timeout",
  "error",
  "refuse",
  "rate_limited",
] as const;
export const DELIVERY_FAULTS = ["duplicate", "delay", "reorder"] as const;
export type ReplyFault = typeof REPLY_FAULTS[number];
export type DeliveryFault = typeof DELIVERY_FAULTS[number];
/** `storage` is no emulator of ours, but can fail like one. */
export type Provider =
  | "payment"
  | "shipping"
  | "email"
  | "push"
  | "portal"
  | "vision"
  | "qstash"
  | "storage";

export interface Faults {
  routes: Hono;
  /** Consumes one fault of this operation's reply, if one is set. */
  takeForReply(provider: Provider, operation: string): ReplyFault | null;
  /** Consumes one fault of a callback's sending, if one is set. */
  takeForDelivery(provider: Provider): DeliveryFault | null;
  /** Middleware: fails the call with the provider's own body, or lets it hang. A 429 has the body of a 500. */
  inject(
    provider: Provider,
    operation: string,
    error: object,
    declined?: object,
  ): MiddlewareHandler;
}

export interface Callback {
  provider: Provider;
  path: string;
  headers: Record<string, string>;
  body: object;
  /** Id of the object the callback reports. Callbacks about one object are sent in order. */
  about: string;
}

export interface Context {
  store: Store;
  clock: Clock;
  faults: Faults;
  deliveries: { enqueue(callback: Callback): void };
  /** Without a trailing slash. */
  sandboxUrl: string;
  fetch: typeof fetch;
  /** Aborted when the emulators close. */
  closing: AbortSignal;
}

export interface Emulator {
  /** The provider's own API, mounted at `/<name>/api`. */
  api?: Hono;
  /** Pages and control calls, mounted at `/<name>`. */
  control: Hono;
  nextDue?(): Date | null;
  runDue?(): void | Promise<void>;
  /** Like runDue, without waiting for callbacks; runDue where this is missing. */
  startDue?(): void | Promise<void>;
}
