import type * as z from "zod";
import type { courier } from "../domain/shipment.ts";

export type Courier = z.output<typeof courier>;

/** Price in rupiah, duration in days. */
export interface Rate extends Courier {
  price: number;
  etd_days: { min: number; max: number };
}

/** A courier's service for a parcel, and the price in rupiah that a quote names. */
export type QuotedCourier =
  & RatesRequest
  & Pick<Rate, "courier_code" | "courier_service_code" | "price">;

export interface RatesRequest {
  origin_postal_code: string;
  destination_postal_code: string;
  item_name: string;
  item_value: number;
  weight_grams: number;
}

export interface ParcelAddress {
  recipient_name: string;
  phone: string;
  street: string;
  district: string | null;
  city: string;
  province: string;
  postal_code: string;
}

export interface BookingRequest {
  reference_id: string;
  courier_code: string;
  courier_service_code: string;
  item_name: string;
  item_value: number;
  weight_grams: number;
  origin: ParcelAddress;
  destination: ParcelAddress;
}

/** A shipping order as fetched from the provider. Price in rupiah. */
export interface Shipment {
  id: string;
  /** Our id; null if the provider omits it. */
  reference_id: string | null;
  /** For track(); not every response contains it. */
  tracking_id: string | null;
  waybill: string | null;
  price: number;
  status: string;
  /** Its history, with the current status. */
  scans: Scan[];
}

/** One step of a parcel; `happened_at` in ISO 8601, null when the carrier gave no time. */
export type Scan = {
  status: string;
  note: string | null;
  happened_at: string | null;
};

/** Our own parcel by the provider's tracking id, any parcel by its number and courier. */
export type TrackingKey =
  | { tracking_id: string }
  | { waybill: string; courier_code: string };

/** Each method throws ProviderRejected or ProviderUnclear. */
export interface Shipping {
  couriers(): Promise<Courier[]>;
  rates(request: RatesRequest): Promise<Rate[]>;
  /** The current price in rupiah; null if the courier does not offer it any more. Throws after 2.5 seconds: a user waits. */
  price(quoted: QuotedCourier): Promise<number | null>;
  /** Books once per reference_id; a repeat returns the first booking. */
  book(request: BookingRequest): Promise<Shipment>;
  /** By the shipping order's id; null when the provider has none. */
  find(shipperOrderId: string): Promise<Shipment | null>;
  cancel(shipperOrderId: string): Promise<void>;
  /** Every scan so far, or null if the carrier does not know the parcel. Throws after 2.5 seconds: a user waits. */
  track(key: TrackingKey): Promise<Scan[] | null>;
}
