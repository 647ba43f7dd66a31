import type { Context as HonoContext } from "hono";
import { setTimeout as sleep } from "node:timers/promises";
import { Webhook } from "standardwebhooks";
import * as z from "zod";
import type { Context, Emulator } from "../context.ts";
import { control, providerApi, ProviderError, routes } from "../http.ts";

export const MODES = ["up", "down", "slow", "reject"] as const;
export type Mode = typeof MODES[number];

export interface Event {
  id: string;
  seq: number;
  type: string;
  aggregate: { type: string; id: string; version: number };
  data: Record<string, unknown>;
}

export interface RejectedEvent {
  id: string;
  type: string;
  status: number;
  at: string;
}

const sale = z.object({
  seller_id: z.string(),
  status: z.string(),
  item_price: z.number(),
  commission: z.number(),
});

interface Balance {
  available: number;
  pending: number;
}

const NOTHING: Balance = { available: 0, pending: 0 };
const ALL = "*";
/** Statuses in which an order adds nothing to the pending balance. */
const NOT_PENDING = ["COMPLETED", "REFUNDED", "CANCELLED", "EXPIRED", "AWAITING_PAYMENT"];

export function createRecords({ store, clock }: Context) {
  const events = store.collection<Event>("portal_event");
  const rejected = store.collection<RejectedEvent>("portal_rejected");
  const modes = store.collection<Mode>("portal_mode");
  const sales = store.collection<z.output<typeof sale> & { version: number }>("portal_sale");
  const balances = store.collection<Balance>("portal_balance");

  function updateSale({ aggregate, data }: Event): void {
    const parsed = sale.safeParse(data);
    if (aggregate.type !== "order" || !parsed.success) return;
    const known = sales.get(aggregate.id);
    if (known !== null && known.version >= aggregate.version) return;
    sales.put(aggregate.id, { ...parsed.data, version: aggregate.version });
    if (known !== null) addToBalance(known, -1);
    addToBalance(parsed.data, 1);
  }

  function addToBalance(
    { seller_id, status, item_price, commission }: z.output<typeof sale>,
    sign: 1 | -1,
  ): void {
    const { available, pending } = balances.get(seller_id) ?? NOTHING;
    const amount = sign * (item_price - commission);
    if (status === "COMPLETED") balances.put(seller_id, { available: available + amount, pending });
    else if (!NOT_PENDING.includes(status)) {
      balances.put(seller_id, { available, pending: pending + amount });
    }
  }

  return {
    mode: (eventId?: string): Mode =>
      (eventId === undefined ? null : modes.get(eventId)) ?? modes.get(ALL) ?? "up",
    /** For one event, or for all. `up` removes the setting. */
    setMode(mode: Mode, eventId = ALL): void {
      if (mode === "up") modes.remove(eventId);
      else modes.put(eventId, mode);
    },
    /** Keeps repeats too. */
    accept: (event: Event) =>
      store.atomically(() => {
        events.put(crypto.randomUUID(), event);
        updateSale(event);
      }),
    reject: ({ id, type }: Event, status: number) =>
      rejected.put(crypto.randomUUID(), { id, type, status, at: clock.now().toISOString() }),
    /** The newest, in order of arrival. */
    events: (limit: number) => events.newest(limit).reverse(),
    rejected: (limit: number) => rejected.newest(limit).reverse(),
    balance: (sellerId: string) => ({ ...balances.get(sellerId) ?? NOTHING, currency: "IDR" }),
  };
}

export interface PortalOptions {
  secret: string;
  inboxPath: string;
}

const message = z.object({ id: z.string(), type: z.string() });
const event = message.extend({
  seq: z.int(),
  aggregate: z.object({ type: z.string(), id: z.string(), version: z.int() }),
  data: z.record(z.string(), z.unknown()),
});
const modeInput = z.object({ mode: z.enum(MODES), event_id: z.string().min(1).optional() });
const sendInput = z.object({
  id: z.string().min(1).optional(),
  type: z.string().min(1),
  data: z.record(z.string(), z.unknown()).default({}),
});

/** Longer than the time-out of a balance, shorter than that of an event. */
const SLOW_MS = 3_000;
const down = () => new ProviderError(503, { error: "The portal is down for maintenance" });

export function portalEmulator(context: Context, { secret, inboxPath }: PortalOptions): Emulator {
  const { clock, deliveries, faults, closing: signal } = context;
  const records = createRecords(context);
  const webhook = new Webhook(secret);

  async function applyMode(mode: Mode): Promise<void> {
    const isUp = mode !== "slow" ||
      await sleep(SLOW_MS, true, { signal }).catch(() => false);
    if (mode === "down" || !isUp) throw down();
  }

  async function receive(c: HonoContext) {
    const body: unknown = JSON.parse(await c.req.text());
    const { id, type } = message.parse(body);
    if (type === "ping") {
      await applyMode(records.mode());
      return { ok: true };
    }
    const parsed = event.safeParse(body);
    if (!parsed.success) throw new ProviderError(400, { error: z.prettifyError(parsed.error) });
    const mode = records.mode(id);
    const error = mode === "down"
      ? down()
      : mode === "reject" && new ProviderError(422, { error: "This event is not accepted" });
    if (error) {
      records.reject(parsed.data, error.status);
      throw error;
    }
    await applyMode(mode);
    // The body as received, including fields missing in this schema.
    records.accept(body as Event);
    return { ok: true };
  }

  const api = providerApi({
    provider: "portal",
    faults,
    isAuthorized: async (c) => {
      try {
        webhook.verify(await c.req.text(), c.req.header(), { jsonParse: false });
        return true;
      } catch {
        return false;
      }
    },
    errors: {
      unauthorized: new ProviderError(401, { error: "The signature is not valid" }),
      notFound: () => new ProviderError(404, { error: "Not found" }),
      server: { error: "The portal is broken" },
    },
    endpoints: {
      "POST /events": ["post_event", receive],
      "GET /sellers/:id/balance": ["balance", async (_, seller_id) => {
        await applyMode(records.mode());
        return { seller_id, ...records.balance(seller_id), as_of: clock.now().toISOString() };
      }],
    },
  });

  const controls = routes({
    "POST /mode": control(modeInput, ({ mode, event_id }) => {
      records.setMode(mode, event_id);
      return { mode, event_id };
    }),
    "POST /send": control(sendInput, ({ id = `evt_${crypto.randomUUID()}`, type, data }) => {
      deliveries.enqueue({
        provider: "portal",
        path: inboxPath,
        headers: { "webhook-id": id },
        body: { id, type, occurred_at: clock.now().toISOString(), data },
        about: id,
      });
      return { id, type };
    }),
    "GET /events": (c) => ({ events: records.events(limitOf(c)) }),
    "GET /refusals": (c) => ({ refusals: records.rejected(limitOf(c)) }),
  });
  return { api, control: controls };
}

function limitOf(c: HonoContext): number {
  const limit = Number(c.req.query("limit") ?? 1000);
  return Number.isInteger(limit) && limit > 0 ? Math.min(limit, 1_000_000) : 1000;
}
