/** Saved searches, which notify about new listings. */
import { dataOf, market, type Page, type SavedSearch } from "./market.ts";
import { button, choice, empty, h, link, on, tell } from "./page.ts";
import { address, chosen, filtersOf, inWords, queryOf } from "./query.ts";
import { w } from "./words.ts";

/** Its name lists its filters. What fits the user changes, and so cannot be saved. */
export function saveButton(shown: URLSearchParams): HTMLElement {
  const query = new URLSearchParams(shown);
  query.delete("fits_me");
  const name = chosen(query).map(([name, value]) => inWords(name, value)).join(", ");
  const element = button(w.saveSearch, async () => {
    const body = { name: name.slice(0, 80), filters: filtersOf(query) };
    dataOf(await market.post("/searches/saved", { body }));
    element.replaceWith(link("#/saved", w.searchSaved));
  }, { hidden: !name });
  return element;
}

export const saved: Page = async ({ signal }) => {
  const params = { query: { limit: 100 } };
  const { items } = dataOf(await market.get("/searches/saved", { params, signal }));
  const none = empty(w.noSearches, link("#/search", w.search, "button"));
  const list = h("ul.lines", { "aria-label": w.savedSearches });
  list.append(...items.map((item) =>
    line(item, (done) => {
      done.remove();
      if (list.children.length === 0) list.replaceWith(none);
    })
  ));
  return [h("h2", w.savedSearches), items.length > 0 ? list : none];
};

function line({ id, name, filters, notify }: SavedSearch, forget: (line: HTMLElement) => void) {
  const params = { path: { id } };
  const select = choice(w.notify, notify, { ariaLabel: w.tellMeOf(name) });
  on(select, "change", async () => {
    const body = { notify: select.value as SavedSearch["notify"] };
    dataOf(await market.patch("/searches/saved/{id}", { params, body }));
    tell(w.searchTold(name, select.selectedOptions[0]!.text));
  });
  const remove = button(w.delete, async () => {
    dataOf(await market.delete("/searches/saved/{id}", { params }));
    forget(element);
  }, { "aria-label": w.deleteSearch(name) });
  const element = h(
    "li",
    h("a", { href: address(queryOf(filters)) }, name),
    h("div.actions", h("label.row", `${w.tellMe} `, select), remove),
  );
  return element;
}
