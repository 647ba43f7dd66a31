import { addOrDrop, change, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const shipping: Area = {
  tables: {
    "private.shipment_events": { preloved_api: { ...addOrDrop, update: ["note"] } },
    "private.shipments": { preloved_api: change },
    "private.shipping_statuses": { preloved_api: read },
  },
};
