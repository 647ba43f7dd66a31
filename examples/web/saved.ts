/** Saved searches, which notify about new listings. */
import { dataOf, market, type Page, type SavedSearch } from "./market.ts";
import { button, empty, h, on, tell } from "./page.ts";
import { address, chosen, filtersOf, inWords, queryOf } from "./query.ts";

const NOTIFY = [["instantly", "At once"], ["daily", "Once a day"], ["off", "Not at all"]] as const;

/** Its name lists its filters. */
export function saveButton(query: URLSearchParams): HTMLElement {
  const name = chosen(query).map(([name, value]) => inWords(name, value)).join(", ");
  const element = button("Save this search", async () => {
    const body = { name: name.slice(0, 80), filters: filtersOf(query) };
    dataOf(await market.post("/searches/saved", { body }));
    element.replaceWith(h("a", { href: "#/saved" }, "Saved: you will be told"));
  }, { hidden: !name });
  return element;
}

export const saved: Page = async ({ signal }) => {
  const params = { query: { limit: 100 } };
  const { items } = dataOf(await market.get("/searches/saved", { params, signal }));
  const look = h("a", { href: "#/search", className: "button" }, "Search");
  const none = empty(
    "No searches saved. Search for something, then press “Save this search”.",
    look,
  );
  const list = h("ul", { className: "lines", "aria-label": "Saved searches" });
  list.append(...items.map((item) =>
    line(item, (done) => {
      done.remove();
      if (list.children.length === 0) list.replaceWith(none);
    })
  ));
  return [h("h2", {}, "Saved searches"), items.length > 0 ? list : none];
};

function line({ id, name, filters, notify }: SavedSearch, forget: (line: HTMLElement) => void) {
  const params = { path: { id } };
  const options = NOTIFY.map(([value, text]) => new Option(text, value, false, value === notify));
  const select = h("select", { "aria-label": `Tell me of ${name}` }, ...options);
  on(select, "change", async () => {
    const body = { notify: select.value as SavedSearch["notify"] };
    dataOf(await market.patch("/searches/saved/{id}", { params, body }));
    tell(`Saved: “${name}”, ${select.selectedOptions[0]!.text.toLowerCase()}.`);
  });
  const remove = button("Delete", async () => {
    dataOf(await market.delete("/searches/saved/{id}", { params }));
    forget(element);
  }, { "aria-label": `Delete ${name}` });
  const element = h(
    "li",
    {},
    h("a", { href: address(queryOf(filters)) }, name),
    h(
      "div",
      { className: "actions" },
      h("label", { className: "row" }, "Tell me ", select),
      remove,
    ),
  );
  return element;
}
