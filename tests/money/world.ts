/** Where a run plays: four neighbours who sell to each other, one item each, and staff who watch. */
import type { Answer, Client } from "../support/client.ts";
import type { Market } from "../support/market.ts";
import { ADDRESS } from "../support/people.ts";
import type { Person } from "../support/people.ts";
import { DRESS, expectData } from "../support/sale.ts";
import { readBooks } from "./books.ts";
import type { BookedOrder, Books } from "./books.ts";

export const NAMES = ["Ani", "Budi", "Citra", "Dewi"] as const;

/** Cheap enough for a return without questions, usual, and dear enough for the cap of the protection fee. */
export const PRICES = [30_000, 150_000, 2_500_000] as const;
export type Price = typeof PRICES[number];

/** Whoever may speak to an order, in what they are to it. */
export type Side = "buyer" | "seller" | "staff" | "stranger";

/** Which order a step is about: the newest of this neighbour's item, or the one before it. */
export interface Target {
  item: number;
  back: 0 | 1;
}

export interface Staff {
  ops: Person;
  stranger: Person;
}

export interface World {
  market: Market;
  people: Person[];
  staff: Staff;
  /** The listing that each neighbour offers now. */
  listings: string[];
  /** What the payment company has taken for an order, by its id: the truth that the market has to find. */
  collected: Map<string, number>;
  /** Orders that staff took back from the seller after completion. */
  clawedBack: Set<string>;
  books: Books;
}

/** Four new neighbours, each with something to sell. */
export async function openWorld(market: Market, staff: Staff): Promise<World> {
  const people = await Promise.all(NAMES.map(() => market.person()));
  const world: World = {
    market,
    people,
    staff,
    listings: [],
    collected: new Map(),
    clawedBack: new Set(),
    books: { orders: [], wallets: new Map() },
  };
  for (const [item] of NAMES.entries()) await offer(world, item, DRESS.price);
  return world;
}

/** A neighbour offers something new; their item is this one from now on. */
export async function offer(world: World, item: number, price: number): Promise<void> {
  const { market, people, listings } = world;
  const wish = { ...DRESS, price };
  listings[item] = expectData(await market.as(people[item]!).post("/listings", wish)).id;
}

export async function refreshBooks(world: World): Promise<void> {
  world.books = await readBooks(world.market, world.people.map(({ id }) => id));
}

/** The order that a step is about; null when there is none (yet). */
export function orderAt({ books, people }: World, { item, back }: Target): BookedOrder | null {
  const seller = people[item]!.id;
  return books.orders.filter(({ seller_id }) => seller_id === seller).at(-1 - back) ?? null;
}

/** Speaks to the market as one side of this order. */
export function speakAs({ market, people, staff }: World, order: BookedOrder, side: Side): Client {
  const named = (id: string) => people.find((person) => person.id === id)!;
  const who = {
    buyer: named(order.buyer_id),
    seller: named(order.seller_id),
    staff: staff.ops,
    stranger: staff.stranger,
  };
  return market.as(who[side]);
}

/** Where a neighbour wants their parcels. */
export async function addressOf({ market, people }: World, who: number): Promise<string> {
  const person = people[who]!;
  const known = addresses.get(person.id);
  if (known !== undefined) return known;
  const me = expectData(await market.as(person).get("/auth/me"));
  const id: string = me.addresses[0]?.id ??
    expectData(await market.as(person).post("/auth/me/addresses", ADDRESS)).id;
  addresses.set(person.id, id);
  return id;
}
const addresses = new Map<string, string>();

/** Any of these answers is right; another one ends the run. */
export function within(answer: Answer, ...statuses: number[]): Answer {
  if (statuses.includes(answer.status)) return answer;
  throw new Error(`Answered ${answer.status}, not ${statuses.join(" or ")}: ${answer.text}`);
}

/** What a step on an order may be answered: done, not yours, unknown to you, not now. */
export const DECIDED = [200, 403, 404, 409];
