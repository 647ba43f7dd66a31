import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { goLive, put } from "./support.ts";

const market = useMarket();

const later = (seconds: number) =>
  new Date(market.time.now().getTime() + seconds * 1000).toISOString();

test("the duration is in whole minutes from start to end", async () => {
  const stream = await goLive(market);
  await market.time.advance(10 * 60 + 59);
  const { status, body } = await market.as(stream.host).put(`/live-streams/${stream.id}/end`);
  expect([status, body.data]).toMatchObject([200, {
    status: "ended",
    duration_minutes: 10,
    ended_at: expect.any(String),
  }]);
  const called = await goLive(market, stream.host, { scheduled_at: later(3600) });
  const off = await put(market, stream.host, called, "end");
  expect(off.body.data).toMatchObject({ status: "ended", duration_minutes: 0, started_at: null });
});

test("ending an ended stream is rejected with a clear message", async () => {
  const stream = await goLive(market);
  await market.as(stream.host).put(`/live-streams/${stream.id}/end`);
  const { status, body } = await market.as(stream.host).put(`/live-streams/${stream.id}/end`);
  expect([status, body.error.message]).toEqual([409, expect.stringContaining("ended")]);
});
