/** Parcels: rights. */
import { append, change, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const shipping: Area = {
  tables: {
    "private.shipment_events": { preloved_verbs: append },
    "private.shipments": { preloved_verbs: change },
    "private.shipping_statuses": { preloved_verbs: read },
  },
  functions: {
    "authenticated": [
      "api.shipping_book",
      "api.shipping_label",
      "api.shipping_rates",
      "api.shipping_track",
      "api.shipping_track_question",
      "api.shipping_waybill",
      "api.orders_return_label",
      "api.orders_return_label_record",
    ],
    "service_role": [
      "api.shipping_book_finish",
      "api.shipping_book_request",
      "api.shipping_cancel",
      "api.shipping_label_rendered",
      "api.shipping_track_observe",
    ],
    "preloved_verbs": [
      "private.begin_booking",
      "private.booking",
      "private.cancel_courier",
      "private.correct_price",
      "private.courier_cancelled",
      "private.courier_key",
      "private.courier_source",
      "private.effect_cancel_return_shipping",
      "private.effect_cancel_shipping",
      "private.give_waybill",
      "private.has_live_courier",
      "private.learn_waybill",
      "private.note_parcel_trouble",
      "private.note_return_delivered",
      "private.note_scan",
      "private.note_unspent_fee",
      "private.parcel_address",
      "private.parcel_order",
      "private.post_courier",
      "private.require_bookable",
      "private.require_return",
      "private.shipment_for",
      "private.shipment_of",
    ],
  },
};
