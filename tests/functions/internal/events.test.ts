import { expect, test } from "vitest";
import { PORTAL_SECRET, useMarket } from "../../support/market.ts";
import { arrivals, askEvents, portalIs } from "../../support/portal.ts";
import { signMessage } from "../../../shared/standard_webhooks.ts";

const market = useMarket();

const read = async (query = "") => (await askEvents(market, query)).body.data;
const seqs = (events: { seq: number }[]) => events.map(({ seq }) => seq);

test("pages list every event once, equal to its delivery", async () => {
  await market.openSale();
  await market.openSale();
  await market.runDue();
  const { events, last_seq } = await read();
  expect(seqs(events)).toEqual([1, 2]);
  expect(last_seq).toBe(2);
  expect(events).toEqual(await arrivals(market));
  expect(seqs((await read("after_seq=0&limit=1")).events)).toEqual([1]);
  expect(seqs((await read("after_seq=1&limit=1")).events)).toEqual([2]);
  expect((await read("after_seq=2")).events).toEqual([]);
});

test("undelivered events are listed too", async () => {
  await portalIs(market, "down");
  const { order } = await market.openSale();
  await market.runDue();
  const { events, last_seq } = await read("after_seq=2");
  expect(events).toMatchObject([{ seq: last_seq, aggregate: { id: order.id } }]);
});

test("invalid parameters and unsigned requests are rejected", async () => {
  for (const query of ["after_seq=-1", "after_seq=x", "limit=1e3"]) {
    expect((await askEvents(market, query)).status).toBe(400);
  }
  expect((await market.with({}).get("/internal/events")).status).toBe(401);
  expect((await askEvents(market, "", { secret: "x".repeat(44) })).status).toBe(401);
});

test("a signed request for events cannot be repeated with another query", async () => {
  const signed = (query: string) => signMessage([PORTAL_SECRET], crypto.randomUUID(), query);
  for (
    const [query, sent] of [
      ["", "?after_seq=0"],
      ["after_seq=2", "?after_seq=0"],
      ["after_seq=2", ""],
      ["after_seq=2", "?after_seq=2&limit=1000"],
    ]
  ) {
    expect((await market.with(signed(query!)).get(`/internal/events${sent}`)).status).toBe(401);
  }
  const { status } = await market.with(signed("after_seq=2")).get("/internal/events?after_seq=2");
  expect(status).toBe(200);
});
