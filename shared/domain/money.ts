import * as z from "zod";

export const rupiah = z.int().meta({ description: "Rupiah", example: 240_000 });

/** The same as the enum private.account_kind. */
export const ACCOUNT_KINDS = [
  "provider_cash",
  "escrow",
  "wallet",
  "shipping_payable",
  "courier_balance",
  "courier_adjustments",
  "protection_fee_held",
  "protection_fee_revenue",
  "commission_revenue",
  "boost_revenue",
  "promotions",
  "payment_fees",
  "payout_in_transit",
  "payout_fees",
  "claims",
  "suspense",
  "adjustments",
  "payment_held",
  "refund_in_transit",
] as const;

export const walletBalance = z.object({ available: rupiah, held: rupiah, in_escrow: rupiah });
