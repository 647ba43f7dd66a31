/** How many return labels claims pay for one person (return_labels_max in return_labels_days). */
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

/** Approved returns whose orders all have the first one's buyer, or seller. */
async function returnsOf(party: "buyer" | "seller", count: number): Promise<Sale[]> {
  const sales: Sale[] = [];
  for (let made = 0; made < count; made++) sales.push(await returnApprovedSale(market));
  const { id } = sales[0]![party];
  const orders = sales.slice(1).map(({ order }) => order.id);
  await market.database.admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql.unsafe(
      `update public.orders set ${party}_id = $1 where id = any ($2)`,
      [id, orders],
    );
  });
  return sales;
}

const label = (sale: Sale, who = sale.buyer) => step(market, who, sale, "return-label");

test.each(["buyer", "seller"] as const)(
  "beyond the cap a %s gets a 409 that says what to do, the label that is there again, and staff a new one",
  async (party) => {
    await setSetting(market, "return_labels_max", 2);
    const sales = await returnsOf(party, 3);
    const ask = (at: number) => label(sales[at]!, sales[0]![party]);
    const first = await must(ask(0));
    await must(ask(1));
    const { status, body } = await ask(2);
    expect([status, body.error.code]).toEqual([409, "CONFLICT"]);
    expect(body.error.message).toContain("courier of your own");
    expect(await shipmentOf(market, sales[2]!, "return")).toBeUndefined();
    expect(await must(ask(0))).toEqual(first);
    await must(label(sales[2]!, await market.staff("ops_admin")));
  },
);

test("the cap counts the last thirty days", async () => {
  await setSetting(market, "return_labels_max", 1);
  const [first, second] = await returnsOf("buyer", 2);
  await must(label(first!));
  expect((await label(second!, first!.buyer)).status).toBe(409);
  await market.database.admin`
    update private.shipments set booking_started_at = booking_started_at - interval '31 days'
    where order_id = ${first!.order.id} and direction = 'return'`;
  await must(label(second!, first!.buyer));
});

test("of six concurrent requests of one buyer two get a label", async () => {
  await setSetting(market, "return_labels_max", 2);
  const sales = await returnsOf("buyer", 6);
  const answers = await Promise.all(sales.map((sale) => label(sale, sales[0]!.buyer)));
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
