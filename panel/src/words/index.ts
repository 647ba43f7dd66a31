import { useSyncExternalStore } from "react";
import { runbookTitles } from "virtual:titles";
import { abouts } from "./abouts.ts";
import { hints } from "./hints.ts";
import { englishNames, nameIn } from "./names.ts";
import { settings } from "./settings.ts";
import { texts } from "./texts.ts";
import type { Key } from "./texts.ts";
import { titles } from "./titles.ts";
import type { Field, Operation, Row } from "../types.ts";

type Language = "en" | "id";
const NAME = "preloved.panel.language";
/** zod's English messages about a field, in the panel's words; the Indonesian ones are the API's. */
const PLAINLY: [RegExp, string][] = [
  [/^Invalid input: expected int, .*$/, "must be a whole number"],
  [/^Invalid input: expected (\w+), .*$/, "must be a $1"],
  [/^Too big: expected string to have <=(\d+) characters$/, "has more than $1 characters"],
  [/^Too small: expected string to have >=(\d+) characters$/, "needs $1 characters or more"],
  [/^Too big: expected \w+ to be <=(.*)$/, "is at most $1"],
  [/^Too small: expected \w+ to be >=(.*)$/, "is at least $1"],
];

const listeners = new Set<() => void>();

let current: Language = read();

function read(): Language {
  const kept = localStorage.getItem(NAME) ?? navigator.language;
  return kept.startsWith("id") ? "id" : "en";
}

export const language = (): Language => current;

export function setLanguage(next: Language): void {
  current = next;
  localStorage.setItem(NAME, next);
  for (const each of listeners) each();
}

/** Renders again when the language changes. */
export function useLanguage(): Language {
  return useSyncExternalStore((change) => {
    listeners.add(change);
    return () => listeners.delete(change);
  }, language);
}

export function t(key: Key, values: Record<string, unknown> = {}): string {
  const text = texts[key][current === "id" ? 1 : 0];
  return text.replaceAll(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

export const plainly = (message: string): string =>
  PLAINLY.reduce((text, [pattern, words]) => text.replace(pattern, words), message);

/** A field's name, or one of its values, for people. */
export function nameOf(field: string): string {
  const name = field.toLowerCase();
  const known = current === "id" ? nameIn(name) ?? runbookTitles[name] : englishNames[name];
  return known ?? field.replace(/_(id|at|s|username)$/, "").replaceAll(/[_.]/g, " ").toLowerCase();
}

/** The name of a field above or beside its value. */
export const headOf = (field: string): string =>
  nameOf(field).replace(/^./, (first) => first.toUpperCase());

/** The name of a code such as not_as_described; other texts stay. */
export const wordOf = (text: string): string =>
  /^[a-z]+(_[a-z]+)*$/.test(text) ? nameOf(text) : text;

export const titleOf = (name: string, { title }: Operation): string =>
  (current === "id" ? titles[name] : undefined) ?? title;

export const aboutOf = (name: string, { about }: Operation): string =>
  (current === "id" ? abouts[name] : undefined) ?? about;

export const meaningOf = ({ key, description }: Row): string =>
  (current === "id" ? settings[key] : undefined) ?? description;

/** The hint below a field of the operation's form. */
export const hintOf = (name: string, field: Field): string | undefined =>
  field.about && ((current === "id" ? hints[`${name}.${field.name}`] : undefined) ?? field.about);

export const locale = () => current === "id" ? "id-ID" : "en-GB";

/** “buyer, seller or staff” */
export const anyOf = (names: string[]) =>
  new Intl.ListFormat(locale(), { type: "disjunction" }).format(names);

export const number = (value: number) => value.toLocaleString(locale());

export const rupiah = (value: number) => `Rp ${number(value)}`.replace("Rp -", "−Rp ");

export const time = (value: string) =>
  new Date(value).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });

/** A day in Jakarta, 2026-11-22. */
export const day = (value: string) =>
  new Date(value).toLocaleDateString(locale(), { dateStyle: "medium", timeZone: "UTC" });

/** Rp 1.2M, for the axis of a chart. */
export const short = (value: number) =>
  value.toLocaleString(locale(), { notation: "compact", maximumFractionDigits: 1 });

/** The age of a moment: 3 days, 5 hours. */
export const ageOf = (value: string) =>
  inWords(Math.max(0, Date.now() - Date.parse(value)) / 60_000);

/** 40 seconds, 3 days. */
export const duration = (seconds: number) =>
  seconds < 60 ? counted(seconds, "second") : inWords(seconds / 60);

const inWords = (minutes: number): string =>
  minutes < 90
    ? counted(minutes, "minute")
    : minutes < 2880
    ? counted(minutes / 60, "hour")
    : counted(minutes / 1440, "day");

/** 1 day, 30 days. */
export const counted = (count: number, unit: string): string =>
  Math.round(count).toLocaleString(locale(), { style: "unit", unit, unitDisplay: "long" });
