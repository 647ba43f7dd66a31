import type { Operations } from "./type.ts";

/** What staff see and decide about people, orders and the running of the service. */
export const ADMIN: Operations = {
  admin_analytics: [
    "Get the analytics",
    "MAU, transactions, GMV and revenue of a period, beside the period before; the last 30 days without one. `check=true` recounts every past day, which is slow.",
  ],
  admin_audit: [
    "List the audit log",
    "Who changed what and why, newest first, with the request id that its caller got. `kind=read` is what you opened yourself of personal data; superadmins see who opened whose.",
  ],
  admin_cases: [
    "List cases",
    "What needs a decision by staff, newest first; `next_step` says what to do. Next: `POST /admin/cases/{id}/close`.",
  ],
  admin_cases_close: [
    "Close a case",
    "Records that the decision was carried out; it moves no money itself. 409 when it is closed already, or while its cause lasts.",
  ],
  admin_users: [
    "List users",
    "Newest first, by status, identity check or name. Phone and e-mail address are masked; `POST /admin/disclosures` opens them. A search by phone is audited.",
  ],
  admin_disclosures: [
    "Open personal data",
    "Answers these fields in clear, once, and audits it; addresses only while there is something to send (else 409). 403 for an order of your own and its other party. 409 also after `disclosures_per_day`.",
  ],
  admin_accounts: [
    "Change an account's status",
    "Suspends, bans or reinstates a user, who is told the reason. A ban ends their streams, blocks payouts for a time and opens a case for each open order.",
  ],
  admin_accounts_live_unban: [
    "Lift a live ban",
    "Lets a user go live again and tells them. 409 when they are not banned.",
  ],
  admin_orders: [
    "List orders",
    "Newest first, with the reasons why an order is stuck. Next: `GET /admin/orders/{id}/explain`.",
  ],
  admin_orders_explain: [
    "Explain an order",
    "One order in full: its steps, ledger, calls to providers, notifications and cases, and which steps are possible next. Reading it is audited.",
  ],
  admin_orders_refund: [
    "Refund a completed order",
    "Takes the price from the seller's wallet, which may go below zero, and gives it to the buyer's. 409 unless the order is completed, or when it was refunded or ended by a settlement.",
  ],
  admin_orders_chargeback: [
    "Announce a chargeback",
    "For one without a callback: freezes the order and opens a case; no money moves. 409 while one is open, or when no payment came through the provider; 403 about your own order.",
  ],
  admin_chargebacks: [
    "List chargebacks",
    "Payments that a card issuer, bank or e-wallet takes back, those without a decision by default. Next: `POST /admin/chargebacks/{id}/decide`.",
  ],
  admin_chargebacks_decide: [
    "Decide a chargeback",
    "Once. `cancel` is proposed (202) if it refunds more than `approval_over_idr`. `buyer` takes what that wallet still has, `seller` also the seller's, even below zero. 409 for another state, 403 about your own order. A won dispute gives everything back.",
  ],
  admin_shipments: [
    "List shipments",
    "Parcels to buyers and back, newest first, with what was charged. Filter by order, courier, status or number.",
  ],
  admin_shipments_decide: [
    "Decide about a lost booking",
    "Ends the search for a booking whose answer was lost: `booked` posts the courier's price and cancels the parcel, `not_booked` gives the buyer the unspent shipping fee back. 409 while the provider is still asked, when the booking is known, or the shipping order is another parcel's; 403 about your own order, 503 while the provider is down. `booked` may still follow `not_booked`.",
  ],
  admin_disputes: [
    "List disputes",
    "The open ones by default, newest first, with the other party's `answer` or the time it is due, the return request before it and every offer of settlement. Next: `POST /admin/disputes/{id}/resolve`.",
  ],
  admin_disputes_resolve: [
    "Resolve a dispute",
    "`release` pays the seller, `refund` the buyer, `split` gives the buyer `refund_amount` and the seller the rest; both read the note. 400 for a split of more than the buyer paid for item and shipping, 403 about your own order, 409 when it is resolved already.",
  ],
  admin_reviews_hide: [
    "Hide a review",
    "Hides it from users and from the average; `hidden: false` shows it again. The reason stays in the audit log.",
  ],
  admin_reports: [
    "List reports",
    "Reported listings and users, the open ones by default, newest first. Next: `POST /admin/reports/{id}/close`.",
  ],
  admin_reports_close: [
    "Close a report",
    "Records whether something was done; act with `PUT /admin/accounts/{userId}` first. 409 when it is closed already.",
  ],
  admin_conversations: [
    "List reported conversations",
    "Those with an open report by default, without their messages. Nobody lists others. Next: `GET /admin/conversations/{id}`, then `POST /admin/reports/{id}/close`.",
  ],
  admin_conversations_view: [
    "Read a reported conversation",
    "Its messages, oldest first, and what was written where contact data is masked. Each look is in the audit log. 404 when nobody reported it, 403 for your own.",
  ],
  admin_ktp_pending: [
    "List identity checks",
    "The pending ones, newest first, without photos. Next: `GET /admin/ktp/{id}`.",
  ],
  admin_ktp_view: [
    "View an identity check",
    "Signed URLs of card and selfie, valid for five minutes; each view is audited. 403 for yourself and whom you trade with. 503 while storage is down.",
  ],
  admin_ktp_approve: [
    "Approve an identity check",
    "The decision is final, and the photos are deleted later. 409 unless it is pending.",
  ],
  admin_ktp_reject: [
    "Reject an identity check",
    "The user reads the reason and may submit new photos. 409 unless it is pending.",
  ],
  admin_reliability: [
    "Get the reliability signals",
    "What is late, failing or adrift, 0 is good, with the dead events and jobs to redrive. `docs/operations.md` says what each asks for.",
  ],
  admin_jobs: [
    "List jobs",
    "Background work that is not done, newest first, with its last error and next try. Retry a dead one with `POST /admin/jobs/{id}/redrive`.",
  ],
  admin_jobs_redrive: [
    "Retry a job",
    "Gives a dead job its full number of attempts again. 409 unless it is dead.",
  ],
  admin_jobs_redrive_matching: [
    "Retry many jobs",
    "Retries all dead jobs of a kind, or with a text in their last error. Try it with `dry_run=true`: `matching` says how many.",
  ],
  admin_outbox_redrive: [
    "Retry an event",
    "Gives a dead event five more attempts; those behind it wait. 409 unless it is dead.",
  ],
  admin_outbox_redrive_matching: [
    "Retry many events",
    "Retries all dead events of a type, or with a text in their last error. Try it with `dry_run=true`: `matching` says how many.",
  ],
  admin_webhooks: [
    "List callbacks",
    "What providers sent, as received, newest first; by default what was not processed. Next: `POST /admin/webhooks/{id}/redrive`.",
  ],
  admin_webhooks_redrive: [
    "Process a callback again",
    "Handles an open callback once more, as if it had just arrived. 409 when it is done.",
  ],
  admin_webhooks_redrive_matching: [
    "Process many callbacks again",
    "Handles all open callbacks of a provider, or with an outcome, once more. Try it with `dry_run=true`: `matching` says how many.",
  ],
  admin_seller_reviews: [
    "List seller reviews",
    "Sellers whom the finance portal asks us to look at, newest first. Next: `POST /admin/seller-reviews/{id}/close`.",
  ],
  admin_seller_reviews_close: [
    "Close a seller review",
    "Records whether the suspicion was confirmed. Change the account first; 409 when it is closed already.",
  ],
  admin_live_streams: [
    "List streams for staff",
    "Streams that are not over, newest first, with their messages counted. End one with `PUT /admin/live-streams/{streamId}/end`.",
  ],
  admin_live_streams_end: [
    "End a user's stream",
    "Ends the stream of any user and tells them. 409 when it has ended.",
  ],
  admin_live_streams_ban: [
    "Ban a host",
    "Ends the host's streams and bars them from going live, also when the stream is over. Undo it with `PUT /admin/accounts/{userId}/live-unban`.",
  ],
  admin_discovery: [
    "Check the stored totals",
    "Compares counters, search entries, likes and boost scores with a recount. `exact` is true when nothing differs.",
  ],
  admin_facets_aliases: [
    "List other spellings",
    "What counts as the same brand, size, colour or sub-category in filters and facets, beyond case, spaces and accents. Next: add or delete one.",
  ],
  admin_facets_aliases_set: [
    "Set another spelling",
    "Listings keep what was typed, and are found and counted by the other word at once. 409 when one of the two stands for something else already.",
  ],
  admin_facets_aliases_delete: [
    "Delete another spelling",
    "Listings with it count by themselves again. 404 when there is no such spelling.",
  ],
  admin_growth_boosts: [
    "Grant a boost",
    "Boosts all listings of a seller for some days, and tells them. 404 when there is no such seller.",
  ],
};
