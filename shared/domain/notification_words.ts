/** Puts news into words: the text of its kind, in the reader's language, with the facts filled in. */
import type * as z from "zod";
import { KINDS } from "./notification_kinds.ts";
import type { Text } from "./notification_kinds.ts";
import { ORDER_KINDS } from "./notification_orders.ts";

export type Locale = "id" | "en";

export interface NotificationContent {
  kind: string;
  category: "order" | "payment" | "shipping" | "wallet" | "live" | "review" | "account";
  data: Record<string, z.core.util.JSONType>;
}

export interface NotificationText {
  title: string;
  body: string;
}

export const CATALOGUE: Readonly<Record<string, Text>> = Object.freeze({
  ...KINDS,
  ...ORDER_KINDS,
});

/** For a kind that nobody has written a text for: sensible, and true of anything in its category. */
const BY_CATEGORY: Readonly<Record<NotificationContent["category"], Text>> = Object.freeze({
  order: {
    id: ["Kabar pesanan {reference}", "Ada pembaruan pada pesananmu. Buka untuk melihatnya."],
    en: ["News of order {reference}", "Something about your order has changed. Open it to see."],
  },
  payment: {
    id: ["Kabar pembayaran", "Ada pembaruan pada pembayaranmu. Buka untuk melihatnya."],
    en: ["News of a payment", "Something about your payment has changed. Open it to see."],
  },
  shipping: {
    id: ["Kabar pengiriman", "Ada pembaruan pada paketmu. Buka untuk melihatnya."],
    en: ["News of a parcel", "Something about your parcel has changed. Open it to see."],
  },
  wallet: {
    id: ["Kabar dompet", "Ada pembaruan di dompetmu. Buka untuk melihatnya."],
    en: ["News of your wallet", "Something in your wallet has changed. Open it to see."],
  },
  live: {
    id: ["Kabar live", "Ada pembaruan dari live yang kamu ikuti."],
    en: ["Live news", "There is news from a live stream that you follow."],
  },
  review: {
    id: ["Kabar tokomu", "Ada tanggapan baru. Buka untuk melihatnya."],
    en: ["News of your shop", "There is a new response. Open it to see."],
  },
  account: {
    id: ["Kabar akunmu", "Ada pembaruan pada akunmu. Buka untuk melihatnya."],
    en: ["News of your account", "Something about your account has changed. Open it to see."],
  },
});

/** What a fact is called when the news does not bring it; those not named here leave a gap that closes. */
const UNNAMED: Readonly<Record<Locale, Record<string, string>>> = Object.freeze({
  id: {
    title: "barang ini",
    amount: "dana",
    net: "dana",
    username: "seseorang",
    seller_username: "penjual",
    at: "tenggatnya",
  },
  en: {
    title: "this item",
    amount: "the money",
    net: "the money",
    username: "someone",
    seller_username: "a seller",
    at: "its deadline",
  },
});

/** Title and body. The text for the reader's part in it, and for where it came from, wins over the plain one. */
export function tell(
  { kind, category, data }: NotificationContent,
  locale: Locale,
): NotificationText {
  const from = data["from"] ?? data["status"];
  const as = Number(data["crowd"]) > 1 ? "crowd" : data["role"];
  const candidates = [`${kind}@${from}/${as}`, `${kind}@${from}`, `${kind}/${as}`, kind];
  const found = candidates.find((key) => Object.hasOwn(CATALOGUE, key));
  const text = found === undefined ? BY_CATEGORY[category] : CATALOGUE[found]!;
  const facts = readable(data);
  const [title, body] = text[locale];
  return { title: fill(title, facts, locale), body: fill(body, facts, locale) };
}

function fill(text: string, facts: Record<string, string>, locale: Locale): string {
  const unnamed = (name: string, at: number) => {
    const word = UNNAMED[locale][name] ?? "";
    return at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
  };
  return text.replace(
    /\{(\w+)\}/g,
    (_, name: string, at: number) => facts[name] ?? unnamed(name, at),
  )
    .replace(/\(\s*\)/g, "").replace(/\s+/g, " ").replace(/ ([.,:!?])/g, "$1").trim();
}

const makeFormats = () => ({
  money: new Intl.NumberFormat("id-ID", { maximumFractionDigits: 0 }),
  time: new Intl.DateTimeFormat("id-ID", {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Asia/Jakarta",
  }),
});
let made: ReturnType<typeof makeFormats> | undefined;
/** Made when first used: they load the languages of the world, which no start should wait for. */
const formats = () => made ??= makeFormats();

/** Facts as people read them: rupiah with dots, times in Jakarta. */
function readable(data: NotificationContent["data"]): Record<string, string> {
  const facts = Object.entries(data).flatMap(([name, value]) => {
    if (name === "at" && typeof value === "string") return [[name, time(value)]];
    if ((name === "amount" || name === "net") && typeof value === "number") {
      return [[name, rupiah(value)]];
    }
    return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
  });
  return Object.fromEntries(facts);
}

export function rupiah(amount: number): string {
  return `Rp${formats().money.format(amount)}`;
}

function time(at: string): string {
  const date = new Date(at);
  return Number.isNaN(date.getTime()) ? at : `${formats().time.format(date)} WIB`;
}

/** Where in the app the news leads: a path that every client knows. */
export function pathOf({ category, data }: Pick<NotificationContent, "category" | "data">): string {
  const id = (name: string) => {
    const value = data[name];
    return typeof value === "string" && value !== "" ? encodeURIComponent(value) : null;
  };
  if (id("order_id")) return `/orders/${id("order_id")}`;
  if (id("withdrawal_id")) return `/wallet/withdrawals/${id("withdrawal_id")}`;
  if (id("stream_id")) return `/live/${id("stream_id")}`;
  if (id("listing_id")) return `/listings/${id("listing_id")}`;
  if (category === "payment" || category === "wallet") return "/wallet";
  return category === "account" ? "/account" : "/notifications";
}
