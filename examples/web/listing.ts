/** One listing and its seller. */
import { photo } from "./cards.ts";
import { orderForm } from "./buy.ts";
import { dataOf, type Listing, market, type Page } from "./market.ts";
import { offerBox, ownOffer } from "./offer.ts";
import { day, h, rupiah, toggle } from "./page.ts";
import { blockButton, messageButton } from "./people.ts";

export const listing: Page = async ({ id, me, signal }) => {
  const found = dataOf(await market.get("/listings/{id}", { params: { path: { id } }, signal }));
  const { title, description, price, seller, status, brand, size, condition, color } = found;
  const away = seller.on_vacation_until;
  const facts = Object.entries({ Brand: brand, Size: size, Condition: condition, Colour: color })
    .flatMap(([name, value]) =>
      value ? [h("dt", {}, name), h("dd", {}, value.replace("_", " "))] : []
    );
  const isOwn = seller.id === me.id;
  const isForSale = !isOwn && !away && status === "active";
  const offer = isForSale ? await ownOffer(found, signal) : undefined;
  const accepted = offer?.status === "accepted" ? offer : undefined;
  return [h(
    "article",
    { className: "listing" },
    photo(found),
    h(
      "div",
      {},
      h("h2", {}, title),
      h("p", { className: "price" }, rupiah(price)),
      likeButton(found, found.liked_by_me),
      h("dl", {}, ...facts),
      ...description ? [h("p", {}, description)] : [],
      ...isOwn ? [h("p", {}, "This is yours.")] : [await about(found)],
      ...away
        ? [h("p", { className: "notice" }, `On vacation until ${day(away)}: order after that.`)]
        : [],
      ...status !== "active" ? [h("p", { className: "notice" }, `This is ${status} now.`)] : [],
      ...isForSale ? [await orderForm(found, me, signal, accepted)] : [],
      ...isForSale && !accepted ? [offerBox(found, offer)] : [],
    ),
  )];
};

function likeButton({ id, likes }: Listing, isLiked: boolean): HTMLElement {
  const to = { params: { path: { id } } };
  return toggle((isOn) => `${isOn ? "♥ Liked" : "♡ Like"} · ${likes}`, isLiked, async (isOn) => {
    const path = "/listings/{id}/like";
    const answer = dataOf(await (isOn ? market.post(path, to) : market.delete(path, to)));
    likes = answer.likes;
    return answer.liked_by_me;
  });
}

async function about({ id: listing_id, seller }: Listing): Promise<HTMLElement> {
  const { id, username, city } = seller;
  const to = { params: { path: { id } } };
  const { count, followed_by_me } = dataOf(await market.get("/auth/users/{id}/followers", to));
  const follow = toggle((isOn) => isOn ? "Following" : "Follow", followed_by_me, async (isOn) => {
    const path = "/auth/users/{id}/follow";
    return dataOf(await (isOn ? market.put(path, to) : market.delete(path, to))).followed_by_me;
  });
  const followers = `${count} ${count === 1 ? "follower" : "followers"}`;
  return h(
    "div",
    { className: "seller" },
    h("p", {}, h("strong", {}, username), ` ${[city, followers].filter(Boolean).join(" · ")}`),
    follow,
    messageButton("Message", { listing_id }),
    blockButton(id),
  );
}
