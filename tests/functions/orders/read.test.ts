import { expect, test } from "vitest";
import { must, saleIn, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { openSale, paidSale, pay } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

test("an order is found by its id and its reference, upper or lower case", async () => {
  const { buyer, order } = await openSale(market);
  for (
    const key of [order.id, order.reference, order.reference.toLowerCase(), order.id.toUpperCase()]
  ) {
    expect((await market.as(buyer).get(`/orders/${key}`)).body.data.id).toBe(order.id);
  }
});

const BRIEF = { recipient_name: "Sari Dewi", city: "Bandung" };
const FULL = { ...BRIEF, street: "Jl. Braga No. 12", phone: expect.stringMatching(/^\+62/) };
const read = async (who: TestUser, { order }: Sale) =>
  (await market.as(who).get(`/orders/${order.id}`)).body.data;

test.each(Object.entries(saleIn))(
  "in %s each side sees the other's whole address only while there is something to ship to it",
  async (status, make) => {
    const sale = await make(market);
    const [bySeller, byBuyer] = [await read(sale.seller, sale), await read(sale.buyer, sale)];
    const toShip = ["READY_TO_SHIP", "SHIPPED"].includes(status);
    if (toShip) expect(bySeller.recipient).toMatchObject(FULL);
    else expect(bySeller.recipient).toEqual(BRIEF);
    if (status === "RETURN_APPROVED") expect(byBuyer.return_address).toMatchObject(FULL);
    else expect(byBuyer.return_address).toEqual(BRIEF);
    expect(byBuyer.recipient).toMatchObject(FULL);
    expect(bySeller.return_address).toMatchObject(FULL);
    const mine = (await market.as(sale.seller).get("/orders/my")).body.data.as_seller;
    expect(mine[0].recipient).toEqual(bySeller.recipient);
  },
);

test("after a cancellation the seller sees name and city only", async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.buyer, sale, "cancel"));
  expect((await read(sale.seller, sale)).recipient).toEqual(BRIEF);
});

test("the payment block is the buyer's: the seller gets null in every status", async () => {
  const sale = await openSale(market);
  const check = async () => {
    const { text, body } = await market.as(sale.seller).get(`/orders/${sale.order.id}`);
    expect(body.data.payment).toBeNull();
    expect(text).not.toMatch(/invoice_url/);
    expect((await read(sale.buyer, sale)).payment.invoice_id).toBe(sale.order.payment.invoice_id);
  };
  await check();
  await pay(market, sale);
  await check();
  const shipped = await step(market, sale.seller, sale, "ship", { tracking_number: "OWN-PAY-1" });
  expect(shipped.body.data.payment).toBeNull();
});

test("an order keeps its address when the buyer changes it later", async () => {
  const { buyer, order } = await openSale(market);
  const [address] = (await market.as(buyer).get("/auth/me")).body.data.addresses;
  await market.as(buyer).patch(`/auth/me/addresses/${address.id}`, { street: "Jl. Baru No. 9" });
  expect((await market.as(buyer).get(`/orders/${order.id}`)).body.data.recipient.street).toBe(
    "Jl. Braga No. 12",
  );
});

test("an order stays readable after its listing is deleted", async () => {
  const { seller, buyer, order, listing_id } = await openSale(market);
  await market.sandbox(`/payment/invoices/${order.payment.invoice_id}/expire`);
  expect((await market.as(seller).delete(`/listings/${listing_id}`)).status).toBe(200);
  expect((await market.as(buyer).get(`/listings/${listing_id}`)).status).toBe(404);
  expect((await market.as(buyer).get(`/orders/${order.id}`)).body.data.listing_title).toBe(
    "Dress batik Pekalongan",
  );
});

test("an order is 404 for a stranger and readable for staff", async () => {
  const { order } = await openSale(market);
  const stranger = await market.user();
  const unknown = await market.as(stranger).get("/orders/ORD-000000-000000");
  const theirs = await market.as(stranger).get(`/orders/${order.id}`);
  expect([unknown.status, theirs.status]).toEqual([404, 404]);
  expect(theirs.body.error.message).toBe(unknown.body.error.message);
  await market.database
    .admin`insert into private.staff_roles (user_id, role) values (${stranger.id}, 'ops_admin')`;
  expect((await market.as(stranger).get(`/orders/${order.id}`)).status).toBe(200);
});

test("GET /orders/my lists bought and sold orders, with count, filter and pages", async () => {
  const one = await paidSale(market);
  const buyer = market.as(one.buyer);
  expect((await buyer.get("/orders/my")).body.data).toMatchObject({
    as_buyer: [{ id: one.order.id }],
    as_seller: [],
    total_as_buyer: 1,
    total_as_seller: 0,
    limit: 20,
    offset: 0,
  });
  expect((await market.as(one.seller).get("/orders/my")).body.data.as_seller).toMatchObject([{
    id: one.order.id,
  }]);
  expect((await buyer.get("/orders/my?status=COMPLETED")).body.data.total_as_buyer).toBe(0);
  expect((await buyer.get("/orders/my?status=READY_TO_SHIP&limit=1&offset=1")).body.data)
    .toMatchObject({ as_buyer: [], total_as_buyer: 1 });
  for (const query of ["status=NOWHERE", "limit=-1", "offset=x", "limit=1&limit=2"]) {
    expect((await buyer.get(`/orders/my?${query}`)).status).toBe(400);
  }
  expect((await buyer.get("/orders/my?limit=1000")).body.data.limit).toBe(100);
});
