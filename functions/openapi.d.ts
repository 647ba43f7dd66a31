/** The wire as types, for clients in TypeScript; npm run openapi writes it. */
export interface paths {
  "/admin/analytics": {
    /**
     * Get MAU, transactions, GMV and revenue, by default of the last 30 days.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_analytics"];
  };
  "/admin/audit": {
    /**
     * List the audit log, newest first.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_audit"];
  };
  "/admin/roles": {
    /**
     * List members of staff, latest grant first.
     * @description For staff: superadmin, superadmin.
     */
    get: operations["admin_roles"];
    /**
     * Give a user a staff role, effective with their next request.
     * @description For staff: superadmin, superadmin.
     */
    post: operations["admin_roles_grant"];
  };
  "/admin/roles/{userId}/{role}": {
    /**
     * Take a staff role from a user, effective with their next request.
     * @description For staff: superadmin, superadmin.
     */
    delete: operations["admin_roles_revoke"];
  };
  "/admin/cases": {
    /**
     * List cases that need a decision by staff, newest first.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_cases"];
  };
  "/admin/cases/{id}/close": {
    /**
     * Close a case after carrying out the decision.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_cases_close"];
  };
  "/admin/users": {
    /**
     * List users, newest first. A search shows phone and e-mail address, and is audited.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_users"];
  };
  "/admin/orders": {
    /**
     * List orders, newest first, with the reasons why they are stuck.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_orders"];
  };
  "/admin/orders/{id}/explain": {
    /**
     * Explain an order: transitions, ledger, provider calls, notifications and next steps.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_orders_explain"];
  };
  "/admin/shipments": {
    /**
     * List outbound and return shipments, newest first.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_shipments"];
  };
  "/admin/disputes": {
    /**
     * List disputes, by default the open ones, newest first.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_disputes"];
  };
  "/admin/disputes/{id}/resolve": {
    /**
     * Resolve a dispute for the seller (release) or the buyer (refund).
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_disputes_resolve"];
  };
  "/admin/orders/{id}/refund": {
    /**
     * Refund a completed order to the buyer from the wallet of the seller, which may go below zero.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_orders_refund"];
  };
  "/admin/reviews/{id}/hide": {
    /**
     * Hide a review from users and from the average rating; `hidden: false` shows it again.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_reviews_hide"];
  };
  "/admin/accounts/{userId}": {
    /**
     * Suspend, ban or reinstate a user, who is notified of the reason.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_accounts"];
  };
  "/admin/reports": {
    /**
     * List reports of listings and users, by default the open ones, newest first.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_reports"];
  };
  "/admin/reports/{id}/close": {
    /**
     * Close a report as actioned or dismissed.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_reports_close"];
  };
  "/admin/ktp/pending": {
    /**
     * List pending identity checks, newest first, without photos.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_ktp_pending"];
  };
  "/admin/ktp/{id}": {
    /**
     * Get signed URLs of the photos of an identity check, valid for five minutes.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_ktp_view"];
  };
  "/admin/ktp/{id}/approve": {
    /**
     * Approve an identity check. The decision is final.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_ktp_approve"];
  };
  "/admin/ktp/{id}/reject": {
    /**
     * Reject an identity check. The user sees the reason and may submit new photos.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_ktp_reject"];
  };
  "/admin/reliability": {
    /**
     * Get reliability signals (0 is good) and the dead events and jobs to redrive.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_reliability"];
  };
  "/admin/jobs": {
    /**
     * List jobs that are not done, newest first.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_jobs"];
  };
  "/admin/jobs/{id}/redrive": {
    /**
     * Retry a dead job, with its full number of attempts.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_jobs_redrive"];
  };
  "/admin/jobs/redrive": {
    /**
     * Retry all dead jobs of a kind, or with a text in their last error.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_jobs_redrive_matching"];
  };
  "/admin/outbox/{id}/redrive": {
    /**
     * Retry a dead event with five more attempts.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_outbox_redrive"];
  };
  "/admin/outbox/redrive": {
    /**
     * Retry all dead events of a type, or with a text in their last error, with five more attempts.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_outbox_redrive_matching"];
  };
  "/admin/webhooks": {
    /**
     * List callbacks of providers as received, newest first.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_webhooks"];
  };
  "/admin/webhooks/{id}/redrive": {
    /**
     * Process an open callback again.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_webhooks_redrive"];
  };
  "/admin/webhooks/redrive": {
    /**
     * Process all open callbacks of a provider, or with an outcome, again.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_webhooks_redrive_matching"];
  };
  "/admin/seller-reviews": {
    /**
     * List seller reviews requested by the finance portal, newest first.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_seller_reviews"];
  };
  "/admin/seller-reviews/{id}/close": {
    /**
     * Close a seller review as cleared or confirmed.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_seller_reviews_close"];
  };
  "/admin/live-streams": {
    /**
     * List streams that are not over, newest first.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_live_streams"];
  };
  "/admin/live-streams/{streamId}/end": {
    /**
     * End the stream of any user.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_live_streams_end"];
  };
  "/admin/live-streams/{streamId}/ban": {
    /**
     * Ban the host of a stream from live streams and end their streams.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_live_streams_ban"];
  };
  "/admin/accounts/{userId}/live-unban": {
    /**
     * Lift the live stream ban of a user.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_accounts_live_unban"];
  };
  "/admin/discovery": {
    /**
     * Compare stored totals, search entries, likes and boost scores with a recount.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_discovery"];
  };
  "/admin/growth/boosts": {
    /**
     * Boost all listings of a seller.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_growth_boosts"];
  };
  "/admin/payouts": {
    /**
     * List withdrawals and their payout links, newest first. Each read is audited.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_payouts"];
  };
  "/admin/payouts/{id}/settle": {
    /**
     * Resolve a withdrawal whose payout link is unknown.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_payouts_settle"];
  };
  "/admin/payouts/{id}/void": {
    /**
     * Void the unclaimed payout link of a withdrawal; the money returns to the wallet.
     * @description For staff: superadmin, administrator.
     */
    put: operations["admin_payouts_void"];
  };
  "/admin/payouts/{id}/decide": {
    /**
     * Decide whether a withdrawal was paid where the provider contradicts itself, or has forgotten the link.
     * @description For staff: superadmin, superadmin.
     */
    post: operations["admin_payouts_decide"];
  };
  "/admin/revenue": {
    /**
     * Get revenue per day, week or month.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_revenue"];
  };
  "/admin/ledger": {
    /**
     * List ledger transfers, newest first, with the balances per account.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_ledger"];
  };
  "/admin/adjustments": {
    /**
     * Adjust a wallet, once per X-Request-Id.
     * @description For staff: superadmin, superadmin.
     */
    post: operations["admin_adjustments"];
  };
  "/admin/suspense": {
    /**
     * List money in suspense, newest first.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_suspense"];
  };
  "/admin/suspense/{id}/refund": {
    /**
     * Refund money in suspense to a wallet. An order that waits for it ends.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_suspense_refund"];
  };
  "/admin/suspense/{id}/apply": {
    /**
     * Pay an order with its money in suspense. A surplus goes to the buyer's wallet.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_suspense_apply"];
  };
  "/admin/suspense/{id}/close": {
    /**
     * End money in suspense that was paid back outside, or that nobody can be paid.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_suspense_close"];
  };
  "/admin/reconciliation": {
    /**
     * Get the drift between the provider's statement and our ledger, with its differences.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_reconciliation"];
  };
  "/admin/reconciliation/{id}/approve": {
    /**
     * Approve the correction of a difference.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_reconciliation_approve"];
  };
  "/admin/reconciliation/{id}/reverse": {
    /**
     * Take an approved correction back.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_reconciliation_reverse"];
  };
  "/admin/vouchers": {
    /**
     * List vouchers, newest first.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_vouchers_list"];
    /**
     * Create a voucher.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_vouchers_create"];
  };
  "/admin/vouchers/{id}": {
    /**
     * Change a voucher.
     * @description For staff: superadmin, administrator.
     */
    patch: operations["admin_vouchers_update"];
  };
  "/ai/categorize": {
    /**
     * Describe the item on a photo with a vision model.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["ai_categorize"];
  };
  "/auth/register": {
    /**
     * Create your profile after signing up.
     * @description For anyone with a valid user token, also before registration.
     */
    post: operations["auth_register"];
  };
  "/auth/me": {
    /**
     * Get your profile, account status, roles and addresses.
     * @description For anyone with a valid user token, also before registration.
     */
    get: operations["auth_me"];
    /**
     * Delete your account. Not possible while orders or money are open.
     * @description For registered users.
     */
    delete: operations["auth_delete"];
    /**
     * Change your profile. Null clears a field.
     * @description For registered users.
     */
    patch: operations["auth_update"];
  };
  "/auth/me/addresses": {
    /**
     * List your addresses, newest first.
     * @description For registered users.
     */
    get: operations["auth_addresses_list"];
    /**
     * Add an address. The first one is primary.
     * @description For registered users.
     */
    post: operations["auth_addresses_create"];
  };
  "/auth/me/addresses/{id}": {
    /**
     * Delete one of your addresses.
     * @description For registered users.
     */
    delete: operations["auth_addresses_delete"];
    /**
     * Change one of your addresses, or make it the primary one.
     * @description For registered users.
     */
    patch: operations["auth_addresses_update"];
  };
  "/auth/users/{id}": {
    /**
     * Get the public profile of a user.
     * @description For registered users.
     */
    get: operations["auth_user"];
  };
  "/auth/users/{id}/report": {
    /**
     * Report a user to staff. The user does not learn who reported them.
     * @description For registered users.
     */
    post: operations["auth_report"];
  };
  "/auth/me/export": {
    /**
     * Export everything stored about you.
     * @description For registered users.
     */
    get: operations["auth_export"];
  };
  "/boosts/packages": {
    /**
     * List the boost packages and their prices.
     * @description For registered users.
     */
    get: operations["boosts_packages"];
  };
  "/boosts": {
    /**
     * List the boosts that you bought, newest first.
     * @description For registered users.
     */
    get: operations["boosts_list"];
    /**
     * Buy a boost for your listing; it starts when its invoice is paid.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["boosts_create"];
  };
  "/boosts/{id}": {
    /**
     * Read a boost that you bought; checks for its payment.
     * @description For registered users.
     */
    get: operations["boosts_get"];
  };
  "/feed/recently-sold": {
    /**
     * List recently sold items.
     * @description Open to everyone.
     */
    get: operations["feed_recently_sold"];
  };
  "/finance-inbox/run": {
    /**
     * Handle waiting events from the finance portal (called by the schedule).
     * @description For machines, authenticated by QStash, or the project's secret key.
     */
    post: operations["finance_inbox_run"];
  };
  "/finance-outbox/run": {
    /**
     * Deliver waiting events to the finance portal (called by the schedule).
     * @description For machines, authenticated by QStash, or the project's secret key.
     */
    post: operations["finance_outbox_run"];
  };
  "/finances/sellers/{id}/balance": {
    /**
     * Read a seller's balance from the finance portal, as the seller or as staff.
     * @description For registered users.
     */
    get: operations["finances_balance"];
  };
  "/health": {
    /**
     * Report that the service is up and its version, optionally with its dependencies.
     * @description Open to everyone.
     */
    get: operations["health_get"];
  };
  "/internal/events": {
    /**
     * List the events after a sequence number, oldest first, delivered or not.
     * @description For machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
     */
    get: operations["internal_events"];
    /**
     * Store an event of the finance portal; a repeat of its id changes nothing.
     * @description For machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
     */
    post: operations["internal_receive"];
  };
  "/internal/commands/resolve-dispute": {
    /**
     * Resolve a dispute for the finance portal; a repeat of the webhook-id returns the first response.
     * @description For machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
     */
    post: operations["internal_resolve_dispute"];
  };
  "/jobs/run": {
    /**
     * Run the background jobs that are due (called by the schedule).
     * @description For machines, authenticated by QStash, or the project's secret key.
     */
    post: operations["jobs_run"];
  };
  "/jobs/minute": {
    /**
     * Publish the scheduled runs of this minute, one every 15 seconds (called by the schedule).
     * @description For machines, authenticated by QStash, or the project's secret key.
     */
    post: operations["jobs_minute"];
  };
  "/ktp/submit": {
    /**
     * Submit a photo of your KTP and a selfie for verification by staff.
     * @description For registered users.
     */
    post: operations["ktp_submit"];
  };
  "/ktp/status": {
    /**
     * Get the status of your identity check.
     * @description For registered users.
     */
    get: operations["ktp_status"];
  };
  "/listings": {
    /**
     * List everything for sale.
     * @description For registered users.
     */
    get: operations["listings_browse"];
    /**
     * Create a listing.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["listings_create"];
  };
  "/listings/{id}": {
    /**
     * Get a listing.
     * @description For registered users.
     */
    get: operations["listings_get"];
    /**
     * Delete your listing.
     * @description For registered users.
     */
    delete: operations["listings_delete"];
    /**
     * Change your listing while it is active or removed.
     * @description For registered users.
     */
    patch: operations["listings_update"];
  };
  "/listings/user/{userId}": {
    /**
     * List a user's listings, also sold ones, newest first; your own also when removed.
     * @description For registered users.
     */
    get: operations["listings_user"];
  };
  "/listings/photos": {
    /**
     * Create a signed URL to upload a photo, and get its public URL.
     * @description For registered users.
     */
    post: operations["listings_photos"];
  };
  "/listings/{id}/report": {
    /**
     * Report a listing to staff. The seller does not learn who reported it.
     * @description For registered users.
     */
    post: operations["listings_report"];
  };
  "/listings/boosted": {
    /**
     * List everything for sale, boosted listings first.
     * @description For registered users.
     */
    get: operations["listings_boosted"];
  };
  "/listings/{id}/relist": {
    /**
     * Relist your removed listing.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["listings_relist"];
  };
  "/listings/{id}/like": {
    /**
     * Like a listing.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["listings_like"];
    /**
     * Remove your like of a listing.
     * @description For registered users.
     */
    delete: operations["listings_unlike"];
  };
  "/live-streams": {
    /**
     * List live streams, newest first.
     * @description For registered users.
     */
    get: operations["live_streams_list"];
    /**
     * Go live now, or announce a stream for later.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["live_streams_create"];
  };
  "/live-streams/{id}": {
    /**
     * Get a live stream, also an ended one.
     * @description For registered users.
     */
    get: operations["live_streams_get"];
  };
  "/live-streams/{id}/start": {
    /**
     * Start your upcoming stream.
     * @description For registered users who are neither suspended nor banned.
     */
    put: operations["live_streams_start"];
  };
  "/live-streams/{id}/end": {
    /**
     * End your stream, or cancel an upcoming one.
     * @description For registered users.
     */
    put: operations["live_streams_end"];
  };
  "/live-streams/{id}/pins": {
    /**
     * Replace the pinned listings of your stream.
     * @description For registered users who are neither suspended nor banned.
     */
    put: operations["live_streams_pins"];
  };
  "/live-streams/{id}/view": {
    /**
     * Count one more viewer.
     * @description For registered users.
     */
    post: operations["live_streams_view"];
  };
  "/live-streams/{id}/leave": {
    /**
     * Count one viewer less; never below 0.
     * @description For registered users.
     */
    post: operations["live_streams_leave"];
  };
  "/live-streams/{id}/chat": {
    /**
     * List messages of a stream's chat, at most 100.
     * @description For registered users.
     */
    get: operations["live_streams_messages"];
    /**
     * Send a message or a price offer to a stream's chat.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["live_streams_chat"];
  };
  "/notifications": {
    /**
     * List your notifications, newest first, read and unread.
     * @description For registered users.
     */
    get: operations["notifications_list"];
  };
  "/notifications/read-all": {
    /**
     * Mark all your notifications as read.
     * @description For registered users.
     */
    put: operations["notifications_read_all"];
  };
  "/notifications/{id}/toggle-read": {
    /**
     * Mark one of your notifications as read, or as unread again.
     * @description For registered users.
     */
    put: operations["notifications_toggle_read"];
  };
  "/notifications/preferences": {
    /**
     * Get your notification preferences.
     * @description For registered users.
     */
    get: operations["notifications_preferences"];
    /**
     * Change your notification preferences. Omitted fields stay as they are.
     * @description For registered users.
     */
    put: operations["notifications_preferences_update"];
  };
  "/orders": {
    /**
     * Order a listing and get its invoice.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["orders_create"];
  };
  "/orders/{id}": {
    /**
     * Read an order you are a party to.
     * @description For registered users.
     */
    get: operations["orders_get"];
  };
  "/orders/my": {
    /**
     * List your orders as buyer and as seller.
     * @description For registered users.
     */
    get: operations["orders_my"];
  };
  "/orders/{id}/timeline": {
    /**
     * List every status an order has entered, oldest first.
     * @description For registered users.
     */
    get: operations["orders_timeline"];
  };
  "/orders/{id}/status": {
    /**
     * Move an order to another status that your side may set.
     * @description For registered users.
     */
    put: operations["orders_status"];
  };
  "/orders/{id}/ship": {
    /**
     * Mark a sale as shipped, with its tracking number.
     * @description For registered users.
     */
    put: operations["orders_ship"];
  };
  "/orders/{id}/confirm": {
    /**
     * Confirm receipt and release the escrow to the seller.
     * @description For registered users.
     */
    put: operations["orders_confirm"];
  };
  "/orders/{id}/cancel": {
    /**
     * Cancel an order that is not shipped.
     * @description For registered users.
     */
    put: operations["orders_cancel"];
  };
  "/orders/{id}/dispute": {
    /**
     * Open a dispute about an order that you bought.
     * @description For registered users.
     */
    put: operations["orders_dispute"];
  };
  "/orders/{id}/return-request": {
    /**
     * Request a return of a delivered order.
     * @description For registered users.
     */
    post: operations["orders_return_request"];
  };
  "/orders/{id}/return-approve": {
    /**
     * Approve a return.
     * @description For registered users.
     */
    put: operations["orders_return_approve"];
  };
  "/orders/{id}/return-reject": {
    /**
     * Reject a return with a reason.
     * @description For registered users.
     */
    put: operations["orders_return_reject"];
  };
  "/orders/{id}/return-received": {
    /**
     * Confirm receipt of a return and refund the buyer.
     * @description For registered users.
     */
    put: operations["orders_return_received"];
  };
  "/orders/{id}/return-label": {
    /**
     * Get the shipping label for an approved return.
     * @description For registered users.
     */
    post: operations["orders_return_label"];
  };
  "/orders/{id}/return-ship": {
    /**
     * Send an approved return by a courier of your own.
     * @description For registered users.
     */
    put: operations["orders_return_ship"];
  };
  "/payments/{orderId}/check": {
    /**
     * Check the payment of your order and apply what the provider reports.
     * @description For registered users.
     */
    get: operations["payments_check"];
  };
  "/push/vapid-public-key": {
    /**
     * Get the applicationServerKey for PushManager.subscribe().
     * @description Open to everyone.
     */
    get: operations["push_vapid_public_key"];
  };
  "/push/subscribe": {
    /**
     * Subscribe a browser to push messages: send its PushSubscription as JSON.
     * @description For registered users.
     */
    post: operations["push_subscribe"];
  };
  "/push/unsubscribe": {
    /**
     * Unsubscribe one of your browsers.
     * @description For registered users.
     */
    delete: operations["push_unsubscribe"];
  };
  "/push/subscriptions": {
    /**
     * List your active push subscriptions, without their keys.
     * @description For registered users.
     */
    get: operations["push_subscriptions"];
  };
  "/push/test": {
    /**
     * Send a test message to all your devices.
     * @description For registered users.
     */
    post: operations["push_test"];
  };
  "/reviews": {
    /**
     * Review the seller of a completed order, once.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["reviews_create"];
  };
  "/reviews/user/{userId}": {
    /**
     * List the reviews of a seller, newest first, with their average.
     * @description For registered users.
     */
    get: operations["reviews_user"];
  };
  "/reviews/{id}/reply": {
    /**
     * Reply to a review of yourself as a seller, once.
     * @description For registered users who are neither suspended nor banned.
     */
    post: operations["reviews_reply"];
  };
  "/search": {
    /**
     * Search everything for sale.
     * @description For registered users.
     */
    get: operations["search_listings"];
  };
  "/shipping/rates": {
    /**
     * Get signed shipping prices from a listing's seller to one of your addresses.
     * @description For registered users.
     */
    post: operations["shipping_rates"];
  };
  "/shipping/couriers": {
    /**
     * List the couriers and their services.
     * @description For registered users.
     */
    get: operations["shipping_couriers"];
  };
  "/shipping/book": {
    /**
     * Book the courier of a paid order now. Repeated calls never book a second one.
     * @description For registered users.
     */
    post: operations["shipping_book"];
  };
  "/shipping/waybill": {
    /**
     * Get the tracking number and label of a paid order; books its courier if needed.
     * @description For registered users.
     */
    post: operations["shipping_waybill"];
  };
  "/shipping/labels/{orderId}": {
    /**
     * Get the label of a parcel. Redirects to a PDF; the URL is valid for five minutes.
     * @description For registered users.
     */
    get: operations["shipping_label"];
  };
  "/shipping/track/{trackingNumber}": {
    /**
     * Track a parcel of one of your orders.
     * @description For registered users.
     */
    get: operations["shipping_track"];
  };
  "/wallet/balance": {
    /**
     * Read your wallet balance.
     * @description For registered users.
     */
    get: operations["wallet_balance"];
  };
  "/wallet/transactions": {
    /**
     * List your wallet's transactions, newest first.
     * @description For registered users.
     */
    get: operations["wallet_transactions"];
  };
  "/wallet/withdrawals": {
    /**
     * List your withdrawals, newest first.
     * @description For registered users.
     */
    get: operations["wallet_withdrawals_list"];
    /**
     * Withdraw from your wallet; a payout link is created and e-mailed to you.
     * @description For registered users.
     */
    post: operations["wallet_withdrawals_create"];
  };
  "/wallet/withdrawals/{id}": {
    /**
     * Read one of your withdrawals.
     * @description For registered users.
     */
    get: operations["wallet_withdrawals_get"];
  };
  "/wallet/withdrawals/{id}/cancel": {
    /**
     * Cancel a withdrawal whose payout link is not claimed yet.
     * @description For registered users.
     */
    post: operations["wallet_withdrawals_cancel"];
  };
  "/webhooks/xendit": {
    /**
     * Receive an invoice callback from the payment provider.
     * @description For machines, authenticated by x-callback-token.
     */
    post: operations["webhooks_xendit"];
  };
  "/webhooks/payment_provider": {
    /**
     * Receive an invoice callback from the payment provider.
     * @description For machines, authenticated by x-callback-token.
     */
    post: operations["webhooks_payment_provider"];
  };
  "/webhooks/xendit/payout": {
    /**
     * Receive a payout callback from the payment provider.
     * @description For machines, authenticated by x-callback-token.
     */
    post: operations["webhooks_xendit_payout"];
  };
  "/webhooks/payment_provider/payout": {
    /**
     * Receive a payout callback from the payment provider.
     * @description For machines, authenticated by x-callback-token.
     */
    post: operations["webhooks_payment_provider_payout"];
  };
  "/webhooks/xendit-native": {
    /**
     * Receive a payment callback without an invoice: virtual account, e-wallet or QR code.
     * @description For machines, authenticated by x-callback-token.
     */
    post: operations["webhooks_xendit_native"];
  };
  "/webhooks/payment_provider-native": {
    /**
     * Receive a payment callback without an invoice: virtual account, e-wallet or QR code.
     * @description For machines, authenticated by x-callback-token.
     */
    post: operations["webhooks_payment_provider_native"];
  };
  "/webhooks/biteship": {
    /**
     * Receive a shipment callback from the shipping provider.
     * @description For machines, authenticated by BITESHIP_SIGNATURE_HEADER.
     */
    post: operations["webhooks_biteship"];
  };
  "/webhooks/shipping_provider": {
    /**
     * Receive a shipment callback from the shipping provider.
     * @description For machines, authenticated by BITESHIP_SIGNATURE_HEADER.
     */
    post: operations["webhooks_shipping_provider"];
  };
  "/webhooks/resend": {
    /**
     * Receive an e-mail callback from the e-mail provider.
     * @description For machines, authenticated by svix-signature.
     */
    post: operations["webhooks_resend"];
  };
  "/webhooks/email_provider": {
    /**
     * Receive an e-mail callback from the e-mail provider.
     * @description For machines, authenticated by svix-signature.
     */
    post: operations["webhooks_email_provider"];
  };
}
/** OneOf type helpers */
type Without<T, U> = { [P in Exclude<keyof T, keyof U>]?: never };
type XOR<T, U> = (T | U) extends object ? (Without<T, U> & U) | (Without<U, T> & T) : T | U;
type OneOf<T extends any[]> = T extends [infer Only] ? Only : T extends [infer A, infer B, ...infer Rest] ? OneOf<[XOR<A, B>, ...Rest]> : never;


export type webhooks = Record<string, never>;

export interface components {
  schemas: {
    Analytics: {
      /**
       * Format: date
       * @description A day in Jakarta
       */
      from: string;
      /**
       * Format: date
       * @description A day in Jakarta
       */
      to: string;
      /** @description Active users of the 30 days that end with the day, or with the last day of the period */
      mau: number;
      new_users: number;
      /** @description Paid orders */
      transactions: number;
      /** @description Sum of the item prices of paid orders */
      gmv: number;
      /** @description Earned fees, boosts and commission minus promotions and claims */
      revenue: number;
      /** @description The preceding period of the same length */
      previous: {
        /**
         * Format: date
         * @description A day in Jakarta
         */
        from: string;
        /**
         * Format: date
         * @description A day in Jakarta
         */
        to: string;
        /** @description Active users of the 30 days that end with the day, or with the last day of the period */
        mau: number;
        new_users: number;
        /** @description Paid orders */
        transactions: number;
        /** @description Sum of the item prices of paid orders */
        gmv: number;
        /** @description Earned fees, boosts and commission minus promotions and claims */
        revenue: number;
      };
      /** @description This period minus the previous one */
      change: {
        /** @description Active users of the 30 days that end with the day, or with the last day of the period */
        mau: number;
        new_users: number;
        /** @description Paid orders */
        transactions: number;
        /** @description Sum of the item prices of paid orders */
        gmv: number;
        /** @description Earned fees, boosts and commission minus promotions and claims */
        revenue: number;
      };
      /** @description Oldest first; today is not final */
      days: {
          /**
           * Format: date
           * @description A day in Jakarta
           */
          day: string;
          active_users: number;
          /** @description Active users of the 30 days that end with the day, or with the last day of the period */
          mau: number;
          new_users: number;
          /** @description Paid orders */
          transactions: number;
          /** @description Sum of the item prices of paid orders */
          gmv: number;
          /** @description Earned fees, boosts and commission minus promotions and claims */
          revenue: number;
        }[];
      /** @description With check=true; empty when nothing differs */
      differences?: {
          /**
           * Format: date
           * @description A day in Jakarta
           */
          day: string;
          what: string;
          kept: number;
          counted: number;
        }[];
    };
    AuditLine: {
      id: number;
      /** @description Null: the finance portal */
      actor_id: string | null;
      actor_username: string | null;
      /** @description Role in which the action was allowed */
      role: ("superadmin" | "ops_admin" | "administrator") | null;
      /**
       * @description A change, or a read of personal data
       * @enum {string}
       */
      kind: "change" | "read";
      /** @description Operation id */
      action: string;
      target_type: string;
      target_id: string;
      reason: string | null;
      before: unknown;
      after: unknown;
      request_id: string | null;
      /** @description ISO 8601, UTC, microseconds */
      at: string;
    };
    Colleague: {
      /** Format: uuid */
      user_id: string;
      username: string;
      roles: ("superadmin" | "ops_admin" | "administrator")[];
      /** @enum {string} */
      account_status: "active" | "suspended" | "banned";
      /** @description Time of the latest grant */
      since: string;
    };
    StaffMember: {
      /** Format: uuid */
      user_id: string;
      username: string;
      roles: ("superadmin" | "ops_admin" | "administrator")[];
    };
    StaffCase: {
      /** Format: uuid */
      id: string;
      kind: string;
      key: string;
      order_id: string | null;
      order_reference: string | null;
      details: {
        [key: string]: unknown;
      };
      /** @description What to do, and with which operation */
      next_step: string;
      /** @enum {string} */
      status: "open" | "closed";
      /** @description ISO 8601, UTC, microseconds */
      opened_at: string;
      closed_at: string | null;
    };
    UserLine: {
      /** Format: uuid */
      id: string;
      username: string;
      full_name: string | null;
      city: string | null;
      phone: string | null;
      email: string | null;
      /** @enum {string} */
      account_status: "active" | "suspended" | "banned";
      payouts_blocked_until: string | null;
      live_banned: boolean;
      /** @enum {string} */
      ktp_status: "none" | "pending" | "approved" | "rejected";
      roles: ("superadmin" | "ops_admin" | "administrator")[];
      sold_count: number;
      rating_count: number;
      deleted_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    OrderLine: {
      /** Format: uuid */
      id: string;
      reference: string;
      /** @enum {string} */
      status: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
      /** Format: uuid */
      listing_id: string;
      listing_title: string;
      /** Format: uuid */
      buyer_id: string;
      buyer_username: string;
      /** Format: uuid */
      seller_id: string;
      seller_username: string;
      /** @description Rupiah */
      item_price: number;
      /** @description Rupiah */
      shipping_fee: number;
      /** @description Rupiah */
      buyer_protection_fee: number;
      /** @description Rupiah */
      voucher_discount: number;
      /** @description Rupiah */
      total: number;
      refunded_amount: number | null;
      payment_status: string | null;
      courier_code: string;
      tracking_number: string | null;
      /** @description Why the order is stuck: case:<kind>, overdue:<job> or failing:<job> */
      stuck: string[];
      paid_at: string | null;
      completed_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      /** @description ISO 8601, UTC, microseconds */
      updated_at: string;
    };
    OrderExplained: {
      order: {
        /** Format: uuid */
        id: string;
        reference: string;
        /** @enum {string} */
        status: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
        /** Format: uuid */
        listing_id: string;
        /** Format: uuid */
        buyer_id: string;
        /** Format: uuid */
        seller_id: string;
        /** @description Rupiah */
        total: number;
        refunded_amount: number | null;
        /** @description ISO 8601, UTC, microseconds */
        created_at: string;
      };
      transitions: ({
          version: number;
          from: ("AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED") | null;
          /** @enum {string} */
          to: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
          /** @enum {string} */
          actor: "buyer" | "seller" | "staff" | "provider" | "portal" | "clock";
          actor_id: string | null;
          actor_username: string | null;
          reason: string | null;
          /** @description ISO 8601, UTC, microseconds */
          at: string;
        })[];
      ledger: components["schemas"]["LedgerTransfer"][];
      provider_calls: ({
          /** @enum {string} */
          company: "payment" | "shipping";
          /**
           * @description asked: our request. told: a callback.
           * @enum {string}
           */
          direction: "asked" | "told";
          what: string;
          reference: string | null;
          outcome: string;
          attempts: number | null;
          error: string | null;
          /** @description ISO 8601, UTC, microseconds */
          at: string;
        })[];
      deliveries: ({
          /** Format: uuid */
          id: string;
          seq: number | null;
          type: string;
          version: number;
          posts: number;
          delivered_at: string | null;
          dead_at: string | null;
          error: string | null;
          /** @description ISO 8601, UTC, microseconds */
          at: string;
        })[];
      notifications: ({
          /** Format: uuid */
          id: string;
          /** Format: uuid */
          user_id: string;
          /** @enum {string} */
          to: "buyer" | "seller";
          kind: string;
          read_at: string | null;
          /** @description Status of its e-mail; null without one */
          email: string | null;
          email_problem: string | null;
          /** @description Number of devices it was pushed to */
          devices: number;
          /** @description ISO 8601, UTC, microseconds */
          at: string;
        })[];
      admin_actions: components["schemas"]["AuditLine"][];
      cases: components["schemas"]["StaffCase"][];
      stuck: string[];
      next: ({
          /** @enum {string} */
          to: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
          /** @enum {string} */
          by: "buyer" | "seller" | "staff" | "provider" | "portal" | "clock";
          /** @description Time of the automatic transition */
          at: string | null;
          /** @description Unmet precondition; null without one */
          objection: string | null;
        })[];
    };
    LedgerTransfer: {
      /** Format: uuid */
      id: string;
      /** @description Unique key of the transfer, which prevents posting twice */
      key: string;
      kind: string;
      description: string;
      order_id: string | null;
      order_reference: string | null;
      withdrawal_id: string | null;
      /** @description Whether it is a hold */
      is_pending: boolean;
      /** @description How the hold ended */
      outcome: ("posted" | "voided" | "expired") | null;
      /** @description ISO 8601, UTC, microseconds */
      event_at: string;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      entries: ({
          /** @enum {string} */
          account: "provider_cash" | "escrow" | "wallet" | "shipping_payable" | "courier_balance" | "courier_adjustments" | "protection_fee_held" | "protection_fee_revenue" | "commission_revenue" | "boost_revenue" | "promotions" | "payment_fees" | "payout_in_transit" | "payout_fees" | "claims" | "suspense" | "adjustments";
          user_id: string | null;
          /** @description Rupiah */
          amount: number;
          /** @description Rupiah */
          balance_after: number;
          version: number;
        })[];
    };
    ShipmentLine: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      order_id: string;
      order_reference: string;
      /** @enum {string} */
      order_status: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
      /** @enum {string} */
      direction: "outbound" | "return";
      courier_code: string;
      courier_service_code: string;
      shipper_order_id: string | null;
      tracking_number: string | null;
      /** @description Status as the carrier names it */
      status: string;
      /** @description Rupiah charged to the buyer or seller */
      charged: number | null;
      /** @description Current price of the courier */
      price: number | null;
      label_url: string | null;
      scanned_at: string | null;
      delivered_at: string | null;
      cancelled_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      /** @description ISO 8601, UTC, microseconds */
      updated_at: string;
    };
    DisputeCase: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      order_id: string;
      reason: string | null;
      description: string | null;
      photos: string[];
      /** @enum {string} */
      status: "open" | "resolved";
      resolution: ("release" | "refund") | null;
      note: string | null;
      resolved_by: ("staff" | "portal") | null;
      /** @description ISO 8601, UTC, microseconds */
      opened_at: string;
      resolved_at: string | null;
      /** @description Hours since it was opened, or until it was resolved */
      age_hours: number;
      order_reference: string;
      /** @enum {string} */
      order_status: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
      /** Format: uuid */
      buyer_id: string;
      /** Format: uuid */
      seller_id: string;
      /** @description Rupiah */
      item_price: number;
      /** @description Rupiah */
      total: number;
    };
    Dispute: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      order_id: string;
      reason: string | null;
      description: string | null;
      photos: string[];
      /** @enum {string} */
      status: "open" | "resolved";
      resolution: ("release" | "refund") | null;
      note: string | null;
      resolved_by: ("staff" | "portal") | null;
      /** @description ISO 8601, UTC, microseconds */
      opened_at: string;
      resolved_at: string | null;
    };
    Order: {
      /** Format: uuid */
      id: string;
      reference: string;
      /** @enum {string} */
      status: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
      /** Format: uuid */
      listing_id: string;
      listing_title: string;
      listing_photo_url: string;
      weight_grams: number;
      /** Format: uuid */
      buyer_id: string;
      /** Format: uuid */
      seller_id: string;
      /** @description Rupiah */
      item_price: number;
      /** @description Rupiah */
      shipping_fee: number;
      /** @description Rupiah */
      buyer_protection_fee: number;
      /** @description Rupiah */
      voucher_discount: number;
      /** @description Rupiah */
      total: number;
      courier_code: string;
      /** @description Null when the seller ships by a courier of their own */
      courier_service_code: string | null;
      shipping_details: {
        courier_code: string;
        /** @description Null when the seller ships by a courier of their own */
        courier_service_code: string | null;
        shipper_order_id: string | null;
      };
      tracking_number: string | null;
      label_url: string | null;
      /** @description The seller reads more than name and city only in READY_TO_SHIP and SHIPPED */
      recipient: {
        recipient_name: string;
        city: string;
        phone?: string;
        street?: string;
        district?: string | null;
        province?: string;
        postal_code?: string;
      };
      /** @description The buyer reads more than name and city only in RETURN_APPROVED */
      return_address: {
        recipient_name: string;
        city: string;
        phone?: string;
        street?: string;
        district?: string | null;
        province?: string;
        postal_code?: string;
      };
      payment: ({
        invoice_id: string | null;
        invoice_url: string | null;
        status: string;
        expires_at: string | null;
      }) | null;
      deadlines: ({
          /** @enum {string} */
          to: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
          /** @description ISO 8601, UTC, microseconds */
          at: string;
        })[];
      return: ({
        reason: string | null;
        description: string | null;
        photos: string[];
        /** @description ISO 8601, UTC, microseconds */
        requested_at: string;
        /** @description Of a courier of the buyer's own; null while our label is used */
        tracking_number: string | null;
        courier_code: string | null;
        rejection_reason: string | null;
        rejected_at: string | null;
      }) | null;
      dispute: components["schemas"]["Dispute"] | null;
      refunded_amount: number | null;
      refunded_at: string | null;
      paid_at: string | null;
      shipped_at: string | null;
      delivered_at: string | null;
      completed_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      /** @description ISO 8601, UTC, microseconds */
      updated_at: string;
    };
    ReportCase: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description The reported user; of a listing, its seller
       */
      user_id: string;
      listing_id: string | null;
      /** @enum {string} */
      reason: "counterfeit" | "prohibited_item" | "misleading" | "scam" | "harassment" | "offensive" | "spam" | "other";
      details: string | null;
      /** @description ISO 8601, UTC, microseconds */
      opened_at: string;
      username: string;
      /** @enum {string} */
      account_status: "active" | "suspended" | "banned";
      listing_title: string | null;
      /** Format: uuid */
      reporter_id: string;
      /** @enum {string} */
      status: "open" | "closed";
      outcome: ("actioned" | "dismissed") | null;
      note: string | null;
      closed_by: string | null;
      closed_at: string | null;
    };
    KtpWaiting: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: "pending" | "approved" | "rejected";
      rejection_reason: string | null;
      /** @description ISO 8601, UTC, microseconds */
      submitted_at: string;
      decided_at: string | null;
      /** Format: uuid */
      user_id: string;
      username: string;
      full_name: string | null;
      /** @description Number of rejected submissions of this user */
      rejected_before: number;
    };
    KtpPhotos: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: "pending" | "approved" | "rejected";
      rejection_reason: string | null;
      /** @description ISO 8601, UTC, microseconds */
      submitted_at: string;
      decided_at: string | null;
      /** Format: uuid */
      user_id: string;
      /** @description Null once the photos are deleted */
      photo_url: string | null;
      selfie_url: string | null;
      urls_expire_in_s: number;
    };
    KtpCase: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: "pending" | "approved" | "rejected";
      rejection_reason: string | null;
      /** @description ISO 8601, UTC, microseconds */
      submitted_at: string;
      decided_at: string | null;
      /** Format: uuid */
      user_id: string;
    };
    Reliability: {
      /** @description Age of the oldest event not yet delivered to the finance portal */
      oldest_unsent_event_s: number;
      /** @description How long the finance portal has not answered */
      portal_down_s: number;
      /** @description How long work has waited for the payment provider */
      payments_down_s: number;
      /** @description How long work has waited for the shipping provider */
      shipping_down_s: number;
      /** @description How long e-mails have waited for the e-mail provider */
      mail_down_s: number;
      /** @description How long deletions have waited for the storage */
      storage_down_s: number;
      /** @description Since when the model has answered no photo */
      vision_down_s: number;
      /** @description Age of the oldest event of the finance portal that is not processed */
      oldest_unread_portal_event_s: number;
      /** @description Dead events and jobs */
      dead_letters: number;
      /** @description Jobs that failed at least five times and are still retried */
      failing_jobs: number;
      /** @description How late the next due work is: scheduled runs are missing or too few */
      late_work_s: number;
      /** @description Orders whose automatic transition is more than five minutes late */
      overdue_deadlines: number;
      /** @description Leases expired for over a minute whose work no worker took over */
      stuck_leases: number;
      /** @description Rupiah by which balances and entries of the last hour differ */
      ledger_drift: number;
      /** @description Unexplained rupiah between the payment provider's statement and our ledger */
      provider_drift: number;
      /** @description How long the nightly comparison with the payment provider is overdue */
      reconciliation_behind_s: number;
      /** @description Callbacks with an unknown reference or not processed */
      parked_callbacks: number;
      /** @description Disputes open for more than three days */
      old_disputes: number;
      /** @description Past days missing in analytics */
      uncounted_days: number;
      /** @description Open staff cases */
      open_cases: number;
      /** @description Open seller reviews requested by the finance portal */
      open_seller_reviews: number;
      /** @description Up to then the ledger is compared with the payment provider's statement */
      reconciled_until: string | null;
      dead_events: ({
          /** Format: uuid */
          id: string;
          error: string | null;
          /** @description ISO 8601, UTC, microseconds */
          dead_at: string;
          seq: number;
          type: string;
          /** Format: uuid */
          aggregate_id: string;
        })[];
      dead_jobs: ({
          /** Format: uuid */
          id: string;
          error: string | null;
          /** @description ISO 8601, UTC, microseconds */
          dead_at: string;
          kind: string;
          key: string;
        })[];
    };
    Job: {
      /** Format: uuid */
      id: string;
      kind: string;
      key: string;
      attempts: number;
      last_error: string | null;
      /** @description When it was first due */
      due_at: string;
      /** @description Null when it is dead */
      next_try: string | null;
      dead_at: string | null;
    };
    Redriven: {
      redriven: number;
      /** @description Number found; if more than redriven, call again */
      matching: number;
    };
    Callback: {
      /** Format: uuid */
      id: string;
      provider: string;
      reference: string | null;
      /** @description unknown, unconfirmed, unfamiliar or null: not processed */
      outcome: string | null;
      body: unknown;
      attempts: number;
      error: string | null;
      next_attempt_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      received_at: string;
      handled_at: string | null;
    };
    SellerReview: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      seller_id: string;
      seller_username: string | null;
      /** @description Event of the finance portal that requested it */
      event_id: string;
      details: {
        [key: string]: unknown;
      };
      /** @enum {string} */
      status: "open" | "closed";
      verdict: ("cleared" | "confirmed") | null;
      note: string | null;
      closed_by: string | null;
      /** @description ISO 8601, UTC, microseconds */
      opened_at: string;
      closed_at: string | null;
    };
    StaffLiveStream: {
      /** @description LS and 12 hex characters */
      id: string;
      /** @enum {string} */
      status: "live" | "upcoming" | "ended";
      title: string;
      host_name: string;
      /** Format: uuid */
      host_id: string;
      host_avatar: string | null;
      duration_min: number;
      /** @description Now; 0 once the stream has ended */
      viewers: number;
      /** @description The most at one time */
      peak_viewers: number;
      /** @description Users who viewed it at least once */
      unique_viewers: number;
      /** @description Messages and offers of users, without system messages */
      message_count: number;
      pinned_listing_ids: string[];
      started_at: string | null;
      ended_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    BoostGrant: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      seller_id: string;
      score: number;
      days: number;
      /** @description ISO 8601, UTC, microseconds */
      starts_at: string;
      /** @description ISO 8601, UTC, microseconds */
      ends_at: string;
    };
    Payout: {
      /** Format: uuid */
      id: string;
      /**
       * @description HELD: the provider has not confirmed the link yet. LINK_CREATED: it can be claimed.
       * @enum {string}
       */
      status: "HELD" | "LINK_CREATED" | "PAID" | "FAILED" | "EXPIRED" | "CANCELLED" | "RETURNED";
      /** @description Taken from the wallet */
      amount: number;
      /** @description Rupiah */
      fee: number;
      /** @description Paid out by the link: amount less fee */
      net: number;
      recipient_email: string;
      payout_url: string | null;
      provider_payout_id: string | null;
      failure_reason: string | null;
      expires_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      /** @description ISO 8601, UTC, microseconds */
      updated_at: string;
      /** Format: uuid */
      user_id: string;
      username: string;
      /** @description Status at the provider */
      provider_status: string | null;
      /** @description Number of requests for the link */
      attempts: number;
      /** @description Number of later changes by the provider */
      flips: number;
      /** @description Kinds of open staff cases */
      cases: string[];
    };
    Withdrawal: {
      /** Format: uuid */
      id: string;
      /**
       * @description HELD: the provider has not confirmed the link yet. LINK_CREATED: it can be claimed.
       * @enum {string}
       */
      status: "HELD" | "LINK_CREATED" | "PAID" | "FAILED" | "EXPIRED" | "CANCELLED" | "RETURNED";
      /** @description Taken from the wallet */
      amount: number;
      /** @description Rupiah */
      fee: number;
      /** @description Paid out by the link: amount less fee */
      net: number;
      recipient_email: string;
      payout_url: string | null;
      provider_payout_id: string | null;
      failure_reason: string | null;
      expires_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      /** @description ISO 8601, UTC, microseconds */
      updated_at: string;
    };
    RevenueFigures: {
      /** @description Rupiah */
      protection_fees: number;
      /** @description Rupiah */
      commission: number;
      /** @description Rupiah */
      boosts: number;
      /** @description Cost of vouchers */
      promotions: number;
      /** @description Cost of compensation */
      claims: number;
      /** @description The first three minus promotions and claims */
      revenue: number;
      /** @description Withdrawal fees minus the fees of the provider */
      payout_fees: number;
      /** @description Fees of the payment provider */
      payment_fees: number;
      /** @description Quoted minus charged courier prices */
      courier_adjustments: number;
    };
    ParkedMoney: {
      /** Format: uuid */
      id: string;
      /** @description wrong_amount, unexpected_payment, … */
      kind: string;
      /** @description Rupiah */
      amount: number;
      order_id: string | null;
      order_reference: string | null;
      order_status: ("AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED") | null;
      order_total: number | null;
      /** @enum {string} */
      status: "open" | "refunded" | "applied" | "reversed" | "paid_back" | "kept";
      details: unknown;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      resolved_at: string | null;
    };
    Difference: {
      /** Format: uuid */
      id: string;
      /** @description Reference at the provider */
      reference: string;
      order_id: string | null;
      withdrawal_id: string | null;
      /** @description Amount in the provider's statement: positive in, negative out */
      provider_amount: number;
      /** @description The same in our ledger */
      ledger_amount: number;
      /** @description Rupiah */
      difference: number;
      /** @description A row of the statement that cannot be read, and why */
      problem: string | null;
      /**
       * @description resolved: a later run found no difference; reversed: the correction was taken back
       * @enum {string}
       */
      status: "open" | "approved" | "resolved" | "reversed";
      /** @description Entries that an approval posts */
      correction: ({
          /** @enum {string} */
          account: "provider_cash" | "escrow" | "wallet" | "shipping_payable" | "courier_balance" | "courier_adjustments" | "protection_fee_held" | "protection_fee_revenue" | "commission_revenue" | "boost_revenue" | "promotions" | "payment_fees" | "payout_in_transit" | "payout_fees" | "claims" | "suspense" | "adjustments";
          /** @description Rupiah */
          amount: number;
        })[];
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      closed_at: string | null;
    };
    Voucher: {
      /** Format: uuid */
      id: string;
      code: string;
      /** @enum {string} */
      kind: "fixed" | "percent";
      /** @description Rupiah, or percent of the item price */
      value: number;
      max_discount: number | null;
      /** @description Rupiah */
      min_total: number;
      /** @description ISO 8601, UTC, microseconds */
      starts_at: string;
      /** @description ISO 8601, UTC, microseconds */
      ends_at: string;
      total_limit: number;
      per_user_limit: number;
      /** @description Number of orders that use it */
      used: number;
      active: boolean;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      /** @description ISO 8601, UTC, microseconds */
      updated_at: string;
    };
    Categorization: components["schemas"]["FashionItem"] | components["schemas"]["NonFashion"];
    FashionItem: {
      /** @constant */
      is_fashion_item: true;
      /** @enum {string} */
      category: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
      sub_category: string | null;
      brand: string | null;
      /** @enum {string} */
      condition: "new" | "like_new" | "good" | "fair";
      /**
       * @description POST /listings accepts these values and stores men as male, women as female
       * @enum {string}
       */
      gender: "men" | "women";
      style: string | null;
      vibe_tags: string[];
      /** @description Rupiah */
      original_price: number | null;
      /** @description Rupiah */
      suggested_price: number | null;
      title: string | null;
      description: string | null;
      colors: string[];
      material: string | null;
      pattern: string | null;
      size: string | null;
      fit: string | null;
      season: string | null;
      occasion: string | null;
      sleeve_length: string | null;
      neckline: string | null;
      length: string | null;
      weight_grams: number | null;
      defects: string[];
      confidence: number;
      /**
       * @description cache: the same photo was analyzed before
       * @enum {string}
       */
      source: "model" | "cache";
      model: string;
    };
    NonFashion: {
      /** @constant */
      is_fashion_item: false;
      /** @enum {string} */
      non_fashion_reason_id: "not_clothing" | "person_only" | "unclear_photo" | "inappropriate" | "multiple_items";
      confidence: number;
      /**
       * @description cache: the same photo was analyzed before
       * @enum {string}
       */
      source: "model" | "cache";
    };
    Profile: {
      /** Format: uuid */
      id: string;
      username: string;
      full_name: string | null;
      bio: string | null;
      photo_url: string | null;
      city: string | null;
      phone: string | null;
      email: string | null;
      /** @description No e-mail is sent to this address any more: it bounced or complained */
      email_suppressed: boolean;
      /** @enum {string} */
      locale: "id" | "en";
      /** @enum {string} */
      account_status: "active" | "suspended" | "banned";
      /** @description Withdrawals get 403 until then */
      payouts_blocked_until: string | null;
      live_banned: boolean;
      live_banned_at: string | null;
      /** @description Average, two decimals */
      rating: number | null;
      rating_count: number;
      sold_count: number;
      roles: ("superadmin" | "ops_admin" | "administrator")[];
      /** @description The primary one first */
      addresses: components["schemas"]["Address"][];
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      /** @description ISO 8601, UTC, microseconds */
      updated_at: string;
    };
    Address: {
      /** Format: uuid */
      id: string;
      label: string | null;
      recipient_name: string;
      phone: string;
      street: string;
      district: string | null;
      city: string;
      province: string;
      postal_code: string;
      latitude: number | null;
      longitude: number | null;
      is_primary: boolean;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    PublicProfile: {
      /** Format: uuid */
      id: string;
      username: string;
      photo_url: string | null;
      city: string | null;
      bio: string | null;
      /** @description Average, two decimals */
      rating: number | null;
      rating_count: number;
      sold_count: number;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    Report: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description The reported user; of a listing, its seller
       */
      user_id: string;
      listing_id: string | null;
      /** @enum {string} */
      reason: "counterfeit" | "prohibited_item" | "misleading" | "scam" | "harassment" | "offensive" | "spam" | "other";
      details: string | null;
      /** @description ISO 8601, UTC, microseconds */
      opened_at: string;
    };
    PersonalData: {
      /** @description ISO 8601, UTC, microseconds */
      exported_at: string;
      profile: components["schemas"]["Profile"];
      orders: {
        as_buyer: components["schemas"]["Order"][];
        as_seller: components["schemas"]["Order"][];
        total_as_buyer: number;
        total_as_seller: number;
      };
      wallet: {
        balance: {
          /** @description Rupiah */
          available: number;
          /** @description Rupiah */
          held: number;
          /** @description Rupiah */
          in_escrow: number;
        };
        transactions: {
            [key: string]: unknown;
          }[];
        withdrawals: components["schemas"]["Withdrawal"][];
      };
      boosts: components["schemas"]["Boost"][];
      listings: ({
          /** Format: uuid */
          id: string;
          /** Format: uuid */
          seller_id: string;
          seller: {
            /** Format: uuid */
            id: string;
            username: string;
            photo_url: string | null;
            city: string | null;
          };
          title: string;
          description: string;
          /** @description Rupiah */
          price: number;
          original_price: number | null;
          /** @enum {string} */
          product_category: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
          /** @enum {string} */
          gender: "male" | "female" | "unisex";
          /** @enum {string} */
          condition: "new" | "like_new" | "good" | "fair";
          brand: string | null;
          size: string | null;
          color: string | null;
          material: string | null;
          style: string | null;
          sub_category: string | null;
          vibe_tags: string[];
          photos: string[];
          weight_grams: number;
          likes: number;
          /** @enum {string} */
          status: "active" | "reserved" | "sold" | "removed";
          /** @description ISO 8601, UTC, microseconds */
          created_at: string;
          /** @description ISO 8601, UTC, microseconds */
          updated_at: string;
          deleted_at: string | null;
        })[];
      likes: {
          /** Format: uuid */
          listing_id: string;
          /** @description ISO 8601, UTC, microseconds */
          created_at: string;
        }[];
      reviews_written: ({
          /** Format: uuid */
          id: string;
          /** Format: uuid */
          seller_id: string;
          rating: number;
          comment: string | null;
          /** @description The seller's reply */
          reply: string | null;
          replied_at: string | null;
          /** @description ISO 8601, UTC, microseconds */
          created_at: string;
          reviewer: {
            /** Format: uuid */
            id: string;
            username: string;
            photo_url: string | null;
          };
          /** Format: uuid */
          order_id: string;
        })[];
      reviews_received: components["schemas"]["Review"][];
      reports_made: ({
          /**
           * Format: uuid
           * @description The reported user; of a listing, its seller
           */
          user_id: string;
          listing_id: string | null;
          /** @enum {string} */
          reason: "counterfeit" | "prohibited_item" | "misleading" | "scam" | "harassment" | "offensive" | "spam" | "other";
          details: string | null;
          /** @description ISO 8601, UTC, microseconds */
          opened_at: string;
        })[];
      /** @description Without the photos */
      identity_checks: ({
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          status: "pending" | "approved" | "rejected" | "abandoned";
          rejection_reason: string | null;
          /** @description ISO 8601, UTC, microseconds */
          submitted_at: string;
          decided_at: string | null;
        })[];
      photo_analyses: ({
          photo_url: string;
          answer: unknown;
          listing_id: string | null;
          listed: unknown;
          /** @description ISO 8601, UTC, microseconds */
          created_at: string;
        })[];
      live_streams: components["schemas"]["LiveStream"][];
      chat_messages: components["schemas"]["LiveChatMessage"][];
      devices: components["schemas"]["PushSubscription"][];
      notification_preferences: components["schemas"]["NotificationPreferences"];
      notifications: ({
          kind: string;
          category: string;
          data: unknown;
          read_at: string | null;
          /** @description ISO 8601, UTC, microseconds */
          created_at: string;
        })[];
      emails: ({
          kind: string;
          address: string;
          name: string;
          data: unknown;
          status: string;
          problem: string | null;
          /** @description ISO 8601, UTC, microseconds */
          created_at: string;
        })[];
      /** @description The copies of your addresses in your orders */
      order_addresses: ({
          /** Format: uuid */
          order_id: string;
          recipient_name: string;
          phone: string;
          street: string;
          district: string | null;
          city: string;
          province: string;
          postal_code: string;
          latitude: number | null;
          longitude: number | null;
        })[];
      order_reasons: ({
          /** Format: uuid */
          order_id: string;
          /** @enum {string} */
          status: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
          reason: string;
          /** @description ISO 8601, UTC, microseconds */
          at: string;
        })[];
      payout_emails: {
          /** Format: uuid */
          withdrawal_id: string;
          address: string;
        }[];
      /** @description Days in Asia/Jakarta */
      days_active: string[];
    };
    Boost: {
      /** Format: uuid */
      id: string;
      reference: string;
      /**
       * @description PARKED: a wrong amount was paid; staff handle it. REFUNDED: to your wallet, because the listing was gone when the payment arrived.
       * @enum {string}
       */
      status: "AWAITING_PAYMENT" | "ACTIVE" | "ENDED" | "EXPIRED" | "PARKED" | "REFUNDED";
      /** Format: uuid */
      listing_id: string;
      package: string;
      /** @description Added to the listing's score */
      score: number;
      days: number;
      /** @description Rupiah */
      price: number;
      payment: {
        invoice_id: string | null;
        invoice_url: string | null;
        status: string;
        expires_at: string | null;
      };
      starts_at: string | null;
      ends_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    Review: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      seller_id: string;
      rating: number;
      comment: string | null;
      /** @description The seller's reply */
      reply: string | null;
      replied_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      reviewer: {
        /** Format: uuid */
        id: string;
        username: string;
        photo_url: string | null;
      };
    };
    LiveStream: {
      /** @description LS and 12 hex characters */
      id: string;
      /** @enum {string} */
      status: "live" | "upcoming" | "ended";
      title: string;
      /** Format: uuid */
      seller_id: string;
      seller_username: string;
      seller_avatar: string | null;
      /** @description Now; 0 once the stream has ended */
      viewers: number;
      /** @description The most at one time */
      peak_viewers: number;
      /** @description Users who viewed it at least once */
      unique_viewers: number;
      pinned_listing_ids: string[];
      /** @description From start to end; 0 until then */
      duration_minutes: number;
      scheduled_at: string | null;
      started_at: string | null;
      ended_at: string | null;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    LiveChatMessage: {
      /** Format: uuid */
      id: string;
      /** @description LS and 12 hex characters */
      stream_id: string;
      /** @description Grows by 1 per stream, in the order of commits */
      seq: number;
      /** @description A user's id, or `system` */
      user_id: string;
      username: string;
      text: string;
      /** @enum {string} */
      type: "message" | "offer" | "system";
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    PushSubscription: {
      /** Format: uuid */
      id: string;
      endpoint: string;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    NotificationPreferences: {
      /** @description Stored as read, never pushed or mailed, except what costs money or starts a clock: payment of a sale, delivery, cancellations, returns, disputes and reminders */
      muted_categories: ("order" | "shipping" | "live" | "review")[];
      /** @description One e-mail a day with unread notifications */
      email_digest: boolean;
      push_enabled: boolean;
    };
    BoostPackage: {
      package: string;
      /** @description Added to the listing's score */
      score: number;
      days: number;
      /** @description Rupiah */
      price: number;
      name: string;
    };
    SellerBalance: {
      /** Format: uuid */
      seller_id: string;
      /** @description Rupiah */
      available: number;
      /** @description Rupiah of sales that are not completed */
      pending: number;
      currency: string;
      /** @description ISO 8601, UTC, microseconds */
      as_of: string;
      /** @enum {string} */
      source: "portal" | "copy";
      /** @description True if the portal did not answer; the balance is then the last one received */
      stale: boolean;
    };
    FinanceEvent: {
      /**
       * Format: uuid
       * @description The same in each repeat; deduplicate by it
       */
      id: string;
      /** @description Without gaps over all events */
      seq: number;
      type: string;
      /**
       * @description Rises when a field changes its meaning, not when a field is added
       * @constant
       */
      schema_version: 1;
      aggregate: {
        /** @enum {string} */
        type: "order" | "boost";
        /** Format: uuid */
        id: string;
        /** @description Without gaps from 1; delivered in this order */
        version: number;
      };
      /** @description ISO 8601, UTC, microseconds */
      occurred_at: string;
      /** @description The fields of this type */
      data: {
        [key: string]: unknown;
      };
    };
    KtpSubmission: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: "pending" | "approved" | "rejected";
      rejection_reason: string | null;
      /** @description ISO 8601, UTC, microseconds */
      submitted_at: string;
      decided_at: string | null;
    };
    KtpStatus: {
      id: string | null;
      /** @enum {string} */
      status: "none" | "pending" | "approved" | "rejected";
      rejection_reason: string | null;
      submitted_at: string | null;
      decided_at: string | null;
    };
    Listing: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      seller_id: string;
      seller: {
        /** Format: uuid */
        id: string;
        username: string;
        photo_url: string | null;
        city: string | null;
      };
      title: string;
      description: string;
      /** @description Rupiah */
      price: number;
      original_price: number | null;
      /** @enum {string} */
      product_category: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
      /** @enum {string} */
      gender: "male" | "female" | "unisex";
      /** @enum {string} */
      condition: "new" | "like_new" | "good" | "fair";
      brand: string | null;
      size: string | null;
      color: string | null;
      material: string | null;
      style: string | null;
      sub_category: string | null;
      vibe_tags: string[];
      photos: string[];
      weight_grams: number;
      likes: number;
      /** @enum {string} */
      status: "active" | "reserved" | "sold" | "removed";
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      /** @description ISO 8601, UTC, microseconds */
      updated_at: string;
    };
    PhotoUpload: {
      path: string;
      /** @description Send the file here with PUT within two hours */
      signed_url: string;
      /** @description For `uploadToSignedUrl(path, token, file)` */
      token: string;
      /** @description For `photos` of POST /listings and other bodies: public, without metadata, once the first of them used it */
      public_url: string;
    };
    Notification: {
      /** Format: uuid */
      id: string;
      /** @description Type of the event */
      kind: string;
      /** @enum {string} */
      category: "order" | "payment" | "shipping" | "wallet" | "live" | "review" | "account";
      /** @description In the locale of your profile */
      title: string;
      body: string;
      /** @description Ids and amounts of the event */
      data: {
        [key: string]: unknown;
      };
      read: boolean;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    OrderStep: {
      version: number;
      from: ("AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED") | null;
      /** @enum {string} */
      to: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
      /** @enum {string} */
      actor: "buyer" | "seller" | "staff" | "provider" | "portal" | "clock";
      reason: string | null;
      /** @description ISO 8601, UTC, microseconds */
      at: string;
    };
    ReturnLabel: {
      /** @description The courier's number; null until the courier assigns one */
      tracking_number: string | null;
      /** @description An A6 PDF for A4 and A6 printers; requires both headers; the URL never changes */
      label_url: string | null;
    };
    ShippingRate: {
      courier_code: string;
      courier_service_code: string;
      courier_name: string;
      service_name: string;
      /** @description Rupiah */
      price: number;
      etd_days: {
        min: number;
        max: number;
      };
      /** @description Pass it to POST /orders as `shipping_quote` */
      quote: string;
      /** @description ISO 8601, UTC, microseconds */
      expires_at: string;
    };
    Courier: {
      courier_code: string;
      courier_name: string;
      courier_service_code: string;
      service_name: string;
    };
    Shipment: {
      /** Format: uuid */
      order_id: string;
      /** @description The courier's number; null until the courier assigns one */
      tracking_number: string | null;
      /** @description An A6 PDF for A4 and A6 printers; requires both headers; the URL never changes */
      label_url: string | null;
      courier_code: string;
      courier_service_code: string;
      shipper_order_id: string;
      /** @description The courier's status at the booking; GET /shipping/track returns the current one */
      status: string;
    };
    Tracking: {
      tracking_number: string;
      courier_code: string;
      status: string;
      status_label: string;
      history: ({
          status: string;
          status_label: string;
          note: string | null;
          /** @description ISO 8601, UTC, microseconds */
          at: string;
        })[];
    };
    WalletTransaction: {
      /** Format: uuid */
      id: string;
      /**
       * @description withdrawal_hold becomes withdrawal_debit once paid; id and amount stay the same.
       * @enum {string}
       */
      type: "sale_proceeds" | "refund" | "clawback" | "withdrawal_hold" | "withdrawal_debit" | "withdrawal_reversal" | "adjustment";
      /** @description Signed rupiah; positive amounts are credits */
      amount: number;
      /** @description Rupiah */
      balance_after: number;
      order_reference: string | null;
      withdrawal_id: string | null;
      description: string;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
    };
    Error: {
      /** @constant */
      ok: false;
      error: {
        /** @enum {string} */
        code: "VALIDATION" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "WITHDRAWAL_IN_PROGRESS" | "PAYLOAD_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "UNAVAILABLE";
        message: string;
        details?: {
            path: string;
            message: string;
          }[];
        request_id: string;
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}

export type $defs = Record<string, never>;

export type external = Record<string, never>;

export interface operations {

  /**
   * Get MAU, transactions, GMV and revenue, by default of the last 30 days.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_analytics: {
    parameters: {
      query?: {
        from?: string;
        to?: string;
        check?: "true" | "false";
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Analytics"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the audit log, newest first.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_audit: {
    parameters: {
      query?: {
        actor_id?: string;
        role?: "superadmin" | "ops_admin" | "administrator";
        kind?: "change" | "read";
        action?: string;
        target_type?: string;
        target_id?: string;
        request_id?: string;
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["AuditLine"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List members of staff, latest grant first.
   * @description For staff: superadmin, superadmin.
   */
  admin_roles: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Colleague"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Give a user a staff role, effective with their next request.
   * @description For staff: superadmin, superadmin.
   */
  admin_roles_grant: {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          user_id: string;
          /** @enum {string} */
          role: "superadmin" | "ops_admin" | "administrator";
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["StaffMember"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take a staff role from a user, effective with their next request.
   * @description For staff: superadmin, superadmin.
   */
  admin_roles_revoke: {
    parameters: {
      path: {
        userId: string;
        role: "superadmin" | "ops_admin" | "administrator";
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["StaffMember"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List cases that need a decision by staff, newest first.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_cases: {
    parameters: {
      query?: {
        status?: "open" | "closed" | "all";
        kind?: string;
        order?: string;
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["StaffCase"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Close a case after carrying out the decision.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_cases_close: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["StaffCase"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List users, newest first. A search shows phone and e-mail address, and is audited.
   * @description For staff: superadmin, ops_admin.
   */
  admin_users: {
    parameters: {
      query?: {
        q?: string;
        phone?: string;
        user_id?: string;
        status?: "active" | "suspended" | "banned";
        ktp?: "none" | "pending" | "approved" | "rejected";
        live_banned?: "true" | "false";
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["UserLine"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List orders, newest first, with the reasons why they are stuck.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_orders: {
    parameters: {
      query?: {
        status?: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
        order?: string;
        reference?: string;
        user_id?: string;
        buyer_id?: string;
        seller_id?: string;
        min_total?: string;
        max_total?: string;
        stuck?: "true" | "false";
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["OrderLine"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Explain an order: transitions, ledger, provider calls, notifications and next steps.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_orders_explain: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["OrderExplained"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List outbound and return shipments, newest first.
   * @description For staff: superadmin, ops_admin.
   */
  admin_shipments: {
    parameters: {
      query?: {
        status?: string;
        direction?: "outbound" | "return";
        courier_code?: string;
        tracking_number?: string;
        order?: string;
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["ShipmentLine"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List disputes, by default the open ones, newest first.
   * @description For staff: superadmin, ops_admin.
   */
  admin_disputes: {
    parameters: {
      query?: {
        status?: "open" | "resolved" | "all";
        order?: string;
        older_than_hours?: string;
        sort?: "newest" | "oldest";
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["DisputeCase"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Resolve a dispute for the seller (release) or the buyer (refund).
   * @description For staff: superadmin, ops_admin.
   */
  admin_disputes_resolve: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          resolution: "release" | "refund";
          /** @description Shown to both parties */
          note?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Dispute"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Refund a completed order to the buyer from the wallet of the seller, which may go below zero.
   * @description For staff: superadmin, ops_admin.
   */
  admin_orders_refund: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Hide a review from users and from the average rating; `hidden: false` shows it again.
   * @description For staff: superadmin, ops_admin.
   */
  admin_reviews_hide: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
          /** @default true */
          hidden?: boolean;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              /** Format: uuid */
              seller_id: string;
              rating: number;
              comment: string | null;
              /** @description The seller's reply */
              reply: string | null;
              replied_at: string | null;
              /** @description ISO 8601, UTC, microseconds */
              created_at: string;
              reviewer: {
                /** Format: uuid */
                id: string;
                username: string;
                photo_url: string | null;
              };
              hidden: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Suspend, ban or reinstate a user, who is notified of the reason.
   * @description For staff: superadmin, ops_admin.
   */
  admin_accounts: {
    parameters: {
      path: {
        userId: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          account_status: "active" | "suspended" | "banned";
          /** @description Withdrawals get 403 until then, at most 365 days ahead; null lifts it. Without it, a ban sets it 90 days ahead and a reinstatement lifts it. */
          payouts_blocked_until?: string | null;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              username: string;
              /** @enum {string} */
              account_status: "active" | "suspended" | "banned";
              payouts_blocked_until: string | null;
              /** @description Oldest first; a ban opens a staff case for each */
              open_orders: string[];
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List reports of listings and users, by default the open ones, newest first.
   * @description For staff: superadmin, ops_admin.
   */
  admin_reports: {
    parameters: {
      query?: {
        status?: "open" | "closed" | "all";
        user_id?: string;
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["ReportCase"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Close a report as actioned or dismissed.
   * @description For staff: superadmin, ops_admin.
   */
  admin_reports_close: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          outcome: "actioned" | "dismissed";
          note?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ReportCase"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List pending identity checks, newest first, without photos.
   * @description For staff: superadmin, ops_admin.
   */
  admin_ktp_pending: {
    parameters: {
      query?: {
        sort?: "newest" | "oldest";
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["KtpWaiting"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get signed URLs of the photos of an identity check, valid for five minutes.
   * @description For staff: superadmin, ops_admin.
   */
  admin_ktp_view: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpPhotos"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Approve an identity check. The decision is final.
   * @description For staff: superadmin, ops_admin.
   */
  admin_ktp_approve: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpCase"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Reject an identity check. The user sees the reason and may submit new photos.
   * @description For staff: superadmin, ops_admin.
   */
  admin_ktp_reject: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpCase"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get reliability signals (0 is good) and the dead events and jobs to redrive.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_reliability: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Reliability"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List jobs that are not done, newest first.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_jobs: {
    parameters: {
      query?: {
        failing?: "true" | "false";
        kind?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Job"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Retry a dead job, with its full number of attempts.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_jobs_redrive: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              /** @constant */
              redriven: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Retry all dead jobs of a kind, or with a text in their last error.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_jobs_redrive_matching: {
    requestBody: {
      content: {
        "application/json": {
          kind?: string;
          error?: string;
          /**
           * @description Maximum number, oldest first
           * @default 100
           */
          limit?: number;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Redriven"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Retry a dead event with five more attempts.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_outbox_redrive: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              /** @constant */
              redriven: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Retry all dead events of a type, or with a text in their last error, with five more attempts.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_outbox_redrive_matching: {
    requestBody: {
      content: {
        "application/json": {
          type?: string;
          error?: string;
          /**
           * @description Maximum number, oldest first
           * @default 100
           */
          limit?: number;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Redriven"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List callbacks of providers as received, newest first.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_webhooks: {
    parameters: {
      query?: {
        status?: "open" | "done" | "all";
        provider?: string;
        outcome?: string;
        reference?: string;
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Callback"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Process an open callback again.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_webhooks_redrive: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              /** @constant */
              redriven: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Process all open callbacks of a provider, or with an outcome, again.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_webhooks_redrive_matching: {
    requestBody: {
      content: {
        "application/json": {
          provider?: string;
          outcome?: string;
          /**
           * @description Maximum number, oldest first
           * @default 100
           */
          limit?: number;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Redriven"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List seller reviews requested by the finance portal, newest first.
   * @description For staff: superadmin, ops_admin.
   */
  admin_seller_reviews: {
    parameters: {
      query?: {
        status?: "open" | "closed" | "all";
        user_id?: string;
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["SellerReview"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Close a seller review as cleared or confirmed.
   * @description For staff: superadmin, ops_admin.
   */
  admin_seller_reviews_close: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          verdict: "cleared" | "confirmed";
          note?: string | null;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["SellerReview"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List streams that are not over, newest first.
   * @description For staff: superadmin, ops_admin.
   */
  admin_live_streams: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["StaffLiveStream"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * End the stream of any user.
   * @description For staff: superadmin, ops_admin.
   */
  admin_live_streams_end: {
    parameters: {
      path: {
        streamId: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["StaffLiveStream"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Ban the host of a stream from live streams and end their streams.
   * @description For staff: superadmin, ops_admin.
   */
  admin_live_streams_ban: {
    parameters: {
      path: {
        streamId: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["StaffLiveStream"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Lift the live stream ban of a user.
   * @description For staff: superadmin, ops_admin.
   */
  admin_accounts_live_unban: {
    parameters: {
      path: {
        userId: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              user_id: string;
              live_banned: boolean;
              live_banned_at: string | null;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Compare stored totals, search entries, likes and boost scores with a recount.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_discovery: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              exact: boolean;
              /** @description Number of listings for sale, recounted */
              visible: number;
              differences: {
                  what: string;
                  kept: number;
                  counted: number;
                }[];
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Boost all listings of a seller.
   * @description For staff: superadmin, ops_admin.
   */
  admin_growth_boosts: {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          seller_id: string;
          score: number;
          days: number;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["BoostGrant"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List withdrawals and their payout links, newest first. Each read is audited.
   * @description For staff: superadmin, administrator.
   */
  admin_payouts: {
    parameters: {
      query?: {
        status?: "HELD" | "LINK_CREATED" | "PAID" | "FAILED" | "EXPIRED" | "CANCELLED" | "RETURNED";
        user_id?: string;
        from?: string;
        to?: string;
        format?: "json" | "csv";
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description For text/csv of a list: the number of all items. If the file has fewer, offset returns the rest. */
          "X-Total-Count"?: number;
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Payout"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
          "text/csv": string;
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Resolve a withdrawal whose payout link is unknown.
   * @description For staff: superadmin, administrator.
   */
  admin_payouts_settle: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Id of the payout link at the provider, whose status is fetched and applied. Without it the held money returns to the wallet: only if the provider has no such link. */
          provider_payout_id?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Void the unclaimed payout link of a withdrawal; the money returns to the wallet.
   * @description For staff: superadmin, administrator.
   */
  admin_payouts_void: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Decide whether a withdrawal was paid where the provider contradicts itself, or has forgotten the link.
   * @description For staff: superadmin, superadmin.
   */
  admin_payouts_decide: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          outcome: "paid" | "not_paid";
          /** @description What proves it, such as the provider's written answer or a bank statement */
          evidence: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get revenue per day, week or month.
   * @description For staff: superadmin, administrator.
   */
  admin_revenue: {
    parameters: {
      query?: {
        by?: "day" | "week" | "month";
        from?: string;
        to?: string;
        format?: "json" | "csv";
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description For text/csv of a list: the number of all items. If the file has fewer, offset returns the rest. */
          "X-Total-Count"?: number;
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              by: string;
              /**
               * Format: date
               * @description A day in Jakarta
               */
              from: string;
              /**
               * Format: date
               * @description A day in Jakarta
               */
              to: string;
              items: {
                  /** @description Rupiah */
                  protection_fees: number;
                  /** @description Rupiah */
                  commission: number;
                  /** @description Rupiah */
                  boosts: number;
                  /** @description Cost of vouchers */
                  promotions: number;
                  /** @description Cost of compensation */
                  claims: number;
                  /** @description The first three minus promotions and claims */
                  revenue: number;
                  /** @description Withdrawal fees minus the fees of the provider */
                  payout_fees: number;
                  /** @description Fees of the payment provider */
                  payment_fees: number;
                  /** @description Quoted minus charged courier prices */
                  courier_adjustments: number;
                  /**
                   * Format: date
                   * @description First day of the period
                   */
                  period: string;
                }[];
              totals: components["schemas"]["RevenueFigures"];
            };
          };
          "text/csv": string;
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List ledger transfers, newest first, with the balances per account.
   * @description For staff: superadmin, administrator.
   */
  admin_ledger: {
    parameters: {
      query?: {
        order?: string;
        user_id?: string;
        withdrawal_id?: string;
        account?: "provider_cash" | "escrow" | "wallet" | "shipping_payable" | "courier_balance" | "courier_adjustments" | "protection_fee_held" | "protection_fee_revenue" | "commission_revenue" | "boost_revenue" | "promotions" | "payment_fees" | "payout_in_transit" | "payout_fees" | "claims" | "suspense" | "adjustments";
        key?: string;
        kind?: string;
        from?: string;
        to?: string;
        format?: "json" | "csv";
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description For text/csv of a list: the number of all items. If the file has fewer, offset returns the rest. */
          "X-Total-Count"?: number;
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["LedgerTransfer"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
              /** @description Only on the first page without filters; otherwise empty */
              accounts: ({
                  /** @enum {string} */
                  kind: "provider_cash" | "escrow" | "wallet" | "shipping_payable" | "courier_balance" | "courier_adjustments" | "protection_fee_held" | "protection_fee_revenue" | "commission_revenue" | "boost_revenue" | "promotions" | "payment_fees" | "payout_in_transit" | "payout_fees" | "claims" | "suspense" | "adjustments";
                  accounts: number;
                  /** @description Rupiah */
                  balance: number;
                })[];
            };
          };
          "text/csv": string;
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Adjust a wallet, once per X-Request-Id.
   * @description For staff: superadmin, superadmin.
   */
  admin_adjustments: {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          user_id: string;
          /** @description Rupiah: positive adds to the wallet, negative takes from it, never below zero */
          amount: number;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              user_id: string;
              /** @description Rupiah */
              amount: number;
              /** @description Rupiah */
              balance: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List money in suspense, newest first.
   * @description For staff: superadmin, administrator.
   */
  admin_suspense: {
    parameters: {
      query?: {
        status?: "open" | "resolved" | "all";
        order?: string;
        from?: string;
        to?: string;
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["ParkedMoney"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Refund money in suspense to a wallet. An order that waits for it ends.
   * @description For staff: superadmin, administrator.
   */
  admin_suspense_refund: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * Format: uuid
           * @description Owner of the wallet; by default the buyer of the order
           */
          user_id?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ParkedMoney"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Pay an order with its money in suspense. A surplus goes to the buyer's wallet.
   * @description For staff: superadmin, administrator.
   */
  admin_suspense_apply: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description The platform pays the missing amount as a claim.
           * @default false
           */
          cover_missing?: boolean;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ParkedMoney"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * End money in suspense that was paid back outside, or that nobody can be paid.
   * @description For staff: superadmin, administrator.
   */
  admin_suspense_close: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": OneOf<[{
          /** @constant */
          outcome: "paid_back";
          /** @description Reference of the repayment in the provider's list */
          provider_reference: string;
          /** @description Where the decision can be checked, such as a bank's receipt */
          evidence: string;
        }, {
          /** @constant */
          outcome: "kept";
          /** @description Where the decision can be checked, such as a bank's receipt */
          evidence: string;
        }]>;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ParkedMoney"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the drift between the provider's statement and our ledger, with its differences.
   * @description For staff: superadmin, administrator.
   */
  admin_reconciliation: {
    parameters: {
      query?: {
        status?: "open" | "approved" | "resolved" | "reversed" | "all";
        from?: string;
        to?: string;
        format?: "json" | "csv";
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          /** @description For text/csv of a list: the number of all items. If the file has fewer, offset returns the rest. */
          "X-Total-Count"?: number;
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Difference"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
              /** @description Sum of the open differences */
              drift: number;
              adjustments: {
                /** @description Balance of the account; negative by the amount added to wallets */
                balance: number;
                /** @description At most 20, newest first */
                latest: ({
                    /** Format: uuid */
                    user_id: string;
                    /** @description Rupiah */
                    amount: number;
                    /** Format: uuid */
                    actor_id: string;
                    reason: string | null;
                    request_id: string | null;
                    /** @description ISO 8601, UTC, microseconds */
                    at: string;
                  })[];
              };
              last_run_at: string | null;
            };
          };
          "text/csv": string;
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Approve the correction of a difference.
   * @description For staff: superadmin, administrator.
   */
  admin_reconciliation_approve: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description Counter account, if not the proposed one
           * @enum {string}
           */
          account?: "suspense" | "adjustments" | "claims" | "payment_fees" | "payout_fees";
          /** @description Needed, by a superadmin, to undo a correction whose money has left suspense */
          evidence?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Difference"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take an approved correction back.
   * @description For staff: superadmin, administrator.
   */
  admin_reconciliation_reverse: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Difference"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List vouchers, newest first.
   * @description For staff: superadmin, administrator.
   */
  admin_vouchers_list: {
    parameters: {
      query?: {
        code?: string;
        active?: "true" | "false";
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Voucher"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Create a voucher.
   * @description For staff: superadmin, administrator.
   */
  admin_vouchers_create: {
    requestBody: {
      content: {
        "application/json": {
          /** @default null */
          max_discount?: number | null;
          /** @default 0 */
          min_total?: number;
          /** Format: date-time */
          starts_at: string;
          /** Format: date-time */
          ends_at: string;
          total_limit: number;
          /** @default 1 */
          per_user_limit?: number;
          /** @default true */
          active?: boolean;
          code: string;
          /** @enum {string} */
          kind: "fixed" | "percent";
          value: number;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Voucher"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Change a voucher.
   * @description For staff: superadmin, administrator.
   */
  admin_vouchers_update: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          max_discount?: number | null;
          min_total?: number;
          /** Format: date-time */
          starts_at?: string;
          /** Format: date-time */
          ends_at?: string;
          total_limit?: number;
          per_user_limit?: number;
          active?: boolean;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Voucher"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Describe the item on a photo with a vision model.
   * @description For registered users who are neither suspended nor banned.
   */
  ai_categorize: {
    requestBody: {
      content: {
        "application/json": {
          /** @description A URL of our photo bucket or of a public https host; JPEG, PNG or WebP, at most 10 MiB */
          photo_url?: string;
          photo?: string;
          image_url?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Categorization"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Create your profile after signing up.
   * @description For anyone with a valid user token, also before registration.
   */
  auth_register: {
    requestBody: {
      content: {
        "application/json": {
          username: string;
          full_name?: string | null;
          bio?: string | null;
          photo_url?: string | null;
          city?: string | null;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Profile"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get your profile, account status, roles and addresses.
   * @description For anyone with a valid user token, also before registration.
   */
  auth_me: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Profile"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Delete your account. Not possible while orders or money are open.
   * @description For registered users.
   */
  auth_delete: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              /** @constant */
              deleted: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Change your profile. Null clears a field.
   * @description For registered users.
   */
  auth_update: {
    requestBody: {
      content: {
        "application/json": {
          full_name?: string | null;
          bio?: string | null;
          photo_url?: string | null;
          city?: string | null;
          photo?: string | null;
          location?: string | null;
          phone?: string | null;
          /** @enum {string} */
          locale?: "id" | "en";
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Profile"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List your addresses, newest first.
   * @description For registered users.
   */
  auth_addresses_list: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Address"][];
              total: number;
              limit: number;
              offset: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Add an address. The first one is primary.
   * @description For registered users.
   */
  auth_addresses_create: {
    requestBody: {
      content: {
        "application/json": {
          label?: string | null;
          recipient_name: string;
          /** @description 08…, 62… or +62…; stored as +62… */
          phone: string;
          street: string;
          district?: string | null;
          city: string;
          province: string;
          postal_code: string;
          latitude?: number | null;
          longitude?: number | null;
          is_primary?: boolean;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Address"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Delete one of your addresses.
   * @description For registered users.
   */
  auth_addresses_delete: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              /** @constant */
              deleted: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Change one of your addresses, or make it the primary one.
   * @description For registered users.
   */
  auth_addresses_update: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          label?: string | null;
          recipient_name?: string;
          /** @description 08…, 62… or +62…; stored as +62… */
          phone?: string;
          street?: string;
          district?: string | null;
          city?: string;
          province?: string;
          postal_code?: string;
          latitude?: number | null;
          longitude?: number | null;
          is_primary?: boolean;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Address"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the public profile of a user.
   * @description For registered users.
   */
  auth_user: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["PublicProfile"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Report a user to staff. The user does not learn who reported them.
   * @description For registered users.
   */
  auth_report: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          reason: "counterfeit" | "prohibited_item" | "misleading" | "scam" | "harassment" | "offensive" | "spam" | "other";
          details?: string | null;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Report"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Export everything stored about you.
   * @description For registered users.
   */
  auth_export: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["PersonalData"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the boost packages and their prices.
   * @description For registered users.
   */
  boosts_packages: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["BoostPackage"][];
          };
        };
      };
      /** @description The response has not changed since the ETag in If-None-Match. */
      304: {
        content: never;
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the boosts that you bought, newest first.
   * @description For registered users.
   */
  boosts_list: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Boost"][];
              total: number;
              limit: number;
              offset: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Buy a boost for your listing; it starts when its invoice is paid.
   * @description For registered users who are neither suspended nor banned.
   */
  boosts_create: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          listing_id: string;
          /** @description A `package` of GET /boosts/packages */
          package: string;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Boost"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read a boost that you bought; checks for its payment.
   * @description For registered users.
   */
  boosts_get: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Boost"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List recently sold items.
   * @description Open to everyone.
   */
  feed_recently_sold: {
    parameters: {
      query?: {
        limit?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            success: true;
            data: ({
                /**
                 * Format: uuid
                 * @description The listing's id
                 */
                id: string;
                title: string;
                /** @description Rupiah */
                price: number;
                photo_url: string;
                /** @enum {string} */
                product_category: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
                /** @description ISO 8601, UTC, microseconds */
                sold_at: string;
              })[];
          };
        };
      };
      /** @description The response has not changed since the ETag in If-None-Match. */
      304: {
        content: never;
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Handle waiting events from the finance portal (called by the schedule).
   * @description For machines, authenticated by QStash, or the project's secret key.
   */
  finance_inbox_run: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              done: number;
              failed: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Deliver waiting events to the finance portal (called by the schedule).
   * @description For machines, authenticated by QStash, or the project's secret key.
   */
  finance_outbox_run: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              delivered: number;
              refused: number;
              unanswered: number;
              /** @description Not sent because the portal did not answer a ping */
              unsent: number;
              portal_answers: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read a seller's balance from the finance portal, as the seller or as staff.
   * @description For registered users.
   */
  finances_balance: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["SellerBalance"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Report that the service is up and its version, optionally with its dependencies.
   * @description Open to everyone.
   */
  health_get: {
    parameters: {
      query?: {
        dependencies?: "true" | "false";
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            ok: boolean;
            version: string;
            dependencies?: {
              database: {
                ms: number;
              };
              database_public: {
                ms: number;
              };
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the events after a sequence number, oldest first, delivered or not.
   * @description For machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
   */
  internal_events: {
    parameters: {
      query?: {
        after_seq?: string;
        limit?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              events: components["schemas"]["FinanceEvent"][];
              /** @description The highest sequence number so far; the numbers have no gaps */
              last_seq: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Store an event of the finance portal; a repeat of its id changes nothing.
   * @description For machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
   */
  internal_receive: {
    requestBody: {
      content: {
        "application/json": OneOf<[{
          /** @description The event's id; defaults to the header webhook-id */
          id?: string;
          /** @constant */
          type: "disbursement.approved";
          data: {
            /** Format: uuid */
            seller_id: string;
            /** @description Rupiah */
            amount: number;
          };
        }, {
          /** @description The event's id; defaults to the header webhook-id */
          id?: string;
          /** @constant */
          type: "disbursement.blocked";
          data: {
            /** Format: uuid */
            seller_id: string;
            /** @description Rupiah */
            amount?: number;
            reason?: string | null;
          };
        }, {
          /** @description The event's id; defaults to the header webhook-id */
          id?: string;
          /** @constant */
          type: "fraud_flag.raised";
          data: {
            /** Format: uuid */
            seller_id: string;
            reason?: string | null;
            severity?: string | null;
          };
        }]>;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              id: string;
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Resolve a dispute for the finance portal; a repeat of the webhook-id returns the first response.
   * @description For machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
   */
  internal_resolve_dispute: {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          dispute_id?: string;
          /** Format: uuid */
          order_id?: string;
          /**
           * @description release pays the seller, refund pays the buyer
           * @enum {string}
           */
          resolution: "release" | "refund";
          /** @description Shown to the buyer and the seller */
          note?: string;
          /** @description Who decided at the portal, in the portal's terms */
          actor: string | {
            [key: string]: unknown;
          };
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Dispute"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Run the background jobs that are due (called by the schedule).
   * @description For machines, authenticated by QStash, or the project's secret key.
   */
  jobs_run: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              done: number;
              failed: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Publish the scheduled runs of this minute, one every 15 seconds (called by the schedule).
   * @description For machines, authenticated by QStash, or the project's secret key.
   */
  jobs_minute: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              ordered: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Submit a photo of your KTP and a selfie for verification by staff.
   * @description For registered users.
   */
  ktp_submit: {
    requestBody: {
      content: {
        "multipart/form-data": {
          /**
           * Format: binary
           * @description JPEG, PNG or WebP (detected from the content), at most 5 MiB. Metadata is removed.
           */
          photo: string;
          /**
           * Format: binary
           * @description JPEG, PNG or WebP (detected from the content), at most 5 MiB. Metadata is removed.
           */
          selfie: string;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpSubmission"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the status of your identity check.
   * @description For registered users.
   */
  ktp_status: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpStatus"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List everything for sale.
   * @description For registered users.
   */
  listings_browse: {
    parameters: {
      query?: {
        gender?: "male" | "female" | "unisex";
        product_category?: string;
        sortBy?: "newest" | "lowest_price" | "highest_price";
        limit?: number;
        offset?: number;
        cursor?: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            listings: components["schemas"]["Listing"][];
            total: number;
            offset: number;
            limit: number;
            next_cursor: string | null;
          };
        };
      };
      /** @description The response has not changed since the ETag in If-None-Match. */
      304: {
        content: never;
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Create a listing.
   * @description For registered users who are neither suspended nor banned.
   */
  listings_create: {
    requestBody: {
      content: {
        "application/json": {
          title: string;
          /** @description Rupiah */
          price: number;
          /** @description One of Atasan, Bawahan, Dress, Outerwear, Sepatu, Tas, Aksesoris, Activewear, in any case */
          product_category: string;
          /** @enum {string} */
          gender: "male" | "female" | "unisex" | "men" | "women";
          /** @enum {string} */
          condition: "new" | "like_new" | "good" | "fair";
          /** @description Public https URLs, or URLs of our own bucket; the first is the cover */
          photos: string[];
          weight_grams: number;
          description?: string | null;
          original_price?: number | null;
          brand?: string | null;
          size?: string | null;
          color?: string | null;
          material?: string | null;
          style?: string | null;
          sub_category?: string | null;
          vibe_tags?: string[] | null;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Listing"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get a listing.
   * @description For registered users.
   */
  listings_get: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              /** Format: uuid */
              seller_id: string;
              seller: {
                /** Format: uuid */
                id: string;
                username: string;
                photo_url: string | null;
                city: string | null;
              };
              title: string;
              description: string;
              /** @description Rupiah */
              price: number;
              original_price: number | null;
              /** @enum {string} */
              product_category: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
              /** @enum {string} */
              gender: "male" | "female" | "unisex";
              /** @enum {string} */
              condition: "new" | "like_new" | "good" | "fair";
              brand: string | null;
              size: string | null;
              color: string | null;
              material: string | null;
              style: string | null;
              sub_category: string | null;
              vibe_tags: string[];
              photos: string[];
              weight_grams: number;
              likes: number;
              /** @enum {string} */
              status: "active" | "reserved" | "sold" | "removed";
              /** @description ISO 8601, UTC, microseconds */
              created_at: string;
              /** @description ISO 8601, UTC, microseconds */
              updated_at: string;
              liked_by_me: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Delete your listing.
   * @description For registered users.
   */
  listings_delete: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              /** @constant */
              deleted: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Change your listing while it is active or removed.
   * @description For registered users.
   */
  listings_update: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          title?: string;
          /** @description Rupiah */
          price?: number;
          /** @description One of Atasan, Bawahan, Dress, Outerwear, Sepatu, Tas, Aksesoris, Activewear, in any case */
          product_category?: string;
          /** @enum {string} */
          gender?: "male" | "female" | "unisex" | "men" | "women";
          /** @enum {string} */
          condition?: "new" | "like_new" | "good" | "fair";
          /** @description Public https URLs, or URLs of our own bucket; the first is the cover */
          photos?: string[];
          weight_grams?: number;
          description?: string | null;
          original_price?: number | null;
          brand?: string | null;
          size?: string | null;
          color?: string | null;
          material?: string | null;
          style?: string | null;
          sub_category?: string | null;
          vibe_tags?: string[] | null;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Listing"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List a user's listings, also sold ones, newest first; your own also when removed.
   * @description For registered users.
   */
  listings_user: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
        status?: "active" | "reserved" | "sold" | "removed";
      };
      path: {
        userId: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            listings: components["schemas"]["Listing"][];
            total: number;
            offset: number;
            limit: number;
          };
        };
      };
      /** @description The response has not changed since the ETag in If-None-Match. */
      304: {
        content: never;
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Create a signed URL to upload a photo, and get its public URL.
   * @description For registered users.
   */
  listings_photos: {
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          content_type: "image/jpeg" | "image/png" | "image/webp";
          /** @description Ignored; for your own use */
          filename?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["PhotoUpload"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Report a listing to staff. The seller does not learn who reported it.
   * @description For registered users.
   */
  listings_report: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          reason: "counterfeit" | "prohibited_item" | "misleading" | "scam" | "harassment" | "offensive" | "spam" | "other";
          details?: string | null;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Report"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List everything for sale, boosted listings first.
   * @description For registered users.
   */
  listings_boosted: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            listings: components["schemas"]["Listing"][];
            total: number;
            offset: number;
            limit: number;
          };
        };
      };
      /** @description The response has not changed since the ETag in If-None-Match. */
      304: {
        content: never;
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Relist your removed listing.
   * @description For registered users who are neither suspended nor banned.
   */
  listings_relist: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Listing"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Like a listing.
   * @description For registered users who are neither suspended nor banned.
   */
  listings_like: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              listing_id: string;
              liked_by_me: boolean;
              likes: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Remove your like of a listing.
   * @description For registered users.
   */
  listings_unlike: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              listing_id: string;
              liked_by_me: boolean;
              likes: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List live streams, newest first.
   * @description For registered users.
   */
  live_streams_list: {
    parameters: {
      query?: {
        status?: "live" | "upcoming" | "ended";
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["LiveStream"][];
              total: number;
              limit: number;
              offset: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Go live now, or announce a stream for later.
   * @description For registered users who are neither suspended nor banned.
   */
  live_streams_create: {
    requestBody: {
      content: {
        "application/json": {
          title: string;
          /** @description In the future: the stream is announced as upcoming */
          scheduled_at?: string | null;
          pinned_listing_ids?: string[] | null;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get a live stream, also an ended one.
   * @description For registered users.
   */
  live_streams_get: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Start your upcoming stream.
   * @description For registered users who are neither suspended nor banned.
   */
  live_streams_start: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * End your stream, or cancel an upcoming one.
   * @description For registered users.
   */
  live_streams_end: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Replace the pinned listings of your stream.
   * @description For registered users who are neither suspended nor banned.
   */
  live_streams_pins: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The host's own listings that are for sale, at most 20 */
          pinned_listing_ids: string[];
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Count one more viewer.
   * @description For registered users.
   */
  live_streams_view: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              viewers: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Count one viewer less; never below 0.
   * @description For registered users.
   */
  live_streams_leave: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              viewers: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List messages of a stream's chat, at most 100.
   * @description For registered users.
   */
  live_streams_messages: {
    parameters: {
      query?: {
        after?: string;
        after_seq?: number;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              messages: components["schemas"]["LiveChatMessage"][];
              /** @description With after_seq: more messages follow */
              has_more?: boolean;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Send a message or a price offer to a stream's chat.
   * @description For registered users who are neither suspended nor banned.
   */
  live_streams_chat: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          text: string;
          /**
           * @default message
           * @enum {string}
           */
          type?: "message" | "offer";
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveChatMessage"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List your notifications, newest first, read and unread.
   * @description For registered users.
   */
  notifications_list: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Notification"][];
              total: number;
              limit: number;
              offset: number;
              unread_count: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Mark all your notifications as read.
   * @description For registered users.
   */
  notifications_read_all: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              updated: number;
              unread_count: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Mark one of your notifications as read, or as unread again.
   * @description For registered users.
   */
  notifications_toggle_read: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Notification"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get your notification preferences.
   * @description For registered users.
   */
  notifications_preferences: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["NotificationPreferences"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Change your notification preferences. Omitted fields stay as they are.
   * @description For registered users.
   */
  notifications_preferences_update: {
    requestBody: {
      content: {
        "application/json": {
          muted_categories?: ("order" | "shipping" | "live" | "review")[];
          email_digest?: boolean;
          push_enabled?: boolean;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["NotificationPreferences"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Order a listing and get its invoice.
   * @description For registered users who are neither suspended nor banned.
   */
  orders_create: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          listing_id: string;
          /** Format: uuid */
          address_id: string;
          /** @description `quote` of the chosen rate of POST /shipping/rates */
          shipping_quote: string;
          voucher_code?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read an order you are a party to.
   * @description For registered users.
   */
  orders_get: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List your orders as buyer and as seller.
   * @description For registered users.
   */
  orders_my: {
    parameters: {
      query?: {
        status?: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              as_buyer: components["schemas"]["Order"][];
              as_seller: components["schemas"]["Order"][];
              total_as_buyer: number;
              total_as_seller: number;
              limit: number;
              offset: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List every status an order has entered, oldest first.
   * @description For registered users.
   */
  orders_timeline: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["OrderStep"][];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Move an order to another status that your side may set.
   * @description For registered users.
   */
  orders_status: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          status: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Mark a sale as shipped, with its tracking number.
   * @description For registered users.
   */
  orders_ship: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          tracking_number: string;
          courier_code?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Confirm receipt and release the escrow to the seller.
   * @description For registered users.
   */
  orders_confirm: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Cancel an order that is not shipped.
   * @description For registered users.
   */
  orders_cancel: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Open a dispute about an order that you bought.
   * @description For registered users.
   */
  orders_dispute: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
          description?: string | null;
          photos?: string[];
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Request a return of a delivered order.
   * @description For registered users.
   */
  orders_return_request: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          reason: "not_as_described" | "damaged" | "wrong_item" | "wrong_size" | "counterfeit" | "incomplete";
          description?: string | null;
          photos?: string[];
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Approve a return.
   * @description For registered users.
   */
  orders_return_approve: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Reject a return with a reason.
   * @description For registered users.
   */
  orders_return_reject: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reason: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Confirm receipt of a return and refund the buyer.
   * @description For registered users.
   */
  orders_return_received: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the shipping label for an approved return.
   * @description For registered users.
   */
  orders_return_label: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ReturnLabel"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Send an approved return by a courier of your own.
   * @description For registered users.
   */
  orders_return_ship: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          tracking_number: string;
          courier_code: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Check the payment of your order and apply what the provider reports.
   * @description For registered users.
   */
  payments_check: {
    parameters: {
      path: {
        orderId: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              order_id: string;
              /** @enum {string} */
              status: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
              payment: {
                invoice_id: string | null;
                invoice_url: string | null;
                status: string;
                expires_at: string | null;
              };
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the applicationServerKey for PushManager.subscribe().
   * @description Open to everyone.
   */
  push_vapid_public_key: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              public_key: string;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Subscribe a browser to push messages: send its PushSubscription as JSON.
   * @description For registered users.
   */
  push_subscribe: {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uri */
          endpoint: string;
          keys: {
            p256dh: string;
            auth: string;
          };
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["PushSubscription"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Unsubscribe one of your browsers.
   * @description For registered users.
   */
  push_unsubscribe: {
    requestBody: {
      content: {
        "application/json": {
          endpoint: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              id: string;
              endpoint: string;
              /** @constant */
              deleted: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List your active push subscriptions, without their keys.
   * @description For registered users.
   */
  push_subscriptions: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["PushSubscription"][];
              total: number;
              limit: number;
              offset: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Send a test message to all your devices.
   * @description For registered users.
   */
  push_test: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              sent: number;
              /** @description Not reachable, or no longer subscribed and removed */
              failed: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Review the seller of a completed order, once.
   * @description For registered users who are neither suspended nor banned.
   */
  reviews_create: {
    requestBody: {
      content: {
        "application/json": {
          /** @description The order's id or its reference */
          order_id: string;
          rating: number;
          comment?: string | null;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Review"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the reviews of a seller, newest first, with their average.
   * @description For registered users.
   */
  reviews_user: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
      path: {
        userId: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Review"][];
              total: number;
              limit: number;
              offset: number;
              /** @description Rounded to two decimals; null without reviews */
              average_rating: number | null;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Reply to a review of yourself as a seller, once.
   * @description For registered users who are neither suspended nor banned.
   */
  reviews_reply: {
    parameters: {
      path: {
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          reply: string;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Review"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Search everything for sale.
   * @description For registered users.
   */
  search_listings: {
    parameters: {
      query?: {
        q?: string;
        vibe_tag?: string;
        gender?: "male" | "female" | "unisex";
        product_category?: string;
        min_price?: string;
        max_price?: string;
        sortBy?: "relevance" | "newest" | "lowest_price" | "highest_price";
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            listings: components["schemas"]["Listing"][];
            total: number;
            offset: number;
            limit: number;
            /** @description More than `total` listings match; relevance ranks the newest of them */
            total_is_minimum: boolean;
            /** @description Nothing matched the words of `q`; these listings match similar words */
            corrected: boolean;
          };
        };
      };
      /** @description The response has not changed since the ETag in If-None-Match. */
      304: {
        content: never;
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get signed shipping prices from a listing's seller to one of your addresses.
   * @description For registered users.
   */
  shipping_rates: {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          listing_id: string;
          /** Format: uuid */
          address_id: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              rates: components["schemas"]["ShippingRate"][];
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the couriers and their services.
   * @description For registered users.
   */
  shipping_couriers: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              couriers: components["schemas"]["Courier"][];
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Book the courier of a paid order now. Repeated calls never book a second one.
   * @description For registered users.
   */
  shipping_book: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The order's id or its reference */
          order_id: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Shipment"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the tracking number and label of a paid order; books its courier if needed.
   * @description For registered users.
   */
  shipping_waybill: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The order's id or its reference */
          order_id: string;
        };
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Shipment"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the label of a parcel. Redirects to a PDF; the URL is valid for five minutes.
   * @description For registered users.
   */
  shipping_label: {
    parameters: {
      query?: {
        direction?: "outbound" | "return";
      };
      path: {
        orderId: string;
      };
    };
    responses: {
      /** @description Success */
      302: {
        content: {
          "application/json": null;
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Track a parcel of one of your orders.
   * @description For registered users.
   */
  shipping_track: {
    parameters: {
      path: {
        trackingNumber: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Tracking"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read your wallet balance.
   * @description For registered users.
   */
  wallet_balance: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @description Rupiah */
              available: number;
              /** @description Rupiah */
              held: number;
              /** @description Rupiah */
              in_escrow: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List your wallet's transactions, newest first.
   * @description For registered users.
   */
  wallet_transactions: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["WalletTransaction"][];
              total: number;
              limit: number;
              offset: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List your withdrawals, newest first.
   * @description For registered users.
   */
  wallet_withdrawals_list: {
    parameters: {
      query?: {
        limit?: number;
        offset?: number;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Withdrawal"][];
              total: number;
              limit: number;
              offset: number;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Withdraw from your wallet; a payout link is created and e-mailed to you.
   * @description For registered users.
   */
  wallet_withdrawals_create: {
    parameters: {
      header?: {
        /** @description A repeated call with the same key and body within 24 hours returns the first successful response, byte for byte. */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Rupiah to withdraw; the payout link is worth this amount minus our fee. */
          amount: number;
        };
      };
    };
    responses: {
      /** @description Success */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. WITHDRAWAL_IN_PROGRESS: A seller can have one withdrawal in progress at a time. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read one of your withdrawals.
   * @description For registered users.
   */
  wallet_withdrawals_get: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Cancel a withdrawal whose payout link is not claimed yet.
   * @description For registered users.
   */
  wallet_withdrawals_cancel: {
    parameters: {
      path: {
        id: string;
      };
    };
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description FORBIDDEN: You are not allowed to do this. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not see it. */
      404: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
      429: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive an invoice callback from the payment provider.
   * @description For machines, authenticated by x-callback-token.
   */
  webhooks_xendit: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive an invoice callback from the payment provider.
   * @description For machines, authenticated by x-callback-token.
   */
  webhooks_payment_provider: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive a payout callback from the payment provider.
   * @description For machines, authenticated by x-callback-token.
   */
  webhooks_xendit_payout: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive a payout callback from the payment provider.
   * @description For machines, authenticated by x-callback-token.
   */
  webhooks_payment_provider_payout: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive a payment callback without an invoice: virtual account, e-wallet or QR code.
   * @description For machines, authenticated by x-callback-token.
   */
  webhooks_xendit_native: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive a payment callback without an invoice: virtual account, e-wallet or QR code.
   * @description For machines, authenticated by x-callback-token.
   */
  webhooks_payment_provider_native: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive a shipment callback from the shipping provider.
   * @description For machines, authenticated by BITESHIP_SIGNATURE_HEADER.
   */
  webhooks_biteship: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive a shipment callback from the shipping provider.
   * @description For machines, authenticated by BITESHIP_SIGNATURE_HEADER.
   */
  webhooks_shipping_provider: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive an e-mail callback from the e-mail provider.
   * @description For machines, authenticated by svix-signature.
   */
  webhooks_resend: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Receive an e-mail callback from the e-mail provider.
   * @description For machines, authenticated by svix-signature.
   */
  webhooks_email_provider: {
    responses: {
      /** @description Success */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @constant */
              received: true;
            };
          };
        };
      };
      /** @description VALIDATION: Missing or invalid input. */
      400: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
      401: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
}
