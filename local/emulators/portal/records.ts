import * as z from "zod";
import type { Context } from "../context.ts";

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
    /** For one event, or for everything. `up` removes the setting. */
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
