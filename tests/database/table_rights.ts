/** Which role has which right on which table, one line for each table; written independently of the schema. */
type Command = "select" | "insert" | "update" | "delete";
type Columns = "all" | readonly string[];
export type Rights = Partial<Record<Command, Columns>>;

/** Roles that a request can act as. preloved_anon inherits anon; preloved_functions has no rights of its own. */
export const CALLERS = ["anon", "authenticated", "service_role"] as const;
export type TableRole = (typeof CALLERS)[number] | "preloved_api" | "preloved_ledger";

const read: Rights = { select: "all" };
const append: Rights = { select: "all", insert: "all" };
const change: Rights = { ...append, update: "all" };
const addOrDrop: Rights = { ...append, delete: "all" };
const everything: Rights = { ...change, delete: "all" };

export const columns = (names: string) => names.split(" ");

/** A role that is not named has no right. */
export const TABLE_RIGHTS: Record<string, Partial<Record<TableRole, Rights>>> = {
  // Users.
  "public.addresses": { preloved_api: everything },
  "public.profiles": { preloved_api: change },
  "private.caller_days": { preloved_api: everything },
  "private.blocks": { preloved_api: everything },
  "private.follows": { preloved_api: everything },
  "private.contacts": { preloved_api: everything },
  "private.fits": { preloved_api: addOrDrop },
  "private.erasures": { preloved_api: everything },
  // Listings.
  "private.facet_aliases": { preloved_api: everything },
  "private.size_systems": { preloved_api: read },
  "private.facet_labels": { preloved_api: addOrDrop },
  "private.listing_search": { preloved_api: everything },
  "private.listing_traits": { preloved_api: everything },
  "private.listing_words": { preloved_api: addOrDrop },
  "private.photos": { preloved_api: everything },
  "private.saved_search_keys": { preloved_api: everything },
  "private.saved_searches": { preloved_api: everything },
  "private.search_alert_queue": { preloved_api: everything },
  "private.search_alerts": { preloved_api: everything },
  "private.search_words": { preloved_api: addOrDrop },
  "public.likes": { preloved_api: addOrDrop },
  "public.listing_counts": { preloved_api: change },
  "public.listings": { preloved_api: change },
  // Orders.
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
  // Payments.
  "private.invoices": { preloved_api: everything },
  "private.refunds": { preloved_api: change },
  "private.suspense_closings": { preloved_api: append },
  "private.suspense_items": { preloved_api: read },
  "private.provider_events": { preloved_api: everything },
  "private.seen_callbacks": { preloved_api: append },
  // Shipping.
  "private.shipment_events": { preloved_api: { ...addOrDrop, update: ["note"] } },
  "private.shipments": { preloved_api: change },
  "private.shipping_statuses": { preloved_api: read },
  // Vouchers.
  "private.voucher_uses": { preloved_api: change },
  "private.vouchers": { preloved_api: change },
  // Boosts.
  "private.boost_packages": { preloved_api: read },
  "private.boost_periods": { preloved_api: change },
  "private.boost_purchases": { preloved_api: everything },
  // Live.
  "private.live_chats": { preloved_api: change },
  "private.live_stream_counts": { preloved_api: change },
  "private.live_viewers": { preloved_api: addOrDrop },
  "public.live_chat_messages": {
    preloved_api: { ...append, update: ["text", "username"] },
  },
  "public.live_streams": { preloved_api: change },
  // Notifications.
  "public.notifications": { preloved_api: everything },
  "public.notification_preferences": { preloved_api: everything },
  "private.notification_kinds": { preloved_api: read },
  "private.emails": { preloved_api: everything },
  "private.push_receipts": { preloved_api: append },
  "private.push_subscriptions": { preloved_api: everything },
  // Money.
  "private.book_blocks": { preloved_api: append },
  "private.book_chain": { preloved_api: { select: "all", update: "all" } },
  "private.book_queue": { preloved_ledger: { insert: "all" }, preloved_api: addOrDrop },
  "private.book_rows": { preloved_api: append },
  "private.ledger_check": { preloved_api: { select: "all", update: "all" } },
  "private.ledger_accounts": { preloved_ledger: change, preloved_api: read },
  "private.ledger_entries": { preloved_ledger: append, preloved_api: read },
  "private.ledger_journal": { preloved_api: read },
  "private.ledger_resolutions": { preloved_ledger: append, preloved_api: read },
  "private.ledger_totals": { preloved_api: change },
  "private.ledger_transfers": { preloved_ledger: append, preloved_api: read },
  "private.wallet_entries": { preloved_api: read },
  "private.withdrawals": { preloved_api: change },
  // Reconciliation.
  "private.booked_fees": { preloved_api: read },
  "private.chargebacks": { preloved_api: change },
  "private.provider_movements": { preloved_api: read },
  "private.provider_transactions": { preloved_api: change },
  "private.reconciliation_differences": { preloved_api: change },
  "private.reconciliation_references": { preloved_api: everything },
  "private.reconciliation_runs": { preloved_api: change },
  // Finance.
  "private.finance_inbox": { preloved_api: change },
  "private.finance_portal": { preloved_api: { select: "all", update: "all" } },
  "private.outbox": { preloved_api: everything },
  "private.portal_commands": { preloved_api: change },
  "private.seller_balances": { preloved_api: change },
  "private.seller_reviews": { preloved_api: change },
  // Staff.
  "private.analytics_days": { preloved_api: change },
  "private.approval_kinds": { preloved_api: read },
  "private.approvals": { preloved_api: change },
  "private.authorities": { preloved_api: read },
  "private.lone_decisions": { preloved_api: append },
  "private.repeated_decisions": { preloved_api: read },
  "private.audit_log": { preloved_api: append },
  "private.case_kinds": { preloved_api: read },
  "private.staff_cases": { preloved_api: change },
  "private.staff_notes": { preloved_api: everything },
  "private.ktp_statuses": { preloved_api: read },
  "private.stuck_orders": { preloved_api: read },
  "private.waiting_callbacks": { preloved_api: read },
  "private.held_roles": { preloved_api: read },
  "private.staff_roles": { preloved_api: addOrDrop },
  // Trust.
  "private.ai_usage": { preloved_api: everything },
  "private.categorizations": { preloved_api: everything },
  "private.conversations": { preloved_api: change },
  "private.messages": { preloved_api: change },
  "private.ktp_submissions": { preloved_api: change },
  "private.personal_data": { preloved_api: read },
  "private.personal_exports": { preloved_api: read },
  "private.personal_owners": { preloved_api: read },
  "private.order_parties": { preloved_api: read },
  "private.reports": { preloved_api: change },
  "private.reviews": { preloved_api: change },
  // Platform.
  "private.idempotency_keys": { preloved_api: everything },
  "private.job_floor": { preloved_api: { select: "all", update: "all" } },
  "private.job_kinds": { preloved_api: read },
  "private.providers": { preloved_api: { select: "all", update: "all" } },
  "private.jobs": { preloved_api: everything },
  "private.retention": { preloved_api: read },
  "private.retention_passes": { preloved_api: change },
  "private.run_chains": { preloved_api: change },
  "private.rate_limits": { preloved_api: read },
  "private.rate_windows": { preloved_api: everything },
  "private.settings": {
    preloved_api: { ...read, update: columns("value changed_at changed_by") },
  },
};
