import type { Context } from "../context.ts";
import { createRecords, randomId } from "../records.ts";
import type { ShippingOptions } from "./options.ts";
import type { Price } from "./rates.ts";
import { type OrderRequest, shippingError } from "./requests.ts";
import { type Event, type Order, toCallback } from "./wire.ts";

const WAYBILL_DELAY_MS = 60_000;
const NOTES: Record<string, string> = {
  confirmed: "Pesanan telah dikonfirmasi, menunggu kurir.",
  allocated: "Kurir telah dialokasikan.",
  picking_up: "Kurir sedang menuju lokasi penjemputan.",
  picked: "Paket telah dijemput kurir.",
  dropping_off: "Paket sedang diantar ke penerima.",
  delivered: "Paket telah diterima.",
  cancelled: "Pesanan dibatalkan.",
};

export function createOrders(
  context: Context,
  { callbackPath, headerName, headerValue, waybillLater = false }: ShippingOptions,
) {
  const { store, clock, deliveries } = context;
  /** `find` also takes a tracking id, a waybill or our reference_id. */
  const orders = createRecords<Order>(context, {
    kind: "order",
    names: ({ trackingId, waybillId, request }) => [trackingId, waybillId, request.reference_id],
    dueAt: ({ waybillAt }) => waybillAt,
    onDue: (order, now) =>
      notify({
        ...order,
        waybillId: newWaybill(),
        waybillAt: null,
        updated: order.waybillAt ?? now,
      }, "order.waybill_id"),
  });

  function notify(order: Order, event: Event): Order {
    deliveries.enqueue({
      provider: "shipping",
      path: callbackPath,
      headers: { [headerName]: headerValue },
      body: toCallback(order, event),
      about: order.id,
    });
    return order;
  }

  return {
    ...orders,
    create: (request: OrderRequest, price: Price): Order =>
      store.atomically(() => {
        const reference_id = request.reference_id ?? "";
        const first = orders.named(reference_id)
          .find((order) => order.request.reference_id === reference_id);
        if (first) {
          throw shippingError(400, 40_002_060, "reference_id has been used by another order", {
            order_id: first.id,
            reference_id,
            waybill_id: first.waybillId,
          });
        }
        const at = clock.now().toISOString();
        return orders.keep({
          id: randomId(24),
          shortId: randomId(7).toUpperCase(),
          trackingId: randomId(24),
          waybillId: waybillLater ? null : newWaybill(),
          waybillAt: waybillLater
            ? new Date(Date.parse(at) + WAYBILL_DELAY_MS).toISOString()
            : null,
          request,
          price,
          chargedPrice: price.fee + price.insurance,
          status: "confirmed",
          history: [{ status: "confirmed", note: NOTES["confirmed"]!, at }],
          created: at,
          updated: at,
        });
      }),
    /** Accepts any status. The current one only repeats the callback. */
    move: (name: string, status: string, note = NOTES[status] ?? `Status: ${status}`) =>
      orders.change(name, (order, at) => {
        const history = [...order.history, { status, note, at }];
        const moved = order.status === status ? order : { ...order, status, updated: at, history };
        return notify(moved, "order.status");
      }),
    /** The carrier weighed the parcel again. */
    reprice: (name: string, chargedPrice: number) =>
      orders.change(
        name,
        (order, updated) => notify({ ...order, chargedPrice, updated }, "order.price"),
      ),
  };
}

/** The format of Biteship's test mode. */
function newWaybill(): string {
  const [number = 0n] = crypto.getRandomValues(new BigUint64Array(1));
  return `WYB-${String(number).padStart(13, "0").slice(-13)}`;
}
