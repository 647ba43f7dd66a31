/** What sellers and carriers do with the parcel; carriers say what they like, in any order and again. */
import * as fc from "fast-check";
import { orderVerb } from "../step.ts";
import { DECIDED, speakAs, within } from "../world.ts";

const SAYINGS = [
  "confirmed",
  "allocated",
  "picking_up",
  "picked",
  "in_transit",
  "dropping_off",
  "on_hold",
  "return_in_transit",
  "returned",
  "rejected",
  "courier_not_found",
  "cancelled",
  "disposed",
  "delivered",
  "outForDelivery",
  "lost_in_space",
];

export const carrier = orderVerb({
  weight: 10,
  wish: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("picked", "delivered") },
    { weight: 2, arbitrary: fc.constantFrom(...SAYINGS) },
  ),
  tell: (status) => `the carrier says ${status}`,
  act: async ({ market }, { id }, status) =>
    void within(await market.sandbox(`/shipping/orders/${id}/status`, { status }), 200, 404),
});

/** On the way back of a return, once someone has asked for its label. */
export const carrierBack = orderVerb({
  weight: 3,
  wish: fc.constantFrom("picked", "delivered", "cancelled"),
  tell: (status) => `the carrier says of its return: ${status}`,
  act: async ({ market }, { id }, status) =>
    void within(await market.sandbox(`/shipping/orders/${id}:return/status`, { status }), 200, 404),
});

export const reweigh = orderVerb({
  weight: 1,
  wish: fc.constantFrom(1_000, 90_000),
  tell: (price) => `the carrier weighs it anew and charges ${price}`,
  act: async ({ market }, { id }, price) =>
    void within(await market.sandbox(`/shipping/orders/${id}/price`, { price }), 200, 404),
});

export const ship = orderVerb({
  weight: 4,
  wish: fc.record({ own: fc.boolean(), number: fc.integer({ min: 1000, max: 1003 }) }),
  tell: ({ own, number }) =>
    `its seller hands it over with ${own ? `number CNT-${number}` : "our waybill"}`,
  act: async (world, order, { own, number }) => {
    const seller = speakAs(world, order, "seller");
    const { body } = await seller.get(`/orders/${order.id}`);
    const waybill: string | null = body.data.tracking_number;
    // Few numbers, so that some have been used for another parcel.
    const tracking_number = own || waybill === null
      ? `CNT-${world.people[0]!.username}-${number}`
      : waybill;
    const sent = { tracking_number: tracking_number.replaceAll("_", "-") };
    within(await seller.put(`/orders/${order.id}/ship`, sent), ...DECIDED);
  },
});
