/** The shipping company's parcels: ordered, moved along, cancelled, each step told to us. */
import type { TwinClock } from "../clock.ts";
import type { Deliveries } from "../deliveries.ts";
import { unknown } from "../refusal.ts";
import type { Store } from "../store.ts";
import { type Order, toCallback } from "./order.ts";
import type { Price } from "./prices.ts";
import { type OrderRequest, shippingRefusal } from "./requests.ts";

export interface Orders {
  /** @throws Refusal when an order with this reference_id is there already. */
  place(request: OrderRequest, price: Price): Order;
  /** By the provider's order id, tracking id or waybill, or by our reference_id. */
  find(name: string): Order | null;
  newest(limit: number): Order[];
  /** Sets any status at all; the same one again is only told again. */
  move(name: string, status: string, note?: string): Order;
  /** The carrier weighed it anew. */
  reprice(name: string, price: number): Order;
  nextWaybill(): Date | null;
  giveWaybillsDue(): void;
}

const waybillDelayMs = 60_000;
const notes: Record<string, string> = {
  confirmed: "Pesanan telah dikonfirmasi, menunggu kurir.",
  allocated: "Kurir telah dialokasikan.",
  picking_up: "Kurir sedang menuju lokasi penjemputan.",
  picked: "Paket telah dijemput kurir.",
  dropping_off: "Paket sedang diantar ke penerima.",
  delivered: "Paket telah diterima.",
  cancelled: "Pesanan dibatalkan.",
};

export function createOrders(options: {
  store: Store;
  clock: TwinClock;
  deliveries: Deliveries;
  callbackPath: string;
  headerName: string;
  headerValue: string;
  waybillLater: boolean;
}): Orders {
  const { store, clock, deliveries } = options;
  const shelf = store.shelf<Order>("order");

  function keep(order: Order): Order {
    const names = [order.trackingId, order.waybillId, order.request.reference_id];
    shelf.put(order.id, order, {
      names: names.filter((name): name is string => typeof name === "string" && name !== ""),
      dueAt: order.waybillAt === null ? null : new Date(order.waybillAt),
    });
    return order;
  }

  function tell(order: Order, event: "order.status" | "order.price" | "order.waybill_id"): void {
    deliveries.enqueue({
      provider: "shipping",
      path: options.callbackPath,
      headers: { [options.headerName]: options.headerValue },
      body: toCallback(order, event),
      about: order.id,
    });
  }

  function find(name: string): Order | null {
    giveWaybillsDue();
    return shelf.get(name) ?? shelf.named(name)[0] ?? null;
  }

  function change(name: string, step: (order: Order, now: string) => Order): Order {
    return store.atomically(() => {
      const order = find(name);
      if (order === null) throw unknown("parcel");
      return keep(step(order, clock.now().toISOString()));
    });
  }

  function giveWaybillsDue(): void {
    for (const { id } of shelf.due(clock.now())) {
      store.atomically(() => {
        const order = shelf.get(id);
        if (order === null || order.waybillAt === null) return;
        tell(
          keep({ ...order, waybillId: newWaybill(), waybillAt: null, updated: order.waybillAt }),
          "order.waybill_id",
        );
      });
    }
  }

  return {
    place: (request, price) =>
      store.atomically(() => {
        const reference = request.reference_id ?? "";
        const taken = reference === "" ? undefined : shelf.named(reference)
          .find((order) => order.request.reference_id === reference);
        if (taken !== undefined) {
          throw shippingRefusal(400, 40_002_060, "reference_id has been used by another order", {
            order_id: taken.id,
            reference_id: reference,
            waybill_id: taken.waybillId,
          });
        }
        const now = clock.now();
        const at = now.toISOString();
        return keep({
          id: newId(24),
          shortId: newId(7).toUpperCase(),
          trackingId: newId(24),
          waybillId: options.waybillLater ? null : newWaybill(),
          waybillAt: options.waybillLater
            ? new Date(now.getTime() + waybillDelayMs).toISOString()
            : null,
          request,
          price,
          chargedPrice: price.fee + price.insurance,
          status: "confirmed",
          history: [{ status: "confirmed", note: notes.confirmed ?? "", at }],
          created: at,
          updated: at,
        });
      }),
    find,
    newest(limit) {
      giveWaybillsDue();
      return shelf.newest(limit);
    },
    move: (name, status, note = notes[status] ?? `Status: ${status}`) =>
      change(name, (order, at) => {
        const moved: Order = order.status === status ? order : {
          ...order,
          status,
          updated: at,
          history: [...order.history, { status, note, at }],
        };
        tell(moved, "order.status");
        return moved;
      }),
    reprice: (name, price) =>
      change(name, (order, updated) => {
        const repriced = { ...order, chargedPrice: price, updated };
        tell(repriced, "order.price");
        return repriced;
      }),
    nextWaybill: () => shelf.nextDue(),
    giveWaybillsDue,
  };
}

function newId(length: number): string {
  return crypto.randomUUID().replaceAll("-", "").slice(0, length);
}

/** The form that the provider's test mode gives out. */
function newWaybill(): string {
  const [number = 0] = crypto.getRandomValues(new BigUint64Array(1));
  return `WYB-${String(number).padStart(13, "0").slice(-13)}`;
}
