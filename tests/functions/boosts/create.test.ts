import { expect, test } from "vitest";
import { IMPATIENT, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { ProviderRejected } from "../../../shared/providers/call.ts";
import { finishPurchase, obtainInvoice } from "../../../shared/purchase/flow.ts";
import { boosts } from "../../../shared/purchase/kinds.ts";
import { invoicesOf } from "../../support/sale.ts";
import { xendit } from "../../support/xendit.ts";

const market = useMarket(IMPATIENT);
const seller = setUp(() => market.user());

const boost = (who: User, listing_id: string, name = "boost_1d", key?: string) =>
  who.post("/boosts", { listing_id, package: name }, key ? { "idempotency-key": key } : {});
const endLeases = () =>
  market.sql`
    update private.boost_purchases set leased_until = clock_timestamp() - interval '1 second' where provider_id is null`;

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
  expect(await invoicesOf(market, body.data.reference)).toMatchObject([{ amount: cheapest.price }]);
  expect((await seller.get("/boosts")).body.data).toMatchObject({ total: 1, items: [body.data] });
});

test("an unknown package, a listing of another seller or one not for sale is rejected", async () => {
  const id = await seller.list();
  expect((await boost(seller, id, "boost_forever")).status).toBe(400);
  expect((await boost(await market.user(), id)).status).toBe(403);
  expect((await boost(seller, crypto.randomUUID())).status).toBe(404);
  for (const status of ["reserved", "sold", "removed"]) {
    await market.sql`update public.listings set status = ${status} where id = ${id}`;
    expect((await boost(seller, id)).status).toBe(409);
  }
  expect((await boost(await market.user(), id)).status).toBe(404);
});

test("a suspended seller cannot buy a boost", async () => {
  const suspended = await market.user();
  const id = await suspended.list();
  await market.setAccountStatus(suspended, "suspended");
  expect((await boost(suspended, id)).status).toBe(403);
});

test("ten concurrent requests for one listing make one purchase and one invoice", async () => {
  const id = await seller.list();
  const answers = await Promise.all(Array.from({ length: 10 }, () => boost(seller, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  const { reference } = answers.find(({ status }) => status === 201)!.body.data;
  expect(await invoicesOf(market, reference)).toHaveLength(1);
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
  await endLeases();
  await market.time.advance(120);
  const answer = await boost(seller, other, "boost_1d", "key-2");
  expect([answer.status, answer.body.data.status]).toEqual([201, "AWAITING_PAYMENT"]);
  expect(await invoicesOf(market, answer.body.data.reference)).toHaveLength(1);
});

test("when the payment provider answers too late, its invoice is found", async () => {
  await market.fault("payment", "create_invoice", "timeout_after_commit");
  const { status, body } = await boost(seller, await seller.list());
  expect(status).toBe(201);
  expect(await invoicesOf(market, body.data.reference)).toHaveLength(1);
});

test("a retry finds the invoice of a process that died after making it", async () => {
  const id = await seller.list();
  await market.fault("payment", "create_invoice", "timeout_after_commit");
  await market.fault("payment", "list_invoices", "error");
  expect((await boost(seller, id)).status).toBe(503);
  expect((await boost(seller, id)).status).toBe(409);
  await endLeases();
  const again = await boost(seller, id);
  expect(again.status).toBe(201);
  expect(await invoicesOf(market, again.body.data.reference)).toHaveLength(1);
});

test("a rejection after an earlier attempt keeps the purchase; once abandoned, its invoice is expired", async () => {
  const { db } = market.services;
  const { payments } = xendit(market);
  const input = { listing_id: await seller.list(), package: "boost_1d" };
  const pending = await boosts.reserve(db.user(seller), input, undefined);
  const createInvoice = () =>
    Promise.reject(new ProviderRejected(400, "API_VALIDATION_ERROR", "no", {}));
  const deps = { db, log: () => {}, triggerJobs: () => {} };
  await expect(obtainInvoice(
    { ...deps, payments: { ...payments, createInvoice } },
    boosts,
    { ...pending, resumed: true },
  )).rejects.toMatchObject({ code: "UNAVAILABLE" });
  const { id: boost_id, request, lease } = pending;
  const invoice = await payments.createInvoice(request);
  expect(await db.service.call("internal.abandon_boost_purchase", { boost_id, lease })).toBe(true);
  await expect(finishPurchase(deps, boosts, boost_id, invoice)).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await market.runDue();
  expect(await invoicesOf(market, request.external_id)).toMatchObject([{ status: "EXPIRED" }]);
});

test("a purchase is deleted once a lookup finds no invoice", async () => {
  const id = await seller.list();
  await market.fault("payment", "create_invoice", "error");
  await market.fault("payment", "list_invoices", "error");
  expect((await boost(seller, id)).status).toBe(503);
  await endLeases();
  await market.time.advance(120);
  expect(await market.sql`select id from private.boost_purchases where listing_id = ${id}`).toEqual(
    [],
  );
  expect((await boost(seller, id)).status).toBe(201);
});

test("a purchase that another request took over is not abandoned", async () => {
  const { db } = market.services;
  const input = { listing_id: await seller.list(), package: "boost_1d" };
  const first = await boosts.reserve(db.user(seller), input, undefined);
  await endLeases();
  const second = await boosts.pending(db, first.id);
  expect(await boosts.abandon(db, first)).toBe(false);
  expect(await boosts.abandon(db, second!)).toBe(true);
});
