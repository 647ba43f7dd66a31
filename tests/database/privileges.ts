/** Who may do what to which table and call which function: the whole list, so that nothing is granted by accident. */

type Command = "select" | "insert" | "update" | "delete";
type Columns = "all" | readonly string[];
export type Rights = Partial<Record<Command, Columns>>;

/** Roles that someone outside can act as. preloved_public is anon; preloved_functions by itself is nobody. */
export const CALLERS = ["anon", "authenticated", "service_role"] as const;
export type TableRole = (typeof CALLERS)[number] | "preloved_verbs" | "preloved_ledger";

const read: Rights = { select: "all" };
const append: Rights = { select: "all", insert: "all" };
const change: Rights = { ...append, update: "all" };
const addOrDrop: Rights = { ...append, delete: "all" };
const everything: Rights = { ...change, delete: "all" };

const columns = (names: string) => names.split(" ");

const SHOP_WINDOW: Rights = {
  select: columns("id username photo_url city bio sold_count rating_count rating_sum created_at"),
};

const AGREED: Rights = {
  select: columns(
    "id reference status state_version listing_id buyer_id seller_id item_price " +
      "shipping_fee buyer_protection_fee voucher_discount total courier_code " +
      "courier_service_code tracking_number listing_title listing_photo_url " +
      "weight_grams paid_at shipped_at delivered_at completed_at created_at updated_at",
  ),
};

const ON_SHOW: Rights = {
  select: columns(
    "id seller_id title description price original_price product_category gender " +
      "condition brand size color material style sub_category vibe_tags photos " +
      "weight_grams likes status deleted_at is_visible card created_at updated_at",
  ),
};

/** A role that is not named has no right at all; nobody but the owner may truncate or make triggers. */
export const TABLES: Record<string, Partial<Record<TableRole, Rights>>> = {
  "public.addresses": { authenticated: read, preloved_verbs: everything },
  "public.likes": { authenticated: read, preloved_verbs: addOrDrop },
  "public.listing_counts": { anon: read, authenticated: read, preloved_verbs: change },
  "public.listings": { anon: ON_SHOW, authenticated: ON_SHOW, preloved_verbs: change },
  "public.notifications": { authenticated: read, preloved_verbs: change },
  "public.orders": { authenticated: AGREED, preloved_verbs: everything },
  "public.profiles": { anon: SHOP_WINDOW, authenticated: SHOP_WINDOW, preloved_verbs: change },
  "private.caller_days": { preloved_verbs: append },
  "private.contacts": { preloved_verbs: change },
  "private.idempotency_keys": { preloved_verbs: everything },
  "private.invoices": { preloved_verbs: everything },
  "private.jobs": { preloved_verbs: change },
  "private.ledger_accounts": { preloved_ledger: change, preloved_verbs: read },
  "private.ledger_entries": { preloved_ledger: append, preloved_verbs: read },
  "private.ledger_transfers": { preloved_ledger: append, preloved_verbs: read },
  "private.order_addresses": { preloved_verbs: addOrDrop },
  "private.order_history": { preloved_verbs: append },
  "private.order_transitions": { preloved_verbs: read },
  "private.outbox": { preloved_verbs: append },
  "private.provider_events": { preloved_verbs: change },
  "private.settings": { preloved_verbs: read },
  "private.shipment_events": { preloved_verbs: append },
  "private.shipments": { preloved_verbs: change },
  "private.shipping_statuses": { preloved_verbs: read },
  "private.staff_cases": { preloved_verbs: change },
  "private.staff_roles": { preloved_verbs: addOrDrop },
};

/** Roles (beside the owner) to the functions that exactly they may call. */
export const FUNCTIONS: Record<string, readonly string[]> = {
  "anon authenticated": ["api.auth_user", "api.listings_browse", "api.listings_user"],
  "anon authenticated preloved_verbs": ["api.listing_cards", "api.listing_record"],
  "anon authenticated preloved_ledger preloved_verbs service_role": ["api.wire_time"],
  "authenticated": [
    "api.auth_addresses_create",
    "api.auth_addresses_delete",
    "api.auth_addresses_list",
    "api.auth_addresses_update",
    "api.auth_me",
    "api.auth_register",
    "api.auth_update",
    "api.listings_create",
    "api.listings_delete",
    "api.listings_get",
    "api.listings_update",
    "api.orders_confirm",
    "api.orders_create_reserve",
    "api.orders_get",
    "api.orders_my",
    "api.orders_ship",
    "api.payments_check",
    "api.shipping_rates",
    "api.shipping_track",
    "api.wallet_balance",
    "api.wallet_transactions",
  ],
  "authenticated service_role": ["api.calls_settle"],
  "service_role": [
    "api.callers_standing",
    "api.calls_claim",
    "api.calls_release",
    "api.jobs_claim",
    "api.jobs_fail",
    "api.jobs_finish",
    "api.orders_create_abandon",
    "api.orders_create_finish",
    "api.orders_create_pending",
    "api.orders_deadline",
    "api.orders_deadline_invoice",
    "api.payments_check_observe",
    "api.shipping_book",
    "api.shipping_book_request",
    "api.shipping_cancel",
    "api.shipping_track_observe",
    "api.webhooks_done",
    "api.webhooks_receive",
    "api.webhooks_stored",
  ],
  "preloved_ledger preloved_verbs": ["private.now", "private.refuse"],
  "preloved_verbs": [
    "private.active_caller",
    "private.address_fingerprint",
    "private.address_owner",
    "private.address_record",
    "private.caller",
    "private.caller_id",
    "private.copy_address",
    "private.count_listing",
    "private.effect_book_shipping",
    "private.effect_free_listing",
    "private.effect_release_escrow",
    "private.effect_sell_listing",
    "private.effect_take_payment",
    "private.enqueue",
    "private.fill_phone",
    "private.find_order",
    "private.give_waybill",
    "private.has_role",
    "private.invoice_request",
    "private.is_same_wish",
    "private.ledger_line",
    "private.ledger_post",
    "private.listings_write_card",
    "private.may_revive",
    "private.new_order_reference",
    "private.order_for",
    "private.order_record",
    "private.orders_move",
    "private.orders_record_state",
    "private.own_listing",
    "private.park_money",
    "private.profile_record",
    "private.protection_fee",
    "private.resume_order",
    "private.setting",
    "private.take_late_payment",
    "private.texts",
  ],
  "": ["private.ledger_is_append_only", "private.listings_count"],
};
