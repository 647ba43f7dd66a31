/** Where a parcel is, by the company's tracking id or by the courier's waybill. */
import { Hono } from "hono";
import type { MaySuffer } from "../faults.ts";
import { toTracking } from "./answers.ts";
import type { Order } from "./order.ts";
import type { Orders } from "./orders.ts";
import { shippingRefusal } from "./requests.ts";

export function trackingApi(orders: Orders, may: MaySuffer): Hono {
  const tracked = (order: Order | null | undefined) => {
    if (!order) throw shippingRefusal(404, 40_403_001, "The waybill is not known to the courier.");
    return {
      success: true,
      messsage: "Successfully get tracking info",
      object: "tracking",
      ...toTracking(order),
    };
  };
  const app = new Hono();
  app.get("/:id", may("tracking"), (c) => {
    const order = orders.find(c.req.param("id"));
    return c.json(tracked(order?.trackingId === c.req.param("id") ? order : null));
  });
  app.get("/:waybill/couriers/:courier", may("tracking"), (c) => {
    const { waybill, courier } = c.req.param();
    const order = orders.find(waybill);
    const same = order?.waybillId === waybill && order.request.courier_company === courier;
    return c.json(tracked(same ? order : null));
  });
  return app;
}
