import type { Operations } from "./type.ts";

/** Shipping, orders, payments, wallet. */
export const TRADE: Operations = {
  shipping_rates: [
    "Get shipping prices",
    "What each courier asks from the seller to your address; `quote` is signed for you, this listing and 15 minutes. 403 for your own listing, 409 when it is not for sale. Next: `POST /orders`.",
  ],
  shipping_couriers: [
    "List couriers",
    "Every courier with its services, for filters and forms. 503 while the shipping provider is down and nothing is stored.",
  ],
  shipping_book: [
    "Book the courier",
    "Books the courier of a paid order, which otherwise happens by itself; repeated calls never book a second one. Seller or staff; 409 unless it is ready to ship.",
  ],
  shipping_waybill: [
    "Get the waybill",
    "Tracking number and label of a paid order, booked if needed; the same bytes once there is a number. Null while the courier has not assigned one: ask again in a minute.",
  ],
  shipping_label: [
    "Get the label",
    "Redirects to an A6 PDF, by a URL valid for five minutes. 409 while there is no waybill or nothing to ship, 404 unless you are a party.",
  ],
  shipping_track: [
    "Track a parcel",
    "The courier's status and history; the stored one when the courier is slow. 404 unless the parcel belongs to one of your orders.",
  ],
  offers_create: [
    "Offer a price",
    "Offers the seller of a listing 50 to 99 % of its price, in whole thousands, to be answered within 24 hours. 400 for another price, 403 for your own listing, 409 when it is not for sale, you have an open or accepted offer for it, or have made five for it in a day. Next: `GET /offers`.",
  ],
  offers_list: [
    "List your offers",
    "Those you made and those you got, newest first. What expires, or ends because the listing is sold, removed or has another price, stays in the list and says so. Follow `next_cursor` to read on; 400 for a cursor with an offset.",
  ],
  offers_accept: [
    "Accept an offer",
    "The offer becomes the buyer's price for 24 hours; nothing is reserved, and a sale, another price or a removal ends it. 403 for your own offer, 404 for one of others, 409 when it is not open or the listing not for sale. Next: the buyer calls `POST /shipping/rates` with `offer_id`.",
  ],
  offers_decline: [
    "Decline an offer",
    "Ends the other party's open offer. 403 for your own, 404 for one of others, 409 when it is not open.",
  ],
  offers_counter: [
    "Answer by another price",
    "Replaces the other party's open offer by one of yours, which they answer within 24 hours: as the seller above the buyer's price and at most the listing's, as the buyer below the seller's (400 otherwise). 403 for your own offer, 404 for one of others, 409 when it is not open, the listing not for sale, no price is left between the two, or you have made five in a day.",
  ],
  offers_withdraw: [
    "Withdraw an offer",
    "Takes back your own open offer. 403 for the other party's, 404 for one of others, 409 when it is not open.",
  ],
  orders_preview: [
    "Preview an order",
    "What `POST /orders` with the same body would cost, and what wallet and invoice would pay of it; nothing is reserved. It rejects what the order would: 400 for an expired quote or a voucher you cannot use, 403 for your own listing or a blocked wallet, 409 when it is not for sale or the courier costs more now. Next: `POST /orders`.",
  ],
  orders_create: [
    "Order a listing",
    "Reserves the listing and creates an invoice; send the buyer to `payment.invoice_url`, then poll `GET /payments/{orderId}/check`. With `use_wallet` the wallet pays first, and `payment` is null when it pays everything. 400 for an expired quote, 403 for `use_wallet` with a blocked wallet, 409 when it was just sold or the courier costs more now, 503 when the payment provider is down.",
  ],
  orders_get: [
    "Get an order",
    "One order of yours, by id or reference. What it shows depends on your side: the payment is the buyer's, the street the seller's while there is something to ship.",
  ],
  orders_my: [
    "List your orders",
    "Your purchases and your sales, newest first, each with its total. `limit` and `offset` apply to both lists.",
  ],
  orders_timeline: [
    "Get an order's history",
    "Every status it has entered, when, and by whom, oldest first. 404 unless you are a party or staff.",
  ],
  orders_status: [
    "Set an order's status",
    "Takes the order one step along its transitions, as the route of that step does. 202 when staff propose it (a return that no carrier scanned). 409 names the current status, 403 when the step is the other side's.",
  ],
  orders_ship: [
    "Mark as shipped",
    "The seller gives the tracking number; another than ours cancels our booking. 409 unless the order is `READY_TO_SHIP`, or when the number is in use.",
  ],
  orders_confirm: [
    "Confirm receipt",
    "The buyer has the parcel: the escrow goes to the seller's wallet, once, and it cannot be undone. 409 unless paid and open. Next: `POST /reviews`.",
  ],
  orders_cancel: [
    "Cancel an order",
    "Ends an order that is not shipped; what was paid goes to the buyer's wallet. The buyer may within 60 minutes of paying, the seller until shipping; later: 409.",
  ],
  orders_dispute: [
    "Open a dispute",
    "The buyer asks staff to decide; the seller, with photos, about a return that came back wrong (400 without them). The money stays in escrow. 403 for the seller otherwise, 409 when the order is over or already disputed, or the time to contest is over. Next: the other party calls `PUT /orders/{id}/dispute/answer`.",
  ],
  orders_dispute_answer: [
    "Answer a dispute",
    "The party that did not open it gives its side, by `answer_due_at`; another answer replaces the first. 400 without description and photos, 403 for whoever opened it, 409 unless the order is disputed. Next: staff decide, or `POST /orders/{id}/settlement`.",
  ],
  orders_settlement: [
    "Offer a settlement",
    "Buyer or seller offer that the buyer keeps the item and gets `refund_amount` back; a new offer replaces the open one, whoever made it. 400 for more than the buyer paid for item and shipping, 409 without an open return or dispute, or after ten offers of yours. Next: the other party calls `POST /orders/{id}/settlement/accept`.",
  ],
  orders_settlement_accept: [
    "Accept a settlement",
    "Takes the offer of the other party, `settlement.id` of the order: the order is completed, the buyer's wallet gets `refund_amount` and the seller's the rest, and it cannot be undone. 403 for your own offer, 404 for one of another order, 409 when it was replaced or the order has moved on, 400 when a refund since then leaves less to give back.",
  ],
  orders_return_request: [
    "Request a return",
    "The buyer, once per order, within 24 hours of delivery; a cheap one is approved at once. A change of mind is 400, later is 409. Next: the seller approves or rejects.",
  ],
  orders_return_approve: [
    "Approve a return",
    "Seller or staff; unanswered requests are approved after 48 hours. The buyer then calls `POST /orders/{id}/return-label`.",
  ],
  orders_return_reject: [
    "Reject a return",
    "Seller or staff, with a reason that the buyer reads. The order is `DELIVERED` again; the buyer may still open a dispute.",
  ],
  orders_return_received: [
    "Confirm a return",
    "The seller has it back: the buyer's wallet gets the refund in the same step. If no carrier scanned the parcel, the order stays `RETURN_APPROVED` until staff decide; of staff it is then a proposal above `approval_over_idr` (202). 409 unless the return is approved. If the wrong thing came back: `PUT /orders/{id}/dispute`.",
  ],
  orders_return_label: [
    "Get a return label",
    "Books the parcel back and returns its number and label; repeated calls return the same. 409 unless the return is approved, or when it would cost more than the item.",
  ],
  orders_return_ship: [
    "Return by another courier",
    "The buyer sends it back by a courier of their own and gives its number. 409 unless the return is approved.",
  ],
  payments_check: [
    "Check a payment",
    "Asks the payment provider and applies its answer, as its callback would. Poll it every two seconds while the buyer pays; buyer or staff only (403).",
  ],
  wallet_balance: [
    "Get your balance",
    "What you can withdraw, what a withdrawal holds, and what waits in escrow. Below zero after a clawback.",
  ],
  wallet_transactions: [
    "List wallet transactions",
    "Every change of your wallet with the balance after it, newest first. A hold becomes `withdrawal_debit` once paid, under the same id.",
  ],
  wallet_withdrawals_create: [
    "Withdraw",
    "Holds the amount and e-mails you a payout link for amount less fee. 409 when the balance is too low, another is in progress, or your e-mail address is not verified; 403 while payouts are blocked. Next: `GET /wallet/withdrawals/{id}`.",
  ],
  wallet_withdrawals_list: [
    "List your withdrawals",
    "Newest first, with their payout links. `HELD` means that the provider has not confirmed the link yet.",
  ],
  wallet_withdrawals_get: [
    "Get a withdrawal",
    "One withdrawal of yours; poll it until `payout_url` is there. 404 when it is not yours.",
  ],
  wallet_withdrawals_cancel: [
    "Cancel a withdrawal",
    "Voids a link that nobody has claimed; the money returns to your wallet. 409 when it is claimed or ended.",
  ],
  finances_balance: [
    "Get a seller's balance",
    "What the finance portal says, or with `stale: true` its last answer. The seller or staff; others get 404.",
  ],
};
