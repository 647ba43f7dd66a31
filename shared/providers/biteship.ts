/** Shipping by Biteship: rates, orders and cancellations in its words. Source: biteship.com API docs. */
import * as z from "zod";
import type { Config } from "../config.ts";
import { callProvider, ProviderRefused, ProviderUnclear } from "./call.ts";
import type {
  BookingRequest,
  ParcelAddress,
  Rate,
  RatesRequest,
  Shipment,
  Shipping,
} from "./shipping.ts";

const wireCouriers = z.object({
  couriers: z.array(z.object({
    courier_name: z.string(),
    courier_code: z.string(),
    courier_service_name: z.string(),
    courier_service_code: z.string(),
  })),
});

const wireRates = z.object({
  pricing: z.array(z.object({
    courier_name: z.string(),
    courier_code: z.string(),
    courier_service_name: z.string(),
    courier_service_code: z.string(),
    price: z.int().nonnegative(),
    shipment_duration_range: z.string(),
    shipment_duration_unit: z.string(),
  })),
});

const wireOrder = z.object({
  id: z.string(),
  price: z.int().nonnegative(),
  status: z.string(),
  courier: z.object({ waybill_id: z.string().nullish() }),
});

const REFERENCE_KNOWN = "40002060";
const wireKnownReference = z.object({ details: z.object({ order_id: z.string() }) });

export function createBiteship(config: Config<"shipping">["shipping"]): Shipping {
  const headers = { authorization: config.BITESHIP_API_KEY };
  const timeoutMs = config.PROVIDER_TIMEOUT_MS;
  const call = (method: string, path: string, body?: unknown) =>
    callProvider({ method, url: config.BITESHIP_BASE_URL + path, headers, body, timeoutMs });
  const couriers = async () =>
    read(wireCouriers, await call("GET", "/v1/couriers")).couriers
      .map(({ courier_service_name, ...courier }) => ({
        ...courier,
        service_name: courier_service_name,
      }));
  return {
    couriers,
    rates: async (request) => {
      const codes = [...new Set((await couriers()).map(({ courier_code }) => courier_code))];
      return read(wireRates, await call("POST", "/v1/rates/couriers", ratesBody(request, codes)))
        .pricing.map(toRate);
    },
    book: async (request) => {
      try {
        return toShipment(await call("POST", "/v1/orders", bookingBody(request)));
      } catch (error) {
        if (!(error instanceof ProviderRefused) || error.code !== REFERENCE_KNOWN) throw error;
        const { order_id } = read(wireKnownReference, error.body).details;
        return toShipment(await call("GET", `/v1/orders/${encodeURIComponent(order_id)}`));
      }
    },
    cancel: async (shipperOrderId) => {
      await call("POST", `/v1/orders/${encodeURIComponent(shipperOrderId)}/cancel`, {
        cancellation_reason_code: "others",
        cancellation_reason: "The seller shipped it another way",
      });
    },
  };
}

function ratesBody(request: RatesRequest, codes: string[]) {
  return {
    origin_postal_code: Number(request.origin_postal_code),
    destination_postal_code: Number(request.destination_postal_code),
    couriers: codes.join(","),
    items: [item(request)],
  };
}

function bookingBody({ origin, destination, ...request }: BookingRequest) {
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
    quantity: 1,
  };
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

function toShipment(body: unknown): Shipment {
  const { id, price, status, courier } = read(wireOrder, body);
  return { id, price, status, waybill: courier.waybill_id ?? null };
}

function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    throw new ProviderUnclear("The shipping provider's answer has an unknown shape.", {
      cause: parsed.error,
    });
  }
  return parsed.data;
}
