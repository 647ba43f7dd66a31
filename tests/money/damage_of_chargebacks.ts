/** SQL that each check of impossible_chargebacks.ts finds; the disputed order has a chargeback. */
export const CHARGEBACK_DAMAGE: Record<string, string> = {
  "chargebacks of which the ledger took another amount from the provider": `
    update private.chargebacks set amount = amount + 1`,
  "chargebacks whose loss is not what nobody bears": `
    update private.chargebacks set from_buyer = from_buyer + 1`,
  "orders that are frozen without an undecided chargeback, or the reverse": `
    update public.orders set frozen_at = null`,
  "undecided chargebacks without an open case": `
    update private.staff_cases set closed_at = private.now() where kind = 'chargeback'`,
  "buyers who are refunded what their payment channel gave back": `
    update private.chargebacks set outcome = 'cancel', decided_at = private.now(), order_id = '{cancelled}'`,
  "chargebacks whose events have a gap": `
    update private.chargebacks set version = version + 1`,
};
