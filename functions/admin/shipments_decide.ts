import * as z from "zod";
import { idOf } from "../../shared/domain/id.ts";
import { rupiah } from "../../shared/domain/money.ts";
import { requiredText } from "../../shared/domain/text.ts";
import { staff } from "../../shared/http/endpoint.ts";
import { unavailable } from "../../shared/providers/call.ts";
import type { Shipping } from "../../shared/providers/shipping.ts";
import { endpoint } from "./deps.ts";
import { shipmentLine } from "./schemas/shipment.ts";

const evidence = requiredText(2000).meta({
  description: "What proves it, such as the provider's written answer or its invoice",
});
/** More than any courier charges for one parcel: a typing error must not become a loss. */
const MAX_PRICE = 10_000_000;

const body = z.discriminatedUnion("outcome", [
  z.object({
    outcome: z.literal("booked"),
    shipper_order_id: requiredText(100).meta({
      description: "The provider's id of the shipping order, which is fetched",
    }),
    price: rupiah.nonnegative().max(MAX_PRICE).meta({
      description: "The provider's price; used if the provider no longer has the order",
    }),
    evidence,
  }),
  z.object({ outcome: z.literal("not_booked"), evidence }),
]).meta({
  example: {
    outcome: "not_booked",
    evidence: "Ticket 812: Biteship confirms that there is no order for this reference.",
  },
});

export const shipmentsDecide = endpoint({
  id: "admin_shipments_decide",
  method: "POST",
  path: "/admin/shipments/:id/decide",
  title: "Decide about a lost booking",
  description: "Ends the search for a booking whose answer was lost: `booked` posts the " +
    "courier's price and cancels the parcel, `not_booked` gives the buyer the unspent shipping " +
    "fee back. 409 while the provider is still asked, when the booking is known, or the shipping " +
    "order is another parcel's; 403 about your own order, 503 while the provider is down. " +
    "`booked` may still follow `not_booked`.",
  auth: staff("ops_admin"),
  request: {
    params: {
      id: idOf(
        "The shipment's id, from `GET /admin/shipments`, or the `key` of its case `booking_undecided`",
      ),
    },
    body,
  },
  response: { status: 200, schema: shipmentLine },
  reasons: [
    "already_decided",
    "booking_known",
    "booking_never_requested",
    "booking_of_other_parcel",
    "booking_search_lasts",
    "parcel_not_found",
    "self_decision",
    "shipping_provider_unavailable",
    "tracking_number_taken",
  ],
  needsReason: true,
  enqueuesJobs: true,
  handler: async ({ params: { id }, body, client, deps, audit }) => {
    const shipment = body.outcome === "booked" ? await bookedAs(deps.shipping, body) : null;
    const { outcome, evidence } = body;
    return await client.call("api.admin_shipments_decide", {
      id,
      outcome,
      evidence,
      shipment,
      audit,
    });
  },
});

/** The provider's shipping order, or else the price that staff read in its invoice. */
async function bookedAs(
  shipping: Shipping,
  { shipper_order_id, price }: { shipper_order_id: string; price: number },
) {
  const found = await shipping.find(shipper_order_id)
    .catch(unavailable("shipping_provider_unavailable"));
  if (found === null) {
    return { id: shipper_order_id, price, status: "confirmed", tracking_id: null, waybill: null };
  }
  const { scans: _, ...booked } = found;
  return booked;
}
