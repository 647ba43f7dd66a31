/** One listing and its seller. */
import { orderForm } from "./buy.ts";
import { few, photo } from "./cards.ts";
import { type Centimetres, comparison, ownFit } from "./fit.ts";
import { dataOf, type FullListing, type Listing, market, type Page } from "./market.ts";
import { offerBox, ownOffer } from "./offer.ts";
import { day, h, link, rupiah, toggle } from "./page.ts";
import { messageButton, sellerBox } from "./people.ts";
import { w } from "./words.ts";

export const listing: Page = async ({ id, me, signal }) => {
  const found = dataOf(await market.get("/listings/{id}", { params: { path: { id } }, signal }));
  const { title, description, price, original_price, seller, status } = found;
  const away = seller.on_vacation_until;
  const isOwn = seller.id === me.id;
  const isForSale = !isOwn && !away && status === "active";
  const alike = { params: { path: { id }, query: { limit: 6 } }, signal };
  const [offer, about, own, { items: similar }] = await Promise.all([
    isForSale ? ownOffer(found, signal) : undefined,
    isOwn ? undefined : sellerBox(seller.id, signal, isForSale ? [id] : []),
    ownFit(signal),
    market.get("/listings/{id}/similar", alike).then(dataOf),
  ]);
  const accepted = offer?.status === "accepted" ? offer : undefined;
  const page = h(
    "article.listing",
    gallery(found),
    h(
      "div",
      h("h2", title),
      h("p.lead", leadOf(found)),
      h("p.price", rupiah(price), " ", !!original_price && h("s", rupiah(original_price))),
      status !== "active" && h("p.notice", w.isNow[status]),
      !!away && h("p.notice", w.awayUntil(day(away))),
      isOwn && h("p.notice", `${w.yours} `, link(`#/sell/${id}`, w.edit)),
      h(
        "p.row",
        likeButton(found, found.liked_by_me),
        !isOwn && messageButton(w.message, { listing_id: id }),
      ),
      isForSale && await orderForm([found], signal, accepted),
      isForSale && !accepted && offerBox(found, offer),
      !!description && h("p.text", description),
      facts(found),
      ...condition(found, own[found.product_category]?.measurements),
      about,
    ),
  );
  const others = few(w.alike, similar);
  return others ? [page, others] : [page];
};

/** The first photo large, the others beside it: the one that is chosen becomes the large one. */
function gallery({ photo_details: photos, title }: FullListing): HTMLElement {
  const large = photo(photos[0]?.sizes.large, title, photos[0]);
  const others = photos.length > 1 ? photos : [];
  const choose = (src: string) => () => large.setAttribute("src", src);
  return h(
    "div.gallery",
    large,
    ...others.map(({ sizes }, at) =>
      h(
        "button",
        { type: "button", onclick: choose(sizes.large), ariaLabel: w.photoOf(title, at + 1) },
        photo(sizes.small, ""),
      )
    ),
  );
}

const leadOf = ({ brand, size, size_system, condition }: FullListing) => {
  const sized = size && `${w.fields.size} ${size} ${size_system?.toUpperCase() ?? ""}`.trim();
  return [brand, sized, w.condition[condition]].filter(Boolean).join(" · ");
};

/** Its measurements beside the user's, and what is wrong with it. */
const condition = ({ measurements, flaws }: FullListing, own?: Centimetres | null) => [
  !!measurements && comparison({ [w.thisItem]: measurements, [w.yourFit]: own }),
  !!measurements && link("#/fit", w.fit),
  flaws.length > 0 && h("h3", w.flaws),
  flaws.length > 0 &&
  h(
    "ul.flaws",
    ...flaws.map(({ text, photo: src }) => h("li", !!src && photo(src, text), h("p", text))),
  ),
];

/** What the line below the title leaves out. */
function facts({ product_category, gender, color }: Listing): HTMLElement {
  const lines = {
    [w.fields.product_category]: w.category[product_category],
    [w.fields.gender]: w.gender[gender],
    [w.color]: color,
  };
  return h(
    "dl",
    ...Object.entries(lines).flatMap(([name, value]) =>
      value ? [h("dt", name), h("dd", value)] : []
    ),
  );
}

function likeButton({ id, likes }: Listing, isLiked: boolean): HTMLElement {
  const to = { params: { path: { id } } };
  const words = (isOn: boolean) => `${isOn ? `♥ ${w.liked}` : `♡ ${w.like}`} · ${likes}`;
  return toggle(words, isLiked, async (isOn) => {
    const path = "/listings/{id}/like";
    const answer = dataOf(await (isOn ? market.post(path, to) : market.delete(path, to)));
    likes = answer.likes;
    return answer.liked_by_me;
  });
}
