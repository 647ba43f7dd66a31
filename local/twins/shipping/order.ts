/** What the shipping company knows about one parcel, and what a callback tells of it. */
import type { Price } from "./prices.ts";
import type { OrderRequest } from "./requests.ts";

export interface Scan {
  status: string;
  note: string;
  at: string;
}

export interface Order {
  id: string;
  shortId: string;
  trackingId: string;
  waybillId: string | null;
  /** When the courier will have given its number, where it does so late. */
  waybillAt: string | null;
  request: OrderRequest;
  price: Price;
  chargedPrice: number;
  status: string;
  history: Scan[];
  created: string;
  updated: string;
}

const STATUSES = new Set([
  "confirmed",
  "scheduled",
  "allocated",
  "picking_up",
  "picked",
  "dropping_off",
  "return_in_transit",
  "on_hold",
  "delivered",
  "rejected",
  "courier_not_found",
  "returned",
  "cancelled",
  "disposed",
]);

/** Whether the carrier documents this status. */
export const isKnown = (status: string): boolean => STATUSES.has(status);

/** The flat callback body; the provider leaves out our reference_id. */
export function toCallback(
  order: Order,
  event: "order.status" | "order.price" | "order.waybill_id",
): Record<string, unknown> {
  const common = {
    event,
    order_id: order.id,
    order_price: order.chargedPrice,
    courier_tracking_id: order.trackingId,
    courier_waybill_id: order.waybillId,
  };
  if (event === "order.price") {
    // How the provider names the price beside `order_price` is not documented; this is a guess.
    return {
      ...common,
      price: order.chargedPrice,
      shipping_fee: order.chargedPrice - order.price.insurance,
      insurance_fee: order.price.insurance,
    };
  }
  if (event === "order.waybill_id") return { ...common, status: order.status };
  return {
    ...common,
    courier_company: order.request.courier_company,
    courier_type: order.request.courier_type,
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

export function linkOf(order: Order): string | null {
  return order.waybillId === null ? null : `https://track.biteship.com/${order.trackingId}`;
}

/** "2026-11-21T15:00:00+07:00" */
export function jakarta(at: string): string {
  const shifted = new Date(Date.parse(at) + 7 * 60 * 60_000).toISOString();
  return `${shifted.slice(0, 19)}+07:00`;
}
