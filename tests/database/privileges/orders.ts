import { append, change, columns, everything, read } from "./rights.ts";
import type { Area, Rights } from "./rights.ts";

const PARTY_COLUMNS: Rights = {
  select: columns(
    "id reference status state_version listing_id buyer_id seller_id item_price " +
      "shipping_fee buyer_protection_fee voucher_discount total courier_code " +
      "courier_service_code tracking_number listing_title listing_photo_url " +
      "weight_grams paid_at shipped_at delivered_at completed_at refunded_at refunded_amount " +
      "created_at updated_at own_courier_code",
  ),
};

export const orders: Area = {
  tables: {
    "public.orders": { authenticated: PARTY_COLUMNS, preloved_api: everything },
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
