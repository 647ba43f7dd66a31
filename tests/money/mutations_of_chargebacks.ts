import type { Mutation } from "./mutation.ts";

export const CHARGEBACK_MUTATIONS: Mutation[] = [
  {
    bug: "a charged back order is paid out before staff have decided",
    rewrite: [
      "private.move_order",
      "elsif private.is_frozen(v_order, p_to) then",
      "elsif false then",
    ],
  },
  {
    bug: "a charged back order that is cancelled refunds the buyer a second time",
    rewrite: ["private.record_refund", "if p_event <> 'settlement' then", "if false then"],
  },
  {
    bug: "a chargeback that is won leaves what the seller paid for it with us",
    rewrite: [
      "private.return_chargeback",
      `private.ledger_line('claims', p_amount - v_to_buyer - v_to_seller),
      private.ledger_line('wallet', v_to_buyer, p_user_id => v_parties.buyer_id),
      private.ledger_line('wallet', v_to_seller, p_user_id => v_parties.seller_id)`,
      `private.ledger_line('claims', p_amount - v_to_buyer),
      private.ledger_line('wallet', v_to_buyer, p_user_id => v_parties.buyer_id)`,
    ],
  },
  {
    bug: "a chargeback takes from the seller more than the sale paid",
    rewrite: [
      "private.charge_parties",
      "else private.received_from_order(v_chargeback.order_id, v_parties.seller_id)",
      "else v_missing",
    ],
  },
  {
    bug: "the list's second word of a chargeback is taken for a second chargeback",
    rewrite: [
      "internal.apply_chargeback",
      "- private.booked_chargebacks(p_reference);",
      ";",
    ],
  },
];
