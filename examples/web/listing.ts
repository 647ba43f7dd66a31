/** One listing: its seller, and what one can do about both. */
import { photo } from "./cards.ts";
import { orderForm } from "./buy.ts";
import { dataOf, type Listing, market, type Page } from "./market.ts";
import { button, day, h, rupiah } from "./page.ts";

export const listing: Page = async ({ id, me, signal }) => {
  const found = dataOf(await market.get("/listings/{id}", { params: { path: { id } }, signal }));
  const { title, description, price, seller, status, brand, size, condition, color } = found;
  const away = seller.on_vacation_until;
  const facts = Object.entries({ Brand: brand, Size: size, Condition: condition, Colour: color })
    .flatMap(([name, value]) =>
      value ? [h("dt", {}, name), h("dd", {}, value.replace("_", " "))] : []
    );
  const isOwn = seller.id === me.id;
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
      ...isOwn
        ? [h("p", {}, "This is yours.")]
        : [await about(seller.id, seller.username, seller.city)],
      ...away
        ? [h("p", { className: "notice" }, `On holiday until ${day(away)}: order after that.`)]
        : [],
      ...status !== "active" ? [h("p", { className: "notice" }, `This is ${status} now.`)] : [],
      ...isOwn || away || status !== "active" ? [] : [await orderForm(found, me, signal)],
    ),
  )];
};

/** A button that is on or off; it shows what the service answered. */
function toggle(
  words: (isOn: boolean) => string,
  isOn: boolean,
  set: (isOn: boolean) => Promise<boolean>,
): HTMLButtonElement {
  const show = () => {
    element.textContent = words(isOn);
    element.ariaPressed = String(isOn);
  };
  const element = button("", async () => {
    isOn = await set(!isOn);
    show();
  });
  show();
  return element;
}

function likeButton({ id, likes }: Listing, isLiked: boolean): HTMLElement {
  const to = { params: { path: { id } } };
  return toggle((isOn) => `${isOn ? "♥ Liked" : "♡ Like"} · ${likes}`, isLiked, async (isOn) => {
    const path = "/listings/{id}/like";
    const answer = dataOf(await (isOn ? market.post(path, to) : market.delete(path, to)));
    likes = answer.likes;
    return answer.liked_by_me;
  });
}

async function about(id: string, username: string, city: string | null): Promise<HTMLElement> {
  const to = { params: { path: { id } } };
  const { count, followed_by_me } = dataOf(await market.get("/auth/users/{id}/followers", to));
  const follow = toggle((isOn) => isOn ? "Following" : "Follow", followed_by_me, async (isOn) => {
    const path = "/auth/users/{id}/follow";
    return dataOf(await (isOn ? market.put(path, to) : market.delete(path, to))).followed_by_me;
  });
  const block = toggle((isOn) => isOn ? "Unblock" : "Block", false, async (isOn) => {
    const path = "/auth/users/{id}/block";
    return dataOf(await (isOn ? market.put(path, to) : market.delete(path, to))).blocked_by_me;
  });
  const followers = `${count} ${count === 1 ? "follower" : "followers"}`;
  return h(
    "div",
    { className: "seller" },
    h("p", {}, h("strong", {}, username), ` ${[city, followers].filter(Boolean).join(" · ")}`),
    follow,
    block,
  );
}
