/** A parcel as the shipping company answers questions about it: the whole order, or its tracking. */
import { jakarta, linkOf, type Order } from "./order.ts";

/** The order as create and GET answer it, without `success`, `message` and `object`. */
export function toWire(order: Order): Record<string, unknown> {
  const { request: asked, price } = order;
  return {
    id: order.id,
    short_id: order.shortId,
    draft_order_id: null,
    shipper: {
      name: asked.shipper_contact_name ?? asked.origin_contact_name,
      email: asked.shipper_contact_email ?? null,
      phone: asked.shipper_contact_phone ?? asked.origin_contact_phone,
      organization: asked.shipper_organization ?? null,
    },
    origin: {
      contact_name: asked.origin_contact_name,
      contact_phone: asked.origin_contact_phone,
      contact_email: asked.origin_contact_email ?? null,
      address: asked.origin_address,
      note: asked.origin_note ?? null,
      postal_code: asked.origin_postal_code ?? null,
      coordinate: asked.origin_coordinate ?? { latitude: null, longitude: null },
      collection_method: asked.origin_collection_method,
    },
    destination: {
      contact_name: asked.destination_contact_name,
      contact_phone: asked.destination_contact_phone,
      contact_email: asked.destination_contact_email ?? null,
      address: asked.destination_address,
      note: asked.destination_note ?? null,
      postal_code: asked.destination_postal_code ?? null,
      coordinate: asked.destination_coordinate ?? { latitude: null, longitude: null },
      proof_of_delivery: { use: false, fee: 0, note: null, link: null },
      cash_on_delivery: { id: null, amount: 0, fee: 0, note: null, type: null },
    },
    courier: {
      ...courierFields(order),
      insurance: { amount: asked.courier_insurance, fee: price.insurance, note: "" },
      routing_code: null,
      shipment_fee: price.fee,
      history: history(order),
    },
    delivery: {
      datetime: jakarta(order.created),
      note: null,
      type: asked.delivery_type,
      distance: null,
      distance_unit: "kilometer",
    },
    reference_id: asked.reference_id ?? null,
    invoice_id: null,
    items: asked.items,
    price: order.chargedPrice,
    currency: "IDR",
    metadata: asked.metadata ?? {},
    tags: asked.tags ?? [],
    note: asked.order_note ?? null,
    status: order.status,
    ticket_status: null,
    voucher: { id: null, name: null, value: null, type: null },
    created_at: order.created,
    updated_at: order.updated,
  };
}

/** The same parcel as the tracking endpoints answer it. */
export function toTracking(order: Order): Record<string, unknown> {
  return {
    id: order.trackingId,
    waybill_id: order.waybillId,
    courier: courierFields(order),
    origin: {
      contact_name: order.request.origin_contact_name,
      address: order.request.origin_address,
    },
    destination: {
      contact_name: order.request.destination_contact_name,
      address: order.request.destination_address,
    },
    history: history(order),
    link: linkOf(order),
    order_id: order.id,
    status: order.status,
  };
}

function courierFields(order: Order): Record<string, unknown> {
  return {
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
  };
}

function history(order: Order): Record<string, unknown>[] {
  return order.history.map(({ status, note, at }) => ({
    note,
    service_type: order.request.courier_type,
    status,
    updated_at: jakarta(at),
  }));
}
