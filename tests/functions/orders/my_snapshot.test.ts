import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";
import { openSale } from "../../support/sale.ts";

const market = useMarket();

test("a page of one status and its total are of one moment, while orders change", async () => {
  const { buyer, order } = await openSale(market);
  const { admin } = market.database;
  let isRead = false;
  const change = async () => {
    while (!isRead) {
      for (const status of ["CANCELLED", "AWAITING_PAYMENT"]) {
        await admin`update public.orders set status = ${status} where id = ${order.id}`;
      }
    }
  };
  const changes = change();
  const pages: string[] = [];
  for (let at = 0; at < 400; at++) {
    const { body } = await market.as(buyer).get("/orders/my?status=AWAITING_PAYMENT");
    const { as_buyer, total_as_buyer } = body.data;
    pages.push(`${as_buyer.map(({ status }: { status: string }) => status)} of ${total_as_buyer}`);
  }
  isRead = true;
  await changes;
  expect([...new Set(pages)].sort()).toEqual([" of 0", "AWAITING_PAYMENT of 1"]);
});
