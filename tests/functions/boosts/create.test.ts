import { expect, test } from "vitest";
import { atOnce, IMPATIENT, RACING, setUp, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";

const market = useMarket({ ...IMPATIENT, ...RACING });
const seller = setUp(() => market.user());

const boost = (who: User, listing_id: string, name = "boost_1d", key?: string) =>
  who.post("/boosts", { listing_id, package: name }, key ? { "idempotency-key": key } : {});

test("a seller buys a package and gets an invoice of its price", async () => {
  const { data: packages } = (await seller.get("/boosts/packages")).body;
  const [cheapest] = packages;
  const { status, body } = await boost(seller, await seller.list(), cheapest.package);
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    status: "AWAITING_PAYMENT",
    price: cheapest.price,
    score: cheapest.score,
    days: cheapest.days,
    starts_at: null,
    payment: { status: "PENDING" },
  });
  expect(body.data.reference).toMatch(/^BST-\d{6}-[0-9A-HJKMNP-TV-Z]{6}$/);
  expect(await market.invoicesOf(body.data.reference)).toMatchObject([{ amount: cheapest.price }]);
  expect((await seller.get("/boosts")).body.data).toMatchObject({ total: 1, items: [body.data] });
});

test("a listing that is not for sale has no boost, and to others does not exist", async () => {
  const id = await seller.list();
  for (const status of ["reserved", "sold", "removed"]) {
    await market.sql`update public.listings set status = ${status} where id = ${id}`;
    expect((await boost(seller, id)).status).toBe(409);
  }
  expect((await boost(await market.user(), id)).status).toBe(404);
});

test("ten concurrent requests for one listing make one purchase and one invoice", async () => {
  const id = await seller.list();
  const answers = await atOnce(10, () => boost(seller, id));
  expect(tally(answers)).toEqual({ 201: 1, 409: 9 });
  const { reference } = answers.find(({ status }) => status === 201)!.body.data;
  expect(await market.invoicesOf(reference)).toHaveLength(1);
});

test("the same key returns the same purchase, also after a job finished it", async () => {
  const id = await seller.list();
  const first = await boost(seller, id, "boost_1d", "key-1");
  const second = await boost(seller, id, "boost_1d", "key-1");
  expect([second.text, second.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
  expect((await boost(seller, id, "boost_3d", "key-1")).status).toBe(409);

  const other = await seller.list();
  await market.fault("payment", "create_invoice", "timeout_after_commit");
  await market.fault("payment", "list_invoices", "error");
  expect((await boost(seller, other, "boost_1d", "key-2")).status).toBe(503);
  await market.endInvoiceLeases();
  await market.time.advance(120);
  const answer = await boost(seller, other, "boost_1d", "key-2");
  expect([answer.status, answer.body.data.status]).toEqual([201, "AWAITING_PAYMENT"]);
  expect(await market.invoicesOf(answer.body.data.reference)).toHaveLength(1);
});
