/** The shipping company's API for merchants, behind its key. */
import { Hono } from "hono";
import type { Faults, MaySuffer } from "../faults.ts";
import type { Orders } from "./orders.ts";
import { ordersApi } from "./orders-api.ts";
import { ratesApi } from "./rates-api.ts";
import { shippingRefusal } from "./requests.ts";
import { trackingApi } from "./tracking-api.ts";

const failure = { success: false, error: "Internal server error", code: 50_000_001 };

export function shippingApi(options: { orders: Orders; faults: Faults; apiKey: string }): Hono {
  const { orders, faults, apiKey } = options;
  const may: MaySuffer = (operation) => faults.suffer("shipping", operation, failure);

  const app = new Hono();
  app.use(async (c, next) => {
    // The documents send the raw key, most of the public code a bearer; the provider takes both.
    const given = c.req.header("authorization")?.replace(/^Bearer /i, "");
    if (given === apiKey) return await next();
    throw shippingRefusal(401, 40_101_001, "Authorization failed.");
  });
  app.route("/v1", ratesApi(may));
  app.route("/v1/orders", ordersApi(orders, may));
  app.route("/v1/trackings", trackingApi(orders, may));
  app.all("*", () => {
    throw shippingRefusal(404, 40_400_001, "Route not found.");
  });
  return app;
}
