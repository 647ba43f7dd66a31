/** Moving parcels: what the service wants of a carriers' broker, whoever it is. */

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

export interface Shipment {
  id: string;
  waybill: string | null;
  price: number;
  status: string;
}

/** Each throws ProviderRefused or ProviderUnclear. */
export interface Shipping {
  couriers(): Promise<Courier[]>;
  rates(request: RatesRequest): Promise<Rate[]>;
  /** Books once per reference_id: asked again, the provider names the first booking and we answer with that. */
  book(request: BookingRequest): Promise<Shipment>;
  cancel(shipperOrderId: string): Promise<void>;
}
