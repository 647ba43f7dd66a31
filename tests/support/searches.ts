/** Saved searches and what is told of them. */
import { must } from "./client.ts";
import type { User } from "./users.ts";

interface Saved {
  name?: string;
  notify?: "off" | "instantly" | "daily";
}

/** Saves a search of this user; returns its id. */
export async function save(
  person: User,
  filters: Record<string, unknown>,
  { name = "Batik", notify = "instantly" }: Saved = {},
): Promise<string> {
  return (await must(person.post("/searches/saved", { name, filters, notify }))).id;
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
export async function alertsOf(person: User): Promise<Told[]> {
  const { items } = await person.inbox();
  return items.filter(({ kind }: Told) => kind.startsWith("search."));
}

/** The listings that the user was told of, in the order of the notifications. */
export const toldOf = async (person: User): Promise<string[]> =>
  (await alertsOf(person)).flatMap(({ data }) => data.listing_ids);
