/** The language of messages: the request's, else the caller's own, else English. */
import type { Locale } from "./domain/notification_words.ts";
import type { ApiError } from "./errors.ts";
import { sentenceOf } from "./reasons.ts";

type Find = () => Promise<Locale | null | undefined>;

const ofCallers = new WeakMap<Request, Find>();

/** Remembers how to find the caller's language, in case this request ends with an error. */
export function rememberLocale(request: Request, find: Find): void {
  ofCallers.set(request, find);
}

/** Asks the database only as the last resort, and not if it may be the cause of the error. */
export async function localeOf(request: Request, mayFind: boolean): Promise<Locale> {
  const wanted = asked(request.headers.get("Accept-Language") ?? "");
  if (wanted) return wanted;
  const found = mayFind ? await ofCallers.get(request)?.().catch(() => null) : null;
  return found ?? "en";
}

/** The language that Accept-Language prefers; undefined if it names neither. */
export function asked(header: string): Locale | undefined {
  // A list longer than any browser's is not worth sorting.
  const ranges = header.slice(0, 500).split(",").map((range) => {
    const [tag = "", ...parameters] = range.trim().toLowerCase().split(/\s*;\s*/);
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { language: tag.split("-")[0], weight: weight === undefined ? 1 : Number(weight) };
  });
  const [best] = ranges.flatMap(({ language, weight }) => {
    // Older Java and Android versions call Indonesian `in`.
    const locale: Locale | undefined = language === "en"
      ? "en"
      : language === "id" || language === "in"
      ? "id"
      : undefined;
    return locale && weight > 0 ? [{ locale, weight }] : [];
  }).sort((left, right) => right.weight - left.weight);
  return best?.locale;
}

/**
 * The sentence and the messages about fields in a language. The Indonesian ones are loaded at first use; one without a
 * translation stays English.
 */
export async function inLocale({ reason, facts, message, details }: ApiError, locale: Locale) {
  if (locale === "en") return { message, details };
  const { DETAILS } = await import("./reasons/details.ts");
  const inIndonesian = (text: string) => {
    const known = DETAILS.find(([pattern]) => pattern.test(text));
    return known ? text.replace(...known) : text;
  };
  return {
    message: sentenceOf(reason, "id", facts),
    details: details?.map(({ path, message }) => ({ path, message: inIndonesian(message) })),
  };
}
