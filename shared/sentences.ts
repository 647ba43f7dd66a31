/** Errors in Indonesian; loaded at the first error of an Indonesian reader. */
import type { ApiError, ErrorDetail } from "./errors.ts";
import { sentenceOf } from "./reasons.ts";
import { DETAILS } from "./reasons/details.ts";

export function inIndonesian({ reason, details, facts }: ApiError): {
  message: string;
  details: ErrorDetail[] | undefined;
} {
  return {
    message: sentenceOf(reason, "id", facts),
    details: details?.map(({ path, message }) => ({ path, message: detail(message) })),
  };
}

/** A message about one field; one without a translation stays English. */
function detail(message: string): string {
  for (const [pattern, indonesian] of DETAILS) {
    if (pattern.test(message)) return message.replace(pattern, indonesian);
  }
  return message;
}
