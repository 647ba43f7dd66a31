/** Saved searches and what is told of them. */
import { must } from "./client.ts";
import type { Market } from "./market.ts";
import { inbox } from "./notifications.ts";
import type { User } from "./users.ts";

interface Saved {
  name?: string;
  notify?: "off" | "instantly" | "daily";
}

/** Saves a search of this user; returns its id. */
async function save(
  market: Market,
  person: User,
  filters: Record<string, unknown>,
  { name = "Batik", notify = "instantly" }: Saved = {},
): Promise<string> {
  const body = { name, filters, notify };
  return (await must(market.as(person).post("/searches/saved", body))).id;
}

/** A brand of letters: digits would pass for a telephone number now and then. */
export const newBrand = () =>
  `merek ${crypto.randomUUID().replaceAll(/[\d-]/g, (digit) => "ghijklmnop"[Number(digit)] ?? "")}`;

interface Told {
  kind: string;
  read: boolean;
  title: string;
  body: string;
  data: { count: number; search: string; listing_ids: string[] };
}

/** What the user was told of saved searches, newest first. */
async function alertsOf(market: Market, person: User): Promise<Told[]> {
  const { items } = await inbox(market, person);
  return items.filter(({ kind }: Told) => kind.startsWith("search."));
}

/** The listings that the user was told of, in the order of the notifications. */
const toldOf = async (market: Market, person: User): Promise<string[]> =>
  (await alertsOf(market, person)).flatMap(({ data }) => data.listing_ids);

/** All of these, of one market. */
export const searchesOf = (market: Market) => ({
  save: (person: User, filters: Record<string, unknown>, saved?: Saved) =>
    save(market, person, filters, saved),
  alertsOf: (person: User) => alertsOf(market, person),
  toldOf: (person: User) => toldOf(market, person),
});
