/** The wire as types, for clients in TypeScript; npm run openapi writes it. */
export interface paths {
  "/admin/analytics": {
    /**
     * Get the analytics
     * @description `GET /admin/analytics`: for staff: superadmin, ops_admin, administrator.
     *
     * MAU, transactions, GMV and revenue of a period, beside the period before; the last 30 days without one. `check=true` recounts every past day, which is slow.
     */
    get: operations["admin_analytics"];
  };
  "/admin/audit": {
    /**
     * List the audit log
     * @description `GET /admin/audit`: for staff: superadmin, ops_admin, administrator.
     *
     * Who changed what and why, newest first, with the request id that its caller got. `kind=read` is what you opened yourself of personal data; superadmins see who opened whose.
     */
    get: operations["admin_audit"];
  };
  "/admin/approvals": {
    /**
     * List the proposals
     * @description `GET /admin/approvals`: for staff: superadmin, ops_admin, administrator.
     *
     * What staff propose and another person of the same right must approve: by default those that wait. Follow `next_cursor` to read on; 400 for a cursor with an offset. Next: read one, approve or reject it.
     */
    get: operations["admin_approvals"];
  };
  "/admin/approvals/{id}": {
    /**
     * Get a proposal
     * @description `GET /admin/approvals/{id}`: for staff: superadmin, ops_admin, administrator.
     *
     * What was proposed by whom and why, and what it would have changed then. Next: approve or reject it; a decided one says by whom and what it changed.
     */
    get: operations["admin_approvals_view"];
  };
  "/admin/approvals/{id}/approve": {
    /**
     * Approve a proposal
     * @description `POST /admin/approvals/{id}/approve`: for staff: superadmin, ops_admin, administrator.
     *
     * Performs what somebody else proposed, as if they did it now and once: everything is checked again. An error leaves the proposal pending and changes nothing. 403 for your own and for one about yourself, 409 when it was decided, expired or lapsed.
     */
    post: operations["admin_approvals_approve"];
  };
  "/admin/approvals/{id}/reject": {
    /**
     * Reject a proposal
     * @description `POST /admin/approvals/{id}/reject`: for staff: superadmin, ops_admin, administrator.
     *
     * Ends a proposal and changes nothing else; whoever proposed it withdraws it this way. 409 when it was decided, expired or lapsed.
     */
    post: operations["admin_approvals_reject"];
  };
  "/admin/roles": {
    /**
     * List staff
     * @description `GET /admin/roles`: for staff: superadmin.
     *
     * Members of staff and their roles, latest grant first. Change them with `POST` and `DELETE /admin/roles`.
     */
    get: operations["admin_roles"];
    /**
     * Grant a role
     * @description `POST /admin/roles`: for staff: superadmin.
     *
     * Proposes a staff role for a user; once another superadmin approves, it is effective with their next request. 404 when there is no such user, 409 when they have it.
     */
    post: operations["admin_roles_grant"];
  };
  "/admin/roles/{userId}/{role}": {
    /**
     * Revoke a role
     * @description `DELETE /admin/roles/{userId}/{role}`: for staff: superadmin.
     *
     * Takes a staff role away, effective with the next request. 409 for the last superadmin.
     */
    delete: operations["admin_roles_revoke"];
  };
  "/admin/cases": {
    /**
     * List cases
     * @description `GET /admin/cases`: for staff: superadmin, ops_admin, administrator.
     *
     * What needs a decision by staff, newest first; `next_step` says what to do. Next: `POST /admin/cases/{id}/close`.
     */
    get: operations["admin_cases"];
  };
  "/admin/cases/{id}/close": {
    /**
     * Close a case
     * @description `POST /admin/cases/{id}/close`: for staff: superadmin, ops_admin, administrator.
     *
     * Records that the decision was carried out; it moves no money itself. 409 when it is closed already, or while its cause lasts.
     */
    post: operations["admin_cases_close"];
  };
  "/admin/users": {
    /**
     * List users
     * @description `GET /admin/users`: for staff: superadmin, ops_admin.
     *
     * Newest first, by status, identity check or name. Phone and e-mail address are masked; `POST /admin/disclosures` opens them. A search by phone is audited.
     */
    get: operations["admin_users"];
  };
  "/admin/disclosures": {
    /**
     * Open personal data
     * @description `POST /admin/disclosures`: for staff: superadmin, ops_admin, administrator.
     *
     * Answers these fields in clear, once, and audits it; addresses only while there is something to send (else 409). 403 for an order of your own and its other party. 409 also after `disclosures_per_day`.
     */
    post: operations["admin_disclosures"];
  };
  "/admin/orders": {
    /**
     * List orders
     * @description `GET /admin/orders`: for staff: superadmin, ops_admin, administrator.
     *
     * Newest first, with the reasons why an order is stuck. Next: `GET /admin/orders/{id}/explain`.
     */
    get: operations["admin_orders"];
  };
  "/admin/orders/{id}/explain": {
    /**
     * Explain an order
     * @description `GET /admin/orders/{id}/explain`: for staff: superadmin, ops_admin, administrator.
     *
     * One order in full: its steps, ledger, calls to providers, notifications and cases, and which steps are possible next. Reading it is audited.
     */
    get: operations["admin_orders_explain"];
  };
  "/admin/shipments": {
    /**
     * List shipments
     * @description `GET /admin/shipments`: for staff: superadmin, ops_admin.
     *
     * Parcels to buyers and back, newest first, with what was charged. Filter by order, courier, status or number.
     */
    get: operations["admin_shipments"];
  };
  "/admin/shipments/{id}/decide": {
    /**
     * Decide about a lost booking
     * @description `POST /admin/shipments/{id}/decide`: for staff: superadmin, ops_admin.
     *
     * Ends the search for a booking whose answer was lost: `booked` posts the courier's price and cancels the parcel, `not_booked` gives the buyer the unspent shipping fee back. 409 while the provider is still asked, when the booking is known, or the shipping order is another parcel's; 403 about your own order, 503 while the provider is down. `booked` may still follow `not_booked`.
     */
    post: operations["admin_shipments_decide"];
  };
  "/admin/disputes": {
    /**
     * List disputes
     * @description `GET /admin/disputes`: for staff: superadmin, ops_admin.
     *
     * The open ones by default, newest first, with the other party's `answer` or the time it is due, the return request before it and every offer of settlement. Next: `POST /admin/disputes/{id}/resolve`.
     */
    get: operations["admin_disputes"];
  };
  "/admin/disputes/{id}/resolve": {
    /**
     * Resolve a dispute
     * @description `POST /admin/disputes/{id}/resolve`: for staff: superadmin, ops_admin.
     *
     * `release` pays the seller, `refund` the buyer, `split` gives the buyer `refund_amount` and the seller the rest; both read the note. 400 for a split of more than the buyer paid for item and shipping, 403 about your own order, 409 when it is resolved already.
     */
    post: operations["admin_disputes_resolve"];
  };
  "/admin/orders/{id}/refund": {
    /**
     * Refund a completed order
     * @description `POST /admin/orders/{id}/refund`: for staff: superadmin, ops_admin.
     *
     * Takes the price from the seller's wallet, which may go below zero, and gives it to the buyer's. 409 unless the order is completed, or when it was refunded or ended by a settlement.
     */
    post: operations["admin_orders_refund"];
  };
  "/admin/orders/{id}/chargeback": {
    /**
     * Announce a chargeback
     * @description `POST /admin/orders/{id}/chargeback`: for staff: superadmin, ops_admin.
     *
     * For one without a callback: freezes the order and opens a case; no money moves. 409 while one is open, or when no payment came through the provider; 403 about your own order.
     */
    post: operations["admin_orders_chargeback"];
  };
  "/admin/chargebacks": {
    /**
     * List chargebacks
     * @description `GET /admin/chargebacks`: for staff: superadmin, ops_admin.
     *
     * Payments that a card issuer, bank or e-wallet takes back, those without a decision by default. Next: `POST /admin/chargebacks/{id}/decide`.
     */
    get: operations["admin_chargebacks"];
  };
  "/admin/chargebacks/{id}/decide": {
    /**
     * Decide a chargeback
     * @description `POST /admin/chargebacks/{id}/decide`: for staff: superadmin, ops_admin.
     *
     * Once. `cancel` is proposed (202) if it refunds more than `approval_over_idr`. `buyer` takes what that wallet still has, `seller` also the seller's, even below zero. 409 for another state, 403 about your own order. A won dispute gives everything back.
     */
    post: operations["admin_chargebacks_decide"];
  };
  "/admin/reviews/{id}/hide": {
    /**
     * Hide a review
     * @description `PUT /admin/reviews/{id}/hide`: for staff: superadmin, ops_admin.
     *
     * Hides it from users and from the average; `hidden: false` shows it again. The reason stays in the audit log.
     */
    put: operations["admin_reviews_hide"];
  };
  "/admin/accounts/{userId}": {
    /**
     * Change an account's status
     * @description `PUT /admin/accounts/{userId}`: for staff: superadmin, ops_admin.
     *
     * Suspends, bans or reinstates a user, who is told the reason. A ban ends their streams, blocks payouts for a time and opens a case for each open order.
     */
    put: operations["admin_accounts"];
  };
  "/admin/reports": {
    /**
     * List reports
     * @description `GET /admin/reports`: for staff: superadmin, ops_admin.
     *
     * Reported listings and users, the open ones by default, newest first. Next: `POST /admin/reports/{id}/close`.
     */
    get: operations["admin_reports"];
  };
  "/admin/reports/{id}/close": {
    /**
     * Close a report
     * @description `POST /admin/reports/{id}/close`: for staff: superadmin, ops_admin.
     *
     * Records whether something was done; act with `PUT /admin/accounts/{userId}` first. 409 when it is closed already.
     */
    post: operations["admin_reports_close"];
  };
  "/admin/conversations": {
    /**
     * List reported conversations
     * @description `GET /admin/conversations`: for staff: superadmin, ops_admin.
     *
     * Those with an open report by default, without their messages. Nobody lists others. Next: `GET /admin/conversations/{id}`, then `POST /admin/reports/{id}/close`.
     */
    get: operations["admin_conversations"];
  };
  "/admin/conversations/{id}": {
    /**
     * Read a reported conversation
     * @description `GET /admin/conversations/{id}`: for staff: superadmin, ops_admin.
     *
     * Its messages, oldest first, and what was written where contact data is masked. Each look is in the audit log. 404 when nobody reported it, 403 for your own.
     */
    get: operations["admin_conversations_view"];
  };
  "/admin/ktp/pending": {
    /**
     * List identity checks
     * @description `GET /admin/ktp/pending`: for staff: superadmin, ops_admin.
     *
     * The pending ones, newest first, without photos. Next: `GET /admin/ktp/{id}`.
     */
    get: operations["admin_ktp_pending"];
  };
  "/admin/ktp/{id}": {
    /**
     * View an identity check
     * @description `GET /admin/ktp/{id}`: for staff: superadmin, ops_admin.
     *
     * Signed URLs of card and selfie, valid for five minutes; each view is audited. 403 for yourself and whom you trade with. 503 while storage is down.
     */
    get: operations["admin_ktp_view"];
  };
  "/admin/ktp/{id}/approve": {
    /**
     * Approve an identity check
     * @description `POST /admin/ktp/{id}/approve`: for staff: superadmin, ops_admin.
     *
     * The decision is final, and the photos are deleted later. 409 unless it is pending.
     */
    post: operations["admin_ktp_approve"];
  };
  "/admin/ktp/{id}/reject": {
    /**
     * Reject an identity check
     * @description `POST /admin/ktp/{id}/reject`: for staff: superadmin, ops_admin.
     *
     * The user reads the reason and may submit new photos. 409 unless it is pending.
     */
    post: operations["admin_ktp_reject"];
  };
  "/admin/reliability": {
    /**
     * Get the reliability signals
     * @description `GET /admin/reliability`: for staff: superadmin, ops_admin, administrator.
     *
     * What is late, failing or adrift, 0 is good, with the dead events and jobs to redrive. `docs/operations.md` says what each asks for.
     */
    get: operations["admin_reliability"];
  };
  "/admin/jobs": {
    /**
     * List jobs
     * @description `GET /admin/jobs`: for staff: superadmin, ops_admin, administrator.
     *
     * Background work that is not done, newest first, with its last error and next try. Retry a dead one with `POST /admin/jobs/{id}/redrive`.
     */
    get: operations["admin_jobs"];
  };
  "/admin/jobs/{id}/redrive": {
    /**
     * Retry a job
     * @description `POST /admin/jobs/{id}/redrive`: for staff: superadmin, ops_admin, administrator.
     *
     * Gives a dead job its full number of attempts again. 409 unless it is dead.
     */
    post: operations["admin_jobs_redrive"];
  };
  "/admin/jobs/redrive": {
    /**
     * Retry many jobs
     * @description `POST /admin/jobs/redrive`: for staff: superadmin, ops_admin, administrator.
     *
     * Retries all dead jobs of a kind, or with a text in their last error. Try it with `dry_run=true`: `matching` says how many.
     */
    post: operations["admin_jobs_redrive_matching"];
  };
  "/admin/outbox/{id}/redrive": {
    /**
     * Retry an event
     * @description `POST /admin/outbox/{id}/redrive`: for staff: superadmin, ops_admin, administrator.
     *
     * Gives a dead event five more attempts; those behind it wait. 409 unless it is dead.
     */
    post: operations["admin_outbox_redrive"];
  };
  "/admin/outbox/redrive": {
    /**
     * Retry many events
     * @description `POST /admin/outbox/redrive`: for staff: superadmin, ops_admin, administrator.
     *
     * Retries all dead events of a type, or with a text in their last error. Try it with `dry_run=true`: `matching` says how many.
     */
    post: operations["admin_outbox_redrive_matching"];
  };
  "/admin/webhooks": {
    /**
     * List callbacks
     * @description `GET /admin/webhooks`: for staff: superadmin, ops_admin, administrator.
     *
     * What providers sent, as received, newest first; by default what was not processed. Next: `POST /admin/webhooks/{id}/redrive`.
     */
    get: operations["admin_webhooks"];
  };
  "/admin/webhooks/{id}/redrive": {
    /**
     * Process a callback again
     * @description `POST /admin/webhooks/{id}/redrive`: for staff: superadmin, ops_admin, administrator.
     *
     * Handles an open callback once more, as if it had just arrived. 409 when it is done.
     */
    post: operations["admin_webhooks_redrive"];
  };
  "/admin/webhooks/redrive": {
    /**
     * Process many callbacks again
     * @description `POST /admin/webhooks/redrive`: for staff: superadmin, ops_admin, administrator.
     *
     * Handles all open callbacks of a provider, or with an outcome, once more. Try it with `dry_run=true`: `matching` says how many.
     */
    post: operations["admin_webhooks_redrive_matching"];
  };
  "/admin/seller-reviews": {
    /**
     * List seller reviews
     * @description `GET /admin/seller-reviews`: for staff: superadmin, ops_admin.
     *
     * Sellers whom the finance portal asks us to look at, newest first. Next: `POST /admin/seller-reviews/{id}/close`.
     */
    get: operations["admin_seller_reviews"];
  };
  "/admin/seller-reviews/{id}/close": {
    /**
     * Close a seller review
     * @description `POST /admin/seller-reviews/{id}/close`: for staff: superadmin, ops_admin.
     *
     * Records whether the suspicion was confirmed. Change the account first; 409 when it is closed already.
     */
    post: operations["admin_seller_reviews_close"];
  };
  "/admin/live-streams": {
    /**
     * List streams for staff
     * @description `GET /admin/live-streams`: for staff: superadmin, ops_admin.
     *
     * Streams that are not over, newest first, with their messages counted. End one with `PUT /admin/live-streams/{streamId}/end`.
     */
    get: operations["admin_live_streams"];
  };
  "/admin/live-streams/{streamId}/end": {
    /**
     * End a user's stream
     * @description `PUT /admin/live-streams/{streamId}/end`: for staff: superadmin, ops_admin.
     *
     * Ends the stream of any user and tells them. 409 when it has ended.
     */
    put: operations["admin_live_streams_end"];
  };
  "/admin/live-streams/{streamId}/ban": {
    /**
     * Ban a host
     * @description `PUT /admin/live-streams/{streamId}/ban`: for staff: superadmin, ops_admin.
     *
     * Ends the host's streams and bars them from going live, also when the stream is over. Undo it with `PUT /admin/accounts/{userId}/live-unban`.
     */
    put: operations["admin_live_streams_ban"];
  };
  "/admin/accounts/{userId}/live-unban": {
    /**
     * Lift a live ban
     * @description `PUT /admin/accounts/{userId}/live-unban`: for staff: superadmin, ops_admin.
     *
     * Lets a user go live again and tells them. 409 when they are not banned.
     */
    put: operations["admin_accounts_live_unban"];
  };
  "/admin/discovery": {
    /**
     * Check the stored totals
     * @description `GET /admin/discovery`: for staff: superadmin, ops_admin, administrator.
     *
     * Compares counters, search entries, likes and boost scores with a recount. `exact` is true when nothing differs.
     */
    get: operations["admin_discovery"];
  };
  "/admin/facets/aliases": {
    /**
     * List other spellings
     * @description `GET /admin/facets/aliases`: for staff: superadmin, ops_admin.
     *
     * What counts as the same brand, size, colour or sub-category in filters and facets, beyond case, spaces and accents. Next: add or delete one.
     */
    get: operations["admin_facets_aliases"];
    /**
     * Set another spelling
     * @description `PUT /admin/facets/aliases`: for staff: superadmin, ops_admin.
     *
     * Listings keep what was typed, and are found and counted by the other word at once. 409 when one of the two stands for something else already.
     */
    put: operations["admin_facets_aliases_set"];
  };
  "/admin/facets/aliases/{kind}/{alias}": {
    /**
     * Delete another spelling
     * @description `DELETE /admin/facets/aliases/{kind}/{alias}`: for staff: superadmin, ops_admin.
     *
     * Listings with it count by themselves again. 404 when there is no such spelling.
     */
    delete: operations["admin_facets_aliases_delete"];
  };
  "/admin/growth/boosts": {
    /**
     * Grant a boost
     * @description `POST /admin/growth/boosts`: for staff: superadmin, ops_admin.
     *
     * Boosts all listings of a seller for some days, and tells them. 404 when there is no such seller.
     */
    post: operations["admin_growth_boosts"];
  };
  "/admin/payouts": {
    /**
     * List payouts
     * @description `GET /admin/payouts`: for staff: superadmin, administrator.
     *
     * Withdrawals, newest first, as JSON or CSV, with recipient and link masked: `POST /admin/disclosures` opens them. Next: resolve, void or decide one.
     */
    get: operations["admin_payouts"];
  };
  "/admin/payouts/{id}/settle": {
    /**
     * Resolve a payout
     * @description `POST /admin/payouts/{id}/settle`: for staff: superadmin, administrator.
     *
     * Proposes to resolve a withdrawal whose link is unknown, as the provider answers; give the link's id if you know it. Applied once another administrator approves. 503 while the provider is down.
     */
    post: operations["admin_payouts_settle"];
  };
  "/admin/payouts/{id}/void": {
    /**
     * Void a payout link
     * @description `PUT /admin/payouts/{id}/void`: for staff: superadmin, administrator.
     *
     * Voids a link that nobody has claimed; the money returns to the wallet. 409 when it is claimed or ended.
     */
    put: operations["admin_payouts_void"];
  };
  "/admin/payouts/{id}/decide": {
    /**
     * Decide a payout
     * @description `POST /admin/payouts/{id}/decide`: for staff: superadmin.
     *
     * Where the provider contradicts itself or has forgotten the link: proposes by evidence whether it was paid, until another superadmin approves. 409 while the provider's link and list agree.
     */
    post: operations["admin_payouts_decide"];
  };
  "/admin/revenue": {
    /**
     * Get the revenue
     * @description `GET /admin/revenue`: for staff: superadmin, administrator.
     *
     * Fees, boosts and costs per day, week or month of Jakarta, as JSON or CSV. The totals are those of all rows.
     */
    get: operations["admin_revenue"];
  };
  "/admin/ledger": {
    /**
     * List the ledger
     * @description `GET /admin/ledger`: for staff: superadmin, administrator.
     *
     * Transfers with their entries, newest first, and the balance per account, as JSON or CSV. The entries of a transfer sum to zero.
     */
    get: operations["admin_ledger"];
  };
  "/admin/adjustments": {
    /**
     * Adjust a wallet
     * @description `POST /admin/adjustments`: for staff: superadmin.
     *
     * Proposes to add to a wallet or take from it, once per `X-Request-Id`: repeat with it after a lost response. Another superadmin approves it. 409 when that one was used otherwise, or the balance is too low.
     */
    post: operations["admin_adjustments"];
  };
  "/admin/suspense": {
    /**
     * List money in suspense
     * @description `GET /admin/suspense`: for staff: superadmin, administrator.
     *
     * Payments of a wrong amount or for nothing we know, newest first. Next: apply, refund or close one.
     */
    get: operations["admin_suspense"];
  };
  "/admin/suspense/{id}/refund": {
    /**
     * Refund money in suspense
     * @description `POST /admin/suspense/{id}/refund`: for staff: superadmin, administrator.
     *
     * Pays it to a wallet; an order that waits for it ends. 202 when it is proposed: above `approval_over_idr`, with what its order had from suspense before. 409 when it is resolved already.
     */
    post: operations["admin_suspense_refund"];
  };
  "/admin/suspense/{id}/apply": {
    /**
     * Apply money in suspense
     * @description `POST /admin/suspense/{id}/apply`: for staff: superadmin, administrator.
     *
     * Pays the order with it; a surplus goes to the buyer's wallet. 202 when it is proposed: what is missing or too much is above `approval_over_idr`. 409 when it is too little, or the order is over.
     */
    post: operations["admin_suspense_apply"];
  };
  "/admin/suspense/{id}/close": {
    /**
     * Close money in suspense
     * @description `POST /admin/suspense/{id}/close`: for staff: superadmin, administrator.
     *
     * Ends it by evidence: it was paid back outside, or there is nobody to pay. 409 when it is resolved already.
     */
    post: operations["admin_suspense_close"];
  };
  "/admin/reconciliation": {
    /**
     * Get the reconciliation
     * @description `GET /admin/reconciliation`: for staff: superadmin, administrator.
     *
     * The provider's statement beside our ledger: the drift and the differences, as JSON or CSV. Next: approve a correction.
     */
    get: operations["admin_reconciliation"];
  };
  "/admin/reconciliation/{id}/approve": {
    /**
     * Approve a correction
     * @description `POST /admin/reconciliation/{id}/approve`: for staff: superadmin, administrator.
     *
     * Posts the proposed correction of a difference to the ledger. 409 when it has none, or is closed.
     */
    post: operations["admin_reconciliation_approve"];
  };
  "/admin/reconciliation/{id}/reverse": {
    /**
     * Reverse a correction
     * @description `POST /admin/reconciliation/{id}/reverse`: for staff: superadmin, administrator.
     *
     * Takes an approved correction back with the opposite transfer. 409 unless it was approved.
     */
    post: operations["admin_reconciliation_reverse"];
  };
  "/admin/settings": {
    /**
     * List the settings
     * @description `GET /admin/settings`: for staff: superadmin, ops_admin, administrator.
     *
     * Fees, windows, caps and switches, each with its unit, its bounds and its last change. Next: change one.
     */
    get: operations["admin_settings"];
    /**
     * Change a setting
     * @description `PATCH /admin/settings`: for staff: superadmin.
     *
     * Proposes another value; once another superadmin approves, it applies to every call from then on. 400 names the bounds, 409 when it is no longer `expected`, or what it was when proposed.
     */
    patch: operations["admin_settings_update"];
  };
  "/admin/vouchers": {
    /**
     * List vouchers
     * @description `GET /admin/vouchers`: for staff: superadmin, administrator.
     *
     * Newest first, with how often each was used. Switch one off with `PATCH /admin/vouchers/{id}`.
     */
    get: operations["admin_vouchers_list"];
    /**
     * Create a voucher
     * @description `POST /admin/vouchers`: for staff: superadmin, administrator.
     *
     * A fixed amount or a percentage of the price, paid by promotions. 409 when the code exists.
     */
    post: operations["admin_vouchers_create"];
  };
  "/admin/vouchers/{id}": {
    /**
     * Change a voucher
     * @description `PATCH /admin/vouchers/{id}`: for staff: superadmin, administrator.
     *
     * Changes the fields that you send; orders keep what they were given. `active: false` ends it.
     */
    patch: operations["admin_vouchers_update"];
  };
  "/ai/categorize": {
    /**
     * Describe a photo
     * @description `POST /ai/categorize`: for registered users who are neither suspended nor banned.
     *
     * A vision model suggests the fields of a listing from a photo; check them, then `POST /listings`. `is_fashion_item: false` says why not; 503 while the model is down or switched off.
     */
    post: operations["ai_categorize"];
  };
  "/auth/register": {
    /**
     * Register your profile
     * @description `POST /auth/register`: for anyone with a valid user token, also before registration.
     *
     * Creates the profile of whoever signed up with Supabase Auth; until then other endpoints answer 403, and `GET /auth/me` 404. A second profile or a taken username is 409. Next: `POST /auth/me/addresses`.
     */
    post: operations["auth_register"];
  };
  "/auth/me": {
    /**
     * Get your profile
     * @description `GET /auth/me`: for anyone with a valid user token, also before registration.
     *
     * Your profile with account status, roles and addresses, the primary one first. 404 until you have called `POST /auth/register`.
     */
    get: operations["auth_me"];
    /**
     * Delete your account
     * @description `DELETE /auth/me`: for registered users.
     *
     * Erases your sign-in, your files and whatever names you; it cannot be undone. 409 while an order, a withdrawal or a balance is open: finish those first.
     */
    delete: operations["auth_delete"];
    /**
     * Change your profile
     * @description `PATCH /auth/me`: for registered users.
     *
     * Changes the fields that you send; null clears one. Works while suspended; `photo` and `location` are old names of `photo_url` and `city`.
     */
    patch: operations["auth_update"];
  };
  "/auth/me/addresses": {
    /**
     * List your addresses
     * @description `GET /auth/me/addresses`: for registered users.
     *
     * The addresses that you can be sent parcels at, newest first. `POST /shipping/rates` takes the id of one.
     */
    get: operations["auth_addresses_list"];
    /**
     * Add an address
     * @description `POST /auth/me/addresses`: for registered users.
     *
     * The first one becomes primary, and its phone number fills an empty one of your profile. 409 when you have too many. Next: `POST /shipping/rates` with its id.
     */
    post: operations["auth_addresses_create"];
  };
  "/auth/me/addresses/{id}": {
    /**
     * Delete an address
     * @description `DELETE /auth/me/addresses/{id}`: for registered users.
     *
     * Deletes it for new orders; existing ones keep their copy. 404 when it is not yours.
     */
    delete: operations["auth_addresses_delete"];
    /**
     * Change an address
     * @description `PATCH /auth/me/addresses/{id}`: for registered users.
     *
     * Changes the fields that you send; `is_primary: true` makes it the primary one. Orders keep the copy they were made with.
     */
    patch: operations["auth_addresses_update"];
  };
  "/auth/users/{id}": {
    /**
     * Get a public profile
     * @description `GET /auth/users/{id}`: for registered users.
     *
     * What anyone registered may see of a user: name, photo, city, rating and number of sales. 404 after the account was deleted.
     */
    get: operations["auth_user"];
  };
  "/auth/users/{id}/report": {
    /**
     * Report a user
     * @description `POST /auth/users/{id}/report`: for registered users.
     *
     * Staff review it; the user does not learn who reported them. 409 while your earlier report is open, 403 for yourself.
     */
    post: operations["auth_report"];
  };
  "/auth/users/{id}/follow": {
    /**
     * Follow a user
     * @description `PUT /auth/users/{id}/follow`: for registered users who are neither suspended nor banned.
     *
     * Their listings are in `GET /listings/following`, and you are told when their stream starts. Once, however often you call; 409 when you follow too many, 403 for yourself.
     */
    put: operations["auth_follow"];
    /**
     * Unfollow a user
     * @description `DELETE /auth/users/{id}/follow`: for registered users.
     *
     * Their listings leave your list, and you are no longer told of streams. When you do not follow the user, nothing changes.
     */
    delete: operations["auth_unfollow"];
  };
  "/auth/users/{id}/followers": {
    /**
     * Count followers
     * @description `GET /auth/users/{id}/followers`: for registered users.
     *
     * How many follow the user, counted to 10,000, and whether you do. For your own id also who they are, the latest first; follow `next_cursor` to read on. 400 for a cursor with an offset.
     */
    get: operations["auth_followers"];
  };
  "/auth/users/{id}/block": {
    /**
     * Block a user
     * @description `PUT /auth/users/{id}/block`: for registered users.
     *
     * Neither of you can order from the other, write to the other or in the other's chat, or follow the other, and follows end. Open orders go on; the user is not told.
     */
    put: operations["auth_block"];
    /**
     * Unblock a user
     * @description `DELETE /auth/users/{id}/block`: for registered users.
     *
     * Takes back your block; without one nothing changes. Follows do not come back.
     */
    delete: operations["auth_unblock"];
  };
  "/auth/me/blocks": {
    /**
     * List whom you block
     * @description `GET /auth/me/blocks`: for registered users.
     *
     * The users that you have blocked, the latest first; nobody else reads it. Follow `next_cursor` to read on; 400 for a cursor that no page gave, or with an offset.
     */
    get: operations["auth_blocks"];
  };
  "/auth/me/export": {
    /**
     * Export your data
     * @description `GET /auth/me/export`: for registered users.
     *
     * Everything stored about you in one document, in the answer itself. Five times an hour; later calls are 429.
     */
    get: operations["auth_export"];
  };
  "/boosts/packages": {
    /**
     * List boost packages
     * @description `GET /boosts/packages`: for registered users.
     *
     * What a boost costs, how long it lasts and what it adds to the score. Next: `POST /boosts`.
     */
    get: operations["boosts_packages"];
  };
  "/boosts": {
    /**
     * List your boosts
     * @description `GET /boosts`: for registered users.
     *
     * What you bought, newest first, with state and times. `GET /boosts/{id}` looks for a payment at once.
     */
    get: operations["boosts_list"];
    /**
     * Buy a boost
     * @description `POST /boosts`: for registered users who are neither suspended nor banned.
     *
     * Creates an invoice; the boost starts when it is paid at `payment.invoice_url`. 403 for another's listing, 409 when it is not active.
     */
    post: operations["boosts_create"];
  };
  "/boosts/{id}": {
    /**
     * Get a boost
     * @description `GET /boosts/{id}`: for registered users.
     *
     * One boost of yours; asks the payment provider while it awaits payment. Poll it after the buyer returns from the invoice.
     */
    get: operations["boosts_get"];
  };
  "/conversations": {
    /**
     * List your conversations
     * @description `GET /conversations`: for registered users.
     *
     * The latest message first, each with its unread messages. `unread_count` counts those of all conversations. Follow `next_cursor` to read on; 400 for a cursor with an offset.
     */
    get: operations["conversations_list"];
    /**
     * Open a conversation
     * @description `POST /conversations`: for registered users who are neither suspended nor banned.
     *
     * One per buyer, seller and listing: an order of the listing has the same. 200 when it exists, 201 when it is new. The other sees it with the first message. 403 for your own listing and after a block, 409 when you open too many in a day. Next: `POST /conversations/{id}/messages`.
     */
    post: operations["conversations_create"];
  };
  "/conversations/{id}/messages": {
    /**
     * List messages
     * @description `GET /conversations/{id}/messages`: for registered users.
     *
     * With `after_seq` those after it, oldest first: poll with the last `seq` you have, and you miss none. Otherwise the newest first; `before_seq` scrolls back.
     */
    get: operations["conversations_messages"];
    /**
     * Send a message
     * @description `POST /conversations/{id}/messages`: for registered users who are neither suspended nor banned.
     *
     * Contact data and payment outside of the market are replaced by `***` until the two have a paid order of the listing, and `masked` says so. 403 after a block, 409 when the other's account is deleted or you send too many in a day.
     */
    post: operations["conversations_send"];
  };
  "/conversations/{id}/read": {
    /**
     * Mark messages as read
     * @description `PUT /conversations/{id}/read`: for registered users.
     *
     * Up to `seq`, or all. Never goes back, and marks their notification as read. The counts are exact.
     */
    put: operations["conversations_read"];
  };
  "/conversations/{id}/report": {
    /**
     * Report a conversation
     * @description `POST /conversations/{id}/report`: for registered users.
     *
     * Staff may then read it, with what was masked; the other does not learn who reported it. 409 while your earlier report is open.
     */
    post: operations["conversations_report"];
  };
  "/feed/recently-sold": {
    /**
     * List recently sold items
     * @description `GET /feed/recently-sold`: open to everyone.
     *
     * The latest sales without any person, as `{success, data}`: the one endpoint with this shape. Needs no headers; may be cached.
     */
    get: operations["feed_recently_sold"];
  };
  "/finance-inbox/run": {
    /**
     * Handle portal events
     * @description `POST /finance-inbox/run`: for machines, authenticated by QStash, or the project's secret key.
     *
     * Handles what the finance portal has sent: notifies sellers and opens seller reviews. One that fails is tried again at the next run.
     */
    post: operations["finance_inbox_run"];
  };
  "/finance-outbox/run": {
    /**
     * Deliver events
     * @description `POST /finance-outbox/run`: for machines, authenticated by QStash, or the project's secret key.
     *
     * Sends waiting events to the finance portal, in order per order, up to five attempts each. Dead ones show in `GET /admin/reliability`.
     */
    post: operations["finance_outbox_run"];
  };
  "/finances/sellers/{id}/balance": {
    /**
     * Get a seller's balance
     * @description `GET /finances/sellers/{id}/balance`: for registered users.
     *
     * What the finance portal says, or with `stale: true` its last answer. The seller or staff; others get 404.
     */
    get: operations["finances_balance"];
  };
  "/health": {
    /**
     * Check the health
     * @description `GET /health`: open to everyone.
     *
     * The bare object `{ok, version}`, without headers. With `dependencies=true` it asks the database too, and answers 503 when it is down.
     */
    get: operations["health_get"];
  };
  "/internal/events": {
    /**
     * List events
     * @description `GET /internal/events`: for machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
     *
     * Events after a sequence number, oldest first, delivered or not, for a portal that catches up. Ask again with `last_seq` until the list is empty.
     */
    get: operations["internal_events"];
    /**
     * Receive a portal event
     * @description `POST /internal/events`: for machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
     *
     * Stores an event of the finance portal; a repeat of its id changes nothing. 409 when the same id comes with another body.
     */
    post: operations["internal_receive"];
  };
  "/internal/commands/resolve-dispute": {
    /**
     * Resolve a dispute (portal)
     * @description `POST /internal/commands/resolve-dispute`: for machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
     *
     * Decides a dispute for the finance portal, as `POST /admin/disputes/{id}/resolve` does. A repeat of the webhook-id gets the first response; 409 when it was resolved otherwise.
     */
    post: operations["internal_resolve_dispute"];
  };
  "/jobs/run": {
    /**
     * Run due jobs
     * @description `POST /jobs/run`: for machines, authenticated by QStash, or the project's secret key.
     *
     * Runs the background work that is due; the schedule calls it every 15 seconds. Two runs at once share the work.
     */
    post: operations["jobs_run"];
  };
  "/jobs/minute": {
    /**
     * Publish a minute's runs
     * @description `POST /jobs/minute`: for machines, authenticated by QStash, or the project's secret key.
     *
     * Publishes the scheduled runs of this minute, one every 15 seconds. 503 when the scheduler's queue cannot be reached.
     */
    post: operations["jobs_minute"];
  };
  "/ktp/submit": {
    /**
     * Submit your KTP
     * @description `POST /ktp/submit`: for registered users.
     *
     * Sends a photo of your identity card and a selfie to staff, as multipart/form-data of at most 12 MiB. 409 while one is pending or approved. Next: poll `GET /ktp/status`.
     */
    post: operations["ktp_submit"];
  };
  "/ktp/status": {
    /**
     * Get your KTP status
     * @description `GET /ktp/status`: for registered users.
     *
     * Whether your identity check is pending, approved or rejected, and why. After a rejection, `POST /ktp/submit` again.
     */
    get: operations["ktp_status"];
  };
  "/listings": {
    /**
     * Browse listings
     * @description `GET /listings`: for registered users.
     *
     * Everything for sale, the bare object `{listings, total, offset, limit, next_cursor}`. Follow `next_cursor` to read on without gaps; 400 for an unknown `sortBy`, or a cursor with an offset.
     */
    get: operations["listings_browse"];
    /**
     * Create a listing
     * @description `POST /listings`: for registered users who are neither suspended nor banned.
     *
     * Puts a thing up for sale at once. Photos are `public_url`s of `POST /listings/photos` or other public https URLs; 503 when a photo cannot be checked in time.
     */
    post: operations["listings_create"];
  };
  "/listings/liked": {
    /**
     * List what you like
     * @description `GET /listings/liked`: for registered users.
     *
     * The listings that you like, the latest like first, also reserved and sold ones; not those that were deleted or removed. `total` is exact to 10,000. Follow `next_cursor` to read on; 400 for a cursor that no page gave, or with an offset.
     */
    get: operations["listings_liked"];
  };
  "/listings/following": {
    /**
     * List what those you follow sell
     * @description `GET /listings/following`: for registered users.
     *
     * What is for sale of the users that you follow, newest first; nothing of a seller on vacation. `total` is exact to 10,000, and an `offset` reaches as far. Follow `next_cursor` to read all; 400 for a cursor that no page gave, or with an offset.
     */
    get: operations["listings_following"];
  };
  "/listings/{id}": {
    /**
     * Get a listing
     * @description `GET /listings/{id}`: for registered users.
     *
     * One listing with your own like, also when it is reserved or sold. 404 when it is deleted, or removed and not yours. Next: `POST /shipping/rates`.
     */
    get: operations["listings_get"];
    /**
     * Delete a listing
     * @description `DELETE /listings/{id}`: for registered users.
     *
     * Takes it out of every list; orders keep their copy. Its seller only (403), and not while it is reserved or sold (409).
     */
    delete: operations["listings_delete"];
    /**
     * Change a listing
     * @description `PATCH /listings/{id}`: for registered users.
     *
     * Changes the fields that you send; null clears an optional one. Its seller only (403), and not while it is reserved or sold (409).
     */
    patch: operations["listings_update"];
  };
  "/listings/user/{userId}": {
    /**
     * List a user's listings
     * @description `GET /listings/user/{userId}`: for registered users.
     *
     * The bare object: active, reserved and sold ones, newest first; your own also when removed. 404 when there is no such user.
     */
    get: operations["listings_user"];
  };
  "/listings/photos": {
    /**
     * Get an upload URL
     * @description `POST /listings/photos`: for registered users.
     *
     * A signed URL for one photo: `PUT` the file to `signed_url`, then use `public_url` in `POST /listings`. The first listing that uses it checks the photo and strips its metadata.
     */
    post: operations["listings_photos"];
  };
  "/listings/{id}/report": {
    /**
     * Report a listing
     * @description `POST /listings/{id}/report`: for registered users.
     *
     * Staff review it; the seller does not learn who reported it. 409 while your earlier report is open, 403 for your own.
     */
    post: operations["listings_report"];
  };
  "/listings/boosted": {
    /**
     * Browse boosted listings
     * @description `GET /listings/boosted`: for registered users.
     *
     * Everything for sale, boosted listings first, the bare object. `total` counts boosted and others; there is more while offset + listings.length < total.
     */
    get: operations["listings_boosted"];
  };
  "/listings/{id}/relist": {
    /**
     * Relist a listing
     * @description `POST /listings/{id}/relist`: for registered users who are neither suspended nor banned.
     *
     * Puts your removed listing up for sale again, for example after a return. 409 unless it is removed.
     */
    post: operations["listings_relist"];
  };
  "/listings/{id}/like": {
    /**
     * Like a listing
     * @description `POST /listings/{id}/like`: for registered users who are neither suspended nor banned.
     *
     * Counts your like once, however often you call. Undo it with `DELETE /listings/{id}/like`.
     */
    post: operations["listings_like"];
    /**
     * Unlike a listing
     * @description `DELETE /listings/{id}/like`: for registered users.
     *
     * Removes your like; without one nothing changes. Works for listings that are no longer for sale, too.
     */
    delete: operations["listings_unlike"];
  };
  "/live-streams": {
    /**
     * List live streams
     * @description `GET /live-streams`: for registered users.
     *
     * Streams on air and announced ones, newest first; `status` asks for others. Next: `POST /live-streams/{id}/view`.
     */
    get: operations["live_streams_list"];
    /**
     * Create a live stream
     * @description `POST /live-streams`: for registered users who are neither suspended nor banned.
     *
     * Goes on air now, or announces a stream for `scheduled_at`. 409 while you have another that has not ended, 403 when you are banned from going live.
     */
    post: operations["live_streams_create"];
  };
  "/live-streams/{id}": {
    /**
     * Get a live stream
     * @description `GET /live-streams/{id}`: for registered users.
     *
     * One stream with its viewers and pinned listings, also after it has ended. 404 when there is none.
     */
    get: operations["live_streams_get"];
  };
  "/live-streams/{id}/start": {
    /**
     * Start a stream
     * @description `PUT /live-streams/{id}/start`: for registered users who are neither suspended nor banned.
     *
     * Takes your announced stream on air. 409 unless it is upcoming, 403 for another's stream.
     */
    put: operations["live_streams_start"];
  };
  "/live-streams/{id}/end": {
    /**
     * End a stream
     * @description `PUT /live-streams/{id}/end`: for registered users.
     *
     * Ends your stream, or cancels an announced one. 409 when it has ended already.
     */
    put: operations["live_streams_end"];
  };
  "/live-streams/{id}/pins": {
    /**
     * Pin listings
     * @description `PUT /live-streams/{id}/pins`: for registered users who are neither suspended nor banned.
     *
     * Replaces the listings shown with your stream: at most 20 of your own that are for sale. 409 when it has ended.
     */
    put: operations["live_streams_pins"];
  };
  "/live-streams/{id}/view": {
    /**
     * Join a stream
     * @description `POST /live-streams/{id}/view`: for registered users.
     *
     * Counts one more viewer for every call, so call it once per visit. 409 when the stream has ended; call `leave` when the viewer goes.
     */
    post: operations["live_streams_view"];
  };
  "/live-streams/{id}/leave": {
    /**
     * Leave a stream
     * @description `POST /live-streams/{id}/leave`: for registered users.
     *
     * Counts one viewer less, never below 0. 409 when the stream has ended.
     */
    post: operations["live_streams_leave"];
  };
  "/live-streams/{id}/chat": {
    /**
     * Read the chat
     * @description `GET /live-streams/{id}/chat`: for registered users.
     *
     * `after_seq` returns the messages after one you know, oldest first, and misses none: poll with the last `seq`. `after` (a time) returns the newest 100; both together are 400.
     */
    get: operations["live_streams_messages"];
    /**
     * Send a chat message
     * @description `POST /live-streams/{id}/chat`: for registered users who are neither suspended nor banned.
     *
     * A message or a price offer under your own name, whatever the body says about identity. `offer_id` links a message of type `offer` to your offer for a listing of the host (404 for any other); the price stays between the two of you. 409 once the stream has ended.
     */
    post: operations["live_streams_chat"];
  };
  "/metrics": {
    /**
     * Read the metrics
     * @description `GET /metrics`: for machines, authenticated by the project's secret key.
     *
     * The reliability signals in Prometheus' text format, for a scraper that sends the secret key as `Authorization: Bearer`. 401 without it.
     */
    get: operations["metrics_get"];
  };
  "/notifications": {
    /**
     * List your notifications
     * @description `GET /notifications`: for registered users.
     *
     * What happened to you, newest first, with the number of unread ones. Poll it every 30 seconds, or use `POST /push/subscribe`.
     */
    get: operations["notifications_list"];
  };
  "/notifications/read-all": {
    /**
     * Mark all as read
     * @description `PUT /notifications/read-all`: for registered users.
     *
     * Marks every notification of yours as read and says how many changed. Safe to repeat.
     */
    put: operations["notifications_read_all"];
  };
  "/notifications/{id}/toggle-read": {
    /**
     * Toggle a notification
     * @description `PUT /notifications/{id}/toggle-read`: for registered users.
     *
     * Marks it as read, or as unread again. 404 when it is not yours.
     */
    put: operations["notifications_toggle_read"];
  };
  "/notifications/preferences": {
    /**
     * Get your preferences
     * @description `GET /notifications/preferences`: for registered users.
     *
     * Which categories are muted, and whether you get the e-mail digest and push messages. Change them with `PUT /notifications/preferences`.
     */
    get: operations["notifications_preferences"];
    /**
     * Change your preferences
     * @description `PUT /notifications/preferences`: for registered users.
     *
     * Changes the fields that you send. 400 for muting payment, wallet or account: what costs money is always told.
     */
    put: operations["notifications_preferences_update"];
  };
  "/offers": {
    /**
     * List your offers
     * @description `GET /offers`: for registered users.
     *
     * Those you made and those you got, newest first. What expires, or ends because the listing is sold, removed or has another price, stays in the list and says so. Follow `next_cursor` to read on; 400 for a cursor with an offset.
     */
    get: operations["offers_list"];
    /**
     * Offer a price
     * @description `POST /offers`: for registered users who are neither suspended nor banned.
     *
     * Offers the seller of a listing 50 to 99 % of its price, in whole thousands, to be answered within 24 hours. 400 for another price, 403 for your own listing, 409 when it is not for sale, you have an open or accepted offer for it, or have made five for it in a day. Next: `GET /offers`.
     */
    post: operations["offers_create"];
  };
  "/offers/{id}/accept": {
    /**
     * Accept an offer
     * @description `POST /offers/{id}/accept`: for registered users who are neither suspended nor banned.
     *
     * The offer becomes the buyer's price for 24 hours; nothing is reserved, and a sale, another price or a removal ends it. 403 for your own offer, 404 for one of others, 409 when it is not open or the listing not for sale. Next: the buyer calls `POST /shipping/rates` with `offer_id`.
     */
    post: operations["offers_accept"];
  };
  "/offers/{id}/decline": {
    /**
     * Decline an offer
     * @description `POST /offers/{id}/decline`: for registered users who are neither suspended nor banned.
     *
     * Ends the other party's open offer. 403 for your own, 404 for one of others, 409 when it is not open.
     */
    post: operations["offers_decline"];
  };
  "/offers/{id}/counter": {
    /**
     * Answer by another price
     * @description `POST /offers/{id}/counter`: for registered users who are neither suspended nor banned.
     *
     * Replaces the other party's open offer by one of yours, which they answer within 24 hours: as the seller above the buyer's price and at most the listing's, as the buyer below the seller's (400 otherwise). 403 for your own offer, 404 for one of others, 409 when it is not open, the listing not for sale, no price is left between the two, or you have made five in a day.
     */
    post: operations["offers_counter"];
  };
  "/offers/{id}/withdraw": {
    /**
     * Withdraw an offer
     * @description `POST /offers/{id}/withdraw`: for registered users who are neither suspended nor banned.
     *
     * Takes back your own open offer. 403 for the other party's, 404 for one of others, 409 when it is not open.
     */
    post: operations["offers_withdraw"];
  };
  "/orders": {
    /**
     * Order a listing
     * @description `POST /orders`: for registered users who are neither suspended nor banned.
     *
     * Reserves the listing and creates an invoice; send the buyer to `payment.invoice_url`, then poll `GET /payments/{orderId}/check`. With `use_wallet` the wallet pays first, and `payment` is null when it pays everything. 400 for an expired quote, 403 for `use_wallet` with a blocked wallet, 409 when it was just sold or the courier costs more now, 503 when the payment provider is down.
     */
    post: operations["orders_create"];
  };
  "/orders/preview": {
    /**
     * Preview an order
     * @description `POST /orders/preview`: for registered users who are neither suspended nor banned.
     *
     * What `POST /orders` with the same body would cost, and what wallet and invoice would pay of it; nothing is reserved. It rejects what the order would: 400 for an expired quote or a voucher you cannot use, 403 for your own listing or a blocked wallet, 409 when it is not for sale or the courier costs more now. Next: `POST /orders`.
     */
    post: operations["orders_preview"];
  };
  "/orders/{id}": {
    /**
     * Get an order
     * @description `GET /orders/{id}`: for registered users.
     *
     * One order of yours, by id or reference. What it shows depends on your side: the payment is the buyer's, the street the seller's while there is something to ship.
     */
    get: operations["orders_get"];
  };
  "/orders/my": {
    /**
     * List your orders
     * @description `GET /orders/my`: for registered users.
     *
     * Your purchases and your sales, newest first, each with its total. `limit` and `offset` apply to both lists.
     */
    get: operations["orders_my"];
  };
  "/orders/{id}/timeline": {
    /**
     * Get an order's history
     * @description `GET /orders/{id}/timeline`: for registered users.
     *
     * Every status it has entered, when, and by whom, oldest first. 404 unless you are a party or staff.
     */
    get: operations["orders_timeline"];
  };
  "/orders/{id}/status": {
    /**
     * Set an order's status
     * @description `PUT /orders/{id}/status`: for registered users.
     *
     * Takes the order one step along its transitions, as the route of that step does. 202 when staff propose it (a return that no carrier scanned). 409 names the current status, 403 when the step is the other side's.
     */
    put: operations["orders_status"];
  };
  "/orders/{id}/ship": {
    /**
     * Mark as shipped
     * @description `PUT /orders/{id}/ship`: for registered users.
     *
     * The seller gives the tracking number; another than ours cancels our booking. 409 unless the order is `READY_TO_SHIP`, or when the number is in use.
     */
    put: operations["orders_ship"];
  };
  "/orders/{id}/confirm": {
    /**
     * Confirm receipt
     * @description `PUT /orders/{id}/confirm`: for registered users.
     *
     * The buyer has the parcel: the escrow goes to the seller's wallet, once, and it cannot be undone. 409 unless paid and open. Next: `POST /reviews`.
     */
    put: operations["orders_confirm"];
  };
  "/orders/{id}/cancel": {
    /**
     * Cancel an order
     * @description `PUT /orders/{id}/cancel`: for registered users.
     *
     * Ends an order that is not shipped; what was paid goes to the buyer's wallet. The buyer may within 60 minutes of paying, the seller until shipping; later: 409.
     */
    put: operations["orders_cancel"];
  };
  "/orders/{id}/dispute": {
    /**
     * Open a dispute
     * @description `PUT /orders/{id}/dispute`: for registered users.
     *
     * The buyer asks staff to decide; the seller, with photos, about a return that came back wrong (400 without them). The money stays in escrow. 403 for the seller otherwise, 409 when the order is over or already disputed, or the time to contest is over. Next: the other party calls `PUT /orders/{id}/dispute/answer`.
     */
    put: operations["orders_dispute"];
  };
  "/orders/{id}/dispute/answer": {
    /**
     * Answer a dispute
     * @description `PUT /orders/{id}/dispute/answer`: for registered users.
     *
     * The party that did not open it gives its side, by `answer_due_at`; another answer replaces the first. 400 without description and photos, 403 for whoever opened it, 409 unless the order is disputed. Next: staff decide, or `POST /orders/{id}/settlement`.
     */
    put: operations["orders_dispute_answer"];
  };
  "/orders/{id}/return-request": {
    /**
     * Request a return
     * @description `POST /orders/{id}/return-request`: for registered users.
     *
     * The buyer, once per order, within 24 hours of delivery; a cheap one is approved at once. A change of mind is 400, later is 409. Next: the seller approves or rejects.
     */
    post: operations["orders_return_request"];
  };
  "/orders/{id}/return-approve": {
    /**
     * Approve a return
     * @description `PUT /orders/{id}/return-approve`: for registered users.
     *
     * Seller or staff; unanswered requests are approved after 48 hours. The buyer then calls `POST /orders/{id}/return-label`.
     */
    put: operations["orders_return_approve"];
  };
  "/orders/{id}/return-reject": {
    /**
     * Reject a return
     * @description `PUT /orders/{id}/return-reject`: for registered users.
     *
     * Seller or staff, with a reason that the buyer reads. The order is `DELIVERED` again; the buyer may still open a dispute.
     */
    put: operations["orders_return_reject"];
  };
  "/orders/{id}/return-received": {
    /**
     * Confirm a return
     * @description `PUT /orders/{id}/return-received`: for registered users.
     *
     * The seller has it back: the buyer's wallet gets the refund in the same step. If no carrier scanned the parcel, the order stays `RETURN_APPROVED` until staff decide; of staff it is then a proposal above `approval_over_idr` (202). 409 unless the return is approved. If the wrong thing came back: `PUT /orders/{id}/dispute`.
     */
    put: operations["orders_return_received"];
  };
  "/orders/{id}/return-label": {
    /**
     * Get a return label
     * @description `POST /orders/{id}/return-label`: for registered users.
     *
     * Books the parcel back and returns its number and label; repeated calls return the same. 409 unless the return is approved, or when it would cost more than the item.
     */
    post: operations["orders_return_label"];
  };
  "/orders/{id}/return-ship": {
    /**
     * Return by another courier
     * @description `PUT /orders/{id}/return-ship`: for registered users.
     *
     * The buyer sends it back by a courier of their own and gives its number. 409 unless the return is approved.
     */
    put: operations["orders_return_ship"];
  };
  "/orders/{id}/settlement": {
    /**
     * Offer a settlement
     * @description `POST /orders/{id}/settlement`: for registered users.
     *
     * Buyer or seller offer that the buyer keeps the item and gets `refund_amount` back; a new offer replaces the open one, whoever made it. 400 for more than the buyer paid for item and shipping, 409 without an open return or dispute, or after ten offers of yours. Next: the other party calls `POST /orders/{id}/settlement/accept`.
     */
    post: operations["orders_settlement"];
  };
  "/orders/{id}/settlement/accept": {
    /**
     * Accept a settlement
     * @description `POST /orders/{id}/settlement/accept`: for registered users.
     *
     * Takes the offer of the other party, `settlement.id` of the order: the order is completed, the buyer's wallet gets `refund_amount` and the seller's the rest, and it cannot be undone. 403 for your own offer, 404 for one of another order, 409 when it was replaced or the order has moved on, 400 when a refund since then leaves less to give back.
     */
    post: operations["orders_settlement_accept"];
  };
  "/payments/{orderId}/check": {
    /**
     * Check a payment
     * @description `GET /payments/{orderId}/check`: for registered users.
     *
     * Asks the payment provider and applies its answer, as its callback would. Poll it every two seconds while the buyer pays; buyer or staff only (403).
     */
    get: operations["payments_check"];
  };
  "/push/vapid-public-key": {
    /**
     * Get the push key
     * @description `GET /push/vapid-public-key`: open to everyone.
     *
     * The `applicationServerKey` for `PushManager.subscribe()` in the browser. Send what that returns to `POST /push/subscribe`.
     */
    get: operations["push_vapid_public_key"];
  };
  "/push/subscribe": {
    /**
     * Subscribe a browser
     * @description `POST /push/subscribe`: for registered users.
     *
     * Takes the browser's PushSubscription as JSON; a known endpoint is renewed. 409 when it belongs to another account and the keys differ. Next: `POST /push/test`.
     */
    post: operations["push_subscribe"];
  };
  "/push/unsubscribe": {
    /**
     * Unsubscribe a browser
     * @description `DELETE /push/unsubscribe`: for registered users.
     *
     * Ends push messages to this endpoint. 404 when it is not one of yours.
     */
    delete: operations["push_unsubscribe"];
  };
  "/push/subscriptions": {
    /**
     * List your browsers
     * @description `GET /push/subscriptions`: for registered users.
     *
     * Your active push subscriptions, without their keys. End one with `DELETE /push/unsubscribe`.
     */
    get: operations["push_subscriptions"];
  };
  "/push/test": {
    /**
     * Send a test message
     * @description `POST /push/test`: for registered users.
     *
     * Sends a push message to all your browsers and says how many took it. Subscriptions that their push service has dropped are removed.
     */
    post: operations["push_test"];
  };
  "/reviews": {
    /**
     * Review a seller
     * @description `POST /reviews`: for registered users who are neither suspended nor banned.
     *
     * One review per completed order, by its buyer. 409 before `COMPLETED` or for a second one, 403 for a seller.
     */
    post: operations["reviews_create"];
  };
  "/reviews/user/{userId}": {
    /**
     * List a seller's reviews
     * @description `GET /reviews/user/{userId}`: for registered users.
     *
     * What buyers wrote, newest first, with the average. Reviews that staff have hidden are not in it.
     */
    get: operations["reviews_user"];
  };
  "/reviews/{id}/reply": {
    /**
     * Reply to a review
     * @description `POST /reviews/{id}/reply`: for registered users who are neither suspended nor banned.
     *
     * The seller's one reply, shown below the review. 409 for a second one, 403 for anyone else.
     */
    post: operations["reviews_reply"];
  };
  "/search": {
    /**
     * Search listings
     * @description `GET /search`: for registered users.
     *
     * Full-text search of what is for sale, the bare object; small typing errors are forgiven (`corrected`). `total` is exact to 10,000. `brand`, `size`, `condition`, `color` and `sub_category` in any spelling may be repeated: any of them.
     */
    get: operations["search_listings"];
  };
  "/search/suggest": {
    /**
     * Complete search words
     * @description `GET /search/suggest`: for registered users.
     *
     * Up to eight categories, brands and words of what is for sale that begin with `q`. Then: `GET /search`.
     */
    get: operations["search_suggest"];
  };
  "/searches/saved": {
    /**
     * List saved searches
     * @description `GET /searches/saved`: for registered users.
     *
     * The searches that you saved, newest first; nobody else sees them. Show their results with `GET /search` and the same filters.
     */
    get: operations["searches_saved_list"];
    /**
     * Save a search
     * @description `POST /searches/saved`: for registered users who are neither suspended nor banned.
     *
     * Within a minute you are told of each listing that then comes up for sale and is in the results of `GET /search` with these filters (without corrected words), or whose price falls into their range: once per listing, several in one notification. `daily`: at 08:00 Asia/Jakarta, by e-mail too. 400 when every listing fits, 409 when you have saved too many.
     */
    post: operations["searches_saved_create"];
  };
  "/searches/saved/{id}": {
    /**
     * Delete a saved search
     * @description `DELETE /searches/saved/{id}`: for registered users.
     *
     * From the answer on nothing is told of it; not even what was found before. 404 when you have no such search.
     */
    delete: operations["searches_saved_delete"];
    /**
     * Change a saved search
     * @description `PATCH /searches/saved/{id}`: for registered users.
     *
     * Name, filters (as a whole) or `notify`; what you leave out stays. `off` keeps the search and tells you nothing.
     */
    patch: operations["searches_saved_update"];
  };
  "/shipping/rates": {
    /**
     * Get shipping prices
     * @description `POST /shipping/rates`: for registered users.
     *
     * What each courier asks from the seller to your address; `quote` is signed for you, this listing and 15 minutes. 403 for your own listing, 409 when it is not for sale. Next: `POST /orders`.
     */
    post: operations["shipping_rates"];
  };
  "/shipping/couriers": {
    /**
     * List couriers
     * @description `GET /shipping/couriers`: for registered users.
     *
     * Every courier with its services, for filters and forms. 503 while the shipping provider is down and nothing is stored.
     */
    get: operations["shipping_couriers"];
  };
  "/shipping/book": {
    /**
     * Book the courier
     * @description `POST /shipping/book`: for registered users.
     *
     * Books the courier of a paid order, which otherwise happens by itself; repeated calls never book a second one. Seller or staff; 409 unless it is ready to ship.
     */
    post: operations["shipping_book"];
  };
  "/shipping/waybill": {
    /**
     * Get the waybill
     * @description `POST /shipping/waybill`: for registered users.
     *
     * Tracking number and label of a paid order, booked if needed; the same bytes once there is a number. Null while the courier has not assigned one: ask again in a minute.
     */
    post: operations["shipping_waybill"];
  };
  "/shipping/labels/{orderId}": {
    /**
     * Get the label
     * @description `GET /shipping/labels/{orderId}`: for registered users.
     *
     * Redirects to an A6 PDF, by a URL valid for five minutes. 409 while there is no waybill or nothing to ship, 404 unless you are a party.
     */
    get: operations["shipping_label"];
  };
  "/shipping/track/{trackingNumber}": {
    /**
     * Track a parcel
     * @description `GET /shipping/track/{trackingNumber}`: for registered users.
     *
     * The courier's status and history; the stored one when the courier is slow. 404 unless the parcel belongs to one of your orders.
     */
    get: operations["shipping_track"];
  };
  "/wallet/balance": {
    /**
     * Get your balance
     * @description `GET /wallet/balance`: for registered users.
     *
     * What you can withdraw, what a withdrawal holds, and what waits in escrow. Below zero after a clawback.
     */
    get: operations["wallet_balance"];
  };
  "/wallet/transactions": {
    /**
     * List wallet transactions
     * @description `GET /wallet/transactions`: for registered users.
     *
     * Every change of your wallet with the balance after it, newest first. A hold becomes `withdrawal_debit` once paid, under the same id.
     */
    get: operations["wallet_transactions"];
  };
  "/wallet/withdrawals": {
    /**
     * List your withdrawals
     * @description `GET /wallet/withdrawals`: for registered users.
     *
     * Newest first, with their payout links. `HELD` means that the provider has not confirmed the link yet.
     */
    get: operations["wallet_withdrawals_list"];
    /**
     * Withdraw
     * @description `POST /wallet/withdrawals`: for registered users.
     *
     * Holds the amount and e-mails you a payout link for amount less fee. 409 when the balance is too low, another is in progress, or your e-mail address is not verified; 403 while payouts are blocked. Next: `GET /wallet/withdrawals/{id}`.
     */
    post: operations["wallet_withdrawals_create"];
  };
  "/wallet/withdrawals/{id}": {
    /**
     * Get a withdrawal
     * @description `GET /wallet/withdrawals/{id}`: for registered users.
     *
     * One withdrawal of yours; poll it until `payout_url` is there. 404 when it is not yours.
     */
    get: operations["wallet_withdrawals_get"];
  };
  "/wallet/withdrawals/{id}/cancel": {
    /**
     * Cancel a withdrawal
     * @description `POST /wallet/withdrawals/{id}/cancel`: for registered users.
     *
     * Voids a link that nobody has claimed; the money returns to your wallet. 409 when it is claimed or ended.
     */
    post: operations["wallet_withdrawals_cancel"];
  };
  "/webhooks/xendit": {
    /**
     * Invoice callback (Xendit)
     * @description `POST /webhooks/xendit`: for machines, authenticated by x-callback-token.
     *
     * Applies a paid, expired or failed invoice to its order or boost. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
     */
    post: operations["webhooks_xendit"];
  };
  "/webhooks/payment_provider": {
    /**
     * Invoice callback
     * @description `POST /webhooks/payment_provider`: for machines, authenticated by x-callback-token.
     *
     * Applies a paid, expired or failed invoice to its order or boost. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
     */
    post: operations["webhooks_payment_provider"];
  };
  "/webhooks/xendit/payout": {
    /**
     * Payout callback (Xendit)
     * @description `POST /webhooks/xendit/payout`: for machines, authenticated by x-callback-token.
     *
     * Applies the state of a payout link to its withdrawal. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
     */
    post: operations["webhooks_xendit_payout"];
  };
  "/webhooks/payment_provider/payout": {
    /**
     * Payout callback
     * @description `POST /webhooks/payment_provider/payout`: for machines, authenticated by x-callback-token.
     *
     * Applies the state of a payout link to its withdrawal. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
     */
    post: operations["webhooks_payment_provider_payout"];
  };
  "/webhooks/xendit-native": {
    /**
     * Native payment callback (Xendit)
     * @description `POST /webhooks/xendit-native`: for machines, authenticated by x-callback-token.
     *
     * Stores a payment made without an invoice: virtual account, e-wallet or QR code. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
     */
    post: operations["webhooks_xendit_native"];
  };
  "/webhooks/payment_provider-native": {
    /**
     * Native payment callback
     * @description `POST /webhooks/payment_provider-native`: for machines, authenticated by x-callback-token.
     *
     * Stores a payment made without an invoice: virtual account, e-wallet or QR code. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
     */
    post: operations["webhooks_payment_provider_native"];
  };
  "/webhooks/biteship": {
    /**
     * Shipment callback (Biteship)
     * @description `POST /webhooks/biteship`: for machines, authenticated by BITESHIP_SIGNATURE_HEADER.
     *
     * Applies the courier's status to its parcel and order. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
     */
    post: operations["webhooks_biteship"];
  };
  "/webhooks/shipping_provider": {
    /**
     * Shipment callback
     * @description `POST /webhooks/shipping_provider`: for machines, authenticated by BITESHIP_SIGNATURE_HEADER.
     *
     * Applies the courier's status to its parcel and order. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
     */
    post: operations["webhooks_shipping_provider"];
  };
  "/webhooks/resend": {
    /**
     * E-mail callback (Resend)
     * @description `POST /webhooks/resend`: for machines, authenticated by svix-signature.
     *
     * Stores whether an e-mail arrived; an address that bounces gets none any more. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
     */
    post: operations["webhooks_resend"];
  };
  "/webhooks/email_provider": {
    /**
     * E-mail callback
     * @description `POST /webhooks/email_provider`: for machines, authenticated by svix-signature.
     *
     * Stores whether an e-mail arrived; an address that bounces gets none any more. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
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
    Error: {
      /** @constant */
      ok: false;
      error: {
        /** @enum {string} */
        code: "VALIDATION" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "CONFLICT" | "WITHDRAWAL_IN_PROGRESS" | "PAYLOAD_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "UNAVAILABLE";
        reason: components["schemas"]["Reason"];
        message: string;
        details?: {
            path: string;
            message: string;
          }[];
        request_id: string;
      };
    };
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
      /** Format: date-time */
      at: string;
    };
    Approval: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      kind: "adjustment" | "role_grant" | "setting" | "payout_settle" | "payout_decide" | "order_refund" | "dispute_resolve" | "suspense_refund" | "suspense_apply" | "return_received" | "chargeback_decide";
      /**
       * @description lapsed: its proposer lost the role, or somebody whom it concerns left
       * @enum {string}
       */
      status: "pending" | "approved" | "rejected" | "lapsed" | "expired";
      /** @description What was proposed */
      request: {
        [key: string]: unknown;
      };
      reason: string | null;
      /** @description Dry run when it was proposed; null if it would change nothing, and once erased */
      preview: components["schemas"]["ProposedChange"] | null;
      /** Format: uuid */
      proposed_by: string;
      proposed_by_username: string;
      /** Format: date-time */
      proposed_at: string;
      /** Format: date-time */
      expires_at: string;
      decided_by: string | null;
      decided_by_username: string | null;
      decided_at: string | null;
      decision_reason: string | null;
      /** @description What it changed; null unless approved */
      result: components["schemas"]["ProposedChange"] | null;
    };
    ProposedChange: {
      target_type: string;
      target_id: string;
      before: unknown;
      after: unknown;
    };
    Colleague: {
      /** Format: uuid */
      user_id: string;
      username: string;
      roles: ("superadmin" | "ops_admin" | "administrator")[];
      /** @enum {string} */
      account_status: "active" | "suspended" | "banned";
      /** Format: date-time */
      since: string;
    };
    Proposal: {
      /** Format: uuid */
      approval_id: string;
      /** Format: date-time */
      expires_at: string;
      /** @description Dry run when it was proposed; null if it would change nothing, and once erased */
      preview: components["schemas"]["ProposedChange"] | null;
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
      /** @description false: closes with its cause or with what decides it */
      is_closed_by_hand: boolean;
      /** @enum {string} */
      status: "open" | "closed";
      /** Format: date-time */
      opened_at: string;
      closed_at: string | null;
      /** @description hand: by staff; operation: by the one that decided it; over: its cause ended */
      closed_because: ("hand" | "operation" | "over") | null;
    };
    UserLine: {
      /** Format: uuid */
      id: string;
      username: string;
      full_name: string | null;
      city: string | null;
      /** @description Masked */
      phone: string | null;
      /** @description Masked */
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
      /** Format: date-time */
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
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
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
        item_price: number;
        /** @description Rupiah */
        total: number;
        refunded_amount: number | null;
        /** Format: date-time */
        created_at: string;
      };
      /** @description The offer that its price comes from */
      offer: components["schemas"]["Offer"] | null;
      transitions: ({
          version: number;
          from: ("AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED") | null;
          /** @enum {string} */
          to: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
          /** @enum {string} */
          actor: "buyer" | "seller" | "staff" | "provider" | "portal" | "clock" | "parties";
          actor_id: string | null;
          actor_username: string | null;
          reason: string | null;
          /** Format: date-time */
          at: string;
        })[];
      ledger: components["schemas"]["LedgerTransfer"][];
      provider_calls: ({
          /** @enum {string} */
          company: "payment" | "shipping";
          /**
           * @description asked: our request to the provider. told: a callback of the provider.
           * @enum {string}
           */
          direction: "asked" | "told";
          what: string;
          reference: string | null;
          outcome: string;
          attempts: number | null;
          /** @description The last error */
          error: string | null;
          /** Format: date-time */
          at: string;
          /** @description Null unless it waits */
          next_try: string | null;
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
          /** Format: date-time */
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
          /** Format: date-time */
          at: string;
        })[];
      admin_actions: components["schemas"]["AuditLine"][];
      cases: components["schemas"]["StaffCase"][];
      stuck: string[];
      next: ({
          /** @enum {string} */
          to: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
          /** @enum {string} */
          by: "buyer" | "seller" | "staff" | "provider" | "portal" | "clock" | "parties";
          /** @description Time of the automatic transition */
          at: string | null;
          /** @description Unmet precondition; null without one */
          objection: string | null;
        })[];
    };
    Offer: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      listing_id: string;
      listing_title: string;
      listing_photo_url: string | null;
      /** Format: uuid */
      buyer_id: string;
      buyer_username: string;
      /** Format: uuid */
      seller_id: string;
      seller_username: string;
      /**
       * @description The party that named the price; the other one answers
       * @enum {string}
       */
      offered_by: "buyer" | "seller";
      /** @description Rupiah */
      price: number;
      /** @description What the listing cost; a change ends the offer */
      listing_price: number;
      /** @enum {string} */
      status: "open" | "accepted" | "declined" | "countered" | "withdrawn" | "expired" | "ended" | "used";
      /** @description `unavailable`: the parties cannot trade with each other now */
      ended_because: ("sold" | "price_changed" | "removed" | "unavailable") | null;
      /** @description The offer that this one answers */
      counter_of: string | null;
      /** @description The order made with it */
      order_id: string | null;
      /** Format: date-time */
      expires_at: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
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
      /** Format: date-time */
      event_at: string;
      /** Format: date-time */
      created_at: string;
      entries: ({
          /** @enum {string} */
          account: "provider_cash" | "escrow" | "wallet" | "shipping_payable" | "courier_balance" | "courier_adjustments" | "protection_fee_held" | "protection_fee_revenue" | "commission_revenue" | "boost_revenue" | "promotions" | "payment_fees" | "payout_in_transit" | "payout_fees" | "claims" | "suspense" | "adjustments" | "payment_held";
          user_id: string | null;
          /** @description Rupiah */
          amount: number;
          /** @description Rupiah */
          balance_after: number;
          version: number;
          /** @description The part of the account that balance_after and version are of */
          stripe: number;
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
      /**
       * @description `outbound`: to the buyer. `return`: back to the seller
       * @enum {string}
       */
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
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
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
      opened_by: "buyer" | "seller";
      answer_due_at: string | null;
      /** @description Evidence of the party that did not open the dispute */
      answer: ({
        description: string | null;
        photos: string[];
        /** Format: date-time */
        answered_at: string;
      }) | null;
      /** @enum {string} */
      status: "open" | "resolved";
      resolution: ("release" | "refund" | "split") | null;
      /** @description The buyer's part of a split */
      refund_amount: number | null;
      note: string | null;
      resolved_by: ("staff" | "portal" | "parties") | null;
      /** Format: date-time */
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
      /** @description The return request that preceded the dispute; null without one */
      return: ({
        reason: string | null;
        description: string | null;
        photos: string[];
        /** Format: date-time */
        requested_at: string;
        /** @description The number at a courier that the buyer chose; null while our label is used */
        tracking_number: string | null;
        courier_code: string | null;
        rejection_reason: string | null;
        rejected_at: string | null;
      }) | null;
      /** @description All settlement offers, the oldest first */
      settlements: ({
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          offered_by: "buyer" | "seller" | "staff" | "portal";
          /** @description The buyer gets this amount back and keeps the item */
          refund_amount: number;
          note: string | null;
          /** @enum {string} */
          status: "open" | "replaced" | "lapsed" | "accepted";
          /** Format: date-time */
          created_at: string;
          accepted_at: string | null;
        })[];
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
      opened_by: "buyer" | "seller";
      answer_due_at: string | null;
      /** @description Evidence of the party that did not open the dispute */
      answer: ({
        description: string | null;
        photos: string[];
        /** Format: date-time */
        answered_at: string;
      }) | null;
      /** @enum {string} */
      status: "open" | "resolved";
      resolution: ("release" | "refund" | "split") | null;
      /** @description The buyer's part of a split */
      refund_amount: number | null;
      note: string | null;
      resolved_by: ("staff" | "portal" | "parties") | null;
      /** Format: date-time */
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
      /** @description The accepted offer that `item_price` comes from; null at the listing's price */
      offer_id: string | null;
      /** @description Rupiah */
      shipping_fee: number;
      /** @description Rupiah */
      buyer_protection_fee: number;
      /** @description Rupiah */
      voucher_discount: number;
      /** @description Rupiah */
      total: number;
      /** @description The part of `total` that the buyer's wallet pays; null for the seller */
      wallet_amount: number | null;
      /** @description The part of `total` that the invoice asks for; null for the seller */
      amount_due: number | null;
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
      /** @description The seller reads more than name and city only in READY_TO_SHIP and SHIPPED; staff read an initial and the city, and open the rest */
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
      /** @description Null for the seller, and when the wallet pays everything */
      payment: ({
        invoice_id: string | null;
        invoice_url: string | null;
        status: string;
        expires_at: string | null;
      }) | null;
      deadlines: ({
          /** @enum {string} */
          to: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
          /** Format: date-time */
          at: string;
        })[];
      return: ({
        reason: string | null;
        description: string | null;
        photos: string[];
        /** Format: date-time */
        requested_at: string;
        /** @description The number at a courier that the buyer chose; null while our label is used */
        tracking_number: string | null;
        courier_code: string | null;
        rejection_reason: string | null;
        rejected_at: string | null;
      }) | null;
      dispute: components["schemas"]["Dispute"] | null;
      /** @description The offer that can be accepted now, or the one that ended the order */
      settlement: ({
        /** Format: uuid */
        id: string;
        /** @enum {string} */
        offered_by: "buyer" | "seller" | "staff" | "portal";
        /** @description The buyer gets this amount back and keeps the item */
        refund_amount: number;
        note: string | null;
        /** @enum {string} */
        status: "open" | "accepted";
        /** Format: date-time */
        created_at: string;
        accepted_at: string | null;
      }) | null;
      /** @description Since when a payment channel wants the payment back: nobody is paid until our staff have decided */
      frozen_at: string | null;
      refunded_amount: number | null;
      refunded_at: string | null;
      paid_at: string | null;
      shipped_at: string | null;
      delivered_at: string | null;
      completed_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    Chargeback: {
      /** Format: uuid */
      id: string;
      /** @description Reference of the order or the boost */
      reference: string;
      order_id: string | null;
      boost_id: string | null;
      /** @description The payment provider's id */
      dispute_id: string | null;
      /**
       * @description announced: the provider's list does not show it yet; open: the money is gone and nobody has decided; reversed: it came back; withdrawn: it never went
       * @enum {string}
       */
      status: "announced" | "open" | "decided" | "reversed" | "withdrawn";
      /** @description What the payment channel took, or was announced to take */
      amount: number;
      /** @description The part of `amount` that was given back */
      returned: number;
      /** @description The part of the rest that the buyer's wallet pays */
      from_buyer: number;
      /** @description The part that the seller's wallet pays; what remains is our loss */
      from_seller: number;
      /** @description What staff decided */
      outcome: ("cancel" | "buyer" | "seller" | "claims") | null;
      decided_at: string | null;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    ReportCase: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description The reported user; of a listing, its seller; of a conversation, the other party
       */
      user_id: string;
      listing_id: string | null;
      conversation_id: string | null;
      /** @enum {string} */
      reason: "counterfeit" | "prohibited_item" | "misleading" | "scam" | "harassment" | "offensive" | "spam" | "other";
      details: string | null;
      /** Format: date-time */
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
    ReportedConversation: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      listing_id: string;
      listing_title: string;
      /** Format: uuid */
      buyer_id: string;
      buyer_username: string;
      /** Format: uuid */
      seller_id: string;
      seller_username: string;
      message_count: number;
      reports: components["schemas"]["ReportCase"][];
      /** Format: date-time */
      reported_at: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    ReportedConversationWithMessages: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      listing_id: string;
      listing_title: string;
      /** Format: uuid */
      buyer_id: string;
      buyer_username: string;
      /** Format: uuid */
      seller_id: string;
      seller_username: string;
      message_count: number;
      reports: components["schemas"]["ReportCase"][];
      /** Format: date-time */
      reported_at: string;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      messages: components["schemas"]["ReportedMessage"][];
      has_more: boolean;
    };
    ReportedMessage: {
      /** @description Grows by 1 per conversation, without gaps, in the order of commits */
      seq: number;
      /** Format: uuid */
      sender_id: string;
      /** @description Null once the sender's account is deleted */
      text: string | null;
      /** @description Contact data, or payment outside of the market, was replaced by `***` */
      masked: boolean;
      /** Format: date-time */
      created_at: string;
      /** @description What was written where contact data is masked; else null */
      original: string | null;
    };
    KtpWaiting: {
      /** Format: uuid */
      id: string;
      /** @enum {string} */
      status: "pending" | "approved" | "rejected";
      rejection_reason: string | null;
      /** Format: date-time */
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
      /** Format: date-time */
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
      /** Format: date-time */
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
      /** @description Since when every call to the payment provider has failed */
      payments_down_s: number;
      /** @description Since when every call to the shipping provider has failed */
      shipping_down_s: number;
      /** @description Since when every call to the e-mail provider has failed */
      mail_down_s: number;
      /** @description Since when every call to the storage has failed */
      storage_down_s: number;
      /** @description Since when every call to the vision model has failed */
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
      /** @description What this deployment does without */
      off: ({
          /** @enum {string} */
          feature: "mail" | "portal" | "push" | "vision";
          /** @description The variable that is not set */
          missing: string;
          /** Format: date-time */
          since: string;
          /** @description Events that wait for the portal, or e-mails of the last day that were not written; at most 10,000 are counted */
          unsent: number;
        })[];
      /** @description Of the signals above 0: since when, where that is known */
      since: {
        [key: string]: string;
      };
      /** @description Up to then the ledger is compared with the payment provider's statement */
      reconciled_until: string | null;
      dead_events: ({
          /** Format: uuid */
          id: string;
          error: string | null;
          /** Format: date-time */
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
          /** Format: date-time */
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
      /** Format: date-time */
      due_at: string;
      /** @description Null when it is dead */
      next_try: string | null;
      dead_at: string | null;
    };
    Redriven: {
      redriven: number;
      /** @description Number of items that match; if it is more than `redriven`, call again */
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
      /** Format: date-time */
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
      /** Format: date-time */
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
      /** @description Current number; 0 once the stream has ended */
      viewers: number;
      /** @description The highest number at one time */
      peak_viewers: number;
      /** @description Users who viewed it at least once */
      unique_viewers: number;
      /** @description Messages and offers of users, without system messages */
      message_count: number;
      pinned_listing_ids: string[];
      started_at: string | null;
      ended_at: string | null;
      /** Format: date-time */
      created_at: string;
    };
    FacetAlias: {
      /** @enum {string} */
      kind: "brand" | "size" | "color" | "sub_category";
      /** @description Without case, spaces and accents, as `key` */
      alias: string;
      /** @description The key that the alias stands for */
      key: string;
    };
    BoostGrant: {
      /** Format: uuid */
      id: string;
      /** Format: uuid */
      seller_id: string;
      score: number;
      days: number;
      /** Format: date-time */
      starts_at: string;
      /** Format: date-time */
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
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
      /** Format: uuid */
      user_id: string;
      username: string;
      /** @description Status at the provider */
      provider_status: string | null;
      /** @description Number of requests for the link */
      attempts: number;
      /** @description How often the provider changed the outcome after the hold had ended */
      flips: number;
      /** @description The error of the last failed attempt */
      last_error: string | null;
      /** @description When the provider is asked again */
      next_try: string | null;
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
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
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
      order_amount_due: number | null;
      /** @enum {string} */
      status: "open" | "refunded" | "applied" | "reversed" | "paid_back" | "kept";
      details: unknown;
      /** Format: date-time */
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
          account: "provider_cash" | "escrow" | "wallet" | "shipping_payable" | "courier_balance" | "courier_adjustments" | "protection_fee_held" | "protection_fee_revenue" | "commission_revenue" | "boost_revenue" | "promotions" | "payment_fees" | "payout_in_transit" | "payout_fees" | "claims" | "suspense" | "adjustments" | "payment_held";
          /** @description Rupiah */
          amount: number;
        })[];
      /** Format: date-time */
      created_at: string;
      closed_at: string | null;
    };
    Setting: {
      key: string;
      value: number;
      /**
       * @description bps: hundredths of a percent; switch: 1 is on, 0 is off
       * @enum {string}
       */
      unit: "idr" | "bps" | "minutes" | "days" | "count" | "factor" | "switch";
      min: number;
      max: number;
      description: string;
      /** @description Last change by staff; null: the value that was deployed */
      changed_at: string | null;
      changed_by: string | null;
      changed_by_username: string | null;
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
      /** Format: date-time */
      starts_at: string;
      /** Format: date-time */
      ends_at: string;
      total_limit: number;
      per_user_limit: number;
      /** @description Number of orders that use it */
      used: number;
      active: boolean;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
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
      /** @description Whether staff approved the identity card of this user */
      verified: boolean;
      /** @description Until then the listings are hidden and cannot be ordered; null: not on vacation */
      on_vacation_until: string | null;
      live_banned: boolean;
      live_banned_at: string | null;
      /** @description Average, two decimals */
      rating: number | null;
      rating_count: number;
      sold_count: number;
      roles: ("superadmin" | "ops_admin" | "administrator")[];
      /** @description The primary one first */
      addresses: components["schemas"]["Address"][];
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
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
      /** Format: date-time */
      created_at: string;
    };
    PublicProfile: {
      /** Format: uuid */
      id: string;
      username: string;
      photo_url: string | null;
      city: string | null;
      bio: string | null;
      /** @description Whether staff approved the identity card of this user */
      verified: boolean;
      /** @description Until then the listings are hidden and cannot be ordered; null: not on vacation */
      on_vacation_until: string | null;
      /** @description Average, two decimals */
      rating: number | null;
      rating_count: number;
      sold_count: number;
      /** Format: date-time */
      created_at: string;
    };
    Report: {
      /** Format: uuid */
      id: string;
      /**
       * Format: uuid
       * @description The reported user; of a listing, its seller; of a conversation, the other party
       */
      user_id: string;
      listing_id: string | null;
      conversation_id: string | null;
      /** @enum {string} */
      reason: "counterfeit" | "prohibited_item" | "misleading" | "scam" | "harassment" | "offensive" | "spam" | "other";
      details: string | null;
      /** Format: date-time */
      opened_at: string;
    };
    PersonalData: {
      /** Format: date-time */
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
            /** @description Whether staff approved the identity card of this user */
            verified: boolean;
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
          /** Format: date-time */
          created_at: string;
          /** Format: date-time */
          updated_at: string;
          deleted_at: string | null;
        })[];
      likes: {
          /** Format: uuid */
          listing_id: string;
          /** Format: date-time */
          created_at: string;
        }[];
      follows: {
          /** Format: uuid */
          user_id: string;
          username: string;
          /** Format: date-time */
          created_at: string;
        }[];
      followers: {
          /** Format: uuid */
          user_id: string;
          username: string;
          /** Format: date-time */
          created_at: string;
        }[];
      blocks: {
          /** Format: uuid */
          user_id: string;
          username: string;
          /** Format: date-time */
          created_at: string;
        }[];
      saved_searches: components["schemas"]["SavedSearch"][];
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
          /** Format: date-time */
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
           * @description The reported user; of a listing, its seller; of a conversation, the other party
           */
          user_id: string;
          listing_id: string | null;
          conversation_id: string | null;
          /** @enum {string} */
          reason: "counterfeit" | "prohibited_item" | "misleading" | "scam" | "harassment" | "offensive" | "spam" | "other";
          details: string | null;
          /** Format: date-time */
          opened_at: string;
        })[];
      /** @description The photos themselves are not exported */
      identity_checks: ({
          /** Format: uuid */
          id: string;
          /** @enum {string} */
          status: "pending" | "approved" | "rejected" | "abandoned";
          rejection_reason: string | null;
          /** Format: date-time */
          submitted_at: string;
          decided_at: string | null;
        })[];
      photo_analyses: ({
          photo_url: string;
          answer: unknown;
          listing_id: string | null;
          listed: unknown;
          /** Format: date-time */
          created_at: string;
        })[];
      conversations: ({
          /** Format: uuid */
          id: string;
          /** Format: uuid */
          listing_id: string;
          /** @enum {string} */
          role: "buyer" | "seller";
          /** Format: uuid */
          user_id: string;
          username: string;
          read_seq: number;
          /** Format: date-time */
          created_at: string;
          messages: components["schemas"]["Message"][];
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
          /** Format: date-time */
          created_at: string;
        })[];
      emails: ({
          kind: string;
          address: string;
          name: string;
          data: unknown;
          status: string;
          problem: string | null;
          /** Format: date-time */
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
          /** Format: date-time */
          at: string;
        })[];
      settlement_offers: ({
          /** Format: uuid */
          order_id: string;
          /** @description Rupiah */
          refund_amount: number;
          note: string | null;
          /** Format: date-time */
          created_at: string;
        })[];
      offers: components["schemas"]["Offer"][];
      payout_emails: {
          /** Format: uuid */
          withdrawal_id: string;
          address: string;
        }[];
      /** @description When our staff opened personal data of yours, and for which account, order, withdrawal, identity check or conversation that you reported */
      opened_by_staff: ({
          /** Format: date-time */
          at: string;
          /** @enum {string} */
          about: "account" | "order" | "withdrawal" | "ktp" | "conversation";
          /** Format: uuid */
          about_id: string;
          fields: string[];
        })[];
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
      /** Format: date-time */
      created_at: string;
    };
    SavedSearch: {
      /** Format: uuid */
      id: string;
      name: string;
      /** @description The filters as they were saved */
      filters: {
        q?: string;
        vibe_tag?: string;
        /** @enum {string} */
        gender?: "male" | "female" | "unisex";
        /** @enum {string} */
        product_category?: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
        brand?: string[];
        size?: string[];
        condition?: ("new" | "like_new" | "good" | "fair")[];
        color?: string[];
        sub_category?: string[];
        min_price?: number;
        max_price?: number;
        min_rating?: number;
        verified?: boolean;
        /** @enum {string} */
        sortBy?: "relevance" | "newest" | "lowest_price" | "highest_price";
      };
      /** @enum {string} */
      notify: "off" | "instantly" | "daily";
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
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
      /** Format: date-time */
      created_at: string;
      reviewer: {
        /** Format: uuid */
        id: string;
        username: string;
        photo_url: string | null;
      };
    };
    Message: {
      /** @description Grows by 1 per conversation, without gaps, in the order of commits */
      seq: number;
      /** Format: uuid */
      sender_id: string;
      /** @description Null once the sender's account is deleted */
      text: string | null;
      /** @description Contact data, or payment outside of the market, was replaced by `***` */
      masked: boolean;
      /** Format: date-time */
      created_at: string;
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
      /** @description Current number; 0 once the stream has ended */
      viewers: number;
      /** @description The highest number at one time */
      peak_viewers: number;
      /** @description Users who viewed it at least once */
      unique_viewers: number;
      pinned_listing_ids: string[];
      /** @description From start to end; 0 until then */
      duration_minutes: number;
      scheduled_at: string | null;
      started_at: string | null;
      ended_at: string | null;
      /** Format: date-time */
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
      /** @description The offer that it announces */
      offer_id: string | null;
      /** Format: date-time */
      created_at: string;
    };
    PushSubscription: {
      /** Format: uuid */
      id: string;
      endpoint: string;
      /** Format: date-time */
      created_at: string;
    };
    NotificationPreferences: {
      /** @description Stored as read, never pushed or mailed, except what costs money or starts a clock: payment of a sale, delivery, cancellations, returns, disputes and reminders */
      muted_categories: ("order" | "shipping" | "live" | "review" | "message")[];
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
    Conversation: {
      /** Format: uuid */
      id: string;
      /**
       * @description Yours
       * @enum {string}
       */
      role: "buyer" | "seller";
      /** @description The other party */
      user: {
        /** Format: uuid */
        id: string;
        username: string;
        photo_url: string | null;
        city: string | null;
        /** @description Whether staff approved the identity card of this user */
        verified: boolean;
      };
      listing: {
        /** Format: uuid */
        id: string;
        title: string;
        photo_url: string | null;
        /** @description Rupiah */
        price: number;
        /** @enum {string} */
        status: "active" | "reserved" | "sold" | "removed";
      };
      /** @description The latest order of the listing between the two */
      order_id: string | null;
      /** @description Contact data in new messages is masked: the two have no paid order of the listing */
      masks_contacts: boolean;
      last_message: components["schemas"]["Message"] | null;
      /** @description `seq` of the last message; 0: none */
      last_seq: number;
      /** @description `seq` of the last message that you have read */
      read_seq: number;
      unread_count: number;
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      updated_at: string;
    };
    SellerBalance: {
      /** Format: uuid */
      seller_id: string;
      /** @description Rupiah */
      available: number;
      /** @description Rupiah of sales that are not completed */
      pending: number;
      currency: string;
      /** Format: date-time */
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
        type: "order" | "boost" | "books" | "chargeback";
        /** Format: uuid */
        id: string;
        /** @description Without gaps from 1; delivered in this order */
        version: number;
      };
      /** Format: date-time */
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
      /** Format: date-time */
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
        /** @description Whether staff approved the identity card of this user */
        verified: boolean;
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
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
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
      category: "order" | "payment" | "shipping" | "wallet" | "live" | "review" | "account" | "message";
      /** @description In the locale of your profile */
      title: string;
      body: string;
      /** @description Ids and amounts of the event */
      data: {
        [key: string]: unknown;
      };
      read: boolean;
      /** Format: date-time */
      created_at: string;
    };
    OrderPreview: {
      /** @description Rupiah */
      item_price: number;
      /** @description Rupiah */
      shipping_fee: number;
      /** @description Rupiah */
      buyer_protection_fee: number;
      /** @description Rupiah */
      voucher_discount: number;
      /** @description The part that the wallet would pay */
      wallet_amount: number;
      /** @description Rupiah */
      total: number;
      /** @description What the invoice would ask: `total` less `wallet_amount` */
      amount_due: number;
      voucher?: {
        code: string;
        /**
         * @description Why the discount is smaller than the voucher says: its own `max_discount`, or the smallest amount that can be paid
         * @enum {string}
         */
        capped_by?: "max_discount" | "minimum_payment";
      };
    };
    OrderStep: {
      version: number;
      from: ("AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED") | null;
      /** @enum {string} */
      to: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
      /** @enum {string} */
      actor: "buyer" | "seller" | "staff" | "provider" | "portal" | "clock" | "parties";
      reason: string | null;
      /** Format: date-time */
      at: string;
    };
    ReturnLabel: {
      /** @description The courier's number; null until the courier assigns one */
      tracking_number: string | null;
      /** @description An A6 PDF for A4 and A6 printers; requires both headers; the URL never changes */
      label_url: string | null;
    };
    FacetCounts: {
        value: string;
        count: number;
      }[];
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
      /** Format: date-time */
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
          /** Format: date-time */
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
      type: "sale_proceeds" | "refund" | "clawback" | "withdrawal_hold" | "withdrawal_debit" | "withdrawal_reversal" | "purchase_debit" | "purchase_reversal" | "adjustment";
      /** @description Signed rupiah; positive amounts are credits */
      amount: number;
      /** @description Rupiah */
      balance_after: number;
      order_reference: string | null;
      withdrawal_id: string | null;
      /** @description In the language of your profile. */
      description: string;
      /** Format: date-time */
      created_at: string;
    };
    /**
     * @description Why, for machines; another cause has another word. New words may be added.
     *
     * - `account_banned` (403): Your account is banned and cannot do this.
     * - `account_deleted` (401): This account does not exist any more.
     * - `account_suspended` (403): Your account is suspended and cannot do this.
     * - `action_reason_invalid` (400): X-Action-Reason must be one line of 3 to 500 characters.
     * - `action_reason_required` (400): The header X-Action-Reason is required.
     * - `address_not_found` (404): There is no such address.
     * - `adjustment_repeated` (409): This request was already processed. Send a new X-Request-Id for another adjustment.
     * - `already_decided` (409): This was decided before.
     * - `already_registered` (409): You are already registered.
     * - `already_replied` (409): You have already replied to this review.
     * - `already_reported` (409): You have already reported this. Staff will check it.
     * - `already_reviewed` (409): You have already reviewed this order.
     * - `already_verified` (409): Your identity is already verified.
     * - `approval_decided` (409): The proposal has already been {status}.
     * - `approval_expired` (409): The proposal has expired; it must be proposed again.
     * - `approval_lapsed` (409): The proposal has lapsed: its proposer lost the role, or a user whom it concerns left.
     * - `approval_not_found` (404): There is no such proposal.
     * - `approval_outdated` (409): The amount would be another than the one proposed; it must be proposed again.
     * - `balance_unknown` (404): The finance portal has sent no balance of this seller yet.
     * - `block_period_too_long` (400): Payouts can be blocked for 365 days at most.
     * - `body_required` (400): A JSON body is required.
     * - `body_too_large` (413): The body may have at most {max_bytes} bytes.
     * - `booking_known` (409): The booking is known: what the provider says of it counts.
     * - `booking_never_requested` (409): No courier was ever booked for this parcel.
     * - `booking_of_other_parcel` (409): That shipping order belongs to another parcel.
     * - `booking_search_lasts` (409): The provider is still being asked. Staff decide {days} days after the order needs no courier any more.
     * - `booking_undecided` (409): It is not certain yet whether a courier was booked for one of your orders: the shipping provider has to answer first, or our staff decide.
     * - `boost_not_found` (404): There is no such boost.
     * - `boost_package_unknown` (400): There is no such package; see GET /boosts/packages.
     * - `boost_unpaid` (409): A boost still waits for its payment: pay it, or let its invoice expire.
     * - `cancel_window_over` (409): The order is {status}. A paid order can be cancelled only shortly after its payment, and that time is over.
     * - `case_cause_lasts` (409): The cause of this case lasts, and the case closes with it. {next_step}
     * - `case_closed` (409): This case was already closed at {closed_at}.
     * - `case_not_found` (404): This case does not exist.
     * - `categorization_not_found` (404): There is no such categorization in progress.
     * - `chargeback_not_booked` (409): A chargeback of this payment is not booked yet: reconcile again.
     * - `chargeback_not_found` (404): There is no such chargeback.
     * - `chargeback_open` (409): A chargeback of this order is open already.
     * - `chargeback_outcome_impossible` (409): This decision does not fit. {problem}
     * - `chargeback_without_payment` (409): No payment of this order came through the provider.
     * - `content_type_invalid` (400): Send the body as Content-Type: {expected}.
     * - `contest_window_over` (409): The order is {status}. The time to contest the return is over.
     * - `conversation_not_found` (404): There is no such conversation, or you may not read it.
     * - `correction_too_early` (409): The provider may still correct itself: decide {days} days after its last update.
     * - `courier_cancelled` (409): The courier of this parcel was cancelled: send it with a courier of your own.
     * - `courier_price_changed` (409): The courier now costs Rp{now} instead of Rp{before}; request new rates.
     * - `courier_unavailable` (409): The courier is not available any more: request new rates.
     * - `creation_in_progress` (409): Another request is creating this; try again in a moment.
     * - `credentials_missing` (401): Authorization and X-User-Token are both required.
     * - `cursor_invalid` (400): The cursor is broken, or belongs to another list.
     * - `database_busy` (503): The database is busy; try again.
     * - `dependency_down` (503): {services} could not be reached.
     * - `difference_decided` (409): The difference is already {status}.
     * - `difference_not_approved` (409): Only an approved correction can be taken back; this difference is {status}.
     * - `difference_not_found` (404): There is no such difference.
     * - `difference_outdated` (409): Money has moved since this difference was found: reconcile again.
     * - `dispute_not_found` (404): There is no such dispute.
     * - `dry_run_unsupported` (400): This route has no dry run.
     * - `earlier_order_in_progress` (409): Your earlier order of this listing, with another address, courier, voucher, offer or payment, is still in progress; try again in a minute.
     * - `email_required` (409): Add a verified e-mail address to your account: the payout link is sent to it.
     * - `evidence_required` (409): The money of the earlier correction is spent, so this is a loss: send evidence with it.
     * - `facet_alias_chain` (409): One of the two stands for another word already.
     * - `facet_alias_invalid` (400): The two must be different words with letters or digits.
     * - `facet_alias_not_found` (404): There is no such spelling.
     * - `feature_off` (503): This feature is not configured here: {variable} {problem}.
     * - `idempotency_key_invalid` (400): Idempotency-Key must have 1 to 255 characters.
     * - `idempotency_key_reused` (409): This Idempotency-Key was used for another request: make a new one per intent.
     * - `identity_in_review` (403): Your identity card is being reviewed. You can do this once it is approved.
     * - `identity_not_verified` (403): Verify your identity first: send your identity card with POST /ktp/submit.
     * - `insufficient_balance` (409): The balance is too low.
     * - `internal_error` (500): An error on our side; give the request id when you ask for help.
     * - `json_invalid` (400): The body is not JSON in UTF-8.
     * - `label_too_expensive` (409): A return label would cost Rp{price}, more than the item (Rp{item_price}): send the parcel with a courier of your own, or agree with the other party.
     * - `last_superadmin` (409): This is the last superadmin: give another user the role first.
     * - `later_correction_exists` (409): A later correction of {reference} builds on this one: take {id} back first.
     * - `left_suspense` (409): This money has already left suspense. Take from a wallet what is still there with POST /admin/adjustments.
     * - `listing_not_active` (409): The listing is {status}; only an active listing allows this.
     * - `listing_not_changeable` (409): The listing is {status}. Only an active or removed listing can be changed.
     * - `listing_not_for_sale` (409): This listing is not for sale any more.
     * - `listing_not_found` (404): There is no such listing.
     * - `listing_not_removed` (409): The listing is {status}. Only a removed listing can be relisted.
     * - `listing_reserved` (409): This listing is reserved by another order. It comes back if that order ends.
     * - `live_banned` (403): Akunmu tidak bisa melakukan live stream. Hubungi support {brand}.
     * - `message_id_reused` (409): This id was used for another message; use a new one.
     * - `method_not_allowed` (405): Allowed methods: {methods}.
     * - `multipart_invalid` (400): The body is not valid multipart.
     * - `no_open_dispute` (409): The order is {status}; it has no open dispute.
     * - `no_return_requested` (409): The order is {status}; there is no requested return to reject.
     * - `no_tracking_number` (409): The order is {status}, and this parcel has no tracking number yet.
     * - `not_live_banned` (409): This account is not banned from going live.
     * - `not_registered` (403): Register a profile first: POST /auth/register.
     * - `not_the_host` (403): Only the host of the stream can do this.
     * - `not_the_seller` (403): Only the seller can do this.
     * - `nothing_to_ship` (409): The order is {status}: there is nothing to ship.
     * - `notification_not_found` (404): There is no such notification.
     * - `offer_accepted` (409): An offer for this listing is accepted: order at its price.
     * - `offer_exists` (409): An offer for this listing is open already: answer or withdraw it.
     * - `offer_expired` (409): The time of the offer is over.
     * - `offer_for_another_listing` (409): The offer is for another listing.
     * - `offer_not_accepted` (409): The offer has not been accepted yet.
     * - `offer_not_found` (404): There is no such offer.
     * - `offer_not_open` (409): The offer is not open any more.
     * - `offer_not_yours` (403): Only the one who made an offer can withdraw it; you can decline it.
     * - `offer_price_exhausted` (409): There is no price left between the two to offer.
     * - `offer_price_invalid` (400): The price must be from Rp{min} to Rp{max}, in steps of Rp{step}.
     * - `order_already_refunded` (409): The order has already been refunded.
     * - `order_expects_no_payment` (409): The order is {status} and expects no payment. Refund the money instead.
     * - `order_frozen` (409): A payment channel takes this order's payment back: nothing is paid out until our staff have decided.
     * - `order_not_completed` (409): The order is {status}; only a completed order allows this.
     * - `order_not_found` (404): There is no such order.
     * - `order_precondition_unmet` (409): The order is {status}, and what the next status needs has not happened.
     * - `order_status_forbids` (409): The order is {status} and cannot become {to}.
     * - `orders_open` (409): You still have open orders: they have to end first.
     * - `other_party_decides` (403): You asked: the other party answers.
     * - `own_listing` (403): You cannot buy your own listing.
     * - `own_proposal` (403): You proposed this yourself; another person must approve it.
     * - `own_trade` (403): You have an order with this user; another staff member must open their personal data.
     * - `own_vacation` (409): You are on vacation, and the time of a boost runs on; end your vacation first.
     * - `owner_deleted` (409): This user has deleted their account and has no wallet.
     * - `owner_required` (400): This money belongs to no order; give the user_id of its owner.
     * - `parcel_not_found` (404): There is no such parcel.
     * - `parcel_not_scanned` (409): No carrier has scanned the parcel.
     * - `payment_charged_back` (409): The payment channel takes this payment back, or has it: nobody is paid from it a second time. See GET /admin/chargebacks.
     * - `payment_incomplete` (409): Rp{missing} are missing. Refund the money, or send cover_missing to let us pay them.
     * - `payment_provider_unavailable` (503): The payment provider is unavailable.
     * - `payment_too_late` (409): The payment came too late.
     * - `payout_link_agrees` (409): The link and the list agree: there is nothing to decide. POST /admin/payouts/:id/settle applies the link.
     * - `payout_link_changing` (503): The payout link changes right now: try again.
     * - `payout_link_explains` (409): The difference is a whole withdrawal, and its payout link can explain it: send the link to POST /admin/payouts/:id/settle. If link and list contradict each other, decide: POST /admin/payouts/:id/decide.
     * - `payout_link_known` (409): The withdrawal is {status} and its link is known, so the provider decides. Send the link's id to have it fetched.
     * - `payout_link_not_found` (409): The provider has no such link for this withdrawal.
     * - `payout_link_not_open` (409): The withdrawal has no open link.
     * - `payout_link_open` (409): The link can still be claimed: void it with PUT /admin/payouts/:id/void.
     * - `payout_link_pending` (409): The link is still being requested. Wait until a case reports that there is none.
     * - `payout_link_unknown` (409): The link of this withdrawal is not known yet: use POST /admin/payouts/:id/settle.
     * - `payouts_blocked` (403): Your payouts are blocked until {until}. Your money stays in your wallet.
     * - `period_invalid` (400): A period has 1 to 366 days and starts today at the latest.
     * - `photo_analyses_used_up` (429): You have used all photo analyses of today. Try again tomorrow.
     * - `photo_declined` (503): The model declined this photo: use another one.
     * - `photo_invalid` (400): The photo cannot be used: {problem}.
     * - `photo_not_found` (400): There is no such photo, or it has not been uploaded.
     * - `photo_too_large` (413): The photo {name} may have at most {max_bytes} bytes.
     * - `photos_required` (400): Photos of what came back are required: send them to PUT /orders/:id/dispute.
     * - `pin_not_possible` (400): You can pin only your own active listings.
     * - `platform_key_invalid` (401): The platform key is not valid.
     * - `primary_address_changing` (409): Another request changed your primary address; try again.
     * - `primary_address_required` (409): One address has to be primary: make another one primary instead.
     * - `profile_not_found` (404): You have no profile yet: create one with POST /auth/register.
     * - `proposal_repeated` (409): This request was already proposed. Send a new X-Request-Id for another proposal.
     * - `purchase_abandoned` (409): The purchase was abandoned before its invoice was ready: buy again.
     * - `push_endpoint_taken` (409): This endpoint belongs to another browser.
     * - `quote_expired` (400): The shipping quote has expired; request new rates.
     * - `quote_invalid` (400): The shipping_quote is not valid; request new rates.
     * - `quote_outdated` (400): The shipping quote is for another buyer or listing, or the price, the weight or an address has changed; request new rates.
     * - `rate_limited` (429): Too many requests. Try again in {seconds} seconds.
     * - `reason_required` (400): A return request and a dispute need a reason.
     * - `redrive_not_found` (404): There is no such job, event or callback.
     * - `redrive_not_needed` (409): It needs no redrive: it is done, or is still retried.
     * - `refund_disputed` (409): Rp{amount} of your wallet wait for a decision: the payment that they refund is disputed.
     * - `refund_out_of_range` (400): The refund has to be between Rp1 and Rp{max_amount}.
     * - `report_closed` (409): The report is already closed with the outcome {outcome}.
     * - `report_not_found` (404): There is no such report.
     * - `request_in_progress` (409): The first request with this Idempotency-Key still runs: send it again.
     * - `request_taken_over` (409): This request took too long, and a repeat of it took over: send it again.
     * - `return_labels_used_up` (409): We have paid for {labels} return labels of this buyer in {days} days: send the parcel with a courier of your own, or ask our staff for a label.
     * - `return_not_approved` (409): The order is {status}; it has no approved return.
     * - `return_not_overdue` (409): The order is {status}. A carrier has the returned parcel, or the buyer still has time to send it.
     * - `return_not_possible` (409): The order is {status}. A return was requested already, or the time to request one is over; you can still open a dispute.
     * - `return_on_its_way` (409): A carrier has the returned parcel.
     * - `return_reported_back` (409): The seller says that the return is back: staff decide.
     * - `return_sent_unseen` (409): The buyer sent the return by a courier of their own: staff decide.
     * - `reversal_required` (409): The provider has changed its mind: take the correction {id} back instead (POST /admin/reconciliation/:id/reverse).
     * - `review_not_found` (404): There is no such review.
     * - `review_unchanged` (409): The review is already hidden, or already shown.
     * - `role_already_granted` (409): This user already has the role {role}.
     * - `role_not_granted` (409): This user does not have the role {role}.
     * - `route_not_found` (404): There is no such path.
     * - `saved_search_not_found` (404): You have no such saved search.
     * - `schedule_only` (401): Only the schedule may call this.
     * - `schedule_unavailable` (503): The service that runs the schedule is not configured or unavailable.
     * - `search_matches_everything` (400): This search matches every listing. Add a word, a brand, a size or another filter.
     * - `secret_key_required` (401): Only the project's secret key may do this.
     * - `self_block` (403): You cannot block yourself.
     * - `self_decision` (403): You cannot decide about yourself; another staff member must.
     * - `self_follow` (403): You cannot follow yourself.
     * - `self_message` (403): It is your own listing: who is interested in it opens the conversation.
     * - `self_report` (403): You cannot report yourself or your own listing.
     * - `seller_address_missing` (409): The seller has no address to ship from yet.
     * - `seller_not_found` (404): There is no such seller.
     * - `seller_on_vacation` (409): The seller is on vacation until {until}; the listing can be ordered again after that.
     * - `seller_review_closed` (409): This review is already closed.
     * - `seller_review_not_found` (404): There is no such review.
     * - `setting_changed` (409): {name} is {value} by now: read it again.
     * - `setting_out_of_bounds` (400): {name} must be from {min} to {max}.
     * - `setting_unknown` (400): There is no such setting; see GET /admin/settings.
     * - `settlement_not_possible` (409): The order is {status}; there is no settlement to offer.
     * - `settlement_too_high` (409): You can agree on at most the item price, Rp{max_amount}, for this order. Our staff decide about more than that in a dispute.
     * - `shipped_by_own_courier` (409): The parcel is sent by a courier of the sender's own.
     * - `shipping_provider_unavailable` (503): The shipping provider is unavailable.
     * - `signature_invalid` (401): The signature or token is not valid, or has expired.
     * - `signature_missing` (401): The header {header} is missing.
     * - `staff_role_required` (403): This needs another staff role.
     * - `still_staff` (409): You are a member of staff: a superadmin has to remove your roles first.
     * - `storage_unavailable` (503): Photos cannot be stored or read.
     * - `stream_ended` (409): The stream has ended.
     * - `stream_not_ended` (409): You have a live stream that is not over: end it first.
     * - `stream_not_found` (404): There is no such stream.
     * - `stream_not_upcoming` (409): The stream is {status}. Only an upcoming stream can be started.
     * - `subject_unknown` (404): The subject of the callback is not known yet: send it again.
     * - `submission_decided` (409): This submission is already {status}.
     * - `submission_not_found` (404): This submission does not exist.
     * - `subscription_not_found` (404): There is no such subscription.
     * - `superadmin_required` (403): Only a superadmin may do this.
     * - `suspense_impossible` (409): Money that is missing cannot come from suspense; choose another account.
     * - `suspense_item_not_found` (404): There is no such money in suspense.
     * - `suspense_required` (409): This is a payment for an order or a boost: book it to suspense, then refund or apply it.
     * - `token_check_unavailable` (503): Tokens cannot be checked at the moment.
     * - `token_invalid` (401): The user token is not valid or has expired: refresh it, or sign in.
     * - `too_many_addresses` (409): You already have {max} addresses. Delete one first.
     * - `too_many_conversations` (409): You have opened {max} conversations in a day; go on tomorrow.
     * - `too_many_disclosures` (409): You have opened personal data {max} times in a day; go on tomorrow.
     * - `too_many_follows` (409): You follow {max} users; unfollow one first.
     * - `too_many_messages` (409): You have sent {max} messages in a day; go on tomorrow.
     * - `too_many_offers` (409): You have made {max} offers for this order already.
     * - `too_many_offers_today` (409): You have made {max} offers for this listing in a day; try again tomorrow.
     * - `too_many_saved_searches` (409): You have saved {max} searches; delete one first.
     * - `too_many_unpaid_orders` (409): {max} of your orders await payment already; pay or cancel one first.
     * - `tracking_number_taken` (409): This tracking number belongs to another parcel.
     * - `unknown_parameter` (400): There is no query parameter {name}. {hint}
     * - `upload_too_slow` (409): The upload took too long: send the photos again.
     * - `user_blocked` (403): You cannot do this with this user.
     * - `user_deleted` (409): The other user has deleted their account.
     * - `user_not_found` (404): This user does not exist.
     * - `username_taken` (409): This username is taken.
     * - `vacation_invalid` (400): The vacation must end in the future, within {days} days from now.
     * - `validation_failed` (400): A value is missing or not allowed: {problem}.
     * - `verification_pending` (409): Your documents are being checked; you get a notification about the result.
     * - `vision_unavailable` (503): The photo cannot be analyzed. Try again in a moment, or describe the item yourself.
     * - `voucher_code_taken` (409): A voucher with this code already exists.
     * - `voucher_minimum_not_met` (400): This voucher is for orders of at least Rp{min_total}.
     * - `voucher_not_found` (404): There is no such voucher.
     * - `voucher_unusable` (400): You cannot use this voucher.
     * - `voucher_used` (409): The voucher of this order has been used up in the meantime.
     * - `voucher_window_invalid` (400): A voucher must start before it ends.
     * - `voucher_without_effect` (400): This order is too small for a voucher.
     * - `wallet_blocked` (403): Your wallet is blocked for now; order without it, or contact us.
     * - `wallet_negative` (409): Your wallet is below zero: pay the difference first.
     * - `wallet_not_empty` (409): There is money in your wallet: withdraw it first. What is too little for a withdrawal can be given up: send give_up_balance=true.
     * - `withdrawal_changing` (409): The withdrawal is just changing; try again in a moment.
     * - `withdrawal_in_progress` (409): Your last withdrawal is still in progress; wait until it ends.
     * - `withdrawal_not_cancellable` (409): The withdrawal is {status} and cannot be cancelled.
     * - `withdrawal_not_found` (404): There is no such withdrawal.
     * - `withdrawal_rejected` (503): The payment provider rejected the withdrawal; the balance is unchanged.
     * - `withdrawal_unfinished` (409): Your last withdrawal is still on its way: it has to arrive first.
     * - `withdrawals_paused` (503): Withdrawals are paused. Your money stays in your wallet.
     * - `wrong_party` (403): The other party of the order, or other staff, can do this.
     * @enum {string}
     */
    Reason: "account_banned" | "account_deleted" | "account_suspended" | "action_reason_invalid" | "action_reason_required" | "address_not_found" | "adjustment_repeated" | "already_decided" | "already_registered" | "already_replied" | "already_reported" | "already_reviewed" | "already_verified" | "approval_decided" | "approval_expired" | "approval_lapsed" | "approval_not_found" | "approval_outdated" | "balance_unknown" | "block_period_too_long" | "body_required" | "body_too_large" | "booking_known" | "booking_never_requested" | "booking_of_other_parcel" | "booking_search_lasts" | "booking_undecided" | "boost_not_found" | "boost_package_unknown" | "boost_unpaid" | "cancel_window_over" | "case_cause_lasts" | "case_closed" | "case_not_found" | "categorization_not_found" | "chargeback_not_booked" | "chargeback_not_found" | "chargeback_open" | "chargeback_outcome_impossible" | "chargeback_without_payment" | "content_type_invalid" | "contest_window_over" | "conversation_not_found" | "correction_too_early" | "courier_cancelled" | "courier_price_changed" | "courier_unavailable" | "creation_in_progress" | "credentials_missing" | "cursor_invalid" | "database_busy" | "dependency_down" | "difference_decided" | "difference_not_approved" | "difference_not_found" | "difference_outdated" | "dispute_not_found" | "dry_run_unsupported" | "earlier_order_in_progress" | "email_required" | "evidence_required" | "facet_alias_chain" | "facet_alias_invalid" | "facet_alias_not_found" | "feature_off" | "idempotency_key_invalid" | "idempotency_key_reused" | "identity_in_review" | "identity_not_verified" | "insufficient_balance" | "internal_error" | "json_invalid" | "label_too_expensive" | "last_superadmin" | "later_correction_exists" | "left_suspense" | "listing_not_active" | "listing_not_changeable" | "listing_not_for_sale" | "listing_not_found" | "listing_not_removed" | "listing_reserved" | "live_banned" | "message_id_reused" | "method_not_allowed" | "multipart_invalid" | "no_open_dispute" | "no_return_requested" | "no_tracking_number" | "not_live_banned" | "not_registered" | "not_the_host" | "not_the_seller" | "nothing_to_ship" | "notification_not_found" | "offer_accepted" | "offer_exists" | "offer_expired" | "offer_for_another_listing" | "offer_not_accepted" | "offer_not_found" | "offer_not_open" | "offer_not_yours" | "offer_price_exhausted" | "offer_price_invalid" | "order_already_refunded" | "order_expects_no_payment" | "order_frozen" | "order_not_completed" | "order_not_found" | "order_precondition_unmet" | "order_status_forbids" | "orders_open" | "other_party_decides" | "own_listing" | "own_proposal" | "own_trade" | "own_vacation" | "owner_deleted" | "owner_required" | "parcel_not_found" | "parcel_not_scanned" | "payment_charged_back" | "payment_incomplete" | "payment_provider_unavailable" | "payment_too_late" | "payout_link_agrees" | "payout_link_changing" | "payout_link_explains" | "payout_link_known" | "payout_link_not_found" | "payout_link_not_open" | "payout_link_open" | "payout_link_pending" | "payout_link_unknown" | "payouts_blocked" | "period_invalid" | "photo_analyses_used_up" | "photo_declined" | "photo_invalid" | "photo_not_found" | "photo_too_large" | "photos_required" | "pin_not_possible" | "platform_key_invalid" | "primary_address_changing" | "primary_address_required" | "profile_not_found" | "proposal_repeated" | "purchase_abandoned" | "push_endpoint_taken" | "quote_expired" | "quote_invalid" | "quote_outdated" | "rate_limited" | "reason_required" | "redrive_not_found" | "redrive_not_needed" | "refund_disputed" | "refund_out_of_range" | "report_closed" | "report_not_found" | "request_in_progress" | "request_taken_over" | "return_labels_used_up" | "return_not_approved" | "return_not_overdue" | "return_not_possible" | "return_on_its_way" | "return_reported_back" | "return_sent_unseen" | "reversal_required" | "review_not_found" | "review_unchanged" | "role_already_granted" | "role_not_granted" | "route_not_found" | "saved_search_not_found" | "schedule_only" | "schedule_unavailable" | "search_matches_everything" | "secret_key_required" | "self_block" | "self_decision" | "self_follow" | "self_message" | "self_report" | "seller_address_missing" | "seller_not_found" | "seller_on_vacation" | "seller_review_closed" | "seller_review_not_found" | "setting_changed" | "setting_out_of_bounds" | "setting_unknown" | "settlement_not_possible" | "settlement_too_high" | "shipped_by_own_courier" | "shipping_provider_unavailable" | "signature_invalid" | "signature_missing" | "staff_role_required" | "still_staff" | "storage_unavailable" | "stream_ended" | "stream_not_ended" | "stream_not_found" | "stream_not_upcoming" | "subject_unknown" | "submission_decided" | "submission_not_found" | "subscription_not_found" | "superadmin_required" | "suspense_impossible" | "suspense_item_not_found" | "suspense_required" | "token_check_unavailable" | "token_invalid" | "too_many_addresses" | "too_many_conversations" | "too_many_disclosures" | "too_many_follows" | "too_many_messages" | "too_many_offers" | "too_many_offers_today" | "too_many_saved_searches" | "too_many_unpaid_orders" | "tracking_number_taken" | "unknown_parameter" | "upload_too_slow" | "user_blocked" | "user_deleted" | "user_not_found" | "username_taken" | "vacation_invalid" | "validation_failed" | "verification_pending" | "vision_unavailable" | "voucher_code_taken" | "voucher_minimum_not_met" | "voucher_not_found" | "voucher_unusable" | "voucher_used" | "voucher_window_invalid" | "voucher_without_effect" | "wallet_blocked" | "wallet_negative" | "wallet_not_empty" | "withdrawal_changing" | "withdrawal_in_progress" | "withdrawal_not_cancellable" | "withdrawal_not_found" | "withdrawal_rejected" | "withdrawal_unfinished" | "withdrawals_paused" | "wrong_party";
  };
  responses: {
    /** @description Nothing has changed since the ETag in If-None-Match. No body. */
    NotModified: {
      headers: {
        ETag: components["headers"]["ETag"];
      };
      content: never;
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminAnalytics: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "dry_run_unsupported" | "period_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
    Unauthorized: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_deleted" | "credentials_missing" | "platform_key_invalid" | "token_invalid";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfAdminAnalytics: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "staff_role_required";
          };
        });
      };
    };
    /** @description METHOD_NOT_ALLOWED: The path exists, but not with this method. */
    MethodNotAllowed: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        Allow: components["headers"]["Allow"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "method_not_allowed";
          };
        };
      };
    };
    /** @description INTERNAL: Unexpected server error. */
    Internal: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "internal_error";
          };
        };
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    Unavailable: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "token_check_unavailable";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    Validation: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "dry_run_unsupported" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminApprovalsView: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "approval_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminApprovalsApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "owner_required" | "refund_out_of_range" | "setting_out_of_bounds" | "setting_unknown" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfAdminApprovalsApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "own_proposal" | "self_decision" | "staff_role_required";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminApprovalsApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "approval_not_found" | "chargeback_not_found" | "dispute_not_found" | "order_not_found" | "route_not_found" | "suspense_item_not_found" | "user_not_found" | "withdrawal_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminApprovalsApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "adjustment_repeated" | "approval_decided" | "approval_expired" | "approval_lapsed" | "approval_outdated" | "chargeback_outcome_impossible" | "correction_too_early" | "insufficient_balance" | "left_suspense" | "no_open_dispute" | "order_already_refunded" | "order_expects_no_payment" | "order_frozen" | "order_not_completed" | "order_precondition_unmet" | "order_status_forbids" | "owner_deleted" | "payment_charged_back" | "payment_incomplete" | "payout_link_agrees" | "payout_link_known" | "payout_link_not_found" | "payout_link_open" | "payout_link_pending" | "role_already_granted" | "setting_changed" | "withdrawal_changing";
          };
        });
      };
    };
    /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
    PayloadTooLarge: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "body_too_large";
          };
        };
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfAdminApprovalsApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "payment_provider_unavailable" | "token_check_unavailable";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminApprovalsReject: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfAdminApprovalsReject: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "self_decision" | "staff_role_required";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminApprovalsReject: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "approval_decided" | "approval_expired" | "approval_lapsed";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminRolesGrant: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "action_reason_required" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminRolesGrant: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "user_not_found";
          };
        };
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminRolesGrant: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "proposal_repeated" | "role_already_granted";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminRolesRevoke: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "action_reason_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminRolesRevoke: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "route_not_found" | "user_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminRolesRevoke: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "last_superadmin" | "role_not_granted";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminCasesClose: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "case_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminCasesClose: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "case_cause_lasts" | "case_closed";
          };
        });
      };
    };
    /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
    RateLimited: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "rate_limited";
          };
        };
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfAdminDisclosures: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "own_trade" | "self_decision" | "staff_role_required";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminDisclosures: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "order_not_found" | "user_not_found" | "withdrawal_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminDisclosures: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "nothing_to_ship" | "too_many_disclosures";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFound: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "order_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminShipmentsDecide: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "parcel_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminShipmentsDecide: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "already_decided" | "booking_known" | "booking_never_requested" | "booking_of_other_parcel" | "booking_search_lasts" | "tracking_number_taken";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfAdminShipmentsDecide: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "shipping_provider_unavailable" | "token_check_unavailable";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminDisputesResolve: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "refund_out_of_range" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminDisputesResolve: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "dispute_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminDisputesResolve: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "no_open_dispute" | "order_frozen" | "order_status_forbids" | "proposal_repeated";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminOrdersRefund: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "order_already_refunded" | "order_not_completed" | "payment_charged_back" | "proposal_repeated";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminOrdersChargeback: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "chargeback_open" | "chargeback_without_payment";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminChargebacksDecide: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "chargeback_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminChargebacksDecide: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "chargeback_outcome_impossible" | "order_status_forbids" | "proposal_repeated";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminReviewsHide: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "review_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminReviewsHide: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "review_unchanged";
          };
        };
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminAccounts: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "action_reason_required" | "block_period_too_long" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfAdminAccounts: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "self_decision" | "staff_role_required" | "superadmin_required";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminReportsClose: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "report_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminReportsClose: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "report_closed";
          };
        };
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminConversationsView: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "conversation_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminKtpView: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "route_not_found" | "submission_not_found";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfAdminKtpView: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "storage_unavailable" | "token_check_unavailable";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminKtpApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminKtpApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "submission_decided";
          };
        };
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminJobsRedrive: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "redrive_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminJobsRedrive: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "redrive_not_needed";
          };
        };
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminSellerReviewsClose: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "route_not_found" | "seller_review_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminSellerReviewsClose: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "seller_review_closed";
          };
        };
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminLiveStreamsEnd: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "route_not_found" | "stream_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    Conflict: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "stream_ended";
          };
        };
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminAccountsLiveUnban: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "not_live_banned";
          };
        };
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminFacetsAliasesSet: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "facet_alias_invalid" | "json_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminFacetsAliasesSet: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "facet_alias_chain";
          };
        };
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminFacetsAliasesDelete: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "facet_alias_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminPayoutsSettle: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "route_not_found" | "withdrawal_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminPayoutsSettle: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "payout_link_known" | "payout_link_not_found" | "payout_link_pending" | "proposal_repeated" | "withdrawal_changing";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminPayoutsVoid: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "payout_link_not_open" | "payout_link_unknown";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfAdminPayoutsVoid: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "payout_link_changing" | "token_check_unavailable";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminPayoutsDecide: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "correction_too_early" | "payout_link_agrees" | "payout_link_open" | "proposal_repeated" | "withdrawal_changing";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminAdjustments: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "adjustment_repeated" | "insufficient_balance" | "owner_deleted" | "proposal_repeated";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminSuspenseRefund: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "action_reason_required" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "owner_required" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminSuspenseRefund: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "route_not_found" | "suspense_item_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminSuspenseRefund: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "left_suspense" | "order_status_forbids" | "owner_deleted" | "payment_charged_back" | "proposal_repeated";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminSuspenseApply: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "approval_outdated" | "left_suspense" | "order_expects_no_payment" | "order_status_forbids" | "payment_charged_back" | "payment_incomplete" | "proposal_repeated";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminSuspenseClose: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "left_suspense" | "order_status_forbids";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminReconciliationApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "difference_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminReconciliationApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "chargeback_not_booked" | "difference_decided" | "difference_outdated" | "evidence_required" | "payout_link_explains" | "reversal_required" | "suspense_impossible" | "suspense_required";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminReconciliationReverse: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "difference_not_approved" | "later_correction_exists" | "left_suspense";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminSettingsUpdate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "setting_out_of_bounds" | "setting_unknown" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminSettingsUpdate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "proposal_repeated" | "setting_changed";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAdminVouchersCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "unknown_parameter" | "validation_failed" | "voucher_window_invalid";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAdminVouchersCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "voucher_code_taken";
          };
        };
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAdminVouchersUpdate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "route_not_found" | "voucher_not_found";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAiCategorize: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "photo_invalid" | "photo_not_found" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfAiCategorize: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered";
          };
        });
      };
    };
    /** @description RATE_LIMITED: Too many calls; Retry-After says when to try again. */
    RateLimitedOfAiCategorize: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "photo_analyses_used_up" | "rate_limited";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfAiCategorize: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "feature_off" | "photo_declined" | "storage_unavailable" | "token_check_unavailable" | "vision_unavailable";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAuthRegister: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "already_registered" | "username_taken";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAuthMe: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "profile_not_found";
          };
        };
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfAuthUpdate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "photo_invalid" | "photo_not_found" | "unknown_parameter" | "vacation_invalid" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    Forbidden: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered";
          };
        };
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAuthAddressesCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "primary_address_changing" | "too_many_addresses";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfAuthAddressesUpdate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "address_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAuthAddressesUpdate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "primary_address_changing" | "primary_address_required";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAuthAddressesDelete: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "primary_address_changing";
          };
        };
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfAuthReport: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered" | "self_report";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAuthReport: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "already_reported";
          };
        };
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfAuthFollow: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "self_follow" | "user_blocked";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAuthFollow: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "too_many_follows";
          };
        };
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfAuthBlock: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered" | "self_block";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfAuthDelete: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "booking_undecided" | "boost_unpaid" | "orders_open" | "refund_disputed" | "still_staff" | "stream_not_ended" | "wallet_negative" | "wallet_not_empty" | "withdrawal_unfinished";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfBoostsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "boost_package_unknown" | "content_type_invalid" | "dry_run_unsupported" | "idempotency_key_invalid" | "json_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfBoostsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "not_the_seller";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfBoostsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "listing_not_found";
          };
        };
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfBoostsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "boost_unpaid" | "creation_in_progress" | "idempotency_key_reused" | "listing_not_active" | "own_vacation" | "purchase_abandoned" | "request_in_progress" | "request_taken_over";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfBoostsGet: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "boost_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfConversationsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "self_message" | "user_blocked" | "wrong_party";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfConversationsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "listing_not_found" | "order_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfConversationsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "too_many_conversations" | "user_deleted";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfConversationsSend: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "idempotency_key_invalid" | "json_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfConversationsSend: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "user_blocked";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfConversationsSend: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "idempotency_key_reused" | "request_in_progress" | "request_taken_over" | "too_many_messages" | "user_deleted";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfFeedRecentlySold: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy";
          };
        };
      };
    };
    /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
    UnauthorizedOfFinanceInboxRun: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "schedule_only" | "signature_invalid" | "signature_missing";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfFinancesBalance: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "balance_unknown" | "route_not_found" | "seller_not_found";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfFinancesBalance: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "feature_off" | "token_check_unavailable";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfHealthGet: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "dependency_down";
          };
        });
      };
    };
    /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
    UnauthorizedOfInternalReceive: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "signature_invalid" | "signature_missing";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfInternalReceive: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "message_id_reused";
          };
        };
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfInternalReceive: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "feature_off";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfInternalResolveDispute: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "dispute_not_found";
          };
        };
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfInternalResolveDispute: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "message_id_reused" | "no_open_dispute" | "order_frozen" | "order_status_forbids";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfJobsMinute: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "schedule_unavailable";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfKtpSubmit: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "multipart_invalid" | "photo_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfKtpSubmit: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "already_verified" | "upload_too_slow" | "verification_pending";
          };
        });
      };
    };
    /** @description PAYLOAD_TOO_LARGE: The body is larger than this route accepts. */
    PayloadTooLargeOfKtpSubmit: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "body_too_large" | "photo_too_large";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfListingsBrowse: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "cursor_invalid" | "dry_run_unsupported" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfListingsGet: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "listing_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfListingsUpdate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered" | "not_the_seller";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfListingsUpdate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "listing_not_changeable";
          };
        };
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfListingsRelist: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "listing_not_removed";
          };
        };
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfLiveStreamsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "pin_not_possible" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfLiveStreamsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "identity_in_review" | "identity_not_verified" | "live_banned" | "not_registered";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfLiveStreamsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "stream_not_ended";
          };
        };
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfLiveStreamsStart: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "identity_in_review" | "identity_not_verified" | "live_banned" | "not_registered" | "not_the_host";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfLiveStreamsStart: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "stream_not_upcoming";
          };
        };
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfLiveStreamsEnd: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered" | "not_the_host";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfLiveStreamsPins: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "not_the_host";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfLiveStreamsChat: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "offer_not_found" | "route_not_found" | "stream_not_found";
          };
        });
      };
    };
    /** @description UNAUTHORIZED: No valid user token, or a required header is missing. */
    UnauthorizedOfMetricsGet: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "secret_key_required" | "signature_invalid" | "signature_missing";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfNotificationsToggleRead: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "notification_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfOffersCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "offer_price_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfOffersCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "own_listing" | "user_blocked";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOffersCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "listing_not_for_sale" | "listing_reserved" | "offer_accepted" | "offer_exists" | "offer_not_open" | "offer_price_exhausted" | "seller_on_vacation" | "too_many_offers_today";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfOffersAccept: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "offer_not_yours" | "other_party_decides" | "user_blocked";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfOffersAccept: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "offer_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOffersAccept: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "listing_not_for_sale" | "listing_reserved" | "offer_expired" | "offer_not_open" | "seller_on_vacation";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfOffersDecline: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "offer_not_yours" | "other_party_decides";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOffersDecline: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "offer_expired" | "offer_not_open";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOffersCounter: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "listing_not_for_sale" | "listing_reserved" | "offer_expired" | "offer_not_open" | "offer_price_exhausted" | "seller_on_vacation" | "too_many_offers_today";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfOrdersCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "idempotency_key_invalid" | "json_invalid" | "quote_expired" | "quote_invalid" | "quote_outdated" | "unknown_parameter" | "validation_failed" | "voucher_minimum_not_met" | "voucher_unusable" | "voucher_without_effect";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfOrdersCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "own_listing" | "user_blocked" | "wallet_blocked";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfOrdersCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "address_not_found" | "listing_not_found" | "offer_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "courier_price_changed" | "courier_unavailable" | "creation_in_progress" | "earlier_order_in_progress" | "idempotency_key_reused" | "listing_not_for_sale" | "listing_reserved" | "offer_expired" | "offer_for_another_listing" | "offer_not_accepted" | "offer_not_open" | "purchase_abandoned" | "request_in_progress" | "request_taken_over" | "seller_address_missing" | "seller_on_vacation" | "too_many_unpaid_orders";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfOrdersPreview: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "quote_expired" | "quote_invalid" | "quote_outdated" | "unknown_parameter" | "validation_failed" | "voucher_minimum_not_met" | "voucher_unusable" | "voucher_without_effect";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersPreview: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "courier_price_changed" | "courier_unavailable" | "creation_in_progress" | "earlier_order_in_progress" | "listing_not_for_sale" | "listing_reserved" | "offer_expired" | "offer_for_another_listing" | "offer_not_accepted" | "offer_not_open" | "seller_address_missing" | "seller_on_vacation" | "too_many_unpaid_orders";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfOrdersStatus: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "photos_required" | "reason_required" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfOrdersStatus: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered" | "staff_role_required" | "wrong_party";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersStatus: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "cancel_window_over" | "contest_window_over" | "order_frozen" | "order_precondition_unmet" | "order_status_forbids" | "proposal_repeated" | "return_not_overdue" | "return_not_possible";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfOrdersShip: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered" | "wrong_party";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersShip: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "order_status_forbids" | "tracking_number_taken";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersConfirm: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "order_frozen" | "order_status_forbids";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfOrdersCancel: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered" | "staff_role_required";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersCancel: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "cancel_window_over" | "order_frozen" | "order_status_forbids";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfOrdersDispute: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "idempotency_key_invalid" | "json_invalid" | "photo_invalid" | "photo_not_found" | "photos_required" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersDispute: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "contest_window_over" | "idempotency_key_reused" | "order_status_forbids" | "request_in_progress" | "request_taken_over";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfOrdersDisputeAnswer: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "idempotency_key_invalid" | "json_invalid" | "photo_invalid" | "photo_not_found" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfOrdersDisputeAnswer: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered" | "other_party_decides" | "wrong_party";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersDisputeAnswer: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "idempotency_key_reused" | "no_open_dispute" | "request_in_progress" | "request_taken_over";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersReturnRequest: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "idempotency_key_reused" | "order_status_forbids" | "request_in_progress" | "request_taken_over" | "return_not_possible";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfOrdersReturnApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "content_type_invalid" | "dry_run_unsupported" | "idempotency_key_invalid" | "json_invalid" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersReturnApprove: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "idempotency_key_reused" | "order_status_forbids" | "request_in_progress" | "request_taken_over";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersReturnReject: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "idempotency_key_reused" | "no_return_requested" | "order_status_forbids" | "request_in_progress" | "request_taken_over";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersReturnReceived: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "idempotency_key_reused" | "order_frozen" | "order_status_forbids" | "proposal_repeated" | "request_in_progress" | "request_taken_over";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersReturnLabel: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "booking_of_other_parcel" | "courier_cancelled" | "idempotency_key_reused" | "label_too_expensive" | "request_in_progress" | "request_taken_over" | "return_labels_used_up" | "return_not_approved" | "shipped_by_own_courier" | "tracking_number_taken";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersReturnShip: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "idempotency_key_reused" | "request_in_progress" | "request_taken_over" | "return_not_approved" | "tracking_number_taken";
          };
        });
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfOrdersSettlement: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "idempotency_key_invalid" | "json_invalid" | "refund_out_of_range" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersSettlement: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "idempotency_key_reused" | "request_in_progress" | "request_taken_over" | "settlement_not_possible" | "settlement_too_high" | "too_many_offers";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfOrdersSettlementAccept: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "offer_not_found" | "order_not_found" | "route_not_found";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfOrdersSettlementAccept: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "idempotency_key_reused" | "offer_not_open" | "order_frozen" | "order_status_forbids" | "request_in_progress" | "request_taken_over" | "settlement_too_high";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfPushSubscribe: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "push_endpoint_taken";
          };
        };
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfPushUnsubscribe: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "subscription_not_found";
          };
        };
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfReviewsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "account_banned" | "account_suspended" | "not_registered" | "wrong_party";
          };
        });
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfReviewsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "order_not_found";
          };
        };
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfReviewsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "already_reviewed" | "order_not_completed";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfReviewsReply: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "already_replied";
          };
        };
      };
    };
    /** @description VALIDATION: Missing or invalid input. */
    ValidationOfSearchesSavedCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "action_reason_invalid" | "body_required" | "content_type_invalid" | "dry_run_unsupported" | "json_invalid" | "search_matches_everything" | "unknown_parameter" | "validation_failed";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfSearchesSavedCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & {
          error?: {
            /** @enum {unknown} */
            reason?: "too_many_saved_searches";
          };
        };
      };
    };
    /** @description NOT_FOUND: It does not exist, or you may not see it. */
    NotFoundOfSearchesSavedUpdate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "route_not_found" | "saved_search_not_found";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfShippingRates: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "not_registered" | "own_listing" | "user_blocked";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfShippingRates: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "listing_not_for_sale" | "listing_reserved" | "offer_expired" | "offer_for_another_listing" | "offer_not_accepted" | "offer_not_open" | "seller_address_missing" | "seller_on_vacation";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfShippingBook: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "booking_of_other_parcel" | "courier_cancelled" | "idempotency_key_reused" | "nothing_to_ship" | "request_in_progress" | "request_taken_over" | "shipped_by_own_courier" | "tracking_number_taken";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfShippingLabel: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "no_tracking_number" | "nothing_to_ship";
          };
        });
      };
    };
    /** @description FORBIDDEN: You are not allowed to do this. */
    ForbiddenOfWalletWithdrawalsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "identity_in_review" | "identity_not_verified" | "not_registered" | "payouts_blocked";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. WITHDRAWAL_IN_PROGRESS: A seller can have one withdrawal in progress at a time. */
    ConflictOrWithdrawalInProgressOfWalletWithdrawalsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "creation_in_progress" | "email_required" | "idempotency_key_reused" | "insufficient_balance" | "refund_disputed" | "request_in_progress" | "request_taken_over" | "withdrawal_in_progress";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfWalletWithdrawalsCreate: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "token_check_unavailable" | "withdrawal_rejected" | "withdrawals_paused";
          };
        });
      };
    };
    /** @description CONFLICT: It is a duplicate, or the current state does not allow it. */
    ConflictOfWalletWithdrawalsCancel: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "withdrawal_changing" | "withdrawal_not_cancellable";
          };
        });
      };
    };
    /** @description UNAVAILABLE: A dependency is down; Retry-After says when to try again. */
    UnavailableOfWalletWithdrawalsCancel: {
      headers: {
        "X-Request-Id": components["headers"]["X-Request-Id"];
        "Content-Language": components["headers"]["Content-Language"];
        "Retry-After": components["headers"]["Retry-After"];
      };
      content: {
        "application/json": components["schemas"]["Error"] & ({
          error?: {
            /** @enum {unknown} */
            reason?: "database_busy" | "payment_provider_unavailable" | "payout_link_changing" | "token_check_unavailable";
          };
        });
      };
    };
  };
  parameters: {
    /** @description Only what was created at this time or later. */
    From?: string;
    /** @description Only what was created before this time. */
    To?: string;
    /** @description Default 20, at most 100; more is lowered to that. */
    Limit100?: number;
    /** @description How many items to skip. */
    Offset?: number;
    /** @description The proposal's id, from `GET /admin/approvals`. */
    ProposalId: string;
    /** @description Why you do this: one line for the audit log. */
    XActionReason?: string;
    /** @description Your own id of this request, which the audit log keeps; otherwise we make one. */
    XRequestId?: string;
    /** @description `true`: the operation runs, responds and is rolled back; nobody is notified. */
    DryRun?: boolean;
    /** @description Only with this status. */
    Status?: "open" | "closed" | "all";
    /** @description The order's id or its reference. */
    Order?: string;
    /** @description The order's id or its reference. */
    OrderId: string;
    /** @description The conversation's id, from `GET /conversations`, or for staff from `GET /admin/conversations`. */
    ConversationId: string;
    /** @description The submission's id, from `GET /admin/ktp/pending`. */
    SubmissionId: string;
    /** @description `csv` sends the same rows as a file. */
    Format?: "json" | "csv";
    /** @description The withdrawal's id, from `GET /admin/payouts`. */
    WithdrawalId: string;
    /** @description The money's id, from `GET /admin/suspense`. */
    MoneyId: string;
    /** @description The user's id. */
    UserId: string;
    /** @description The ETag you have: 304 when nothing has changed. */
    IfNoneMatch?: string;
    /** @description One per intent, kept over retries. Within 24 hours the same key and body get the first successful response, byte for byte; another body is 409; 409 with Retry-After while the first request runs. */
    IdempotencyKey?: string;
    /** @description The listing's id. */
    ListingId: string;
    /** @description LS and 12 hex characters. */
    Id: string;
    /** @description The offer's id, from `GET /offers`. */
    OfferId: string;
  };
  requestBodies: never;
  headers: {
    /** @description The id of this request, in our logs too; yours, if you sent a well-formed one. */
    "X-Request-Id": string;
    /** @description The language of the message: the one that Accept-Language prefers, else yours. */
    "Content-Language": "id" | "en";
    /** @description Seconds to wait before the same request is worth a try. */
    "Retry-After": number;
    /** @description The methods of this path. */
    Allow: string;
    /** @description Names this version of the response; send it as If-None-Match next time. */
    ETag: string;
    /** @description `true` when this is the stored response of the first request with this key. */
    "Idempotent-Replayed": "true";
    /** @description For text/csv of a list: the number of all items. If the file has fewer, offset returns the rest. */
    "X-Total-Count": number;
  };
  pathItems: never;
}

export type $defs = Record<string, never>;

export type external = Record<string, never>;

export interface operations {

  /**
   * Get the analytics
   * @description `GET /admin/analytics`: for staff: superadmin, ops_admin, administrator.
   *
   * MAU, transactions, GMV and revenue of a period, beside the period before; the last 30 days without one. `check=true` recounts every past day, which is slow.
   */
  admin_analytics: {
    parameters: {
      query?: {
        /** @description A day in Jakarta. */
        from?: string;
        /** @description The last day, in Jakarta; included. */
        to?: string;
        /** @description Also recounts every past day of the period, which is slow. */
        check?: "true" | "false";
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Analytics"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminAnalytics"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List the audit log
   * @description `GET /admin/audit`: for staff: superadmin, ops_admin, administrator.
   *
   * Who changed what and why, newest first, with the request id that its caller got. `kind=read` is what you opened yourself of personal data; superadmins see who opened whose.
   */
  admin_audit: {
    parameters: {
      query?: {
        /** @description Only what this member of staff did. */
        actor_id?: string;
        /** @description Only what was done with this role. */
        role?: "superadmin" | "ops_admin" | "administrator";
        /** @description `change`: what was changed. `read`: what was opened of personal data. */
        kind?: "change" | "read";
        /** @description Only this operation id. */
        action?: string;
        /** @description Only what was done to this user's account, and openings of their data. */
        target?: string;
        /** @description Only what was done to this kind of thing. */
        target_type?: string;
        /** @description Only what was done to this thing. */
        target_id?: string;
        /** @description Only what the request with this X-Request-Id did. */
        request_id?: string;
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List the proposals
   * @description `GET /admin/approvals`: for staff: superadmin, ops_admin, administrator.
   *
   * What staff propose and another person of the same right must approve: by default those that wait. Follow `next_cursor` to read on; 400 for a cursor with an offset. Next: read one, approve or reject it.
   */
  admin_approvals: {
    parameters: {
      query?: {
        /** @description Only with this status. */
        status?: "pending" | "approved" | "rejected" | "lapsed" | "expired" | "all";
        /** @description Only proposals of this kind. */
        kind?: "adjustment" | "role_grant" | "setting" | "payout_settle" | "payout_decide" | "order_refund" | "dispute_resolve" | "suspense_refund" | "suspense_apply" | "return_received" | "chargeback_decide";
        /** @description `true`: only your own proposals. */
        mine?: "true" | "false";
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
        /** @description `next_cursor` of the previous page; replaces `offset`. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Approval"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
              next_cursor: string | null;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get a proposal
   * @description `GET /admin/approvals/{id}`: for staff: superadmin, ops_admin, administrator.
   *
   * What was proposed by whom and why, and what it would have changed then. Next: approve or reject it; a decided one says by whom and what it changed.
   */
  admin_approvals_view: {
    parameters: {
      path: {
        id: components["parameters"]["ProposalId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Approval"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      404: components["responses"]["NotFoundOfAdminApprovalsView"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Approve a proposal
   * @description `POST /admin/approvals/{id}/approve`: for staff: superadmin, ops_admin, administrator.
   *
   * Performs what somebody else proposed, as if they did it now and once: everything is checked again. An error leaves the proposal pending and changes nothing. 403 for your own and for one about yourself, 409 when it was decided, expired or lapsed.
   */
  admin_approvals_approve: {
    parameters: {
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["ProposalId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Approval"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsApprove"];
      404: components["responses"]["NotFoundOfAdminApprovalsApprove"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminApprovalsApprove"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminApprovalsApprove"];
    };
  };
  /**
   * Reject a proposal
   * @description `POST /admin/approvals/{id}/reject`: for staff: superadmin, ops_admin, administrator.
   *
   * Ends a proposal and changes nothing else; whoever proposed it withdraws it this way. 409 when it was decided, expired or lapsed.
   */
  admin_approvals_reject: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["ProposalId"];
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Approval"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminApprovalsView"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminApprovalsReject"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List staff
   * @description `GET /admin/roles`: for staff: superadmin.
   *
   * Members of staff and their roles, latest grant first. Change them with `POST` and `DELETE /admin/roles`.
   */
  admin_roles: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Grant a role
   * @description `POST /admin/roles`: for staff: superadmin.
   *
   * Proposes a staff role for a user; once another superadmin approves, it is effective with their next request. 404 when there is no such user, 409 when they have it.
   */
  admin_roles_grant: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
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
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminRolesGrant"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminRolesGrant"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Revoke a role
   * @description `DELETE /admin/roles/{userId}/{role}`: for staff: superadmin.
   *
   * Takes a staff role away, effective with the next request. 409 for the last superadmin.
   */
  admin_roles_revoke: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The user's id: the member of staff. */
        userId: string;
        /** @description The role to take away. */
        role: "superadmin" | "ops_admin" | "administrator";
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["StaffMember"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesRevoke"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminRolesRevoke"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List cases
   * @description `GET /admin/cases`: for staff: superadmin, ops_admin, administrator.
   *
   * What needs a decision by staff, newest first; `next_step` says what to do. Next: `POST /admin/cases/{id}/close`.
   */
  admin_cases: {
    parameters: {
      query?: {
        status?: components["parameters"]["Status"];
        /** @description Only cases of this kind. */
        kind?: string;
        order?: components["parameters"]["Order"];
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Close a case
   * @description `POST /admin/cases/{id}/close`: for staff: superadmin, ops_admin, administrator.
   *
   * Records that the decision was carried out; it moves no money itself. 409 when it is closed already, or while its cause lasts.
   */
  admin_cases_close: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The case's id, from `GET /admin/cases`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["StaffCase"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesRevoke"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminCasesClose"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminCasesClose"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List users
   * @description `GET /admin/users`: for staff: superadmin, ops_admin.
   *
   * Newest first, by status, identity check or name. Phone and e-mail address are masked; `POST /admin/disclosures` opens them. A search by phone is audited.
   */
  admin_users: {
    parameters: {
      query?: {
        /** @description Any part of the username or the full name. */
        q?: string;
        /** @description The complete number in any notation. Answers up to 100 owners, without paging. */
        phone?: string;
        /** @description Only this user. */
        user_id?: string;
        /** @description Only with this status. */
        status?: "active" | "suspended" | "banned";
        /** @description Only users whose identity check stands so. */
        ktp?: "none" | "pending" | "approved" | "rejected";
        /** @description Only users who may not, or may, go live. */
        live_banned?: "true" | "false";
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Open personal data
   * @description `POST /admin/disclosures`: for staff: superadmin, ops_admin, administrator.
   *
   * Answers these fields in clear, once, and audits it; addresses only while there is something to send (else 409). 403 for an order of your own and its other party. 409 also after `disclosures_per_day`.
   */
  admin_disclosures: {
    parameters: {
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          target_type: "user" | "order" | "withdrawal";
          /** Format: uuid */
          target_id: string;
          /** @description Of a user `phone` and `email`, of an order `recipient` and `return_address`, of a withdrawal `recipient_email` and `payout_url` */
          fields: ("phone" | "email" | "recipient" | "return_address" | "recipient_email" | "payout_url")[];
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              values: {
                phone?: string | null;
                email?: string | null;
                recipient?: {
                  recipient_name: string;
                  city: string;
                  phone?: string;
                  street?: string;
                  district?: string | null;
                  province?: string;
                  postal_code?: string;
                };
                return_address?: {
                  recipient_name: string;
                  city: string;
                  phone?: string;
                  street?: string;
                  district?: string | null;
                  province?: string;
                  postal_code?: string;
                };
                recipient_email?: string;
                payout_url?: string | null;
              };
            };
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminDisclosures"];
      404: components["responses"]["NotFoundOfAdminDisclosures"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminDisclosures"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List orders
   * @description `GET /admin/orders`: for staff: superadmin, ops_admin, administrator.
   *
   * Newest first, with the reasons why an order is stuck. Next: `GET /admin/orders/{id}/explain`.
   */
  admin_orders: {
    parameters: {
      query?: {
        /** @description Only with this status. */
        status?: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
        order?: components["parameters"]["Order"];
        /** @description The beginning of the order's reference, in any case. */
        reference?: string;
        /** @description Only orders of this user, as buyer or seller. */
        user_id?: string;
        /** @description Only those of this buyer. */
        buyer_id?: string;
        /** @description Only those of this seller. */
        seller_id?: string;
        /** @description Only orders of at least this total, in rupiah. */
        min_total?: number;
        /** @description Only orders of at most this total, in rupiah. */
        max_total?: number;
        /** @description `true`: only orders that do not move, with the reasons. */
        stuck?: "true" | "false";
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Explain an order
   * @description `GET /admin/orders/{id}/explain`: for staff: superadmin, ops_admin, administrator.
   *
   * One order in full: its steps, ledger, calls to providers, notifications and cases, and which steps are possible next. Reading it is audited.
   */
  admin_orders_explain: {
    parameters: {
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["OrderExplained"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List shipments
   * @description `GET /admin/shipments`: for staff: superadmin, ops_admin.
   *
   * Parcels to buyers and back, newest first, with what was charged. Filter by order, courier, status or number.
   */
  admin_shipments: {
    parameters: {
      query?: {
        /** @description Only with this status of the courier. */
        status?: string;
        /** @description `outbound`: to the buyer. `return`: back to the seller. */
        direction?: "outbound" | "return";
        /** @description Only parcels of this courier. */
        courier_code?: string;
        /** @description Only the parcel with this number. */
        tracking_number?: string;
        order?: components["parameters"]["Order"];
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Decide about a lost booking
   * @description `POST /admin/shipments/{id}/decide`: for staff: superadmin, ops_admin.
   *
   * Ends the search for a booking whose answer was lost: `booked` posts the courier's price and cancels the parcel, `not_booked` gives the buyer the unspent shipping fee back. 409 while the provider is still asked, when the booking is known, or the shipping order is another parcel's; 403 about your own order, 503 while the provider is down. `booked` may still follow `not_booked`.
   */
  admin_shipments_decide: {
    parameters: {
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The shipment's id, from `GET /admin/shipments`, or the `key` of its case `booking_undecided`. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": OneOf<[{
          /** @constant */
          outcome: "booked";
          /** @description The provider's id of the shipping order, which is fetched */
          shipper_order_id: string;
          /** @description The provider's price; used if the provider no longer has the order */
          price: number;
          /** @description What proves it, such as the provider's written answer or its invoice */
          evidence: string;
        }, {
          /** @constant */
          outcome: "not_booked";
          /** @description What proves it, such as the provider's written answer or its invoice */
          evidence: string;
        }]>;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ShipmentLine"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminShipmentsDecide"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminShipmentsDecide"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminShipmentsDecide"];
    };
  };
  /**
   * List disputes
   * @description `GET /admin/disputes`: for staff: superadmin, ops_admin.
   *
   * The open ones by default, newest first, with the other party's `answer` or the time it is due, the return request before it and every offer of settlement. Next: `POST /admin/disputes/{id}/resolve`.
   */
  admin_disputes: {
    parameters: {
      query?: {
        /** @description Only with this status. */
        status?: "open" | "resolved" | "all";
        order?: components["parameters"]["Order"];
        /** @description Only disputes opened at least so many hours ago. */
        older_than_hours?: number;
        /** @description By time: the newest or the oldest first. */
        sort?: "newest" | "oldest";
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Resolve a dispute
   * @description `POST /admin/disputes/{id}/resolve`: for staff: superadmin, ops_admin.
   *
   * `release` pays the seller, `refund` the buyer, `split` gives the buyer `refund_amount` and the seller the rest; both read the note. 400 for a split of more than the buyer paid for item and shipping, 403 about your own order, 409 when it is resolved already.
   */
  admin_disputes_resolve: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The dispute's id, from `GET /admin/disputes`. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description release pays the seller, refund pays the buyer, split pays refund_amount to the buyer and the rest to the seller
           * @enum {string}
           */
          resolution: "release" | "refund" | "split";
          /** @description Only with split */
          refund_amount?: number;
          /** @description Shown to both parties */
          note?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Dispute"];
          };
        };
      };
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminDisputesResolve"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminDisputesResolve"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminDisputesResolve"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Refund a completed order
   * @description `POST /admin/orders/{id}/refund`: for staff: superadmin, ops_admin.
   *
   * Takes the price from the seller's wallet, which may go below zero, and gives it to the buyer's. 409 unless the order is completed, or when it was refunded or ended by a settlement.
   */
  admin_orders_refund: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["OrderId"];
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminOrdersRefund"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Announce a chargeback
   * @description `POST /admin/orders/{id}/chargeback`: for staff: superadmin, ops_admin.
   *
   * For one without a callback: freezes the order and opens a case; no money moves. 409 while one is open, or when no payment came through the provider; 403 about your own order.
   */
  admin_orders_chargeback: {
    parameters: {
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description What the payment channel wants back */
          amount: number;
          /** @description Where it was announced; kept in the audit log */
          evidence: string;
        };
      };
    };
    responses: {
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Chargeback"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminOrdersChargeback"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List chargebacks
   * @description `GET /admin/chargebacks`: for staff: superadmin, ops_admin.
   *
   * Payments that a card issuer, bank or e-wallet takes back, those without a decision by default. Next: `POST /admin/chargebacks/{id}/decide`.
   */
  admin_chargebacks: {
    parameters: {
      query?: {
        status?: components["parameters"]["Status"];
        order?: components["parameters"]["Order"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Chargeback"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Decide a chargeback
   * @description `POST /admin/chargebacks/{id}/decide`: for staff: superadmin, ops_admin.
   *
   * Once. `cancel` is proposed (202) if it refunds more than `approval_over_idr`. `buyer` takes what that wallet still has, `seller` also the seller's, even below zero. 409 for another state, 403 about your own order. A won dispute gives everything back.
   */
  admin_chargebacks_decide: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The chargeback's id, from `GET /admin/chargebacks`. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /**
           * @description claims: we bear it and the order goes on; cancel: ends an order whose money is still in escrow, without a second refund; buyer, seller: takes back what their wallets got from an order that has ended; withdraw: an announced one never came
           * @enum {string}
           */
          outcome: "cancel" | "buyer" | "seller" | "claims" | "withdraw";
          /** @description What it rests on, such as the provider's ticket; kept in the audit log */
          evidence: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Chargeback"];
          };
        };
      };
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminChargebacksDecide"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminChargebacksDecide"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Hide a review
   * @description `PUT /admin/reviews/{id}/hide`: for staff: superadmin, ops_admin.
   *
   * Hides it from users and from the average; `hidden: false` shows it again. The reason stays in the audit log.
   */
  admin_reviews_hide: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The review's id, from `GET /reviews/user/{userId}`. */
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
      /** @description Done. */
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
              /** Format: date-time */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminReviewsHide"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminReviewsHide"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Change an account's status
   * @description `PUT /admin/accounts/{userId}`: for staff: superadmin, ops_admin.
   *
   * Suspends, bans or reinstates a user, who is told the reason. A ban ends their streams, blocks payouts for a time and opens a case for each open order.
   */
  admin_accounts: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The user's id. */
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
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminAccounts"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAccounts"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List reports
   * @description `GET /admin/reports`: for staff: superadmin, ops_admin.
   *
   * Reported listings and users, the open ones by default, newest first. Next: `POST /admin/reports/{id}/close`.
   */
  admin_reports: {
    parameters: {
      query?: {
        status?: components["parameters"]["Status"];
        /** @description The reported user. */
        user_id?: string;
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Close a report
   * @description `POST /admin/reports/{id}/close`: for staff: superadmin, ops_admin.
   *
   * Records whether something was done; act with `PUT /admin/accounts/{userId}` first. 409 when it is closed already.
   */
  admin_reports_close: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The report's id, from `GET /admin/reports`. */
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ReportCase"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminReportsClose"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminReportsClose"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List reported conversations
   * @description `GET /admin/conversations`: for staff: superadmin, ops_admin.
   *
   * Those with an open report by default, without their messages. Nobody lists others. Next: `GET /admin/conversations/{id}`, then `POST /admin/reports/{id}/close`.
   */
  admin_conversations: {
    parameters: {
      query?: {
        /** @description Always `true`: staff see no other conversations. */
        reported?: "true";
        /** @description Status of the reports about the conversation. */
        status?: "open" | "closed" | "all";
        /** @description A user who is a party of the conversation. */
        user_id?: string;
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["ReportedConversation"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Read a reported conversation
   * @description `GET /admin/conversations/{id}`: for staff: superadmin, ops_admin.
   *
   * Its messages, oldest first, and what was written where contact data is masked. Each look is in the audit log. 404 when nobody reported it, 403 for your own.
   */
  admin_conversations_view: {
    parameters: {
      query?: {
        /** @description Messages after this seq, oldest first. Polling with the last seq misses none. */
        after_seq?: number;
        /** @description Default 100, at most 100; more is lowered to that. */
        limit?: number;
      };
      path: {
        id: components["parameters"]["ConversationId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ReportedConversationWithMessages"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminDisclosures"];
      404: components["responses"]["NotFoundOfAdminConversationsView"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List identity checks
   * @description `GET /admin/ktp/pending`: for staff: superadmin, ops_admin.
   *
   * The pending ones, newest first, without photos. Next: `GET /admin/ktp/{id}`.
   */
  admin_ktp_pending: {
    parameters: {
      query?: {
        /** @description By time: the newest or the oldest first. */
        sort?: "newest" | "oldest";
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * View an identity check
   * @description `GET /admin/ktp/{id}`: for staff: superadmin, ops_admin.
   *
   * Signed URLs of card and selfie, valid for five minutes; each view is audited. 403 for yourself and whom you trade with. 503 while storage is down.
   */
  admin_ktp_view: {
    parameters: {
      path: {
        id: components["parameters"]["SubmissionId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpPhotos"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminDisclosures"];
      404: components["responses"]["NotFoundOfAdminKtpView"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * Approve an identity check
   * @description `POST /admin/ktp/{id}/approve`: for staff: superadmin, ops_admin.
   *
   * The decision is final, and the photos are deleted later. 409 unless it is pending.
   */
  admin_ktp_approve: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["SubmissionId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpCase"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminKtpView"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminKtpApprove"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Reject an identity check
   * @description `POST /admin/ktp/{id}/reject`: for staff: superadmin, ops_admin.
   *
   * The user reads the reason and may submit new photos. 409 unless it is pending.
   */
  admin_ktp_reject: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["SubmissionId"];
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpCase"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminKtpView"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminKtpApprove"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get the reliability signals
   * @description `GET /admin/reliability`: for staff: superadmin, ops_admin, administrator.
   *
   * What is late, failing or adrift, 0 is good, with the dead events and jobs to redrive. `docs/operations.md` says what each asks for.
   */
  admin_reliability: {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Reliability"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List jobs
   * @description `GET /admin/jobs`: for staff: superadmin, ops_admin, administrator.
   *
   * Background work that is not done, newest first, with its last error and next try. Retry a dead one with `POST /admin/jobs/{id}/redrive`.
   */
  admin_jobs: {
    parameters: {
      query?: {
        /** @description `true`: only jobs that failed at least once. */
        failing?: "true" | "false";
        /** @description Only jobs of this kind. */
        kind?: string;
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Retry a job
   * @description `POST /admin/jobs/{id}/redrive`: for staff: superadmin, ops_admin, administrator.
   *
   * Gives a dead job its full number of attempts again. 409 unless it is dead.
   */
  admin_jobs_redrive: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The job's id, from `GET /admin/jobs?failing=true`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      404: components["responses"]["NotFoundOfAdminJobsRedrive"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminJobsRedrive"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Retry many jobs
   * @description `POST /admin/jobs/redrive`: for staff: superadmin, ops_admin, administrator.
   *
   * Retries all dead jobs of a kind, or with a text in their last error. Try it with `dry_run=true`: `matching` says how many.
   */
  admin_jobs_redrive_matching: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Redriven"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Retry an event
   * @description `POST /admin/outbox/{id}/redrive`: for staff: superadmin, ops_admin, administrator.
   *
   * Gives a dead event five more attempts; those behind it wait. 409 unless it is dead.
   */
  admin_outbox_redrive: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The event's id, from `GET /admin/reliability`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      404: components["responses"]["NotFoundOfAdminJobsRedrive"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminJobsRedrive"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Retry many events
   * @description `POST /admin/outbox/redrive`: for staff: superadmin, ops_admin, administrator.
   *
   * Retries all dead events of a type, or with a text in their last error. Try it with `dry_run=true`: `matching` says how many.
   */
  admin_outbox_redrive_matching: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Redriven"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List callbacks
   * @description `GET /admin/webhooks`: for staff: superadmin, ops_admin, administrator.
   *
   * What providers sent, as received, newest first; by default what was not processed. Next: `POST /admin/webhooks/{id}/redrive`.
   */
  admin_webhooks: {
    parameters: {
      query?: {
        /** @description `open`: only callbacks that are not processed. */
        status?: "open" | "done" | "all";
        /** @description Only callbacks of this provider. */
        provider?: string;
        /** @description Only callbacks that were handled with this outcome. */
        outcome?: string;
        /** @description Our reference in the callback: of the order, boost or withdrawal. */
        reference?: string;
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Process a callback again
   * @description `POST /admin/webhooks/{id}/redrive`: for staff: superadmin, ops_admin, administrator.
   *
   * Handles an open callback once more, as if it had just arrived. 409 when it is done.
   */
  admin_webhooks_redrive: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The callback's id, from `GET /admin/webhooks`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      404: components["responses"]["NotFoundOfAdminJobsRedrive"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminJobsRedrive"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Process many callbacks again
   * @description `POST /admin/webhooks/redrive`: for staff: superadmin, ops_admin, administrator.
   *
   * Handles all open callbacks of a provider, or with an outcome, once more. Try it with `dry_run=true`: `matching` says how many.
   */
  admin_webhooks_redrive_matching: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Redriven"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List seller reviews
   * @description `GET /admin/seller-reviews`: for staff: superadmin, ops_admin.
   *
   * Sellers whom the finance portal asks us to look at, newest first. Next: `POST /admin/seller-reviews/{id}/close`.
   */
  admin_seller_reviews: {
    parameters: {
      query?: {
        status?: components["parameters"]["Status"];
        /** @description Only what belongs to this user. */
        user_id?: string;
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Close a seller review
   * @description `POST /admin/seller-reviews/{id}/close`: for staff: superadmin, ops_admin.
   *
   * Records whether the suspicion was confirmed. Change the account first; 409 when it is closed already.
   */
  admin_seller_reviews_close: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The request's id, from `GET /admin/seller-reviews`. */
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["SellerReview"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminSellerReviewsClose"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminSellerReviewsClose"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List streams for staff
   * @description `GET /admin/live-streams`: for staff: superadmin, ops_admin.
   *
   * Streams that are not over, newest first, with their messages counted. End one with `PUT /admin/live-streams/{streamId}/end`.
   */
  admin_live_streams: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * End a user's stream
   * @description `PUT /admin/live-streams/{streamId}/end`: for staff: superadmin, ops_admin.
   *
   * Ends the stream of any user and tells them. 409 when it has ended.
   */
  admin_live_streams_end: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description LS and 12 hex characters. */
        streamId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["StaffLiveStream"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminLiveStreamsEnd"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Ban a host
   * @description `PUT /admin/live-streams/{streamId}/ban`: for staff: superadmin, ops_admin.
   *
   * Ends the host's streams and bars them from going live, also when the stream is over. Undo it with `PUT /admin/accounts/{userId}/live-unban`.
   */
  admin_live_streams_ban: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description LS and 12 hex characters. */
        streamId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["StaffLiveStream"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminLiveStreamsEnd"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Lift a live ban
   * @description `PUT /admin/accounts/{userId}/live-unban`: for staff: superadmin, ops_admin.
   *
   * Lets a user go live again and tells them. 409 when they are not banned.
   */
  admin_accounts_live_unban: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The user's id. */
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminRolesRevoke"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminAccountsLiveUnban"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Check the stored totals
   * @description `GET /admin/discovery`: for staff: superadmin, ops_admin, administrator.
   *
   * Compares counters, search entries, likes and boost scores with a recount. `exact` is true when nothing differs.
   */
  admin_discovery: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List other spellings
   * @description `GET /admin/facets/aliases`: for staff: superadmin, ops_admin.
   *
   * What counts as the same brand, size, colour or sub-category in filters and facets, beyond case, spaces and accents. Next: add or delete one.
   */
  admin_facets_aliases: {
    parameters: {
      query?: {
        /** @description Only aliases of this kind. */
        kind?: "brand" | "size" | "color" | "sub_category";
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["FacetAlias"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Set another spelling
   * @description `PUT /admin/facets/aliases`: for staff: superadmin, ops_admin.
   *
   * Listings keep what was typed, and are found and counted by the other word at once. 409 when one of the two stands for something else already.
   */
  admin_facets_aliases_set: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @enum {string} */
          kind: "brand" | "size" | "color" | "sub_category";
          alias: string;
          key: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["FacetAlias"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminFacetsAliasesSet"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminFacetsAliasesSet"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Delete another spelling
   * @description `DELETE /admin/facets/aliases/{kind}/{alias}`: for staff: superadmin, ops_admin.
   *
   * Listings with it count by themselves again. 404 when there is no such spelling.
   */
  admin_facets_aliases_delete: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The kind of the alias. */
        kind: "brand" | "size" | "color" | "sub_category";
        /** @description The alias, in any case. */
        alias: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["FacetAlias"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      404: components["responses"]["NotFoundOfAdminFacetsAliasesDelete"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Grant a boost
   * @description `POST /admin/growth/boosts`: for staff: superadmin, ops_admin.
   *
   * Boosts all listings of a seller for some days, and tells them. 404 when there is no such seller.
   */
  admin_growth_boosts: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["BoostGrant"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminRolesGrant"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List payouts
   * @description `GET /admin/payouts`: for staff: superadmin, administrator.
   *
   * Withdrawals, newest first, as JSON or CSV, with recipient and link masked: `POST /admin/disclosures` opens them. Next: resolve, void or decide one.
   */
  admin_payouts: {
    parameters: {
      query?: {
        /** @description Only the withdrawal with this id. */
        withdrawal_id?: string;
        /** @description Only with this status. */
        status?: "HELD" | "LINK_CREATED" | "PAID" | "FAILED" | "EXPIRED" | "CANCELLED" | "RETURNED";
        /** @description Only withdrawals of this user. */
        user_id?: string;
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        format?: components["parameters"]["Format"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "X-Total-Count": components["headers"]["X-Total-Count"];
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Resolve a payout
   * @description `POST /admin/payouts/{id}/settle`: for staff: superadmin, administrator.
   *
   * Proposes to resolve a withdrawal whose link is unknown, as the provider answers; give the link's id if you know it. Applied once another administrator approves. 503 while the provider is down.
   */
  admin_payouts_settle: {
    parameters: {
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["WithdrawalId"];
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
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminPayoutsSettle"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminPayoutsSettle"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminApprovalsApprove"];
    };
  };
  /**
   * Void a payout link
   * @description `PUT /admin/payouts/{id}/void`: for staff: superadmin, administrator.
   *
   * Voids a link that nobody has claimed; the money returns to the wallet. 409 when it is claimed or ended.
   */
  admin_payouts_void: {
    parameters: {
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["WithdrawalId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesRevoke"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminPayoutsSettle"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminPayoutsVoid"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminPayoutsVoid"];
    };
  };
  /**
   * Decide a payout
   * @description `POST /admin/payouts/{id}/decide`: for staff: superadmin.
   *
   * Where the provider contradicts itself or has forgotten the link: proposes by evidence whether it was paid, until another superadmin approves. 409 while the provider's link and list agree.
   */
  admin_payouts_decide: {
    parameters: {
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["WithdrawalId"];
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
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminPayoutsSettle"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminPayoutsDecide"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminApprovalsApprove"];
    };
  };
  /**
   * Get the revenue
   * @description `GET /admin/revenue`: for staff: superadmin, administrator.
   *
   * Fees, boosts and costs per day, week or month of Jakarta, as JSON or CSV. The totals are those of all rows.
   */
  admin_revenue: {
    parameters: {
      query?: {
        /** @description The period that a row covers. */
        by?: "day" | "week" | "month";
        /** @description A day in Jakarta. */
        from?: string;
        /** @description The last day, in Jakarta; included. */
        to?: string;
        format?: components["parameters"]["Format"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "X-Total-Count": components["headers"]["X-Total-Count"];
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List the ledger
   * @description `GET /admin/ledger`: for staff: superadmin, administrator.
   *
   * Transfers with their entries, newest first, and the balance per account, as JSON or CSV. The entries of a transfer sum to zero.
   */
  admin_ledger: {
    parameters: {
      query?: {
        order?: components["parameters"]["Order"];
        /** @description Transfers that touch the wallet of this user. */
        user_id?: string;
        /** @description Only transfers of this withdrawal. */
        withdrawal_id?: string;
        /** @description Only transfers that touch this kind of account. */
        account?: "provider_cash" | "escrow" | "wallet" | "shipping_payable" | "courier_balance" | "courier_adjustments" | "protection_fee_held" | "protection_fee_revenue" | "commission_revenue" | "boost_revenue" | "promotions" | "payment_fees" | "payout_in_transit" | "payout_fees" | "claims" | "suspense" | "adjustments" | "payment_held";
        /** @description Prefix of the transfer key. */
        key?: string;
        /** @description Only transfers of this kind. */
        kind?: string;
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        format?: components["parameters"]["Format"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "X-Total-Count": components["headers"]["X-Total-Count"];
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
                  kind: "provider_cash" | "escrow" | "wallet" | "shipping_payable" | "courier_balance" | "courier_adjustments" | "protection_fee_held" | "protection_fee_revenue" | "commission_revenue" | "boost_revenue" | "promotions" | "payment_fees" | "payout_in_transit" | "payout_fees" | "claims" | "suspense" | "adjustments" | "payment_held";
                  accounts: number;
                  /** @description Rupiah */
                  balance: number;
                })[];
            };
          };
          "text/csv": string;
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Adjust a wallet
   * @description `POST /admin/adjustments`: for staff: superadmin.
   *
   * Proposes to add to a wallet or take from it, once per `X-Request-Id`: repeat with it after a lost response. Another superadmin approves it. 409 when that one was used otherwise, or the balance is too low.
   */
  admin_adjustments: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
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
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminRolesGrant"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminAdjustments"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List money in suspense
   * @description `GET /admin/suspense`: for staff: superadmin, administrator.
   *
   * Payments of a wrong amount or for nothing we know, newest first. Next: apply, refund or close one.
   */
  admin_suspense: {
    parameters: {
      query?: {
        /** @description Only with this status. */
        status?: "open" | "resolved" | "all";
        order?: components["parameters"]["Order"];
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Refund money in suspense
   * @description `POST /admin/suspense/{id}/refund`: for staff: superadmin, administrator.
   *
   * Pays it to a wallet; an order that waits for it ends. 202 when it is proposed: above `approval_over_idr`, with what its order had from suspense before. 409 when it is resolved already.
   */
  admin_suspense_refund: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["MoneyId"];
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ParkedMoney"];
          };
        };
      };
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminSuspenseRefund"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminSuspenseRefund"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminSuspenseRefund"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Apply money in suspense
   * @description `POST /admin/suspense/{id}/apply`: for staff: superadmin, administrator.
   *
   * Pays the order with it; a surplus goes to the buyer's wallet. 202 when it is proposed: what is missing or too much is above `approval_over_idr`. 409 when it is too little, or the order is over.
   */
  admin_suspense_apply: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["MoneyId"];
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ParkedMoney"];
          };
        };
      };
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminSuspenseRefund"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminSuspenseApply"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Close money in suspense
   * @description `POST /admin/suspense/{id}/close`: for staff: superadmin, administrator.
   *
   * Ends it by evidence: it was paid back outside, or there is nobody to pay. 409 when it is resolved already.
   */
  admin_suspense_close: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        id: components["parameters"]["MoneyId"];
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ParkedMoney"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminSuspenseRefund"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminSuspenseClose"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get the reconciliation
   * @description `GET /admin/reconciliation`: for staff: superadmin, administrator.
   *
   * The provider's statement beside our ledger: the drift and the differences, as JSON or CSV. Next: approve a correction.
   */
  admin_reconciliation: {
    parameters: {
      query?: {
        /** @description Only with this status. */
        status?: "open" | "approved" | "resolved" | "reversed" | "all";
        from?: components["parameters"]["From"];
        to?: components["parameters"]["To"];
        format?: components["parameters"]["Format"];
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "X-Total-Count": components["headers"]["X-Total-Count"];
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
                    /** Format: date-time */
                    at: string;
                  })[];
              };
              last_run_at: string | null;
            };
          };
          "text/csv": string;
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Approve a correction
   * @description `POST /admin/reconciliation/{id}/approve`: for staff: superadmin, administrator.
   *
   * Posts the proposed correction of a difference to the ledger. 409 when it has none, or is closed.
   */
  admin_reconciliation_approve: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The difference's id, from `GET /admin/reconciliation`. */
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Difference"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesGrant"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAccounts"];
      404: components["responses"]["NotFoundOfAdminReconciliationApprove"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminReconciliationApprove"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Reverse a correction
   * @description `POST /admin/reconciliation/{id}/reverse`: for staff: superadmin, administrator.
   *
   * Takes an approved correction back with the opposite transfer. 409 unless it was approved.
   */
  admin_reconciliation_reverse: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header: {
        /** @description Why you do this: one line of UTF-8 for the audit log. Without it: 400. */
        "X-Action-Reason": string;
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The difference's id, from `GET /admin/reconciliation`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Difference"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminRolesRevoke"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminApprovalsReject"];
      404: components["responses"]["NotFoundOfAdminReconciliationApprove"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminReconciliationReverse"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List the settings
   * @description `GET /admin/settings`: for staff: superadmin, ops_admin, administrator.
   *
   * Fees, windows, caps and switches, each with its unit, its bounds and its last change. Next: change one.
   */
  admin_settings: {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Setting"][];
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Change a setting
   * @description `PATCH /admin/settings`: for staff: superadmin.
   *
   * Proposes another value; once another superadmin approves, it applies to every call from then on. 400 names the bounds, 409 when it is no longer `expected`, or what it was when proposed.
   */
  admin_settings_update: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          key: string;
          value: number;
          /** @description The value you saw; 409 if it has changed since */
          expected?: number | null;
          reason: string;
        };
      };
    };
    responses: {
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminSettingsUpdate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminSettingsUpdate"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List vouchers
   * @description `GET /admin/vouchers`: for staff: superadmin, administrator.
   *
   * Newest first, with how often each was used. Switch one off with `PATCH /admin/vouchers/{id}`.
   */
  admin_vouchers_list: {
    parameters: {
      query?: {
        /** @description Only the voucher with this code. */
        code?: string;
        /** @description `true`: only those switched on, `false`: only those switched off. */
        active?: "true" | "false";
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Create a voucher
   * @description `POST /admin/vouchers`: for staff: superadmin, administrator.
   *
   * A fixed amount or a percentage of the price, paid by promotions. 409 when the code exists.
   */
  admin_vouchers_create: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
    };
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Voucher"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminVouchersCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAdminVouchersCreate"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Change a voucher
   * @description `PATCH /admin/vouchers/{id}`: for staff: superadmin, administrator.
   *
   * Changes the fields that you send; orders keep what they were given. `active: false` ends it.
   */
  admin_vouchers_update: {
    parameters: {
      query?: {
        dry_run?: components["parameters"]["DryRun"];
      };
      header?: {
        "X-Action-Reason"?: components["parameters"]["XActionReason"];
        "X-Request-Id"?: components["parameters"]["XRequestId"];
      };
      path: {
        /** @description The voucher's id, from `GET /admin/vouchers`. */
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Voucher"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminVouchersCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAdminAnalytics"];
      404: components["responses"]["NotFoundOfAdminVouchersUpdate"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Describe a photo
   * @description `POST /ai/categorize`: for registered users who are neither suspended nor banned.
   *
   * A vision model suggests the fields of a listing from a photo; check them, then `POST /listings`. `is_fashion_item: false` says why not; 503 while the model is down or switched off.
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Categorization"];
          };
        };
      };
      400: components["responses"]["ValidationOfAiCategorize"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAiCategorize"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimitedOfAiCategorize"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAiCategorize"];
    };
  };
  /**
   * Register your profile
   * @description `POST /auth/register`: for anyone with a valid user token, also before registration.
   *
   * Creates the profile of whoever signed up with Supabase Auth; until then other endpoints answer 403, and `GET /auth/me` 404. A second profile or a taken username is 409. Next: `POST /auth/me/addresses`.
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Profile"];
          };
        };
      };
      400: components["responses"]["ValidationOfAiCategorize"];
      401: components["responses"]["Unauthorized"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAuthRegister"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * Get your profile
   * @description `GET /auth/me`: for anyone with a valid user token, also before registration.
   *
   * Your profile with account status, roles and addresses, the primary one first. 404 until you have called `POST /auth/register`.
   */
  auth_me: {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Profile"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      404: components["responses"]["NotFoundOfAuthMe"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Delete your account
   * @description `DELETE /auth/me`: for registered users.
   *
   * Erases your sign-in, your files and whatever names you; it cannot be undone. 409 while an order, a withdrawal or a balance is open: finish those first.
   */
  auth_delete: {
    parameters: {
      query?: {
        /** @description Gives up what the wallet has, if it is too little for a withdrawal. */
        give_up_balance?: "true" | "false";
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAuthDelete"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Change your profile
   * @description `PATCH /auth/me`: for registered users.
   *
   * Changes the fields that you send; null clears one. Works while suspended; `photo` and `location` are old names of `photo_url` and `city`.
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
          /** @description Hides your listings until then: a time, or the day in Jakarta on which you are back. null ends it */
          on_vacation_until?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Profile"];
          };
        };
      };
      400: components["responses"]["ValidationOfAuthUpdate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * List your addresses
   * @description `GET /auth/me/addresses`: for registered users.
   *
   * The addresses that you can be sent parcels at, newest first. `POST /shipping/rates` takes the id of one.
   */
  auth_addresses_list: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Add an address
   * @description `POST /auth/me/addresses`: for registered users.
   *
   * The first one becomes primary, and its phone number fills an empty one of your profile. 409 when you have too many. Next: `POST /shipping/rates` with its id.
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Address"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAuthAddressesCreate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Delete an address
   * @description `DELETE /auth/me/addresses/{id}`: for registered users.
   *
   * Deletes it for new orders; existing ones keep their copy. 404 when it is not yours.
   */
  auth_addresses_delete: {
    parameters: {
      path: {
        /** @description The address's id, from `GET /auth/me/addresses`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAuthAddressesUpdate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAuthAddressesDelete"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Change an address
   * @description `PATCH /auth/me/addresses/{id}`: for registered users.
   *
   * Changes the fields that you send; `is_primary: true` makes it the primary one. Orders keep the copy they were made with.
   */
  auth_addresses_update: {
    parameters: {
      path: {
        /** @description The address's id, from `GET /auth/me/addresses`. */
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Address"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAuthAddressesUpdate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAuthAddressesUpdate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get a public profile
   * @description `GET /auth/users/{id}`: for registered users.
   *
   * What anyone registered may see of a user: name, photo, city, rating and number of sales. 404 after the account was deleted.
   */
  auth_user: {
    parameters: {
      path: {
        id: components["parameters"]["UserId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["PublicProfile"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Report a user
   * @description `POST /auth/users/{id}/report`: for registered users.
   *
   * Staff review it; the user does not learn who reported them. 409 while your earlier report is open, 403 for yourself.
   */
  auth_report: {
    parameters: {
      path: {
        id: components["parameters"]["UserId"];
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Report"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAuthReport"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAuthReport"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Follow a user
   * @description `PUT /auth/users/{id}/follow`: for registered users who are neither suspended nor banned.
   *
   * Their listings are in `GET /listings/following`, and you are told when their stream starts. Once, however often you call; 409 when you follow too many, 403 for yourself.
   */
  auth_follow: {
    parameters: {
      path: {
        id: components["parameters"]["UserId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              user_id: string;
              followed_by_me: boolean;
            };
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAuthFollow"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAuthFollow"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Unfollow a user
   * @description `DELETE /auth/users/{id}/follow`: for registered users.
   *
   * Their listings leave your list, and you are no longer told of streams. When you do not follow the user, nothing changes.
   */
  auth_unfollow: {
    parameters: {
      path: {
        id: components["parameters"]["UserId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              user_id: string;
              followed_by_me: boolean;
            };
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Count followers
   * @description `GET /auth/users/{id}/followers`: for registered users.
   *
   * How many follow the user, counted to 10,000, and whether you do. For your own id also who they are, the latest first; follow `next_cursor` to read on. 400 for a cursor with an offset.
   */
  auth_followers: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
        /** @description `next_cursor` of the previous page; replaces `offset`. */
        cursor?: string;
      };
      path: {
        id: components["parameters"]["UserId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** @description Your own followers, the latest first; null for another user */
              items: (({
                  /** Format: uuid */
                  id: string;
                  username: string;
                  photo_url: string | null;
                  city: string | null;
                  /** @description Whether staff approved the identity card of this user */
                  verified: boolean;
                  /** Format: date-time */
                  followed_at: string;
                })[]) | null;
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
              next_cursor: string | null;
              count: number;
              /** @description There are more than count */
              count_is_minimum: boolean;
              followed_by_me: boolean;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Block a user
   * @description `PUT /auth/users/{id}/block`: for registered users.
   *
   * Neither of you can order from the other, write to the other or in the other's chat, or follow the other, and follows end. Open orders go on; the user is not told.
   */
  auth_block: {
    parameters: {
      path: {
        id: components["parameters"]["UserId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              user_id: string;
              blocked_by_me: boolean;
            };
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAuthBlock"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Unblock a user
   * @description `DELETE /auth/users/{id}/block`: for registered users.
   *
   * Takes back your block; without one nothing changes. Follows do not come back.
   */
  auth_unblock: {
    parameters: {
      path: {
        id: components["parameters"]["UserId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              user_id: string;
              blocked_by_me: boolean;
            };
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List whom you block
   * @description `GET /auth/me/blocks`: for registered users.
   *
   * The users that you have blocked, the latest first; nobody else reads it. Follow `next_cursor` to read on; 400 for a cursor that no page gave, or with an offset.
   */
  auth_blocks: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
        /** @description `next_cursor` of the previous page; replaces `offset`. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: ({
                  /** Format: uuid */
                  id: string;
                  username: string;
                  photo_url: string | null;
                  city: string | null;
                  /** @description Whether staff approved the identity card of this user */
                  verified: boolean;
                  /** Format: date-time */
                  blocked_at: string;
                })[];
              total: number;
              limit: number;
              offset: number;
              next_cursor: string | null;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Export your data
   * @description `GET /auth/me/export`: for registered users.
   *
   * Everything stored about you in one document, in the answer itself. Five times an hour; later calls are 429.
   */
  auth_export: {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["PersonalData"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List boost packages
   * @description `GET /boosts/packages`: for registered users.
   *
   * What a boost costs, how long it lasts and what it adds to the score. Next: `POST /boosts`.
   */
  boosts_packages: {
    parameters: {
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["BoostPackage"][];
          };
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List your boosts
   * @description `GET /boosts`: for registered users.
   *
   * What you bought, newest first, with state and times. `GET /boosts/{id}` looks for a payment at once.
   */
  boosts_list: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Buy a boost
   * @description `POST /boosts`: for registered users who are neither suspended nor banned.
   *
   * Creates an invoice; the boost starts when it is paid at `payment.invoice_url`. 403 for another's listing, 409 when it is not active.
   */
  boosts_create: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
      /** @description Created. */
      201: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Boost"];
          };
        };
      };
      400: components["responses"]["ValidationOfBoostsCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfBoostsCreate"];
      404: components["responses"]["NotFoundOfBoostsCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfBoostsCreate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminApprovalsApprove"];
    };
  };
  /**
   * Get a boost
   * @description `GET /boosts/{id}`: for registered users.
   *
   * One boost of yours; asks the payment provider while it awaits payment. Poll it after the buyer returns from the invoice.
   */
  boosts_get: {
    parameters: {
      path: {
        /** @description The boost's id, from `GET /boosts`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Boost"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfBoostsGet"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List your conversations
   * @description `GET /conversations`: for registered users.
   *
   * The latest message first, each with its unread messages. `unread_count` counts those of all conversations. Follow `next_cursor` to read on; 400 for a cursor with an offset.
   */
  conversations_list: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
        /** @description `next_cursor` of the previous page; replaces `offset`. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Conversation"][];
              total: number;
              limit: number;
              offset: number;
              next_cursor: string | null;
              /** @description Unread messages in all your conversations */
              unread_count: number;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Open a conversation
   * @description `POST /conversations`: for registered users who are neither suspended nor banned.
   *
   * One per buyer, seller and listing: an order of the listing has the same. 200 when it exists, 201 when it is new. The other sees it with the first message. 403 for your own listing and after a block, 409 when you open too many in a day. Next: `POST /conversations/{id}/messages`.
   */
  conversations_create: {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          listing_id?: string;
          /** @description The order's id or its reference */
          order_id?: string;
        };
      };
    };
    responses: {
      /** @description It exists. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Conversation"];
          };
        };
      };
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Conversation"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfConversationsCreate"];
      404: components["responses"]["NotFoundOfConversationsCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfConversationsCreate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List messages
   * @description `GET /conversations/{id}/messages`: for registered users.
   *
   * With `after_seq` those after it, oldest first: poll with the last `seq` you have, and you miss none. Otherwise the newest first; `before_seq` scrolls back.
   */
  conversations_messages: {
    parameters: {
      query?: {
        /** @description Messages after this seq, oldest first. Polling with the last seq misses none. */
        after_seq?: number;
        /** @description Messages before this seq, newest first: to scroll back. */
        before_seq?: number;
        /** @description Default 50, at most 100; more is lowered to that. */
        limit?: number;
      };
      path: {
        id: components["parameters"]["ConversationId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Message"][];
              /** @description More messages follow in this direction */
              has_more: boolean;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminConversationsView"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Send a message
   * @description `POST /conversations/{id}/messages`: for registered users who are neither suspended nor banned.
   *
   * Contact data and payment outside of the market are replaced by `***` until the two have a paid order of the listing, and `masked` says so. 403 after a block, 409 when the other's account is deleted or you send too many in a day.
   */
  conversations_send: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["ConversationId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          text: string;
        };
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Message"];
          };
        };
      };
      400: components["responses"]["ValidationOfConversationsSend"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfConversationsSend"];
      404: components["responses"]["NotFoundOfAdminConversationsView"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfConversationsSend"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Mark messages as read
   * @description `PUT /conversations/{id}/read`: for registered users.
   *
   * Up to `seq`, or all. Never goes back, and marks their notification as read. The counts are exact.
   */
  conversations_read: {
    parameters: {
      path: {
        id: components["parameters"]["ConversationId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": {
          /** @description `seq` of the last message that was read; without it, all are marked as read */
          seq?: number;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              /** Format: uuid */
              conversation_id: string;
              read_seq: number;
              unread_count: number;
              /** @description Unread messages in all your conversations */
              total_unread_count: number;
            };
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminConversationsView"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Report a conversation
   * @description `POST /conversations/{id}/report`: for registered users.
   *
   * Staff may then read it, with what was masked; the other does not learn who reported it. 409 while your earlier report is open.
   */
  conversations_report: {
    parameters: {
      path: {
        id: components["parameters"]["ConversationId"];
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Report"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAuthReport"];
      404: components["responses"]["NotFoundOfAdminConversationsView"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAuthReport"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List recently sold items
   * @description `GET /feed/recently-sold`: open to everyone.
   *
   * The latest sales without any person, as `{success, data}`: the one endpoint with this shape. Needs no headers; may be cached.
   */
  feed_recently_sold: {
    parameters: {
      query?: {
        /** @description Default 20, at most 50; more is lowered to that. */
        limit?: number;
      };
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
        };
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
                /** @description The listed price, not one agreed in an offer */
                price: number;
                photo_url: string;
                /** @enum {string} */
                product_category: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
                /** Format: date-time */
                sold_at: string;
              })[];
          };
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["Validation"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Handle portal events
   * @description `POST /finance-inbox/run`: for machines, authenticated by QStash, or the project's secret key.
   *
   * Handles what the finance portal has sent: notifies sellers and opens seller reviews. One that fails is tried again at the next run.
   */
  finance_inbox_run: {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              done: number;
              failed: number;
              /** @description The run ended at its limits, so that more may be due: the next run goes on */
              stopped: boolean;
            };
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfFinanceInboxRun"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Deliver events
   * @description `POST /finance-outbox/run`: for machines, authenticated by QStash, or the project's secret key.
   *
   * Sends waiting events to the finance portal, in order per order, up to five attempts each. Dead ones show in `GET /admin/reliability`.
   */
  finance_outbox_run: {
    responses: {
      /** @description Done. */
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
              /** @description The run ended at its limits, so that more may be due: the next run goes on */
              stopped: boolean;
            };
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfFinanceInboxRun"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Get a seller's balance
   * @description `GET /finances/sellers/{id}/balance`: for registered users.
   *
   * What the finance portal says, or with `stale: true` its last answer. The seller or staff; others get 404.
   */
  finances_balance: {
    parameters: {
      path: {
        /** @description The seller's user id. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["SellerBalance"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfFinancesBalance"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFinancesBalance"];
    };
  };
  /**
   * Check the health
   * @description `GET /health`: open to everyone.
   *
   * The bare object `{ok, version}`, without headers. With `dependencies=true` it asks the database too, and answers 503 when it is down.
   */
  health_get: {
    parameters: {
      query?: {
        /** @description true checks them too, at most every five seconds; 503 when one is down. */
        dependencies?: "true" | "false";
      };
    };
    responses: {
      /** @description Done. */
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
              /**
               * @description off: this deployment does without it; its endpoints answer 503
               * @enum {string}
               */
              vision: "on" | "off";
              /**
               * @description off: this deployment does without it; its endpoints answer 503
               * @enum {string}
               */
              mail: "on" | "off";
              /**
               * @description off: this deployment does without it; its endpoints answer 503
               * @enum {string}
               */
              push: "on" | "off";
              /**
               * @description off: this deployment does without it; its endpoints answer 503
               * @enum {string}
               */
              portal: "on" | "off";
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfHealthGet"];
    };
  };
  /**
   * List events
   * @description `GET /internal/events`: for machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
   *
   * Events after a sequence number, oldest first, delivered or not, for a portal that catches up. Ask again with `last_seq` until the list is empty.
   */
  internal_events: {
    parameters: {
      query?: {
        /** @description Only events after this sequence number; 0 for all. */
        after_seq?: number;
        /** @description Default 100, at most 1000; more is lowered to that. */
        limit?: number;
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfInternalReceive"];
    };
  };
  /**
   * Receive a portal event
   * @description `POST /internal/events`: for machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
   *
   * Stores an event of the finance portal; a repeat of its id changes nothing. 409 when the same id comes with another body.
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
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfInternalReceive"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfInternalReceive"];
    };
  };
  /**
   * Resolve a dispute (portal)
   * @description `POST /internal/commands/resolve-dispute`: for machines, authenticated by Standard Webhooks (webhook-id, webhook-timestamp, webhook-signature).
   *
   * Decides a dispute for the finance portal, as `POST /admin/disputes/{id}/resolve` does. A repeat of the webhook-id gets the first response; 409 when it was resolved otherwise.
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
           * @description release pays the seller, refund pays the buyer, split pays refund_amount to the buyer and the rest to the seller
           * @enum {string}
           */
          resolution: "release" | "refund" | "split";
          /** @description Only with split */
          refund_amount?: number;
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Dispute"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminDisputesResolve"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      404: components["responses"]["NotFoundOfInternalResolveDispute"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfInternalResolveDispute"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfInternalReceive"];
    };
  };
  /**
   * Run due jobs
   * @description `POST /jobs/run`: for machines, authenticated by QStash, or the project's secret key.
   *
   * Runs the background work that is due; the schedule calls it every 15 seconds. Two runs at once share the work.
   */
  jobs_run: {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              done: number;
              failed: number;
              /** @description The run ended at its limits, so that more may be due: the next run goes on */
              stopped: boolean;
            };
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfFinanceInboxRun"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Publish a minute's runs
   * @description `POST /jobs/minute`: for machines, authenticated by QStash, or the project's secret key.
   *
   * Publishes the scheduled runs of this minute, one every 15 seconds. 503 when the scheduler's queue cannot be reached.
   */
  jobs_minute: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfFinanceInboxRun"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfJobsMinute"];
    };
  };
  /**
   * Submit your KTP
   * @description `POST /ktp/submit`: for registered users.
   *
   * Sends a photo of your identity card and a selfie to staff, as multipart/form-data of at most 12 MiB. 409 while one is pending or approved. Next: poll `GET /ktp/status`.
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpSubmission"];
          };
        };
      };
      400: components["responses"]["ValidationOfKtpSubmit"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfKtpSubmit"];
      413: components["responses"]["PayloadTooLargeOfKtpSubmit"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * Get your KTP status
   * @description `GET /ktp/status`: for registered users.
   *
   * Whether your identity check is pending, approved or rejected, and why. After a rejection, `POST /ktp/submit` again.
   */
  ktp_status: {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["KtpStatus"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Browse listings
   * @description `GET /listings`: for registered users.
   *
   * Everything for sale, the bare object `{listings, total, offset, limit, next_cursor}`. Follow `next_cursor` to read on without gaps; 400 for an unknown `sortBy`, or a cursor with an offset.
   */
  listings_browse: {
    parameters: {
      query?: {
        /** @description Only for this gender. */
        gender?: "male" | "female" | "unisex";
        /** @description In upper or lower case; a category that does not exist matches nothing. */
        product_category?: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
        /**
         * @deprecated
         * @description Ignored, as the specification says: the filter is `product_category`.
         */
        category?: string;
        /** @description The order of the page; `sort_by` is accepted too. */
        sortBy?: "newest" | "lowest_price" | "highest_price";
        /** @description Default 50, at most 100; more is lowered to that. */
        limit?: number;
        offset?: components["parameters"]["Offset"];
        /** @description `next_cursor` of the previous page; replaces `offset`. */
        cursor?: string;
      };
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
        };
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
      304: components["responses"]["NotModified"];
      400: components["responses"]["ValidationOfListingsBrowse"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Create a listing
   * @description `POST /listings`: for registered users who are neither suspended nor banned.
   *
   * Puts a thing up for sale at once. Photos are `public_url`s of `POST /listings/photos` or other public https URLs; 503 when a photo cannot be checked in time.
   */
  listings_create: {
    requestBody: {
      content: {
        "application/json": {
          title: string;
          /** @description Rupiah */
          price: number;
          /**
           * @description In upper or lower case
           * @enum {string}
           */
          product_category: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Listing"];
          };
        };
      };
      400: components["responses"]["ValidationOfAiCategorize"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAiCategorize"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * List what you like
   * @description `GET /listings/liked`: for registered users.
   *
   * The listings that you like, the latest like first, also reserved and sold ones; not those that were deleted or removed. `total` is exact to 10,000. Follow `next_cursor` to read on; 400 for a cursor that no page gave, or with an offset.
   */
  listings_liked: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
        /** @description `next_cursor` of the previous page; replaces `offset`. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Listing"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
              next_cursor: string | null;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List what those you follow sell
   * @description `GET /listings/following`: for registered users.
   *
   * What is for sale of the users that you follow, newest first; nothing of a seller on vacation. `total` is exact to 10,000, and an `offset` reaches as far. Follow `next_cursor` to read all; 400 for a cursor that no page gave, or with an offset.
   */
  listings_following: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
        /** @description `next_cursor` of the previous page; replaces `offset`. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Listing"][];
              total: number;
              limit: number;
              offset: number;
              /** @description There are more than total */
              total_is_minimum: boolean;
              next_cursor: string | null;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get a listing
   * @description `GET /listings/{id}`: for registered users.
   *
   * One listing with your own like, also when it is reserved or sold. 404 when it is deleted, or removed and not yours. Next: `POST /shipping/rates`.
   */
  listings_get: {
    parameters: {
      path: {
        id: components["parameters"]["ListingId"];
      };
    };
    responses: {
      /** @description Done. */
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
                /** @description Whether staff approved the identity card of this user */
                verified: boolean;
                /** @description Until then the listings are hidden and cannot be ordered; null: not on vacation */
                on_vacation_until: string | null;
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
              /** Format: date-time */
              created_at: string;
              /** Format: date-time */
              updated_at: string;
              liked_by_me: boolean;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfListingsGet"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Delete a listing
   * @description `DELETE /listings/{id}`: for registered users.
   *
   * Takes it out of every list; orders keep their copy. Its seller only (403), and not while it is reserved or sold (409).
   */
  listings_delete: {
    parameters: {
      path: {
        id: components["parameters"]["ListingId"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfListingsUpdate"];
      404: components["responses"]["NotFoundOfListingsGet"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfListingsUpdate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Change a listing
   * @description `PATCH /listings/{id}`: for registered users.
   *
   * Changes the fields that you send; null clears an optional one. Its seller only (403), and not while it is reserved or sold (409).
   */
  listings_update: {
    parameters: {
      path: {
        id: components["parameters"]["ListingId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          title?: string;
          /** @description Rupiah */
          price?: number;
          /**
           * @description In upper or lower case
           * @enum {string}
           */
          product_category?: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Listing"];
          };
        };
      };
      400: components["responses"]["ValidationOfAiCategorize"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfListingsUpdate"];
      404: components["responses"]["NotFoundOfListingsGet"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfListingsUpdate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * List a user's listings
   * @description `GET /listings/user/{userId}`: for registered users.
   *
   * The bare object: active, reserved and sold ones, newest first; your own also when removed. 404 when there is no such user.
   */
  listings_user: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
        /** @description Only with this status. */
        status?: "active" | "reserved" | "sold" | "removed";
      };
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
      path: {
        /** @description The seller's user id. */
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
        };
        content: {
          "application/json": {
            listings: components["schemas"]["Listing"][];
            total: number;
            offset: number;
            limit: number;
          };
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get an upload URL
   * @description `POST /listings/photos`: for registered users.
   *
   * A signed URL for one photo: `PUT` the file to `signed_url`, then use `public_url` in `POST /listings`. The first listing that uses it checks the photo and strips its metadata.
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["PhotoUpload"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * Report a listing
   * @description `POST /listings/{id}/report`: for registered users.
   *
   * Staff review it; the seller does not learn who reported it. 409 while your earlier report is open, 403 for your own.
   */
  listings_report: {
    parameters: {
      path: {
        id: components["parameters"]["ListingId"];
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Report"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAuthReport"];
      404: components["responses"]["NotFoundOfListingsGet"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfAuthReport"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Browse boosted listings
   * @description `GET /listings/boosted`: for registered users.
   *
   * Everything for sale, boosted listings first, the bare object. `total` counts boosted and others; there is more while offset + listings.length < total.
   */
  listings_boosted: {
    parameters: {
      query?: {
        /** @description Default 24, at most 50; more is lowered to that. */
        limit?: number;
        offset?: components["parameters"]["Offset"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
        };
        content: {
          "application/json": {
            listings: components["schemas"]["Listing"][];
            total: number;
            offset: number;
            limit: number;
          };
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Relist a listing
   * @description `POST /listings/{id}/relist`: for registered users who are neither suspended nor banned.
   *
   * Puts your removed listing up for sale again, for example after a return. 409 unless it is removed.
   */
  listings_relist: {
    parameters: {
      path: {
        id: components["parameters"]["ListingId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Listing"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfBoostsCreate"];
      404: components["responses"]["NotFoundOfListingsGet"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfListingsRelist"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Like a listing
   * @description `POST /listings/{id}/like`: for registered users who are neither suspended nor banned.
   *
   * Counts your like once, however often you call. Undo it with `DELETE /listings/{id}/like`.
   */
  listings_like: {
    parameters: {
      path: {
        id: components["parameters"]["ListingId"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAiCategorize"];
      404: components["responses"]["NotFoundOfListingsGet"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Unlike a listing
   * @description `DELETE /listings/{id}/like`: for registered users.
   *
   * Removes your like; without one nothing changes. Works for listings that are no longer for sale, too.
   */
  listings_unlike: {
    parameters: {
      path: {
        id: components["parameters"]["ListingId"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfListingsGet"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List live streams
   * @description `GET /live-streams`: for registered users.
   *
   * Streams on air and announced ones, newest first; `status` asks for others. Next: `POST /live-streams/{id}/view`.
   */
  live_streams_list: {
    parameters: {
      query?: {
        /** @description Default: live and upcoming. */
        status?: "live" | "upcoming" | "ended";
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Create a live stream
   * @description `POST /live-streams`: for registered users who are neither suspended nor banned.
   *
   * Goes on air now, or announces a stream for `scheduled_at`. 409 while you have another that has not ended, 403 when you are banned from going live.
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      400: components["responses"]["ValidationOfLiveStreamsCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfLiveStreamsCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfLiveStreamsCreate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get a live stream
   * @description `GET /live-streams/{id}`: for registered users.
   *
   * One stream with its viewers and pinned listings, also after it has ended. 404 when there is none.
   */
  live_streams_get: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminLiveStreamsEnd"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Start a stream
   * @description `PUT /live-streams/{id}/start`: for registered users who are neither suspended nor banned.
   *
   * Takes your announced stream on air. 409 unless it is upcoming, 403 for another's stream.
   */
  live_streams_start: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfLiveStreamsStart"];
      404: components["responses"]["NotFoundOfAdminLiveStreamsEnd"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfLiveStreamsStart"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * End a stream
   * @description `PUT /live-streams/{id}/end`: for registered users.
   *
   * Ends your stream, or cancels an announced one. 409 when it has ended already.
   */
  live_streams_end: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfLiveStreamsEnd"];
      404: components["responses"]["NotFoundOfAdminLiveStreamsEnd"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Pin listings
   * @description `PUT /live-streams/{id}/pins`: for registered users who are neither suspended nor banned.
   *
   * Replaces the listings shown with your stream: at most 20 of your own that are for sale. 409 when it has ended.
   */
  live_streams_pins: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveStream"];
          };
        };
      };
      400: components["responses"]["ValidationOfLiveStreamsCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfLiveStreamsPins"];
      404: components["responses"]["NotFoundOfAdminLiveStreamsEnd"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Join a stream
   * @description `POST /live-streams/{id}/view`: for registered users.
   *
   * Counts one more viewer for every call, so call it once per visit. 409 when the stream has ended; call `leave` when the viewer goes.
   */
  live_streams_view: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminLiveStreamsEnd"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Leave a stream
   * @description `POST /live-streams/{id}/leave`: for registered users.
   *
   * Counts one viewer less, never below 0. 409 when the stream has ended.
   */
  live_streams_leave: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminLiveStreamsEnd"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Read the chat
   * @description `GET /live-streams/{id}/chat`: for registered users.
   *
   * `after_seq` returns the messages after one you know, oldest first, and misses none: poll with the last `seq`. `after` (a time) returns the newest 100; both together are 400.
   */
  live_streams_messages: {
    parameters: {
      query?: {
        /** @description Messages after this time, newest first. */
        after?: string;
        /** @description Messages after this seq, oldest first. Polling with the last seq misses none. */
        after_seq?: number;
      };
      path: {
        id: components["parameters"]["Id"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminLiveStreamsEnd"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Send a chat message
   * @description `POST /live-streams/{id}/chat`: for registered users who are neither suspended nor banned.
   *
   * A message or a price offer under your own name, whatever the body says about identity. `offer_id` links a message of type `offer` to your offer for a listing of the host (404 for any other); the price stays between the two of you. 409 once the stream has ended.
   */
  live_streams_chat: {
    parameters: {
      path: {
        id: components["parameters"]["Id"];
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
          /**
           * Format: uuid
           * @description With type `offer`: your offer for a listing of the host
           */
          offer_id?: string;
        };
      };
    };
    responses: {
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["LiveChatMessage"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfConversationsSend"];
      404: components["responses"]["NotFoundOfLiveStreamsChat"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["Conflict"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Read the metrics
   * @description `GET /metrics`: for machines, authenticated by the project's secret key.
   *
   * The reliability signals in Prometheus' text format, for a scraper that sends the secret key as `Authorization: Bearer`. 401 without it.
   */
  metrics_get: {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "text/plain; version=0.0.4; charset=utf-8": string;
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["UnauthorizedOfMetricsGet"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * List your notifications
   * @description `GET /notifications`: for registered users.
   *
   * What happened to you, newest first, with the number of unread ones. Poll it every 30 seconds, or use `POST /push/subscribe`.
   */
  notifications_list: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Mark all as read
   * @description `PUT /notifications/read-all`: for registered users.
   *
   * Marks every notification of yours as read and says how many changed. Safe to repeat.
   */
  notifications_read_all: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Toggle a notification
   * @description `PUT /notifications/{id}/toggle-read`: for registered users.
   *
   * Marks it as read, or as unread again. 404 when it is not yours.
   */
  notifications_toggle_read: {
    parameters: {
      path: {
        /** @description The notification's id, from `GET /notifications`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Notification"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfNotificationsToggleRead"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get your preferences
   * @description `GET /notifications/preferences`: for registered users.
   *
   * Which categories are muted, and whether you get the e-mail digest and push messages. Change them with `PUT /notifications/preferences`.
   */
  notifications_preferences: {
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["NotificationPreferences"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Change your preferences
   * @description `PUT /notifications/preferences`: for registered users.
   *
   * Changes the fields that you send. 400 for muting payment, wallet or account: what costs money is always told.
   */
  notifications_preferences_update: {
    requestBody: {
      content: {
        "application/json": {
          muted_categories?: ("order" | "shipping" | "live" | "review" | "message")[];
          email_digest?: boolean;
          push_enabled?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["NotificationPreferences"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List your offers
   * @description `GET /offers`: for registered users.
   *
   * Those you made and those you got, newest first. What expires, or ends because the listing is sold, removed or has another price, stays in the list and says so. Follow `next_cursor` to read on; 400 for a cursor with an offset.
   */
  offers_list: {
    parameters: {
      query?: {
        /** @description `buyer`: for others' listings. `seller`: for yours. */
        role?: "buyer" | "seller";
        /** @description Only with this status. */
        status?: "open" | "accepted" | "declined" | "countered" | "withdrawn" | "expired" | "ended" | "used";
        /** @description Only offers for this listing. */
        listing_id?: string;
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
        /** @description `next_cursor` of the previous page; replaces `offset`. */
        cursor?: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["Offer"][];
              total: number;
              limit: number;
              offset: number;
              next_cursor: string | null;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Offer a price
   * @description `POST /offers`: for registered users who are neither suspended nor banned.
   *
   * Offers the seller of a listing 50 to 99 % of its price, in whole thousands, to be answered within 24 hours. 400 for another price, 403 for your own listing, 409 when it is not for sale, you have an open or accepted offer for it, or have made five for it in a day. Next: `GET /offers`.
   */
  offers_create: {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          listing_id: string;
          /** @description Rupiah for the item, in whole thousands */
          price: number;
        };
      };
    };
    responses: {
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Offer"];
          };
        };
      };
      400: components["responses"]["ValidationOfOffersCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOffersCreate"];
      404: components["responses"]["NotFoundOfBoostsCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOffersCreate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Accept an offer
   * @description `POST /offers/{id}/accept`: for registered users who are neither suspended nor banned.
   *
   * The offer becomes the buyer's price for 24 hours; nothing is reserved, and a sale, another price or a removal ends it. 403 for your own offer, 404 for one of others, 409 when it is not open or the listing not for sale. Next: the buyer calls `POST /shipping/rates` with `offer_id`.
   */
  offers_accept: {
    parameters: {
      path: {
        id: components["parameters"]["OfferId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Offer"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOffersAccept"];
      404: components["responses"]["NotFoundOfOffersAccept"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOffersAccept"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Decline an offer
   * @description `POST /offers/{id}/decline`: for registered users who are neither suspended nor banned.
   *
   * Ends the other party's open offer. 403 for your own, 404 for one of others, 409 when it is not open.
   */
  offers_decline: {
    parameters: {
      path: {
        id: components["parameters"]["OfferId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Offer"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOffersDecline"];
      404: components["responses"]["NotFoundOfOffersAccept"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOffersDecline"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Answer by another price
   * @description `POST /offers/{id}/counter`: for registered users who are neither suspended nor banned.
   *
   * Replaces the other party's open offer by one of yours, which they answer within 24 hours: as the seller above the buyer's price and at most the listing's, as the buyer below the seller's (400 otherwise). 403 for your own offer, 404 for one of others, 409 when it is not open, the listing not for sale, no price is left between the two, or you have made five in a day.
   */
  offers_counter: {
    parameters: {
      path: {
        id: components["parameters"]["OfferId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Rupiah for the item, in whole thousands */
          price: number;
        };
      };
    };
    responses: {
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Offer"];
          };
        };
      };
      400: components["responses"]["ValidationOfOffersCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOffersAccept"];
      404: components["responses"]["NotFoundOfOffersAccept"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOffersCounter"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Withdraw an offer
   * @description `POST /offers/{id}/withdraw`: for registered users who are neither suspended nor banned.
   *
   * Takes back your own open offer. 403 for the other party's, 404 for one of others, 409 when it is not open.
   */
  offers_withdraw: {
    parameters: {
      path: {
        id: components["parameters"]["OfferId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Offer"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOffersDecline"];
      404: components["responses"]["NotFoundOfOffersAccept"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOffersDecline"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Order a listing
   * @description `POST /orders`: for registered users who are neither suspended nor banned.
   *
   * Reserves the listing and creates an invoice; send the buyer to `payment.invoice_url`, then poll `GET /payments/{orderId}/check`. With `use_wallet` the wallet pays first, and `payment` is null when it pays everything. 400 for an expired quote, 403 for `use_wallet` with a blocked wallet, 409 when it was just sold or the courier costs more now, 503 when the payment provider is down.
   */
  orders_create: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
          /**
           * Format: uuid
           * @description An accepted offer of yours; request the quote with it, too
           */
          offer_id?: string;
          /** @description Pay from the wallet as far as it goes; the invoice asks for the rest */
          use_wallet?: boolean;
        };
      };
    };
    responses: {
      /** @description Created. */
      201: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersCreate"];
      404: components["responses"]["NotFoundOfOrdersCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersCreate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminApprovalsApprove"];
    };
  };
  /**
   * Preview an order
   * @description `POST /orders/preview`: for registered users who are neither suspended nor banned.
   *
   * What `POST /orders` with the same body would cost, and what wallet and invoice would pay of it; nothing is reserved. It rejects what the order would: 400 for an expired quote or a voucher you cannot use, 403 for your own listing or a blocked wallet, 409 when it is not for sale or the courier costs more now. Next: `POST /orders`.
   */
  orders_preview: {
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
          /**
           * Format: uuid
           * @description An accepted offer of yours; request the quote with it, too
           */
          offer_id?: string;
          /** @description Pay from the wallet as far as it goes; the invoice asks for the rest */
          use_wallet?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["OrderPreview"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersPreview"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersCreate"];
      404: components["responses"]["NotFoundOfOrdersCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersPreview"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get an order
   * @description `GET /orders/{id}`: for registered users.
   *
   * One order of yours, by id or reference. What it shows depends on your side: the payment is the buyer's, the street the seller's while there is something to ship.
   */
  orders_get: {
    parameters: {
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List your orders
   * @description `GET /orders/my`: for registered users.
   *
   * Your purchases and your sales, newest first, each with its total. `limit` and `offset` apply to both lists.
   */
  orders_my: {
    parameters: {
      query?: {
        /** @description Only with this status. */
        status?: "AWAITING_PAYMENT" | "READY_TO_SHIP" | "SHIPPED" | "DELIVERED" | "RETURN_REQUESTED" | "RETURN_APPROVED" | "RETURN_RECEIVED" | "DISPUTED" | "COMPLETED" | "REFUNDED" | "CANCELLED" | "EXPIRED";
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get an order's history
   * @description `GET /orders/{id}/timeline`: for registered users.
   *
   * Every status it has entered, when, and by whom, oldest first. 404 unless you are a party or staff.
   */
  orders_timeline: {
    parameters: {
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["OrderStep"][];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Set an order's status
   * @description `PUT /orders/{id}/status`: for registered users.
   *
   * Takes the order one step along its transitions, as the route of that step does. 202 when staff propose it (a return that no carrier scanned). 409 names the current status, 403 when the step is the other side's.
   */
  orders_status: {
    parameters: {
      path: {
        id: components["parameters"]["OrderId"];
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersStatus"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersStatus"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersStatus"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Mark as shipped
   * @description `PUT /orders/{id}/ship`: for registered users.
   *
   * The seller gives the tracking number; another than ours cancels our booking. 409 unless the order is `READY_TO_SHIP`, or when the number is in use.
   */
  orders_ship: {
    parameters: {
      path: {
        id: components["parameters"]["OrderId"];
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
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersShip"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersShip"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Confirm receipt
   * @description `PUT /orders/{id}/confirm`: for registered users.
   *
   * The buyer has the parcel: the escrow goes to the seller's wallet, once, and it cannot be undone. 409 unless paid and open. Next: `POST /reviews`.
   */
  orders_confirm: {
    parameters: {
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersShip"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersConfirm"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Cancel an order
   * @description `PUT /orders/{id}/cancel`: for registered users.
   *
   * Ends an order that is not shipped; what was paid goes to the buyer's wallet. The buyer may within 60 minutes of paying, the seller until shipping; later: 409.
   */
  orders_cancel: {
    parameters: {
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    requestBody?: {
      content: {
        "application/json": {
          reason?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersCancel"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersCancel"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Open a dispute
   * @description `PUT /orders/{id}/dispute`: for registered users.
   *
   * The buyer asks staff to decide; the seller, with photos, about a return that came back wrong (400 without them). The money stays in escrow. 403 for the seller otherwise, 409 when the order is over or already disputed, or the time to contest is over. Next: the other party calls `PUT /orders/{id}/dispute/answer`.
   */
  orders_dispute: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
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
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersDispute"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersShip"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersDispute"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * Answer a dispute
   * @description `PUT /orders/{id}/dispute/answer`: for registered users.
   *
   * The party that did not open it gives its side, by `answer_due_at`; another answer replaces the first. 400 without description and photos, 403 for whoever opened it, 409 unless the order is disputed. Next: staff decide, or `POST /orders/{id}/settlement`.
   */
  orders_dispute_answer: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          description?: string | null;
          photos?: string[];
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersDisputeAnswer"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersDisputeAnswer"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersDisputeAnswer"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * Request a return
   * @description `POST /orders/{id}/return-request`: for registered users.
   *
   * The buyer, once per order, within 24 hours of delivery; a cheap one is approved at once. A change of mind is 400, later is 409. Next: the seller approves or rejects.
   */
  orders_return_request: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
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
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersDisputeAnswer"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersShip"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersReturnRequest"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminKtpView"];
    };
  };
  /**
   * Approve a return
   * @description `PUT /orders/{id}/return-approve`: for registered users.
   *
   * Seller or staff; unanswered requests are approved after 48 hours. The buyer then calls `POST /orders/{id}/return-label`.
   */
  orders_return_approve: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersReturnApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersStatus"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersReturnApprove"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Reject a return
   * @description `PUT /orders/{id}/return-reject`: for registered users.
   *
   * Seller or staff, with a reason that the buyer reads. The order is `DELIVERED` again; the buyer may still open a dispute.
   */
  orders_return_reject: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
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
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfConversationsSend"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersStatus"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersReturnReject"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Confirm a return
   * @description `PUT /orders/{id}/return-received`: for registered users.
   *
   * The seller has it back: the buyer's wallet gets the refund in the same step. If no carrier scanned the parcel, the order stays `RETURN_APPROVED` until staff decide; of staff it is then a proposal above `approval_over_idr` (202). 409 unless the return is approved. If the wrong thing came back: `PUT /orders/{id}/dispute`.
   */
  orders_return_received: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      /** @description Proposed: another person must approve it. */
      202: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Proposal"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersReturnApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersStatus"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersReturnReceived"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get a return label
   * @description `POST /orders/{id}/return-label`: for registered users.
   *
   * Books the parcel back and returns its number and label; repeated calls return the same. 409 unless the return is approved, or when it would cost more than the item.
   */
  orders_return_label: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["ReturnLabel"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersReturnApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersStatus"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersReturnLabel"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminShipmentsDecide"];
    };
  };
  /**
   * Return by another courier
   * @description `PUT /orders/{id}/return-ship`: for registered users.
   *
   * The buyer sends it back by a courier of their own and gives its number. 409 unless the return is approved.
   */
  orders_return_ship: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
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
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfConversationsSend"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersShip"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersReturnShip"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Offer a settlement
   * @description `POST /orders/{id}/settlement`: for registered users.
   *
   * Buyer or seller offer that the buyer keeps the item and gets `refund_amount` back; a new offer replaces the open one, whoever made it. 400 for more than the buyer paid for item and shipping, 409 without an open return or dispute, or after ten offers of yours. Next: the other party calls `POST /orders/{id}/settlement/accept`.
   */
  orders_settlement: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description At most item price and shipping, as far as the buyer paid them */
          refund_amount: number;
          note?: string | null;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersSettlement"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersShip"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersSettlement"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Accept a settlement
   * @description `POST /orders/{id}/settlement/accept`: for registered users.
   *
   * Takes the offer of the other party, `settlement.id` of the order: the order is completed, the buyer's wallet gets `refund_amount` and the seller's the rest, and it cannot be undone. 403 for your own offer, 404 for one of another order, 409 when it was replaced or the order has moved on, 400 when a refund since then leaves less to give back.
   */
  orders_settlement_accept: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
      };
      path: {
        id: components["parameters"]["OrderId"];
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          settlement_id: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Order"];
          };
        };
      };
      400: components["responses"]["ValidationOfOrdersSettlement"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersDisputeAnswer"];
      404: components["responses"]["NotFoundOfOrdersSettlementAccept"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfOrdersSettlementAccept"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Check a payment
   * @description `GET /payments/{orderId}/check`: for registered users.
   *
   * Asks the payment provider and applies its answer, as its callback would. Poll it every two seconds while the buyer pays; buyer or staff only (403).
   */
  payments_check: {
    parameters: {
      path: {
        /** @description The order's id or its reference. */
        orderId: string;
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersShip"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get the push key
   * @description `GET /push/vapid-public-key`: open to everyone.
   *
   * The `applicationServerKey` for `PushManager.subscribe()` in the browser. Send what that returns to `POST /push/subscribe`.
   */
  push_vapid_public_key: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfInternalReceive"];
    };
  };
  /**
   * Subscribe a browser
   * @description `POST /push/subscribe`: for registered users.
   *
   * Takes the browser's PushSubscription as JSON; a known endpoint is renewed. 409 when it belongs to another account and the keys differ. Next: `POST /push/test`.
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["PushSubscription"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfPushSubscribe"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFinancesBalance"];
    };
  };
  /**
   * Unsubscribe a browser
   * @description `DELETE /push/unsubscribe`: for registered users.
   *
   * Ends push messages to this endpoint. 404 when it is not one of yours.
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
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfPushUnsubscribe"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List your browsers
   * @description `GET /push/subscriptions`: for registered users.
   *
   * Your active push subscriptions, without their keys. End one with `DELETE /push/unsubscribe`.
   */
  push_subscriptions: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Send a test message
   * @description `POST /push/test`: for registered users.
   *
   * Sends a push message to all your browsers and says how many took it. Subscriptions that their push service has dropped are removed.
   */
  push_test: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFinancesBalance"];
    };
  };
  /**
   * Review a seller
   * @description `POST /reviews`: for registered users who are neither suspended nor banned.
   *
   * One review per completed order, by its buyer. 409 before `COMPLETED` or for a second one, 403 for a seller.
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Review"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfReviewsCreate"];
      404: components["responses"]["NotFoundOfReviewsCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfReviewsCreate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List a seller's reviews
   * @description `GET /reviews/user/{userId}`: for registered users.
   *
   * What buyers wrote, newest first, with the average. Reviews that staff have hidden are not in it.
   */
  reviews_user: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
      path: {
        /** @description The seller's user id. */
        userId: string;
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminRolesRevoke"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Reply to a review
   * @description `POST /reviews/{id}/reply`: for registered users who are neither suspended nor banned.
   *
   * The seller's one reply, shown below the review. 409 for a second one, 403 for anyone else.
   */
  reviews_reply: {
    parameters: {
      path: {
        /** @description The review's id, from `GET /reviews/user/{userId}`. */
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
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Review"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfBoostsCreate"];
      404: components["responses"]["NotFoundOfAdminReviewsHide"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfReviewsReply"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Search listings
   * @description `GET /search`: for registered users.
   *
   * Full-text search of what is for sale, the bare object; small typing errors are forgiven (`corrected`). `total` is exact to 10,000. `brand`, `size`, `condition`, `color` and `sub_category` in any spelling may be repeated: any of them.
   */
  search_listings: {
    parameters: {
      query?: {
        /** @description Search words. "In quotes": a phrase; or: either word; -word: without it. */
        q?: string;
        /** @description One whole vibe tag, in any case. */
        vibe_tag?: string;
        /** @description Only for this gender. */
        gender?: "male" | "female" | "unisex";
        /** @description In upper or lower case; a category that does not exist matches nothing. */
        product_category?: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
        /** @description Any of these brands. */
        brand?: string[];
        /** @description Any of these; `EU 38` is `38`. */
        size?: string[];
        /** @description Any of these. */
        condition?: ("new" | "like_new" | "good" | "fair")[];
        /** @description Any of these. */
        color?: string[];
        /** @description Any of these. */
        sub_category?: string[];
        /** @description Only listings of at least this price, in rupiah. */
        min_price?: number;
        /** @description Only listings of at most this price, in rupiah. */
        max_price?: number;
        /** @description The seller's average rating is at least this. */
        min_rating?: "1" | "2" | "3" | "4" | "5";
        /** @description `true`: adds `facets`, the number of matches by value. */
        facets?: "true" | "false";
        /** @description `true`: only sellers whose identity is verified; `false`: only others. */
        verified?: "true" | "false";
        /** @description Default: relevance with `q`, newest without. */
        sortBy?: "relevance" | "newest" | "lowest_price" | "highest_price";
        /** @description Default 24, at most 50; more is lowered to that. */
        limit?: number;
        offset?: components["parameters"]["Offset"];
      };
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
        };
        content: {
          "application/json": {
            listings: components["schemas"]["Listing"][];
            total: number;
            offset: number;
            limit: number;
            /** @description More than `total` listings match; relevance ranks the newest of them */
            total_is_minimum: boolean;
            /** @description The number of matches by value, among the newest 10,000 matches; at most 20 brands and 100 sizes. A filter does not limit the counts of its own field */
            facets?: {
              product_category: components["schemas"]["FacetCounts"];
              gender: components["schemas"]["FacetCounts"];
              condition: components["schemas"]["FacetCounts"];
              size: components["schemas"]["FacetCounts"];
              brand: components["schemas"]["FacetCounts"];
            };
            /** @description Nothing matched the words of `q`; these listings match similar words */
            corrected: boolean;
          };
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Complete search words
   * @description `GET /search/suggest`: for registered users.
   *
   * Up to eight categories, brands and words of what is for sale that begin with `q`. Then: `GET /search`.
   */
  search_suggest: {
    parameters: {
      query: {
        /** @description What was typed so far. */
        q: string;
      };
      header?: {
        "If-None-Match"?: components["parameters"]["IfNoneMatch"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          ETag: components["headers"]["ETag"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: ({
                  /** @enum {string} */
                  kind: "category" | "brand" | "word";
                  value: string;
                })[];
            };
          };
        };
      };
      304: components["responses"]["NotModified"];
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List saved searches
   * @description `GET /searches/saved`: for registered users.
   *
   * The searches that you saved, newest first; nobody else sees them. Show their results with `GET /search` and the same filters.
   */
  searches_saved_list: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: {
              items: components["schemas"]["SavedSearch"][];
              total: number;
              limit: number;
              offset: number;
            };
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Save a search
   * @description `POST /searches/saved`: for registered users who are neither suspended nor banned.
   *
   * Within a minute you are told of each listing that then comes up for sale and is in the results of `GET /search` with these filters (without corrected words), or whose price falls into their range: once per listing, several in one notification. `daily`: at 08:00 Asia/Jakarta, by e-mail too. 400 when every listing fits, 409 when you have saved too many.
   */
  searches_saved_create: {
    requestBody: {
      content: {
        "application/json": {
          /** @description Your name for the search, shown in notifications */
          name: string;
          filters: {
            /** @description Search words. "In quotes": a phrase; or: either word; -word: without it */
            q?: string;
            /** @description One whole vibe tag, in any case */
            vibe_tag?: string;
            /**
             * @description Only for this gender
             * @enum {string}
             */
            gender?: "male" | "female" | "unisex";
            /**
             * @description In upper or lower case; a category that does not exist matches nothing
             * @enum {string}
             */
            product_category?: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
            /** @description Any of these brands */
            brand?: string[];
            /** @description Any of these; `EU 38` is `38` */
            size?: string[];
            /** @description Any of these */
            condition?: ("new" | "like_new" | "good" | "fair")[];
            /** @description Any of these */
            color?: string[];
            /** @description Any of these */
            sub_category?: string[];
            /** @description Rupiah */
            min_price?: number;
            /** @description Rupiah */
            max_price?: number;
            /** @description The seller's average rating is at least this */
            min_rating?: number;
            /** @description `true`: only sellers whose identity is verified; `false`: only others */
            verified?: boolean;
            /**
             * @description Stored with the search; it does not filter
             * @enum {string}
             */
            sortBy?: "relevance" | "newest" | "lowest_price" | "highest_price";
          };
          /**
           * @default instantly
           * @enum {string}
           */
          notify?: "off" | "instantly" | "daily";
        };
      };
    };
    responses: {
      /** @description Created. */
      201: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["SavedSearch"];
          };
        };
      };
      400: components["responses"]["ValidationOfSearchesSavedCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfAiCategorize"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfSearchesSavedCreate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Delete a saved search
   * @description `DELETE /searches/saved/{id}`: for registered users.
   *
   * From the answer on nothing is told of it; not even what was found before. 404 when you have no such search.
   */
  searches_saved_delete: {
    parameters: {
      path: {
        /** @description The search's id, from `GET /searches/saved`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfSearchesSavedUpdate"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Change a saved search
   * @description `PATCH /searches/saved/{id}`: for registered users.
   *
   * Name, filters (as a whole) or `notify`; what you leave out stays. `off` keeps the search and tells you nothing.
   */
  searches_saved_update: {
    parameters: {
      path: {
        /** @description The search's id, from `GET /searches/saved`. */
        id: string;
      };
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Your name for the search, shown in notifications */
          name?: string;
          filters?: {
            /** @description Search words. "In quotes": a phrase; or: either word; -word: without it */
            q?: string;
            /** @description One whole vibe tag, in any case */
            vibe_tag?: string;
            /**
             * @description Only for this gender
             * @enum {string}
             */
            gender?: "male" | "female" | "unisex";
            /**
             * @description In upper or lower case; a category that does not exist matches nothing
             * @enum {string}
             */
            product_category?: "Atasan" | "Bawahan" | "Dress" | "Outerwear" | "Sepatu" | "Tas" | "Aksesoris" | "Activewear";
            /** @description Any of these brands */
            brand?: string[];
            /** @description Any of these; `EU 38` is `38` */
            size?: string[];
            /** @description Any of these */
            condition?: ("new" | "like_new" | "good" | "fair")[];
            /** @description Any of these */
            color?: string[];
            /** @description Any of these */
            sub_category?: string[];
            /** @description Rupiah */
            min_price?: number;
            /** @description Rupiah */
            max_price?: number;
            /** @description The seller's average rating is at least this */
            min_rating?: number;
            /** @description `true`: only sellers whose identity is verified; `false`: only others */
            verified?: boolean;
            /**
             * @description Stored with the search; it does not filter
             * @enum {string}
             */
            sortBy?: "relevance" | "newest" | "lowest_price" | "highest_price";
          };
          /** @enum {string} */
          notify?: "off" | "instantly" | "daily";
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["SavedSearch"];
          };
        };
      };
      400: components["responses"]["ValidationOfSearchesSavedCreate"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfSearchesSavedUpdate"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get shipping prices
   * @description `POST /shipping/rates`: for registered users.
   *
   * What each courier asks from the seller to your address; `quote` is signed for you, this listing and 15 minutes. 403 for your own listing, 409 when it is not for sale. Next: `POST /orders`.
   */
  shipping_rates: {
    requestBody: {
      content: {
        "application/json": {
          /** Format: uuid */
          listing_id: string;
          /** Format: uuid */
          address_id: string;
          /**
           * Format: uuid
           * @description An accepted offer of yours; its price counts instead of the listing's
           */
          offer_id?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfShippingRates"];
      404: components["responses"]["NotFoundOfOrdersCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfShippingRates"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminShipmentsDecide"];
    };
  };
  /**
   * List couriers
   * @description `GET /shipping/couriers`: for registered users.
   *
   * Every courier with its services, for filters and forms. 503 while the shipping provider is down and nothing is stored.
   */
  shipping_couriers: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminShipmentsDecide"];
    };
  };
  /**
   * Book the courier
   * @description `POST /shipping/book`: for registered users.
   *
   * Books the courier of a paid order, which otherwise happens by itself; repeated calls never book a second one. Seller or staff; 409 unless it is ready to ship.
   */
  shipping_book: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Shipment"];
          };
        };
      };
      400: components["responses"]["ValidationOfConversationsSend"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersStatus"];
      404: components["responses"]["NotFoundOfReviewsCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfShippingBook"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminShipmentsDecide"];
    };
  };
  /**
   * Get the waybill
   * @description `POST /shipping/waybill`: for registered users.
   *
   * Tracking number and label of a paid order, booked if needed; the same bytes once there is a number. Null while the courier has not assigned one: ask again in a minute.
   */
  shipping_waybill: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
      /** @description Done. */
      200: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Shipment"];
          };
        };
      };
      400: components["responses"]["ValidationOfConversationsSend"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersStatus"];
      404: components["responses"]["NotFoundOfReviewsCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfShippingBook"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminShipmentsDecide"];
    };
  };
  /**
   * Get the label
   * @description `GET /shipping/labels/{orderId}`: for registered users.
   *
   * Redirects to an A6 PDF, by a URL valid for five minutes. 409 while there is no waybill or nothing to ship, 404 unless you are a party.
   */
  shipping_label: {
    parameters: {
      query?: {
        /** @description `outbound`: to the buyer. `return`: back to the seller. */
        direction?: "outbound" | "return";
      };
      path: {
        /** @description The order's id or its reference. */
        orderId: string;
      };
    };
    responses: {
      /** @description The header Location has the URL of the file; it is valid for five minutes. */
      302: {
        headers: {
          Location?: string;
        };
        content: never;
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfOrdersStatus"];
      404: components["responses"]["NotFound"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfShippingLabel"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfAdminShipmentsDecide"];
    };
  };
  /**
   * Track a parcel
   * @description `GET /shipping/track/{trackingNumber}`: for registered users.
   *
   * The courier's status and history; the stored one when the courier is slow. 404 unless the parcel belongs to one of your orders.
   */
  shipping_track: {
    parameters: {
      path: {
        /** @description The courier's number of the parcel, from the order. */
        trackingNumber: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Tracking"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminShipmentsDecide"];
      405: components["responses"]["MethodNotAllowed"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Get your balance
   * @description `GET /wallet/balance`: for registered users.
   *
   * What you can withdraw, what a withdrawal holds, and what waits in escrow. Below zero after a clawback.
   */
  wallet_balance: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List wallet transactions
   * @description `GET /wallet/transactions`: for registered users.
   *
   * Every change of your wallet with the balance after it, newest first. A hold becomes `withdrawal_debit` once paid, under the same id.
   */
  wallet_transactions: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * List your withdrawals
   * @description `GET /wallet/withdrawals`: for registered users.
   *
   * Newest first, with their payout links. `HELD` means that the provider has not confirmed the link yet.
   */
  wallet_withdrawals_list: {
    parameters: {
      query?: {
        limit?: components["parameters"]["Limit100"];
        offset?: components["parameters"]["Offset"];
      };
    };
    responses: {
      /** @description Done. */
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
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Withdraw
   * @description `POST /wallet/withdrawals`: for registered users.
   *
   * Holds the amount and e-mails you a payout link for amount less fee. 409 when the balance is too low, another is in progress, or your e-mail address is not verified; 403 while payouts are blocked. Next: `GET /wallet/withdrawals/{id}`.
   */
  wallet_withdrawals_create: {
    parameters: {
      header?: {
        "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
      /** @description Created. */
      201: {
        headers: {
          "Idempotent-Replayed": components["headers"]["Idempotent-Replayed"];
        };
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      400: components["responses"]["ValidationOfConversationsSend"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["ForbiddenOfWalletWithdrawalsCreate"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOrWithdrawalInProgressOfWalletWithdrawalsCreate"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfWalletWithdrawalsCreate"];
    };
  };
  /**
   * Get a withdrawal
   * @description `GET /wallet/withdrawals/{id}`: for registered users.
   *
   * One withdrawal of yours; poll it until `payout_url` is there. 404 when it is not yours.
   */
  wallet_withdrawals_get: {
    parameters: {
      path: {
        /** @description The withdrawal's id, from `GET /wallet/withdrawals`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      400: components["responses"]["Validation"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminPayoutsSettle"];
      405: components["responses"]["MethodNotAllowed"];
      500: components["responses"]["Internal"];
      503: components["responses"]["Unavailable"];
    };
  };
  /**
   * Cancel a withdrawal
   * @description `POST /wallet/withdrawals/{id}/cancel`: for registered users.
   *
   * Voids a link that nobody has claimed; the money returns to your wallet. 409 when it is claimed or ended.
   */
  wallet_withdrawals_cancel: {
    parameters: {
      path: {
        /** @description The withdrawal's id, from `GET /wallet/withdrawals`. */
        id: string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        content: {
          "application/json": {
            /** @constant */
            ok: true;
            data: components["schemas"]["Withdrawal"];
          };
        };
      };
      400: components["responses"]["ValidationOfAdminKtpApprove"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFoundOfAdminPayoutsSettle"];
      405: components["responses"]["MethodNotAllowed"];
      409: components["responses"]["ConflictOfWalletWithdrawalsCancel"];
      413: components["responses"]["PayloadTooLarge"];
      429: components["responses"]["RateLimited"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfWalletWithdrawalsCancel"];
    };
  };
  /**
   * Invoice callback (Xendit)
   * @description `POST /webhooks/xendit`: for machines, authenticated by x-callback-token.
   *
   * Applies a paid, expired or failed invoice to its order or boost. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_xendit: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Invoice callback
   * @description `POST /webhooks/payment_provider`: for machines, authenticated by x-callback-token.
   *
   * Applies a paid, expired or failed invoice to its order or boost. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_payment_provider: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Payout callback (Xendit)
   * @description `POST /webhooks/xendit/payout`: for machines, authenticated by x-callback-token.
   *
   * Applies the state of a payout link to its withdrawal. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_xendit_payout: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Payout callback
   * @description `POST /webhooks/payment_provider/payout`: for machines, authenticated by x-callback-token.
   *
   * Applies the state of a payout link to its withdrawal. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_payment_provider_payout: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Native payment callback (Xendit)
   * @description `POST /webhooks/xendit-native`: for machines, authenticated by x-callback-token.
   *
   * Stores a payment made without an invoice: virtual account, e-wallet or QR code. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_xendit_native: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Native payment callback
   * @description `POST /webhooks/payment_provider-native`: for machines, authenticated by x-callback-token.
   *
   * Stores a payment made without an invoice: virtual account, e-wallet or QR code. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_payment_provider_native: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Shipment callback (Biteship)
   * @description `POST /webhooks/biteship`: for machines, authenticated by BITESHIP_SIGNATURE_HEADER.
   *
   * Applies the courier's status to its parcel and order. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_biteship: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * Shipment callback
   * @description `POST /webhooks/shipping_provider`: for machines, authenticated by BITESHIP_SIGNATURE_HEADER.
   *
   * Applies the courier's status to its parcel and order. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_shipping_provider: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfFeedRecentlySold"];
    };
  };
  /**
   * E-mail callback (Resend)
   * @description `POST /webhooks/resend`: for machines, authenticated by svix-signature.
   *
   * Stores whether an e-mail arrived; an address that bounces gets none any more. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_resend: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfInternalReceive"];
    };
  };
  /**
   * E-mail callback
   * @description `POST /webhooks/email_provider`: for machines, authenticated by svix-signature.
   *
   * Stores whether an e-mail arrived; an address that bounces gets none any more. Answers 200 for what it has seen before, and for what it cannot use, which staff then see in `GET /admin/webhooks`.
   */
  webhooks_email_provider: {
    responses: {
      /** @description Done. */
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
      400: components["responses"]["ValidationOfAdminApprovalsReject"];
      401: components["responses"]["UnauthorizedOfInternalReceive"];
      405: components["responses"]["MethodNotAllowed"];
      413: components["responses"]["PayloadTooLarge"];
      500: components["responses"]["Internal"];
      503: components["responses"]["UnavailableOfInternalReceive"];
    };
  };
}
