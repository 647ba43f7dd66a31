import { expect, test } from "vitest";
import { openMarket, useMarket } from "../../support/market.ts";

const market = useMarket({ APP_VERSION: "1.2.3" });

test("health tells that the service is up, and its version, to anyone", async () => {
  expect((await market.with({}).get("/health")).body).toEqual({ ok: true, version: "1.2.3" });
});

test("asked for them, it tells how its dependencies answered", async () => {
  const { status, body } = await market.with({}).get("/health?dependencies=true");
  expect([status, body]).toEqual([200, {
    ok: true,
    version: "1.2.3",
    dependencies: {
      database: { ms: expect.any(Number) },
      database_public: { ms: expect.any(Number) },
    },
  }]);
});

test("a database that cannot be reached is a 503 that names it, and the service is up all the same", async () => {
  const lost = await openMarket();
  await lost.database.admin`revoke execute on function api.health_get() from anon`;
  const { status, body } = await lost.with({}).get("/health?dependencies=true");
  expect([status, body.error.message]).toEqual([503, "database_public cannot be reached."]);
  expect((await lost.with({}).get("/health")).status).toBe(200);
  await lost.database.admin`grant execute on function api.health_get() to anon`;
  // What was found is good for five seconds, whoever asks and however often.
  expect((await lost.with({}).get("/health?dependencies=true")).status).toBe(503);
  await lost.close();
});
