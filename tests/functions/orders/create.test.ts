import { expect, test } from "vitest";
import { signQuote } from "../../../shared/domain/quote.ts";
import { QUOTE_SECRET } from "../../support/environment.ts";
import { useMarket } from "../../support/market.ts";
import { expectData, invoicesOf, list, openSale, orderBody } from "../../support/sale.ts";

const market = useMarket();

test("an order names what is to be paid, and its listing leaves the shop", async () => {
  const { order, listing_id, buyer } = await openSale(market);
  expect(order).toMatchObject({
    reference: expect.stringMatching(/^ORD-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/),
    status: "AWAITING_PAYMENT",
    buyer_protection_fee: 2_000 + 150_000 * 0.025,
    payment: { invoice_url: expect.stringContaining("/sandbox/payment/pay/"), status: "PENDING" },
    deadlines: [{ to: "EXPIRED" }],
  });
  expect(expectData(await market.as(buyer).get(`/listings/${listing_id}`)).status).toBe("reserved");
  expect(await invoicesOf(market, order.reference)).toHaveLength(1);
});

test("nobody orders their own listing, one that is gone, or one of a seller without an address", async () => {
  const [seller, buyer, homeless] = [
    await market.user(),
    await market.user(),
    await market.user({ address: false }),
  ];
  const body = await orderBody(market, buyer, await list(market, seller));
  const quoteFor = (who: string, listing_id: string) => {
    const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
    return signQuote({ ...quote, buyer_id: who, listing_id }, [QUOTE_SECRET]);
  };
  expect((await market.as(seller).post("/shipping/rates", body)).status).toBe(404);
  const gone = crypto.randomUUID();
  const forGone = { ...body, listing_id: gone, shipping_quote: await quoteFor(buyer.id, gone) };
  expect((await market.as(buyer).post("/orders", forGone)).status).toBe(404);
  const unsendable = await list(market, homeless);
  const rates = await market.as(buyer).post("/shipping/rates", {
    listing_id: unsendable,
    address_id: body.address_id,
  });
  expect(rates.status).toBe(409);
});
