import type { Settings } from "../config.ts";
import {
  bookingBody,
  ratesBody,
  REFERENCE_KNOWN,
  toRates,
  toScans,
  toShipment,
  wireCouriers,
  wireKnownReference,
} from "./biteship_wire.ts";
import { remembered } from "../concurrency/remembered.ts";
import { callProvider, parseResponse, ProviderRejected } from "./call.ts";
import type { Shipping, TrackingKey } from "./shipping.ts";

/** A user waits, and there is a fallback: the stored history, or the quoted price. */
const SHORT_TIMEOUT_MS = 2_500;

/** Each request for prices names the couriers. A new courier is offered after at most this time. */
const COURIERS_MS = 5 * 60_000;

export function createBiteship(config: Settings<"shipping">): Shipping {
  const headers = { authorization: config.BITESHIP_API_KEY };
  const timeoutMs = config.PROVIDER_TIMEOUT_MS;
  const call = (method: string, path: string, body?: unknown, within = timeoutMs) =>
    callProvider({
      method,
      url: config.BITESHIP_BASE_URL + path,
      headers,
      body,
      timeoutMs: Math.min(within, timeoutMs),
    });
  const get = async (id: string) =>
    toShipment(await call("GET", `/v1/orders/${encodeURIComponent(id)}`));
  const couriers = async () =>
    parseResponse(wireCouriers, await call("GET", "/v1/couriers")).couriers
      .map(({ courier_service_name, ...courier }) => ({
        ...courier,
        service_name: courier_service_name,
      }));
  const courierCodes = remembered(COURIERS_MS, async () => [
    ...new Set((await couriers()).map(({ courier_code }) => courier_code)),
  ]);
  return {
    couriers,
    rates: async (request) => {
      const codes = await courierCodes();
      return toRates(await call("POST", "/v1/rates/couriers", ratesBody(request, codes)));
    },
    price: async (quoted) => {
      const body = ratesBody(quoted, [quoted.courier_code]);
      const rates = toRates(await call("POST", "/v1/rates/couriers", body, SHORT_TIMEOUT_MS));
      const rate = rates.find(({ courier_code, courier_service_code }) =>
        courier_code === quoted.courier_code &&
        courier_service_code === quoted.courier_service_code
      );
      return rate?.price ?? null;
    },
    book: async (request) => {
      try {
        return toShipment(await call("POST", "/v1/orders", bookingBody(request)));
      } catch (error) {
        if (!(error instanceof ProviderRejected) || error.code !== REFERENCE_KNOWN) throw error;
        return get(parseResponse(wireKnownReference, error.body).details.order_id);
      }
    },
    find: (shipperOrderId) => get(shipperOrderId).catch(nullIfUnknown),
    track: (key) =>
      call("GET", trackingPath(key), undefined, SHORT_TIMEOUT_MS)
        .then(toScans).catch(nullIfUnknown),
    cancel: async (shipperOrderId) => {
      await call("POST", `/v1/orders/${encodeURIComponent(shipperOrderId)}/cancel`, {
        cancellation_reason_code: "others",
        cancellation_reason: "The parcel is not sent with this order",
      });
    },
  };
}

function trackingPath(key: TrackingKey): string {
  if ("tracking_id" in key) {
    return `/v1/trackings/${encodeURIComponent(key.tracking_id)}`;
  }
  const { waybill, courier_code } = key;
  return `/v1/trackings/${encodeURIComponent(waybill)}/couriers/${
    encodeURIComponent(courier_code)
  }`;
}

/** Says, perhaps as a 400, that our key is rejected: that is nothing about a parcel. */
const KEY_REJECTED = "40000001";

/** A courier or an id in another form than the provider's may be a 400. */
function nullIfUnknown(error: unknown): null {
  if (
    error instanceof ProviderRejected && [400, 404].includes(error.status) &&
    error.code !== KEY_REJECTED
  ) return null;
  throw error;
}
