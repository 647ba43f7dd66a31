import { shortLine } from "../../shared/domain/text.ts";
import { ProviderRejected } from "../../shared/providers/call.ts";

/** Quoted values, e-mail addresses, phone numbers, keys, and the part after `?` in a URL. */
const PRIVATE =
  /"[^"]*"|'[^']*'|`[^`]*`|[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+|(?<![\w-])\+?\d[\d -]{6,}\d(?![\w-])|\b(?:xnd|re|sk|biteship|whsec|Bearer)[_ .][\w+/.=-]+|(?<=https?:\/\/[^\s?]*)\?\S+/g;

/** `last_error` of a job: a provider's rejection in our words, any other message with personal data masked. */
export function lastErrorOf(error: unknown): string {
  if (error instanceof ProviderRejected) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  return masked(message);
}

/** A provider's own sentence, for a case that staff read. */
export const masked = (text: string): string => shortLine(text.replaceAll(PRIVATE, "[…]"), 1000);
