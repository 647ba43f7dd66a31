import { shippingError } from "./requests.ts";

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

/** By the first digit of a postal code, the centre of its population. */
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

/** Throws a provider error with this code when the input names no location. */
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

export const toWire = ({ latitude, longitude, postal_code, province }: Location) => ({
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
