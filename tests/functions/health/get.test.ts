/** GET /health: open to everyone, and bare. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket({ APP_VERSION: "1.2.3" })));
afterAll(() => market.close());

test("health tells that the service is up, and its version, to anyone", async () => {
  expect((await market.with({}).get("/health")).body).toEqual({ ok: true, version: "1.2.3" });
});
