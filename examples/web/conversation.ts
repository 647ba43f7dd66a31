/** One conversation: its messages, oldest first, and one's own. */
import { chatLog, sayForm } from "./chat.ts";
import { conversationWith, showUnread } from "./conversations.ts";
import { dataOf, market, type Message, type Page } from "./market.ts";
import { button, complain, h, when } from "./page.ts";
import { blockButton, reportBox } from "./people.ts";
import { subscribe } from "./subscribe.ts";
import { w } from "./words.ts";

const PATH = "/conversations/{id}/messages";

export const conversation: Page = async ({ id, me, signal }) => {
  const { user, listing, read_seq, masks_contacts } = await conversationWith(id);
  const block = await blockButton(user.id, signal);
  const { log, lines, add } = chatLog(w.nav.conversations, "talk");
  const bubble = ({ sender_id, text, masked, created_at }: Message) =>
    h(
      "li",
      { className: sender_id === me.id ? "own" : "" },
      h("p", text ?? w.accountDeleted),
      masked && h("small", w.masked),
      h("small", when(created_at)),
    );
  const { read, earlier } = reader(id, signal, (messages) => {
    lines.prepend(...messages.map(bubble));
  });
  const seen = marker(id, read_seq, signal);
  const show = (message: Message) => {
    add(bubble(message));
    seen(message.seq);
  };
  const channel = { name: `conversation:${id}`, event: "message" };
  subscribe({ channel, read, show, fail: complain }, signal).catch(complain);

  const params = { path: { id } };
  const form = sayForm(
    1_000,
    // The same words again are another message.
    async (text, draft) =>
      dataOf(await market.post(PATH, { params, body: { text }, intent: `say ${draft}` })),
  );
  return [
    h("h2", user.username),
    h("div.bar", h("a", { href: `#/listings/${listing.id}` }, listing.title), block),
    earlier,
    log,
    form,
    ...masks_contacts ? [h("small", w.maskHint)] : [],
    reportBox(id),
  ];
};

/** Reads the newest messages, those after one, and by a button those before the first. */
function reader(id: string, signal: AbortSignal, prepend: (messages: Message[]) => void) {
  const ask = async (query: { after_seq?: number; before_seq?: number }) => {
    const params = { path: { id }, query };
    return dataOf(await market.get(PATH, { params, signal }));
  };
  let first: number | undefined;
  const before = async () => {
    const { items, has_more } = await ask(first === undefined ? {} : { before_seq: first });
    first = items.at(-1)?.seq;
    earlier.hidden = !has_more;
    return items.toReversed();
  };
  const earlier = button(w.showEarlier, async () => prepend(await before()), { hidden: true });
  const read = async (after_seq?: number) => {
    if (after_seq === undefined) return { messages: await before() };
    const { items: messages, has_more } = await ask({ after_seq });
    return { messages, has_more };
  };
  return { read, earlier };
}

/** Marks shown messages as read, once for several, and only while the page is visible. */
function marker(id: string, told: number, signal: AbortSignal) {
  let shown = told;
  const mark = async () => {
    if (document.hidden || shown === told) return;
    const body = { seq: told = shown };
    const params = { path: { id } };
    const done = dataOf(await market.put("/conversations/{id}/read", { params, body }));
    await showUnread(done.total_unread_count);
  };
  const later = () => void mark().catch(complain);
  document.addEventListener("visibilitychange", later, { signal });
  return (seq: number) => {
    shown = Math.max(shown, seq);
    setTimeout(later);
  };
}
