/** Parcels are ordered, read and cancelled here. */
import { Hono } from "hono";
import type { MaySuffer } from "../faults.ts";
import { readJson } from "../refusal.ts";
import { toWire } from "./answers.ts";
import { findService } from "./couriers.ts";
import type { Order } from "./order.ts";
import type { Orders } from "./orders.ts";
import { placeOr } from "./places.ts";
import { type Price, priceOf } from "./prices.ts";
import { readCancelRequest, readOrderRequest, shippingRefusal } from "./requests.ts";

const cancellable = ["confirmed", "scheduled", "allocated", "picking_up"];
/** The list is the provider's to change; only `others` is documented. */
const reasons = [
  { code: "change_courier", id: "Ingin ganti kurir", en: "Want to change the courier" },
  { code: "late_pickup", id: "Kurir terlambat menjemput", en: "The courier is late" },
  { code: "wrong_address", id: "Alamat salah", en: "The address is wrong" },
  { code: "buyer_cancelled", id: "Pembeli membatalkan", en: "The buyer cancelled" },
  { code: "others", id: "Lainnya", en: "Others" },
];

export function ordersApi(orders: Orders, may: MaySuffer): Hono {
  const found = (id: string): Order => {
    const order = orders.find(id);
    if (order?.id === id) return order;
    throw shippingRefusal(404, 40_402_001, "Order not found.");
  };

  const app = new Hono();
  app.get("/cancellation_reasons", may("cancellation_reasons"), (c) => {
    const language = c.req.query("lang") === "en" ? "en" : "id";
    return c.json({
      success: true,
      object: "cancellation_reasons",
      cancellation_reasons: reasons.map((each) => ({ code: each.code, reason: each[language] })),
    });
  });
  app.post("/", may("create_order"), async (c) => {
    const asked = readOrderRequest(await readJson(c));
    const order = orders.place(asked, priceFor(asked));
    return c.json({
      success: true,
      message: "Order successfully created",
      object: "order",
      ...toWire(order),
    });
  });
  app.get("/:id", may("get_order"), (c) =>
    c.json({
      success: true,
      message: "Order successfully retrieved",
      object: "order",
      ...toWire(found(c.req.param("id"))),
    }));
  app.post("/:id/cancel", may("cancel_order"), async (c) => {
    const asked = readCancelRequest(await readJson(c));
    const order = found(c.req.param("id"));
    const code = asked.cancellation_reason_code;
    const explained = code !== "others" || (asked.cancellation_reason ?? "").trim() !== "";
    if (!reasons.some((each) => each.code === code) || !explained) {
      throw shippingRefusal(400, 40_002_001, "cancellation_reason_code needs a known reason.");
    }
    if (order.status !== "cancelled") {
      if (!cancellable.includes(order.status)) {
        throw shippingRefusal(
          400,
          40_002_050,
          `An order that is ${order.status} cannot be cancelled.`,
        );
      }
      orders.move(order.id, "cancelled");
    }
    return c.json({
      success: true,
      message: "Order successfully cancelled",
      object: "order",
      id: order.id,
      status: "cancelled",
      cancellation_reason_code: code,
      cancellation_reason: asked.cancellation_reason ?? null,
    });
  });

  return app;
}

function priceFor(asked: ReturnType<typeof readOrderRequest>): Price {
  const service = findService(asked.courier_company, asked.courier_type);
  if (service === null) {
    throw shippingRefusal(400, 40_002_003, "courier_company or courier_type is not available.");
  }
  const to = placeOr(40_002_010, "destination", {
    postal_code: asked.destination_postal_code,
    area_id: asked.destination_area_id,
    ...asked.destination_coordinate,
  });
  const from = placeOr(40_002_011, "origin", {
    postal_code: asked.origin_postal_code,
    area_id: asked.origin_area_id,
    ...asked.origin_coordinate,
  });
  const price = priceOf(service, from, to, asked.items, asked.courier_insurance);
  if (price !== null) return price;
  throw shippingRefusal(400, 40_002_003, "The courier does not serve this route.");
}
