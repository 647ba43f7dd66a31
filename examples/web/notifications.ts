/** What happened to the user: at once by Realtime, and by asking every half minute. */
import { dataOf, market, type Me, type Page, supabase } from "./market.ts";
import { button, byOffset, find, h, lines, refresh, refreshSoon, when } from "./page.ts";
import { w } from "./words.ts";

const ASK_EVERY_MS = 30_000;

const read = async (offset: number, limit = 30) =>
  dataOf(await market.get("/notifications", { params: { query: { limit, offset } } }));

export const notifications: Page = async () => {
  const title = w.nav.notifications;
  const all = button(w.readAll, async () => {
    dataOf(await market.put("/notifications/read-all"));
    refresh();
  });
  const list = await lines(title, byOffset(read), ({ title, body, data, read, created_at }) =>
    h(
      read ? "li" : "li.unread",
      h("div", h("a", { href: addressOf(data) }, title), h("p", body)),
      h("small", when(created_at)),
    ), w.noNotifications);
  await showCount();
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

async function showCount(count?: number): Promise<void> {
  const unread = count ?? (await read(0, 1)).unread_count;
  find("nav .notifications").textContent = w.nav.notifications + (unread > 0 ? ` (${unread})` : "");
}

interface Broadcast {
  payload: { notification?: { data: Record<string, unknown> }; unread_count?: number };
}

/** Keeps the count, and shows the page again that a notification is about. */
export async function useNotifications({ id }: Me): Promise<void> {
  await showCount();
  setInterval(() => document.hidden || showCount().catch(() => {}), ASK_EVERY_MS);
  await supabase.realtime.setAuth();
  supabase.channel(`user:${id}`, { config: { private: true } })
    .on("broadcast", { event: "notification" }, ({ payload }: Broadcast) => {
      showCount(payload.unread_count).catch(() => {});
      const isHere = [addressOf(payload.notification?.data ?? {}), "#/notifications"]
        .includes(location.hash);
      if (isHere && !location.hash.startsWith("#/conversations")) refreshSoon();
    })
    .subscribe();
}
