/** Several things of one seller in one parcel: the address holds which ones. */
import { orderForm } from "./buy.ts";
import { card, listingsOf } from "./cards.ts";
import { dataOf, type Listing, market, type Page } from "./market.ts";
import { empty, grid, h, on } from "./page.ts";
import { w } from "./words.ts";

const MAX = 10;

/** What so many cost less, in words. */
export const tiersOf = (discounts: Record<string, number>) =>
  Object.entries(discounts).map(([count, percent]) => w.tier(Number(count), percent)).join(" · ");

export const bundleAddress = (seller: string, ids: string[] = []) =>
  `#/bundle/${seller}?${new URLSearchParams(ids.map((id) => ["item", id]))}`;

export const bundle: Page = async ({ id, query, signal }) => {
  const forSale = listingsOf(id, { status: "active" });
  const [{ username, bundle_discounts }, ...wanted] = await Promise.all([
    market.get("/auth/users/{id}", { params: { path: { id } }, signal }).then(dataOf),
    ...query.getAll("item").slice(0, MAX).map(async (id) =>
      (await market.get("/listings/{id}", { params: { path: { id } }, signal })).data
    ),
  ]);
  /** What the address names stands first; one that is sold by now is left out. */
  const first = wanted.filter((each) => !!each)
    .filter(({ seller, status }) => seller.id === id && status === "active");
  const chosen = new Map<string, Listing>(first.map((each) => [each.id, each]));
  const read = async (cursor?: string) => {
    const page = await forSale(cursor);
    const others = page.items.filter((each) => !first.some(({ id }) => id === each.id));
    return { ...page, items: cursor ? others : [...first, ...others] };
  };
  const line = (listing: Listing) => {
    const box = h("input", {
      type: "checkbox",
      checked: chosen.has(listing.id),
      ariaLabel: w.addToParcel(listing.title),
    });
    on(box, "change", async () => {
      if (box.checked && chosen.size === MAX) {
        box.checked = false;
        throw new Error(w.parcelFull(MAX));
      }
      if (box.checked) chosen.set(listing.id, listing);
      else chosen.delete(listing.id);
      history.replaceState(null, "", bundleAddress(id, [...chosen.keys()]));
      await showOrder();
    });
    const element = card(listing);
    element.append(h("label.pick", box));
    return element;
  };
  const order = h("section");
  let asking = new AbortController();
  const showOrder = async () => {
    asking.abort();
    asking = new AbortController();
    const latest = AbortSignal.any([signal, asking.signal]);
    const listings = [...chosen.values()];
    // Nobody buys the choice before this one meanwhile.
    order.replaceChildren(h("h3", w.chosenCount(listings.length)));
    const buying = listings.length > 0 ? await orderForm(listings, latest) : empty(w.chooseItems);
    if (!latest.aborted) order.append(buying);
  };
  await showOrder();
  return [
    h("h2", w.bundleOf(username)),
    h("p", tiersOf(bundle_discounts) || w.oneParcel),
    h(
      "div.sided",
      h("section", ...await grid(w.forSale, read, line, w.nothingForSale)),
      order,
    ),
  ];
};
