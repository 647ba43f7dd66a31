import { afterEach, expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, setUp, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";
import { useReplay } from "../../support/replay.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());

async function order(voucher_code: string, buyer?: User, listing: Record<string, unknown> = {}) {
  const { body, ...sale } = await market.toOrder({ voucher_code }, {
    listing,
    ...buyer && { buyer },
  });
  return { answer: await sale.buyer.post("/orders", body), body, ...sale };
}
const used = async (code: string): Promise<number> =>
  (await market.sql`select used from private.vouchers where code = ${code}`)[0]!["used"];
const call = (name: string, orderId: string) =>
  market.sql.unsafe(
    `select private.${name}(orders) as answer from public.orders where orders.id = '${orderId}'`,
  );

test("a percentage applies to the item price, rounded down, up to max_discount", async () => {
  const percent = await market.voucher({ kind: "percent", value: 7 });
  const odd = await order(percent, undefined, { price: 99_999 });
  expect(odd.answer.body.data.voucher_discount).toBe(6_999);
  const bounded = await market.voucher({ kind: "percent", value: 50, max_discount: 5_000 });
  expect((await order(bounded)).answer.body.data.voucher_discount).toBe(5_000);
});

test("a code that is unknown, used up, used by the caller, ended, future, inactive or for larger orders changes nothing, and the first three get one error", async () => {
  const me = await market.user();
  const [usedUp, usedByMe] = [
    await market.voucher({ total_limit: 1 }),
    await market.voucher({ per_user_limit: 1 }),
  ];
  expect((await order(usedUp)).answer.status).toBe(201);
  expect((await order(usedByMe, me)).answer.status).toBe(201);
  const codes = [
    "NOSUCHCODE",
    usedUp,
    usedByMe,
    await market.voucher({ ends_at: "2020-02-01T00:00:00Z" }),
    await market.voucher({ starts_at: "2080-01-01T00:00:00Z" }),
    await market.voucher({ active: false }),
    await market.voucher({ min_total: 10_000_000 }),
  ];
  const errors: string[] = [];
  for (const code of codes) {
    const { answer, buyer, listing_id } = await order(code, me);
    errors.push(`${answer.status} ${answer.body.error.message}`);
    expect((await must(buyer.get(`/listings/${listing_id}`))).status).toBe("active");
  }
  for (const error of errors) expect(error).toMatch(/^400 /);
  expect(new Set(errors.slice(0, 3)).size).toBe(1);
});

test("concurrent orders never exceed the total_limit of a voucher", async () => {
  const code = await market.voucher({ total_limit: 3 });
  const answers = await atOnce(12, () => order(code));
  const statuses = answers.map(({ answer }) => answer.status).sort();
  expect(statuses).toEqual([201, 201, 201, ...Array.from({ length: 9 }, () => 400)]);
  expect(await used(code)).toBe(3);
});

test("concurrent orders of one buyer never exceed per_user_limit", async () => {
  const code = await market.voucher({ per_user_limit: 2 });
  const buyer = await market.user();
  const answers = await atOnce(5, () => order(code, buyer));
  expect(answers.map(({ answer }) => answer.status).sort()).toEqual([201, 201, 400, 400, 400]);
  expect((await order(code)).answer.status).toBe(201);
});

test("an order whose invoice is rejected returns its voucher", async () => {
  const code = await market.voucher({ total_limit: 1 });
  await market.fault("payment", "create_invoice", "refuse");
  expect((await order(code)).answer.status).toBe(503);
  expect(await used(code)).toBe(0);
  expect((await order(code)).answer.status).toBe(201);
});

test("a voucher is returned and reused once, and reused only while uses are left", async () => {
  const code = await market.voucher({ total_limit: 1 });
  const { answer } = await order(code);
  const { id } = answer.body.data;
  await call("return_voucher", id);
  await call("return_voucher", id);
  expect(await used(code)).toBe(0);
  expect((await call("reuse_voucher_objection", id))[0]).toEqual({ answer: null });
  await call("effect_reuse_voucher", id);
  await call("effect_reuse_voucher", id);
  expect(await used(code)).toBe(1);
  await call("return_voucher", id);
  expect((await order(code)).answer.status).toBe(201);
  expect((await call("reuse_voucher_objection", id))[0]).toEqual({ answer: "voucher_used" });
  await expect(call("effect_reuse_voucher", id)).rejects.toThrow("voucher_used");
});

test("an order that ends before shipping returns its voucher; one that ends after does not", async () => {
  const code = await market.voucher();
  for (const [operation, left] of [["cancel", 0], ["dispute", 1]] as const) {
    const { answer, ...parties } = await order(code);
    const sale = market.saleOf({ ...parties, order: answer.body.data });
    await sale.pay(sale.order.total);
    if (operation === "dispute") await sale.carrierSays("picked");
    await must(sale.step("buyer", operation, { reason: "Rusak" }));
    if (operation === "dispute") await must(sale.resolve("refund"));
    expect([operation, await used(code)]).toEqual([operation, left]);
  }
});

test("a late payment is refunded when another order has used up the voucher", async () => {
  const code = await market.voucher({ total_limit: 1 });
  const { answer, ...parties } = await order(code);
  const sale = market.saleOf({ ...parties, order: answer.body.data });
  await market.time.advance(61 * 60);
  expect(await sale.status()).toBe("EXPIRED");
  expect((await order(code)).answer.status).toBe(201);
  await sale.pay(sale.order.total);
  expect((await sale.read()).refunded_amount).toBe(sale.order.total);
});

test("a retry of an unfinished order needs the same voucher", async () => {
  const code = await market.voucher();
  await market.fault("payment", "create_invoice", "error");
  await market.fault("payment", "list_invoices", "error");
  const { answer, buyer, body } = await order(code);
  expect(answer.status).toBe(503);
  await market.endInvoiceLeases();
  const { voucher_code: _, ...without } = body;
  expect((await buyer.post("/orders", without)).status).toBe(409);
  const again = await buyer.post("/orders", body);
  expect([again.status, again.body.data.voucher_discount]).toEqual([201, 20_000]);
  expect(await used(code)).toBe(1);
});

/** What a voucher pays goes to a seller only after a carrier's delivery, or as staff decide. */
const { expectSame } = useReplay(market);
const DAY = 24 * 60 * 60;
const AWAITS = "409 voucher_awaits_delivery";

const gift = setUp(async () => ({ voucher_code: await market.voucher() }));
const discountedSale = () => market.paidSale({}, undefined, gift);
const typeNumber = (sale: Sale) =>
  must(sale.step("seller", "ship", { tracking_number: `JNT${sale.order.id.slice(0, 8)}` }));
const delivered = (who: Sale["buyer"], { order }: Sale) =>
  who.put(`/orders/${order.id}/status`, { status: "DELIVERED" });

test("two friends without a parcel get nothing of a voucher, whatever they say, and it comes back", async () => {
  const before = await accountBalance(market.database, "promotions");
  const inPerson = await discountedSale();
  expect(await errorOf(inPerson.step("buyer", "confirm"))).toBe(AWAITS);
  const typed = await discountedSale();
  await typeNumber(typed);
  expect(await errorOf(typed.step("buyer", "confirm"))).toBe(AWAITS);
  expect(await errorOf(delivered(typed.buyer, typed))).toBe(AWAITS);
  await market.time.advance(18 * DAY, DAY / 2);
  for (const sale of [inPerson, typed]) {
    expect(await sale.status()).toBe("CANCELLED");
    expect(await sale.seller.wallet()).toBe(0);
    expect(await sale.buyer.wallet()).toBe(sale.order.total);
    await expectSame(sale);
  }
  expect(await accountBalance(market.database, "promotions")).toBe(before);
});

test("nor by a dispute that they settle, until a carrier has delivered", async () => {
  const sale = await discountedSale();
  await must(sale.step("buyer", "dispute", { reason: "Pura-pura" }));
  const { settlement } = await must(sale.step("seller", "settlement", { refund_amount: 1 }));
  const accept = () => sale.step("buyer", "settlement/accept", { settlement_id: settlement.id });
  expect(await errorOf(accept())).toBe(AWAITS);
  await sale.carrierSays("delivered");
  expect((await must(accept())).status).toBe("COMPLETED");
  expect(await sale.seller.wallet()).toBe(149_999);
  await expectSame(sale);
});

test("a carrier's scan alone is no delivery; its delivery lets the buyer confirm", async () => {
  const sale = await discountedSale();
  await sale.carrierSays("picked");
  expect(await errorOf(sale.step("buyer", "confirm"))).toBe(AWAITS);
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "confirm"));
  expect(await sale.seller.wallet()).toBe(150_000);
});

test("a delivery pays the seller although the buyer says nothing more", async () => {
  const sale = await discountedSale();
  expect(await errorOf(sale.step("buyer", "confirm"))).toBe(AWAITS);
  await sale.carrierSays("delivered");
  await market.time.advance(3 * DAY, DAY / 2);
  expect(await sale.status()).toBe("COMPLETED");
  expect(await sale.seller.wallet()).toBe(150_000);
});

test("a confirmation at the moment of the delivery pays the seller once", async () => {
  const sales = [await discountedSale(), await discountedSale(), await discountedSale()];
  for (const sale of sales) {
    const answers = await Promise.all([
      sale.carrierSays("delivered"),
      ...Array.from({ length: 5 }, () => sale.step("buyer", "confirm")),
    ]);
    for (const answer of answers.slice(1)) expect([200, 409]).toContain(answer!.status);
  }
  await market.time.advance(3 * DAY, DAY / 2);
  for (const sale of sales) {
    expect(await sale.status()).toBe("COMPLETED");
    expect(await sale.seller.wallet()).toBe(150_000);
    await expectSame(sale);
  }
});

test("the seller of an order with a voucher is told to use a courier, and nobody else", async () => {
  const [discounted, full] = [await discountedSale(), await market.paidSale()];
  const bodyOf = async (sale: Sale) =>
    (await sale.seller.inbox()).items
      .find(({ kind }: { kind: string }) => kind === "order.ready_to_ship").body as string;
  expect(await bodyOf(discounted)).toContain("voucher");
  expect(await bodyOf(full)).not.toContain("voucher");
});
