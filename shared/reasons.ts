/** Why an operation ends with an error, for machines; part of the promises to clients. */
import type { ErrorCode } from "./error_codes.ts";
import { ACCOUNT } from "./reasons/account.ts";
import { AFTER_PAYMENT } from "./reasons/after_payment.ts";
import { LISTINGS } from "./reasons/listings.ts";
import { MONEY } from "./reasons/money.ts";
import { OFFERS } from "./reasons/offers.ts";
import { ORDERS } from "./reasons/orders.ts";
import { STAFF } from "./reasons/staff.ts";
import { WIRE } from "./reasons/wire.ts";

/** A client handles causes differently only by their reason: a new cause is a new reason, the same cause the same one. */
export const REASONS = Object.freeze({
  ...WIRE,
  ...ACCOUNT,
  ...LISTINGS,
  ...OFFERS,
  ...ORDERS,
  ...AFTER_PAYMENT,
  ...MONEY,
  ...STAFF,
});

export type Reason = keyof typeof REASONS;

export const codeOf = (reason: Reason): ErrorCode => REASONS[reason][0];
export const meaningOf = (reason: Reason): string => REASONS[reason][1];

export function isReason(text: string): text is Reason {
  return Object.hasOwn(REASONS, text);
}
