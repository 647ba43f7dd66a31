/** Another user: what they sell, how others rate them; follow, write, block, report. */
import { bundleAddress, tiersOf } from "./bundle.ts";
import { card, listingsOf } from "./cards.ts";
import { dataOf, market, type Page, type Review } from "./market.ts";
import { button, byOffset, choice, day, done, field, form, h } from "./page.ts";
import { grid, lines, link, toggle } from "./page.ts";
import { w } from "./words.ts";

/** There is one conversation per buyer and listing; opening it again is the same one. */
export const messageButton = (words: string, body: { listing_id: string } | { order_id: string }) =>
  button(words, async () => {
    const { id } = dataOf(await market.post("/conversations", { body }));
    location.hash = `#/conversations/${id}`;
  });

export async function blockButton(id: string, signal: AbortSignal): Promise<HTMLElement> {
  const to = { params: { path: { id } } };
  const isBlocked = await isAmong(market.each("/auth/me/blocks", { signal }), id);
  return toggle((isOn) => isOn ? w.unblock : w.block, isBlocked, async (isOn) => {
    const path = "/auth/users/{id}/block";
    return dataOf(await (isOn ? market.put(path, to) : market.delete(path, to))).blocked_by_me;
  });
}

async function isAmong(people: AsyncIterable<{ id: string }>, id: string): Promise<boolean> {
  for await (const each of people) if (each.id === id) return true;
  return false;
}

/** Who sells it, with the reasons to trust them, and the way to buy more of theirs in one parcel. */
export async function sellerBox(
  id: string,
  signal: AbortSignal,
  chosen: string[] = [],
): Promise<HTMLElement> {
  const to = { params: { path: { id } } };
  const [block, who, { count, followed_by_me }] = await Promise.all([
    blockButton(id, signal),
    market.get("/auth/users/{id}", { ...to, signal }).then(dataOf),
    market.get("/auth/users/{id}/followers", { ...to, signal }).then(dataOf),
  ]);
  const { username, city, rating, rating_count, sold_count, verified, bundle_discounts } = who;
  const follow = toggle((isOn) => isOn ? w.followed : w.follow, followed_by_me, async (isOn) => {
    const path = "/auth/users/{id}/follow";
    return dataOf(await (isOn ? market.put(path, to) : market.delete(path, to))).followed_by_me;
  });
  const stars = rating === null ? w.unrated : w.rated(rating.toFixed(1), rating_count);
  const facts = [stars, verified && w.verified, city, w.soldCount(sold_count), w.followers(count)];
  return h(
    "div.seller",
    h("span.avatar", { ariaHidden: "true" }, username.slice(0, 1)),
    h("div", link(`#/people/${id}`, username), h("small", facts.filter(Boolean).join(" · "))),
    h("div.row", follow, block),
    h(
      "p.several",
      link(bundleAddress(id, chosen), w.bundle),
      h("small", tiersOf(bundle_discounts) || w.oneParcel),
    ),
  );
}

export const person: Page = async ({ id, me, signal }) => {
  const { username, bio } = dataOf(
    await market.get("/auth/users/{id}", { params: { path: { id } }, signal }),
  );
  const forSale = listingsOf(id, { status: "active" });
  const reviews = byOffset(async (offset) => {
    const params = { path: { userId: id }, query: { limit: 20, offset } };
    return dataOf(await market.get("/reviews/user/{userId}", { params }));
  });
  return [
    h("h2", username),
    id !== me.id && await sellerBox(id, signal),
    !!bio && h("p.text", bio),
    h("h3", w.forSale),
    ...await grid(w.forSale, forSale, card, w.nothingForSale),
    h("h3", w.reviews),
    ...await lines(w.reviews, reviews, (review) => reviewLine(review, id === me.id), w.unrated),
  ].filter((node) => node instanceof Node);
};

/** A review, with the seller's one reply. */
function reviewLine(review: Review, isSeller: boolean): HTMLElement {
  const { id, rating, comment, reply, created_at, reviewer } = review;
  const input = h("textarea", { name: "reply", required: true, maxLength: 1000, rows: 2 });
  const send = async ({ reply = "" }) => {
    const params = { path: { id } };
    done(await market.post("/reviews/{id}/reply", { params, body: { reply } }));
  };
  return h(
    "li",
    h(
      "div",
      h("span.rating", { ariaLabel: w.stars(rating), role: "img" }, "★".repeat(rating)),
      h("p.text", comment ?? ""),
      !!reply && h("p.reply", h("b", w.sellerReplied), reply),
      isSeller && !reply &&
        h("details", h("summary", w.reply), form("form", [field(w.message, input)], w.send, send)),
    ),
    h("small", `${reviewer.username}, ${day(created_at)}`),
  );
}

/** Staff may read a reported conversation unmasked. */
export function reportBox(conversation: string): HTMLElement {
  const fields = [
    field(w.reason, choice(w.reportReasons, "", { name: "reason" })),
    field(w.details, h("input", { name: "details", maxLength: 1000 })),
    h("small", w.reportHint),
  ];
  const report = form("form", fields, w.report, async ({ reason, details = null }) => {
    const params = { path: { id: conversation } };
    const body = { reason: reason as "other", details };
    dataOf(await market.post("/conversations/{id}/report", { params, body }));
    box.replaceWith(h("p.notice", w.reported));
  });
  const box = h("details", h("summary", w.report), report);
  return box;
}
