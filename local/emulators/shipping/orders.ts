import type { Context } from "../context.ts";
import { createRecords, randomId } from "../records.ts";
import type { Price } from "./rates.ts";
import { shippingError } from "./requests.ts";
import type { OrderRequest } from "./requests.ts";

export interface ShippingOptions {
  apiKey: string;
  headerName: string;
  headerValue: string;
  callbackPath: string;
}

export interface Order {
  id: string;
  shortId: string;
  trackingId: string;
  /** Null until the courier assigns it. */
  waybillId: string | null;
  request: OrderRequest;
  price: Price;
  chargedPrice: number;
  status: string;
  history: { status: string; note: string; at: string }[];
  created: string;
  updated: string;
}

export type Event = "order.status" | "order.price" | "order.waybill_id";

/** The order without `success`, `message` and `object`. */
export function toWire(order: Order): Record<string, unknown> {
  const { request, price } = order;
  return {
    id: order.id,
    short_id: order.shortId,
    draft_order_id: null,
    shipper: {
      name: request.shipper_contact_name ?? request.origin_contact_name,
      email: request.shipper_contact_email ?? null,
      phone: request.shipper_contact_phone ?? request.origin_contact_phone,
      organization: request.shipper_organization ?? null,
    },
    origin: { ...party(order, "origin"), collection_method: request.origin_collection_method },
    destination: {
      ...party(order, "destination"),
      proof_of_delivery: { use: false, fee: 0, note: null, link: null },
      cash_on_delivery: { id: null, amount: 0, fee: 0, note: null, type: null },
    },
    courier: {
      ...courierFields(order),
      insurance: { amount: request.courier_insurance, fee: price.insurance, note: "" },
      routing_code: null,
      shipment_fee: price.fee,
      history: history(order),
    },
    delivery: {
      datetime: jakarta(order.created),
      note: null,
      type: request.delivery_type,
      distance: null,
      distance_unit: "kilometer",
    },
    reference_id: request.reference_id ?? null,
    invoice_id: null,
    items: request.items,
    price: order.chargedPrice,
    currency: "IDR",
    metadata: request.metadata ?? {},
    tags: request.tags ?? [],
    note: request.order_note ?? null,
    status: order.status,
    ticket_status: null,
    voucher: { id: null, name: null, value: null, type: null },
    created_at: order.created,
    updated_at: order.updated,
  };
}

export function toTracking(order: Order): Record<string, unknown> {
  const { request } = order;
  return {
    id: order.trackingId,
    waybill_id: order.waybillId,
    courier: courierFields(order),
    origin: { contact_name: request.origin_contact_name, address: request.origin_address },
    destination: {
      contact_name: request.destination_contact_name,
      address: request.destination_address,
    },
    history: history(order),
    link: linkOf(order),
    order_id: order.id,
    status: order.status,
  };
}

/** Biteship omits our reference_id. */
export function toCallback(order: Order, event: Event): Record<string, unknown> {
  const { request, price, chargedPrice } = order;
  const common = {
    event,
    order_id: order.id,
    order_price: chargedPrice,
    courier_tracking_id: order.trackingId,
    courier_waybill_id: order.waybillId,
  };
  if (event === "order.price") {
    // The fields beside `order_price` are not documented: a guess.
    const insurance_fee = price.insurance;
    const shipping_fee = chargedPrice - insurance_fee;
    return { ...common, price: chargedPrice, shipping_fee, insurance_fee };
  }
  if (event === "order.waybill_id") return common;
  return {
    ...common,
    courier_company: request.courier_company,
    courier_type: request.courier_type,
    courier_driver_name: null,
    courier_driver_phone: null,
    courier_driver_plate_number: null,
    courier_driver_photo_url: null,
    courier_link: linkOf(order),
    status: order.status,
    sub_status: null,
    updated_at: jakarta(order.updated),
  };
}

function party({ request }: Order, side: "origin" | "destination") {
  return {
    contact_name: request[`${side}_contact_name`],
    contact_phone: request[`${side}_contact_phone`],
    contact_email: request[`${side}_contact_email`] ?? null,
    address: request[`${side}_address`],
    note: request[`${side}_note`] ?? null,
    postal_code: request[`${side}_postal_code`] ?? null,
    coordinate: request[`${side}_coordinate`] ?? { latitude: null, longitude: null },
  };
}

const courierFields = (order: Order) => ({
  tracking_id: order.trackingId,
  waybill_id: order.waybillId,
  company: order.request.courier_company,
  type: order.request.courier_type,
  link: linkOf(order),
  name: null,
  phone: null,
  driver_name: null,
  driver_phone: null,
  driver_photo_url: null,
  driver_plate_number: null,
});

const history = (order: Order) =>
  order.history.map(({ status, note, at }) => ({
    note,
    service_type: order.request.courier_type,
    status,
    updated_at: jakarta(at),
  }));

const linkOf = ({ trackingId }: Order) => `https://track.biteship.com/${trackingId}`;

/** "2026-11-21T15:00:00+07:00" */
function jakarta(at: string): string {
  const shifted = new Date(Date.parse(at) + 7 * 60 * 60_000).toISOString();
  return `${shifted.slice(0, 19)}+07:00`;
}

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
  { callbackPath, headerName, headerValue }: ShippingOptions,
) {
  const { store, clock, deliveries } = context;
  /** `find` also takes a tracking id, a waybill or our reference_id. */
  const orders = createRecords<Order>(context, {
    kind: "order",
    names: ({ trackingId, waybillId, request }) => [trackingId, waybillId, request.reference_id],
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
    create: (request: OrderRequest, price: Price, isNumbered: boolean): Order =>
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
          waybillId: isNumbered ? newWaybill() : null,
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
    /** The courier assigns its number after the booking. */
    assignWaybill: (name: string) =>
      orders.change(
        name,
        (order, updated) =>
          notify(
            { ...order, waybillId: order.waybillId ?? newWaybill(), updated },
            "order.waybill_id",
          ),
      ),
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
