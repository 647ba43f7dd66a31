/**
 * Hides contact data and payment outside of the market, best effort: telephone numbers, e-mail addresses, links, names
 * on other services, account numbers. docs/trust.md has its limits.
 */
import { fold } from "./contact_fold.ts";
import { numbersIn } from "./contact_numbers.ts";
import type { Range } from "./contact_numbers.ts";
import { WORDS } from "./contact_words.ts";

/** Never longer than the text that it replaces. */
const maskOf = (found: string) => "*".repeat(Math.min(3, [...found].length));
/** Of a waybill, written right before its digits. */
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
    // One character may stand for several, of which the last belong to nothing: it goes as a whole.
    const end = starts.find((place) => place > starts[to - 1]!)!;
    if (start >= at) masked += source.slice(at, start) + maskOf(source.slice(start, end));
    at = Math.max(at, end);
  }
  return masked + source.slice(at);
}
