import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { openSale, paidSale } from "../../support/sale.ts";

const market = useMarket();

test("a caller without a profile has an empty wallet", async () => {
  const client = market.as(await market.user());
  expect((await client.get("/wallet/balance")).body.data).toEqual({
    available: 0,
    held: 0,
    in_escrow: 0,
  });
  expect((await client.get("/wallet/transactions")).body.data).toEqual({
    items: [],
    total: 0,
    limit: 20,
    offset: 0,
  });
});

test("in_escrow counts the seller's paid sales, not unpaid ones, and nothing for the buyer", async () => {
  const sale = await paidSale(market);
  const unpaid = await openSale(market);
  const balance = async (person: typeof sale.buyer) =>
    (await market.as(person).get("/wallet/balance")).body.data;
  expect(await balance(sale.seller)).toEqual({ available: 0, held: 0, in_escrow: 150_000 });
  expect(await balance(sale.buyer)).toEqual({ available: 0, held: 0, in_escrow: 0 });
  expect(await balance(unpaid.seller)).toEqual({ available: 0, held: 0, in_escrow: 0 });
});

test("transactions show their order and the balance after them, newest first, in pages", async () => {
  const sale = await paidSale(market);
  await market.as(sale.buyer).put(`/orders/${sale.order.id}/confirm`);
  await market.database.admin`
    select private.ledger_post('test:' || n, 'adjustment', 'Test ' || n, null, array[
      private.ledger_line('adjustments', -n::bigint),
      private.ledger_line('wallet', n::bigint, p_user_id => ${sale.seller.id}::uuid)])
    from generate_series(1, 4) as n`;
  const client = market.as(sale.seller);
  const { items, total } = (await client.get("/wallet/transactions?limit=2")).body.data;
  expect(total).toBe(5);
  expect(items).toMatchObject([
    { type: "adjustment", amount: 4, balance_after: 150_010, order_reference: null },
    { type: "adjustment", amount: 3, balance_after: 150_006 },
  ]);
  const last = (await client.get("/wallet/transactions?limit=2&offset=4")).body.data.items;
  expect(last).toMatchObject([{
    type: "sale_proceeds",
    amount: 150_000,
    balance_after: 150_000,
    order_reference: sale.order.reference,
    withdrawal_id: null,
  }]);
});

test("a page after the last one is empty, and invalid pages are rejected", async () => {
  const client = market.as(await market.user());
  expect((await client.get("/wallet/transactions?offset=999999999999999")).body.data.items).toEqual(
    [],
  );
  for (const query of ["limit=x", "offset=-1", "limit=1.5", "offset="]) {
    expect((await client.get(`/wallet/transactions?${query}`)).status).toBe(400);
  }
});
