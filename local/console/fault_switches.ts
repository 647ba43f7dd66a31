import { html } from "hono/html";
import type { Markup } from "../html.ts";

/** How a provider fails: kind and operation of a fault. */
export const KINDS = {
  error: { label: "answers 500", kind: "error" },
  timeout: { label: "hangs", kind: "timeout" },
  lost: { label: "does it, but the answer is lost", kind: "timeout_after_commit" },
  reject: { label: "rejects it", kind: "refuse" },
  limited: { label: "answers 429, too many calls", kind: "rate_limited" },
  callbacks: { label: "callbacks are lost", kind: "error", operation: "callback" },
} as const;
export type Kind = keyof typeof KINDS;
const API: readonly Kind[] = ["error", "timeout", "lost", "reject", "limited"];

export interface Provider {
  name: string;
  title: string;
  /** Its signal in GET /admin/reliability. */
  signal?: string;
  kinds: readonly Kind[];
  /** What to do to see it. */
  trial: Markup;
}

const buy = html`<a href="/">Buy something</a>`;
const list = html`List a thing in the shop (<code>npm run web</code>)`;
export const PROVIDERS: readonly Provider[] = [
  {
    name: "payment",
    title: "Payments",
    signal: "payments_down_s",
    kinds: [...API, "callbacks"],
    trial: html`${buy}, or withdraw in the shop (<code>npm run web</code>).`,
  },
  {
    name: "shipping",
    title: "Shipping",
    signal: "shipping_down_s",
    kinds: [...API, "callbacks"],
    trial: html`${buy}: rates, and the parcel of a paid order.`,
  },
  {
    name: "email",
    title: "E-mail",
    signal: "mail_down_s",
    kinds: API,
    trial: html`Pay an order; its mails wait among the jobs below.`,
  },
  { name: "push", title: "Push", kinds: API, trial: html`Needs a subscribed browser; jobs wait.` },
  {
    name: "vision",
    title: "Vision model",
    signal: "vision_down_s",
    kinds: API,
    trial: html`${list}, with the model's help and a photo that it has not seen yet.`,
  },
  {
    name: "storage",
    title: "Photos and KTP",
    signal: "storage_down_s",
    kinds: ["error", "timeout", "lost"],
    trial: html`${list}, or submit a KTP.`,
  },
  {
    name: "portal",
    title: "Finance portal",
    signal: "portal_down_s",
    kinds: API,
    trial: html`Pay an order; its events wait in the outbox.`,
  },
];
