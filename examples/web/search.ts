/** Search with filters: the address holds all of it. */
import { cards, few } from "./cards.ts";
import { dataOf, market, type Page } from "./market.ts";
import { amount, choice, empty, find, grouped, h, link, locale } from "./page.ts";
import { address, chosen, filtersOf, inWords, isSame, toggled } from "./query.ts";
import { saveButton } from "./saved.ts";
import { parseRupiah } from "../../shared/domain/rupiah.ts";
import { w } from "./words.ts";

const PAGE = 24;
const SHOWN = 8;

const go = (query: URLSearchParams) => location.hash = address(query);

export const search: Page = async ({ query, signal }) => {
  const offset = Number(query.get("offset") ?? 0);
  const params = { query: { ...filtersOf(query), facets: "true" as const, limit: PAGE, offset } };
  const forYou = { params: { query: { limit: 4 } }, signal };
  const [{ data, error }, { items: liked }] = await Promise.all([
    market.get("/search", { params, signal }),
    query.size > 0 ? { items: [] } : market.get("/feed/for-you", forYou).then(dataOf),
  ]);
  if (error?.reason === "fit_unknown") {
    return [h("h2", w.fitsMe), empty(w.noFit, link("#/fit", w.fit, "button"))];
  }
  if (error) throw error;
  const { listings, total, total_is_minimum, corrected, facets } = data;
  const count = w.found(total.toLocaleString(locale), total_is_minimum ?? false);
  const results = listings.length > 0 ? cards(listings, w.foundList) : empty(
    w.noMatch,
    link("#/search", w.clearSearch, "button"),
  );
  return [
    h(
      "div.browse",
      filters(query, facets ?? {}),
      h(
        "div",
        few(w.forYou, liked),
        h("div.bar", h("h2", count), saveButton(query), sorting(query)),
        corrected && h("p", w.similar(query.get("q") ?? "")),
        chips(query),
        results,
        steps(query, offset, total),
      ),
    ),
  ];
};

type Counts = Partial<Record<string, { value: string; count: number }[]>>;

function filters(query: URLSearchParams, facets: Counts): HTMLElement {
  const isWide = matchMedia("(min-width: 48rem)").matches;
  const wasOpen = find<HTMLDetailsElement>(".filters")?.open;
  return h(
    "details",
    { className: "filters card", open: wasOpen ?? isWide },
    h("summary", w.filters),
    fitting(query),
    ...Object.entries(w.fields).map(([name, title]) =>
      group(query, name, title, facets[name] ?? [])
    ),
    prices(query),
  );
}

const fitting = (query: URLSearchParams) =>
  h(
    "fieldset.row",
    h(
      "label.check",
      h("input", {
        type: "checkbox",
        id: "fits_me",
        checked: query.has("fits_me"),
        onchange: () => go(toggled(query, "fits_me", "true")),
      }),
      h("span", w.fitsMe),
    ),
    link("#/fit", w.myFit),
  );

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
    return h("label.check", box, h("span", inWords(name, value)), h("small", String(count)));
  });
  const rest = lines.slice(SHOWN);
  const hasChosen = rest.some((line) => line.querySelector<HTMLInputElement>("input")!.checked);
  return h(
    "fieldset",
    { hidden: lines.length === 0 },
    h("legend", title),
    ...lines.slice(0, SHOWN),
    ...rest.length > 0
      ? [h("details", { open: hasChosen }, h("summary", w.moreOf(rest.length)), ...rest)]
      : [],
  );
}

function prices(query: URLSearchParams): HTMLElement {
  const field = (name: string, title: string) => {
    const chosen = query.get(name);
    const input = amount({ id: name, value: chosen ? grouped(Number(chosen)) : "" });
    input.addEventListener("change", () => {
      if (!input.reportValidity()) return;
      const next = new URLSearchParams(query);
      next.delete("offset");
      next.delete(name);
      if (input.value) next.set(name, String(parseRupiah(input.value)));
      go(next);
    });
    return h("label", title, input);
  };
  return h(
    "fieldset.prices",
    h("legend", w.priceRange),
    field("min_price", w.from),
    field("max_price", w.to),
  );
}

function chips(query: URLSearchParams): HTMLElement {
  const all = chosen(query);
  const chip = ([name, value]: readonly [string, string]) =>
    h(
      "li",
      h(
        "a",
        {
          className: "chip",
          href: address(toggled(query, name, value)),
          "aria-label": w.removeFilter(inWords(name, value)),
        },
        `${inWords(name, value)} ✕`,
      ),
    );
  const clear = h("li", link("#/search", w.clearAll));
  const label = { className: "chips", "aria-label": w.chosen, hidden: all.length === 0 };
  return h("ul", label, ...all.map(chip), clear);
}

function sorting(query: URLSearchParams): HTMLElement {
  const select = choice(w.sorts, query.get("sortBy") ?? "", { id: "sort", ariaLabel: w.order });
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
  const previous = h("a", { href: to(offset - PAGE), hidden: offset === 0 }, w.previous);
  const next = h("a", { href: to(offset + PAGE), hidden: offset + PAGE >= total }, w.next);
  return h("nav.bar", { "aria-label": w.resultPages }, previous, next);
}
