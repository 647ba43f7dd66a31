/** A web client of the marketplace: signs in, and shows the page that the address names. */
import { requireProfile, useAccount } from "./account.ts";
import { bundle } from "./bundle.ts";
import { askAgain } from "./buy.ts";
import { listingsOf, pageOf } from "./cards.ts";
import { conversation } from "./conversation.ts";
import { conversations, showUnread } from "./conversations.ts";
import { fit } from "./fit.ts";
import { listing } from "./listing.ts";
import { stream, streams } from "./live.ts";
import { dataOf, market, type Me, type Page, supabase } from "./market.ts";
import { profile } from "./me.ts";
import { notifications, useNotifications } from "./notifications.ts";
import { offers } from "./offers.ts";
import { order, orders } from "./orders.ts";
import { busy, complain, draw, failure, find, h, link, tell } from "./page.ts";
import { person } from "./people.ts";
import { saved } from "./saved.ts";
import { search } from "./search.ts";
import { edit, sell } from "./sell.ts";
import { showWords, useSuggestions } from "./suggest.ts";
import { wallet } from "./wallet.ts";
import { language, other, speak, w } from "./words.ts";

const query = (cursor?: string) => ({ params: { query: { limit: 24, cursor } } });
const liked = pageOf(
  w.nav.liked,
  w.noLikes,
  async (cursor) => dataOf(await market.get("/listings/liked", query(cursor))),
);
const following = pageOf(
  w.nav.following,
  w.noFollowing,
  async (cursor) => dataOf(await market.get("/listings/following", query(cursor))),
);
const mine: Page = (visit) =>
  pageOf(
    w.nav.mine,
    w.noMine,
    listingsOf(visit.me.id),
    link("#/sell", w.sellTitle, "button"),
  )(visit);

/** By the first word of the address: the page of the list, and the page of one item. */
const PAGES: Record<string, [all: Page, one?: Page]> = {
  search: [search],
  live: [streams, stream],
  liked: [liked],
  following: [following],
  saved: [saved],
  offers: [offers],
  conversations: [conversations, conversation],
  orders: [orders, order],
  mine: [mine],
  wallet: [wallet],
  sell: [sell, edit],
  notifications: [notifications],
  me: [profile],
  listings: [search, listing],
  people: [search, person],
  bundle: [search, bundle],
  fit: [fit],
};

let me: Me | undefined;
let visit = new AbortController();
let shown = "";
let address = "";

async function show(greeting = ""): Promise<void> {
  visit.abort();
  visit = new AbortController();
  const { signal } = visit;
  const [path = "", words] = location.hash.slice(2).split("?");
  const [name = "search", id = ""] = path.split("/").filter(Boolean);
  const place = `${name}/${id}`;
  const [all, one] = PAGES[name] ?? PAGES["search"]!;
  const query = new URLSearchParams(words);
  // What an action has said stays when its page is shown again, and so does what is being typed into the search.
  if (location.hash !== address) {
    complain();
    showWords(query);
  }
  address = location.hash;
  if (greeting || shown !== place) tell(greeting);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("nav a")) {
    link.ariaCurrent = link.hash === `#/${name}` ? "page" : null;
  }
  const page = find("#page");
  page.ariaBusy = "true";
  // Another page is not seen under the new address.
  if (shown !== place) page.replaceChildren(h("div.skeleton", { ariaLabel: w.loading }));
  try {
    const nodes = await busy("", () => (id && one ? one : all)({ me: me!, id, query, signal }))
      .catch((error) => [failure(error)]);
    if (signal.aborted) return;
    // Rendering replaces every element, so the keyboard's focus is restored.
    const focused = document.activeElement?.id;
    draw(...nodes);
    const title = page.querySelector("h2")?.textContent ?? w.gone;
    document.title = `${title} · ${w.shop}`;
    if (focused) document.getElementById(focused)?.focus();
    if (shown !== place) scrollTo(0, 0);
    shown = place;
  } finally {
    if (!signal.aborted) page.ariaBusy = "false";
  }
}

async function enter(): Promise<void> {
  me = await requireProfile();
  find("nav").replaceChildren(
    ...Object.entries(w.nav).map(([name, title]) => h(`a.${name}`, { href: `#/${name}` }, title)),
  );
  find("nav").hidden = find("#search").hidden = false;
  showUnread().catch(complain);
  useNotifications(me).catch(complain);
  addEventListener("hashchange", () => void show());
  // Also in another tab: nobody sees or does anything here as the user before.
  supabase.auth.onAuthStateChange((_, session) => {
    if (session?.user.id !== me!.id) location.assign(location.pathname);
  });
  await show(w.hello(me.username));
  await askAgain();
}

/** Notifications and mails come in the chosen language too; where that fails, the shop still changes. */
function choose(next: typeof language): void {
  const told = me ? market.patch("/auth/me", { body: { locale: next } }) : Promise.resolve();
  told.catch(() => {}).finally(() => speak(next));
}

document.documentElement.lang = language;
find(".skip").textContent = w.skip;
find("nav").ariaLabel = w.pages;
find("#busy").ariaLabel = w.working;
find("#unanswered h2").textContent = w.noAnswer;
find("header").append(
  h("button.language", {
    type: "button",
    lang: other,
    textContent: w.otherLanguage,
    onclick: () => choose(other),
  }),
);
useSuggestions();
await useAccount(enter).catch(complain);
