import { expect, test } from "vitest";
import type { Client } from "../../local/console/client.ts";
import { createJourney } from "../../local/console/journey.ts";
import type { OrderView } from "../../local/console/order_queries.ts";
import { mainStep, roleOf, stepsOf } from "../../local/console/order_steps.ts";

const client = {
  users: () => ({ buyer: { id: "b" }, seller: { id: "s" }, ops_admin: { id: "o" } }),
  time: { now: () => new Date(0) },
} as unknown as Client;

const order = (changes: Partial<OrderView>) =>
  ({
    buyer_id: "b",
    seller_id: "s",
    item_price: 100_001,
    invoice_id: "i",
    parcel: "p",
    parcel_status: "picked",
    returnParcel: null,
    return_status: null,
    is_reviewed: false,
    disputed_by: null,
    is_answered: false,
    settlement_id: null,
    offered_by: null,
    due_at: null,
    due_to: null,
    ...changes,
  }) as OrderView;

const mainOf = (changes: Partial<OrderView>, user = "") => {
  const view = order(changes);
  return mainStep(stepsOf(client, view), roleOf(client, view, user))?.name;
};

const DISPUTED = { status: "DISPUTED", disputed_by: "buyer" };
const BACK = { returnParcel: "r", return_status: "delivered" };

test.each<
  [string, Partial<OrderView>, everybody: string | undefined, buyer?: string, seller?: string]
>([
  ["unpaid", { status: "AWAITING_PAYMENT" }, "pay", "pay"],
  ["paid", { status: "READY_TO_SHIP" }, "ship", "cancel", "ship"],
  ["on its way", { status: "SHIPPED" }, "courier-delivered", "dispute"],
  ["lost", { status: "SHIPPED", parcel_status: "returned" }, "dispute", "dispute"],
  ["delivered", { status: "DELIVERED" }, "confirm", "confirm"],
  ["wanted back", { status: "RETURN_REQUESTED" }, "return-approve", "dispute", "return-approve"],
  [
    "to be returned",
    { status: "RETURN_APPROVED" },
    "return-label",
    "return-label",
    "return-received",
  ],
  [
    "returning",
    { status: "RETURN_APPROVED", returnParcel: "r" },
    "courier-delivered-back",
    "offer-buyer",
    "return-received",
  ],
  [
    "back",
    { status: "RETURN_APPROVED", ...BACK },
    "return-received",
    "offer-buyer",
    "return-received",
  ],
  ["disputed", DISPUTED, "answer", "offer-buyer", "answer"],
  ["answered", { ...DISPUTED, is_answered: true }, "refund", "offer-buyer", "offer-seller"],
  [
    "half offered",
    { ...DISPUTED, settlement_id: "x", offered_by: "seller" },
    "accept",
    "accept",
    "answer",
  ],
  ["over", { status: "COMPLETED" }, "review", "review"],
  ["rated", { status: "COMPLETED", is_reviewed: true }, undefined],
  ["expired", { status: "EXPIRED" }, undefined],
])(
  "%s: the main button is the next sensible act of each",
  (_, changes, everybody, buyer, seller) => {
    expect([mainOf(changes), mainOf(changes, "buyer"), mainOf(changes, "seller")])
      .toEqual([everybody, buyer, seller]);
  },
);

test("staff's main button is a decision that is theirs", () => {
  expect(mainOf(DISPUTED, "ops_admin")).toBe("refund");
  const lost = { status: "SHIPPED", parcel_status: "returned" };
  expect(mainOf(lost, "ops_admin")).toBe("staff-delivered");
});

test("nobody is offered the step of a party that is no test user", () => {
  expect(mainOf({ status: "DELIVERED", buyer_id: "stranger" }, "")).toBeUndefined();
});

test("the clock's way is measured, is one at a time, and keeps its error", async () => {
  let now = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const moves: number[] = [];
  const journey = createJourney({
    now: () => new Date(now),
    advance: (seconds) => (moves.push(seconds), promise),
    runDue: () => Promise.resolve(),
    startDue: () => Promise.resolve(),
    startJobs: () => Promise.resolve(),
  });
  expect(journey.progress()).toBeUndefined();
  const trip = journey.start(100, "/order");
  journey.start(50, "/");
  expect(moves).toEqual([100]);
  now = 25_000;
  expect(journey.progress()).toMatchObject({ share: 0.25, isDone: false, back: "/order" });
  reject(new Error("The database is gone."));
  await trip.ended;
  expect(journey.progress()).toMatchObject({
    share: 1,
    isDone: true,
    error: "The database is gone.",
  });
  resolve();
});
