/** All rights on tables and functions, so that no right is granted by accident. */
import { boosts } from "./privileges/boosts.ts";
import { DATA_API, rightsOn } from "./privileges/data_api.ts";
import { finance } from "./privileges/finance.ts";
import { live } from "./privileges/live.ts";
import { listings } from "./privileges/listings.ts";
import { money } from "./privileges/money.ts";
import { notifications } from "./privileges/notifications.ts";
import { orders } from "./privileges/orders.ts";
import { payments } from "./privileges/payments.ts";
import { platform } from "./privileges/platform.ts";
import { reconciliation } from "./privileges/reconciliation.ts";
import { shipping } from "./privileges/shipping.ts";
import { staff } from "./privileges/staff.ts";
import { trust } from "./privileges/trust.ts";
import { users } from "./privileges/users.ts";
import { vouchers } from "./privileges/vouchers.ts";
import type { Area } from "./privileges/rights.ts";

const areas: Area[] = [
  boosts,
  finance,
  listings,
  live,
  money,
  notifications,
  orders,
  payments,
  platform,
  reconciliation,
  shipping,
  staff,
  trust,
  users,
  vouchers,
];

export const TABLES: Area["tables"] = Object.assign({}, ...areas.map(({ tables }) => tables));
for (const [name, shown] of Object.entries(DATA_API)) {
  TABLES[`data_api.${name}`] = rightsOn(shown, "all");
  TABLES[`public.${name}`] = { ...TABLES[`public.${name}`], ...rightsOn(shown, shown.columns) };
}

/** Who may execute a function besides its owner, by the default privileges of roles.sql. */
export const CALLERS_OF_SCHEMA: Record<string, string> = {
  api: "authenticated",
  internal: "service_role",
  private: "preloved_api",
};

/** Functions whose file grants or revokes execute. */
export const OTHER_CALLERS: Record<string, string> = {
  "api.auth_user": "anon authenticated",
  "api.boosts_packages": "anon authenticated",
  "api.feed_recently_sold": "anon authenticated",
  "api.finance_inbox_run": "service_role",
  "api.health_get": "anon authenticated service_role",
  "api.internal_events": "service_role",
  "api.internal_receive": "service_role",
  "api.internal_resolve_dispute": "service_role",
  "api.listings_boosted": "anon authenticated",
  "api.listings_browse": "anon authenticated",
  "api.listings_user": "anon authenticated",
  "api.live_streams_chat": "service_role",
  "api.live_streams_get": "anon authenticated",
  "api.live_streams_list": "anon authenticated",
  "api.live_streams_messages": "anon authenticated",
  "api.live_streams_view": "service_role",
  "api.metrics_get": "service_role",
  "api.search_listings": "anon authenticated",
  "api.search_suggest": "anon authenticated",
  "internal.begin_ktp_submission": "authenticated service_role",
  "internal.export_page": "authenticated service_role",
  "internal.is_registered": "authenticated service_role",
  "internal.listing_card": "preloved_api service_role",
  "internal.listing_cards": "preloved_api service_role",
  "internal.listing_record": "preloved_api service_role",
  "internal.listings_fitting": "anon service_role",
  "internal.listings_walk": "preloved_api service_role",
  "internal.may_receive": "authenticated service_role",
  "internal.money_moved": "authenticated service_role",
  "internal.record_categorization": "authenticated service_role",
  "internal.record_categorization_failure": "authenticated service_role",
  "internal.return_label_result": "authenticated service_role",
  "internal.search_fit": "authenticated service_role",
  "internal.store_response": "authenticated service_role",
  "internal.tracking_request": "authenticated service_role",
  "internal.wire_time": "preloved_api preloved_ledger service_role",
  "private.detach_history_month": "",
  "private.ledger_line": "preloved_api preloved_ledger",
  "private.ledger_stripe": "preloved_api preloved_ledger",
  "private.reference_of_key": "preloved_api preloved_ledger",
  "private.now": "preloved_api preloved_ledger",
  "private.raise_error": "preloved_api preloved_ledger",
  "private.redirect_lines": "preloved_ledger",
};
