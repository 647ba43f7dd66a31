/** POST /orders: one buyer gets the listing, one invoice is made, and a crash in between is finished by a stranger. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signQuote } from "../../../shared/domain/quote.ts";
import { openMarket, QUOTE_SECRET } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { expectData, list, openSale, orderBody } from "../../support/sale.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.close());

const invoices = async (orderId: string): Promise<unknown[]> => {
  const headers = { authorization: `Basic ${btoa("xnd_test:")}` };
  const answer = await market.with(headers).get(
    `/sandbox/payment/api/v2/invoices?external_id=${orderId}`,
  );
  return answer.body;
};

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
  expect(await invoices(order.id)).toHaveLength(1);
});

describe("a quote", () => {
  const refused = async (change: (body: Awaited<ReturnType<typeof orderBody>>) => unknown) => {
    const [seller, buyer] = [await market.person(), await market.person()];
    const body = await orderBody(market, buyer, await list(market, seller));
    const { status } = await market.as(buyer).post("/orders", await change(body));
    const orders = expectData(await market.as(buyer).get("/orders/my")).total_as_buyer;
    return { status, orders };
  };
  const nothingWritten = { status: 400, orders: 0 };

  test("signed by someone else is refused", async () => {
    const forge = async (
      body: { listing_id: string; address_id: string; shipping_quote: string },
    ) => {
      const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
      return {
        ...body,
        shipping_quote: await signQuote(
          { ...quote, price: 1 },
          "somebody else's secret of 32 chars!!",
        ),
      };
    };
    expect(await refused(forge)).toEqual(nothingWritten);
  });

  test("for another listing is refused", async () => {
    const other = await list(market, await market.person());
    expect(await refused((body) => ({ ...body, listing_id: other }))).toEqual(nothingWritten);
  });

  test("whose price was changed is refused although its shape is right", async () => {
    const change = (body: { shipping_quote: string }) => {
      const [head, claims, mark] = body.shipping_quote.split(".");
      const changed = btoa(atob(claims!).replace(/"price":\d+/, '"price":1')).replace(/=+$/, "");
      return { ...body, shipping_quote: [head, changed, mark].join(".") };
    };
    expect(await refused(change)).toEqual(nothingWritten);
  });

  test("given to another buyer is refused", async () => {
    const [seller, buyer, other] = [
      await market.person(),
      await market.person(),
      await market.person(),
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

  test("holds for its address as it was: a changed street needs new rates", async () => {
    const [seller, buyer] = [await market.person(), await market.person()];
    const body = await orderBody(market, buyer, await list(market, seller));
    await market.as(buyer).patch(`/auth/me/addresses/${body.address_id}`, {
      street: "Jl. Lain No. 1",
    });
    expect((await market.as(buyer).post("/orders", body)).status).toBe(400);
  });

  test("expires after fifteen minutes, and not before", async () => {
    const [seller, buyer] = [await market.person(), await market.person()];
    const body = await orderBody(market, buyer, await list(market, seller));
    await market.time.advance(14 * 60);
    expect(
      (await market.as(buyer).post("/orders", { ...body, voucher_code: "NONE" })).body.error
        .message,
    ).toMatch(/voucher/);
    await market.time.advance(2 * 60);
    expect((await market.as(buyer).post("/orders", body)).body.error.message).toMatch(/expired/);
  });
});

test("nobody orders their own listing, one that is gone, or one of a seller without an address", async () => {
  const [seller, buyer, homeless] = [
    await market.person(),
    await market.person(),
    await market.person({ address: false }),
  ];
  const body = await orderBody(market, buyer, await list(market, seller));
  const quoteFor = (who: string, listing_id: string) => {
    const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
    return signQuote({ ...quote, buyer_id: who, listing_id }, QUOTE_SECRET);
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

test("A: of fifty buyers at once one gets the order, and one invoice is made", async () => {
  const seller = await market.person();
  const listing = await list(market, seller);
  const buyers = await Promise.all(Array.from({ length: 50 }, () => market.person()));
  const bodies = await Promise.all(buyers.map((buyer) => orderBody(market, buyer, listing)));
  const answers = await Promise.all(
    buyers.map((buyer, index) => market.as(buyer).post("/orders", bodies[index])),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array(49).fill(409)]);
  const winner = answers.find(({ status }) => status === 201)!.body.data;
  expect(await invoices(winner.id)).toHaveLength(1);
  const [{ orders }] = await market.database
    .admin`select count(*)::int as orders from public.orders where listing_id = ${listing}` as unknown as [
      { orders: number },
    ];
  expect(orders).toBe(1);
  await proveMoney(market);
});

describe("when the payment company", () => {
  const fault = (kind: string, operation: string, times = 1) =>
    market.sandbox("/faults", { provider: "payment", operation, kind, times });
  const prepare = async () => {
    const [seller, buyer] = [await market.person(), await market.person()];
    const listing_id = await list(market, seller);
    return { buyer, listing_id, body: await orderBody(market, buyer, listing_id) };
  };
  const listingStatus = async (id: string) =>
    (await market.database.admin`select status from public.listings where id = ${id}`)[0]![
      "status"
    ];

  test("answers too late, the invoice that it made is found and no second one is made", async () => {
    const { buyer, body } = await prepare();
    await fault("timeout_after_commit", "create_invoice");
    const { status, body: answer } = await market.as(buyer).post("/orders", body);
    expect(status).toBe(201);
    expect(await invoices(answer.data.id)).toHaveLength(1);
  });

  test("cannot be asked at all, the listing stays reserved until a look-up decides", async () => {
    const { buyer, body, listing_id } = await prepare();
    await fault("error", "create_invoice");
    await fault("error", "list_invoices");
    const answer = await market.as(buyer).post("/orders", body);
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("30");
    expect(await listingStatus(listing_id)).toBe("reserved");
    await market.database
      .admin`update private.invoices set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;
    await market.time.advance(120);
    expect(await listingStatus(listing_id)).toBe("active");
  });

  test("had made the invoice when our process died, the next attempt finds it", async () => {
    const { buyer, body, listing_id } = await prepare();
    await fault("timeout_after_commit", "create_invoice");
    await fault("error", "list_invoices");
    expect((await market.as(buyer).post("/orders", body)).status).toBe(503);
    expect((await market.as(buyer).post("/orders", body)).status).toBe(409);
    await market.database
      .admin`update private.invoices set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;
    const again = await market.as(buyer).post("/orders", body);
    expect(again.status).toBe(201);
    expect(await invoices(again.body.data.id)).toHaveLength(1);
    expect(await listingStatus(listing_id)).toBe("reserved");
  });
});
