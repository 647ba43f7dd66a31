/** The life of an order: rights. */
import { addOrDrop, append, change, columns, everything, read } from "./rights.ts";
import type { Area, Rights } from "./rights.ts";

const AGREED: Rights = {
  select: columns(
    "id reference status state_version listing_id buyer_id seller_id item_price " +
      "shipping_fee buyer_protection_fee voucher_discount total courier_code " +
      "courier_service_code tracking_number listing_title listing_photo_url " +
      "weight_grams paid_at shipped_at delivered_at completed_at refunded_at refunded_amount created_at updated_at",
  ),
};

export const orders: Area = {
  tables: {
    "public.orders": { authenticated: AGREED, preloved_verbs: everything },
    "private.order_addresses": { preloved_verbs: addOrDrop },
    "private.order_history": { preloved_verbs: append },
    "private.disputes": { preloved_verbs: change },
    "private.returns": { preloved_verbs: change },
    "private.order_transitions": { preloved_verbs: read },
  },
  functions: {
    "authenticated": [
      "api.orders_cancel",
      "api.orders_dispute",
      "api.orders_return_approve",
      "api.orders_return_received",
      "api.orders_return_reject",
      "api.orders_return_request",
      "api.orders_status",
      "api.orders_timeline",

      "api.orders_confirm",
      "api.orders_create_reserve",
      "api.orders_get",
      "api.orders_my",
      "api.orders_ship",
    ],
    "service_role": [
      "api.orders_remind",

      "api.orders_create_abandon",
      "api.orders_create_finish",
      "api.orders_create_pending",
      "api.orders_deadline",
      "api.orders_deadline_invoice",
    ],
    "preloved_verbs": [
      "private.acting_as",
      "private.dispute_record",
      "private.dispute_view",
      "private.effect_approve_cheap_return",
      "private.effect_close_dispute",
      "private.effect_expire_invoice",
      "private.effect_open_dispute",
      "private.effect_open_return",
      "private.effect_refund_buyer",
      "private.effect_reject_return",
      "private.effect_withdraw_listing",
      "private.may_assume_delivery",
      "private.may_lapse_return",
      "private.may_still_cancel",
      "private.may_still_return",
      "private.note_refund",
      "private.paid_by_buyer",
      "private.refund_due",
      "private.resolve_dispute",
      "private.return_record",
      "private.set_deadline",
      "private.take_step",

      "private.copy_address",
      "private.effect_book_shipping",
      "private.effect_free_listing",
      "private.effect_release_escrow",
      "private.effect_retake_voucher",
      "private.effect_return_voucher",
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
