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

/** Who is there in every run of a market. */
export interface Crew {
  staff: Person;
  stranger: Person;
}

export interface World {
  market: Market;
  people: Person[];
  crew: Crew;
  /** The listing that each neighbour offers now. */
  listings: string[];
  /** What the payment company has taken for an order, by its id: the truth that the market has to find. */
  collected: Map<string, number>;
  /** Orders that staff took back from the seller after completion. */
  clawedBack: Set<string>;
  /** What staff decided about money that was not an order's total, by the order's id. */
  decided: Map<string, "refund" | "apply">;
  /** What staff put into a wallet or took out of it, by person. */
  adjusted: Map<string, number>;
  /** Codes: one for a single order, and one that pays nearly everything. */
  vouchers: string[];
  books: Books;
}

/** Four new neighbours, each with something to sell. */
export async function openWorld(market: Market, crew: Crew): Promise<World> {
  const people = await Promise.all(NAMES.map(() => market.person()));
  const world: World = {
    market,
    people,
    crew,
    listings: [],
    collected: new Map(),
    clawedBack: new Set(),
    decided: new Map(),
    adjusted: new Map(),
    vouchers: [
      await printVoucher(market, crew, 20_000, 1),
      await printVoucher(market, crew, 5e6, 99),
    ],
    books: { orders: [], withdrawals: [], wallets: new Map() },
  };
  for (const [item] of NAMES.entries()) await offer(world, item, DRESS.price);
  return world;
}

async function printVoucher(market: Market, { staff }: Crew, value: number, total_limit: number) {
  const code = `V${crypto.randomUUID().slice(0, 8)}`;
  const days = { starts_at: "2020-01-01T00:00:00Z", ends_at: "2090-01-01T00:00:00Z" };
  const terms = { code, kind: "fixed", value, total_limit, ...days };
  return expectData(await market.as(staff).post("/admin/vouchers", terms)).code as string;
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
export function speakAs({ market, people, crew }: World, order: BookedOrder, side: Side): Client {
  const named = (id: string) => people.find((person) => person.id === id)!;
  const who = {
    buyer: named(order.buyer_id),
    seller: named(order.seller_id),
    ...crew,
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

/** The payment company's link of a withdrawal; null when it never heard of it. */
export async function linkOf({ market }: World, { id }: { id: string }) {
  const response = await fetch(`${market.url}/sandbox/payment/payouts/${id}`);
  const link: { id: string; status: string } = await response.json();
  return response.status === 404 ? null : link;
}
