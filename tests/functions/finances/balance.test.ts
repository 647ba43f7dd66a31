import { afterEach, expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { portalIs } from "../../support/portal.ts";

const market = useMarket();
afterEach(() => portalIs(market, "up"));

const path = (id: string) => `/finances/sellers/${id}/balance`;

test("the seller reads the balance that the portal computes from the events", async () => {
  const { seller, buyer, order } = await market.paidSale({ price: 200_000 });
  await market.runDue();
  const read = async () => (await seller.get(path(seller.id))).body.data;
  expect(await read()).toMatchObject({
    seller_id: seller.id,
    available: 0,
    pending: 200_000,
    currency: "IDR",
    source: "portal",
    stale: false,
  });
  await buyer.put(`/orders/${order.id}/confirm`);
  await market.runDue();
  expect(await read()).toMatchObject({ available: 200_000, pending: 0 });
});

test.each(["down", "slow"])(
  "while the portal is %s the stored balance is returned within two seconds, marked stale",
  async (mode) => {
    const client = await market.user();
    const fresh = (await client.get(path(client.id))).body.data;
    await portalIs(market, mode);
    const began = performance.now();
    const { status, body } = await client.get(path(client.id));
    expect(performance.now() - began).toBeLessThan(2_900);
    expect([status, body.data]).toEqual([200, { ...fresh, source: "copy", stale: true }]);
  },
);

test("without the portal and a stored balance the balance is not found", async () => {
  const seller = await market.user();
  await portalIs(market, "down");
  expect((await seller.get(path(seller.id))).status).toBe(404);
});

test("other users cannot tell whether a seller exists", async () => {
  const [seller, stranger] = [await market.user(), await market.user()];
  expect((await stranger.get(path(seller.id))).status).toBe(404);
  expect((await stranger.get(path(crypto.randomUUID()))).status).toBe(404);
  const ops = await market.staff("ops_admin");
  expect((await ops.get(path(crypto.randomUUID()))).status).toBe(404);
});

test("of two responses out of order, the newer one is stored", async () => {
  const { id: seller_id } = await market.user();
  const keep = (available: number, as_of: string) =>
    market.services.db.service.call("internal.store_seller_balance", {
      seller_id,
      balance: { available, pending: 0, currency: "IDR", as_of },
    });
  await keep(2, "2026-11-21T08:00:01Z");
  await keep(1, "2026-11-21T08:00:00Z");
  const [copy] = await market.sql`
    select available from private.seller_balances where seller_id = ${seller_id}`;
  expect(copy).toEqual({ available: 2 });
});
