/** The causes of errors, for machines; a part of the API's promises. */
import type { Locale } from "./domain/notification_words.ts";
import type { Entry, ErrorCode } from "./error_codes.ts";
import { ACCOUNT } from "./reasons/account.ts";
import { AFTER_PAYMENT } from "./reasons/after_payment.ts";
import { LISTINGS } from "./reasons/listings.ts";
import { MONEY } from "./reasons/money.ts";
import { OFFERS } from "./reasons/offers.ts";
import { ORDERS } from "./reasons/orders.ts";
import { STAFF } from "./reasons/staff.ts";
import { WIRE } from "./reasons/wire.ts";

/** Clients distinguish causes only by reason: a new cause gets a new reason, the same cause keeps its reason. */
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

/** Amounts, times and names of a sentence. */
export type Facts = Readonly<Record<string, string | number>>;

/** During a deployment the database may raise a reason that this version does not have. */
const UNKNOWN: Entry = [
  "CONFLICT",
  "The request was rejected.",
  "Permintaan ini ditolak.",
];

export const isReason = (text: string): text is Reason => Object.hasOwn(REASONS, text);

const entryOf = (reason: string): Entry => isReason(reason) ? REASONS[reason] : UNKNOWN;

export const codeOf = (reason: Reason): ErrorCode => entryOf(reason)[0];

/** The sentence, where `{name}` is a fact of the error. */
export const meaningOf = (reason: Reason): string => entryOf(reason)[1];

export function sentenceOf(reason: Reason, locale: Locale, facts: Facts): string {
  const [, english, indonesian] = entryOf(reason);
  return (locale === "en" ? english : indonesian).replace(
    /\{(\w+)\}/g,
    (braces, name: string) => readable(name, facts[name] ?? braces, locale),
  );
}

/** Numbers and `until`, in Jakarta's time, in the language's style. Other facts stay as given. */
function readable(name: string, fact: string | number, locale: Locale): string {
  if (typeof fact === "number") {
    return String(fact).replace(/\B(?=(\d{3})+$)/g, locale === "en" ? "," : ".");
  }
  if (name !== "until") return fact;
  const format = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : "id-ID", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Jakarta",
  });
  return `${format.format(new Date(fact))} WIB`;
}
