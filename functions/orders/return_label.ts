import { orderKey } from "../../shared/domain/id.ts";
import { returnLabel as shape } from "../../shared/domain/shipment.ts";
import { member } from "../../shared/http/endpoint.ts";
import { unavailable } from "../../shared/providers/call.ts";
import { finishBooking } from "../../shared/work/booking.ts";
import { endpoint } from "./deps.ts";

export const returnLabel = endpoint({
  id: "orders_return_label",
  method: "POST",
  path: "/orders/:id/return-label",
  title: "Get a return label",
  description: "Buyer, seller or staff: books the parcel back and returns its number and label; " +
    "repeated calls return the same. 409 unless the return is approved, when the label would cost " +
    "more than the item, or when the buyer sends it by another courier.",
  auth: member,
  request: { params: { id: orderKey } },
  response: { status: 200, schema: shape },
  reasons: [
    "booking_of_other_parcel",
    "courier_cancelled",
    "label_too_expensive",
    "order_not_found",
    "return_labels_used_up",
    "return_not_approved",
    "shipped_by_own_courier",
    "shipping_provider_unavailable",
    "staff_role_required",
    "tracking_number_taken",
  ],
  limit: "shipping_booking",
  idempotent: true,
  handler: async ({ params: { id: order }, client, audit, deps, storedResponse }) => {
    const booking = await client.call("api.orders_return_label", { order, audit });
    await finishBooking(deps, booking).catch(unavailable("shipping_provider_unavailable"));
    return await client.call("internal.return_label_result", { order }, storedResponse);
  },
});
