/** Who is signed in, and their calls of the marketplace. */
import { createClient } from "@supabase/supabase-js";
import { createMarket, dataOf, supabaseSession } from "../../clients/js/src/index.ts";
import type { components } from "../../clients/js/src/index.ts";
import { language } from "./words.ts";

declare const API_URL: string, ANON_KEY: string, REGION: string | undefined; // vite.config.ts

type Schemas = components["schemas"];
export type Listing = Schemas["Listing"];
export type FullListing = Schemas["FullListing"];
export type Order = Schemas["Order"];
export type Offer = Schemas["Offer"];
export type Conversation = Schemas["Conversation"];
export type Message = Schemas["Message"];
export type LiveChatMessage = Schemas["LiveChatMessage"];
export type Review = Schemas["Review"];
export type SavedSearch = Schemas["SavedSearch"];
export { dataOf };
export const url = API_URL;

export const supabase = createClient(API_URL, ANON_KEY);
export const market = createMarket({
  url: API_URL,
  key: ANON_KEY,
  region: REGION,
  session: supabaseSession(supabase.auth),
  storage: localStorage,
  // Errors and notifications come in the language of the page.
  fetch: (address, init) => {
    const headers = { ...init?.headers as Record<string, string>, "Accept-Language": language };
    return fetch(address, { ...init, headers });
  },
});

export const ownProfile = async () => dataOf(await market.get("/auth/me"));
export type Me = Awaited<ReturnType<typeof ownProfile>>;

/** Shows the parcel's label: the service redirects to its URL, which is valid for five minutes. */
export async function openLabel(order: string, direction: "outbound" | "return"): Promise<void> {
  const { data } = await supabase.auth.getSession();
  const headers = {
    Authorization: `Bearer ${ANON_KEY}`,
    "X-User-Token": data.session?.access_token ?? "",
  };
  const address = `${API_URL}/shipping/labels/${order}?direction=${direction}`;
  const label = await fetch(address, { headers });
  if (!label.ok) throw new Error((await label.json()).error.message);
  open(label.url, "_blank");
}

/** Of a page; the signal ends when the user goes to another one. */
export interface Visit {
  me: Me;
  id: string;
  query: URLSearchParams;
  signal: AbortSignal;
}
export type Page = (visit: Visit) => Promise<Node[]>;
