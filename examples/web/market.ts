/** Who is signed in, and their calls of the marketplace. */
import { createClient } from "@supabase/supabase-js";
import { createMarket, dataOf, supabaseSession } from "../../clients/js/src/index.ts";
import type { components } from "../../clients/js/src/index.ts";

declare const API_URL: string, ANON_KEY: string, REGION: string | undefined; // vite.config.ts

export type Listing = components["schemas"]["Listing"];
export type Order = components["schemas"]["Order"];
export type Offer = components["schemas"]["Offer"];
export type Conversation = components["schemas"]["Conversation"];
export type Message = components["schemas"]["Message"];
export type LiveChatMessage = components["schemas"]["LiveChatMessage"];
export type SavedSearch = components["schemas"]["SavedSearch"];
export { dataOf };
export const url = API_URL;

export const supabase = createClient(API_URL, ANON_KEY);
const session = supabaseSession(supabase.auth);
export const market = createMarket({
  url: API_URL,
  key: ANON_KEY,
  region: REGION,
  session,
  storage: localStorage,
});

export const ownProfile = async () => dataOf(await market.get("/auth/me"));
export type Me = Awaited<ReturnType<typeof ownProfile>>;

/** Of a page; the signal ends when the user goes to another one. */
export interface Visit {
  me: Me;
  id: string;
  query: URLSearchParams;
  signal: AbortSignal;
}
export type Page = (visit: Visit) => Promise<Node[]>;
