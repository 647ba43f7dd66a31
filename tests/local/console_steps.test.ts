import { expect, test } from "vitest";
import type { Client } from "../../local/console/client.ts";
import { createJourney } from "../../local/console/journey.ts";
import type { OrderView } from "../../local/console/order_queries.ts";
import { stepsOf } from "../../local/console/steps.ts";

const client = {
  users: () => ({ buyer: { id: "b" }, seller: { id: "s" } }),
  time: { now: () => new Date(0) },
} as unknown as Client;

const stepNames = (changes: Partial<OrderView>) => {
  const order = {
    buyer_id: "b",
    seller_id: "s",
    invoice_id: "i",
    parcel: "p",
    returnParcel: null,
    return_status: null,
    due_at: null,
    due_to: null,
    ...changes,
  } as OrderView;
  return stepsOf(client, order).map(({ name }) => name);
};

const RETURNING = { status: "RETURN_APPROVED", returnParcel: "r" };

test.each<[string, Partial<OrderView>, first: string | undefined]>([
  ["unpaid", { status: "AWAITING_PAYMENT" }, "pay"],
  ["without an invoice yet", { status: "AWAITING_PAYMENT", invoice_id: null }, "cancel"],
  ["paid", { status: "READY_TO_SHIP" }, "ship"],
  ["on its way", { status: "SHIPPED" }, "courier-delivered"],
  ["delivered", { status: "DELIVERED" }, "confirm"],
  ["wanted back", { status: "RETURN_REQUESTED" }, "return-approve"],
  ["to be returned", { status: "RETURN_APPROVED" }, "return-label"],
  ["returning", RETURNING, "courier-delivered-back"],
  ["back", { ...RETURNING, return_status: "delivered" }, "return-received"],
  ["disputed", { status: "DISPUTED" }, undefined],
  ["over", { status: "COMPLETED" }, undefined],
])("%s: the first step is the sensible one", (_, changes, first) => {
  expect(stepNames(changes)[0]).toBe(first);
});

test("nobody is offered the step of a party that is no test user", () => {
  expect(stepNames({ status: "DELIVERED", buyer_id: "stranger" })).toEqual([]);
});

test("the last step is to let the deadline pass", () => {
  const due = { due_at: new Date(60_000), due_to: "COMPLETED" };
  expect(stepNames({ status: "DELIVERED", ...due }).at(-1)).toBe("wait");
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
