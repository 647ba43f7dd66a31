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
    "authenticated": ["api.shipping_rates", "api.shipping_track"],
    "service_role": [
      "api.shipping_book",
      "api.shipping_book_request",
      "api.shipping_cancel",
      "api.shipping_track_observe",
    ],
    "preloved_verbs": ["private.give_waybill"],
  },
};
