import * as z from "zod";
import { orderKey } from "../../shared/domain/id.ts";
import { shipment } from "../../shared/domain/shipment.ts";
import { member } from "../../shared/http/endpoint.ts";
import { bookingReasons, ensureBooked } from "./booking.ts";
import { endpoint } from "./deps.ts";

export const book = endpoint({
  id: "shipping_book",
  method: "POST",
  path: "/shipping/book",
  title: "Book the courier",
  description: "Books the courier of a paid order, which otherwise happens by itself; repeated " +
    "calls never book a second one. Seller or staff; 409 when there is nothing to ship, or " +
    "the seller ships by another courier.",
  auth: member,
  request: { body: z.object({ order_id: orderKey }) },
  response: { status: 200, schema: shipment },
  reasons: bookingReasons,
  limit: "shipping_booking",
  idempotent: true,
  handler: async ({ body: { order_id: order }, client, audit, deps, storedResponse }) => {
    await ensureBooked(deps, client, audit, order);
    return await client.call("api.shipping_waybill", { order }, storedResponse);
  },
});
