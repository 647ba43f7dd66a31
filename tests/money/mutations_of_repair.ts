import type { Mutation } from "./mutation.ts";

/** Bugs in what ends open bookings, cases and differences. */
export const MORE: Mutation[] = [
  {
    bug: "a decision that nothing was booked leaves the shipping fee where it is",
    rewrite: [
      "api.admin_shipments_decide",
      "perform private.refund_unspent_shipping(v_order.id);",
      "",
    ],
  },
  {
    bug: "the search for a booking ends without a case",
    rewrite: [
      "internal.end_booking_search",
      "if not private.is_booking_undecided(v_shipment) then",
      "if true then",
    ],
  },
  {
    bug: "a correction moves twice what the provider's list says",
    // Both of its lines, so that the transfer still balances.
    rewrite: [
      "api.admin_reconciliation_approve",
      `private.ledger_line('provider_cash', -v_after.difference),
        private.ledger_line(v_after.counter_account, v_after.difference)`,
      `private.ledger_line('provider_cash', -2 * v_after.difference),
        private.ledger_line(v_after.counter_account, 2 * v_after.difference)`,
    ],
  },
  {
    bug: "a kind of case ends by nothing",
    rewrite: ["private.case_lasts", "'parcel_trouble', ", ""],
  },
  {
    bug: "nobody but the parties can end a dispute",
    sql: `delete from private.order_transitions
          where from_status = 'DISPUTED' and actor in ('staff', 'clock')`,
  },
  {
    bug: "a clawback gives nothing to a buyer who has left",
    rewrite: [
      "private.redirect_lines",
      "v_lines || private.ledger_line('suspense', v_line.amount)",
      "v_lines || private.ledger_line('claims', v_line.amount)",
    ],
  },
];
