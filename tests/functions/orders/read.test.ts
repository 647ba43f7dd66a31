import { expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";

const market = useMarket();
const unpaid = setUp(() => market.openSale());

test("an order is found by its id and its reference, upper or lower case", async () => {
  const { buyer, order } = unpaid;
  for (
    const key of [order.id, order.reference, order.reference.toLowerCase(), order.id.toUpperCase()]
  ) {
    expect((await buyer.get(`/orders/${key}`)).body.data.id).toBe(order.id);
  }
});

const BRIEF = { recipient_name: "Sari Dewi", city: "Bandung" };
const FULL = { ...BRIEF, street: "Jl. Braga No. 12", phone: expect.stringMatching(/^\+62/) };
const read = async (who: User, { order }: Sale) => (await who.get(`/orders/${order.id}`)).body.data;

test("each side sees the other's whole address only while there is something to ship to it", async () => {
  const [sale, cancelled] = [await market.openSale(), await market.paidSale()];
  const check = async (status: string, of = sale) => {
    const [bySeller, byBuyer] = [await read(of.seller, of), await read(of.buyer, of)];
    expect(byBuyer.status).toBe(status);
    const toShip = ["READY_TO_SHIP", "SHIPPED"].includes(status);
    if (toShip) expect(bySeller.recipient, status).toMatchObject(FULL);
    else expect(bySeller.recipient, status).toEqual(BRIEF);
    if (status === "RETURN_APPROVED") expect(byBuyer.return_address).toMatchObject(FULL);
    else expect(byBuyer.return_address, status).toEqual(BRIEF);
    expect(byBuyer.recipient, status).toMatchObject(FULL);
    expect(bySeller.return_address, status).toMatchObject(FULL);
    const mine = (await of.seller.get("/orders/my")).body.data.as_seller;
    expect(mine[0].recipient, status).toEqual(bySeller.recipient);
  };
  await check("AWAITING_PAYMENT");
  await sale.pay();
  await check("READY_TO_SHIP");
  await sale.carrierSays("picked");
  await check("SHIPPED");
  await sale.carrierSays("delivered");
  await check("DELIVERED");
  await must(sale.step("buyer", "return-request", { reason: "damaged" }));
  await check("RETURN_REQUESTED");
  await must(sale.step("seller", "return-approve"));
  await check("RETURN_APPROVED");
  await must(sale.step("buyer", "dispute", { reason: "Alamat tutup" }));
  await check("DISPUTED");
  await must(sale.resolve("release"));
  await check("COMPLETED");
  await must(cancelled.step("buyer", "cancel"));
  await check("CANCELLED", cancelled);
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

test("to a stranger an order is as unknown as one that never was", async () => {
  const { order } = unpaid;
  const stranger = await market.user();
  const [unknown, theirs] = [
    await stranger.get("/orders/ORD-000000-000000"),
    await stranger.get(`/orders/${order.id}`),
  ];
  expect([theirs.status, theirs.body.error.message]).toEqual([404, unknown.body.error.message]);
});

test("GET /orders/my lists bought and sold orders with their counts, of one status on request", async () => {
  const { buyer, seller, order } = await market.paidSale();
  const [bought, sold] = [
    await must(buyer.get("/orders/my")),
    await must(seller.get("/orders/my")),
  ];
  const id = order.id;
  expect(bought).toMatchObject({ as_buyer: [{ id }], as_seller: [], total_as_buyer: 1 });
  expect(sold).toMatchObject({ as_buyer: [], as_seller: [{ id }], total_as_seller: 1 });
  expect((await must(buyer.get("/orders/my?status=COMPLETED"))).total_as_buyer).toBe(0);
  const page = await must(buyer.get("/orders/my?status=READY_TO_SHIP&limit=1&offset=1"));
  expect(page).toMatchObject({ as_buyer: [], total_as_buyer: 1 });
});

test("a page of one status and its total are of one moment, while orders change", async () => {
  const { buyer, order } = await market.openSale();
  let isRead = false;
  const change = async () => {
    while (!isRead) {
      for (const status of ["CANCELLED", "AWAITING_PAYMENT"]) {
        await market.sql`update public.orders set status = ${status} where id = ${order.id}`;
      }
    }
  };
  const changes = change();
  const pages: string[] = [];
  for (let at = 0; at < 150; at++) {
    const { body } = await buyer.get("/orders/my?status=AWAITING_PAYMENT");
    const { as_buyer, total_as_buyer } = body.data;
    pages.push(`${as_buyer.map(({ status }: { status: string }) => status)} of ${total_as_buyer}`);
  }
  isRead = true;
  await changes;
  expect([...new Set(pages)].sort()).toEqual([" of 0", "AWAITING_PAYMENT of 1"]);
});

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
  ["settlement", "buyer", { refund_amount: 1000 }, "settlement_not_possible"],
])("%s of an order that awaits its payment", async (operation, party, body, reason) => {
  for (const locale of ["id", "en"]) {
    const answer = await unpaid.step(unpaid[party], operation, body, { "accept-language": locale });
    expect([answer.status, answer.body.error.reason]).toEqual([409, reason]);
    expect(answer.body.error.message).toContain("AWAITING_PAYMENT");
  }
});

const delivered = setUp(() => market.deliveredSale());

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
    const path = `/orders/${delivered.order.id}/status`;
    const answer = await delivered.buyer.put(path, { status, ...more });
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION"]);
    expect(answer.body.error.details).toContainEqual(
      expect.objectContaining({ path: "body.reason" }),
    );
    expect(await delivered.status()).toBe("DELIVERED");
  },
);
