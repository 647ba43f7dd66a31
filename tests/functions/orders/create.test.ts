import { expect, test } from "vitest";
import { must, QUOTE_SECRET, useMarket } from "../../support/market.ts";
import { signQuote } from "../../../functions/shipping/sign_quote.ts";
import { invoicesOf } from "../../support/sale.ts";

const market = useMarket();

test("an order states the amount to pay and reserves its listing", async () => {
  const { order, listing_id, buyer } = await market.openSale();
  expect(order).toMatchObject({
    reference: expect.stringMatching(/^ORD-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/),
    status: "AWAITING_PAYMENT",
    buyer_protection_fee: 2_000 + 150_000 * 0.025,
    payment: { invoice_url: expect.stringContaining("/sandbox/payment/pay/"), status: "PENDING" },
    deadlines: [{ to: "EXPIRED" }],
  });
  expect((await must(buyer.get(`/listings/${listing_id}`))).status).toBe("reserved");
  expect(await invoicesOf(market, order.reference)).toHaveLength(1);
});

test("a user cannot order their own listing, a deleted listing, or one whose seller has no address", async () => {
  const [seller, buyer, noAddress] = [
    await market.user(),
    await market.user(),
    await market.user({ address: false }),
  ];
  const body = await buyer.orderBody(await seller.list());
  const quoteFor = (buyer_id: string, listing_id: string) => {
    const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
    return signQuote({ ...quote, buyer_id, listing_id }, [QUOTE_SECRET]);
  };
  expect((await seller.post("/shipping/rates", body)).status).toBe(404);
  const deleted = crypto.randomUUID();
  const forDeleted = {
    ...body,
    listing_id: deleted,
    shipping_quote: await quoteFor(buyer.id, deleted),
  };
  expect((await buyer.post("/orders", forDeleted)).status).toBe(404);
  const unshippable = await noAddress.list();
  const rates = await buyer.post("/shipping/rates", {
    listing_id: unshippable,
    address_id: body.address_id,
  });
  expect(rates.status).toBe(409);
});
