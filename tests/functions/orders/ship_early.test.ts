import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { openSale, payWithoutCallback, readOrder } from "../../support/sale.ts";

const market = useMarket();

test("a seller who says that it is shipped before the courier is booked takes nobody's shipping fee", async () => {
  const sale = await openSale(market);
  await payWithoutCallback(market, sale.order);
  await must(market.as(sale.buyer).get(`/payments/${sale.order.id}/check`));
  await must(market.as(sale.seller).put(`/orders/${sale.order.id}/status`, { status: "SHIPPED" }));
  await proveMoney(market);
  await market.runDue();
  await proveMoney(market);
  await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/confirm`));
  await market.runDue();
  expect((await readOrder(market, sale)).status).toBe("COMPLETED");
  await proveMoney(market);
});
