import { expect, test } from "vitest";
import { must, openMarket, useMarket } from "../../support/market.ts";

const market = useMarket({ APP_VERSION: "1.2.3" });

test("health reports the version without authentication", async () => {
  expect((await market.with({}).get("/health")).body).toEqual({ ok: true, version: "1.2.3" });
});

test("health reports its dependencies on request, and like the panel what is open with an earlier payment provider", async () => {
  const old = await market.paidSale();
  const seller = await market.wealthy();
  const withdrawal = await seller.withdraw();
  await market.sql`update private.invoices set provider = 'before'`;
  await market.sql`update private.withdrawals set provider = 'before'`;
  await market.openSale();
  const staff = await market.staffClient();
  const open = async () => (await must(staff.get("/admin/reliability"))).open_with_old_provider;
  expect(await open()).toBe(2);
  const { status, body } = await market.with({}).get("/health?dependencies=true");
  expect([status, body]).toEqual([200, {
    ok: true,
    version: "1.2.3",
    dependencies: {
      database: { ms: expect.any(Number) },
      database_public: { ms: expect.any(Number) },
      old_payment_providers: ["before"],
      vision: "on",
      mail: "on",
      push: "on",
      portal: "on",
    },
  }]);
  await must(old.step("buyer", "cancel"));
  await must(seller.post(`/wallet/withdrawals/${withdrawal.id}/cancel`));
  expect(await open()).toBe(0);
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
