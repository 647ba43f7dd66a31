import { expect } from "vitest";
import { CALLBACK_TOKEN } from "./environment.ts";
import type { Market } from "./market.ts";
import type { TestUser } from "./users.ts";
import { expectData, list, orderBody, pay } from "./sale.ts";
import type { Sale } from "./sale.ts";

export const ROUNDS = 100;
const WORKERS = 4;

export interface Couple {
  seller: TestUser;
  buyer: TestUser;
}

/** The buyer may have any number of unpaid orders. */
export async function couple(market: Market): Promise<Couple> {
  await market.database
    .admin`update private.settings set max_value = 1000000, value = 1000000 where name = 'unpaid_orders_max'`;
  return { seller: await market.user(), buyer: await market.user() };
}

/** Orders a new listing between these two users: a race needs many sales, not many users. */
export async function openAgain(market: Market, { seller, buyer }: Couple): Promise<Sale> {
  const listing_id = await list(market, seller);
  const body = await orderBody(market, buyer, listing_id);
  return {
    seller,
    buyer,
    listing_id,
    order: expectData(await market.as(buyer).post("/orders", body)),
  };
}

export async function paidAgain(market: Market, who: Couple): Promise<Sale> {
  const sale = await openAgain(market, who);
  await pay(market, sale);
  return sale;
}

/** Runs the race `rounds` times, a few in parallel; fails with the first error. */
export async function race(run: (round: number) => Promise<void>, rounds = ROUNDS): Promise<void> {
  let next = 0;
  const worker = async () => {
    while (next < rounds) await run(next++);
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  expect(next).toBe(rounds);
}

/** Sends the payment provider's callback; `more` overrides fields. */
export const paymentCallback = (market: Market, { order }: Sale, status: string, more = {}) =>
  market.with({ "x-callback-token": CALLBACK_TOKEN }).post("/webhooks/xendit", {
    id: order.payment.invoice_id,
    external_id: order.reference,
    status,
    amount: order.total,
    ...more,
  });
