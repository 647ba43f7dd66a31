import { expect, test } from "vitest";
import { must, openMarket, useMarket } from "../../support/market.ts";

const market = useMarket({ APP_VERSION: "1.2.3" });

test("health reports the version without authentication", async () => {
  expect((await market.with({}).get("/health")).body).toEqual({ ok: true, version: "1.2.3" });
});

test("health reports its dependencies on request", async () => {
  const { status, body } = await market.with({}).get("/health?dependencies=true");
  expect([status, body]).toEqual([200, {
    ok: true,
    version: "1.2.3",
    dependencies: {
      database: { ms: expect.any(Number) },
      database_public: { ms: expect.any(Number) },
      old_payment_providers: [],
      vision: "on",
      mail: "on",
      push: "on",
      portal: "on",
    },
  }]);
});

test("health and the panel say what is open with an earlier payment provider, until it has ended", async () => {
  const changed = await openMarket();
  const old = await changed.paidSale();
  const seller = await changed.wealthy();
  const withdrawal = await seller.withdraw();
  await changed.sql`update private.invoices set provider = 'before'`;
  await changed.sql`update private.withdrawals set provider = 'before'`;
  await changed.openSale();
  const staff = await changed.staffClient();
  const open = async () => (await must(staff.get("/admin/reliability"))).open_with_old_provider;
  expect(await open()).toBe(2);
  const { body } = await changed.with({}).get("/health?dependencies=true");
  expect(body.dependencies.old_payment_providers).toEqual(["before"]);
  await must(old.step("buyer", "cancel"));
  await must(seller.post(`/wallet/withdrawals/${withdrawal.id}/cancel`));
  expect(await open()).toBe(0);
  await changed.close();
});

test("an unreachable database is a 503 that names it and why, and the plain check still answers 200", async () => {
  const lost = await openMarket();
  await lost.database.admin`revoke execute on function api.health_get() from anon`;
  const { status, body } = await lost.with({}).get("/health?dependencies=true");
  expect([status, body.error.message]).toEqual([
    503,
    "database_public (42501) could not be reached.",
  ]);
  expect((await lost.with({}).get("/health")).status).toBe(200);
  await lost.database.admin`grant execute on function api.health_get() to anon`;
  // The result is cached for five seconds.
  expect((await lost.with({}).get("/health?dependencies=true")).status).toBe(503);
  await lost.close();
});
