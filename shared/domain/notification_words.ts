import type * as z from "zod";
import { CATALOGUE } from "./notifications/catalogue.ts";
import type { Text } from "./notifications/text.ts";
import { onOneLine } from "./text.ts";

export type Locale = "id" | "en";

export const CATEGORIES = [
  "order",
  "payment",
  "shipping",
  "wallet",
  "live",
  "review",
  "account",
  "message",
] as const;

export interface NotificationContent {
  kind: string;
  category: (typeof CATEGORIES)[number];
  data: Record<string, z.core.util.JSONType>;
}

export interface NotificationText {
  title: string;
  body: string;
}

/** For a kind from a newer version: functions may be rolled back. */
const UNKNOWN: Text = {
  id: ["Kabar untukmu", "Ada pembaruan di akunmu. Buka untuk melihatnya."],
  en: ["An update for you", "Something has changed. Open it to see the details."],
};

/** Replacements for missing fields. Other missing fields are left out of the text. */
const FALLBACKS: Readonly<Record<Locale, Record<string, string>>> = Object.freeze({
  id: {
    title: "barang ini",
    amount: "dana",
    net: "dana",
    username: "seseorang",
    seller_username: "penjual",
    at: "tenggatnya",
    minutes: "waktu yang ditentukan",
  },
  en: {
    title: "this item",
    amount: "the money",
    net: "the money",
    username: "someone",
    seller_username: "a seller",
    at: "its deadline",
    minutes: "the time allowed",
  },
});

/** Title and body in a locale. Uses the most specific text for voucher, role, count, decision and previous status. */
export function notificationText(
  { kind, data }: Pick<NotificationContent, "kind" | "data">,
  locale: Locale,
): NotificationText {
  const from = data["voucher"] === true ? "voucher" : data["from"] ?? data["status"];
  const variant = Number(data["count"]) > 1 ? "several" : data["resolution"] ?? data["role"];
  const candidates = [`${kind}@${from}/${variant}`, `${kind}@${from}`, `${kind}/${variant}`, kind];
  const found = candidates.find((key) => Object.hasOwn(CATALOGUE, key));
  const text = found === undefined ? UNKNOWN : CATALOGUE[found]!;
  const facts = formatted(data, locale);
  const [title, body] = text[locale];
  return { title: fill(title, facts, locale), body: fill(body, facts, locale) };
}

function fill(text: string, facts: Record<string, string>, locale: Locale): string {
  const fallback = (name: string, at: number) => {
    const word = FALLBACKS[locale][name] ?? "";
    return at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  };
  const filled = text.replace(
    /\{(\w+)\}/g,
    (_, name: string, at: number) => facts[name] ?? fallback(name, at),
  );
  return onOneLine(filled.replace(/\(\s*\)/g, "")).replace(/ ([.,:!?])/g, "$1");
}

const makeFormats = (region: string) => ({
  money: new Intl.NumberFormat(region, { maximumFractionDigits: 0 }),
  time: new Intl.DateTimeFormat(region, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Asia/Jakarta",
  }),
});
const REGIONS: Readonly<Record<Locale, string>> = { id: "id-ID", en: "en-GB" };
const cachedFormats: Partial<Record<Locale, ReturnType<typeof makeFormats>>> = {};
/** Created on first use, because loading Intl data slows down a cold start. */
const formats = (locale: Locale) => cachedFormats[locale] ??= makeFormats(REGIONS[locale]);

/** Formats rupiah, times in Asia/Jakarta, and durations in the language's style. */
function formatted(
  data: NotificationContent["data"],
  locale: Locale,
): Record<string, string> {
  const facts = Object.entries(data).flatMap(([name, value]) => {
    if (name === "at" && typeof value === "string") return [[name, time(value, locale)]];
    if (name === "minutes" && typeof value === "number") return [[name, duration(value, locale)]];
    if ((name === "amount" || name === "net") && typeof value === "number") {
      return [[name, rupiah(value, locale)]];
    }
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(facts);
}

const UNITS = Object.freeze({
  id: { day: ["hari", "hari"], hour: ["jam", "jam"], minute: ["menit", "menit"] },
  en: { day: ["day", "days"], hour: ["hour", "hours"], minute: ["minute", "minutes"] },
});

/** In the largest exact unit; hours up to two days, as people say 24 and 48 hours. */
function duration(minutes: number, locale: Locale): string {
  const [count, unit] = minutes % 1440 === 0 && minutes > 2880
    ? [minutes / 1440, "day" as const]
    : minutes % 60 === 0
    ? [minutes / 60, "hour" as const]
    : [minutes, "minute" as const];
  const [one, many] = UNITS[locale][unit];
  return `${count} ${count === 1 ? one : many}`;
}

export function rupiah(amount: number, locale: Locale): string {
  return `Rp${formats(locale).money.format(amount)}`;
}

function time(at: string, locale: Locale): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? at : `${formats(locale).time.format(date)} WIB`;
}

/** The path in the web client that a notification opens. */
export function pathOf({ category, data }: Pick<NotificationContent, "category" | "data">): string {
  const id = (name: string) => {
    const value = data[name];
    return typeof value === "string" && value !== "" ? encodeURIComponent(value) : null;
  };
  if (id("conversation_id")) return `/conversations/${id("conversation_id")}`;
  if (id("order_id")) return `/orders/${id("order_id")}`;
  if (id("withdrawal_id")) return `/wallet/withdrawals/${id("withdrawal_id")}`;
  if (id("stream_id")) return `/live/${id("stream_id")}`;
  if (id("listing_id")) return `/listings/${id("listing_id")}`;
  if (category === "payment" || category === "wallet") return "/wallet";
  return category === "account" ? "/account" : "/notifications";
}
