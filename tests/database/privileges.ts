/** All rights on tables, views and functions, so that no right is granted by accident. */
import { columns, TABLE_RIGHTS } from "./table_rights.ts";
import type { Rights, TableRole } from "./table_rights.ts";

interface Shown {
  to: readonly TableRole[];
  columns: NonNullable<Rights["select"]>;
}

const EVERYBODY = ["anon", "authenticated"] as const;
const USERS = ["authenticated"] as const;

/**
 * The views of data_api, by name. Who reads one has a right on these columns of the table of the same name in public,
 * and clients have no other right on any table.
 */
export const DATA_API: Record<string, Shown> = {
  addresses: { to: USERS, columns: "all" },
  likes: { to: USERS, columns: "all" },
  listings: {
    to: EVERYBODY,
    columns: columns(
      "id seller_id title description price original_price product_category gender condition brand size color " +
        "material style sub_category vibe_tags photos weight_grams likes status is_visible created_at updated_at",
    ),
  },
  live_streams: {
    to: USERS,
    columns: columns(
      "id seller_id seller_username seller_avatar title status viewers peak_viewers unique_viewers " +
        "pinned_listing_ids scheduled_at started_at ended_at duration_minutes created_at",
    ),
  },
  notifications: { to: USERS, columns: columns("id kind category data read_at created_at") },
  orders: {
    to: USERS,
    columns: columns(
      "id reference status state_version listing_id buyer_id seller_id item_price " +
        "shipping_fee buyer_protection_fee voucher_discount total courier_code " +
        "courier_service_code tracking_number listing_title listing_photo_url " +
        "weight_grams paid_at shipped_at delivered_at completed_at refunded_at refunded_amount bundle_id bundle_discount " +
        "created_at updated_at own_courier_code",
    ),
  },
  profiles: {
    to: EVERYBODY,
    columns: columns(
      "id username photo_url city bio verified sold_count rating_count rating_sum created_at",
    ),
  },
};

const rightsOn = ({ to }: Shown, select: Rights["select"]) =>
  Object.fromEntries(to.map((role) => [role, { select } as Rights]));

export const TABLES = { ...TABLE_RIGHTS };
for (const [name, shown] of Object.entries(DATA_API)) {
  TABLES[`data_api.${name}`] = rightsOn(shown, "all");
  TABLES[`public.${name}`] = { ...TABLES[`public.${name}`], ...rightsOn(shown, shown.columns) };
}

/** Who may execute a function besides its owner, by the default privileges of roles.sql. */
export const CALLERS_OF_SCHEMA: Record<string, string> = {
  api: "authenticated preloved_functions",
  internal: "preloved_functions service_role",
  private: "preloved_api",
};

/** Functions whose file grants or revokes execute. */
export const OTHER_CALLERS: Record<string, string> = {
  "api.auth_user": "anon authenticated preloved_functions",
  "api.boosts_packages": "anon authenticated preloved_functions",
  "api.feed_recently_sold": "anon authenticated preloved_functions",
  "api.finance_inbox_run": "preloved_functions service_role",
  "api.health_get": "anon authenticated preloved_functions service_role",
  "api.internal_events": "preloved_functions service_role",
  "api.internal_receive": "preloved_functions service_role",
  "api.internal_resolve_dispute": "preloved_functions service_role",
  "api.listings_boosted": "anon authenticated preloved_functions",
  "api.listings_browse": "anon authenticated preloved_functions",
  "api.listings_user": "anon authenticated preloved_functions",
  "api.live_streams_chat": "preloved_functions service_role",
  "api.live_streams_get": "anon authenticated preloved_functions",
  "api.live_streams_list": "anon authenticated preloved_functions",
  "api.live_streams_messages": "anon authenticated preloved_functions",
  "api.live_streams_view": "preloved_functions service_role",
  "api.metrics_get": "preloved_functions service_role",
  "api.search_listings": "anon authenticated preloved_functions",
  "api.search_suggest": "anon authenticated preloved_functions",
  "internal.begin_ktp_submission": "authenticated preloved_functions service_role",
  "internal.export_page": "authenticated preloved_functions service_role",
  "internal.is_registered": "authenticated preloved_functions service_role",
  "internal.listing_card": "preloved_api preloved_functions service_role",
  "internal.listing_cards": "preloved_api preloved_functions service_role",
  "internal.listing_record": "preloved_api preloved_functions service_role",
  "internal.listings_fitting": "anon preloved_functions service_role",
  "internal.may_receive": "authenticated preloved_functions service_role",
  "internal.money_moved": "authenticated preloved_functions service_role",
  "internal.record_categorization": "authenticated preloved_functions service_role",
  "internal.return_label_result": "authenticated preloved_functions service_role",
  "internal.search_fit": "authenticated preloved_functions service_role",
  "internal.store_response": "authenticated preloved_functions service_role",
  "internal.tracking_request": "authenticated preloved_functions service_role",
  "internal.wire_time": "preloved_api preloved_functions preloved_ledger service_role",
  "private.detach_history_month": "",
  "private.ledger_line": "preloved_api preloved_ledger",
  "private.ledger_stripe": "preloved_api preloved_ledger",
  "private.reference_of_key": "preloved_api preloved_ledger",
  "private.now": "preloved_api preloved_ledger",
  "private.raise_error": "preloved_api preloved_ledger",
  "private.redirect_lines": "preloved_ledger",
};
