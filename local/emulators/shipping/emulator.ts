import type { Context as HonoContext } from "hono";
import * as z from "zod";
import type { Context } from "../context.ts";
import { control, providerApi, readJson, routes } from "../http.ts";
import { createOrders, toTracking, toWire } from "./orders.ts";
import type { Order, ShippingOptions } from "./orders.ts";
import {
  courierToWire,
  findService,
  locate,
  locationToWire,
  type Price,
  priceOf,
  priceToWire,
  services,
} from "./rates.ts";
import {
  readCancelRequest,
  readOrderRequest,
  readRatesRequest,
  shippingError,
} from "./requests.ts";
import type { OrderRequest, RatesRequest } from "./requests.ts";

const CANCELLABLE = ["confirmed", "scheduled", "allocated", "picking_up"];
/** The only documented reason for a cancellation; it needs a text. */
const OTHERS = "others";
const DOCUMENTED = [
  ...["confirmed", "scheduled", "allocated", "picking_up", "picked", "dropping_off"],
  ...["return_in_transit", "on_hold", "delivered", "rejected", "courier_not_found", "returned"],
  ...["cancelled", "disposed"],
];

// Any status is accepted: the functions must handle undocumented ones.
const statusInput = z.object({
  status: z.string().trim().min(1).max(100),
  note: z.string().max(500).optional(),
});
const levelInput = z.object({ percent: z.coerce.number().int().min(1).max(10_000) });
const waybillsInput = z.object({ late: z.boolean() });
const priceInput = z.object({ price: z.coerce.number().int().min(0).max(1e12) });

export function shippingEmulator(context: Context, options: ShippingOptions) {
  const orders = createOrders(context, options);
  const levels = context.store.collection<{ percent: number }>("price_level");
  const waybills = context.store.collection<{ late: boolean }>("late_waybills");
  const atLevel = (price: Price): Price => ({
    ...price,
    fee: Math.ceil(price.fee * (levels.get("all")?.percent ?? 100) / 100),
  });

  /** The provider's API accepts only its own ids. */
  const orderOf = (id: string): Order => {
    const order = orders.find(id);
    if (order?.id === id) return order;
    throw shippingError(404, 40_402_001, "Order not found.");
  };
  const answer = (message: string, body: object) => ({
    success: true,
    message: `Order successfully ${message}`,
    object: "order",
    ...body,
  });

  async function cancel(c: HonoContext, id: string) {
    const request = readCancelRequest(await readJson(c));
    const { cancellation_reason_code, cancellation_reason = null } = request;
    const { status } = orderOf(id);
    if (cancellation_reason_code !== OTHERS || !cancellation_reason?.trim()) {
      throw shippingError(400, 40_002_001, "cancellation_reason_code needs a known reason.");
    }
    if (status !== "cancelled") {
      if (!CANCELLABLE.includes(status)) {
        throw shippingError(400, 40_002_050, `An order that is ${status} cannot be cancelled.`);
      }
      orders.move(id, "cancelled");
    }
    const reason = { cancellation_reason_code, cancellation_reason };
    return answer("cancelled", { id, status: "cancelled", ...reason });
  }

  const track = (order: Order | null | undefined) => {
    if (!order) throw shippingError(404, 40_403_001, "The waybill is not known to the courier.");
    // Biteship's own spelling.
    const messsage = "Successfully get tracking info";
    return { success: true, messsage, object: "tracking", ...toTracking(order) };
  };

  const api = providerApi({
    provider: "shipping",
    faults: context.faults,
    // The documentation sends the raw key, most public code a bearer; Biteship accepts both.
    isAuthorized: (c) => c.req.header("authorization")?.replace(/^Bearer /i, "") === options.apiKey,
    errors: {
      unauthorized: shippingError(401, 40_101_001, "Authorization failed."),
      notFound: () => shippingError(404, 40_400_001, "Route not found."),
      server: { success: false, error: "Internal server error", code: 50_000_001 },
    },
    endpoints: {
      "GET /v1/couriers": [
        "couriers",
        () => ({ success: true, object: "courier", couriers: services.map(courierToWire) }),
      ],
      "POST /v1/rates/couriers": [
        "rates",
        async (c) => quote(readRatesRequest(await readJson(c)), atLevel),
      ],
      "POST /v1/orders": ["create_order", async (c) => {
        const request = readOrderRequest(await readJson(c));
        const isNumbered = !waybills.get("all")?.late;
        const order = orders.create(request, atLevel(priceFor(request)), isNumbered);
        return answer("created", toWire(order));
      }],
      "GET /v1/orders/:id": ["get_order", (_, id) => answer("retrieved", toWire(orderOf(id)))],
      "POST /v1/orders/:id/cancel": ["cancel_order", cancel],
      "GET /v1/trackings/:id": ["tracking", (_, id) => {
        const order = orders.find(id);
        return track(order?.trackingId === id ? order : null);
      }],
      "GET /v1/trackings/:id/couriers/:courier": ["tracking", (c, id) => {
        const order = orders.find(id);
        const isCouriers = order?.request.courier_company === c.req.param("courier");
        return track(order?.waybillId === id && isCouriers ? order : null);
      }],
    },
  });

  const controls = routes({
    "GET /orders": () => ({ ok: true, orders: orders.newest(1000).map(toWire) }),
    "GET /orders/:id": (_, id) => ({ ok: true, ...toWire(orders.get(id)) }),
    // All couriers become more expensive or cheaper, for new rates and new orders.
    "POST /prices": control(levelInput, ({ percent }) => {
      levels.put("all", { percent });
      return { percent };
    }),
    "POST /orders/:id/status": control(statusInput, ({ status, note }, id) => ({
      ...toWire(orders.move(id, status, note)),
      known: DOCUMENTED.includes(status),
    })),
    // Couriers of new orders assign their number later, as some do.
    "POST /waybills": control(waybillsInput, ({ late }) => {
      waybills.put("all", { late });
      return { late };
    }),
    "POST /orders/:id/waybill": control(
      z.object({}),
      (_, id) => toWire(orders.assignWaybill(id)),
    ),
    "POST /orders/:id/price": control(
      priceInput,
      ({ price }, id) => toWire(orders.reprice(id, price)),
    ),
  });

  return { api, control: controls, orders };
}

function quote(request: RatesRequest, atLevel: (price: Price) => Price) {
  const [from, to] = ([["origin", 40_001_003], ["destination", 40_001_002]] as const)
    .map(([side, code]) =>
      locate(code, side, {
        postal_code: request[`${side}_postal_code`],
        area_id: request[`${side}_area_id`],
        latitude: request[`${side}_latitude`],
        longitude: request[`${side}_longitude`],
      })
    );
  const companies = request.couriers.split(",").map((code) => code.trim().toLowerCase());
  const prices = services.filter(({ company }) => companies.includes(company))
    .map((service) => priceOf(service, from!, to!, request.items, request.courier_insurance))
    .filter((price) => price !== null);
  if (prices.length === 0) {
    throw shippingError(400, 40_001_010, "No courier available for the requested location.");
  }
  return {
    success: true,
    object: "courier_pricing",
    message: "Success to retrieve courier pricing",
    code: 20_001_003,
    origin: locationToWire(from!),
    destination: locationToWire(to!),
    pricing: prices.map(atLevel).map(priceToWire),
  };
}

function priceFor(request: OrderRequest): Price {
  const service = findService(request.courier_company, request.courier_type);
  if (service === null) {
    throw shippingError(400, 40_002_003, "courier_company or courier_type is not available.");
  }
  const [to, from] = ([["destination", 40_002_010], ["origin", 40_002_011]] as const)
    .map(([side, code]) =>
      locate(code, side, {
        postal_code: request[`${side}_postal_code`],
        area_id: request[`${side}_area_id`],
        ...request[`${side}_coordinate`],
      })
    );
  const price = priceOf(service, from!, to!, request.items, request.courier_insurance);
  if (price !== null) return price;
  throw shippingError(400, 40_002_003, "The courier does not serve this route.");
}
