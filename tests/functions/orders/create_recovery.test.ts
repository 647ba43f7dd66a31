/** POST /orders when the payment company answers late, badly or not at all: never a second invoice, never a lost listing. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { openMarket } from "../../support/market.ts";
import type { Market } from "../../support/market.ts";
import { invoicesOf, list, orderBody } from "../../support/sale.ts";

let market: Market;
beforeAll(async () => void (market = await openMarket()));
afterAll(() => market.close());

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

test("when the payment company answers too late, the invoice that it made is found and no second one is made", async () => {
  const { buyer, body } = await prepare();
  await fault("timeout_after_commit", "create_invoice");
  const { status, body: answer } = await market.as(buyer).post("/orders", body);
  expect(status).toBe(201);
  expect(await invoicesOf(market, answer.data.id)).toHaveLength(1);
});

test("when the payment company cannot be asked at all, the listing stays reserved until a look-up decides", async () => {
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

test("when the payment company had made the invoice when our process died, the next attempt finds it", async () => {
  const { buyer, body, listing_id } = await prepare();
  await fault("timeout_after_commit", "create_invoice");
  await fault("error", "list_invoices");
  expect((await market.as(buyer).post("/orders", body)).status).toBe(503);
  expect((await market.as(buyer).post("/orders", body)).status).toBe(409);
  await market.database
    .admin`update private.invoices set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;
  const again = await market.as(buyer).post("/orders", body);
  expect(again.status).toBe(201);
  expect(await invoicesOf(market, again.body.data.id)).toHaveLength(1);
  expect(await listingStatus(listing_id)).toBe("reserved");
});
