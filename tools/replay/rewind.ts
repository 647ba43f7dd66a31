/** The recorded rows just before a transition, as far as their times show. */
import { rewindChargeback } from "./chargebacks.ts";
import type { Recorded, Row, Step } from "./order.ts";

interface Fact {
  born: string;
  /** Columns that a later time changes, and their values before. */
  later?: Record<string, Row>;
}

const nothing = (names: string): Row =>
  Object.fromEntries(names.split(" ").map((name) => [name, null]));

const FACTS: Record<string, Fact> = {
  "private.shipments": {
    born: "created_at",
    later: {
      booking_started_at: nothing(
        "shipper_order_id tracking_id waybill charged price booked_status",
      ),
      cancelled_at: {},
      scanned_at: {},
      delivered_at: {},
    },
  },
  "private.shipment_events": { born: "created_at" },
  "private.returns": {
    born: "requested_at",
    later: { rejected_at: nothing("rejection_reason"), small_return_at: {}, unscanned_at: {} },
  },
  "private.disputes": {
    born: "opened_at",
    later: {
      resolved_at: nothing("resolution note resolved_by refund_amount"),
      answered_at: nothing("answer"),
    },
  },
  "private.settlements": { born: "created_at", later: { accepted_at: { status: "open" } } },
  "private.voucher_uses": { born: "taken_at", later: { returned_at: {} } },
  "private.chargebacks": { born: "created_at" },
  "private.ledger_transfers": { born: "created_at" },
  "private.ledger_entries": { born: "created_at" },
};

const isBefore = (row: Row, column: string, at: string) =>
  row[column] !== null && String(row[column]) < at;

function rewindRow(row: Row, { later = {} }: Fact, at: string): Row {
  const undone = Object.entries(later).filter(([column]) => !isBefore(row, column, at));
  return Object.assign(
    {},
    row,
    ...undone.map(([column, before]) => ({ [column]: null, ...before })),
  );
}

/** The status entered by the transition has its time from the same transaction. */
const ENTERED: Record<string, string> = {
  READY_TO_SHIP: "paid_at",
  SHIPPED: "shipped_at",
  COMPLETED: "completed_at",
};

function rewindOrder(order: Row, steps: Step[], step: Step): Row {
  const own = steps.filter(({ order_id }) => order_id === order["id"]);
  const next = own.find(({ at }) => at >= step.at);
  const rewound: Row = next
    ? { ...order, status: next.from_status, state_version: next.version - 1 }
    : { ...order };
  for (const column of ["paid_at", "shipped_at", "delivered_at", "completed_at", "frozen_at"]) {
    if (!isBefore(order, column, step.at)) rewound[column] = null;
  }
  // A rejected return leads to DELIVERED again.
  const isDelivery = next?.to_status === "DELIVERED" &&
    !own.some(({ to_status, version }) => to_status === "DELIVERED" && version < next.version);
  const entered = isDelivery ? "delivered_at" : ENTERED[next?.to_status ?? ""];
  if (entered && next!.at === step.at) rewound[entered] = null;
  if (!isBefore(order, "refunded_at", step.at)) {
    Object.assign(rewound, { refunded_at: null, refunded_amount: null });
  }
  return rewound;
}

/** Of the seller, who had not moved. No real address is read. */
const ADDRESS: Row = {
  recipient_name: "Seller",
  phone: "+62800000000",
  street: "Street",
  city: "City",
  province: "Province",
  postal_code: "00000",
};

export function rewind(recorded: Recorded, step: Step): Map<string, Row[]> {
  const { orders, steps, tables } = recorded;
  const before = new Map<string, Row[]>();
  before.set("public.orders", orders.map((order) => rewindOrder(order, steps, step)));
  for (const [table, rows] of tables) {
    const fact = FACTS[table];
    if (!fact) before.set(table, rows);
    else {
      const born = rows.filter((row) => isBefore(row, fact.born, step.at));
      before.set(table, born.map((row) => rewindRow(row, fact, step.at)));
    }
  }
  before.set(
    "private.order_history",
    tables.get("private.order_history")!.filter((row) => isBefore(row, "at", step.at)),
  );
  before.set(
    "public.listings",
    tables.get("public.listings")!.map((row) => ({
      ...row,
      ...listingBefore(step, priceOf(recorded, row)),
    })),
  );
  before.set(
    "private.order_addresses",
    orders.map(({ id }) => ({ ...ADDRESS, order_id: id!, party: "seller" })),
  );
  before.set("public.addresses", [{
    ...ADDRESS,
    id: orders[0]!["id"]!,
    user_id: orders[0]!["seller_id"]!,
    is_primary: true,
  }]);
  before.set(
    "private.offers",
    tables.get("private.offers")!
      .map((row) => ({ ...row, status: "accepted", ended_because: null })),
  );
  const uses = before.get("private.voucher_uses")!.filter((use) => use["returned_at"] === null);
  // A bundle uses a voucher once.
  const used = Math.min(uses.length, 1);
  const spent = orders.filter(({ id }) => uses.some((use) => use["order_id"] === id))
    .reduce((sum, order) => sum + Number(order["voucher_discount"]), 0);
  before.set(
    "private.vouchers",
    tables.get("private.vouchers")!.map((row) => ({ ...row, used, spent })),
  );
  // Today's block or vacation does not apply: the transition was possible then.
  before.set(
    "public.profiles",
    tables.get("public.profiles")!.map((row) => ({ ...row, payouts_blocked_until: null })),
  );
  before.set(
    "private.chargebacks",
    before.get("private.chargebacks")!
      .map((row) => rewindChargeback(row, orders[0]!, [before, tables], step.at)),
  );
  before.set(
    "private.jobs",
    tables.get("private.jobs")!.map((job) => ({ ...job, finished_at: null })),
  );
  before.set("private.ledger_accounts", balances(recorded, step.at));
  return before;
}

/** The listing's own price. */
function priceOf({ orders, tables }: Recorded, listing: Row) {
  const order = orders.find(({ listing_id }) => listing_id === listing["id"])!;
  const offer = tables.get("private.offers")!.find(({ id }) => id === order["offer_id"]);
  return offer?.["listing_price"] ?? Number(order["item_price"]) + Number(order["bundle_discount"]);
}

/** Only an order revived by a late payment left its listing on sale. */
const listingBefore = ({ from_status }: Step, price: Row[string]): Row =>
  ["EXPIRED", "CANCELLED"].includes(from_status)
    ? { status: "active", seller_active: true, deleted_at: null, price }
    : { status: "reserved" };

/** The balance just before the account's next entry of these orders, otherwise just after its last one. */
const balances = ({ tables }: Recorded, at: string): Row[] =>
  tables.get("private.ledger_accounts")!.map((account) => {
    const own = tables.get("private.ledger_entries")!
      .filter((entry) => entry["account_id"] === account["id"])
      .sort((one, other) => Number(one["version"]) - Number(other["version"]));
    const next = own.find((entry) => !isBefore(entry, "created_at", at));
    if (next === undefined) {
      const [last] = own.slice(-1);
      return { ...account, balance: last!["balance_after"]!, version: last!["version"]! };
    }
    const balance = Number(next["balance_after"]) - Number(next["amount"]);
    return { ...account, balance, version: Number(next["version"]) - 1 };
  });
