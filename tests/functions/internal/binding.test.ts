/** Standard Webhooks sign neither path nor direction; these messages carry valid signatures. */
import { beforeAll, expect, test } from "vitest";
import { must, PORTAL_SECRET, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { signMessage } from "../../../shared/standard_webhooks.ts";
import { arrivals, portal, tell } from "../../support/portal.ts";

const market = useMarket();
let sale: Sale;
let command: Record<string, unknown>;
let event: Record<string, unknown>;
beforeAll(async () => {
  sale = await market.paidSale();
  await must(sale.step("buyer", "dispute", { reason: "Rusak" }));
  await market.runDue();
  command = { order_id: sale.order.id, resolution: "refund", actor: "ops@portal.example" };
  const data = { seller_id: sale.seller.id, amount: 50_000 };
  event = { id: `evt_${crypto.randomUUID()}`, type: "disbursement.approved", data };
});

const EVENTS = "/internal/events";
const RESOLVE = "/internal/commands/resolve-dispute";
const stored = async () => (await market.sql`select from private.finance_inbox`).length;
const disputes = () =>
  market.sql`
  select resolved_at from private.disputes where order_id = ${sale.order.id}`;

test("a message signed for one route of the portal is rejected on the others", async () => {
  expect((await tell(market, RESOLVE, event)).status).toBe(401);
  expect((await tell(market, EVENTS, command)).status).toBe(401);
  for (const path of [EVENTS, RESOLVE]) {
    expect((await portal(market, "").post(path)).status).toBe(400);
  }
  expect(await stored()).toBe(0);
});

test("a message that is an event and a command at once is rejected on both routes", async () => {
  const both = { ...event, ...command };
  for (const path of [EVENTS, RESOLVE]) {
    expect((await tell(market, path, both)).status).toBe(401);
  }
  expect([await stored(), await disputes()]).toEqual([0, [{ resolved_at: null }]]);
});

test("our own events are rejected on every route when they are posted back to us", async () => {
  const own = await arrivals(market);
  expect(own.length).toBeGreaterThan(0);
  for (const envelope of own) {
    const text = JSON.stringify(envelope);
    const headers = signMessage([PORTAL_SECRET], envelope.id, text);
    for (const path of [EVENTS, RESOLVE]) {
      expect((await market.with(headers).post(path, text)).status).toBe(401);
    }
  }
  expect(await stored()).toBe(0);
});

test("our own signed queries and pings open no route of ours", async () => {
  for (const id of ["preloved_balance_1", "preloved_ping_1"]) {
    const query = market.with(signMessage([PORTAL_SECRET], id, ""));
    expect((await query.get(EVENTS)).status).toBe(401);
    const ping = { id, type: "ping" };
    expect((await tell(market, EVENTS, ping, { id })).status).toBe(401);
  }
  expect((await portal(market, "").get(EVENTS)).status).toBe(200);
});

test("what an honest portal sends is accepted, with fields that we do not know", async () => {
  const more = { timestamp: new Date().toISOString(), source: "portal" };
  expect((await tell(market, EVENTS, { ...event, ...more })).status).toBe(200);
  expect((await tell(market, RESOLVE, { ...command, ...more })).status).toBe(200);
});
