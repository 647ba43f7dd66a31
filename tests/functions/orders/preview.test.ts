import { afterEach, expect, test } from "vitest";
import { atOnce, must, RACING, setUp, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import type { ToOrder } from "../../support/sale.ts";

const market = useMarket(RACING);
afterEach(() => market.sandbox("/shipping/prices", { percent: 100 }));

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
  const more = { voucher_code: voucher_code.toLowerCase(), use_wallet: true };
  const { buyer, body } = await market.toOrder(more, { wallet: 60_000 });
  const { voucher, ...seen } = await must(preview(buyer, body));
  expect(await buyer.wallet(), "nothing is held").toBe(60_000);
  expect(await must(buyer.post("/orders", body))).toMatchObject(seen);
  expect(seen).toMatchObject({ voucher_discount: 15_000, wallet_amount: 60_000 });
  expect(voucher).toEqual({ code: voucher_code });
});

test("nothing is reserved, counted or written, however often it is asked", async () => {
  const voucher_code = await market.voucher({ total_limit: 1 });
  const { buyer, body } = await market.toOrder({ voucher_code });
  const before = await contents();
  const answers = await atOnce(10, () => preview(buyer, body));
  expect(tally(answers)).toEqual({ 200: 10 });
  expect(await contents()).toEqual(before);
  expect((await buyer.post("/orders", body)).status).toBe(201);
  await market.proveMoney();
});

test("it names what capped the discount", async () => {
  const bounded = await market.voucher({ kind: "percent", value: 50, max_discount: 5_000 });
  const first = await market.toOrder({ voucher_code: bounded });
  expect((await must(preview(first.buyer, first.body))).voucher)
    .toEqual({ code: bounded, capped_by: "max_discount" });
  const large = await market.voucher({ value: 900_000 });
  const second = await market.toOrder({ voucher_code: large });
  const seen = await must(preview(second.buyer, second.body));
  expect(seen.voucher).toEqual({ code: large, capped_by: "minimum_payment" });
  expect(seen.amount_due).toBe(10_000);
});

test("previews and orders at once: one order, and no preview fails but with what the order would", async () => {
  const { buyer, seller, listing_id, body } = await market.toOrder();
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

const rejected: Record<string, (sale: ToOrder) => unknown> = {
  "an unknown listing": ({ body }) => ({ ...body, listing_id: crypto.randomUUID() }),
  "somebody else's address": ({ body }) => ({ ...body, address_id: crypto.randomUUID() }),
  "a forged quote": ({ body }) => ({ ...body, shipping_quote: `${body["shipping_quote"]}x` }),
  "an unknown voucher": ({ body }) => ({ ...body, voucher_code: "NEVER" }),
  "a courier that became dearer since a minute": async ({ body }) => {
    await market.sandbox("/shipping/prices", { percent: 150 });
    await market.time.advance(60);
    return body;
  },
  "too many unpaid orders": async ({ body, buyer }) => {
    for (let at = 0; at < 5; at++) {
      await market.openSale({}, { seller: await market.user(), buyer });
    }
    return body;
  },
};

const parties = setUp(async () => ({ seller: await market.user(), buyer: await market.user() }));

test.each(Object.entries(rejected))("%s: the same error as from the order", async (_, change) => {
  const sale = await market.toOrder({}, parties);
  const body = await change(sale);
  const [seen, ordered] = [await preview(sale.buyer, body), await sale.buyer.post("/orders", body)];
  const { request_id: _a, ...error } = seen.body.error;
  const { request_id: _b, ...expected } = ordered.body.error;
  expect([seen.status, error]).toEqual([ordered.status, expected]);
  expect(seen.status).toBeGreaterThanOrEqual(400);
});
