/** Orders of a seller who is on vacation: no new one begins, and every other one goes on. */
import { afterEach, expect, test } from "vitest";
import { must, ROUNDS, useMarket } from "../../support/market.ts";
import type { Answer } from "../../support/market.ts";
import { DAY, goOnVacation, passVacation } from "../../support/vacations.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

const WIB = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "Asia/Jakarta",
});
const rejects = ({ status, body }: Answer, until: string) => {
  expect([status, body.error?.code]).toEqual([409, "CONFLICT"]);
  expect(body.error.message).toContain(`until ${WIB.format(new Date(until))} WIB`);
};

test("rates, preview and order are rejected with the date, also with a quote from before, until the time is over", async () => {
  const { seller, buyer, listing_id, body } = await market.toOrder();
  const requests = [
    () => buyer.post("/shipping/rates", { listing_id, address_id: body.address_id }),
    () => buyer.post("/orders/preview", body),
    () => buyer.post("/orders", body),
  ];
  const until = await goOnVacation(market, seller);
  for (const send of requests) rejects(await send(), until);
  await passVacation(market, seller);
  const [hidden] = await market.sql`
    select is_visible from public.listings where id = ${listing_id}`;
  expect(hidden, "it is not in the lists again yet").toEqual({ is_visible: false });
  for (const send of requests.slice(0, -1)) await must(send());
  const order = await must(requests.at(-1)!());
  const sale = market.saleOf({ seller, buyer, listing_id, order });
  await sale.pay();
  expect(await sale.status()).toBe("READY_TO_SHIP");
});

test("an unpaid order goes on in every way: repeated, paid, delivered, returned, released", async () => {
  const { seller, buyer, listing_id, body } = await market.toOrder();
  const key = { "Idempotency-Key": "before" };
  const order = await must(buyer.post("/orders", body, key));
  const sale = market.saleOf({ seller, buyer, listing_id, order });
  await goOnVacation(market, seller, 80 * DAY);
  expect((await must(buyer.post("/orders", body, key))).id).toBe(order.id);
  await sale.pay();
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "return-request", { reason: "damaged" }));
  await must(sale.step("seller", "return-reject", { reason: "Tidak rusak" }));
  await must(sale.step("buyer", "confirm"));
  expect(await seller.wallet()).toBe(150_000);
  expect((await seller.requestWithdrawal(150_000)).status).toBe(201);
});

test("an order that is cancelled leaves the listing hidden until the seller is back", async () => {
  const sale = await market.openSale();
  await goOnVacation(market, sale.seller);
  await must(sale.step("buyer", "cancel"));
  const visible = async () =>
    (await market.sql`
      select is_visible from public.listings where id = ${sale.listing_id}`)[0]!["is_visible"];
  expect(await visible()).toBe(false);
  await market.time.advance(2 * DAY);
  expect(await visible()).toBe(true);
});

test("a late payment of an order that had ended is no new sale: it goes to the buyer's wallet", async () => {
  const sale = await market.openSale();
  await sale.payLate();
  await goOnVacation(market, sale.seller);
  await market.runDue();
  expect(await sale.status()).toBe("CANCELLED");
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
});

test("no boost is sold on vacation, and the time of one that was bought runs on", async () => {
  const seller = await market.user();
  const listing_id = await seller.list();
  const buy = () => seller.post("/boosts", { listing_id, package: "boost_1d" });
  const bought = await must(buy());
  const read = async () => await must(seller.get(`/boosts/${bought.id}`));
  await goOnVacation(market, seller, 5 * DAY);
  await market.sandbox(`/payment/invoices/${bought.payment.invoice_id}/pay`);
  await market.runDue();
  const { ends_at } = await read();
  expect((await buy()).status).toBe(409);
  await market.time.advance(2 * DAY);
  expect((await read()).ends_at).toBe(ends_at);
  const [row] = await market.sql`
    select boost_score from public.listings where id = ${listing_id}`;
  expect(row).toEqual({ boost_score: 0 });
  await market.time.advance(4 * DAY);
  expect((await buy()).status).toBe(201);
});

test(`an order and the beginning of a vacation at once: the order comes first or is rejected, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { seller, buyer, listing_id, body } = await market.toOrder();
    const [order, until] = await Promise.all([
      buyer.post("/orders", body),
      goOnVacation(market, seller),
    ]);
    const [row] = await market.sql`
    select status, is_visible from public.listings where id = ${listing_id}`;
    expect(row).toEqual({
      status: order.status === 201 ? "reserved" : "active",
      is_visible: false,
    });
    if (order.status !== 201) rejects(order, until);
  }
});

test(`two buyers at the end of a vacation, before and after its job: one order, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { seller, buyer, listing_id, body } = await market.toOrder();
    const rival = await market.user();
    const other = await rival.orderBody(listing_id);
    await goOnVacation(market, seller);
    await passVacation(market, seller);
    const [first, second] = await Promise.all([
      buyer.post("/orders", body),
      rival.post("/orders", other),
      market.services.db.service.call("internal.end_vacation", { user_id: seller.id }),
    ]);
    expect([first.status, second.status].sort()).toEqual([201, 409]);
  }
});
