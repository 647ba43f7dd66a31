/**
 * The text of each kind of notification, by `kind`. More specific texts: `kind/seller` for one party, `kind/several` if
 * `count` is above 1, `kind/<resolution>` by the decision, `kind@FROM` after a certain order status.
 */
import { ACCOUNT_KINDS } from "./account.ts";
import { CHARGEBACK_KINDS } from "./chargebacks.ts";
import { LISTING_KINDS } from "./listings.ts";
import { MONEY_KINDS } from "./money.ts";
import { OFFER_KINDS } from "./offers.ts";
import { ORDER_KINDS } from "./orders.ts";
import { REMINDER_KINDS } from "./reminders.ts";
import { RETURN_KINDS } from "./returns.ts";
import type { Text } from "./text.ts";

export const CATALOGUE: Readonly<Record<string, Text>> = Object.freeze({
  ...MONEY_KINDS,
  ...LISTING_KINDS,
  ...ACCOUNT_KINDS,
  ...OFFER_KINDS,
  ...ORDER_KINDS,
  ...REMINDER_KINDS,
  ...RETURN_KINDS,
  ...CHARGEBACK_KINDS,
});
