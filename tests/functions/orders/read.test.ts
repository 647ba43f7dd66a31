import { beforeAll, expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { saleIn } from "../../support/sale.ts";

const market = useMarket();

test("an order is found by its id and its reference, upper or lower case", async () => {
  const { buyer, order } = await market.openSale();
  for (
    const key of [order.id, order.reference, order.reference.toLowerCase(), order.id.toUpperCase()]
  ) {
    expect((await buyer.get(`/orders/${key}`)).body.data.id).toBe(order.id);
  }
});

const BRIEF = { recipient_name: "Sari Dewi", city: "Bandung" };
const FULL = { ...BRIEF, street: "Jl. Braga No. 12", phone: expect.stringMatching(/^\+62/) };
const read = async (who: User, { order }: Sale) => (await who.get(`/orders/${order.id}`)).body.data;

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
    const mine = (await sale.seller.get("/orders/my")).body.data.as_seller;
    expect(mine[0].recipient).toEqual(bySeller.recipient);
  },
);

test("after a cancellation the seller sees name and city only", async () => {
  const sale = await market.paidSale();
  await must(sale.step("buyer", "cancel"));
  expect((await read(sale.seller, sale)).recipient).toEqual(BRIEF);
});

test("the payment block is the buyer's: the seller gets null in every status", async () => {
  const sale = await market.openSale();
  const check = async () => {
    const { text, body } = await sale.seller.get(`/orders/${sale.order.id}`);
    expect(body.data.payment).toBeNull();
    expect(text).not.toMatch(/invoice_url/);
    expect((await read(sale.buyer, sale)).payment.invoice_id).toBe(sale.order.payment.invoice_id);
  };
  await check();
  await sale.pay();
  await check();
  const shipped = await sale.step("seller", "ship", { tracking_number: "OWN-PAY-1" });
  expect(shipped.body.data.payment).toBeNull();
});

test("an order keeps its address when the buyer changes it later", async () => {
  const { buyer, order } = await market.openSale();
  const [address] = (await buyer.get("/auth/me")).body.data.addresses;
  await buyer.patch(`/auth/me/addresses/${address.id}`, { street: "Jl. Baru No. 9" });
  expect((await buyer.get(`/orders/${order.id}`)).body.data.recipient.street).toBe(
    "Jl. Braga No. 12",
  );
});

test("an order stays readable after its listing is deleted", async () => {
  const { seller, buyer, order, listing_id } = await market.openSale();
  await market.sandbox(`/payment/invoices/${order.payment.invoice_id}/expire`);
  expect((await seller.delete(`/listings/${listing_id}`)).status).toBe(200);
  expect((await buyer.get(`/listings/${listing_id}`)).status).toBe(404);
  expect((await buyer.get(`/orders/${order.id}`)).body.data.listing_title).toBe(
    "Dress batik Pekalongan",
  );
});

test("an order is 404 for a stranger and readable for staff", async () => {
  const { order } = await market.openSale();
  const stranger = await market.user();
  const unknown = await stranger.get("/orders/ORD-000000-000000");
  const theirs = await stranger.get(`/orders/${order.id}`);
  expect([unknown.status, theirs.status]).toEqual([404, 404]);
  expect(theirs.body.error.message).toBe(unknown.body.error.message);
  await market
    .sql`insert into private.staff_roles (user_id, role) values (${stranger.id}, 'ops_admin')`;
  expect((await stranger.get(`/orders/${order.id}`)).status).toBe(200);
});

test("GET /orders/my lists bought and sold orders, with count, filter and pages", async () => {
  const one = await market.paidSale();
  const buyer = one.buyer;
  expect((await buyer.get("/orders/my")).body.data).toMatchObject({
    as_buyer: [{ id: one.order.id }],
    as_seller: [],
    total_as_buyer: 1,
    total_as_seller: 0,
    limit: 20,
    offset: 0,
  });
  expect((await one.seller.get("/orders/my")).body.data.as_seller).toMatchObject([{
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

test("a page of one status and its total are of one moment, while orders change", async () => {
  const { buyer, order } = await market.openSale();
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
    const { body } = await buyer.get("/orders/my?status=AWAITING_PAYMENT");
    const { as_buyer, total_as_buyer } = body.data;
    pages.push(`${as_buyer.map(({ status }: { status: string }) => status)} of ${total_as_buyer}`);
  }
  isRead = true;
  await changes;
  expect([...new Set(pages)].sort()).toEqual([" of 0", "AWAITING_PAYMENT of 1"]);
});

let unpaid: Sale;
beforeAll(async () => void (unpaid = await market.openSale()));

const INDONESIAN = { "accept-language": "id" };
const PARCEL = { tracking_number: "JNE0000001", courier_code: "jne" };

test.each<[string, "buyer" | "seller", object | undefined, string]>([
  ["confirm", "buyer", undefined, "order_status_forbids"],
  ["ship", "seller", PARCEL, "order_status_forbids"],
  ["dispute", "buyer", { reason: "damaged" }, "order_status_forbids"],
  ["return-request", "buyer", { reason: "damaged" }, "order_status_forbids"],
  ["return-approve", "seller", undefined, "order_status_forbids"],
  ["return-received", "seller", undefined, "order_status_forbids"],
  ["return-reject", "seller", { reason: "No." }, "no_return_requested"],
  ["return-ship", "buyer", PARCEL, "return_not_approved"],
  ["return-label", "buyer", undefined, "return_not_approved"],
])("%s of an order that awaits its payment", async (operation, party, body, reason) => {
  for (const locale of ["id", "en"]) {
    const answer = await unpaid.step(unpaid[party], operation, body, { "accept-language": locale });
    expect([answer.status, answer.body.error.reason]).toEqual([409, reason]);
    expect(answer.body.error.message).toContain("AWAITING_PAYMENT");
  }
});

test("a settlement of an order that awaits its payment", async () => {
  const { status, body } = await unpaid.buyer.send(
    "POST",
    `/orders/${unpaid.order.id}/settlement`,
    { refund_amount: 1000 },
    INDONESIAN,
  );
  expect([status, body.error.reason]).toEqual([409, "settlement_not_possible"]);
  expect(body.error.message).toContain("AWAITING_PAYMENT");
});

test("a cancellation that comes too late", async () => {
  const sale = await market.paidSale();
  await market.sql`
    update public.orders set paid_at = paid_at - interval '2 hours' where id = ${sale.order.id}`;
  const { status, body } = await sale.step("buyer", "cancel", undefined, INDONESIAN);
  expect([status, body.error.reason]).toEqual([409, "cancel_window_over"]);
  expect(body.error.message).toContain("READY_TO_SHIP");
});

test.each([
  ["RETURN_REQUESTED", {}],
  ["RETURN_REQUESTED", { reason: "changed_mind" }],
  ["RETURN_REQUESTED", { reason: null }],
  ["DISPUTED", {}],
  ["DISPUTED", { reason: "   " }],
  ["DISPUTED", { reason: "x".repeat(201) }],
])(
  "PUT /status into %s with %j is a 400 that names the reason, and nothing moves",
  async (status, more) => {
    const sale = await market.deliveredSale();
    const answer = await sale.buyer.put(`/orders/${sale.order.id}/status`, { status, ...more });
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION"]);
    expect(answer.body.error.details).toContainEqual(
      expect.objectContaining({ path: "body.reason" }),
    );
    expect(await sale.status()).toBe("DELIVERED");
  },
);

test("the reason of PUT /status is that of the return or the dispute", async () => {
  const [returned, disputed] = [await market.deliveredSale(), await market.shippedSale()];
  const put = (sale: typeof returned, body: object) =>
    must(sale.buyer.put(`/orders/${sale.order.id}/status`, body));
  expect((await put(returned, { status: "RETURN_REQUESTED", reason: "damaged" })).return.reason)
    .toBe("damaged");
  expect((await put(disputed, { status: "DISPUTED", reason: "Kosong" })).dispute.reason)
    .toBe("Kosong");
});
