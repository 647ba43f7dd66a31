/** Streams and their chat. */
import { few } from "./cards.ts";
import { chatLog, sayForm } from "./chat.ts";
import { dataOf, type LiveChatMessage, market, type Page } from "./market.ts";
import { complain, empty, h, link } from "./page.ts";
import { subscribe } from "./subscribe.ts";
import { w } from "./words.ts";

export const streams: Page = async ({ signal }) => {
  const { items } = dataOf(await market.get("/live-streams", { signal }));
  const lines = items.map(({ id, title, seller_username, status, viewers }) =>
    h(
      "li",
      h("a", { href: `#/live/${id}` }, title),
      h(
        "small",
        `${seller_username} · ${status === "live" ? w.watching(viewers) : w.streamStatus[status]}`,
      ),
    )
  );
  const list = lines.length > 0 ? h("ul.lines", ...lines) : empty(w.nobodyLive);
  return [h("h2", w.nav.live), list];
};

export const stream: Page = async ({ id, signal }) => {
  const to = { params: { path: { id } } };
  const { title, seller_id, seller_username, status, pinned_listing_ids } = dataOf(
    await market.get("/live-streams/{id}", { ...to, signal }),
  );
  const pinned = await Promise.all(
    pinned_listing_ids.map((id) =>
      market.get("/listings/{id}", { params: { path: { id } }, signal })
    ),
  );
  const { log, add } = chatLog(w.chat);
  const nobody = empty(w.noChat);
  const form = sayForm(
    500,
    async (text) => dataOf(await market.post("/live-streams/{id}/chat", { ...to, body: { text } })),
  );
  form.hidden = status !== "live";
  const host = h("p", link(`#/people/${seller_id}`, seller_username));
  if (status === "live") {
    const { viewers } = dataOf(await market.post("/live-streams/{id}/view", to));
    host.append(` · ${w.watching(viewers)}`);
    const leave = () => void market.post("/live-streams/{id}/leave", to);
    // The user may have gone elsewhere before the view was counted.
    if (signal.aborted) leave();
    else signal.addEventListener("abort", leave);
  }
  const show = ({ username, text, type }: LiveChatMessage) => {
    nobody.hidden = true;
    if (type === "system") return add(h("li", h("small", w.streamSays(text))));
    const offer = type === "offer" ? [" ", h("a", { href: "#/offers" }, w.nav.offers)] : [];
    add(h("li", h("strong", username), ` ${text}`, ...offer));
  };
  const read = async (after_seq?: number) => {
    const params = { ...to.params, query: { after_seq } };
    const page = dataOf(await market.get("/live-streams/{id}/chat", { params, signal }));
    // The first answer is the newest hundred, newest first.
    return after_seq === undefined ? { messages: page.messages.toReversed() } : page;
  };
  const channel = { name: `live:${id}`, event: "chat" };
  subscribe({ channel, read, show, fail: complain }, signal).catch(complain);
  const ended = status === "live" ? [] : [h("p.notice", w.streamIs(w.streamStatus[status]))];
  // One that has been deleted is left out.
  const listings = few(w.pinned, pinned.flatMap(({ data }) => data ?? []));
  return [h("h2", title), host, ...ended, nobody, log, form, ...listings ? [listings] : []];
};
