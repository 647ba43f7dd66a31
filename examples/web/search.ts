/** Search with filters: the address holds all of it, so that it can be shared and gone back to. */
import { cards } from "./cards.ts";
import { dataOf, market, type Page } from "./market.ts";
import { empty, find, h } from "./page.ts";

const PAGE = 24;
const SHOWN = 8;
const FIELDS = [
  ["product_category", "Category"],
  ["brand", "Brand"],
  ["size", "Size"],
  ["condition", "Condition"],
  ["gender", "For"],
] as const;
/** The others may be repeated. */
const ONE_OF = new Set(["product_category", "gender"]);
const WORDS: Record<string, string> = {
  new: "New",
  like_new: "Like new",
  good: "Good",
  fair: "Fair",
};
const SORTS = [["", "Best match"], ["newest", "Newest"], ["lowest_price", "Lowest price"], [
  "highest_price",
  "Highest price",
]] as const;

export const address = (query: URLSearchParams) =>
  query.size > 0 ? `#/search?${query}` : "#/search";
const go = (query: URLSearchParams) => location.hash = address(query);
const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The search with a value chosen, or no longer; from its first page. */
export function toggled(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  const chosen = next.getAll(name);
  const others = ONE_OF.has(name) ? [] : chosen.filter((each) => !isSame(each, value));
  next.delete("offset");
  next.delete(name);
  const isChosen = chosen.some((each) => isSame(each, value));
  for (const each of isChosen ? others : [...others, value]) next.append(name, each);
  return next;
}

export const search: Page = async ({ query, signal }) => {
  const all = (name: string) => query.has(name) ? query.getAll(name) : undefined;
  const one = (name: string) => query.get(name) || undefined;
  const asked = {
    q: one("q"),
    product_category: one("product_category"),
    gender: one("gender"),
    brand: all("brand"),
    size: all("size"),
    condition: all("condition"),
    sortBy: one("sortBy"),
    facets: "true",
    limit: PAGE,
    offset: Number(one("offset") ?? 0),
  };
  // The address is typed by people: the service says what is wrong in it.
  const params = { query: asked as never };
  const found = dataOf(await market.get("/search", { params, signal }));
  const { listings, total, total_is_minimum, corrected, facets } = found;
  const count = `${total_is_minimum ? "More than " : ""}${total.toLocaleString("en")} found`;
  const results = listings.length > 0 ? cards(listings, "Found") : empty(
    "Nothing for sale matches.",
    h("a", { href: "#/search", className: "button" }, "Clear the search"),
  );
  return [h(
    "div",
    { className: "search" },
    filters(query, facets ?? {}),
    h(
      "div",
      {},
      h("div", { className: "bar" }, h("h2", {}, count), sorting(query)),
      ...corrected ? [h("p", {}, `Nothing has “${asked.q}”; these are similar.`)] : [],
      chips(query),
      results,
      steps(query, asked.offset, total),
    ),
  )];
};

type Counts = Partial<Record<string, { value: string; count: number }[]>>;

function filters(query: URLSearchParams, facets: Counts): HTMLElement {
  const isWide = matchMedia("(min-width: 48rem)").matches;
  const wasOpen = find<HTMLDetailsElement>(".filters")?.open;
  return h(
    "details",
    { className: "filters card", open: wasOpen ?? isWide },
    h("summary", {}, "Filters"),
    ...FIELDS.map(([name, title]) => group(query, name, title, facets[name] ?? [])),
  );
}

function group(query: URLSearchParams, name: string, title: string, counts: Counts[string] = []) {
  const chosen = query.getAll(name);
  const isChosen = (value: string) => chosen.some((each) => isSame(each, value));
  const unmatched = chosen.filter((each) => !counts.some(({ value }) => isSame(value, each)));
  const lines = [...unmatched.map((value) => ({ value, count: 0 })), ...counts].map((
    { value, count },
  ) => {
    const box = h("input", {
      type: "checkbox",
      id: `${name}=${value}`,
      checked: isChosen(value),
      onchange: () => go(toggled(query, name, value)),
    });
    return h(
      "label",
      { className: "check" },
      box,
      h("span", {}, WORDS[value] ?? value),
      h("small", {}, String(count)),
    );
  });
  const rest = lines.slice(SHOWN);
  const hasChosen = rest.some((line) => line.querySelector<HTMLInputElement>("input")!.checked);
  return h(
    "fieldset",
    { hidden: lines.length === 0 },
    h("legend", {}, title),
    ...lines.slice(0, SHOWN),
    ...rest.length > 0
      ? [h("details", { open: hasChosen }, h("summary", {}, `${rest.length} more`), ...rest)]
      : [],
  );
}

function chips(query: URLSearchParams): HTMLElement {
  const chosen = [["q", "Words"] as const, ...FIELDS].flatMap(([name]) =>
    query.getAll(name).map((value) => [name, value] as const)
  );
  const chip = ([name, value]: readonly [string, string]) =>
    h(
      "li",
      {},
      h(
        "a",
        {
          className: "chip",
          href: address(toggled(query, name, value)),
          "aria-label": `Remove ${WORDS[value] ?? value}`,
        },
        `${WORDS[value] ?? value} ✕`,
      ),
    );
  const clear = h("li", {}, h("a", { href: "#/search" }, "Clear all"));
  const label = { className: "chips", "aria-label": "Chosen", hidden: chosen.length === 0 };
  return h("ul", label, ...chosen.map(chip), clear);
}

function sorting(query: URLSearchParams): HTMLElement {
  const options = SORTS.map(([value, text]) =>
    new Option(text, value, false, value === (query.get("sortBy") ?? ""))
  );
  const select = h("select", { id: "sort", "aria-label": "Order" }, ...options);
  select.onchange = () => {
    const next = new URLSearchParams(query);
    next.delete("offset");
    if (select.value) next.set("sortBy", select.value);
    else next.delete("sortBy");
    go(next);
  };
  return select;
}

function steps(query: URLSearchParams, offset: number, total: number): HTMLElement {
  const to = (start: number) => {
    const next = new URLSearchParams(query);
    if (start > 0) next.set("offset", String(start));
    else next.delete("offset");
    return address(next);
  };
  const previous = h("a", { href: to(offset - PAGE), hidden: offset === 0 }, "Previous");
  const next = h("a", { href: to(offset + PAGE), hidden: offset + PAGE >= total }, "Next");
  return h("nav", { className: "bar", "aria-label": "Pages of results" }, previous, next);
}
