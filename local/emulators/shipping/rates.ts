import { shippingError } from "./requests.ts";
import type { Item } from "./requests.ts";

export interface Service {
  company: string;
  courierName: string;
  code: string;
  name: string;
  description: string;
  tier: "free" | "essentials" | "standard";
  serviceType: Kind;
  shippingType: "parcel" | "freight";
  /** Days on Java. */
  days: readonly [least: number, most: number];
  /** Rupiah per kilogram, at no distance. */
  base: number;
  /** Rupiah per kilometre and kilogram. */
  perKm: number;
  /** Maximum distance. */
  reachKm: number;
}

const anywhere = 20_000;

const courierNames: Record<string, string> = {
  jne: "JNE",
  sicepat: "SiCepat",
  jnt: "J&T",
  anteraja: "AnterAja",
  ninja: "Ninja Xpress",
  pos: "Pos Indonesia",
};
const kinds = {
  standard: { description: "Layanan reguler", tier: "free" },
  overnight: { description: "Esok hari sampai", tier: "essentials" },
  economy: { description: "Kargo hemat", tier: "standard" },
} as const;

type Kind = keyof typeof kinds;
/** company, code, name, service type, days at least and at most, base, perKm, reachKm */
type Row = readonly [string, string, string, Kind, number, number, number, number, number];

const rows: readonly Row[] = [
  ["jne", "reg", "Reguler", "standard", 2, 3, 9_000, 15, anywhere],
  ["jne", "yes", "Yakin Esok Sampai", "overnight", 1, 1, 17_000, 24, 900],
  ["jne", "jtr", "JNE Trucking", "economy", 4, 6, 32_000, 4, anywhere],
  ["sicepat", "reg", "Reguler", "standard", 2, 3, 8_500, 15, anywhere],
  ["sicepat", "best", "Besok Sampai Tujuan", "overnight", 1, 1, 14_000, 22, 900],
  ["jnt", "ez", "EZ", "standard", 2, 4, 9_000, 16, anywhere],
  ["anteraja", "reg", "Reguler", "standard", 2, 4, 8_000, 15, anywhere],
  ["anteraja", "next_day", "Next Day", "overnight", 1, 1, 13_000, 22, 700],
  ["ninja", "standard", "Standard", "standard", 2, 4, 8_000, 16, anywhere],
  ["pos", "reg", "Pos Reguler", "standard", 3, 5, 7_500, 13, anywhere],
  ["pos", "next_day", "Pos Nextday", "overnight", 1, 1, 15_000, 21, 900],
];

export const services: readonly Service[] = rows.map(
  ([company, code, name, serviceType, least, most, base, perKm, reachKm]) => ({
    company,
    courierName: courierNames[company] ?? company,
    code,
    name,
    ...kinds[serviceType],
    serviceType,
    shippingType: serviceType === "economy" ? "freight" : "parcel",
    days: [least, most],
    base,
    perKm,
    reachKm,
  }),
);

export function findService(company: string, code: string): Service | null {
  return services.find((each) => each.company === company && each.code === code) ?? null;
}

export function courierToWire(service: Service): Record<string, unknown> {
  return {
    ...courierFields(service),
    tier: service.tier,
    description: service.description,
    available_for_cash_on_delivery: false,
    available_for_proof_of_delivery: false,
    available_for_instant_waybill_id: true,
  };
}

/** Fields of both the list of couriers and the list of prices. */
export const courierFields = (service: Service, days = service.days) => ({
  courier_name: service.courierName,
  courier_code: service.company,
  courier_service_name: service.name,
  courier_service_code: service.code,
  service_type: service.serviceType,
  shipping_type: service.shippingType,
  shipment_duration_range: range(days),
  shipment_duration_unit: "days",
});

/** "2 - 3", or "1" when both are equal. */
export function range([least, most]: readonly [number, number]): string {
  return least === most ? String(least) : `${least} - ${most}`;
}

export interface Location {
  latitude: number;
  longitude: number;
  postal_code: number | null;
  province: string;
}

interface LocationInput {
  postal_code?: number | undefined;
  area_id?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** The centre of population by the first digit of a postal code. */
const REGIONS: Record<string, readonly [latitude: number, longitude: number, province: string]> = {
  "1": [-6.2, 106.83, "DKI Jakarta"],
  "2": [2.6, 98.7, "Sumatera Utara"],
  "3": [-3.0, 104.7, "Sumatera Selatan"],
  "4": [-6.9, 107.6, "Jawa Barat"],
  "5": [-7.3, 110.4, "Jawa Tengah"],
  "6": [-7.4, 112.7, "Jawa Timur"],
  "7": [-1.8, 114.5, "Kalimantan Selatan"],
  "8": [-8.6, 116.1, "Bali"],
  "9": [-3.9, 122.5, "Sulawesi Selatan"],
};

/** Throws a provider error with this code if the input names no location. */
export function locate(code: number, side: string, input: LocationInput): Location {
  const { latitude, longitude } = input;
  const postalCode = input.postal_code ?? Number(input.area_id?.match(/IDZ(\d{5})$/)?.[1] ?? NaN);
  if (Number.isInteger(postalCode) && postalCode >= 10_000 && postalCode <= 99_999) {
    return fromPostalCode(postalCode);
  }
  if (latitude !== undefined && longitude !== undefined) {
    return { latitude, longitude, postal_code: null, province: "Indonesia" };
  }
  throw shippingError(400, code, `${side} needs a valid postal code, area id or coordinate.`);
}

export function kilometresBetween(from: Location, to: Location): number {
  const radians = (degrees: number) => degrees * Math.PI / 180;
  const a = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The second and third digits shift the location within its region. */
function fromPostalCode(postalCode: number): Location {
  const digits = String(postalCode);
  const [latitude, longitude, province] = REGIONS[digits[0]!]!;
  const spread = digits.startsWith("1") ? 0.05 : digits >= "70000" ? 0.6 : 0.2;
  return {
    latitude: latitude + (Number(digits[1]) - 4.5) * spread * 0.5,
    longitude: longitude + (Number(digits[2]) - 4.5) * spread * 0.5,
    postal_code: postalCode,
    province,
  };
}

export const locationToWire = ({ latitude, longitude, postal_code, province }: Location) => ({
  location_id: null,
  latitude,
  longitude,
  postal_code,
  country_name: "Indonesia",
  country_code: "ID",
  administrative_division_level_1_name: province,
  administrative_division_level_1_type: "province",
  address: null,
});

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
export function priceToWire({ service, fee, insurance, days }: Price): Record<string, unknown> {
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
