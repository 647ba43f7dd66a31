/** Search with filters: the address holds all of it. */
import { cards } from "./cards.ts";
import { dataOf, market, type Page } from "./market.ts";
import { empty, find, h } from "./page.ts";
import { address, chosen, FIELDS, filtersOf, inWords, isSame, toggled } from "./query.ts";
import { saveButton } from "./saved.ts";

const PAGE = 24;
const SHOWN = 8;
const SORTS = [["", "Best match"], ["newest", "Newest"], ["lowest_price", "Lowest price"], [
  "highest_price",
  "Highest price",
]] as const;

const go = (query: URLSearchParams) => location.hash = address(query);

export const search: Page = async ({ query, signal }) => {
  const offset = Number(query.get("offset") ?? 0);
  const params = { query: { ...filtersOf(query), facets: "true" as const, limit: PAGE, offset } };
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
      h("div", { className: "bar" }, h("h2", {}, count), saveButton(query), sorting(query)),
      ...corrected ? [h("p", {}, `Nothing has “${query.get("q")}”; these are similar.`)] : [],
      chips(query),
      results,
      steps(query, offset, total),
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
    prices(query),
  );
}

function group(query: URLSearchParams, name: string, title: string, counts: Counts[string] = []) {
  const values = query.getAll(name);
  const isChosen = (value: string) => values.some((each) => isSame(each, value));
  const unmatched = values.filter((each) => !counts.some(({ value }) => isSame(value, each)));
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
      h("span", {}, inWords(name, value)),
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

function prices(query: URLSearchParams): HTMLElement {
  const field = (name: string, title: string) => {
    const input = h("input", {
      type: "number",
      id: name,
      min: 0,
      step: 1_000,
      value: query.get(name) ?? "",
      onchange: () => {
        const next = new URLSearchParams(query);
        next.delete("offset");
        next.delete(name);
        if (input.value) next.set(name, input.value);
        go(next);
      },
    });
    return h("label", {}, title, input);
  };
  return h(
    "fieldset",
    { className: "prices" },
    h("legend", {}, "Price in rupiah"),
    field("min_price", "From "),
    field("max_price", "To "),
  );
}

function chips(query: URLSearchParams): HTMLElement {
  const all = chosen(query);
  const chip = ([name, value]: readonly [string, string]) =>
    h(
      "li",
      {},
      h(
        "a",
        {
          className: "chip",
          href: address(toggled(query, name, value)),
          "aria-label": `Remove ${inWords(name, value)}`,
        },
        `${inWords(name, value)} ✕`,
      ),
    );
  const clear = h("li", {}, h("a", { href: "#/search" }, "Clear all"));
  const label = { className: "chips", "aria-label": "Chosen", hidden: all.length === 0 };
  return h("ul", label, ...all.map(chip), clear);
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
