/** What the finance portal has: every event as it came, what it refused, and each seller's balance. */
import * as z from "zod";
import type { TwinClock } from "../clock.ts";
import type { Store } from "../store.ts";

export const modes = ["up", "down", "slow", "reject"] as const;
export type Mode = typeof modes[number];

export interface Event {
  id: string;
  seq: number;
  type: string;
  aggregate: { type: string; id: string; version: number };
  data: Record<string, unknown>;
}

export interface Books {
  mode(eventId?: string): Mode;
  /** For one event, or for everything; `up` forgets. */
  setMode(mode: Mode, eventId?: string): void;
  take(event: Event): void;
  refuse(event: Event, status: number): void;
  /** The newest, in the order in which they came. A repeat is there again. */
  events(limit: number): Event[];
  refusals(limit: number): { id: string; type: string; status: number; at: string }[];
  balance(sellerId: string): { available: number; pending: number; currency: string };
}

const sale = z.object({
  seller_id: z.string(),
  status: z.string(),
  item_price: z.number(),
  commission: z.number(),
});
type Sale = z.output<typeof sale> & { version: number };

const everything = "*";
const over = ["COMPLETED", "REFUNDED", "CANCELLED", "EXPIRED", "AWAITING_PAYMENT"];

export function createBooks({ store, clock }: { store: Store; clock: TwinClock }): Books {
  const arrivals = store.shelf<Event>("portal_event");
  const refusals = store.shelf<ReturnType<Books["refusals"]>[number]>("portal_refusal");
  const wishes = store.shelf<Mode>("portal_mode");
  const sales = store.shelf<Sale>("portal_sale");

  function mirror({ aggregate, data }: Event): void {
    const told = sale.safeParse(data);
    if (aggregate.type !== "order" || !told.success) return;
    const known = sales.get(aggregate.id);
    if (known !== null && known.version >= aggregate.version) return;
    const names = known === null ? [told.data.seller_id] : [];
    sales.put(aggregate.id, { ...told.data, version: aggregate.version }, { names });
  }

  return {
    mode: (eventId) =>
      (eventId === undefined ? null : wishes.get(eventId)) ?? wishes.get(everything) ?? "up",
    setMode(mode, eventId = everything) {
      if (mode === "up") wishes.remove(eventId);
      else wishes.put(eventId, mode);
    },
    take: (event) =>
      store.atomically(() => {
        arrivals.put(crypto.randomUUID(), event);
        mirror(event);
      }),
    refuse: ({ id, type }, status) =>
      refusals.put(crypto.randomUUID(), { id, type, status, at: clock.now().toISOString() }),
    events: (limit) => arrivals.newest(limit).reverse(),
    refusals: (limit) => refusals.newest(limit).reverse(),
    balance(sellerId) {
      let [available, pending] = [0, 0];
      for (const { status, item_price, commission } of sales.named(sellerId)) {
        if (status === "COMPLETED") available += item_price - commission;
        else if (!over.includes(status)) pending += item_price - commission;
      }
      return { available, pending, currency: "IDR" };
    },
  };
}
