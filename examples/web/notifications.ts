/** What happened to the user: at once by Realtime, and by asking every half minute. */
import { dataOf, market, type Me, type Page, supabase } from "./market.ts";
import { button, byOffset, find, h, lines, refresh, refreshSoon, when } from "./page.ts";
import { language, w } from "./words.ts";
import type { NotificationContent } from "../../shared/domain/notification_words.ts";

const ASK_EVERY_MS = 30_000;

let latest = 0;

/** The count beside the link is that of the latest question. */
async function read(offset: number, limit = 30) {
  const turn = ++latest;
  const page = dataOf(await market.get("/notifications", { params: { query: { limit, offset } } }));
  const count = page.unread_count > 0 ? ` (${page.unread_count})` : "";
  if (turn === latest) find("nav .notifications").textContent = w.nav.notifications + count;
  return page;
}

type Facts = NotificationContent["data"];
interface Told {
  kind: string;
  data: Record<string, unknown>;
  title: string;
  body: string;
}

/** The service words them in the language of the profile; here they are in that of the page. */
async function wordsFor({ locale }: Me): Promise<(told: Told) => Pick<Told, "title" | "body">> {
  if (locale === language) return (told) => told;
  const { notificationText } = await import("../../shared/domain/notification_words.ts");
  return ({ kind, data }) => notificationText({ kind, data: data as Facts }, language);
}

export const notifications: Page = async ({ me }) => {
  const title = w.nav.notifications;
  const wordsOf = await wordsFor(me);
  const all = button(w.readAll, async () => {
    dataOf(await market.put("/notifications/read-all"));
    refresh();
  });
  const line = (
    { data, read, created_at, ...told }: Told & { read: boolean; created_at: string },
  ) => {
    const { title, body } = wordsOf({ data, ...told });
    return h(
      read ? "li" : "li.unread",
      h("div", h("a", { href: addressOf(data) }, title), h("p", body)),
      h("small", when(created_at)),
    );
  };
  const list = await lines(title, byOffset(read), line, w.noNotifications);
  return [h("div.bar", h("h2", title), all), ...list];
};

/** The page about which a notification is. */
function addressOf(data: Record<string, unknown>): string {
  if (data["conversation_id"]) return `#/conversations/${data["conversation_id"]}`;
  if (data["order_id"]) return `#/orders/${data["order_id"]}`;
  if (data["offer_id"]) return "#/offers";
  if (data["withdrawal_id"]) return "#/wallet";
  if (data["listing_id"]) return `#/listings/${data["listing_id"]}`;
  return "#/notifications";
}

let newest: string | undefined;

/** Shows the page again if something new is about it. */
async function ask(): Promise<void> {
  const { items } = await read(0, 10);
  const known = items.findIndex(({ id }) => id === newest);
  const news = known < 0 ? items : items.slice(0, known);
  newest = items[0]?.id;
  const isHere = news.some(({ data }) =>
    [addressOf(data), "#/notifications"].includes(location.hash)
  );
  if (isHere && !location.hash.startsWith("#/conversations")) refreshSoon();
}

let asked = Promise.resolve();
const catchUp = () => asked = asked.then(ask).catch(() => {});

/** Keeps the count, and shows the page again that a notification is about. */
export async function useNotifications({ id }: Me): Promise<void> {
  newest = (await read(0, 1)).items[0]?.id;
  setInterval(() => document.hidden || catchUp(), ASK_EVERY_MS);
  await supabase.realtime.setAuth();
  supabase.channel(`user:${id}`, { config: { private: true } })
    .on("broadcast", { event: "notification" }, catchUp)
    // Nothing arrives before it has joined, nor while the connection is lost.
    .subscribe((status) => status === "SUBSCRIBED" && catchUp());
}
