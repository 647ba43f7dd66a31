/** What a parcel costs with a service: by the kilogram it weighs or fills, and by the way it goes. */
import { range, type Service } from "./couriers.ts";
import { kilometresBetween, type Place } from "./places.ts";
import type { Item } from "./requests.ts";

export interface Price {
  service: Service;
  fee: number;
  insurance: number;
  days: readonly [least: number, most: number];
}

const acrossTheSeaKm = 1100;
const cubicCentimetresPerKg = 6000;
const toleratedKg = 0.3;

/** Null where the service does not go that far. */
export function priceOf(
  service: Service,
  from: Place,
  to: Place,
  items: readonly Item[],
  insuredAmount: number,
): Price | null {
  const km = kilometresBetween(from, to);
  if (km > service.reachKm) return null;
  const kilograms = chargedKilograms(items);
  const fee = Math.ceil((service.base + service.perKm * km) * kilograms / 500) * 500;
  const extra = km > acrossTheSeaKm && service.serviceType !== "overnight" ? 2 : 0;
  return {
    service,
    fee,
    insurance: Math.ceil(insuredAmount * 0.002),
    days: [service.days[0] + extra, service.days[1] + extra],
  };
}

/** An entry of `pricing` as the API answers it. */
export function toWire({ service, fee, insurance, days }: Price): Record<string, unknown> {
  return {
    available_collection_method: ["pickup", "drop_off"],
    available_for_cash_on_delivery: false,
    available_for_proof_of_delivery: false,
    available_for_instant_waybill_id: true,
    available_for_insurance: true,
    company: service.company,
    courier_name: service.companyName,
    courier_code: service.company,
    courier_service_name: service.name,
    courier_service_code: service.code,
    currency: "IDR",
    description: service.description,
    duration: `${range(days)} days`,
    shipment_duration_range: range(days),
    shipment_duration_unit: "days",
    service_type: service.serviceType,
    shipping_type: service.shippingType,
    price: fee + insurance,
    shipping_fee: fee,
    shipping_fee_discount: 0,
    shipping_fee_surcharge: 0,
    insurance_fee: insurance,
    cash_on_delivery_fee: 0,
    tax_lines: [],
    type: service.code,
  };
}

/** Couriers round up only past three hundred grams, and charge a bulky parcel by its size. */
function chargedKilograms(items: readonly Item[]): number {
  let grams = 0;
  let bulk = 0;
  for (const { weight, length = 0, width = 0, height = 0, quantity } of items) {
    grams += weight * quantity;
    bulk += length * width * height * quantity;
  }
  const kilograms = Math.max(grams / 1000, bulk / cubicCentimetresPerKg);
  return Math.max(1, Math.ceil(kilograms - toleratedKg));
}
