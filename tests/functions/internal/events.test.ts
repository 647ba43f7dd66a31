import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { arrivals, portal, portalIs } from "../../support/portal.ts";
import { openSale } from "../../support/sale.ts";

const market = useMarket();

const read = async (query = "") =>
  (await portal(market, "").get(`/internal/events${query}`)).body.data;
const seqs = (events: { seq: number }[]) => events.map(({ seq }) => seq);

test("pages list every event once, equal to its delivery", async () => {
  await openSale(market);
  await openSale(market);
  await market.runDue();
  const { events, last_seq } = await read();
  expect(seqs(events)).toEqual([1, 2]);
  expect(last_seq).toBe(2);
  expect(events).toEqual(await arrivals(market));
  expect(seqs((await read("?after_seq=0&limit=1")).events)).toEqual([1]);
  expect(seqs((await read("?after_seq=1&limit=1")).events)).toEqual([2]);
  expect((await read("?after_seq=2")).events).toEqual([]);
});

test("undelivered events are listed too", async () => {
  await portalIs(market, "down");
  const { order } = await openSale(market);
  await market.runDue();
  const { events, last_seq } = await read("?after_seq=2");
  expect(events).toMatchObject([{ seq: last_seq, aggregate: { id: order.id } }]);
});

test("invalid parameters and unsigned requests are rejected", async () => {
  for (const query of ["?after_seq=-1", "?after_seq=x", "?limit=1e3"]) {
    expect((await portal(market, "").get(`/internal/events${query}`)).status).toBe(400);
  }
  expect((await market.with({}).get("/internal/events")).status).toBe(401);
  expect((await portal(market, "", { secret: "x".repeat(44) }).get("/internal/events")).status)
    .toBe(401);
});
