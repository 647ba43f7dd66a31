/** Scenario G: of two steps in the same instant one wins, and the other is told where the order stands. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Answer } from "../../support/client.ts";
import { statusOf, step, walletOf } from "../../support/life.ts";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import type { Person } from "../../support/people.ts";
import { carrierSays, DRESS, expectData, list, orderBody, pay } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const ROUNDS = 100;
const MINUTE = 60;
const HOUR = 60 * MINUTE;

let market: Market;
let buyer: Person;
let seller: Person;
beforeAll(async () => {
  market = await openMarket();
  [buyer, seller] = [await market.person(), await market.person()];
  // So that a return can still be asked for in the very minute in which the order completes by itself.
  await market.database.admin`
    update private.settings set value = (select value from private.settings where name = 'receipt_window_minutes')
    where name = 'return_window_minutes'`;
});
afterAll(() => market.close());

/** The same two people again and again: a race needs many sales, not many people. */
async function openAgain(): Promise<Sale> {
  const listing_id = await list(market, seller);
  const body = await orderBody(market, buyer, listing_id);
  const order = expectData(await market.as(buyer).post("/orders", body));
  return { seller, buyer, listing_id, order };
}

async function paidAgain(): Promise<Sale> {
  const sale = await openAgain();
  await pay(market, sale);
  return sale;
}

/** One 200 and one 409; the loser's message names the status that the winner's step led to. */
async function expectOneWinner(sale: Sale, answers: Answer[]): Promise<string> {
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner: string = answers.find(({ status }) => status === 200)!.body.data.status;
  expect(answers.find(({ status }) => status === 409)!.body.error.message).toContain(winner);
  expect(await statusOf(market, sale)).toBe(winner);
  return winner;
}

test(
  `confirm against dispute, ${ROUNDS} times: one wins, and nothing of the other comes after it`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const sale = await paidAgain();
      const confirm = () => step(market, buyer, sale, "confirm");
      const dispute = () => step(market, buyer, sale, "dispute", { reason: "Rusak" });
      const racers = round % 2 === 0 ? [confirm(), dispute()] : [dispute(), confirm()];
      const winner = await expectOneWinner(sale, await Promise.all(racers));
      for (const late of [await confirm(), await dispute()]) {
        expect(late.status).toBe(409);
        expect(late.body.error.message).toContain(winner);
      }
    }
    await proveMoney(market);
  },
  240_000,
);

test(`two confirmations at once, ${ROUNDS} times: the seller is paid once`, async () => {
  const before = await walletOf(market, seller);
  for (let round = 0; round < ROUNDS; round++) {
    const sale = await paidAgain();
    const confirm = () => step(market, buyer, sale, "confirm");
    await expectOneWinner(sale, await Promise.all([confirm(), confirm()]));
  }
  expect(await walletOf(market, seller)).toBe(before + ROUNDS * DRESS.price);
  await proveMoney(market);
}, 240_000);

test(
  `the end of the payment window against a payment, ${ROUNDS} times: what was paid is a sale`,
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const sale = await openAgain();
      await market.time.advance(HOUR - 2);
      const clock = market.time.advance(4);
      // The payment comes after none, one or two other requests, so that it meets the clock here and there.
      for (let wait = 0; wait < round % 3; wait++) await statusOf(market, sale);
      await Promise.all([clock, pay(market, sale)]);
      await market.settle();
      expect(await statusOf(market, sale)).toBe("READY_TO_SHIP");
      await proveMoney(market);
    }
  },
  240_000,
);

test(
  `a return against the completion by itself, ${ROUNDS} orders at once: one wins for each`,
  async () => {
    const sales: Sale[] = [];
    for (let round = 0; round < ROUNDS; round++) sales.push(await paidAgain());
    await Promise.all(sales.map((sale) => carrierSays(market, sale, "delivered")));
    await market.time.advance(48 * HOUR - MINUTE);
    const ask = (sale: Sale) => step(market, buyer, sale, "return-request", { reason: "damaged" });
    const [answers] = await Promise.all([
      Promise.all(sales.map(ask)),
      market.time.advance(MINUTE),
    ]);
    for (const [index, { status, text }] of answers.entries()) {
      expect([200, 409], text).toContain(status);
      const now = await statusOf(market, sales[index]!);
      expect(now).toBe(status === 200 ? "RETURN_REQUESTED" : "COMPLETED");
    }
    await proveMoney(market);
  },
  240_000,
);
