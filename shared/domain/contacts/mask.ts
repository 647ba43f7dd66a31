/**
 * Hides contact data and payment outside of the market, best effort: telephone numbers, e-mail addresses, links, names
 * on other services, account numbers. docs/trust.md has its limits.
 */
import * as z from "zod";
import { fold } from "./fold.ts";
import { numbersIn } from "./numbers.ts";
import type { Range } from "./numbers.ts";
import { WORDS } from "./words.ts";

/** Never longer than the text that it replaces. */
const maskOf = (found: string) => "*".repeat(Math.min(3, [...found].length));
/** The capitals of a waybill, directly before its digits. */
const CAPITALS =
  /(?<![A-Za-z])(?!(?:WA|HP|NO|TLP|TELP|TEL|CP|SMS|CALL|NOMOR|NOMER|HUB)$)[A-Z]{2,6}$/;

/** The text without contact data; the same text when it has none. */
export function maskContacts(source: string): string {
  const { text, starts } = fold(source);
  const isWaybill = (from: number) =>
    CAPITALS.test(source.slice(Math.max(0, starts[from]! - 7), starts[from]));
  const words = WORDS.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }): Range => [index, index + found.length])
  );
  const ranges = [...numbersIn(text, isWaybill), ...words].sort(([a], [b]) => a - b);
  let masked = "";
  let at = 0;
  for (const [from, to] of ranges) {
    const start = starts[from]!;
    // One character may stand for several, and the last of them may be outside the match: it is
    // masked as a whole.
    const end = starts.find((place) => place > starts[to - 1]!)!;
    if (start >= at) masked += source.slice(at, start) + maskOf(source.slice(start, end));
    at = Math.max(at, end);
  }
  return masked + source.slice(at);
}

const REFUSED =
  "must have no telephone number, e-mail address, link, account number or name on another service";

/** For texts that strangers read and their writer can change: masking would publish a text that nobody wrote. */
export const withoutContacts = <Text extends z.ZodType<string | null | undefined>>(text: Text) =>
  text.refine((given) => !given || maskContacts(given) === given, REFUSED);

/** A dot in a username is no link, except before an ending that only web addresses have. */
const ADDRESS = /(?:\.com|\.(?:co|my|web)\.id)$|^(?:wa|t)\.me\b/;
export const isContactName = (username: string): boolean =>
  ADDRESS.test(username) || maskContacts(username.replaceAll(".", "_")).includes("*");
