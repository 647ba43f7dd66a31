import { onTestFinished } from "vitest";
import { MAIL_SECRET, PORTAL_SECRET, VAPID_PUBLIC_KEY } from "../../support/environment.ts";
import {
  createEmulators,
  type EmulatorOptions,
  type Emulators,
} from "../../../local/emulators/app.ts";

export type Json = Record<string, unknown>;
export interface Received {
  path: string;
  headers: Headers;
  body: Json;
  at: Date;
}

export interface Sandbox {
  emulators: Emulators;
  received: Received[];
  /** The receiver's response from now on: a status, or an error that it throws. */
  answer: (status: number | Error) => void;
  now(): Date;
  /** Runs everything that falls due on the way, as the local stack does. */
  advance(seconds: number): Promise<void>;
  /** Moves the clock and runs nothing. */
  leap(seconds: number): void;
  payment(method: string, path: string, body?: unknown): Promise<Reply>;
  shipping(method: string, path: string, body?: unknown): Promise<Reply>;
  /** A control call, without a key; waits until its callbacks have arrived. */
  control(path: string, body?: unknown): Promise<Reply>;
}

export interface Reply {
  status: number;
  json: Json;
}

export const minute = 60;
export const hour = 3600;

export function openSandbox(
  options: { file?: string; sandboxUrl?: string; callsPerSecond?: number } = {},
): Sandbox {
  let nowMs = Date.parse("2026-11-21T08:00:00.000Z");
  let answer: number | Error = 200;
  const received: Received[] = [];
  const receive: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = await request.json();
    const at = new Date(nowMs);
    received.push({ path: new URL(request.url).pathname, headers: request.headers, body, at });
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer });
  };
  const settings: EmulatorOptions = {
    file: options.file ?? ":memory:",
    sandboxUrl: options.sandboxUrl ?? "http://stack.test/sandbox",
    webhookBaseUrl: "http://stack.test",
    clock: { now: () => new Date(nowMs) },
    payment: {
      secretKey: "xnd_development_test",
      callbackToken: "token",
      callbackPath: "/webhooks/xendit",
    },
    shipping: {
      apiKey: "biteship_test.key",
      headerName: "x-signature-key",
      headerValue: "secret",
      callbackPath: "/webhooks/biteship",
    },
    email: {
      apiKey: "re_test",
      webhookSecret: MAIL_SECRET,
      callbackPath: "/webhooks/resend",
      ...options.callsPerSecond !== undefined && { callsPerSecond: options.callsPerSecond },
    },
    push: { vapidPublicKey: VAPID_PUBLIC_KEY },
    vision: { apiKey: "vision_test" },
    portal: { secret: PORTAL_SECRET, inboxPath: "/internal/events" },
    qstash: { token: "qstash-token", signingKey: "sig_key" },
    fetch: receive,
  };
  const emulators = createEmulators(settings);
  onTestFinished(() => emulators.close());

  async function call(path: string, init: RequestInit): Promise<Reply> {
    const response = await emulators.app.request(new Request(`http://stack.test${path}`, init));
    const text = await response.text();
    return { status: response.status, json: text.startsWith("<") || !text ? {} : JSON.parse(text) };
  }

  const api = (prefix: string, authorization: string): Sandbox["payment"] => (method, path, body) =>
    call(`${prefix}${path}`, {
      method,
      headers: { authorization, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  return {
    emulators,
    received,
    answer: (status) => answer = status,
    now: () => new Date(nowMs),
    async advance(seconds) {
      const until = nowMs + seconds * 1000;
      for (
        let due = emulators.nextDue();
        due !== null && due.getTime() <= until;
        due = emulators.nextDue()
      ) {
        nowMs = Math.max(nowMs, due.getTime());
        await emulators.runDue();
      }
      nowMs = until;
    },
    leap: (seconds) => nowMs += seconds * 1000,
    payment: api("/payment/api", `Basic ${btoa("xnd_development_test:")}`),
    shipping: api("/shipping/api", "biteship_test.key"),
    async control(path, body) {
      const reply = await call(path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      await emulators.idle();
      return reply;
    },
  };
}

export async function openInvoice(sandbox: Sandbox, more: Json = {}): Promise<string> {
  const { json } = await sandbox.payment("POST", "/v2/invoices", {
    external_id: "ORD-261121-ABC123",
    amount: 150_000,
    description: "Jaket <denim>",
    invoice_duration: 3600,
    ...more,
  });
  return String(json.id);
}

export const orderRequest = {
  origin_contact_name: "Sari",
  origin_contact_phone: "+6281200000001",
  origin_address: "Jl. Kemang Raya 1",
  origin_postal_code: 12730,
  destination_contact_name: "Budi",
  destination_contact_phone: "+6281200000002",
  destination_address: "Jl. Dago 2",
  destination_postal_code: 40135,
  courier_company: "jne",
  courier_type: "reg",
  delivery_type: "now",
  reference_id: "ORD-261121-ABC123",
  items: [{ name: "Jaket", value: 150_000, weight: 600, quantity: 1 }],
};

export async function placeOrder(sandbox: Sandbox): Promise<string> {
  const { json } = await sandbox.shipping("POST", "/v1/orders", orderRequest);
  return String(json.id);
}
