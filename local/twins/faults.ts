/** Misbehaviour on request: which company fails next, at what, how, and how many times. */
import { Hono, type MiddlewareHandler } from "hono";
import * as z from "zod";
import { readControl, Refusal } from "./refusal.ts";
import { silence } from "./silence.ts";
import type { Store } from "./store.ts";

const replyKinds = ["timeout_after_commit", "timeout", "error", "refuse"] as const;
const deliveryKinds = ["duplicate", "delay", "reorder"] as const;
export type ReplyFault = typeof replyKinds[number];
export type DeliveryFault = typeof deliveryKinds[number];
export type Provider = "payment" | "shipping" | "email" | "push" | "portal" | "vision";

const operations: Record<Provider, readonly string[]> = {
  payment: [
    "create_invoice",
    "get_invoice",
    "list_invoices",
    "expire_invoice",
    "create_payout",
    "get_payout",
    "void_payout",
    "list_transactions",
    "callback",
  ],
  shipping: [
    "couriers",
    "rates",
    "create_order",
    "get_order",
    "cancel_order",
    "cancellation_reasons",
    "tracking",
    "callback",
  ],
  vision: ["categorize"],
  email: ["send", "get_email", "callback"],
  push: ["send"],
  portal: ["post_event", "balance", "callback"],
};
const aliases: Record<string, Provider> = {
  payment: "payment",
  payment_provider: "payment",
  xendit: "payment",
  shipping: "shipping",
  shipping_provider: "shipping",
  biteship: "shipping",
  vision: "vision",
  email: "email",
  email_provider: "email",
  resend: "email",
  push: "push",
  portal: "portal",
  finance_portal: "portal",
};

const wish = z.object({
  provider: z.enum(Object.keys(aliases)).transform((name) => aliases[name] ?? "payment"),
  operation: z.string().optional(),
  kind: z.enum([...replyKinds, ...deliveryKinds]),
  times: z.int().min(1).max(10_000).default(1),
});

interface Fault {
  id: string;
  provider: Provider;
  operation: string | null;
  kind: ReplyFault | DeliveryFault;
  times: number;
}

/** The middleware that lets one operation of a company suffer its faults. */
export type MaySuffer = (operation: string) => MiddlewareHandler;

export interface Faults {
  routes: Hono;
  /** Uses up one fault that a provider's answer to this operation should suffer, if any waits. */
  takeForReply(provider: Provider, operation: string): ReplyFault | null;
  /** Uses up one fault that the sending of a callback should suffer, if any waits. */
  takeForDelivery(provider: Provider): DeliveryFault | null;
  /** Route middleware: fails the call in the provider's words, or lets it hang. */
  suffer(
    provider: Provider,
    operation: string,
    error: object,
    refusal?: object,
  ): MiddlewareHandler;
  /** Lets hanging calls go. */
  close(): void;
}

export function createFaults(store: Store): Faults {
  const shelf = store.shelf<Fault>("fault");
  const closing = new AbortController();

  function take<K extends Fault["kind"]>(
    provider: Provider,
    kinds: readonly K[],
    applies: (fault: Fault) => boolean,
  ): K | null {
    for (const fault of shelf.named(provider).reverse()) {
      const kind = kinds.find((each) => each === fault.kind);
      if (kind === undefined || !applies(fault)) continue;
      if (fault.times === 1) shelf.remove(fault.id);
      else shelf.put(fault.id, { ...fault, times: fault.times - 1 });
      return kind;
    }
    return null;
  }

  // Without an operation a reply fault means the API; only a named "callback" touches the callbacks.
  const takeForReply: Faults["takeForReply"] = (provider, operation) =>
    take(
      provider,
      replyKinds,
      (fault) => (fault.operation ?? (operation === "callback" ? null : operation)) === operation,
    );

  const routes = new Hono()
    .get("/", (c) => c.json({ ok: true, faults: shelf.newest(1000).reverse() }))
    .delete("/", (c) => {
      for (const fault of shelf.newest(1_000_000)) shelf.remove(fault.id);
      return c.json({ ok: true });
    })
    .post("/", async (c) => {
      const { provider, operation = null, kind, times } = await readControl(c, wish);
      const known = deliveryKinds.some((each) => each === kind)
        ? ["callback"]
        : operations[provider];
      if (operation !== null && !known.includes(operation)) {
        throw new Refusal(400, {
          ok: false,
          error: `For ${kind} the operation is one of: ${known.join(", ")}.`,
        });
      }
      const fault: Fault = { id: crypto.randomUUID(), provider, operation, kind, times };
      shelf.put(fault.id, fault, { names: [provider] });
      return c.json({ ok: true, ...fault });
    });

  return {
    routes,
    takeForReply,
    takeForDelivery: (provider) => take(provider, deliveryKinds, () => true),
    suffer: (provider, operation, error, refusal = error) => async (c, next) => {
      const fault = takeForReply(provider, operation);
      if (fault === "refuse") return c.json(refusal, 400);
      if (fault === "error") return c.json(error, 500);
      if (fault !== "timeout") await next();
      if (fault === null) return;
      const nothing = await silence(AbortSignal.any([c.req.raw.signal, closing.signal]));
      // Without the reset Hono would give the late answer the headers of the one that was withheld.
      c.res = undefined;
      c.res = nothing;
    },
    close: () => closing.abort(),
  };
}
