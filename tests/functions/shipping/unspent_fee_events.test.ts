import { afterEach, expect, test } from "vitest";
import { noFaults } from "../../support/courier.ts";
import { must, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { paidSale, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket();
afterEach(() => noFaults(market));

let number = 0;
const ship = (sale: Sale) =>
  must(step(market, sale.seller, sale, "ship", { tracking_number: `OWN-EVENT-${++number}` }));
const eventsOf = async ({ order }: Sale) =>
  (await market.database.admin<{ type: string; version: number; refunded: string | null }[]>`
    select type, aggregate_version as version, data ->> 'refunded_amount' as refunded
    from private.outbox where aggregate_id = ${order.id} order by aggregate_version`)
    .map(({ type, version, refunded }) => [type, version, refunded === null ? 0 : +refunded]);

test("the finance portal learns of a fee that goes back after completion, and of a clawback after it", async () => {
  const sale = await paidSale(market);
  await market.fault("shipping", "cancel_order", "error", 3);
  await ship(sale);
  await must(step(market, sale.buyer, sale, "confirm"));
  await market.time.advance(3600);
  const { item_price, shipping_fee } = await readOrder(market, sale);
  expect((await eventsOf(sale)).slice(-2)).toEqual([
    ["order.completed", 4, 0],
    ["order.shipping_refunded", 5, shipping_fee],
  ]);
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu" }));
  expect((await eventsOf(sale)).at(-1)).toEqual(["order.clawed_back", 6, item_price]);
  await proveMoney(market);
});

test("the finance portal learns of a fee that goes back before completion with the next status", async () => {
  const sale = await paidSale(market);
  await ship(sale);
  await market.runDue();
  await must(step(market, sale.buyer, sale, "confirm"));
  const { shipping_fee } = await readOrder(market, sale);
  expect((await eventsOf(sale)).at(-1)).toEqual(["order.completed", 4, shipping_fee]);
});
