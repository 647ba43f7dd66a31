import { append, change, everything, read } from "./rights.ts";
import type { Area } from "./rights.ts";

export const orders: Area = {
  tables: {
    "public.orders": { preloved_api: everything },
    "private.order_addresses": { preloved_api: everything },
    "private.order_history": { preloved_api: { ...append, update: ["reason"] } },
    "private.disputes": { preloved_api: change },
    "private.returns": { preloved_api: change },
    "private.settlements": { preloved_api: change },
    "private.order_statuses": { preloved_api: read },
    "private.order_transitions": { preloved_api: read },
    "private.offers": { preloved_api: change },
    "private.offer_transitions": { preloved_api: read },
  },
};
