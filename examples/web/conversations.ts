/** Conversations of a buyer and a seller about a listing. */
import { type Conversation, dataOf, market, type Page } from "./market.ts";
import { button, empty, find, h, when } from "./page.ts";

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
  throw new Error("You have no such conversation.");
}

/** How many messages are new, beside the link to them. */
export async function showUnread(count?: number): Promise<void> {
  const unread = count ?? (await list(undefined, 1)).unread_count;
  find("nav [href='#/conversations']").textContent = unread > 0
    ? `Messages (${unread})`
    : "Messages";
}

export const conversations: Page = async () => {
  const first = await list();
  await showUnread(first.unread_count);
  const lines = h("ul", { className: "lines", "aria-label": "Messages" }, ...first.items.map(line));
  let cursor = first.next_cursor;
  const more = button("Show more", async () => {
    const next = await list(cursor!);
    lines.append(...next.items.map(line));
    cursor = next.next_cursor;
    more.hidden = !cursor;
  }, { hidden: !cursor });
  const none = empty("No messages yet. Write to a seller from the page of a listing.");
  return [h("h2", {}, "Messages"), ...first.items.length > 0 ? [lines, more] : [none]];
};

const line = ({ id, user, listing, last_message, unread_count, updated_at }: Conversation) =>
  h(
    "li",
    {},
    h(
      "div",
      {},
      h("a", { href: `#/conversations/${id}` }, `${user.username}: ${listing.title}`),
      h("p", { className: "last" }, last_message?.text ?? ""),
    ),
    h(
      "div",
      { className: "actions" },
      ...unread_count > 0 ? [h("span", { className: "new" }, `${unread_count} new`)] : [],
      h("small", {}, when(last_message?.created_at ?? updated_at)),
    ),
  );
