import type { Operations } from "./type.ts";

/** What staff see and decide about money. */
export const ADMIN_MONEY: Operations = {
  admin_payouts: [
    "List payouts",
    "Withdrawals, newest first, as JSON or CSV, with recipient and link masked: `POST /admin/disclosures` opens them. Next: resolve, void or decide one.",
  ],
  admin_payouts_settle: [
    "Resolve a payout",
    "Proposes to resolve a withdrawal whose link is unknown, as the provider answers; give the link's id if you know it. Applied once another administrator approves. 503 while the provider is down.",
  ],
  admin_payouts_void: [
    "Void a payout link",
    "Voids a link that nobody has claimed; the money returns to the wallet. 409 when it is claimed or ended.",
  ],
  admin_payouts_decide: [
    "Decide a payout",
    "Where the provider contradicts itself or has forgotten the link: proposes by evidence whether it was paid, until another superadmin approves. 409 while the provider's link and list agree.",
  ],
  admin_revenue: [
    "Get the revenue",
    "Fees, boosts and costs per day, week or month of Jakarta, as JSON or CSV. The totals are those of all rows.",
  ],
  admin_ledger: [
    "List the ledger",
    "Transfers with their entries, newest first, and the balance per account, as JSON or CSV. The entries of a transfer sum to zero.",
  ],
  admin_adjustments: [
    "Adjust a wallet",
    "Proposes to add to a wallet or take from it, once per `X-Request-Id`: repeat with it after a lost response. Another superadmin approves it. 409 when that one was used otherwise, or the balance is too low.",
  ],
  admin_settings: [
    "List the settings",
    "Fees, windows, caps and switches, each with its unit, its bounds and its last change. Next: change one.",
  ],
  admin_settings_update: [
    "Change a setting",
    "Proposes another value; once another superadmin approves, it applies to every call from then on. 400 names the bounds, 409 when it is no longer `expected`, or what it was when proposed.",
  ],
  admin_suspense: [
    "List money in suspense",
    "Payments of a wrong amount or for nothing we know, newest first. Next: apply, refund or close one.",
  ],
  admin_suspense_refund: [
    "Refund money in suspense",
    "Pays it to a wallet; an order that waits for it ends. 202 when it is proposed: above `approval_over_idr`, with what its order had from suspense before. 409 when it is resolved already.",
  ],
  admin_suspense_apply: [
    "Apply money in suspense",
    "Pays the order with it; a surplus goes to the buyer's wallet. 202 when it is proposed: what is missing or too much is above `approval_over_idr`. 409 when it is too little, or the order is over.",
  ],
  admin_suspense_close: [
    "Close money in suspense",
    "Ends it by evidence: it was paid back outside, or there is nobody to pay. 409 when it is resolved already.",
  ],
  admin_reconciliation: [
    "Get the reconciliation",
    "The provider's statement beside our ledger: the drift and the differences, as JSON or CSV. Next: approve a correction.",
  ],
  admin_reconciliation_approve: [
    "Approve a correction",
    "Posts the proposed correction of a difference to the ledger. 409 when it has none, or is closed.",
  ],
  admin_reconciliation_reverse: [
    "Reverse a correction",
    "Takes an approved correction back with the opposite transfer. 409 unless it was approved.",
  ],
  admin_vouchers_list: [
    "List vouchers",
    "Newest first, with how often each was used. Switch one off with `PATCH /admin/vouchers/{id}`.",
  ],
  admin_vouchers_create: [
    "Create a voucher",
    "A fixed amount or a percentage of the price, paid by promotions. 409 when the code exists.",
  ],
  admin_vouchers_update: [
    "Change a voucher",
    "Changes the fields that you send; orders keep what they were given. `active: false` ends it.",
  ],
};
