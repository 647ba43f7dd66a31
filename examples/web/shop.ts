/** A web client of the marketplace: signs in, and shows the page that the address names. */
import { requireProfile, useAccount } from "./account.ts";
import { askAgain, order, orders } from "./buy.ts";
import { pageOf } from "./cards.ts";
import { conversation } from "./conversation.ts";
import { conversations, showUnread } from "./conversations.ts";
import { listing } from "./listing.ts";
import { stream, streams } from "./live.ts";
import { dataOf, market, type Me, type Page } from "./market.ts";
import { profile } from "./me.ts";
import { offers } from "./offers.ts";
import { busy, complain, find, h } from "./page.ts";
import { saved } from "./saved.ts";
import { search } from "./search.ts";
import { showWords, useSuggestions } from "./suggest.ts";

const query = (cursor?: string) => ({ params: { query: { limit: 24, cursor } } });

/** By the first word of the address: the title, the page of the list, and the page of one item. */
const PAGES: Record<string, [title: string, all: Page, one?: Page]> = {
  search: ["Search", search],
  listings: ["", search, listing],
  liked: [
    "Liked",
    pageOf(
      "Liked",
      "You like nothing yet.",
      async (cursor) => dataOf(await market.get("/listings/liked", query(cursor))),
    ),
  ],
  following: [
    "Following",
    pageOf(
      "Following",
      "Nobody whom you follow sells anything.",
      async (cursor) => dataOf(await market.get("/listings/following", query(cursor))),
    ),
  ],
  saved: ["Saved", saved],
  offers: ["Offers", offers],
  conversations: ["Messages", conversations, conversation],
  live: ["Live", streams, stream],
  orders: ["Orders", orders, order],
  me: ["You", profile],
};

let me: Me;
let visit = new AbortController();

async function show(greeting = ""): Promise<void> {
  visit.abort();
  visit = new AbortController();
  const { signal } = visit;
  const [path = "", words] = location.hash.slice(2).split("?");
  const [name = "", id = ""] = path.split("/");
  const [title, all, one] = PAGES[name] ?? PAGES["search"]!;
  const query = new URLSearchParams(words);
  complain();
  showWords(query);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("nav a")) {
    link.ariaCurrent = link.hash === `#/${name || "search"}` ? "page" : null;
  }
  const page = find("#page");
  page.ariaBusy = "true";
  try {
    const nodes = await busy(greeting, () => (id && one ? one : all)({ me, id, query, signal }));
    if (signal.aborted) return;
    // Rendering replaces every element, so the keyboard's focus is restored.
    const focused = document.activeElement?.id;
    page.replaceChildren(...nodes);
    document.title = `${page.querySelector("h2")?.textContent ?? title} · A small shop`;
    if (focused) document.getElementById(focused)?.focus();
  } catch (error) {
    if (!signal.aborted) complain(error as Error);
  } finally {
    if (!signal.aborted) page.ariaBusy = "false";
  }
}

async function enter(): Promise<void> {
  me = await requireProfile();
  find("nav").replaceChildren(
    ...Object.entries(PAGES).flatMap(([name, [title]]) =>
      title ? [h("a", { href: `#/${name}` }, title)] : []
    ),
  );
  find("nav").hidden = find("#search").hidden = false;
  showUnread().catch(complain);
  addEventListener("hashchange", () => void show());
  await show(`Halo, ${me.username}.`);
  await askAgain();
}

useSuggestions();
await useAccount(enter).catch(complain);
