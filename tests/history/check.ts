/** Holds a history against the promises of docs/consistency.md: a history in, its violations out. */
import { ORDER_STATUSES } from "../../shared/domain/order.ts";
import type { Call, Told } from "./record.ts";

type History = readonly Call[];
type Answered = Call & { told: Told };

interface Order {
  id: string;
  reference: string;
  status: string;
  listing_id: string;
  item_price: number;
  shipping_fee: number;
  wallet_amount: number | null;
}

interface Entry {
  id: string;
  type: string;
  amount: number;
  balance_after: number;
  order_reference: string | null;
}

const GIVEN_BACK = ["CANCELLED", "EXPIRED"];
const rankOf = (status: string) => ORDER_STATUSES.findIndex((one) => one === status);
const is = ({ request }: Call, pattern: RegExp) => pattern.test(request);
const isAnswered = (call: Call): call is Answered => call.told !== null;

/** The successful calls of a request. */
const successes = (history: History, pattern: RegExp): Answered[] =>
  history.filter(isAnswered).filter((call) => call.told.status < 300 && is(call, pattern));

function ordersIn({ told: { status, body } }: Answered): Order[] {
  const data = status < 300 ? body.data : undefined;
  if (data?.as_buyer) return [...data.as_buyer, ...data.as_seller];
  return data?.listing_id && data?.reference ? [data] : [];
}

/** Each order as it was told last; a seller is not told what the buyer's wallet paid. */
function lastOrders(history: History): Order[] {
  const last = new Map<string, Order>();
  for (const order of history.filter(isAnswered).flatMap(ordersIn)) {
    const known = last.get(order.id) ?? order;
    const status = rankOf(order.status) > rankOf(known.status) ? order.status : known.status;
    last.set(order.id, {
      ...order,
      status,
      wallet_amount: known.wallet_amount ?? order.wallet_amount,
    });
  }
  return [...last.values()];
}

function* soldOnce(history: History) {
  const orders = lastOrders(history).filter(({ status }) => !GIVEN_BACK.includes(status));
  for (const [listing, [, second]] of groups(orders, ({ listing_id }) => listing_id)) {
    if (second) yield `listing ${listing} is sold twice`;
  }
}

/** Something that only grows: what one call told about it. */
interface Fact {
  about: string;
  version: number;
  call: Call;
}

const ABSENT = -1;

function* factsOf(history: History): Iterable<Fact> {
  for (const call of history.filter(isAnswered)) {
    const { request, user, told: { status, body } } = call;
    const [, kind, id] = /^GET \/(order|listing)s\/([\w-]{36})$/.exec(request) ?? [];
    if (kind && status === 404) yield { about: `${kind} ${id}`, version: ABSENT, call };
    if (status >= 300) continue;
    if (request === "POST /listings") {
      yield { about: `listing ${body.data.id}`, version: 0, call };
    }
    if (/^GET \/wallet\/transactions/.test(request)) {
      yield { about: `wallet of ${user}`, version: body.data.total, call };
    }
    const orders = ordersIn(call);
    for (const order of orders) {
      yield { about: `order ${order.id}`, version: rankOf(order.status), call };
    }
    if (!request.startsWith("GET /orders/my")) continue;
    yield { about: `purchases of ${user}`, version: body.data.total_as_buyer, call };
    yield { about: `sales of ${user}`, version: body.data.total_as_seller, call };
    if (body.data.offset > 0 || body.data.total_as_buyer > body.data.as_buyer.length) continue;
    const present = new Set(orders.map((order) => order.id));
    for (const made of successes(history, /^POST \/orders$/)) {
      const order = made.told.body.data.id;
      if (made.user === user && !present.has(order)) {
        yield { about: `order ${order}`, version: ABSENT, call };
      }
    }
  }
}

/** A call that begins after another's answer is told nothing older. */
function* recentReads(history: History) {
  for (const [about, facts] of groups(factsOf(history), (fact) => fact.about)) {
    const byEnd = [...facts].sort((left, right) => left.call.end - right.call.end);
    let [at, newest] = [0, ABSENT];
    for (
      const { version, call } of facts.sort((left, right) => left.call.begin - right.call.begin)
    ) {
      for (; at < byEnd.length && byEnd[at]!.call.end < call.begin; at++) {
        newest = Math.max(newest, byEnd[at]!.version);
      }
      if (version < newest) yield `${call.request} tells of ${about} what was over before it began`;
    }
  }
}

/** The pages of each walk that reached its end. */
function walksOf(history: History): Answered[][] {
  const walks: Answered[][] = [];
  const pages = successes(history, /^GET \/listings\?/);
  for (const own of groups(pages, ({ client }) => client).values()) {
    let walk: Answered[] = [];
    for (const page of own) {
      const cursor = new URLSearchParams(page.request.split("?")[1]).get("cursor");
      const goesOn = cursor !== null && walk.at(-1)?.told.body.next_cursor === cursor;
      walk = goesOn ? [...walk, page] : [page];
      if (page.told.body.next_cursor === null) walks.push(walk);
    }
  }
  return walks;
}

function* walks(history: History) {
  const ordered = history.filter((call) => is(call, /^POST \/orders$/));
  for (const pages of walksOf(history)) {
    const ids: string[] = pages.flatMap((page) =>
      page.told.body.listings.map(({ id }: { id: string }) => id)
    );
    const [{ begin }, { end }] = [pages[0]!, pages.at(-1)!];
    const seen = new Set(ids);
    if (seen.size < ids.length) yield `the walk at ${begin} repeats a listing`;
    for (const made of successes(history, /^POST \/listings$/)) {
      const { id } = made.told.body.data;
      const stays = made.end < begin &&
        !ordered.some(({ body, begin }) => body.listing_id === id && begin < end);
      if (stays && !seen.has(id)) yield `the walk at ${begin} loses listing ${id}`;
    }
  }
}

const DAY_MS = 86_400_000;

function* oneEffectPerKey(history: History) {
  const keyed = history.filter(({ key }) => key);
  for (
    const [key, all] of groups(keyed, ({ user, request, key }) => `${user} ${request} ${key}`)
  ) {
    // So long a key is remembered.
    const until = Math.min(...all.map(({ begin }) => begin)) + DAY_MS;
    const calls = all.filter(isAnswered).filter(({ begin }) => begin < until);
    const [done, ...others] = calls.filter(({ told }) => told.status < 300);
    if (!done) continue;
    if (others.some(({ told }) => told.text !== done.told.text)) yield `${key} has two answers`;
    const isRefused = ({ begin, told: { status, body } }: Answered) =>
      begin > done.end && status === 409 && body.error.reason !== "request_in_progress";
    if (calls.some(isRefused)) yield `${key} is forgotten`;
  }
  for (const [order, entries] of groups(lastEntries(history), (entry) => entry.order_reference)) {
    const types = entries.map(({ type, amount }) => `${type} ${Math.sign(amount)}`);
    const twice = types.find((type, at) => types.indexOf(type) < at);
    if (order && twice && /debit|proceeds/.test(twice)) yield `order ${order} has two ${twice}`;
  }
}

/** Each wallet's reads: the entries that they told, by number. */
function walletsOf(history: History): Map<string, { last: Entry; first: Entry; entries: Entry[] }> {
  const wallets = new Map();
  for (
    const [user, calls] of groups(successes(history, /^GET \/wallet\/tr/), (call) => call.user)
  ) {
    const reads = calls.filter(({ told: { body: { data } } }) => data.items.length > 0);
    if (reads.length === 0) continue;
    const itemsOf = ({ told }: Answered) => told.body.data.items as Entry[];
    const entries = new Map(reads.flatMap(itemsOf).map((entry) => [entry.id, entry]));
    const newest = [...reads].sort((one, other) =>
      one.told.body.data.total - other.told.body.data.total
    );
    const ends = { first: itemsOf(newest[0]!)[0], last: itemsOf(newest.at(-1)!)[0] };
    wallets.set(user, { ...ends, entries: [...entries.values()] });
  }
  return wallets;
}

const lastEntries = (history: History): Entry[] =>
  [...walletsOf(history).values()].flatMap(({ entries }) => entries);

/** What an order has taken out of all wallets, in the end. */
function spent({ status, wallet_amount, item_price, shipping_fee }: Order): number {
  if (GIVEN_BACK.includes(status)) return 0;
  // Confirmed before a courier took it: the buyer has the shipping fee back.
  return (wallet_amount ?? 0) - (status === "COMPLETED" ? item_price + shipping_fee : 0);
}

/** Jepsen's bank: no entry changes, none leaves less than zero, and the sum stays. */
function* bank(history: History) {
  const known = new Map<string, string>();
  for (const { user, told: { body } } of successes(history, /^GET \/wallet\/transactions/)) {
    const { items, total, offset } = body.data as { items: Entry[]; total: number; offset: number };
    for (const [at, { id, amount, balance_after }] of items.entries()) {
      const place = `entry ${total - offset - at} of ${user}`;
      const entry = `${id} ${amount} ${balance_after}`;
      if ((known.get(place) ?? entry) !== entry) yield `${place} has changed`;
      known.set(place, entry);
      if (balance_after < 0) yield `${place} leaves ${balance_after}`;
      const before = items[at + 1];
      if (before && before.balance_after + amount !== balance_after) {
        yield `${place} does not add up`;
      }
    }
  }
  for (const { told } of successes(history, /^GET \/admin\/ledger/)) {
    const sum = told.body.data.accounts.reduce(
      (sum: number, { balance }: { balance: number }) => sum + balance,
      0,
    );
    if (sum !== 0) yield `the ledger's accounts sum to ${sum}`;
  }
  const wallets = [...walletsOf(history).values()];
  const gone = wallets.reduce(
    (sum, { first, last }) => sum + first.balance_after - last.balance_after,
    0,
  );
  const due = lastOrders(history).reduce((sum, order) => sum + spent(order), 0);
  if (gone !== due) yield `${gone} left the wallets, and the orders took ${due}`;
}

/** The lists of an answer, each with what it says about its length. */
function* listsOf({ told: { body } }: Answered) {
  const { offset = 0, limit, ...data } = body.data ?? body;
  const page = { limit, offset };
  if (data.items) yield { ...page, items: data.items, total: data.total };
  if (data.listings) yield { ...page, items: data.listings, total: data.total };
  if (!data.as_buyer) return;
  yield { ...page, items: data.as_buyer, total: data.total_as_buyer };
  yield { ...page, items: data.as_seller, total: data.total_as_seller };
}

function* totals(history: History) {
  for (const call of successes(history, /^GET /)) {
    if (call.request.includes("cursor=")) continue;
    for (const { items, total, limit, offset } of listsOf(call)) {
      const rest = Math.max(0, total - offset);
      if (items.length !== Math.min(limit, rest)) {
        yield `${call.request} has ${items.length} of ${total}`;
      }
    }
    const { unread_count, total, items = [] } = call.told.body.data ?? {};
    if (unread_count === undefined || total > items.length) continue;
    const unread = items.filter(({ read }: { read: boolean }) => !read).length;
    if (unread !== unread_count) yield `${call.request} has ${unread} of ${unread_count} unread`;
  }
}

export const CHECKS = { soldOnce, bank, recentReads, walks, oneEffectPerKey, totals };

/** What contradicts a promise, each with the name of its check. */
export const violations = (history: History): string[] =>
  Object.entries(CHECKS).flatMap(([name, check]) =>
    [...check(history)].map((what) => `${name}: ${what}`)
  );

function groups<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    found.set(key, [...found.get(key) ?? [], item]);
  }
  return found;
}
