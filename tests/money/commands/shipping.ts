import * as fc from "fast-check";
import { orderAction } from "../command.ts";
import { clientOf, DECIDED, within } from "../model.ts";

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

export const carrier = orderAction({
  weight: 10,
  input: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom("picked", "delivered") },
    { weight: 2, arbitrary: fc.constantFrom(...SAYINGS) },
  ),
  describe: (status) => `the carrier reports ${status}`,
  run: async ({ market }, { purchase_id }, status) =>
    void within(
      await market.sandbox(`/shipping/orders/${purchase_id}/status`, { status }),
      200,
      404,
    ),
});

/** For a return, once its label was requested. */
export const carrierBack = orderAction({
  weight: 3,
  input: fc.constantFrom("picked", "delivered", "cancelled"),
  describe: (status) => `the carrier reports ${status} for its return`,
  run: async ({ market }, { id }, status) =>
    void within(await market.sandbox(`/shipping/orders/${id}:return/status`, { status }), 200, 404),
});

export const reweigh = orderAction({
  weight: 1,
  input: fc.constantFrom(1_000, 90_000),
  describe: (price) => `the carrier corrects its price to ${price}`,
  run: async ({ market }, { purchase_id }, price) =>
    void within(await market.sandbox(`/shipping/orders/${purchase_id}/price`, { price }), 200, 404),
});

export const ship = orderAction({
  weight: 4,
  input: fc.record({ own: fc.boolean(), number: fc.integer({ min: 1000, max: 1003 }) }),
  describe: ({ own, number }) =>
    `its seller hands it over with ${own ? `number CNT-${number}` : "our waybill"}`,
  run: async (model, order, { own, number }) => {
    const seller = clientOf(model, order, "seller");
    const { body } = await seller.get(`/orders/${order.id}`);
    const waybill: string | null = body.data.tracking_number;
    // Few numbers, so that some belong to another parcel already.
    const tracking_number = own || waybill === null
      ? `CNT-${model.users[0]!.username}-${number}`
      : waybill;
    const sent = { tracking_number: tracking_number.replaceAll("_", "-") };
    within(await seller.put(`/orders/${order.id}/ship`, sent), ...DECIDED);
  },
});
