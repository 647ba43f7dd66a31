/** What the shipping company accepts as a question for rates or as an order, and its words for a mistake. */
import * as z from "zod";
import { Refusal } from "../refusal.ts";

const text = z.string().max(2000);
const needed = z.string().trim().min(1).max(2000);
const size = z.number().min(0).max(10_000);
const postalCode = z.union([z.int(), z.string().regex(/^\d{5}$/).transform(Number)]);
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const coordinate = z.object({ latitude, longitude });

const item = z.object({
  name: needed,
  description: text.optional(),
  category: text.optional(),
  sku: text.optional(),
  value: z.number().min(0).max(1e12),
  length: size.optional(),
  width: size.optional(),
  height: size.optional(),
  weight: z.number().min(1).max(1_000_000),
  quantity: z.int().min(1).max(10_000),
});
export type Item = z.infer<typeof item>;
const items = z.array(item).min(1).max(200);

const ratesQuestion = z.object({
  origin_area_id: text.optional(),
  origin_postal_code: postalCode.optional(),
  origin_latitude: latitude.optional(),
  origin_longitude: longitude.optional(),
  destination_area_id: text.optional(),
  destination_postal_code: postalCode.optional(),
  destination_latitude: latitude.optional(),
  destination_longitude: longitude.optional(),
  couriers: needed,
  courier_insurance: z.number().min(0).max(1e12).default(0),
  items,
});

const orderRequest = z.object({
  shipper_contact_name: text.optional(),
  shipper_contact_phone: text.optional(),
  shipper_contact_email: text.optional(),
  shipper_organization: text.optional(),
  origin_contact_name: needed,
  origin_contact_phone: needed,
  origin_contact_email: text.optional(),
  origin_address: needed,
  origin_note: text.optional(),
  origin_postal_code: postalCode.optional(),
  origin_coordinate: coordinate.optional(),
  origin_area_id: text.optional(),
  origin_collection_method: z.enum(["pickup", "drop_off"]).default("pickup"),
  destination_contact_name: needed,
  destination_contact_phone: needed,
  destination_contact_email: text.optional(),
  destination_address: needed,
  destination_note: text.optional(),
  destination_postal_code: postalCode.optional(),
  destination_coordinate: coordinate.optional(),
  destination_area_id: text.optional(),
  courier_company: needed,
  courier_type: needed,
  courier_insurance: z.number().min(0).max(1e12).default(0),
  delivery_type: z.enum(["now", "scheduled"]),
  delivery_date: text.optional(),
  delivery_time: text.optional(),
  order_note: text.optional(),
  reference_id: text.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  tags: z.array(text).optional(),
  items,
});
export type OrderRequest = z.infer<typeof orderRequest>;

const cancelRequest = z.object({
  cancellation_reason_code: needed,
  cancellation_reason: text.optional(),
});

/** Only the general code of each area is known; the finer ones are not all documented. */
export const readRatesQuestion = reader(ratesQuestion, 40_001_001);
export const readOrderRequest = reader(orderRequest, 40_002_001);
export const readCancelRequest = reader(cancelRequest, 40_002_001);

export function shippingRefusal(
  status: 400 | 401 | 404,
  code: number,
  error: string,
  details?: object,
): Refusal {
  return new Refusal(status, { success: false, error, code, ...(details && { details }) });
}

function reader<T>(schema: z.ZodType<T>, code: number): (body: unknown) => T {
  return (body) => {
    if (body === undefined) throw shippingRefusal(400, code, "The request body is not valid JSON.");
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    const [first] = parsed.error.issues;
    throw shippingRefusal(400, code, `${first?.path.join(".") ?? "body"}: ${first?.message}`);
  };
}
