/** Listings as a grid, and pages of them. */
import { thumbHashToDataURL } from "thumbhash";
import { dataOf, type Listing, market, type Page, url } from "./market.ts";
import { byOffset, grid, h, rupiah } from "./page.ts";
import { w } from "./words.ts";

/** Only our own photos are loaded, over their thumbhash; the place of another one is shown. */
export function photo(
  src: string | null | undefined,
  title: string,
  { thumbhash }: { thumbhash?: string } = {},
): HTMLElement {
  if (src?.startsWith(`${url}/`)) {
    const image = h("img.photo", { src, alt: title, loading: "lazy" });
    if (thumbhash) image.style.backgroundImage = `url(${hashUrl(thumbhash)})`;
    return image;
  }
  const hue = [...title].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 360;
  return h("div.photo", { style: `--hue: ${hue}`, ariaHidden: "true" }, title.slice(0, 1));
}

const hashUrl = (hash: string) =>
  thumbHashToDataURL(Uint8Array.from(atob(hash), (character) => character.charCodeAt(0)));

export const card = (listing: Listing) => {
  const {
    id,
    title,
    photo_details: [cover],
    price,
    original_price,
    brand,
    size,
    condition,
    status,
  } = listing;
  return h(
    "li.item",
    h(
      "a",
      { href: `#/listings/${id}` },
      photo(cover?.sizes.small, title, cover),
      status !== "active" && h("span.badge", w.listingStatus[status]),
      h("strong", rupiah(price), " ", !!original_price && h("s", rupiah(original_price))),
      h("span", title),
      h("small", [brand, size, w.condition[condition]].filter(Boolean).join(" · ")),
    ),
  );
};

export const cards = (listings: Listing[], label: string) =>
  h("ul.grid", { "aria-label": label }, ...listings.map(card));

/** A few of them under a title, or nothing. */
export const few = (title: string, listings: Listing[]) =>
  listings.length > 0 && h("section", h("h3", title), cards(listings, title));

type Read = (cursor?: string) => Promise<{ items: Listing[]; next_cursor: string | null }>;

/** What a user sells, page after page. */
export const listingsOf = (userId: string, filter: { status?: "active" } = {}): Read =>
  byOffset(async (offset) => {
    const params = { path: { userId }, query: { ...filter, limit: 24, offset } };
    const { listings, total } = dataOf(await market.get("/listings/user/{userId}", { params }));
    return { items: listings, total };
  });

/** A page with the listings of a path, and a button for more. */
export const pageOf = (
  title: string,
  nothing: string,
  read: Read,
  next?: HTMLAnchorElement,
): Page =>
async () => [h("h2", title), ...await grid(title, read, card, nothing, next)];
