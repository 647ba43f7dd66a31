import type { Hono } from "hono";
import type { Deliveries } from "./deliveries.ts";
import type { Faults } from "./faults.ts";
import type { Store } from "./store.ts";

/** The stack's clock. */
export interface Clock {
  now(): Date;
}

/** What every emulator gets. */
export interface Context {
  store: Store;
  clock: Clock;
  faults: Faults;
  deliveries: Deliveries;
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
}
