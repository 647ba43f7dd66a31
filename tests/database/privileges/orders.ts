/** The life of an order: rights. */
import { addOrDrop, append, columns, everything, read } from "./rights.ts";
import type { Area, Rights } from "./rights.ts";

const AGREED: Rights = {
  select: columns(
    "id reference status state_version listing_id buyer_id seller_id item_price " +
      "shipping_fee buyer_protection_fee voucher_discount total courier_code " +
      "courier_service_code tracking_number listing_title listing_photo_url " +
      "weight_grams paid_at shipped_at delivered_at completed_at created_at updated_at",
  ),
};

export const orders: Area = {
  tables: {
    "public.orders": { authenticated: AGREED, preloved_verbs: everything },
    "private.order_addresses": { preloved_verbs: addOrDrop },
    "private.order_history": { preloved_verbs: append },
    "private.order_transitions": { preloved_verbs: read },
  },
  functions: {
    "authenticated": [
      "api.orders_confirm",
      "api.orders_create_reserve",
      "api.orders_get",
      "api.orders_my",
      "api.orders_ship",
    ],
    "service_role": [
      "api.orders_create_abandon",
      "api.orders_create_finish",
      "api.orders_create_pending",
      "api.orders_deadline",
      "api.orders_deadline_invoice",
    ],
    "preloved_verbs": [
      "private.copy_address",
      "private.effect_book_shipping",
      "private.effect_free_listing",
      "private.effect_release_escrow",
      "private.effect_sell_listing",
      "private.effect_take_payment",
      "private.find_order",
      "private.is_same_wish",
      "private.may_revive",
      "private.new_order_reference",
      "private.order_for",
      "private.order_record",
      "private.orders_move",
      "private.orders_record_state",
      "private.resume_order",
    ],
  },
};
