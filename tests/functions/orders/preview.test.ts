import { afterEach, expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket();
afterEach(() => market.sandbox("/shipping/prices", { percent: 100 }));

async function toOrder(more: Record<string, unknown> = {}, listing: Record<string, unknown> = {}) {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing_id = await seller.list(listing);
  return {
    seller,
    buyer,
    listing_id,
    body: { ...await buyer.orderBody(listing_id), ...more },
  };
}
const preview = (buyer: User, body: unknown) => buyer.post("/orders/preview", body);

/** Every row of every table, but the counters of calls. */
async function contents(): Promise<Record<string, string>> {
  const tables = await market.sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'private', 'auth', 'storage')
      and tablename <> 'rate_windows'
    order by 1`;
  const counts = tables.map(async ({ name }) => {
    const [row] = await market.sql.unsafe(
      `select coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as hash from ${name} as t`,
    );
    return [name, row!["hash"]];
  });
  return Object.fromEntries(await Promise.all(counts));
}

test("the preview has the amounts of the order", async () => {
  const voucher_code = await market.voucher({ kind: "percent", value: 10 });
  const { buyer, body } = await toOrder({ voucher_code: voucher_code.toLowerCase() });
  const seen = await must(preview(buyer, body));
  const order = await must(buyer.post("/orders", body));
  const { item_price, shipping_fee, buyer_protection_fee, voucher_discount, total } = order;
  expect(seen).toEqual({
    item_price,
    shipping_fee,
    buyer_protection_fee,
    voucher_discount,
    wallet_amount: 0,
    total,
    amount_due: total,
    voucher: { code: voucher_code },
  });
  expect(voucher_discount).toBe(15_000);
});

test("nothing is reserved, counted or written, however often it is asked", async () => {
  const voucher_code = await market.voucher({ total_limit: 1 });
  const { buyer, body } = await toOrder({ voucher_code });
  const before = await contents();
  const answers = await Promise.all(Array.from({ length: 10 }, () => preview(buyer, body)));
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(await contents()).toEqual(before);
  expect((await buyer.post("/orders", body)).status).toBe(201);
  await market.proveMoney();
});

test("it names what capped the discount", async () => {
  const bounded = await market.voucher({ kind: "percent", value: 50, max_discount: 5_000 });
  const first = await toOrder({ voucher_code: bounded });
  expect((await must(preview(first.buyer, first.body))).voucher)
    .toEqual({ code: bounded, capped_by: "max_discount" });
  const large = await market.voucher({ value: 900_000 });
  const second = await toOrder({ voucher_code: large });
  const seen = await must(preview(second.buyer, second.body));
  expect(seen.voucher).toEqual({ code: large, capped_by: "minimum_payment" });
  expect(seen.amount_due).toBe(10_000);
});

test("previews and orders at once: one order, and no preview fails but with what the order would", async () => {
  const { buyer, seller, listing_id, body } = await toOrder();
  const other = await market.user();
  const otherBody = await other.orderBody(listing_id);
  const calls = Array.from(
    { length: 12 },
    (_, index) => index === 6 ? buyer.post("/orders", body) : preview(other, otherBody),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses[6]).toBe(201);
  expect(statuses.filter((status) => ![200, 201, 409].includes(status))).toEqual([]);
  expect((await preview(other, otherBody)).status).toBe(409);
  expect((await preview(seller, body)).status).toBe(403);
});

const rejected: Record<string, (sale: Awaited<ReturnType<typeof toOrder>>) => unknown> = {
  "an unknown listing": ({ body }) => ({ ...body, listing_id: crypto.randomUUID() }),
  "somebody else's address": ({ body }) => ({ ...body, address_id: crypto.randomUUID() }),
  "a forged quote": ({ body }) => ({ ...body, shipping_quote: `${body["shipping_quote"]}x` }),
  "an unknown voucher": ({ body }) => ({ ...body, voucher_code: "NEVER" }),
  "a missing field": ({ body: { address_id: _, ...body } }) => body,
};

test.each(Object.entries(rejected))("%s: the same error as from the order", async (_, change) => {
  const sale = await toOrder();
  const body = change(sale);
  const [seen, ordered] = [await preview(sale.buyer, body), await sale.buyer.post("/orders", body)];
  const { request_id: _a, ...error } = seen.body.error;
  const { request_id: _b, ...expected } = ordered.body.error;
  expect([seen.status, error]).toEqual([ordered.status, expected]);
  expect(seen.status).toBeGreaterThanOrEqual(400);
});

test("a courier that became dearer is a 409 that names the new price, once the quote is a minute old", async () => {
  const { buyer, body } = await toOrder();
  await market.sandbox("/shipping/prices", { percent: 150 });
  expect((await preview(buyer, body)).status).toBe(200);
  await market.time.advance(60);
  expect((await preview(buyer, body)).status).toBe(409);
});

test("a buyer with too many unpaid orders is told so", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const next = async () => buyer.orderBody(await seller.list());
  for (let order = 0; order < 5; order++) {
    await must(buyer.post("/orders", await next()));
  }
  const answer = await preview(buyer, await next());
  expect([answer.status, answer.body.error.message])
    .toEqual([409, "5 of your orders await payment already; pay or cancel one first."]);
});
