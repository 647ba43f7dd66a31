import { expect, test } from "vitest";
import { useMarket } from "../../support/market.ts";

const market = useMarket();

const fault = (operation: string, kind = "error") => market.fault("shipping", operation, kind);

test("every rate has a price, a duration, and a quote that expires", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const { shipping_quote: _, ...body } = await buyer.orderBody(await seller.list());
  const { rates } = (await buyer.post("/shipping/rates", body)).body.data;
  expect(rates.length).toBeGreaterThan(3);
  for (const rate of rates) {
    expect(rate.price).toBeGreaterThan(0);
    expect(rate.etd_days.max).toBeGreaterThanOrEqual(rate.etd_days.min);
    expect(rate.quote.split(".")).toHaveLength(3);
  }
});

test("a quote for ids in capitals is valid for an order", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const { shipping_quote: _, ...body } = await buyer.orderBody(await seller.list());
  const capitals = {
    listing_id: body.listing_id.toUpperCase(),
    address_id: body.address_id.toUpperCase(),
  };
  const { rates } = (await buyer.post("/shipping/rates", capitals)).body.data;
  const order = { ...capitals, shipping_quote: rates[0].quote };
  const answer = await buyer.post("/orders", order);
  expect([answer.status, answer.body.data?.listing_id]).toEqual([201, body.listing_id]);
});

test("one's own listing, another's address and a sold listing get no rates", async () => {
  const sale = await market.paidSale();
  const stranger = await market.user();
  const address = async (user: typeof stranger) =>
    (await user.get("/auth/me")).body.data.addresses[0].id;
  const free = await sale.seller.list();
  const rates = async (who: typeof stranger, listing_id: string, address_id: string) =>
    (await who.post("/shipping/rates", { listing_id, address_id })).status;
  expect(await rates(sale.seller, free, await address(sale.seller))).toBe(403);
  expect(await rates(stranger, free, await address(sale.buyer))).toBe(404);
  expect(await rates(stranger, sale.listing_id, await address(stranger))).toBe(409);
});

test("an unreachable provider gives 503 with Retry-After", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const { shipping_quote: _, ...body } = await buyer.orderBody(await seller.list());
  await fault("rates");
  const answer = await buyer.post("/shipping/rates", body);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
  await fault("couriers");
  expect((await buyer.get("/shipping/couriers")).status).toBe(503);
  expect((await buyer.get("/shipping/couriers")).body.data.couriers.length).toBeGreaterThan(3);
});

test("the parties track the parcel with status labels; a stranger gets 404", async () => {
  const sale = await market.paidSale();
  const { tracking_number } = await sale.read();
  await sale.carrierSays("out_for_delivery");
  const path = `/shipping/track/${tracking_number}`;
  for (const party of [sale.buyer, sale.seller]) {
    expect((await party.get(path)).body.data).toMatchObject({
      status: "out_for_delivery",
      status_label: "Sedang diantar",
    });
  }
  expect((await (await market.user()).get(path)).status).toBe(404);
  expect((await sale.buyer.get("/shipping/track/NOBODY")).status).toBe(404);
});

test("a booking whose answer was lost is found, and the courier is paid once", async () => {
  const sale = await market.paidSale();
  await market.sql`
    update private.shipments set shipper_order_id = null, price = null, charged = null, waybill = null
    where order_id = ${sale.order.id}`;
  await market
    .sql`update private.jobs set finished_at = null where kind = 'shipping_book' and key = ${sale.order.id}`;
  const before = (await sale.read()).tracking_number;
  await market.runDue();
  expect((await sale.read()).tracking_number).toBe(before);
  const paid = await market
    .sql`select id from private.ledger_transfers where order_id = ${sale.order.id} and kind = 'shipping'`;
  expect(paid).toHaveLength(1);
});

test("an unreachable shipping provider does not block a payment", async () => {
  await fault("create_order");
  const sale = await market.paidSale();
  expect(await sale.read()).toMatchObject({ status: "READY_TO_SHIP", tracking_number: null });
  await market.time.advance(120);
  expect((await sale.read()).tracking_number).not.toBeNull();
});
