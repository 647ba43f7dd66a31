/** The wire as types, for clients in TypeScript; npm run openapi writes it. */
export interface paths {
  "/admin/analytics": {
    /**
     * Read MAU, transactions, GMV and revenue: the last 30 days unless told otherwise.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_analytics"];
  };
  "/admin/audit": {
    /**
     * Read the audit log, newest first.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_audit"];
  };
  "/admin/roles": {
    /**
     * List the staff, who joined last first.
     * @description For staff: superadmin, superadmin.
     */
    get: operations["admin_roles"];
    /**
     * Give someone a staff role; it holds from their next call.
     * @description For staff: superadmin, superadmin.
     */
    post: operations["admin_roles_grant"];
  };
  "/admin/roles/{userId}/{role}": {
    /**
     * Take a staff role from someone; their next call is rejected.
     * @description For staff: superadmin, superadmin.
     */
    delete: operations["admin_roles_revoke"];
  };
  "/admin/cases": {
    /**
     * List what waits for a person's decision, newest first.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_cases"];
  };
  "/admin/cases/{id}/close": {
    /**
     * Close a case, once what had to be done is done.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_cases_close"];
  };
  "/admin/users": {
    /**
     * List people, newest first.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_users"];
  };
  "/admin/orders": {
    /**
     * List orders, newest first, with what keeps them from moving.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_orders"];
  };
  "/admin/orders/{id}/explain": {
    /**
     * Explain an order: each step, rupiah, call and word, who did it, and what may come next.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_orders_explain"];
  };
  "/admin/shipments": {
    /**
     * List shipments both ways, newest first.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_shipments"];
  };
  "/admin/disputes": {
    /**
     * List disputes; open ones, newest first, unless told otherwise.
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
     * Refund a completed order to the buyer, out of the seller's wallet.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_orders_refund"];
  };
  "/admin/reviews/{id}/hide": {
    /**
     * Hide a review, or with hidden: false bring it back.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_reviews_hide"];
  };
  "/admin/accounts/{userId}": {
    /**
     * Suspend, ban or reinstate someone; they are told why.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_accounts"];
  };
  "/admin/reports": {
    /**
     * List reports of listings and people, newest first; open ones unless told otherwise.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_reports"];
  };
  "/admin/reports/{id}/close": {
    /**
     * Close a report: something was done about it, or nothing had to be.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_reports_close"];
  };
  "/admin/ktp/pending": {
    /**
     * List identity checks that wait for a decision, newest first, without their photos.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_ktp_pending"];
  };
  "/admin/ktp/{id}": {
    /**
     * Look at an identity check's photos, by links that last five minutes.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_ktp_view"];
  };
  "/admin/ktp/{id}/approve": {
    /**
     * Approve an identity check; final.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_ktp_approve"];
  };
  "/admin/ktp/{id}/reject": {
    /**
     * Turn an identity check down; its owner reads the reason and may send other photos.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_ktp_reject"];
  };
  "/admin/reliability": {
    /**
     * Read the signals of trouble (0 is well), and the dead letters to redrive.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_reliability"];
  };
  "/admin/jobs/{id}/redrive": {
    /**
     * Run a dead job again, with all its attempts.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_jobs_redrive"];
  };
  "/admin/jobs/redrive": {
    /**
     * Run all dead jobs of a kind, or with these words in their last error, again.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_jobs_redrive_matching"];
  };
  "/admin/outbox/{id}/redrive": {
    /**
     * Give a dead event five attempts more.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_outbox_redrive"];
  };
  "/admin/outbox/redrive": {
    /**
     * Give all dead events of a type, or with these words in their last error, five attempts more.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_outbox_redrive_matching"];
  };
  "/admin/webhooks": {
    /**
     * List the callbacks of providers as they came, newest first.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_webhooks"];
  };
  "/admin/webhooks/{id}/redrive": {
    /**
     * Handle a callback again that nobody acted on.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_webhooks_redrive"];
  };
  "/admin/webhooks/redrive": {
    /**
     * Handle all open callbacks of a provider, or with this outcome, again.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    post: operations["admin_webhooks_redrive_matching"];
  };
  "/admin/seller-reviews": {
    /**
     * List the reviews that the finance portal asked for, newest first.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_seller_reviews"];
  };
  "/admin/seller-reviews/{id}/close": {
    /**
     * Close a review: the suspicion is cleared or confirmed.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_seller_reviews_close"];
  };
  "/admin/live-streams": {
    /**
     * List the streams that are not ended, newest first.
     * @description For staff: superadmin, ops_admin.
     */
    get: operations["admin_live_streams"];
  };
  "/admin/live-streams/{streamId}/end": {
    /**
     * End a stream, whoever's it is.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_live_streams_end"];
  };
  "/admin/live-streams/{streamId}/ban": {
    /**
     * Ban a stream's host from going live, and end what they have running.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_live_streams_ban"];
  };
  "/admin/accounts/{userId}/live-unban": {
    /**
     * Lift someone's ban from going live.
     * @description For staff: superadmin, ops_admin.
     */
    put: operations["admin_accounts_live_unban"];
  };
  "/admin/discovery": {
    /**
     * Check the kept totals, search entries, likes and boost scores against a count.
     * @description For staff: superadmin, ops_admin, administrator.
     */
    get: operations["admin_discovery"];
  };
  "/admin/growth/boosts": {
    /**
     * Grant a seller a boost on everything they have.
     * @description For staff: superadmin, ops_admin.
     */
    post: operations["admin_growth_boosts"];
  };
  "/admin/payouts": {
    /**
     * List withdrawals and their payout links, newest first.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_payouts"];
  };
  "/admin/payouts/{id}/settle": {
    /**
     * Settle a withdrawal that waits for an unknown payout link.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_payouts_settle"];
  };
  "/admin/revenue": {
    /**
     * Read the market's revenue per day, week or month.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_revenue"];
  };
  "/admin/ledger": {
    /**
     * Read the ledger: balances per account, and transfers, newest first.
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
     * Refund money in suspense to a wallet; an order that waited for it is over.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_suspense_refund"];
  };
  "/admin/suspense/{id}/apply": {
    /**
     * Pay an order with all money in suspense for it; too much goes to the buyer's wallet.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_suspense_apply"];
  };
  "/admin/reconciliation": {
    /**
     * Read the drift between the provider's books and ours, and the differences behind it.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_reconciliation"];
  };
  "/admin/reconciliation/{id}/approve": {
    /**
     * Approve the correcting entry of a difference.
     * @description For staff: superadmin, administrator.
     */
    post: operations["admin_reconciliation_approve"];
  };
  "/admin/vouchers": {
    /**
     * List vouchers, newest first.
     * @description For staff: superadmin, administrator.
     */
    get: operations["admin_vouchers_list"];
    /**
     * Make a voucher.
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
     * Let a model look at a photo and say what it shows.
     * @description For registered users in active account status.
     */
    post: operations["ai_categorize"];
  };
  "/auth/register": {
    /**
     * Create your profile after signing up.
     * @description For anyone with a valid user token, registered or not.
     */
    post: operations["auth_register"];
  };
  "/auth/me": {
    /**
     * Read your profile, account status, roles and addresses.
     * @description For anyone with a valid user token, registered or not.
     */
    get: operations["auth_me"];
    /**
     * Delete your account, once no order and no money of yours is open.
     * @description For registered users.
     */
    delete: operations["auth_delete"];
    /**
     * Change your profile; null clears a text.
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
     * Add an address; your first becomes the primary one.
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
     * Read someone's public profile.
     * @description For registered users.
     */
    get: operations["auth_user"];
  };
  "/auth/users/{id}/report": {
    /**
     * Report someone to staff; they do not learn who did.
     * @description For registered users.
     */
    post: operations["auth_report"];
  };
  "/auth/me/export": {
    /**
     * Read everything that the market keeps about you.
     * @description For registered users.
     */
    get: operations["auth_export"];
  };
  "/boosts/packages": {
    /**
     * See what a boost costs.
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
     * Boost your listing: answers an invoice, and begins when it is paid.
     * @description For registered users in active account status.
     */
    post: operations["boosts_create"];
  };
  "/boosts/{id}": {
    /**
     * Read a boost that you bought; a payment found takes effect at once.
     * @description For registered users.
     */
    get: operations["boosts_get"];
  };
  "/feed/recently-sold": {
    /**
     * See what was sold lately.
     * @description Open to everyone.
     */
    get: operations["feed_recently_sold"];
  };
  "/finance-inbox/run": {
    /**
     * Act on waiting events of the finance portal; for the schedule.
     * @description For machines: proven by QStash, or the project's secret key.
     */
    post: operations["finance_inbox_run"];
  };
  "/finance-outbox/run": {
    /**
     * Post waiting events to the finance portal; for the schedule.
     * @description For machines: proven by QStash, or the project's secret key.
     */
    post: operations["finance_outbox_run"];
  };
  "/finances/sellers/{id}/balance": {
    /**
     * Read a seller's balance at the finance portal; for the seller and for staff.
     * @description For registered users.
     */
    get: operations["finances_balance"];
  };
  "/health": {
    /**
     * Tell that the service is up, and its version; on demand, whether its dependencies are.
     * @description Open to everyone.
     */
    get: operations["health_get"];
  };
  "/internal/events": {
    /**
     * Read events after a number, oldest first, whether they were delivered or not.
     * @description For machines: proven by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
     */
    get: operations["internal_events"];
    /**
     * Take in an event of the finance portal; a repeat of its id changes nothing.
     * @description For machines: proven by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
     */
    post: operations["internal_receive"];
  };
  "/internal/commands/resolve-dispute": {
    /**
     * Resolve a dispute on the finance portal's command; a repeat of its webhook-id replays.
     * @description For machines: proven by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
     */
    post: operations["internal_resolve_dispute"];
  };
  "/jobs/run": {
    /**
     * Run the background jobs that are due; for the schedule.
     * @description For machines: proven by QStash, or the project's secret key.
     */
    post: operations["jobs_run"];
  };
  "/jobs/minute": {
    /**
     * Order the scheduled runs of this minute, one every 15 seconds; for the schedule.
     * @description For machines: proven by QStash, or the project's secret key.
     */
    post: operations["jobs_minute"];
  };
  "/ktp/submit": {
    /**
     * Hand in a photo of your KTP and a selfie, to be verified by staff.
     * @description For registered users.
     */
    post: operations["ktp_submit"];
  };
  "/ktp/status": {
    /**
     * Read where your identity check stands.
     * @description For registered users.
     */
    get: operations["ktp_status"];
  };
  "/listings": {
    /**
     * Browse what is for sale.
     * @description For registered users.
     */
    get: operations["listings_browse"];
    /**
     * Put something up for sale.
     * @description For registered users in active account status.
     */
    post: operations["listings_create"];
  };
  "/listings/{id}": {
    /**
     * Read one listing.
     * @description For registered users.
     */
    get: operations["listings_get"];
    /**
     * Take your listing out of the shop.
     * @description For registered users.
     */
    delete: operations["listings_delete"];
    /**
     * Change your listing while it is for sale.
     * @description For registered users.
     */
    patch: operations["listings_update"];
  };
  "/listings/user/{userId}": {
    /**
     * List what someone sells and has sold, newest first.
     * @description For registered users.
     */
    get: operations["listings_user"];
  };
  "/listings/photos": {
    /**
     * Get a place to upload a photo to, and the address that it will have in a listing.
     * @description For registered users in active account status.
     */
    post: operations["listings_photos"];
  };
  "/listings/{id}/report": {
    /**
     * Report a listing to staff; its seller does not learn who did.
     * @description For registered users.
     */
    post: operations["listings_report"];
  };
  "/listings/boosted": {
    /**
     * Browse what is for sale, boosted listings first.
     * @description For registered users.
     */
    get: operations["listings_boosted"];
  };
  "/listings/{id}/relist": {
    /**
     * Put your removed listing up for sale again.
     * @description For registered users in active account status.
     */
    post: operations["listings_relist"];
  };
  "/listings/{id}/like": {
    /**
     * Like a listing.
     * @description For registered users in active account status.
     */
    post: operations["listings_like"];
    /**
     * Take your like back.
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
     * @description For registered users in active account status.
     */
    post: operations["live_streams_create"];
  };
  "/live-streams/{id}": {
    /**
     * Read a live stream, an ended one too.
     * @description For registered users.
     */
    get: operations["live_streams_get"];
  };
  "/live-streams/{id}/start": {
    /**
     * Start an upcoming stream of your own.
     * @description For registered users in active account status.
     */
    put: operations["live_streams_start"];
  };
  "/live-streams/{id}/end": {
    /**
     * End a stream of your own, or call it off.
     * @description For registered users.
     */
    put: operations["live_streams_end"];
  };
  "/live-streams/{id}/pins": {
    /**
     * Replace the listings that are pinned to your stream.
     * @description For registered users in active account status.
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
     * Count one viewer less; where nobody watches, nobody leaves.
     * @description For registered users.
     */
    post: operations["live_streams_leave"];
  };
  "/live-streams/{id}/chat": {
    /**
     * Read a stream's chat, at most 100 messages.
     * @description For registered users.
     */
    get: operations["live_streams_messages"];
    /**
     * Write in a stream's chat, as yourself.
     * @description For registered users in active account status.
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
     * Turn one of your notifications from unread to read, or back.
     * @description For registered users.
     */
    put: operations["notifications_toggle_read"];
  };
  "/notifications/preferences": {
    /**
     * Read how you are notified.
     * @description For registered users.
     */
    get: operations["notifications_preferences"];
    /**
     * Choose how you are notified; what you leave out stays.
     * @description For registered users.
     */
    put: operations["notifications_preferences_update"];
  };
  "/orders": {
    /**
     * Order a listing and get an invoice to pay.
     * @description For registered users in active account status.
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
     * Read every state that an order of yours entered, oldest first.
     * @description For registered users.
     */
    get: operations["orders_timeline"];
  };
  "/orders/{id}/status": {
    /**
     * Move an order to another status, along a row that is yours.
     * @description For registered users.
     */
    put: operations["orders_status"];
  };
  "/orders/{id}/ship": {
    /**
     * Mark your sale as shipped, with its tracking number.
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
     * Cancel an order that was not shipped yet.
     * @description For registered users.
     */
    put: operations["orders_cancel"];
  };
  "/orders/{id}/dispute": {
    /**
     * Open a dispute about an order you bought.
     * @description For registered users.
     */
    put: operations["orders_dispute"];
  };
  "/orders/{id}/return-request": {
    /**
     * Request a return of an order that was delivered.
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
     * Reject a return, with the reason.
     * @description For registered users.
     */
    put: operations["orders_return_reject"];
  };
  "/orders/{id}/return-received": {
    /**
     * Confirm that a return has come back; refunds the buyer.
     * @description For registered users.
     */
    put: operations["orders_return_received"];
  };
  "/orders/{id}/return-label": {
    /**
     * Get the label with which an approved return travels back to the seller.
     * @description For registered users.
     */
    post: operations["orders_return_label"];
  };
  "/payments/{orderId}/check": {
    /**
     * Poll the payment of your order; a payment found takes effect at once.
     * @description For registered users.
     */
    get: operations["payments_check"];
  };
  "/push/vapid-public-key": {
    /**
     * Read the applicationServerKey for PushManager.subscribe().
     * @description Open to everyone.
     */
    get: operations["push_vapid_public_key"];
  };
  "/push/subscribe": {
    /**
     * Have this browser notified: send its PushSubscription as JSON.
     * @description For registered users.
     */
    post: operations["push_subscribe"];
  };
  "/push/unsubscribe": {
    /**
     * Stop notifying one of your browsers.
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
     * Send a test push to all your devices.
     * @description For registered users.
     */
    post: operations["push_test"];
  };
  "/reviews": {
    /**
     * Review the seller of an order that you completed, once.
     * @description For registered users in active account status.
     */
    post: operations["reviews_create"];
  };
  "/reviews/user/{userId}": {
    /**
     * List what buyers say of someone, newest first, with the average.
     * @description For registered users.
     */
    get: operations["reviews_user"];
  };
  "/reviews/{id}/reply": {
    /**
     * Reply to a review of you, once.
     * @description For registered users in active account status.
     */
    post: operations["reviews_reply"];
  };
  "/search": {
    /**
     * Search what is for sale.
     * @description For registered users.
     */
    get: operations["search_listings"];
  };
  "/shipping/rates": {
    /**
     * Get signed shipping prices for a listing and one of your addresses.
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
     * Make sure that a paid sale has its courier; there is never a second one.
     * @description For registered users.
     */
    post: operations["shipping_book"];
  };
  "/shipping/waybill": {
    /**
     * Get the courier's number and label of a paid sale, booking the courier if need be.
     * @description For registered users.
     */
    post: operations["shipping_waybill"];
  };
  "/shipping/labels/{orderId}": {
    /**
     * Get the label of a parcel: redirects to a PDF that is readable for five minutes.
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
     * Withdraw from your wallet: a payout link is made and mailed to you.
     * @description For registered users in active account status.
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
     * Cancel a withdrawal whose link nobody has claimed yet.
     * @description For registered users.
     */
    post: operations["wallet_withdrawals_cancel"];
  };
  "/webhooks/xendit": {
    /**
     * Take in an invoice callback of the payment provider.
     * @description For machines: proven by x-callback-token.
     */
    post: operations["webhooks_xendit"];
  };
  "/webhooks/payment_provider": {
    /**
     * Take in an invoice callback of the payment provider.
     * @description For machines: proven by x-callback-token.
     */
    post: operations["webhooks_payment_provider"];
  };
  "/webhooks/xendit/payout": {
    /**
     * Take in a payout callback of the payment provider.
     * @description For machines: proven by x-callback-token.
     */
    post: operations["webhooks_xendit_payout"];
  };
  "/webhooks/payment_provider/payout": {
    /**
     * Take in a payout callback of the payment provider.
     * @description For machines: proven by x-callback-token.
     */
    post: operations["webhooks_payment_provider_payout"];
  };
  "/webhooks/xendit-native": {
    /**
     * Take in a payment callback that is not about an invoice: virtual account, e-wallet, QR.
     * @description For machines: proven by x-callback-token.
     */
    post: operations["webhooks_xendit_native"];
  };
  "/webhooks/payment_provider-native": {
    /**
     * Take in a payment callback that is not about an invoice: virtual account, e-wallet, QR.
     * @description For machines: proven by x-callback-token.
     */
    post: operations["webhooks_payment_provider_native"];
  };
  "/webhooks/biteship": {
    /**
     * Take in a shipment callback of the shipping provider.
     * @description For machines: proven by BITESHIP_SIGNATURE_HEADER.
     */
    post: operations["webhooks_biteship"];
  };
  "/webhooks/shipping_provider": {
    /**
     * Take in a shipment callback of the shipping provider.
     * @description For machines: proven by BITESHIP_SIGNATURE_HEADER.
     */
    post: operations["webhooks_shipping_provider"];
  };
  "/webhooks/resend": {
    /**
     * Take in an e-mail callback of the e-mail provider.
     * @description For machines: proven by svix-signature.
     */
    post: operations["webhooks_resend"];
  };
  "/webhooks/email_provider": {
    /**
     * Take in an e-mail callback of the e-mail provider.
     * @description For machines: proven by svix-signature.
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
      /** @description People who called in the 30 days up to here; of a period: to its last day */
      mau: number;
      new_users: number;
      /** @description Orders paid */
      transactions: number;
      /** @description Their item prices */
      gmv: number;
      /** @description Earned fees, boosts and commission, less promotions and claims */
      revenue: number;
      /** @description The period of the same length before */
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
        /** @description People who called in the 30 days up to here; of a period: to its last day */
        mau: number;
        new_users: number;
        /** @description Orders paid */
        transactions: number;
        /** @description Their item prices */
        gmv: number;
        /** @description Earned fees, boosts and commission, less promotions and claims */
        revenue: number;
      };
      /** @description This period less the previous one */
      change: {
        /** @description People who called in the 30 days up to here; of a period: to its last day */
        mau: number;
        new_users: number;
        /** @description Orders paid */
        transactions: number;
        /** @description Their item prices */
        gmv: number;
        /** @description Earned fees, boosts and commission, less promotions and claims */
        revenue: number;
      };
      /** @description Oldest first. Today still counts */
      days: {
          /**
           * Format: date
           * @description A day in Jakarta
           */
          day: string;
          active_users: number;
          /** @description People who called in the 30 days up to here; of a period: to its last day */
          mau: number;
          new_users: number;
          /** @description Orders paid */
          transactions: number;
          /** @description Their item prices */
          gmv: number;
          /** @description Earned fees, boosts and commission, less promotions and claims */
          revenue: number;
        }[];
      /** @description With check=true: empty when all is well */
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
      /** Format: uuid */
      actor_id: string;
      actor_username: string | null;
      /**
       * @description The narrowest role that sufficed
       * @enum {string}
       */
      role: "superadmin" | "ops_admin" | "administrator";
      /** @description The operation id of the route */
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
      /** @description When they were given their latest role */
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
      /** @description Why it does not move by itself: case:<kind>, overdue:<job> or failing:<job> */
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
           * @description We asked them, or they told us
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
          /** @description How far its e-mail came; null without one */
          email: string | null;
          email_problem: string | null;
          /** @description To how many it was pushed */
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
          /** @description When time alone moves it */
          at: string | null;
          /** @description Why not now; null when nothing is in the way */
          objection: string | null;
        })[];
    };
    LedgerTransfer: {
      /** Format: uuid */
      id: string;
      /** @description What happened; it can happen only once */
      key: string;
      kind: string;
      description: string;
      order_id: string | null;
      order_reference: string | null;
      withdrawal_id: string | null;
      /** @description A hold */
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
      /** @description In the carrier's words */
      status: string;
      /** @description What we had for it */
      charged: number | null;
      /** @description What the courier takes for it now */
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
      /** @description How long it waits, or waited */
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
      courier_service_code: string;
      shipping_details: {
        courier_code: string;
        courier_service_code: string;
        shipper_order_id: string | null;
      };
      tracking_number: string | null;
      label_url: string | null;
      /** @description The seller reads name and city only; the rest is on the label. */
      recipient: {
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
       * @description Whom it is about; of a listing, its seller
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
      /** @description How often their photos were turned down */
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
      /** @description Null once the photos were deleted */
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
      /** @description Age of the oldest event that the finance portal does not have */
      oldest_unsent_event_s: number;
      /** @description How long the finance portal has not answered */
      portal_down_s: number;
      /** @description Age of the oldest event of the portal not acted on */
      oldest_unread_portal_event_s: number;
      /** @description Events and jobs that were given up */
      dead_letters: number;
      /** @description Jobs that failed five times and go on trying */
      failing_jobs: number;
      /** @description How late the next due work is: scheduled runs do not come, or do not suffice */
      late_work_s: number;
      /** @description Orders that time should have moved more than five minutes ago */
      overdue_deadlines: number;
      /** @description Leases that ran out over a minute ago, their work taken up by nobody */
      stuck_leases: number;
      /** @description Rupiah by which balances and entries of the last hour disagree */
      ledger_drift: number;
      /** @description Rupiah by which the payment provider's books and ours differ, unexplained */
      provider_drift: number;
      /** @description Callbacks whose reference is unknown, or that nobody acted on */
      parked_callbacks: number;
      /** @description Disputes that nobody decided for three days */
      old_disputes: number;
      /** @description Days that are over, and in no analytics yet */
      uncounted_days: number;
      /** @description Cases that wait for a person */
      open_cases: number;
      /** @description Sellers whom the finance portal asks ops to look at */
      open_seller_reviews: number;
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
    Redriven: {
      redriven: number;
      /** @description How many there were: more than redriven, call again */
      matching: number;
    };
    Callback: {
      /** Format: uuid */
      id: string;
      provider: string;
      reference: string | null;
      /** @description unknown, unconfirmed, unfamiliar or null: nobody acted on it */
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
      /** @description The portal's event that asked for it */
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
      viewers: number;
      /** @description Messages and offers of people; the server's own are not counted */
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
      /** @description Leaves the wallet */
      amount: number;
      /** @description Rupiah */
      fee: number;
      /** @description What the link is worth */
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
      /** @description The provider's own word */
      provider_status: string | null;
      /** @description How often the link was asked for */
      attempts: number;
      /** @description How often the provider changed its mind afterwards */
      flips: number;
      /** @description Kinds of staff cases that are open about it */
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
      /** @description Leaves the wallet */
      amount: number;
      /** @description Rupiah */
      fee: number;
      /** @description What the link is worth */
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
      /** @description Paid for vouchers */
      promotions: number;
      /** @description Paid for what went wrong */
      claims: number;
      /** @description The first three less promotions and claims */
      revenue: number;
      /** @description Kept of withdrawals, less what the provider kept */
      payout_fees: number;
      /** @description Kept by the provider */
      payment_fees: number;
      /** @description Quoted less charged by couriers */
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
      status: "open" | "refunded" | "applied";
      details: unknown;
      /** @description ISO 8601, UTC, microseconds */
      created_at: string;
      resolved_at: string | null;
    };
    Difference: {
      /** Format: uuid */
      id: string;
      /** @description By which the provider knows it */
      reference: string;
      order_id: string | null;
      withdrawal_id: string | null;
      /** @description What came (above zero) or went, by its books */
      provider_amount: number;
      /** @description The same by ours */
      ledger_amount: number;
      /** @description Rupiah */
      difference: number;
      /**
       * @description resolved: it went away by itself
       * @enum {string}
       */
      status: "open" | "approved" | "resolved";
      /** @description The entries that approving it books */
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
      /** @description Orders that have it now */
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
       * @description POST /listings takes these words too, and keeps men as male, women as female
       * @enum {string}
       */
      gender: "men" | "women" | "unisex";
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
       * @description cache: the same photo was looked at before
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
       * @description cache: the same photo was looked at before
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
      /** @description We write nothing to this address any more: it bounced, or complained */
      email_suppressed: boolean;
      /** @enum {string} */
      locale: "id" | "en";
      /** @enum {string} */
      account_status: "active" | "suspended" | "banned";
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
       * @description Whom it is about; of a listing, its seller
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
          /** @description The seller's own */
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
           * @description Whom it is about; of a listing, its seller
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
      /** @description In Asia/Jakarta */
      days_active: string[];
    };
    Boost: {
      /** Format: uuid */
      id: string;
      reference: string;
      /**
       * @description PARKED: a wrong amount came, staff look at it. REFUNDED: to your wallet, because the listing was gone when the payment came.
       * @enum {string}
       */
      status: "AWAITING_PAYMENT" | "ACTIVE" | "ENDED" | "EXPIRED" | "PARKED" | "REFUNDED";
      /** Format: uuid */
      listing_id: string;
      package: string;
      /** @description What is added to the listing's score */
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
      /** @description The seller's own */
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
      viewers: number;
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
      /** @description Kept as read, never rung for */
      muted_categories: ("order" | "shipping" | "live" | "review")[];
      /** @description One e-mail a day with what is unread */
      email_digest: boolean;
      push_enabled: boolean;
    };
    BoostPackage: {
      package: string;
      /** @description What is added to the listing's score */
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
      /** @description Rupiah of sales that are not completed yet */
      pending: number;
      currency: string;
      /** @description ISO 8601, UTC, microseconds */
      as_of: string;
      /** @enum {string} */
      source: "portal" | "copy";
      /** @description The portal did not answer; this is what it told last */
      stale: boolean;
    };
    FinanceEvent: {
      /**
       * Format: uuid
       * @description The same at every repeat: what to deduplicate by
       */
      id: string;
      /** @description Gapless over all events */
      seq: number;
      type: string;
      /**
       * @description Rises when a field changes its meaning; fields may be added without
       * @constant
       */
      schema_version: 1;
      aggregate: {
        /** @enum {string} */
        type: "order" | "boost";
        /** Format: uuid */
        id: string;
        /** @description Gapless from 1; arrives in this order */
        version: number;
      };
      /** @description ISO 8601, UTC, microseconds */
      occurred_at: string;
      /** @description As the type says */
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
      /** @description PUT the file here within two hours */
      signed_url: string;
      /** @description For `uploadToSignedUrl(path, token, file)` */
      token: string;
      /** @description What POST /listings takes in `photos` */
      public_url: string;
    };
    Notification: {
      /** Format: uuid */
      id: string;
      /** @description What happened */
      kind: string;
      /** @enum {string} */
      category: "order" | "payment" | "shipping" | "wallet" | "live" | "review" | "account";
      /** @description In the language of your profile */
      title: string;
      body: string;
      /** @description Ids and amounts of what happened */
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
      /** @description The courier's number; null until the courier gave one */
      tracking_number: string | null;
      /** @description A4 or A6 printers take it as it is: an A6 PDF, behind both headers, stable for ever */
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
      /** @description The courier's number; null until the courier gave one */
      tracking_number: string | null;
      /** @description A4 or A6 printers take it as it is: an A6 PDF, behind both headers, stable for ever */
      label_url: string | null;
      courier_code: string;
      courier_service_code: string;
      shipper_order_id: string;
      /** @description The status in which the courier took the booking; GET /shipping/track follows it */
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
       * @description withdrawal_hold reads withdrawal_debit once it is paid: same id, same amount.
       * @enum {string}
       */
      type: "sale_proceeds" | "refund" | "clawback" | "withdrawal_hold" | "withdrawal_debit" | "withdrawal_reversal" | "adjustment";
      /** @description Signed rupiah: above zero came in */
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
   * Read MAU, transactions, GMV and revenue: the last 30 days unless told otherwise.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read the audit log, newest first.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_audit: {
    parameters: {
      query?: {
        actor_id?: string;
        role?: "superadmin" | "ops_admin" | "administrator";
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the staff, who joined last first.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Give someone a staff role; it holds from their next call.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take a staff role from someone; their next call is rejected.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List what waits for a person's decision, newest first.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Close a case, once what had to be done is done.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List people, newest first.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List orders, newest first, with what keeps them from moving.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Explain an order: each step, rupiah, call and word, who did it, and what may come next.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List shipments both ways, newest first.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List disputes; open ones, newest first, unless told otherwise.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
          /** @description Told to both parties */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Refund a completed order to the buyer, out of the seller's wallet.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Hide a review, or with hidden: false bring it back.
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
              /** @description The seller's own */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Suspend, ban or reinstate someone; they are told why.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List reports of listings and people, newest first; open ones unless told otherwise.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Close a report: something was done about it, or nothing had to be.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List identity checks that wait for a decision, newest first, without their photos.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Look at an identity check's photos, by links that last five minutes.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Approve an identity check; final.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Turn an identity check down; its owner reads the reason and may send other photos.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read the signals of trouble (0 is well), and the dead letters to redrive.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Run a dead job again, with all its attempts.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Run all dead jobs of a kind, or with these words in their last error, again.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_jobs_redrive_matching: {
    requestBody: {
      content: {
        "application/json": {
          kind?: string;
          error?: string;
          /**
           * @description How many at most, the oldest first
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Give a dead event five attempts more.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Give all dead events of a type, or with these words in their last error, five attempts more.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_outbox_redrive_matching: {
    requestBody: {
      content: {
        "application/json": {
          type?: string;
          error?: string;
          /**
           * @description How many at most, the oldest first
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the callbacks of providers as they came, newest first.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Handle a callback again that nobody acted on.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Handle all open callbacks of a provider, or with this outcome, again.
   * @description For staff: superadmin, ops_admin, administrator.
   */
  admin_webhooks_redrive_matching: {
    requestBody: {
      content: {
        "application/json": {
          provider?: string;
          outcome?: string;
          /**
           * @description How many at most, the oldest first
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the reviews that the finance portal asked for, newest first.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Close a review: the suspicion is cleared or confirmed.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List the streams that are not ended, newest first.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * End a stream, whoever's it is.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Ban a stream's host from going live, and end what they have running.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Lift someone's ban from going live.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Check the kept totals, search entries, likes and boost scores against a count.
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
              /** @description Listings for sale, counted */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Grant a seller a boost on everything they have.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List withdrawals and their payout links, newest first.
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
          /** @description With text/csv of a list: how many there are in all. More than the file holds: ask on with offset. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Settle a withdrawal that waits for an unknown payout link.
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
          /** @description The link as found at the provider; it is fetched, and what it says counts. Without it the hold goes back: say so only when the provider has no such link. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read the market's revenue per day, week or month.
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
          /** @description With text/csv of a list: how many there are in all. More than the file holds: ask on with offset. */
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
                  /** @description Paid for vouchers */
                  promotions: number;
                  /** @description Paid for what went wrong */
                  claims: number;
                  /** @description The first three less promotions and claims */
                  revenue: number;
                  /** @description Kept of withdrawals, less what the provider kept */
                  payout_fees: number;
                  /** @description Kept by the provider */
                  payment_fees: number;
                  /** @description Quoted less charged by couriers */
                  courier_adjustments: number;
                  /**
                   * Format: date
                   * @description Its first day
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read the ledger: balances per account, and transfers, newest first.
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
          /** @description With text/csv of a list: how many there are in all. More than the file holds: ask on with offset. */
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
              /** @description On the first page without filters; else empty */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
          /** @description Signed rupiah: above zero goes into the wallet; below, never deeper than zero */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Refund money in suspense to a wallet; an order that waited for it is over.
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
           * @description Whose wallet; the order's buyer when left out
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Pay an order with all money in suspense for it; too much goes to the buyer's wallet.
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
           * @description The market pays what is missing to the total, as a claim.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read the drift between the provider's books and ours, and the differences behind it.
   * @description For staff: superadmin, administrator.
   */
  admin_reconciliation: {
    parameters: {
      query?: {
        status?: "open" | "approved" | "resolved" | "all";
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
          /** @description With text/csv of a list: how many there are in all. More than the file holds: ask on with offset. */
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
                /** @description Of the account: below zero by what wallets were given */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Approve the correcting entry of a difference.
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
           * @description The other side of the entry, where it is not the proposed one
           * @enum {string}
           */
          account?: "suspense" | "adjustments" | "claims" | "payment_fees" | "payout_fees";
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Make a voucher.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Let a model look at a photo and say what it shows.
   * @description For registered users in active account status.
   */
  ai_categorize: {
    requestBody: {
      content: {
        "application/json": {
          /** @description A photo of our own bucket, or on a public https host; JPEG, PNG or WebP, 10 MiB */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Create your profile after signing up.
   * @description For anyone with a valid user token, registered or not.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read your profile, account status, roles and addresses.
   * @description For anyone with a valid user token, registered or not.
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
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Delete your account, once no order and no money of yours is open.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Change your profile; null clears a text.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Add an address; your first becomes the primary one.
   * @description For registered users.
   */
  auth_addresses_create: {
    requestBody: {
      content: {
        "application/json": {
          label?: string | null;
          recipient_name: string;
          /** @description 08…, 62… or +62…; kept as +62… */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
          /** @description 08…, 62… or +62…; kept as +62… */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read someone's public profile.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Report someone to staff; they do not learn who did.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read everything that the market keeps about you.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * See what a boost costs.
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
      /** @description What If-None-Match names still holds. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Boost your listing: answers an invoice, and begins when it is paid.
   * @description For registered users in active account status.
   */
  boosts_create: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          listing_id: string;
          /** @description Of GET /boosts/packages */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read a boost that you bought; a payment found takes effect at once.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * See what was sold lately.
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
                 * @description The listing's
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
      /** @description What If-None-Match names still holds. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Act on waiting events of the finance portal; for the schedule.
   * @description For machines: proven by QStash, or the project's secret key.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Post waiting events to the finance portal; for the schedule.
   * @description For machines: proven by QStash, or the project's secret key.
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
              /** @description Kept back because a ping went unanswered */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read a seller's balance at the finance portal; for the seller and for staff.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Tell that the service is up, and its version; on demand, whether its dependencies are.
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read events after a number, oldest first, whether they were delivered or not.
   * @description For machines: proven by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
   */
  internal_events: {
    parameters: {
      query?: {
        after_seq?: string;
        limit?: string;
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
              /** @description The highest number given so far */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in an event of the finance portal; a repeat of its id changes nothing.
   * @description For machines: proven by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
   */
  internal_receive: {
    requestBody: {
      content: {
        "application/json": OneOf<[{
          /** @description The event's own id; the header webhook-id where it is left out */
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
          /** @description The event's own id; the header webhook-id where it is left out */
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
          /** @description The event's own id; the header webhook-id where it is left out */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Resolve a dispute on the finance portal's command; a repeat of its webhook-id replays.
   * @description For machines: proven by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
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
           * @description release pays the seller, refund the buyer
           * @enum {string}
           */
          resolution: "release" | "refund";
          /** @description Told to both parties */
          note?: string;
          /** @description Who at the portal decided it, as the portal names them */
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
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Run the background jobs that are due; for the schedule.
   * @description For machines: proven by QStash, or the project's secret key.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Order the scheduled runs of this minute, one every 15 seconds; for the schedule.
   * @description For machines: proven by QStash, or the project's secret key.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Hand in a photo of your KTP and a selfie, to be verified by staff.
   * @description For registered users.
   */
  ktp_submit: {
    requestBody: {
      content: {
        "multipart/form-data": {
          /**
           * Format: binary
           * @description JPEG, PNG or WebP by its content, 5 MiB; metadata is removed
           */
          photo: string;
          /**
           * Format: binary
           * @description JPEG, PNG or WebP by its content, 5 MiB; metadata is removed
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read where your identity check stands.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Browse what is for sale.
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
      /** @description What If-None-Match names still holds. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Put something up for sale.
   * @description For registered users in active account status.
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
          /** @description Public https addresses, or URLs of our own bucket; the first is the cover */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read one listing.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take your listing out of the shop.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Change your listing while it is for sale.
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
          /** @description Public https addresses, or URLs of our own bucket; the first is the cover */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List what someone sells and has sold, newest first.
   * @description For registered users.
   */
  listings_user: {
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
            listings: components["schemas"]["Listing"][];
            total: number;
            offset: number;
            limit: number;
          };
        };
      };
      /** @description What If-None-Match names still holds. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get a place to upload a photo to, and the address that it will have in a listing.
   * @description For registered users in active account status.
   */
  listings_photos: {
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          content_type: "image/jpeg" | "image/png" | "image/webp";
          /** @description For your own use */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Report a listing to staff; its seller does not learn who did.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Browse what is for sale, boosted listings first.
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
      /** @description What If-None-Match names still holds. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Put your removed listing up for sale again.
   * @description For registered users in active account status.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Like a listing.
   * @description For registered users in active account status.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take your like back.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Go live now, or announce a stream for later.
   * @description For registered users in active account status.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read a live stream, an ended one too.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Start an upcoming stream of your own.
   * @description For registered users in active account status.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * End a stream of your own, or call it off.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Replace the listings that are pinned to your stream.
   * @description For registered users in active account status.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Count one viewer less; where nobody watches, nobody leaves.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read a stream's chat, at most 100 messages.
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
              /** @description With after_seq: ask again at once */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Write in a stream's chat, as yourself.
   * @description For registered users in active account status.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Turn one of your notifications from unread to read, or back.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read how you are notified.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Choose how you are notified; what you leave out stays.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Order a listing and get an invoice to pay.
   * @description For registered users in active account status.
   */
  orders_create: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
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
          /** @description `quote` of the chosen rate */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read every state that an order of yours entered, oldest first.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Move an order to another status, along a row that is yours.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Mark your sale as shipped, with its tracking number.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Cancel an order that was not shipped yet.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Open a dispute about an order you bought.
   * @description For registered users.
   */
  orders_dispute: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
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
          description?: string;
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Request a return of an order that was delivered.
   * @description For registered users.
   */
  orders_return_request: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
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
          description?: string;
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Reject a return, with the reason.
   * @description For registered users.
   */
  orders_return_reject: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Confirm that a return has come back; refunds the buyer.
   * @description For registered users.
   */
  orders_return_received: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the label with which an approved return travels back to the seller.
   * @description For registered users.
   */
  orders_return_label: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Poll the payment of your order; a payment found takes effect at once.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Read the applicationServerKey for PushManager.subscribe().
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Have this browser notified: send its PushSubscription as JSON.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Stop notifying one of your browsers.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Send a test push to all your devices.
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
              /** @description Not reached, or gone and now forgotten */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Review the seller of an order that you completed, once.
   * @description For registered users in active account status.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * List what buyers say of someone, newest first, with the average.
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
              /** @description Two decimals */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Reply to a review of you, once.
   * @description For registered users in active account status.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Search what is for sale.
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
            /** @description More than `total` match; relevance ranks the newest of them */
            total_is_minimum: boolean;
            /** @description Nothing matched the words as typed; these match similar ones */
            corrected: boolean;
          };
        };
      };
      /** @description What If-None-Match names still holds. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get signed shipping prices for a listing and one of your addresses.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Make sure that a paid sale has its courier; there is never a second one.
   * @description For registered users.
   */
  shipping_book: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the courier's number and label of a paid sale, booking the courier if need be.
   * @description For registered users.
   */
  shipping_waybill: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Get the label of a parcel: redirects to a PDF that is readable for five minutes.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description INTERNAL: Unexpected server error. */
      500: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Withdraw from your wallet: a payout link is made and mailed to you.
   * @description For registered users in active account status.
   */
  wallet_withdrawals_create: {
    parameters: {
      header?: {
        /** @description The same key and body within 24 hours answers with the first success, byte for byte. */
        "Idempotency-Key"?: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Rupiah to take out of the wallet; the link is worth this less our fee. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description CONFLICT: It is a duplicate, or the current state does not allow it. WITHDRAWAL_IN_PROGRESS: One withdrawal per seller is in flight already. */
      409: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
      413: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description RATE_LIMITED: Too many calls; Retry-After tells when to come back. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Cancel a withdrawal whose link nobody has claimed yet.
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
      /** @description FORBIDDEN: You may see this, but not do that. */
      403: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description NOT_FOUND: It does not exist, or you may not know that it does. */
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in an invoice callback of the payment provider.
   * @description For machines: proven by x-callback-token.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in an invoice callback of the payment provider.
   * @description For machines: proven by x-callback-token.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in a payout callback of the payment provider.
   * @description For machines: proven by x-callback-token.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in a payout callback of the payment provider.
   * @description For machines: proven by x-callback-token.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in a payment callback that is not about an invoice: virtual account, e-wallet, QR.
   * @description For machines: proven by x-callback-token.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in a payment callback that is not about an invoice: virtual account, e-wallet, QR.
   * @description For machines: proven by x-callback-token.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in a shipment callback of the shipping provider.
   * @description For machines: proven by BITESHIP_SIGNATURE_HEADER.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in a shipment callback of the shipping provider.
   * @description For machines: proven by BITESHIP_SIGNATURE_HEADER.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in an e-mail callback of the e-mail provider.
   * @description For machines: proven by svix-signature.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  /**
   * Take in an e-mail callback of the e-mail provider.
   * @description For machines: proven by svix-signature.
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
      /** @description PAYLOAD_TOO_LARGE: The body is larger than this route takes. */
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
      /** @description UNAVAILABLE: Something we depend on is down; Retry-After tells when to come back. */
      503: {
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
}
