/** Requests and responses of Biteship's API. Source: biteship.com API docs. */
import * as z from "zod";
import { shortLine } from "../domain/text.ts";
import { carrierTime, normalizeStatus } from "../domain/tracking.ts";
import { parseResponse } from "./call.ts";
import type {
  BookingRequest,
  ParcelAddress,
  Rate,
  RatesRequest,
  Scan,
  Shipment,
} from "./shipping.ts";

/** One unreadable row must not hide the others. */
const readable = <T>(row: z.ZodType<T>) =>
  z.array(z.unknown()).transform((rows, context) => {
    const read = rows.map((each) => row.safeParse(each));
    const found = read.flatMap(({ data }) => data === undefined ? [] : [data]);
    if (found.length === 0 && rows.length > 0) context.addIssue("none of the rows can be read");
    return found;
  });

export const wireCouriers = z.object({
  couriers: readable(z.object({
    courier_name: z.string(),
    courier_code: z.string(),
    courier_service_name: z.string(),
    courier_service_code: z.string(),
  })),
});

const wireRates = z.object({
  pricing: readable(z.object({
    courier_name: z.string(),
    courier_code: z.string(),
    courier_service_name: z.string(),
    courier_service_code: z.string(),
    price: z.int().nonnegative(),
    shipment_duration_range: z.string(),
    shipment_duration_unit: z.string(),
  })),
});

const wireScan = z.object({
  status: z.string(),
  note: z.string().nullish(),
  updated_at: z.string().nullish(),
});
const wireHistory = readable(wireScan);

const wireOrder = z.object({
  id: z.string(),
  reference_id: z.string().nullish(),
  price: z.int().nonnegative(),
  status: z.string(),
  updated_at: z.string().nullish(),
  courier: z.object({
    waybill_id: z.string().nullish(),
    tracking_id: z.string().nullish(),
    history: wireHistory.nullish(),
  }),
});

const wireTracking = z.object({ history: wireHistory });

export const REFERENCE_KNOWN = "40002060";
export const wireKnownReference = z.object({ details: z.object({ order_id: z.string() }) });

/**
 * Centimetres. The provider requires a size, and sellers state only the weight. Couriers charge the greater of weight
 * and volume (1,000 cm³ / 6,000 = 0.17 kg), rounded up to kilograms, so with this size the weight decides.
 */
const PARCEL_SIZE = { length: 10, width: 10, height: 10 };

export function ratesBody(request: RatesRequest, codes: string[]) {
  return {
    origin_postal_code: Number(request.origin_postal_code),
    destination_postal_code: Number(request.destination_postal_code),
    couriers: codes.join(","),
    items: [item(request)],
  };
}

export function bookingBody({ origin, destination, ...request }: BookingRequest) {
  return {
    reference_id: request.reference_id,
    courier_company: request.courier_code,
    courier_type: request.courier_service_code,
    delivery_type: "now",
    ...addressed("origin", origin),
    ...addressed("destination", destination),
    items: [item(request)],
  };
}

function addressed(
  side: string,
  { recipient_name, phone, street, district, city, province, postal_code }: ParcelAddress,
) {
  return {
    [`${side}_contact_name`]: recipient_name,
    [`${side}_contact_phone`]: phone,
    [`${side}_address`]: [street, district, city, province].filter(Boolean).join(", "),
    [`${side}_postal_code`]: Number(postal_code),
  };
}

function item(
  { item_name, item_value, weight_grams }: Pick<
    RatesRequest,
    "item_name" | "item_value" | "weight_grams"
  >,
) {
  return {
    name: item_name,
    category: "fashion",
    value: item_value,
    weight: weight_grams,
    ...PARCEL_SIZE,
    quantity: 1,
  };
}

export function toRates(body: unknown): Rate[] {
  return parseResponse(wireRates, body).pricing.map(toRate);
}

function toRate(
  { shipment_duration_range, shipment_duration_unit, courier_service_name, ...rate }: z.output<
    typeof wireRates
  >["pricing"][number],
): Rate {
  const range = (shipment_duration_range.match(/\d+/g) ?? []).map(Number);
  const perDay = shipment_duration_unit.startsWith("hour") ? 24 : 1;
  const [min = 1, max = min] = range.map((value) => Math.ceil(value / perDay));
  return { ...rate, service_name: courier_service_name, etd_days: { min, max } };
}

export function toShipment(body: unknown): Shipment {
  const { id, reference_id = null, price, status, updated_at, courier } = parseResponse(
    wireOrder,
    body,
  );
  const { waybill_id, tracking_id, history } = courier;
  const scans = (history ?? []).map(toScan).filter(hasTime);
  // The history may lag behind the status.
  const current = toScan({ status, updated_at });
  if (!scans.some((scan) => scan.status === current.status)) scans.push(current);
  const waybill = waybill_id?.toUpperCase() || null;
  return { id, reference_id, price, status, waybill, tracking_id: tracking_id ?? null, scans };
}

/** Drops scans without a time: a repeat of one could not be recognized. */
export function toScans(body: unknown): Scan[] {
  return parseResponse(wireTracking, body).history.map(toScan).filter(hasTime);
}

const hasTime = (scan: Scan) => scan.happened_at !== null;

function toScan(
  { status, note, updated_at }: z.output<typeof wireScan>,
): Scan {
  return {
    status: normalizeStatus(status),
    note: note ? shortLine(note, 500) || null : null,
    happened_at: updated_at ? carrierTime(updated_at) : null,
  };
}
