/** Errors in Indonesian; loaded with the catalog of reasons at the first error of someone who reads it. */
import type { ApiError, ErrorDetail, Facts } from "./errors.ts";
import { isReason, REASONS } from "./reasons.ts";
import { DETAILS } from "./reasons/details.ts";

export function inIndonesian(error: ApiError): {
  message: string;
  details: ErrorDetail[] | undefined;
} {
  const { reason, message, details, retryAfterSeconds = 0, facts } = error;
  // While a new version is deployed, the database may know a reason that this one does not.
  const sentence = isReason(reason) ? REASONS[reason][2] : message;
  return {
    message: fill(sentence, { seconds: retryAfterSeconds, ...facts }),
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

const fill = (sentence: string, facts: Facts): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => readable(name, facts[name] ?? ""));

/** Numbers with dots; `until` is a time and told in Jakarta's. Anything else is as it was given. */
function readable(name: string, fact: string | number): string {
  if (typeof fact === "number") return String(fact).replace(/\B(?=(\d{3})+$)/g, ".");
  if (name !== "until") return fact;
  const format = new Intl.DateTimeFormat("id-ID", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Jakarta",
  });
  return `${format.format(new Date(fact))} WIB`;
}
