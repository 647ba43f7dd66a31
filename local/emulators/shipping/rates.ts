import { courierFields, range, type Service } from "./couriers.ts";
import { kilometresBetween, type Location } from "./locations.ts";
import type { Item } from "./requests.ts";

export interface Price {
  service: Service;
  fee: number;
  insurance: number;
  days: readonly [least: number, most: number];
}

const INTERISLAND_KM = 1100;
const CUBIC_CENTIMETRES_PER_KG = 6000;
/** Couriers round up only past 300 grams. */
const TOLERANCE_KG = 0.3;

/** Null when the service does not cover the distance. */
export function priceOf(
  service: Service,
  from: Location,
  to: Location,
  items: readonly Item[],
  insuredAmount: number,
): Price | null {
  const km = kilometresBetween(from, to);
  if (km > service.reachKm) return null;
  const fee = (service.base + service.perKm * km) * chargedKilograms(items);
  const extra = km > INTERISLAND_KM && service.serviceType !== "overnight" ? 2 : 0;
  return {
    service,
    fee: Math.ceil(fee / 500) * 500,
    insurance: Math.ceil(insuredAmount * 0.002),
    days: [service.days[0] + extra, service.days[1] + extra],
  };
}

/** An entry of `pricing`. */
export function toWire({ service, fee, insurance, days }: Price): Record<string, unknown> {
  return {
    ...courierFields(service, days),
    available_collection_method: ["pickup", "drop_off"],
    available_for_cash_on_delivery: false,
    available_for_proof_of_delivery: false,
    available_for_instant_waybill_id: true,
    available_for_insurance: true,
    company: service.company,
    currency: "IDR",
    description: service.description,
    duration: `${range(days)} days`,
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

/** The greater of weight and volume weight. */
function chargedKilograms(items: readonly Item[]): number {
  let grams = 0;
  let volume = 0;
  for (const { weight, length = 0, width = 0, height = 0, quantity } of items) {
    grams += weight * quantity;
    volume += length * width * height * quantity;
  }
  const kilograms = Math.max(grams / 1000, volume / CUBIC_CENTIMETRES_PER_KG);
  return Math.max(1, Math.ceil(kilograms - TOLERANCE_KG));
}
