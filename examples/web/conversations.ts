/** Conversations of a buyer and a seller about a listing. */
import { photo } from "./cards.ts";
import { type Conversation, dataOf, market, type Page } from "./market.ts";
import { find, h, lines, link, when } from "./page.ts";
import { w } from "./words.ts";

const list = async (cursor?: string, limit = 50) => {
  const params = { query: { limit, ...cursor ? { cursor } : {} } };
  return dataOf(await market.get("/conversations", { params }));
};

export async function conversationWith(id: string): Promise<Conversation> {
  let cursor: string | null | undefined;
  do {
    const { items, next_cursor } = await list(cursor ?? undefined);
    const found = items.find((each) => each.id === id);
    if (found) return found;
    cursor = next_cursor;
  } while (cursor);
  throw new Error(w.noConversation);
}

/** How many messages are new, beside the link to them. */
export async function showUnread(count?: number): Promise<void> {
  const unread = count ?? (await list(undefined, 1)).unread_count;
  const words = w.nav.conversations;
  find("nav .conversations").textContent = unread > 0 ? `${words} (${unread})` : words;
}

export const conversations: Page = async () => {
  await showUnread();
  return [
    h("h2", w.nav.conversations),
    ...await lines(w.nav.conversations, list, line, w.noMessages),
  ];
};

const line = ({ id, user, listing, last_message, unread_count, updated_at }: Conversation) =>
  h(
    "li",
    photo(listing.photo_url, listing.title),
    h(
      "div",
      link(`#/conversations/${id}`, `${user.username}: ${listing.title}`),
      h("p.last", last_message?.text ?? ""),
      h("small", when(last_message?.created_at ?? updated_at)),
    ),
    unread_count > 0 && h("span.new", w.newCount(unread_count)),
  );
