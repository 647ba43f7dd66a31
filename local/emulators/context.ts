import type { Hono } from "hono";
import type { Clock } from "./clock.ts";
import type { Deliveries } from "./deliveries.ts";
import type { Faults } from "./fault_kinds.ts";
import type { Store } from "./store.ts";

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
  /** Like runDue, without waiting for callbacks; runDue where this is missing. */
  startDue?(): void | Promise<void>;
}
