import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";

const market = useMarket();

/** Bodies for POST /orders of one buyer, each for another listing. */
async function bodies(count: number) {
  const [seller, buyer] = [await market.user(), await market.user()];
  const all = [];
  for (let n = 0; n < count; n++) {
    all.push(await buyer.orderBody(await seller.list()));
  }
  return { buyer, all };
}

test("of twenty orders of one buyer at once five await payment, and the others are a 409 that says so", async () => {
  const { buyer, all } = await bodies(20);
  const answers = await Promise.all(all.map((body) => buyer.post("/orders", body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...Array(5).fill(201),
    ...Array(15).fill(409),
  ]);
  const rejected = answers.filter(({ status }) => status === 409);
  for (const { body } of rejected) {
    expect(body.error.message).toBe(
      "5 of your orders await payment already; pay or cancel one first.",
    );
  }
  const [reserved] = await market.sql`
    select count(*)::integer as count from public.listings where status = 'reserved'`;
  expect(reserved).toEqual({ count: 5 });
});

test("a cancelled or paid order makes room for the next one, and unpaid_orders_max is a setting", async () => {
  await market.sql`update private.settings set value = 1 where name = 'unpaid_orders_max'`;
  const { buyer, all } = await bodies(3);
  const order = (body: unknown) => buyer.post("/orders", body);
  const first = await must(order(all[0]));
  expect((await order(all[1])).status).toBe(409);
  await must(buyer.put(`/orders/${first.id}/cancel`));
  const second = await must(order(all[1]));
  expect((await order(all[2])).status).toBe(409);
  await market.sandbox(`/payment/invoices/${second.payment.invoice_id}/pay`);
  expect((await order(all[2])).status).toBe(201);
});
