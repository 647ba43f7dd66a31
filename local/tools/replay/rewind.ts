/** The recorded rows as they were just before a transition, as far as their times tell. */
import type { Recorded, Row, Step } from "./order.ts";

interface Fact {
  born: string;
  /** Columns that a later time takes with it, and what they were before. */
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
  "private.returns": {
    born: "requested_at",
    later: { rejected_at: nothing("rejection_reason"), eased_at: {}, unscanned_at: {} },
  },
  "private.disputes": {
    born: "opened_at",
    later: {
      resolved_at: nothing("resolution note resolved_by resolved_by_id refund_amount"),
      answered_at: nothing("answer"),
    },
  },
  "private.settlements": { born: "created_at", later: { accepted_at: { status: "open" } } },
  "private.voucher_uses": { born: "taken_at", later: { returned_at: {} } },
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

/** The status that the transition itself entered has its time from the same transaction. */
const ENTERED: Record<string, string> = {
  READY_TO_SHIP: "paid_at",
  SHIPPED: "shipped_at",
  COMPLETED: "completed_at",
};

function rewindOrder(order: Row, step: Step, isDelivery: boolean): Row {
  const rewound: Row = { ...order, status: step.from_status, state_version: step.version - 1 };
  for (const column of ["paid_at", "shipped_at", "delivered_at", "completed_at"]) {
    if (!isBefore(order, column, step.at)) rewound[column] = null;
  }
  const entered = isDelivery ? "delivered_at" : ENTERED[step.to_status];
  if (entered) rewound[entered] = null;
  if (!isBefore(order, "refunded_at", step.at)) {
    Object.assign(rewound, { refunded_at: null, refunded_amount: null });
  }
  return rewound;
}

export function rewind({ order, steps, tables }: Recorded, step: Step): Map<string, Row[]> {
  const before = new Map<string, Row[]>();
  const isDelivery = step.to_status === "DELIVERED" &&
    !steps.some((other) => other.to_status === "DELIVERED" && other.version < step.version);
  before.set("public.orders", [rewindOrder(order, step, isDelivery)]);
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
    tables.get("private.order_history")!.filter((row) => Number(row["version"]) < step.version),
  );
  before.set(
    "public.listings",
    tables.get("public.listings")!.map((row) => ({ ...row, status: "reserved" })),
  );
  before.set(
    "private.jobs",
    tables.get("private.jobs")!.map((job) => ({ ...job, finished_at: null })),
  );
  before.set("private.ledger_accounts", balances(before, tables.get("private.ledger_accounts")!));
  return before;
}

/** Of this order alone: what others did to the shared accounts and wallets is left out. */
function balances(before: Map<string, Row[]>, accounts: Row[]): Row[] {
  return accounts.map((account) => {
    const own = before.get("private.ledger_entries")!
      .filter((entry) => entry["account_id"] === account["id"]);
    return {
      ...account,
      balance: own.reduce((sum, entry) => sum + Number(entry["amount"]), 0),
      version: Math.max(0, ...own.map((entry) => Number(entry["version"]))),
    };
  });
}
