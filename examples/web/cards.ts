/** Listings as a grid, and pages of them. */
import { type Listing, type Page, url } from "./market.ts";
import { button, empty, h, rupiah } from "./page.ts";

/** Photos of other machines are made up here: their place is shown. */
export function photo({ photos: [first], title, product_category }: Listing): HTMLElement {
  if (first?.startsWith(url)) return h("img", { src: first, alt: title, loading: "lazy" });
  const hue = [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  return h("div", { className: "photo", style: `--hue: ${hue}` }, product_category);
}

const SOLD = { active: "", reserved: "Reserved", sold: "Sold", removed: "Removed" };

const card = (listing: Listing) =>
  h(
    "li",
    { className: "item" },
    h(
      "a",
      { href: `#/listings/${listing.id}` },
      photo(listing),
      h("strong", {}, listing.title),
      h("span", {}, rupiah(listing.price)),
      h(
        "small",
        {},
        [listing.brand, listing.size, SOLD[listing.status]].filter(Boolean).join(" · "),
      ),
    ),
  );

export const cards = (listings: Listing[], label: string) =>
  h("ul", { className: "grid", "aria-label": label }, ...listings.map(card));

type Read = (cursor?: string) => Promise<{ items: Listing[]; next_cursor: string | null }>;

/** A page with the listings of a path with a cursor, and a button for more. */
export const pageOf = (title: string, nothing: string, read: Read): Page => async () => {
  const first = await read();
  const list = cards(first.items, title);
  let cursor = first.next_cursor;
  const more = button("Show more", async () => {
    const next = await read(cursor!);
    list.append(...cards(next.items, title).children);
    cursor = next.next_cursor;
    more.hidden = !cursor;
  }, { hidden: !cursor });
  const none = empty(nothing, h("a", { href: "#/search", className: "button" }, "Look around"));
  return [h("h2", {}, title), ...first.items.length > 0 ? [list, more] : [none]];
};
