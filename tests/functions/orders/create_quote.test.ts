import { expect, test } from "vitest";
import { signQuote } from "../../../functions/shipping/sign_quote.ts";
import { useMarket } from "../../support/market.ts";
import { expectData, list, orderBody } from "../../support/sale.ts";

const market = useMarket();

const orderWith = async (change: (body: Awaited<ReturnType<typeof orderBody>>) => unknown) => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const body = await orderBody(market, buyer, await list(market, seller));
  const { status } = await market.as(buyer).post("/orders", await change(body));
  const orders = expectData(await market.as(buyer).get("/orders/my")).total_as_buyer;
  return { status, orders };
};
const rejected = { status: 400, orders: 0 };

test("a quote signed with another secret is rejected", async () => {
  const forge = async (
    body: { listing_id: string; address_id: string; shipping_quote: string },
  ) => {
    const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
    return {
      ...body,
      shipping_quote: signQuote(
        { ...quote, price: 1 },
        ["somebody else's secret of 32 chars!!"],
      ),
    };
  };
  expect(await orderWith(forge)).toEqual(rejected);
});

test("a quote for another listing is rejected", async () => {
  const other = await list(market, await market.user());
  expect(await orderWith((body) => ({ ...body, listing_id: other }))).toEqual(rejected);
});

test("a quote with a changed price is rejected", async () => {
  const change = (body: { shipping_quote: string }) => {
    const [header, claims, signature] = body.shipping_quote.split(".");
    const changed = btoa(atob(claims!).replace(/"price":\d+/, '"price":1')).replace(/=+$/, "");
    return { ...body, shipping_quote: [header, changed, signature].join(".") };
  };
  expect(await orderWith(change)).toEqual(rejected);
});

test("a quote of another buyer is rejected", async () => {
  const [seller, buyer, other] = [
    await market.user(),
    await market.user(),
    await market.user(),
  ];
  const listing = await list(market, seller);
  const theirs = await orderBody(market, other, listing);
  const mine = await orderBody(market, buyer, listing);
  const { status } = await market.as(buyer).post("/orders", {
    ...mine,
    shipping_quote: theirs.shipping_quote,
  });
  expect(status).toBe(400);
});

test("a quote is rejected after its address changes", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const body = await orderBody(market, buyer, await list(market, seller));
  await market.as(buyer).patch(`/auth/me/addresses/${body.address_id}`, {
    street: "Jl. Lain No. 1",
  });
  expect((await market.as(buyer).post("/orders", body)).status).toBe(400);
});

test("a quote expires after fifteen minutes, not earlier", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const body = await orderBody(market, buyer, await list(market, seller));
  await market.time.advance(14 * 60);
  expect(
    (await market.as(buyer).post("/orders", { ...body, voucher_code: "NONE" })).body.error
      .message,
  ).toMatch(/voucher/);
  await market.time.advance(2 * 60);
  expect((await market.as(buyer).post("/orders", body)).body.error.message).toMatch(/expired/);
});
