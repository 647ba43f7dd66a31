/** Moving parcels: what the service wants of a carriers' provider, whoever it is. */

export interface Courier {
  courier_code: string;
  courier_name: string;
  courier_service_code: string;
  service_name: string;
}

/** Price in rupiah, duration in days. */
export interface Rate extends Courier {
  price: number;
  etd_days: { min: number; max: number };
}

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

/** A shipping order as the provider has it now. */
export interface Shipment {
  id: string;
  /** What tracking is asked by; not every answer has it. */
  tracking_id: string | null;
  waybill: string | null;
  price: number;
  status: string;
}

/** One word of the carrier; `happened_at` in ISO 8601, null when it did not say. */
export type Scan = {
  status: string;
  note: string | null;
  happened_at: string | null;
};

/** A parcel of ours by the provider's tracking id, anyone's by its number and courier. */
export type TrackingQuestion =
  | { tracking_id: string }
  | { waybill: string; courier_code: string };

/** Each throws ProviderRefused or ProviderUnclear. */
export interface Shipping {
  couriers(): Promise<Courier[]>;
  rates(request: RatesRequest): Promise<Rate[]>;
  /** Books once per reference_id: asked again, the provider names the first booking and we answer with that. */
  book(request: BookingRequest): Promise<Shipment>;
  /** Null when the provider has no such shipping order. */
  find(shipperOrderId: string): Promise<Shipment | null>;
  cancel(shipperOrderId: string): Promise<void>;
  /** Every scan so far, or null when the carrier does not know the parcel. Answers soon or throws: someone is waiting. */
  track(question: TrackingQuestion): Promise<Scan[] | null>;
}
