import { expect, test } from "vitest";
import { violations } from "./check.ts";
import type { Call } from "./record.ts";

const ID = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
const [DRESS, KEPT, ORDER, OTHER] = [ID(1), ID(2), ID(3), ID(4)] as const;

const call = (
  [begin, end]: [number, number],
  user: string,
  request: string,
  answer: unknown,
  more: Partial<Call> & { status?: number } = {},
): Call => {
  const { status = 200, ...rest } = more;
  const told = { status, body: answer, text: JSON.stringify(answer) };
  return { client: 1, user, request, begin, end, told, ...rest };
};

const order = (status: string, more: object = {}) => ({
  ...{ id: ORDER, reference: "ORD-1", status, listing_id: DRESS },
  ...{ item_price: 80, shipping_fee: 15, wallet_amount: 100, ...more },
});

const bought = (at: number, answer: object, more: Partial<Call> = {}) =>
  call([at, at + 2], "buyer", "POST /orders", { data: answer }, {
    ...{ status: 201, body: { listing_id: DRESS }, key: "k1" },
    ...more,
  });

const my = (at: number, user: string, as_buyer: object[], as_seller: object[] = []) => {
  const totals = { total_as_buyer: as_buyer.length, total_as_seller: as_seller.length };
  const data = { as_buyer, as_seller, ...totals, limit: 20, offset: 0 };
  return call([at, at + 1], user, "GET /orders/my", { data });
};

type Row = [type: string, amount: number, balance_after: number];

/** The wallet's entries, oldest first. */
const wallet = (at: number, user: string, rows: Row[]) => {
  const items = rows.map(([type, amount, balance_after], index) => ({
    ...{ id: `${user} ${index} ${type} ${amount}`, type, amount, balance_after },
    order_reference: type === "adjustment" ? null : "ORD-1",
  })).reverse();
  const data = { items, total: rows.length, limit: 100, offset: 0 };
  return call([at, at + 1], user, "GET /wallet/transactions", { data });
};

const page = (at: number, ids: string[], next_cursor: string | null, cursor = "") =>
  call([at, at + 1], "buyer", `GET /listings?limit=2${cursor && `&cursor=${cursor}`}`, {
    ...{ listings: ids.map((id) => ({ id })), total: 3, limit: 2, offset: 0, next_cursor },
  });

const ledger = (balance: number) =>
  call([1, 2], "administrator", "GET /admin/ledger?limit=1", {
    data: {
      ...{ items: [{}], total: 1, limit: 1, offset: 0 },
      accounts: [{ balance: -70 }, { balance }],
    },
  });

const inbox = (unread_count: number) =>
  call([60, 61], "seller", "GET /notifications", {
    data: { items: [{ read: false }], total: 1, limit: 20, offset: 0, unread_count },
  });

const START: Row = ["adjustment", 100, 100];
const PAID: Row = ["purchase_debit", -100, 0];

/** A dress is listed, bought with the wallet, asked for again by a lost call, and confirmed. */
const history = {
  listed: call([1, 2], "seller", "POST /listings", { data: { id: DRESS } }, { status: 201 }),
  kept: call([1, 2], "seller", "POST /listings", { data: { id: KEPT } }, { status: 201 }),
  opened: [wallet(3, "buyer", [START]), wallet(3, "seller", [START]), ledger(70)],
  walk: [page(5, [OTHER, KEPT], "c1"), page(7, [DRESS], null, "c1")],
  bought: bought(10, order("READY_TO_SHIP")),
  lost: bought(10, {}, { told: null }),
  repeated: bought(13, order("READY_TO_SHIP")),
  mine: my(16, "buyer", [order("READY_TO_SHIP")]),
  confirmed: call([20, 25], "buyer", `PUT /orders/${ORDER}/confirm`, { data: order("COMPLETED") }),
  overlaps: my(24, "buyer", [order("READY_TO_SHIP")]),
  inbox: inbox(1),
  buyer: wallet(70, "buyer", [START, PAID, ["refund", 15, 15]]),
  seller: wallet(70, "seller", [START, ["sale_proceeds", 80, 180]]),
  sold: my(80, "seller", [], [order("COMPLETED", { wallet_amount: null })]),
};

const held = (changes: Partial<Record<keyof typeof history | "more", Call | Call[]>> = {}) =>
  violations(Object.values({ ...history, ...changes }).flat());

test("a history that keeps every promise has no violation", () => {
  expect(held()).toEqual([]);
});

const second = order("READY_TO_SHIP", { id: OTHER, reference: "ORD-2", wallet_amount: 0 });
const other = { user: "other", key: "k2" };

test.each<[string, Parameters<typeof held>[0], string]>([
  ["a listing that two buyers were told they have", {
    more: bought(30, second, other),
  }, `soldOnce: listing ${DRESS} is sold twice`],
  ["an entry of a wallet that changed", {
    buyer: wallet(70, "buyer", [["adjustment", 90, 90], ["purchase_debit", -90, 0]]),
  }, "bank: entry 1 of buyer has changed"],
  ["a wallet below zero", {
    buyer: wallet(70, "buyer", [START, ["purchase_debit", -130, -30]]),
  }, "bank: entry 2 of buyer leaves -30"],
  ["a balance that its entries do not explain", {
    buyer: wallet(70, "buyer", [START, ["purchase_debit", -100, 15]]),
  }, "bank: entry 2 of buyer does not add up"],
  ["money that appears between wallets", {
    seller: wallet(70, "seller", [START, ["sale_proceeds", 90, 190]]),
  }, "bank: -5 left the wallets, and the orders took 5"],
  ["a ledger that does not balance", {
    opened: [wallet(3, "buyer", [START]), wallet(3, "seller", [START]), ledger(71)],
  }, "bank: the ledger's accounts sum to 1"],
  ["an order that its buyer does not find", {
    mine: my(16, "buyer", []),
  }, `recentReads: GET /orders/my tells of order ${ORDER} what was over before it began`],
  ["a listing that its seller does not find", {
    more: call([3, 4], "seller", `GET /listings/${DRESS}`, {}, { status: 404 }),
  }, `recentReads: GET /listings/${DRESS} tells of listing ${DRESS} what was over before it began`],
  ["a status that goes back", {
    overlaps: my(26, "buyer", [order("READY_TO_SHIP")]),
  }, `recentReads: GET /orders/my tells of order ${ORDER} what was over before it began`],
  [
    "a wallet read that lacks an entry",
    {
      more: wallet(90, "seller", [START]),
    },
    "recentReads: GET /wallet/transactions tells of wallet of seller what was over before it began",
  ],
  ["a walk that repeats", {
    walk: [page(5, [OTHER, KEPT], "c1"), page(7, [KEPT, DRESS], null, "c1")],
  }, "walks: the walk at 5 repeats a listing"],
  ["a walk that loses", {
    walk: [page(5, [OTHER, DRESS], "c1"), page(7, [], null, "c1")],
  }, `walks: the walk at 5 loses listing ${KEPT}`],
  ["a key with two answers", {
    repeated: bought(13, order("COMPLETED")),
  }, "oneEffectPerKey: buyer POST /orders k1 has two answers"],
  ["a key whose repeat is refused", {
    repeated: call([13, 15], "buyer", "POST /orders", { error: { reason: "listing_reserved" } }, {
      ...{ status: 409, key: "k1", body: { listing_id: DRESS } },
    }),
  }, "oneEffectPerKey: buyer POST /orders k1 is forgotten"],
  ["an order that is paid twice", {
    buyer: wallet(70, "buyer", [["adjustment", 200, 200], ["purchase_debit", -100, 100], PAID]),
    opened: [],
  }, "oneEffectPerKey: order ORD-1 has two purchase_debit -1"],
  ["a total that its list contradicts", {
    walk: call([5, 6], "buyer", "GET /listings?limit=4", {
      ...{ listings: [{ id: KEPT }, { id: DRESS }], total: 3, limit: 4, offset: 0 },
      next_cursor: null,
    }),
  }, "totals: GET /listings?limit=4 has 2 of 3"],
  ["a count of unread messages that the messages contradict", {
    inbox: inbox(2),
  }, "totals: GET /notifications has 1 of 2 unread"],
])("%s is found", (_what, changes, found) => {
  expect(held(changes)).toContain(found);
});

test("a sale after the first was cancelled, and a listing that was sold during a walk, are no violations", () => {
  const cancelled = order("CANCELLED");
  const given = { ...history.confirmed, request: "PUT", told: bought(20, cancelled).told };
  expect(held({
    confirmed: given,
    buyer: wallet(70, "buyer", [START, PAID, ["purchase_reversal", 100, 100]]),
    seller: wallet(70, "seller", [START]),
    sold: [],
    walk: [page(5, [OTHER, KEPT], "c1"), page(11, [], null, "c1")],
    more: bought(30, second, other),
  })).toEqual([]);
});
