/** A search as an address: it can be shared, saved and gone back to. */
import { rupiah } from "./page.ts";
import { w } from "./words.ts";

const texts = ["q", "vibe_tag", "gender", "product_category", "fits_me", "sortBy"];
const lists = ["brand", "size", "condition", "color", "sub_category"];
const numbers = ["min_price", "max_price", "min_rating"];

const named = (words: Record<string, string>) => (value: string) => words[value] ?? value;
const WORDS: Record<string, (value: string) => string> = {
  product_category: named(w.category),
  condition: named(w.condition),
  gender: named(w.gender),
  min_price: (value) => w.fromPrice(rupiah(Number(value))),
  max_price: (value) => w.toPrice(rupiah(Number(value))),
  min_rating: w.minRating,
  fits_me: () => w.fitsMe,
  verified: (value) => value === "true" ? w.verifiedOnly : w.notVerified,
};
export const inWords = (name: string, value: string) => WORDS[name]?.(value) ?? value;

export const address = (query: URLSearchParams) =>
  query.size > 0 ? `#/search?${query}` : "#/search";
export const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The search with a value chosen, or no longer; from its first page. */
export function toggled(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  const chosen = next.getAll(name);
  const others = lists.includes(name) ? chosen.filter((each) => !isSame(each, value)) : [];
  next.delete("offset");
  next.delete(name);
  const isChosen = chosen.some((each) => isSame(each, value));
  for (const each of isChosen ? others : [...others, value]) next.append(name, each);
  return next;
}

/** For the service, which names the problem of a mistyped address. */
export function filtersOf(query: URLSearchParams): Record<string, unknown> {
  const named = (names: string[], read: (name: string) => unknown) =>
    names.filter((name) => query.get(name)).map((name) => [name, read(name)]);
  return Object.fromEntries([
    ...named(texts, (name) => query.get(name)),
    ...named(lists, (name) => query.getAll(name)),
    ...named(numbers, (name) => Number(query.get(name))),
    ...named(["verified"], (name) => query.get(name) === "true"),
  ]);
}

/** Each filter, without the order of results. */
export const chosen = (query: URLSearchParams) =>
  Object.entries(filtersOf(query)).filter(([name]) => name !== "sortBy").flatMap(([name, value]) =>
    [value].flat().map((each) => [name, String(each)] as const)
  );

/** The other way round. */
export const queryOf = (filters: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, String(each)])
    ),
  );
