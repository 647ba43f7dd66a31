import * as z from "zod";
import { ProviderError } from "../http.ts";

const text = z.string().max(2000);
const required = z.string().trim().min(1).max(2000);
const size = z.number().min(0).max(10_000);
/** A number: text is rejected. */
const postalCode = z.int();
const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

const item = z.object({
  name: required,
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
/** In centimetres; the documentation of rates requires them. */
const measured = item.extend({ length: size, width: size, height: size });
const courier_insurance = z.number().min(0).max(1e12).default(0);

type Prefixed<P extends string, S> = { [K in keyof S & string as `${P}_${K}`]: S[K] };

/** `{ address }` with "origin" as `{ origin_address }`. */
const prefixed = <P extends string, S extends object>(prefix: P, shape: S) =>
  Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [`${prefix}_${name}`, schema]),
  ) as Prefixed<P, S>;

const area = {
  area_id: text.optional(),
  postal_code: postalCode.optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
};
const partyFields = {
  contact_name: required,
  contact_phone: required,
  contact_email: text.optional(),
  address: required,
  note: text.optional(),
  postal_code: postalCode.optional(),
  coordinate: z.object({ latitude, longitude }).optional(),
  area_id: text.optional(),
};

const ratesRequest = z.object({
  ...prefixed("origin", area),
  ...prefixed("destination", area),
  couriers: required,
  courier_insurance,
  items: z.array(measured).min(1).max(200),
});

const orderRequest = z.object({
  shipper_contact_name: text.optional(),
  shipper_contact_phone: text.optional(),
  shipper_contact_email: text.optional(),
  shipper_organization: text.optional(),
  ...prefixed("origin", partyFields),
  origin_collection_method: z.enum(["pickup", "drop_off"]).default("pickup"),
  ...prefixed("destination", partyFields),
  courier_company: required,
  courier_type: required,
  courier_insurance,
  delivery_type: z.enum(["now", "scheduled"]),
  delivery_date: text.optional(),
  delivery_time: text.optional(),
  order_note: text.optional(),
  reference_id: text.nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
  tags: z.array(text).optional(),
  items,
});
export type RatesRequest = z.infer<typeof ratesRequest>;
export type OrderRequest = z.infer<typeof orderRequest>;

const cancelRequest = z.object({
  cancellation_reason_code: required,
  cancellation_reason: text.optional(),
});

// The general code of each area; the finer ones are not all documented.
export const readRatesRequest = reader(ratesRequest, 40_001_001);
export const readOrderRequest = reader(orderRequest, 40_002_001);
export const readCancelRequest = reader(cancelRequest, 40_002_001);

export function shippingError(
  status: 400 | 401 | 404,
  code: number,
  error: string,
  details?: object,
): ProviderError {
  return new ProviderError(status, { success: false, error, code, ...(details && { details }) });
}

function reader<T>(schema: z.ZodType<T>, code: number): (body: unknown) => T {
  return (body) => {
    if (body === undefined) throw shippingError(400, code, "The request body is not valid JSON.");
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    const [first] = parsed.error.issues;
    throw shippingError(400, code, `${first?.path.join(".") ?? "body"}: ${first?.message}`);
  };
}
