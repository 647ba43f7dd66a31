/** Where in Indonesia a postal code, area or coordinate lies, near enough to price a parcel. */
import { shippingRefusal } from "./requests.ts";

export interface Place {
  latitude: number;
  longitude: number;
  postal_code: number | null;
  province: string;
}

interface PlaceWords {
  postal_code?: number | undefined;
  area_id?: string | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
}

/** The first digit of a postal code names the region; this is the middle of where its people live. */
const regions: Record<string, readonly [latitude: number, longitude: number, province: string]> = {
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

/** Null where the words name no place: no postal code of ours, nothing at all. */
function findPlace(words: PlaceWords): Place | null {
  const { latitude, longitude } = words;
  const postalCode = words.postal_code ?? Number(words.area_id?.match(/IDZ(\d{5})$/)?.[1] ?? NaN);
  if (Number.isInteger(postalCode) && postalCode >= 10_000 && postalCode <= 99_999) {
    return fromPostalCode(postalCode);
  }
  if (latitude === undefined || longitude === undefined) return null;
  return { latitude, longitude, postal_code: null, province: "Indonesia" };
}

/** @throws Refusal with this code where the words name no place. */
export function placeOr(code: number, end: string, words: PlaceWords): Place {
  const place = findPlace(words);
  if (place !== null) return place;
  throw shippingRefusal(400, code, `${end} needs a valid postal code, area id or coordinate.`);
}

export function kilometresBetween(from: Place, to: Place): number {
  const radians = (degrees: number) => degrees * Math.PI / 180;
  const a = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) *
      Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
}

/** The later digits move a place within its region, so that neighbours are near and cheap. */
function fromPostalCode(postalCode: number): Place {
  const digits = String(postalCode);
  const [latitude, longitude, province] = regions[digits.charAt(0)] ?? [-2.5, 118, "Indonesia"];
  const within = digits.startsWith("1") ? 0.05 : digits >= "70000" ? 0.6 : 0.2;
  return {
    latitude: latitude + (Number(digits.charAt(1)) - 4.5) * within * 0.5,
    longitude: longitude + (Number(digits.charAt(2)) - 4.5) * within * 0.5,
    postal_code: postalCode,
    province,
  };
}
