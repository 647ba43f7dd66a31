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
/** `storage` is not one of our emulators, but can fail like one. */
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
  /** Takes one injected fault for the operation's reply; null without one. */
  takeForReply(provider: Provider, operation: string): ReplyFault | null;
  /** Takes one injected fault for the sending of a callback; null without one. */
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
  /** Id of the callback's object. Callbacks about one object are sent in order. */
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
  /** Like runDue, without waiting for callbacks; defaults to runDue. */
  startDue?(): void | Promise<void>;
}
