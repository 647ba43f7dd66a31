/** How many return labels claims pay for one buyer (return_labels_max in return_labels_days). */
import { afterEach, expect, test } from "vitest";
import { shipmentOf } from "../../support/courier.ts";
import { must, returnApprovedSale, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import type { Sale } from "../../support/sale.ts";
import { setSetting } from "../../support/settings.ts";

const DAY = 86_400;
const market = useMarket();
afterEach(() => setSetting(market, "return_labels_max", 10));

/** Approved returns of one buyer, each of another seller. */
async function returns(count: number): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let made = 0; made < count; made++) sales.push(await returnApprovedSale(market));
  const { buyer } = sales[0]!;
  const orders = sales.map(({ order }) => order.id);
  await market.database.admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update public.orders set buyer_id = ${buyer.id} where id = any (${orders})`;
  });
  return sales.map((sale) => ({ ...sale, buyer }));
}

const label = (sale: Sale, who = sale.buyer) => step(market, who, sale, "return-label");

test("beyond the cap a buyer gets a 409 that says what to do, the labels that are there again, and staff a new one", async () => {
  await setSetting(market, "return_labels_max", 2);
  const [first, second, third] = await returns(3);
  const one = await must(label(first!));
  await must(label(second!));
  const { status, body } = await label(third!);
  expect([status, body.error.code]).toEqual([409, "CONFLICT"]);
  expect(body.error.message).toContain("courier of your own");
  expect((await label(third!, third!.seller)).status).toBe(409);
  expect(await shipmentOf(market, third!, "return")).toBeUndefined();
  expect(await must(label(first!))).toEqual(one);
  await must(label(third!, await market.staff("ops_admin")));
});

test("the cap counts the last thirty days", async () => {
  await setSetting(market, "return_labels_max", 1);
  const [first, second] = await returns(2);
  await must(label(first!));
  expect((await label(second!)).status).toBe(409);
  await market.database.admin`
    update private.shipments set booking_started_at = booking_started_at - interval '31 days'
    where order_id = ${first!.order.id} and direction = 'return'`;
  await must(label(second!));
});

test("of six concurrent requests of one buyer two get a label", async () => {
  await setSetting(market, "return_labels_max", 2);
  const sales = await returns(6);
  const answers = await Promise.all(sales.map((sale) => label(sale)));
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
});

test("what a capped buyer sends with a courier of their own ends like any return", async () => {
  await setSetting(market, "return_labels_max", 0);
  const sale = await returnApprovedSale(market);
  expect((await label(sale)).status).toBe(409);
  await must(step(market, sale.buyer, sale, "return-ship", {
    tracking_number: "OWN-12345678",
    courier_code: "jne",
  }));
  await market.time.advance(DAY);
  await proveMoney(market);
});
