import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "hono";
import * as z from "zod";
import { DELIVERY_FAULTS, REPLY_FAULTS } from "./context.ts";
import type { DeliveryFault, Faults, Provider, ReplyFault } from "./context.ts";
import { badInput, control, routes } from "./http.ts";
import type { Store } from "./store.ts";

const PROVIDERS: Record<string, Provider> = {
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
  qstash: "qstash",
  storage: "storage",
};
/** Longer than any caller's timeout. */
const HANG_MS = 60_000;
/** Seconds. */
const RATE_LIMITED_FOR = "7";

const input = z.object({
  provider: z.enum(Object.keys(PROVIDERS)).transform((name) => PROVIDERS[name]!),
  operation: z.string().optional(),
  kind: z.enum([...REPLY_FAULTS, ...DELIVERY_FAULTS]),
  times: z.int().min(1).max(10_000).default(1),
});

interface Fault {
  id: string;
  provider: Provider;
  operation: string | null;
  kind: ReplyFault | DeliveryFault;
  times: number;
}

/** Responds when the caller aborts, when the emulators close, or after HANG_MS. */
export async function hang(c: Context, closing: AbortSignal): Promise<Response> {
  const signal = AbortSignal.any([c.req.raw.signal, closing]);
  await sleep(HANG_MS, undefined, { signal }).catch(() => {});
  return new Response(null, { status: 504 });
}

export function createFaults(store: Store, closing: AbortSignal): Faults {
  const collection = store.collection<Fault>("fault");
  /** `inject` adds each endpoint of a provider. */
  const operations: Partial<Record<Provider, string[]>> = Object.fromEntries(
    ["payment", "shipping", "email", "portal"].map((provider) => [provider, ["callback"]]),
  );

  function take<K extends Fault["kind"]>(
    provider: Provider,
    kinds: readonly K[],
    applies: (fault: Fault) => boolean,
  ): K | null {
    for (const fault of collection.named(provider).reverse()) {
      const kind = kinds.find((each) => each === fault.kind);
      if (kind === undefined || !applies(fault)) continue;
      if (fault.times === 1) collection.remove(fault.id);
      else collection.put(fault.id, { ...fault, times: fault.times - 1 });
      return kind;
    }
    return null;
  }

  // Without an operation a reply fault applies to API calls; callbacks need the name "callback".
  const takeForReply: Faults["takeForReply"] = (provider, operation) =>
    take(
      provider,
      REPLY_FAULTS,
      (fault) => (fault.operation ?? (operation === "callback" ? null : operation)) === operation,
    );

  return {
    takeForReply,
    takeForDelivery: (provider) => take(provider, DELIVERY_FAULTS, () => true),
    inject(provider, operation, error, declined = error) {
      const known = operations[provider] ??= [];
      if (!known.includes(operation)) known.push(operation);
      return async (c, next) => {
        const fault = takeForReply(provider, operation);
        if (fault === "refuse") return c.json(declined, 400);
        if (fault === "error") return c.json(error, 500);
        if (fault === "rate_limited") {
          const header = provider === "payment" ? "Rate-Limit-Reset" : "Retry-After";
          return c.json(error, 429, { [header]: RATE_LIMITED_FOR });
        }
        if (fault !== "timeout") await next();
        if (fault === null) return;
        const nothing = await hang(c, closing);
        // Without the reset Hono would give the 504 the headers of the withheld answer.
        c.res = undefined;
        c.res = nothing;
      };
    },
    routes: routes({
      "GET /": () => ({ ok: true, faults: collection.newest(1000).reverse() }),
      "DELETE /": () => {
        for (const { id } of collection.newest(1_000_000)) collection.remove(id);
        return { ok: true };
      },
      "DELETE /:id": (_, id) => {
        collection.remove(id);
        return { ok: true };
      },
      "POST /": control(input, ({ provider, operation = null, kind, times }) => {
        const isDelivery = DELIVERY_FAULTS.some((each) => each === kind);
        const known = isDelivery ? ["callback"] : operations[provider] ?? [];
        if (operation !== null && !known.includes(operation)) {
          throw badInput(`For ${kind} the operation is one of: ${known.join(", ")}.`);
        }
        const fault: Fault = { id: crypto.randomUUID(), provider, operation, kind, times };
        collection.put(fault.id, fault, { names: [provider] });
        return fault;
      }),
    }),
  };
}
