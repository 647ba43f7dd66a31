import { afterEach, expect, test } from "vitest";
import { bundleBody, openBundle } from "../../support/bundles.ts";
import { escrowOnly, letRefundsPass } from "../../support/refunds.ts";
import { atOnce, errorOf, must, RACING, REASON, tally, useMarket } from "../../support/market.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());

const PRICES = [100_000, 75_000, 60_000] as const;
const all = (status: string) => Array(3).fill(status);

/** Three listings of a seller, and a buyer's body of POST /orders for all of them. */
async function toOrder() {
  const [seller, buyer] = [await market.user(), await market.user()];
  const ids = [await seller.list(), await seller.list(), await seller.list()];
  return { seller, buyer, ids, body: await bundleBody(market, buyer, ids) };
}

test("several listings of a seller are one invoice, one parcel and an order each", async () => {
  const { buyer, sales, statuses, books } = await openBundle(market, PRICES);
  const orders = await Promise.all(sales.map((sale) => sale.read()));
  const [first, ...others] = orders;
  expect(first.bundle.order_ids).toHaveLength(3);
  expect(first.bundle.id).toBe(first.id);
  expect(others.map(({ bundle }) => bundle)).toEqual([first.bundle, first.bundle]);
  expect(new Set(orders.map(({ payment }) => payment.invoice_id)).size).toBe(1);
  const sum = (field: string) => orders.reduce((total, order) => total + order[field], 0);
  expect(sum("total")).toBe(first.bundle.total);
  const [invoice] = await sales[0].invoices() as { amount: number }[];
  expect(invoice!.amount).toBe(first.bundle.total);
  // In proportion to the prices, rounded down, the remainder to the first.
  const fee = sum("shipping_fee");
  expect(others.map(({ shipping_fee }) => shipping_fee))
    .toEqual([75_000, 60_000].map((price) => Math.floor(fee * price / 235_000)));

  await sales[0].pay(first.bundle.total);
  expect(await statuses()).toEqual(all("READY_TO_SHIP"));
  const parcels = await market.sql`
    select order_id, charged::int as charged from private.shipments
    where order_id in ${market.sql(sales.map(({ order }) => order.id))}`;
  expect(parcels).toMatchObject([{ order_id: first.id, charged: fee }]);
  await sales[0].carrierSays("picked");
  expect(await statuses()).toEqual(all("SHIPPED"));
  const shipped = await Promise.all(sales.map((sale) => sale.read()));
  expect(new Set(shipped.map(({ tracking_number }) => tracking_number)).size).toBe(1);
  const track = await must(buyer.get(`/shipping/track/${shipped[2].tracking_number}`));
  expect(track.history).not.toEqual([]);
  await sales[0].carrierSays("delivered");
  expect(await statuses()).toEqual(all("DELIVERED"));

  await must(sales[1].step("buyer", "confirm"));
  expect(await statuses()).toEqual(["DELIVERED", "COMPLETED", "DELIVERED"]);
  await must(sales[2].step("buyer", "return-request", { reason: "damaged" }));
  await must(sales[0].step("buyer", "dispute", { reason: "Tidak sesuai" }));
  expect(await statuses()).toEqual(["DISPUTED", "COMPLETED", "RETURN_REQUESTED"]);
  await must(sales[0].resolve("refund"));
  await must(sales[2].step("seller", "return-approve"));
  await sales[2].sendBack();
  await sales[2].carrierSays("delivered", "return");
  await must(sales[2].step("seller", "return-received"));
  expect(await statuses()).toEqual(["REFUNDED", "COMPLETED", "REFUNDED"]);
  expect(await books()).toMatchObject({ provider_cash: -first.bundle.total });
});

test("an unpaid bundle expires, and is cancelled, as a whole", async () => {
  const late = await openBundle(market, PRICES);
  await market.time.advance(61 * 60);
  await market.runDue();
  expect(await late.statuses()).toEqual(all("EXPIRED"));
  const cancelled = await openBundle(market, PRICES);
  await must(cancelled.sales[1].step("buyer", "cancel"));
  expect(await cancelled.statuses()).toEqual(all("CANCELLED"));
  expect(await cancelled.sales[2].listingStatus()).toBe("active");
});

test("fifty buyers of overlapping bundles: each listing in one order at most, no half bundle", async () => {
  const seller = await market.user();
  const listings: string[] = [];
  for (let count = 0; count < 8; count++) listings.push(await seller.list());
  const buyers = [];
  for (let count = 0; count < 50; count++) buyers.push(await market.user());
  const bodies = await Promise.all(buyers.map((buyer, nth) => {
    const chosen = [0, 1, 2].map((step) => listings[(nth * 3 + step * (1 + nth % 3)) % 8]!);
    return bundleBody(market, buyer, nth % 2 ? chosen : chosen.reverse());
  }));
  const answers = await Promise.all(
    buyers.map((buyer, nth) => buyer.post("/orders", bodies[nth])),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
  expect(made.length).toBeGreaterThan(0);
  const rows = await market.sql`
    select listing_id, bundle_id, count(*) over (partition by bundle_id)::int as size
    from public.orders where seller_id = ${seller.id}`;
  expect(rows).toHaveLength(made.length * 3);
  expect(new Set(rows.map(({ listing_id }) => listing_id)).size).toBe(rows.length);
  expect(new Set(rows.map(({ size }) => size))).toEqual(new Set([3]));
});

test("the two sides of a bundle act on different orders of it at once, and nothing deadlocks", async () => {
  const { sales, statuses } = await openBundle(market, PRICES);
  await sales[0].pay((await sales[0].read()).bundle.total);
  const answers = await atOnce(
    9,
    (nth) => sales[nth % 3]!.step(nth % 2 ? "buyer" : "seller", "cancel"),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 8 });
  expect(new Set(await statuses())).toEqual(new Set(["CANCELLED"]));
});

test("the seller's tiers lower each price, rounded down, and the preview has the sums of the orders", async () => {
  const seller = await market.user();
  await must(seller.patch("/auth/me", { bundle_discounts: { 2: 5, 3: 7 } }));
  const buyer = await market.user();
  const ids: string[] = [];
  for (const price of [99_999, 33_333, 50_000]) ids.push(await seller.list({ price }));
  const body = await bundleBody(market, buyer, ids);
  const preview = await must(buyer.post("/orders/preview", body));
  const { bundle } = await must(buyer.post("/orders", body));
  const orders: { item_price: number }[] = await Promise.all(
    bundle.order_ids.map((id: string) => must(buyer.get(`/orders/${id}`))),
  );
  expect(orders.sort((one, other) => other.item_price - one.item_price)).toMatchObject([
    { item_price: 93_000, bundle_discount: 6_999 },
    { item_price: 46_500, bundle_discount: 3_500 },
    { item_price: 31_000, bundle_discount: 2_333 },
  ]);
  expect(preview).toMatchObject({
    item_price: 170_500,
    bundle_discount: 12_832,
    total: bundle.total,
  });
  expect((await must(buyer.get(`/auth/users/${seller.id}`))).bundle_discounts)
    .toEqual({ 2: 5, 3: 7 });
});

test("listings of two sellers, or the same one twice, are no bundle", async () => {
  const buyer = await market.user();
  const one = await (await market.user()).list();
  const other = await (await market.user()).list();
  const [address] = await market.sql`select id from public.addresses where user_id = ${buyer.id}`;
  const rates = (listing_ids: string[]) =>
    buyer.post("/shipping/rates", { listing_ids, address_id: address!["id"] });
  expect(await errorOf(rates([one, other]))).toBe("400 bundle_of_several_sellers");
  expect((await rates([one, one])).status).toBe(400);
});

test("voucher and wallet pay their parts of a bundle, and come back with it", async () => {
  const voucher_code = await market.voucher({ value: 20_000, total_limit: 1 });
  const bundle = await openBundle(
    market,
    PRICES,
    { voucher_code, use_wallet: true },
    { wallet: 50_000 },
  );
  const orders = await Promise.all(bundle.sales.map((sale) => sale.read()));
  const sum = (field: string) => orders.reduce((total, order) => total + order[field], 0);
  expect([sum("voucher_discount"), sum("wallet_amount")]).toEqual([20_000, 50_000]);
  const uses = () => market.sql`select used from private.vouchers where code = ${voucher_code}`;
  expect(await uses()).toEqual([{ used: 1 }]);
  await bundle.sales[0].invoice("expire");
  await market.runDue();
  expect(await bundle.statuses()).toEqual(all("EXPIRED"));
  expect(await uses()).toEqual([{ used: 0 }]);
  expect(await bundle.buyer.wallet()).toBe(50_000);
  // Late money revives it: voucher and wallet pay again.
  await bundle.sales[0].invoice("pay");
  await market.runDue();
  expect(await bundle.statuses()).toEqual(all("READY_TO_SHIP"));
  expect(await uses()).toEqual([{ used: 1 }]);
  expect(await bundle.buyer.wallet()).toBe(0);
  await must(bundle.sales[1].step("buyer", "cancel"));
  await market.runDue();
  expect(await uses()).toEqual([{ used: 0 }]);
  expect(await bundle.buyer.wallet()).toBe(sum("total"));
});

test("a bundle of which one listing is gone, dearer or sold is refused whole", async () => {
  const { seller, buyer, ids, body } = await toOrder();
  await must(seller.patch(`/listings/${ids[2]}`, { price: 160_000 }));
  expect(await errorOf(buyer.post("/orders", body))).toBe("400 quote_outdated");
  await must(seller.patch(`/listings/${ids[2]}`, { price: 150_000 }));
  const other = await market.user();
  await must(other.post("/orders", await other.orderBody(ids[1]!)));
  expect(await errorOf(buyer.post("/orders", body))).toBe("409 listing_reserved");
  expect(await errorOf(buyer.post("/orders/preview", body))).toBe("409 listing_reserved");
  await must(seller.delete(`/listings/${ids[0]}`));
  expect(await errorOf(buyer.post("/orders", body))).toBe("404 listing_not_found");
  const [left] = await market.sql`select status from public.listings where id = ${ids[2]!}`;
  expect(left!["status"]).toBe("active");
});

test("a quote is for its listings in any order, and for no other ones", async () => {
  const { seller, buyer, ids, body } = await toOrder();
  for (const fewer of [ids.slice(1), [...ids, await seller.list()]]) {
    expect(await errorOf(buyer.post("/orders", { ...body, listing_ids: fewer })))
      .toBe("400 quote_outdated");
  }
  await must(buyer.post("/orders", { ...body, listing_ids: ids.toReversed() }));
});

test("a lost answer, a dead process and a repeat make one bundle", async () => {
  const { seller, buyer, body } = await toOrder();
  await market.fault("payment", "create_invoice", "timeout_after_commit");
  const key = { "idempotency-key": crypto.randomUUID() };
  const answers = await atOnce(4, () => buyer.post("/orders", body, key));
  expect(answers.filter(({ status }) => ![201, 409, 503].includes(status))).toEqual([]);
  await market.noFaults();
  await market.endInvoiceLeases();
  await market.time.advance(120);
  await market.runDue();
  const again = await must(buyer.post("/orders", body, key));
  const rows = await market.sql`
    select id, state_version from public.orders where seller_id = ${seller.id}`;
  expect(rows.map(({ id }) => id).sort()).toEqual([...again.bundle.order_ids].sort());
  expect(new Set(rows.map(({ state_version }) => state_version))).toEqual(new Set([1]));
});

test("a refused invoice frees every listing, voucher and wallet of the bundle", async () => {
  const seller = await market.user();
  const buyer = await market.user();
  await buyer.fund(30_000);
  const ids = [await seller.list(), await seller.list()];
  const body = { ...await bundleBody(market, buyer, ids), use_wallet: true };
  await market.fault("payment", "create_invoice", "refuse", 1);
  expect((await buyer.post("/orders", body)).status).toBe(503);
  const rows = await market.sql`select distinct status from public.listings where id in ${
    market.sql(ids)
  }`;
  expect(rows).toEqual([{ status: "active" }]);
  expect(await buyer.wallet()).toBe(30_000);
  expect((await buyer.post("/orders", body)).status).toBe(201);
});

test("a wallet that pays the whole bundle pays it at once", async () => {
  const bundle = await openBundle(market, PRICES, { use_wallet: true }, { wallet: 1_000_000 });
  expect(await bundle.statuses()).toEqual(all("READY_TO_SHIP"));
  const [first] = await Promise.all(bundle.sales.map((sale) => sale.read()));
  expect(await bundle.buyer.wallet()).toBe(1_000_000 - first.bundle.total);
});

test("a wrong amount waits as a whole, and what staff cover is shared by the orders", async () => {
  const bundle = await openBundle(market, PRICES);
  const { total } = (await bundle.sales[0].read()).bundle;
  await bundle.sales[0].pay(total - 10_001);
  expect(await bundle.statuses()).toEqual(all("AWAITING_PAYMENT"));
  const staff = await market.staff("superadmin");
  const id = await bundle.sales[0].inSuspense();
  await must(
    market.approved(() =>
      staff.post(`/admin/suspense/${id}/apply`, { cover_missing: true }, REASON)
    ),
  );
  expect(await bundle.statuses()).toEqual(all("READY_TO_SHIP"));
  await market.runDue();
  await must(bundle.sales[2].step("seller", "cancel"));
  await market.runDue();
  expect(await bundle.buyer.wallet()).toBe(total - 10_001);
});

test("a second payment of a bundle goes to suspense once", async () => {
  const bundle = await openBundle(market, PRICES);
  const { total } = (await bundle.sales[0].read()).bundle;
  await bundle.sales[0].pay();
  const { reference: external_id, payment } = bundle.sales[0].order;
  const twice = { id: payment.invoice_id, external_id, status: "PAID", paid_amount: 2 * total };
  const outcomes = [1, 2].map(() =>
    market.services.db.service.call("internal.apply_invoice_update", { invoice: twice })
  );
  expect((await Promise.all(outcomes)).sort()).toEqual(["in_suspense", "known"]);
  expect(await bundle.sales[0].cases()).toContain("wrong_amount");
});

test("an accepted offer counts inside a bundle, and gets no further discount", async () => {
  const seller = await market.user();
  const buyer = await market.user();
  await must(seller.patch("/auth/me", { bundle_discounts: { 2: 10 } }));
  const ids = [await seller.list({ price: 100_000 }), await seller.list({ price: 50_000 })];
  const offer = await must(buyer.post("/offers", { listing_id: ids[1], price: 40_000 }));
  await must(seller.post(`/offers/${offer.id}/accept`));
  const body = {
    ...await bundleBody(market, buyer, ids, { offer_id: offer.id }),
    offer_id: offer.id,
  };
  const { bundle } = await must(buyer.post("/orders", body));
  const orders = await Promise.all(
    bundle.order_ids.map((id: string) => must(buyer.get(`/orders/${id}`))),
  );
  expect(orders).toMatchObject([
    { item_price: 90_000, bundle_discount: 10_000, offer_id: null },
    { item_price: 40_000, bundle_discount: 0, offer_id: offer.id },
  ]);
  const [sale] = orders;
  await market.time.advance(61 * 60);
  await market.runDue();
  await market.sandbox(`/payment/invoices/${sale.payment.invoice_id}/pay`);
  await market.runDue();
  expect((await must(buyer.get(`/orders/${sale.id}`))).status).toBe("READY_TO_SHIP");
});

test("a ban, a payment, a cancellation and a dispute of bundles at once deadlock nothing", async () => {
  const ops = await market.staff("ops_admin");
  const seller = await market.user();
  const bundles = await Promise.all(
    [0, 1, 2].map(() => openBundle(market, PRICES, {}, { seller })),
  );
  await bundles[1]!.sales[0].pay();
  await bundles[2]!.sales[0].pay();
  const answers = await Promise.all([
    bundles[0]!.sales[0].invoice("pay"),
    bundles[1]!.sales[2].step("buyer", "cancel"),
    bundles[1]!.sales[1].step("seller", "cancel"),
    bundles[2]!.sales[1].step("buyer", "dispute", { reason: "Tidak sesuai" }),
    bundles[2]!.sales[2].step("buyer", "confirm"),
    ops.put(`/admin/accounts/${seller.id}`, { account_status: "banned" }, REASON),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  await market.runDue();
  expect(new Set(await bundles[0]!.statuses()).size).toBe(1);
  expect(new Set(await bundles[1]!.statuses())).toEqual(new Set(["CANCELLED"]));
});

test("with escrow_only each order's refund goes back the way the bundle was paid", async () => {
  await escrowOnly(market);
  const bundle = await openBundle(market, PRICES);
  await bundle.sales[0].pay();
  await must(bundle.sales[1].step("buyer", "cancel"));
  await letRefundsPass(market);
  expect(await bundle.buyer.wallet()).toBe(0);
  expect(await bundle.books()).toEqual({});
  const refunds = await market.sql`
    select status from private.refunds where user_id = ${bundle.buyer.id}`;
  expect(refunds.map(({ status }) => status)).toEqual(["PAID", "PAID", "PAID"]);
  await market.setting("escrow_only", 0);
});

test("of a bundle that a wallet paid partly, before, one order's refund sends no wallet part to the channel", async () => {
  const bundle = await openBundle(market, PRICES, { use_wallet: true }, { wallet: 100_000 });
  const [first] = bundle.sales;
  await first.pay();
  await escrowOnly(market);
  await must(first.step("buyer", "dispute", { reason: "Palsu" }));
  await must(first.resolve("refund"));
  await letRefundsPass(market);
  const { amount_due, total } = await first.read();
  expect(amount_due).toBeLessThan(total);
  expect(
    await market.sql`select amount from private.refunds where order_id = ${first.order.id}`,
  ).toEqual([{ amount: amount_due }]);
  expect(await bundle.buyer.wallet()).toBe(total - amount_due);
  await market.setting("escrow_only", 0);
});

test("each step of a bundle is told once to each party, in one mail, with what else is in it", async () => {
  const { buyer, seller, sales } = await openBundle(market, PRICES);
  const told = async (person: typeof buyer, kind: string) => {
    const { items } = await person.inbox();
    const found = items.filter((item: { kind: string }) => item.kind === kind);
    return found.map(({ data }: { data: Record<string, unknown> }) => data);
  };
  const [first] = await Promise.all(sales.map((sale) => sale.read()));
  const title = `${first.listing_title} +2`;
  const whole = { title, order_id: first.id, bundle_id: first.id };
  expect(await told(seller, "order.awaiting_payment")).toMatchObject([whole]);
  await market.time.advance(55 * 60);
  await market.runDue();
  expect(await told(buyer, "order.reminder.expired"))
    .toMatchObject([{ title: expect.stringMatching(/ \+2$/), bundle_id: first.id }]);
  await sales[0].pay(first.bundle.total);
  expect(await told(seller, "order.ready_to_ship")).toMatchObject([whole]);
  await market.runDue();
  const mails = await market.sql`
    select private.email_content(emails) -> 'data' ->> 'title' as title from private.emails
    where user_id = ${buyer.id} and kind = 'order.ready_to_ship'`;
  expect(mails).toEqual([{ title }]);
  await must(sales[1].step("seller", "cancel"));
  expect(await told(buyer, "order.cancelled")).toMatchObject([{ bundle_id: first.id }]);
  expect(await told(buyer, "payment.refunded")).toMatchObject([{ amount: first.bundle.total }]);
  const staff = await market.staff("superadmin");
  const { notifications } = await must(staff.get(`/admin/orders/${sales[2].order.id}/explain`));
  expect(notifications.map(({ kind }: { kind: string }) => kind)).toContain("order.cancelled");
});

test("items of a bundle that end by themselves are told by themselves, a chargeback to both parties", async () => {
  const { buyer, seller, sales } = await openBundle(market, PRICES);
  await sales[0].pay();
  await must(sales[0].step("buyer", "dispute", { reason: "Palsu" }));
  await must(sales[0].resolve("refund"));
  await must(sales[1].step("buyer", "confirm"));
  await sales[0].chargeBack();
  const told = await seller.notifications();
  for (const kind of ["order.completed", "payment.disputed", "payment.proceeds_disputed"]) {
    expect(told).toContain(kind);
  }
  await sales[0].winDispute();
  await must(sales[2].step("seller", "cancel"));
  expect((await buyer.notifications()).filter((kind) => kind === "payment.refunded"))
    .toHaveLength(2);
  expect(await sales[2].status()).toBe("CANCELLED");
});
