/** What runs check by themselves: the ledger, where it stays and goes on, and what couriers charge. */
import { afterEach, expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { parcelSays } from "../../support/courier.ts";
import { courierStatement } from "../../../functions/jobs/handlers/courier_statement.ts";
import { ProviderUnclear } from "../../../shared/providers/call.ts";
import type { Shipping } from "../../../shared/providers/shipping.ts";

const market = useMarket({}, { nights: true });
afterEach(() => market.noFaults());
const DAY = 24 * 3600;

const staff = setUp(() => market.staffClient());

/** Until the next check of the ledger. */
const check = () => market.time.advance(600);
const cases = async () => (await must(staff.get("/admin/cases?kind=ledger_drift"))).total;
const signal = async (name: "ledger_drift" | "ledger_check_behind_s") =>
  (await must(staff.get("/admin/reliability")))[name];
const place = async () =>
  (await market.sql`select transfers_until, finished_at from private.ledger_check`)[0]!;
/** As the owner of the database, past the triggers. */
const tamper = (change: string) =>
  market.database.admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql.unsafe(change);
  });

const balance = (by: number) => `
  update private.ledger_accounts set balance = balance + ${by}
  where id = (select min(id) from private.ledger_accounts where kind = 'escrow')`;
const entry = (by: number, order: string) => `
  update private.ledger_entries set amount = amount + ${by}
  where amount < 0
    and transfer_id = (select id from private.ledger_transfers where key = 'order:${order}:paid')`;

test.each([
  ["a balance of an account that nobody touched", balance, 5],
  // Its transfer does not balance either.
  ["an entry that does not follow from the one before", entry, 10],
])(
  "%s is a signal and a case ten minutes later, which end when it is mended",
  async (_, by, drift) => {
    const { order } = await market.paidSale();
    await tamper(by(5, order.id));
    await check();
    expect([await cases(), await signal("ledger_drift")]).toEqual([1, drift]);
    const { transfers_until } = await place();
    await check();
    expect((await place())["transfers_until"]).toEqual(transfers_until);
    expect(await cases()).toBe(1);
    await tamper(by(-5, order.id));
    await check();
    expect([await cases(), await signal("ledger_drift")]).toEqual([0, 0]);
  },
);

test("what was not checked for 26 hours is a signal, and the next check makes up for it", async () => {
  const behind = () => signal("ledger_check_behind_s");
  await check();
  expect(await behind()).toBe(0);
  await market.sql`update private.ledger_check set next_at = next_at + interval '3 days'`;
  await market.time.advance(2 * DAY);
  expect(await behind()).toBeGreaterThan(20 * 3600);
  await market.time.advance(2 * DAY);
  expect(await behind()).toBe(0);
});

/** Changes the parcel at the provider; its callbacks are lost. */
async function silently(sale: Sale, change: "price" | "status", body: object) {
  await market.fault("shipping", "callback", "error", 100);
  await sale.parcel(change, body);
}

test("a price that changed without a callback is read again at delivery", async () => {
  const sale = await market.paidSale();
  const { price } = await sale.shipment();
  await silently(sale, "price", { price: price! + 4_000 });
  await market.noFaults();
  await sale.carrierSays("delivered");
  expect(await sale.shipment()).toMatchObject({ price: price! + 4_000, price_version: 1 });
  await market.proveMoney();
});

test("a price that changed after the delivery without a callback is booked by the nightly statement, once", async () => {
  const sale = await market.paidSale();
  await sale.carrierSays("delivered");
  const { price } = await sale.shipment();
  const before = await sale.books();
  await silently(sale, "price", { price: price! + 4_000 });
  await market.time.advance(2 * DAY);
  expect(await sale.shipment()).toMatchObject({ price: price! + 4_000, price_version: 1 });
  expect((await sale.books())["courier_balance"]).toBe(before["courier_balance"]! + 4_000);
  await market.proveMoney();
});

test("the nightly statement reads a parcel that was on its way for weeks, too", async () => {
  const sale = await market.paidSale();
  await market.sql`
    update private.shipments set created_at = created_at - interval '40 days'
    where order_id = ${sale.order.id}`;
  await sale.carrierSays("delivered");
  const { price } = await sale.shipment();
  await silently(sale, "price", { price: price! + 4_000 });
  await market.time.advance(2 * DAY);
  expect(await sale.shipment()).toMatchObject({ price: price! + 4_000, price_version: 1 });
  await market.proveMoney();
});

test("the nightly statement reads every parcel, page by page, and one odd parcel does not stop it", async () => {
  const [sales, parties] = [[] as Sale[], await market.couple()];
  while (sales.length < 23) sales.push(await market.paidSale({}, parties));
  const [odd, ...others] = sales;
  await market.sql`
    update private.shipments set shipper_order_id = 'gone' where order_id = ${odd!.order.id}`;
  for (const sale of others) await silently(sale, "price", { price: 77_000 });
  await market.fault("shipping", "get_order", "error", 3);
  await market.time.advance(DAY);
  const prices = await Promise.all(others.map(async (sale) => (await sale.shipment()).price));
  expect(prices.filter((price) => price === 77_000).length).toBeGreaterThanOrEqual(22 - 3);
  await market.noFaults();
  await market.time.advance(DAY);
  for (const sale of others) expect((await sale.shipment()).price).toBe(77_000);
  await market.proveMoney();
});

test("a page of the statement asks about all its parcels at once: a silent provider holds it for one time-out", async () => {
  const parties = await market.couple();
  for (let parcels = 0; parcels < 5; parcels++) await market.paidSale({}, parties);
  let [asked, most] = [0, 0];
  const find = async () => {
    most = Math.max(most, ++asked);
    await new Promise((done) => setTimeout(done, 100));
    asked--;
    throw new ProviderUnclear("silent");
  };
  const deps = { db: market.services.db, log: () => {}, triggerJobs: () => {} };
  await expect(courierStatement({ ...deps, shipping: { find } as unknown as Shipping }, {}))
    .rejects.toThrow("answered for none");
  expect(most).toBe(5);
});

test("while the provider is down the statement is retried", async () => {
  const sale = await market.paidSale();
  await silently(sale, "price", { price: 88_000 });
  await market.fault("shipping", "get_order", "error", 5000);
  await market.time.advance(DAY);
  expect((await sale.shipment()).price).not.toBe(88_000);
  await market.noFaults();
  await market.time.advance(6 * 3600);
  expect((await sale.shipment()).price).toBe(88_000);
});

test("a parcel delivered after an accepted cancellation opens a case for staff and moves nothing", async () => {
  const sale = await market.paidSale();
  const { shipper_order_id, price } = await sale.shipment();
  await must(sale.step("seller", "ship", { tracking_number: "OWN-9001" }));
  await market.runDue();
  expect((await sale.shipment()).cancelled_at).not.toBeNull();
  await parcelSays(market, shipper_order_id!, "picked");
  await parcelSays(market, shipper_order_id!, "delivered");
  expect(await sale.status()).toBe("SHIPPED");
  expect(await sale.cases()).toContain("parcel_after_cancellation");
  const [{ details } = {}] = await market.sql`
    select details from private.staff_cases
    where kind = 'parcel_after_cancellation' and order_id = ${sale.order.id}`;
  expect(details).toMatchObject({ shipper_order_id, price });
  await market.proveMoney();
});

test("the statement finds a parcel of a cancelled order that was delivered without a callback", async () => {
  const sale = await market.paidSale();
  await must(sale.step("seller", "cancel"));
  await market.runDue();
  await silently(sale, "status", { status: "delivered" });
  await market.time.advance(2 * DAY);
  expect(await sale.status()).toBe("CANCELLED");
  expect(await sale.cases()).toEqual(["parcel_after_cancellation"]);
  await market.proveMoney();
});
