/** Quoted values, e-mail addresses, phone numbers, keys, and what follows `?` in a URL. */
const PRIVATE =
  /"[^"]*"|'[^']*'|`[^`]*`|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+|(?<![\w-])\+?\d[\d -]{6,}\d(?![\w-])|\b(?:xnd|re|sk|biteship|whsec|Bearer)[_ .][\w+/.=-]+|(?<=https?:\/\/[^\s?]*)\?\S+/g;

/** What `last_error` of a job says. Providers repeat what they were sent, so their words are masked. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(PRIVATE, "[…]").slice(0, 1000);
}
