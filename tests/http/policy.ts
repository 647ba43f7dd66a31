/** Who may call what, one line for each operation; written independently of the code. */
import type { Endpoint } from "../../shared/http/endpoint.ts";
import { Examples } from "../../tools/openapi/examples.ts";
import { SchemaBook } from "../../tools/openapi/schema.ts";
import { ktpForm } from "../support/ktp.ts";
import { DRESS } from "../support/sale.ts";
import { asMember } from "./callers.ts";
import type { Callers, UserName } from "./callers.ts";

type Statuses = Partial<Record<UserName, number>>;

/** The status of every kind of caller that is not named, then of those that are. `ok`: of those who may. */
const WHO = {
  anyone: (ok) => [ok, {}],
  machine: () => [401, {}],
  member: (ok) => [ok, { unregistered: 403 }],
  active: (ok) => [ok, { unregistered: 403, suspended: 403 }],
  /** The seller, of a listing or a stream that everybody sees. */
  owner: (ok) => [403, { seller: ok }],
  // Of an order: for strangers it does not exist.
  buyer: (ok) => [403, { ...STRANGERS, buyer: ok }],
  seller: (ok) => [403, { ...STRANGERS, seller: ok }],
  parties: (ok) => [403, { ...STRANGERS, buyer: ok, seller: ok }],
  "parties or staff": (ok) => [ok, { ...STRANGERS, unregistered: 403 }],
  "parties or ops": (ok) => [ok, { ...STRANGERS, unregistered: 403, administrator: 403 }],
  "seller or ops": (ok) => [
    ok,
    { ...STRANGERS, unregistered: 403, administrator: 403, buyer: 403 },
  ],
  staff: (ok) => [403, { ops_admin: ok, administrator: ok, superadmin: ok }],
  ops: (ok) => [403, { ops_admin: ok, superadmin: ok }],
  administrator: (ok) => [403, { administrator: ok, superadmin: ok }],
  superadmin: (ok) => [403, { superadmin: ok }],
} satisfies Record<string, (ok: number) => [number, Statuses]>;

const STRANGERS = { stranger: 404, suspended: 404 };

interface More {
  /** Over the endpoint's own example; `{order}` is the id of the callers' order, as in the path. */
  body?: object | ((callers: Callers) => object);
  /** Whom the policy does not say enough about. Reads share their callers; with a write, one after the other acts. */
  but?: Statuses;
  headers?: Record<string, string>;
  /** Whether the order is paid and booked. */
  paid?: boolean;
}

interface Policy extends More {
  who: keyof typeof WHO;
  path: string;
  status: number;
}

/** @param status of those who may: not 200 where the thing does not exist, or is in another state */
const may = (who: Policy["who"], path: string, status = 200, more: More = {}): Policy => ({
  who,
  path,
  status,
  ...more,
});

export function statusFor(name: UserName, { who, status, but = {} }: Policy): number {
  const [others, named]: [number, Statuses] = WHO[who](status);
  const kind = asMember(name);
  return but[name] ?? but[kind] ?? named[kind] ?? others;
}

/** A valid request, so that only the caller decides the status. */
export function requestOf(endpoint: Endpoint, callers: Callers) {
  const { path, body, headers } = POLICY[endpoint.id]!;
  const { order, seller, users } = callers;
  const values: Record<string, string> = {
    order: order.id,
    reference: order.reference,
    seller: seller.id,
    stranger: users.stranger.id,
    ops_admin: users.ops_admin.id,
    listing: callers.listing_id,
    free_listing: callers.free_listing_id,
    address: callers.address_id,
    stream: callers.stream_id,
    tracking_number: callers.tracking_number,
    notification: callers.seller_notification_id,
    nobody: "00000000-0000-4000-8000-000000000001",
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name]!);
  const filled = body instanceof Function
    ? body(callers)
    : JSON.parse(fill(JSON.stringify({ ...exampleOf(endpoint), ...body })));
  const hasBody = body !== undefined || endpoint.request?.body !== undefined;
  return { path: fill(path), body: hasBody ? filled as object : undefined, headers };
}

const book = new SchemaBook();
const examples = new Examples(book);

/** As in the API reference. */
const exampleOf = ({ request }: Endpoint) =>
  request?.body &&
  examples.of(book.write(request.body, "input"), { field: "", owner: "" }) as object;

/** The provider tests its URL by an empty body. */
const NO_PROBE = { id: "x" };

export const POLICY: Readonly<Record<string, Policy>> = {
  admin_analytics: may("staff", "/admin/analytics"),
  admin_audit: may("staff", "/admin/audit"),
  admin_decisions: may("staff", "/admin/decisions"),
  admin_approvals: may("staff", "/admin/approvals"),
  admin_approvals_view: may("staff", "/admin/approvals/{nobody}", 404),
  admin_approvals_approve: may("staff", "/admin/approvals/{nobody}/approve", 404),
  admin_approvals_reject: may("staff", "/admin/approvals/{nobody}/reject", 404),
  admin_roles: may("superadmin", "/admin/roles"),
  admin_roles_grant: may("superadmin", "/admin/roles", 400, {
    body: { user_id: "{stranger}" },
  }),
  admin_roles_revoke: may("superadmin", "/admin/roles/{ops_admin}/ops_admin", 400),
  admin_cases: may("staff", "/admin/cases"),
  admin_cases_close: may("staff", "/admin/cases/{nobody}/close", 400),
  admin_claims: may("staff", "/admin/claims", 404, { body: { target_type: "case" } }),
  admin_notes: may("staff", "/admin/notes"),
  admin_notes_create: may("staff", "/admin/notes", 201, { body: { order: "{reference}" } }),
  admin_users: may("ops", "/admin/users?q=person"),
  admin_users_view: may("ops", "/admin/users/{seller}"),
  admin_disclosures: may("ops", "/admin/disclosures", 200, {
    body: {
      target_id: "{seller}",
    },
    headers: { "x-action-reason": "Ticket 4711" },
  }),
  admin_orders: may("staff", "/admin/orders"),
  admin_orders_explain: may("staff", "/admin/orders/{reference}/explain"),
  admin_shipments: may("ops", "/admin/shipments"),
  admin_shipments_decide: may("ops", "/admin/shipments/{nobody}/decide", 400),
  admin_disputes: may("ops", "/admin/disputes"),
  admin_disputes_resolve: may("ops", "/admin/disputes/{nobody}/resolve", 404),
  admin_orders_refund: may("ops", "/admin/orders/{order}/refund", 409, { paid: true }),
  admin_orders_chargeback: may("ops", "/admin/orders/{order}/chargeback", 400),
  admin_chargebacks: may("ops", "/admin/chargebacks"),
  admin_chargebacks_decide: may("ops", "/admin/chargebacks/{nobody}/decide", 400),
  admin_listings: may("ops", "/admin/listings?q=dress"),
  admin_listings_hide: may("ops", "/admin/listings/{nobody}/hide", 404),
  admin_reviews: may("ops", "/admin/reviews"),
  admin_reviews_hide: may("ops", "/admin/reviews/{nobody}/hide", 404),
  admin_accounts: may("ops", "/admin/accounts/{stranger}", 200, {
    headers: { "x-action-reason": "Menjual barang palsu" },
  }),
  admin_reports: may("ops", "/admin/reports"),
  admin_reports_close: may("ops", "/admin/reports/{nobody}/close", 404),
  admin_conversations: may("ops", "/admin/conversations?reported=true"),
  admin_conversations_view: may("ops", "/admin/conversations/{nobody}", 404),
  admin_ktp_pending: may("ops", "/admin/ktp/pending"),
  admin_ktp_view: may("ops", "/admin/ktp/{nobody}", 404),
  admin_ktp_approve: may("ops", "/admin/ktp/{nobody}/approve", 404),
  admin_ktp_reject: may("ops", "/admin/ktp/{nobody}/reject", 404),
  admin_reliability: may("staff", "/admin/reliability"),
  admin_jobs: may("staff", "/admin/jobs"),
  admin_jobs_redrive: may("staff", "/admin/jobs/{order}/redrive", 404),
  admin_jobs_redrive_matching: may("staff", "/admin/jobs/redrive", 400),
  admin_outbox_redrive: may("staff", "/admin/outbox/{order}/redrive", 404),
  admin_outbox_redrive_matching: may("staff", "/admin/outbox/redrive", 400),
  admin_webhooks: may("staff", "/admin/webhooks"),
  admin_webhooks_redrive: may("staff", "/admin/webhooks/{nobody}/redrive", 404),
  admin_webhooks_redrive_matching: may("staff", "/admin/webhooks/redrive", 400),
  admin_seller_reviews: may("ops", "/admin/seller-reviews"),
  admin_seller_reviews_close: may("ops", "/admin/seller-reviews/{order}/close", 404),
  admin_live_streams: may("ops", "/admin/live-streams"),
  admin_live_streams_end: may("ops", "/admin/live-streams/{stream}/end", 200, {
    but: { superadmin: 409 },
  }),
  admin_live_streams_ban: may("ops", "/admin/live-streams/{stream}/ban"),
  admin_accounts_live_unban: may("ops", "/admin/accounts/{seller}/live-unban", 400),
  admin_discovery: may("staff", "/admin/discovery"),
  admin_facets_aliases: may("ops", "/admin/facets/aliases"),
  admin_facets_aliases_set: may("ops", "/admin/facets/aliases"),
  admin_facets_aliases_delete: may("ops", "/admin/facets/aliases/brand/none", 404),
  admin_growth_boosts: may("ops", "/admin/growth/boosts", 201, {
    body: { seller_id: "{seller}" },
  }),
  admin_payouts: may("administrator", "/admin/payouts"),
  admin_payouts_settle: may("administrator", "/admin/payouts/{nobody}/settle", 400),
  admin_payouts_void: may("administrator", "/admin/payouts/{nobody}/void", 400),
  admin_payouts_decide: may("superadmin", "/admin/payouts/{nobody}/decide", 400),
  admin_refunds_decide: may("superadmin", "/admin/refunds/{nobody}/decide", 400),
  admin_revenue: may("administrator", "/admin/revenue"),
  admin_ledger: may("administrator", "/admin/ledger"),
  admin_adjustments: may("superadmin", "/admin/adjustments", 400, {
    body: { user_id: "{stranger}" },
  }),
  admin_suspense: may("administrator", "/admin/suspense"),
  admin_suspense_refund: may("administrator", "/admin/suspense/{nobody}/refund", 400),
  admin_suspense_apply: may("administrator", "/admin/suspense/{nobody}/apply", 400),
  admin_suspense_close: may("administrator", "/admin/suspense/{nobody}/close", 400),
  admin_reconciliation: may("administrator", "/admin/reconciliation"),
  admin_reconciliation_approve: may("administrator", "/admin/reconciliation/{nobody}/approve", 400),
  admin_reconciliation_reverse: may("administrator", "/admin/reconciliation/{nobody}/reverse", 400),
  admin_settings: may("staff", "/admin/settings"),
  admin_settings_update: may("superadmin", "/admin/settings", 202, {
    body: { key: "push_devices_max", value: 9, expected: undefined },
  }),
  admin_vouchers_list: may("administrator", "/admin/vouchers"),
  admin_vouchers_create: may("administrator", "/admin/vouchers", 201, {
    body: {
      code: "{reference}",
    },
    but: { superadmin: 409 },
  }),
  admin_vouchers_update: may("administrator", "/admin/vouchers/{nobody}", 404),

  ai_categorize: may("active", "/ai/categorize", 400, {
    body: { photo_url: "https://127.0.0.1/dress.jpg" },
  }),

  auth_register: may("member", "/auth/register", 409, {
    body: { username: "someone_new" },
    but: { unregistered: 201 },
  }),
  auth_me: may("member", "/auth/me", 200, { but: { unregistered: 404 } }),
  auth_update: may("member", "/auth/me"),
  auth_fit: may("member", "/auth/me/fit"),
  auth_fit_update: may("member", "/auth/me/fit"),
  auth_addresses_list: may("member", "/auth/me/addresses"),
  auth_addresses_create: may("member", "/auth/me/addresses", 201),
  auth_addresses_update: may("member", "/auth/me/addresses/{address}", 404, {
    but: { buyer: 200 },
  }),
  auth_addresses_delete: may("member", "/auth/me/addresses/{address}", 404, {
    but: { buyer: 200 },
  }),
  auth_user: may("member", "/auth/users/{seller}"),
  auth_report: may("member", "/auth/users/{seller}/report", 201, { but: { seller: 403 } }),
  auth_follow: may("active", "/auth/users/{seller}/follow", 200, { but: { seller: 403 } }),
  auth_unfollow: may("member", "/auth/users/{seller}/follow"),
  auth_followers: may("member", "/auth/users/{seller}/followers"),
  auth_block: may("member", "/auth/users/{seller}/block", 200, { but: { seller: 403 } }),
  auth_unblock: may("member", "/auth/users/{seller}/block"),
  auth_blocks: may("member", "/auth/me/blocks"),
  auth_export: may("member", "/auth/me/export"),
  auth_delete: may("member", "/auth/me", 409, {
    but: { suspended: 200, stranger: 200, suspended_staff: 409, banned_staff: 409 },
  }),

  boosts_packages: may("member", "/boosts/packages"),
  boosts_create: may("owner", "/boosts", 201, {
    body: { listing_id: "{free_listing}" },
  }),
  boosts_list: may("member", "/boosts"),
  boosts_get: may("member", "/boosts/{order}", 404),

  conversations_create: may("active", "/conversations", 201, {
    body: { listing_id: "{free_listing}" },
    but: { seller: 403 },
  }),
  conversations_list: may("member", "/conversations"),
  conversations_messages: may("member", "/conversations/{nobody}/messages", 404),
  conversations_send: may("active", "/conversations/{nobody}/messages", 404),
  conversations_read: may("member", "/conversations/{nobody}/read", 404),
  conversations_report: may("member", "/conversations/{nobody}/report", 404),

  feed_for_you: may("member", "/feed/for-you"),
  feed_recently_sold: may("anyone", "/feed/recently-sold"),

  finance_inbox_run: may("machine", "/finance-inbox/run"),
  finance_outbox_run: may("machine", "/finance-outbox/run"),

  finances_balance: may("parties or staff", "/finances/sellers/{seller}/balance", 200, {
    but: { buyer: 404 },
  }),

  health_get: may("anyone", "/health"),

  internal_receive: may("machine", "/internal/events"),
  internal_events: may("machine", "/internal/events"),
  internal_resolve_dispute: may("machine", "/internal/commands/resolve-dispute"),

  jobs_run: may("machine", "/jobs/run"),
  jobs_minute: may("machine", "/jobs/minute"),

  ktp_submit: may("member", "/ktp/submit", 201, { body: () => ktpForm() }),
  ktp_status: may("member", "/ktp/status"),

  listings_browse: may("member", "/listings"),
  listings_liked: may("member", "/listings/liked"),
  listings_following: may("member", "/listings/following"),
  listings_measurements: may("member", "/listings/measurements"),
  listings_get: may("member", "/listings/{listing}"),
  listings_similar: may("member", "/listings/{listing}/similar"),
  listings_create: may("active", "/listings", 201, { body: DRESS }),
  listings_update: may("owner", "/listings/{free_listing}"),
  listings_delete: may("owner", "/listings/{free_listing}", 200, { but: { buyer: 404 } }),
  listings_user: may("member", "/listings/user/{seller}"),
  listings_photos: may("member", "/listings/photos"),
  listings_report: may("member", "/listings/{listing}/report", 201, { but: { seller: 403 } }),
  listings_boosted: may("member", "/listings/boosted"),
  listings_relist: may("owner", "/listings/{free_listing}/relist", 409),
  listings_like: may("active", "/listings/{free_listing}/like", 200, { but: { seller: 403 } }),
  listings_unlike: may("member", "/listings/{free_listing}/like"),

  live_streams_create: may("active", "/live-streams", 201, { but: { seller: 409 } }),
  live_streams_list: may("member", "/live-streams"),
  live_streams_get: may("member", "/live-streams/{stream}"),
  live_streams_start: may("owner", "/live-streams/{stream}/start", 409),
  live_streams_end: may("owner", "/live-streams/{stream}/end"),
  live_streams_pins: may("owner", "/live-streams/{stream}/pins", 200, {
    body: { pinned_listing_ids: ["{free_listing}"] },
  }),
  live_streams_view: may("member", "/live-streams/{stream}/view"),
  live_streams_leave: may("member", "/live-streams/{stream}/leave"),
  live_streams_chat: may("active", "/live-streams/{stream}/chat", 201),
  live_streams_messages: may("member", "/live-streams/{stream}/chat"),

  metrics_get: may("machine", "/metrics"),

  notifications_list: may("member", "/notifications"),
  notifications_read_all: may("member", "/notifications/read-all"),
  notifications_toggle_read: may("member", "/notifications/{notification}/toggle-read", 404, {
    but: { seller: 200 },
  }),
  notifications_preferences: may("member", "/notifications/preferences"),
  notifications_preferences_update: may("member", "/notifications/preferences"),

  offers_create: may("active", "/offers", 201, {
    body: { listing_id: "{free_listing}", price: 100_000 },
    but: { seller: 403 },
  }),
  offers_list: may("member", "/offers"),
  offers_accept: may("active", "/offers/{nobody}/accept", 404),
  offers_decline: may("active", "/offers/{nobody}/decline", 404),
  offers_counter: may("active", "/offers/{nobody}/counter", 404),
  offers_withdraw: may("active", "/offers/{nobody}/withdraw", 404),

  orders_create: may("active", "/orders", 400, {
    body: ({ order_body }) => order_body,
    but: { seller: 403, buyer: 201 },
  }),
  orders_preview: may("active", "/orders/preview", 400, {
    body: ({ order_body }) => order_body,
    but: { seller: 403, buyer: 200 },
  }),
  orders_get: may("parties or staff", "/orders/{reference}"),
  orders_my: may("member", "/orders/my"),
  orders_timeline: may("parties or staff", "/orders/{order}/timeline"),
  orders_status: may("seller", "/orders/{order}/status", 200, {
    body: { status: "SHIPPED" },
    but: { buyer: 409 },
    paid: true,
  }),
  orders_ship: may("seller", "/orders/{order}/ship", 200, {
    body: { tracking_number: "{tracking_number}" },
    paid: true,
  }),
  orders_confirm: may("buyer", "/orders/{order}/confirm", 200, { paid: true }),
  orders_cancel: may("parties or ops", "/orders/{order}/cancel", 409, {
    but: { ops_admin: 200 },
    paid: true,
  }),
  orders_dispute: may("buyer", "/orders/{order}/dispute", 200, { paid: true }),
  orders_dispute_answer: may("parties", "/orders/{order}/dispute/answer", 409, {
    body: {
      description: "Sesuai foto",
    },
    paid: true,
  }),
  orders_return_request: may("buyer", "/orders/{order}/return-request", 409, { paid: true }),
  orders_return_approve: may("seller or ops", "/orders/{order}/return-approve", 409, {
    paid: true,
  }),
  orders_return_reject: may("seller or ops", "/orders/{order}/return-reject", 409, {
    body: {
      reason: "Sesuai deskripsi",
    },
    paid: true,
  }),
  orders_return_received: may("seller or ops", "/orders/{order}/return-received", 409, {
    paid: true,
  }),
  orders_return_label: may("parties or ops", "/orders/{order}/return-label", 409, { paid: true }),
  orders_return_ship: may("buyer", "/orders/{order}/return-ship", 409, {
    body: {
      tracking_number: "{tracking_number}",
    },
    paid: true,
  }),
  orders_settlement: may("parties", "/orders/{order}/settlement", 409, { paid: true }),
  orders_settlement_accept: may("parties", "/orders/{order}/settlement/accept", 404, {
    body: {
      settlement_id: "{nobody}",
    },
    paid: true,
  }),

  payments_check: may("parties or staff", "/payments/{order}/check", 200, { but: { seller: 403 } }),

  push_vapid_public_key: may("anyone", "/push/vapid-public-key"),
  push_subscribe: may("member", "/push/subscribe", 201),
  push_unsubscribe: may("member", "/push/unsubscribe", 404),
  push_subscriptions: may("member", "/push/subscriptions"),
  push_test: may("member", "/push/test"),

  reviews_create: may("buyer", "/reviews", 409, {
    body: { order_id: "{order}" },
    but: { suspended: 403 },
    paid: true,
  }),
  reviews_user: may("member", "/reviews/user/{seller}"),
  reviews_reply: may("active", "/reviews/{nobody}/reply", 404),

  search_listings: may("member", "/search?q=dress"),
  search_suggest: may("member", "/search/suggest?q=dr"),

  searches_saved_list: may("member", "/searches/saved"),
  searches_saved_create: may("active", "/searches/saved", 201),
  searches_saved_update: may("member", "/searches/saved/{nobody}", 404),
  searches_saved_delete: may("member", "/searches/saved/{nobody}", 404),

  shipping_rates: may("member", "/shipping/rates", 404, {
    body: {
      listing_id: "{free_listing}",
      address_id: "{address}",
    },
    but: { buyer: 200 },
  }),
  shipping_couriers: may("member", "/shipping/couriers"),
  shipping_book: may("seller or ops", "/shipping/book", 200, {
    body: { order_id: "{order}" },
    paid: true,
  }),
  shipping_waybill: may("seller or ops", "/shipping/waybill", 200, {
    body: { order_id: "{reference}" },
    paid: true,
  }),
  shipping_label: may("seller or ops", "/shipping/labels/{order}", 302, {
    paid: true,
    headers: { "X-Action-Reason": "Ticket 4711" },
  }),
  shipping_track: may("parties or staff", "/shipping/track/{tracking_number}", 200, { paid: true }),

  wallet_balance: may("member", "/wallet/balance"),
  wallet_transactions: may("member", "/wallet/transactions"),
  wallet_withdrawals_create: may("member", "/wallet/withdrawals", 409),
  wallet_withdrawals_list: may("member", "/wallet/withdrawals"),
  wallet_withdrawals_get: may("member", "/wallet/withdrawals/{nobody}", 404),
  wallet_withdrawals_cancel: may("member", "/wallet/withdrawals/{nobody}/cancel", 404),

  webhooks_xendit: may("machine", "/webhooks/xendit"),
  webhooks_payment_provider: may("machine", "/webhooks/payment_provider"),
  webhooks_xendit_payout: may("machine", "/webhooks/xendit/payout"),
  webhooks_payment_provider_payout: may("machine", "/webhooks/payment_provider/payout"),
  webhooks_xendit_native: may("machine", "/webhooks/xendit-native"),
  webhooks_payment_provider_native: may("machine", "/webhooks/payment_provider-native"),
  webhooks_biteship: may("machine", "/webhooks/biteship", 401, { body: NO_PROBE }),
  webhooks_shipping_provider: may("machine", "/webhooks/shipping_provider", 401, {
    body: NO_PROBE,
  }),
  webhooks_resend: may("machine", "/webhooks/resend"),
  webhooks_email_provider: may("machine", "/webhooks/email_provider"),
};
