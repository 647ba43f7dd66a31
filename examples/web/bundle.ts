/** Several things of one seller in one parcel: the address holds which ones. */
import { orderForm } from "./buy.ts";
import { card } from "./cards.ts";
import { dataOf, type Listing, market, type Page } from "./market.ts";
import { empty, h } from "./page.ts";
import { w } from "./words.ts";

const MAX = 10;

/** What so many cost less, in words. */
export const tiersOf = (discounts: Record<string, number>) =>
  Object.entries(discounts).map(([count, percent]) => w.tier(Number(count), percent)).join(" · ");

export const bundleAddress = (seller: string, ids: string[] = []) =>
  `#/bundle/${seller}?${new URLSearchParams(ids.map((id) => ["item", id]))}`;

export const bundle: Page = async ({ id, query, signal }) => {
  const params = { path: { userId: id }, query: { status: "active" as const, limit: 100 } };
  const [{ username, bundle_discounts }, { listings }] = await Promise.all([
    market.get("/auth/users/{id}", { params: { path: { id } }, signal }).then(dataOf),
    market.get("/listings/user/{userId}", { params, signal }).then(dataOf),
  ]);
  const wanted = query.getAll("item");
  const chosen = listings.filter(({ id }) => wanted.includes(id)).slice(0, MAX);
  const ids = chosen.map(({ id }) => id);
  const line = (listing: Listing) => {
    const isChosen = ids.includes(listing.id);
    const others = ids.filter((each) => each !== listing.id);
    const box = h("input", {
      type: "checkbox",
      id: listing.id,
      checked: isChosen,
      disabled: !isChosen && ids.length === MAX,
      ariaLabel: w.addToParcel(listing.title),
      onchange: () =>
        location.hash = bundleAddress(id, isChosen ? others : [...others, listing.id]),
    });
    const element = card(listing);
    element.append(h("label.pick", box));
    return element;
  };
  const buying = chosen.length > 0 ? await orderForm(chosen, signal) : empty(w.chooseItems);
  return [
    h("h2", w.bundleOf(username)),
    h("p", tiersOf(bundle_discounts) || w.oneParcel),
    h(
      "div.parcel",
      h("ul.grid", { ariaLabel: w.forSale }, ...listings.map(line)),
      h("section", h("h3", w.chosenCount(chosen.length)), buying),
    ),
  ];
};
