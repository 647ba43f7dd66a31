import { Hono } from "hono";
import type { Clock, Context, Emulator, Faults } from "./context.ts";
import { createDeliveries } from "./deliveries.ts";
import { createFaults } from "./faults.ts";
import { ProviderError } from "./http.ts";
import { mailEmulator } from "./mail/emulator.ts";
import type { KeepMail } from "./mail/emulator.ts";
import type { MailOptions } from "./mail/messages.ts";
import { paymentEmulator } from "./payment/emulator.ts";
import type { PaymentOptions } from "./payment/emulator.ts";
import { portalEmulator, type PortalOptions } from "./portal/emulator.ts";
import { pushEmulator, type PushOptions } from "./push/emulator.ts";
import { qstashEmulator, type QstashOptions } from "./qstash/emulator.ts";
import { shippingEmulator } from "./shipping/emulator.ts";
import type { ShippingOptions } from "./shipping/orders.ts";
import { openStore } from "./store.ts";
import { visionEmulator } from "./vision/emulator.ts";

export interface EmulatorOptions {
  /** Path of the sqlite file, or ":memory:". */
  file: string;
  /** Public URL of the app, without a trailing slash: "http://127.0.0.1:8787/sandbox". */
  sandboxUrl: string;
  /** Callback paths are appended to this: "http://127.0.0.1:8787". */
  webhookBaseUrl: string;
  clock: Clock;
  payment: PaymentOptions;
  shipping: ShippingOptions;
  vision: { apiKey: string };
  email: MailOptions & { webhookSecret: string };
  push: PushOptions;
  portal: PortalOptions;
  qstash: QstashOptions;
  fetch?: typeof fetch;
}

export interface Emulators {
  app: Hono;
  /** Also for a part of the stack that can fail on request. */
  faults: Faults;
  keepMail: KeepMail;
  /**
   * The earliest pending callback, invoice or payout expiry, bank transfer or late waybill; may be in the past. QStash
   * schedules do not count: the code that moves the clock calls the scheduled functions.
   */
  nextDue(): Date | null;
  /** Does all due work, and waits for the answers to the callbacks. */
  runDue(): Promise<void>;
  /** Does all due work, without waiting for callbacks. */
  startDue(): Promise<void>;
  /** Resolves when no callback is being sent. */
  idle(): Promise<void>;
  /** Aborts hanging calls and callbacks being sent. Unsent callbacks are sent after a restart. */
  close(): void;
}

export function createEmulators(options: EmulatorOptions): Emulators {
  const { clock, sandboxUrl, email, portal, fetch = globalThis.fetch } = options;
  const closing = new AbortController();
  const store = openStore(options.file);
  const faults = createFaults(store, closing.signal);
  const deliveries = createDeliveries({
    store,
    clock,
    faults,
    fetch,
    closing: closing.signal,
    baseUrl: options.webhookBaseUrl,
    signing: {
      email: { prefix: "svix", secret: email.webhookSecret },
      portal: { prefix: "webhook", secret: portal.secret },
    },
  });
  const context: Context = {
    store,
    clock,
    faults,
    deliveries,
    sandboxUrl,
    fetch,
    closing: closing.signal,
  };
  const mail = mailEmulator(context, email);
  const payment = paymentEmulator(context, options.payment);
  const shipping = shippingEmulator(context, options.shipping);
  const emulators: Record<string, Emulator> = {
    payment,
    shipping,
    vision: visionEmulator(context, options.vision),
    email: mail,
    push: pushEmulator(context, options.push),
    portal: portalEmulator(context, portal),
    qstash: qstashEmulator(context, options.qstash),
  };

  const app = new Hono({ strict: false });
  for (const [name, { api, control }] of Object.entries(emulators)) {
    if (api) app.route(`/${name}/api`, api);
    app.route(`/${name}`, control);
  }
  app.route("/faults", faults.routes);
  app.onError((error, c) => {
    if (error instanceof ProviderError) return c.json(error.body, error.status);
    console.error(error);
    return c.json({ ok: false, error: "The emulator failed; its log says why." }, 500);
  });

  const parts: Pick<Emulator, "nextDue" | "runDue" | "startDue">[] = [
    ...Object.values(emulators),
    deliveries,
  ];
  return {
    app,
    faults,
    keepMail: mail.keepMail,
    nextDue() {
      const due = parts.map((part) => part.nextDue?.()?.getTime() ?? Infinity);
      const earliest = Math.min(...due);
      return earliest === Infinity ? null : new Date(earliest);
    },
    async runDue() {
      for (const part of parts) await part.runDue?.();
    },
    async startDue() {
      for (const part of parts) await (part.startDue ?? part.runDue)?.();
    },
    idle: () => deliveries.idle(),
    close() {
      closing.abort();
      store.close();
    },
  };
}
