/** The stand-ins of the outside companies, as one app that the local stack mounts. */
import { Hono } from "hono";
import type { TwinClock } from "./clock.ts";
import { createDeliveries } from "./deliveries.ts";
import { createFaults } from "./faults.ts";
import { mailApi } from "./mail/api.ts";
import { mailControl } from "./mail/control.ts";
import { createMessages as createLetters } from "./mail/messages.ts";
import { overview } from "./overview.ts";
import { paymentApi } from "./payment/api.ts";
import { paymentControl } from "./payment/control.ts";
import { createInvoices } from "./payment/invoices.ts";
import { createPayouts } from "./payment/payouts.ts";
import { payoutsControl } from "./payment/payouts_control.ts";
import { createTransactions } from "./payment/transactions.ts";
import { pushService } from "./push/service.ts";
import { portalApi } from "./portal/api.ts";
import { createBooks } from "./portal/books.ts";
import { portalControl } from "./portal/control.ts";
import { qstashApi } from "./qstash/api.ts";
import { createMessages } from "./qstash/messages.ts";
import { createSchedules } from "./qstash/schedules.ts";
import { Refusal } from "./refusal.ts";
import { seal } from "./seal.ts";
import { shippingApi } from "./shipping/api.ts";
import { shippingControl } from "./shipping/control.ts";
import { createOrders } from "./shipping/orders.ts";
import { openStore } from "./store.ts";
import { createVision } from "./vision/vision.ts";

export interface TwinsOptions {
  /** Path of the sqlite file, or ":memory:". */
  file: string;
  /** Where the app is reachable, without a slash at the end: "http://127.0.0.1:8787/sandbox". */
  sandboxUrl: string;
  /** Callback paths are appended to this: "http://127.0.0.1:8787". */
  webhookBaseUrl: string;
  clock: TwinClock;
  payment: { secretKey: string; callbackToken: string; callbackPath: string };
  shipping: {
    apiKey: string;
    headerName: string;
    headerValue: string;
    callbackPath: string;
    /** The courier gives its number a minute after the order, in a callback of its own. */
    waybillLater?: boolean;
  };
  vision: { apiKey: string };
  email: { apiKey: string; webhookSecret: string; callbackPath: string };
  push: { vapidPublicKey: string };
  portal: { secret: string; inboxPath: string };
  qstash: { token: string; signingKey: string };
  fetch?: typeof fetch;
}

export interface Twins {
  app: Hono;
  /**
   * The earliest pending callback, invoice or payout expiry, bank transfer or late waybill; may lie in the past.
   * QStash's ticks do not count: whoever moves the clock does himself what they ask for.
   */
  nextDue(): Date | null;
  /** Does all that is due by the clock and waits for the answers to the callbacks. */
  runDue(): Promise<void>;
  /** Resolves when no callback is under way. */
  idle(): Promise<void>;
  /** Lets go of hanging calls and of callbacks under way, which are sent again after a restart. */
  close(): void;
}

export function createTwins(options: TwinsOptions): Twins {
  const { clock, sandboxUrl, payment, shipping, email, push, portal, qstash } = options;
  const store = openStore(options.file);
  const faults = createFaults(store);
  const deliveries = createDeliveries({
    store,
    clock,
    faults,
    baseUrl: options.webhookBaseUrl,
    fetch: options.fetch ?? fetch,
    seals: { email: seal("svix", email.webhookSecret), portal: seal("webhook", portal.secret) },
  });
  const transactions = createTransactions({ store, clock });
  const shared = { store, clock, deliveries, transactions, sandboxUrl };
  const invoices = createInvoices({ ...shared, ...payment });
  const payouts = createPayouts({ ...shared, ...payment });
  const waybillLater = shipping.waybillLater ?? false;
  const orders = createOrders({ store, clock, deliveries, ...shipping, waybillLater });
  const closing = new AbortController();
  const books = createBooks({ store, clock });
  const letters = createLetters({ store, clock, deliveries, ...email });
  const messages = createMessages({ store, clock, ...qstash, fetch: options.fetch ?? fetch });
  const schedules = createSchedules({ store, clock, messages });

  const app = new Hono();
  app.get("/", (c) =>
    c.html(overview({
      sandboxUrl,
      now: clock.now(),
      invoices: invoices.newest(50),
      payouts: payouts.newest(50),
      orders: orders.newest(50),
    })));
  app.route(
    "/payment/api",
    paymentApi({ invoices, payouts, transactions, faults, clock, ...payment }),
  );
  app.route("/shipping/api", shippingApi({ orders, faults, ...shipping }));
  app.route("/payment", paymentControl({ invoices, clock, sandboxUrl }));
  app.route("/payment", payoutsControl({ payouts, transactions, sandboxUrl }));
  app.route("/shipping", shippingControl({ orders, sandboxUrl }));
  app.route("/vision", createVision({ store, faults, ...options.vision }));
  app.route("/email/api", mailApi({ messages: letters, faults, ...email }));
  app.route("/email", mailControl({ messages: letters, sandboxUrl }));
  app.route("/push", pushService({ store, clock, faults, sandboxUrl, ...push }));
  app.route("/portal/api", portalApi({ books, faults, clock, closing: closing.signal, ...portal }));
  app.route("/portal", portalControl({ books, clock, deliveries, sandboxUrl, ...portal }));
  app.route("/qstash", qstashApi({ messages, schedules, ...qstash }));
  app.route("/faults", faults.routes);
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.body, error.status);
    console.error(error);
    return c.json({ ok: false, error: "The stand-in is broken; its log says why." }, 500);
  });

  return {
    app,
    nextDue() {
      const all = [
        deliveries.nextDue(),
        invoices.nextExpiry(),
        payouts.nextDue(),
        orders.nextWaybill(),
      ]
        .filter((due) => due !== null);
      return all.length === 0 ? null : new Date(Math.min(...all.map((due) => due.getTime())));
    },
    async runDue() {
      invoices.expireDue();
      payouts.runDue();
      orders.giveWaybillsDue();
      schedules.runDue();
      await messages.runDue();
      await deliveries.runDue();
    },
    idle: () => deliveries.idle(),
    close() {
      closing.abort();
      faults.close();
      deliveries.close();
      messages.close();
      store.close();
    },
  };
}
