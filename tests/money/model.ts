import * as fc from "fast-check";
import type postgres from "postgres";
import type { Answer, Client } from "../support/client.ts";
import type { Market } from "../support/market.ts";
import type { TestUser } from "../support/users.ts";
import { must } from "../support/client.ts";
import { DRESS, list } from "../support/sale.ts";
import { readBooks } from "./books.ts";
import type { BookedOrder, Books } from "./books.ts";
import type { Charge } from "./chargebacks.ts";

export const NAMES = ["Ani", "Budi", "Citra", "Dewi"] as const;

/** Rupiah: below the limit of automatic returns, usual, and above the cap of the protection fee. */
export const PRICES = [30_000, 150_000, 2_500_000] as const;
export type Price = typeof PRICES[number];

/** Rupiah in Citra's wallet at the start, enough to buy without an invoice. */
const SAVINGS = 400_000;

/** What Budi takes off. */
const TIERS: [number, number][] = [[2, 7], [5, 50]];

/** The caller's role in an order. */
export type Side = "buyer" | "seller" | "staff" | "stranger";

/** An order: of the newest purchase of this user's item, or of the one before it. */
export interface Target {
  item: number;
  back: 0 | 1;
  /** Which of the purchase. */
  part: number;
}

/** The index of one of the run's vouchers. */
export type Voucher = 0 | 1 | null;

export const item = fc.nat(NAMES.length - 1);
export const price = fc.constantFrom(...PRICES);
/** The other items of a bundle. */
export const others = fc.array(price, { minLength: 1, maxLength: 9, size: "max" });
export const part = fc.nat(9);
export const target: fc.Arbitrary<Target> = fc.record({
  item,
  back: fc.constantFrom<(0 | 1)[]>(0, 0, 0, 0, 1),
  part,
});
export const voucher = fc.constantFrom<Voucher[]>(null, null, null, 0, 1);

/** A price that was offered for a listing, by its buyer or to them. */
export interface Bargain {
  id: string;
  listing: string;
  buyer: string;
  price: number;
  /** When it was accepted, in milliseconds. */
  accepted: number | null;
}

/** Shared by all runs of a market. */
export type Staff = Record<"staff" | "stranger", TestUser>;

export interface Model {
  market: Market;
  /** Its one connection plans the statements of the checks once. */
  checks: postgres.Sql;
  /** When the run began. */
  began: Date;
  /** Each sells one item at a time. */
  users: TestUser[];
  staff: Staff;
  /** The listing that each user offers now. */
  listings: string[];
  /** Every offer that was made, oldest first. */
  bargains: Bargain[];
  /** Rupiah that the payment provider collected, by the purchase's id. */
  collected: Map<string, number>;
  /** Orders whose payout staff took back from the seller after completion. */
  clawedBack: Set<string>;
  /** Orders whose parcel was sent before they ended, and those that ended, by order id. */
  sent: Set<string>;
  ended: Set<string>;
  /** Staff decisions about payments of a wrong amount, by the purchase's id. */
  decided: Map<string, "refund" | "apply">;
  /** Rupiah that the payment provider collected for boosts, by reference. */
  boosted: Map<string, number>;
  /** Strays: invoices beside our own with a purchase's reference, by its id. */
  strays: Map<string, number>;
  /** Strays by their invoice at the provider. */
  strayInvoices: Map<string, { reference: string; amount: number }>;
  /** References about which the provider's list says something else than the invoice or link. */
  contradicted: Set<string>;
  /** Corrections that staff booked and did not take back, by difference. */
  corrections: Map<string, { reference: string; amount: number }>;
  /** Orders whose seller had left when staff took the money back. */
  clawedBackLate: Set<string>;
  /** What happened to the chargebacks of a purchase, by its id. */
  charges: Map<string, Charge>;
  /** Users who deleted their account, and the orders they had then. */
  left: TestUser[];
  /** Transactions that only the provider's list has, by its id. */
  listed: string[];
  /** Rows of an order's payment with another reference or type, by id: the right reference. */
  renamed: Map<string, string>;
  /** Rows whose fee is above their amount. */
  dear: Set<string>;
  /** What sellers take off, in percent, from so many items on: by seller, the smallest number first. */
  tiers: Map<string, [number, number][]>;
  /** The sum of staff adjustments of a wallet, by user. */
  adjusted: Map<string, number>;
  /** Codes: one for a single order, and one that covers nearly the whole price. */
  vouchers: string[];
  books: Books;
  /** Every step that ran. */
  log: string[];
}

export async function openModel(
  market: Market,
  staff: Staff,
  checks: postgres.Sql,
): Promise<Model> {
  const began = market.time.now();
  // Few people trade with each other again and again.
  await market.setting("abandoned_per_listing_max", 1_000_000);
  await market.setting("abandoned_per_seller_max", 1_000_000);
  const users = await Promise.all(NAMES.map(() => market.user()));
  await users[2]!.fund(SAVINGS);
  const bundle_discounts = Object.fromEntries(TIERS);
  await must(market.as(users[1]!).patch("/auth/me", { bundle_discounts }));
  return {
    market,
    checks,
    began,
    users,
    staff,
    listings: await Promise.all(users.map((user) => list(market, user))),
    bargains: [],
    collected: new Map(),
    clawedBack: new Set(),
    sent: new Set(),
    ended: new Set(),
    decided: new Map(),
    boosted: new Map(),
    strays: new Map(),
    strayInvoices: new Map(),
    contradicted: new Set(),
    corrections: new Map(),
    clawedBackLate: new Set(),
    charges: new Map(),
    left: [],
    listed: [],
    renamed: new Map(),
    dear: new Set(),
    tiers: new Map([[users[1]!.id, TIERS]]),
    adjusted: new Map([[users[2]!.id, SAVINGS]]),
    vouchers: [
      await market.voucher({ value: 20_000, total_limit: 1 }),
      await market.voucher({ value: 5e6, total_limit: 99 }),
    ],
    books: { orders: [], boosts: [], withdrawals: [], refunds: [], wallets: new Map() },
    log: [],
  };
}

/** Lists a new item of a user, which replaces the previous one in the model. */
export async function offer(model: Model, item: number, price: number): Promise<void> {
  const owner = model.market.as(model.users[item]!);
  // A user who is suspended or banned offers nothing.
  const answer = within(await owner.post("/listings", { ...DRESS, price }), 201, 403);
  if (answer.status === 201) model.listings[item] = (await must(answer)).id;
}

/** Every user of the run, also those who have deleted their account. */
export const everyone = ({ users, left }: Readonly<Model>): TestUser[] => [...users, ...left];
export const isGone = ({ left }: Readonly<Model>, user: string) =>
  left.some(({ id }) => id === user);
export const hasLeft = ({ left }: Readonly<Model>, { buyer_id, seller_id }: BookedOrder) =>
  left.some(({ id }) => id === buyer_id || id === seller_id);

export async function refreshBooks(model: Model): Promise<void> {
  model.books = await readBooks(model.checks, everyone(model).map(({ id }) => id));
}

/** The order of a target; null while there is none. */
export function orderAt({ books, users }: Readonly<Model>, { item, back, part }: Target) {
  const seller = users[item]!.id;
  const sold = books.orders.filter(({ seller_id }) => seller_id === seller);
  const purchase = [...Map.groupBy(sold, (one) => one.purchase_id).values()].at(-1 - back) ?? [];
  return purchase[part % purchase.length] ?? null;
}

export const at = <T>(all: T[], pick: number): T | undefined => all[pick % Math.max(all.length, 1)];

/** The first order of a paid purchase; 0 picks the newest. */
export function paidOrder({ books, collected }: Model, pick: number): BookedOrder | undefined {
  const paid = books.orders.filter(({ id, invoice }) => collected.has(id) && invoice !== null);
  return at(paid.reverse(), pick);
}

/** The client of one side of this order. */
export function clientOf(model: Model, order: BookedOrder, side: Side): Client {
  const { market, staff } = model;
  const found = (id: string) => everyone(model).find((user) => user.id === id)!;
  return market.as(
    { ...staff, buyer: found(order.buyer_id), seller: found(order.seller_id) }[side],
  );
}

const addresses = new Map<string, string>();

export async function addressOf({ market, users }: Model, who: number): Promise<string> {
  const user = users[who]!;
  const known = addresses.get(user.id);
  if (known !== undefined) return known;
  const { addresses: [first] } = await must(market.as(user).get("/auth/me"));
  addresses.set(user.id, first.id);
  return first.id;
}

/** Throws unless the status is one of these. */
export function within(answer: Answer, ...statuses: number[]): Answer {
  if (statuses.includes(answer.status)) return answer;
  throw new Error(`Answered ${answer.status}, not ${statuses.join(" or ")}: ${answer.text}`);
}

/** Remembers what staff booked, if they did; a row that cannot be read books nothing. */
export function noteCorrection({ corrections }: Model, { status, body }: Answer): void {
  if (status !== 200) return;
  // Of an approval: what it changed.
  const { id, reference, difference: amount, problem } = body.data.result?.after ?? body.data;
  if (problem !== null) return;
  corrections.set(id, { reference, amount });
}

/** The provider corrects the references and types of these rows. */
export async function nameRightly({ market, renamed }: Model, ids: string[]): Promise<void> {
  for (const id of ids) {
    const path = `/payment/transactions/${id}/change`;
    const rightly = { type: "PAYMENT", reference_id: renamed.get(id) };
    within(await market.sandbox(path, rightly), 200);
    renamed.delete(id);
  }
}

/** Statuses of an order operation: done, account deleted, forbidden, not visible, conflict. */
export const DECIDED = [200, 401, 403, 404, 409];

/** The payment provider's link of a withdrawal; null when it has none. */
export async function linkOf({ market }: Model, { id }: { id: string }) {
  const response = await fetch(`${market.url}/sandbox/payment/payouts/${id}`);
  const link: { id: string; status: string } = await response.json();
  return response.status === 404 ? null : link;
}
