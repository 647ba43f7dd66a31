import type { Price } from "./rates.ts";
import type { OrderRequest } from "./requests.ts";

export interface Order {
  id: string;
  shortId: string;
  trackingId: string;
  waybillId: string | null;
  /** When the courier assigns a late waybill. */
  waybillAt: string | null;
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

/** Biteship leaves out our reference_id. */
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
  if (event === "order.waybill_id") return { ...common, status: order.status };
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

const linkOf = ({ waybillId, trackingId }: Order) =>
  waybillId === null ? null : `https://track.biteship.com/${trackingId}`;

/** "2026-11-21T15:00:00+07:00" */
function jakarta(at: string): string {
  const shifted = new Date(Date.parse(at) + 7 * 60 * 60_000).toISOString();
  return `${shifted.slice(0, 19)}+07:00`;
}
