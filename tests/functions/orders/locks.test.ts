/** Operations with several transfers lock rows and ledger accounts in one order, so that they cannot deadlock. */
import { afterAll, afterEach, expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, setUp, useMarket } from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { account, buyersWallet, heldAt } from "../../support/account_locks.ts";
import type { Lock } from "../../support/account_locks.ts";
import { whileLocked } from "../../support/locks.ts";
import { reserveOnly } from "../../support/purchases.ts";
import { escrowOnly } from "../../support/refunds.ts";
import { review } from "../../support/reviews.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
afterAll(async () => expect(await market.deadlocks()).toBe(0));

/** The provider cancels our courier after the seller sent the parcel with another; `lock` is in the way. */
async function heldByCancellation(lockOf: (sale: Sale) => Lock, priceChange = 0) {
  const sale = await market.paidSale();
  await sale.buyer.fund(1_000);
  await must(sale.step("seller", "ship", { tracking_number: crypto.randomUUID() }));
  const { shipper_order_id, price } = await sale.shipment();
  const seen = { shipper_order_id, price: price! + priceChange, is_cancelled: true };
  const held = await heldAt(
    market,
    lockOf(sale),
    () => market.services.db.service.call("internal.apply_shipment_update", { seen }),
  );
  expect((await sale.shipment()).cancelled_at).not.toBeNull();
  return held;
}

test("a courier's new price and its cancellation in one update lock the wallet before the courier's accounts", async () => {
  expect(await heldByCancellation(buyersWallet, 2_000)).toEqual(["provider_cash"]);
});

test("a scan that ships the order and its cancellation in one update lock the wallet before the courier's accounts", async () => {
  const sale = await market.paidSale();
  await sale.buyer.fund(1_000);
  const { shipper_order_id, price } = await sale.shipment();
  const scans = [{ status: "picked", note: null, happened_at: new Date().toISOString() }];
  const seen = { shipper_order_id, price, is_cancelled: true, scans };
  const held = await heldAt(
    market,
    buyersWallet(sale),
    () => market.services.db.service.call("internal.apply_shipment_update", { seen }),
  );
  expect(held).toEqual(["provider_cash"]);
  expect(await sale.status()).toBe("SHIPPED");
});

test("a courier's cancellation waits for a deletion of the buyer before it locks an account", async () => {
  const held = await heldByCancellation(({ buyer }) => (sql) =>
    sql`select from public.profiles where id = ${buyer.id} for update`
  );
  expect(held).toEqual([]);
});

test("a chargeback that cancels an order locks the buyer's wallet first, even if nothing is refunded to it", async () => {
  // The buyer pays only a part of the protection fee, which is earned once the parcel was sent.
  const voucher_code = await market.voucher({ value: 1_000_000 });
  const sale = await market.shippedSale({ price: 800_000 }, undefined, { voucher_code });
  await sale.chargeBack();
  const [open] = await sale.chargebacks();
  const cancel = async () => await must(market.decide(open!, "cancel"));
  expect(await heldAt(market, buyersWallet(sale), cancel)).toEqual(["provider_cash"]);
  expect(await sale.status()).toBe("REFUNDED");
});

test("a release counts the sale on the seller's profile before it locks an account", async () => {
  const sale = await market.paidSale();
  const profile: Lock = (sql) =>
    sql`select from public.profiles where id = ${sale.seller.id} for no key update`;
  const confirm = () => must(sale.step("buyer", "confirm"));
  expect(await heldAt(market, profile, confirm)).toEqual([]);
});

test("rows of the provider's list are stored before a fee is booked", async () => {
  const transactions = ["row_a", "row_b"].map((id) => ({
    id,
    type: "PAYMENT",
    status: "SUCCESS",
    reference: "ORD-ELSEWHERE",
    cashflow: "MONEY_IN",
    amount: 50_000,
    fee: 1_000,
    created_at: "2026-01-01T00:00:00Z",
  }));
  const store = (some: typeof transactions) =>
    market.services.db.service.call("internal.record_provider_transactions", {
      statement: "xendit",
      transactions: some,
    });
  await store([{ ...transactions[1]!, fee: 0 }]);
  const second: Lock = (sql) =>
    sql`select from private.provider_transactions where id = 'row_b' for update`;
  expect(await heldAt(market, second, () => store(transactions))).toEqual([]);
  const [fees] = await market.sql`
    select count(*)::integer from private.ledger_transfers where starts_with(key, 'provider_fee:row_')`;
  expect(fees!["count"]).toBe(2);
});

const ops = setUp(() => market.staff("ops_admin"));
const ROUNDS = 2;
const EACH = 6;

const leave = (person: User) => person.delete("/auth/me");
const ban = ({ id }: User) =>
  ops.put(`/admin/accounts/${id}`, { account_status: "banned" }, {
    "x-action-reason": "Kartu curian",
  });

/** Does this on new sales, all at once, ROUNDS times. */
async function race(open: () => Promise<Sale>, act: (sale: Sale) => Promise<unknown>[]) {
  for (let round = 0; round < ROUNDS; round++) {
    const sales = await atOnce(EACH, open);
    await Promise.all([market.runDue(), ...sales.flatMap(act)]);
    await market.runDue();
  }
}

async function paidLate(): Promise<Sale> {
  const sale = await market.openSale();
  await sale.payLate();
  return sale;
}

test("deletions of both parties beside late payments of their orders never deadlock", async () => {
  await race(paidLate, ({ seller, buyer }) => [leave(seller), leave(buyer)]);
});

test("deletions of buyers beside reviews and chargebacks of their orders never deadlock", async () => {
  await race(
    () => market.completedSale(),
    (sale) => [leave(sale.buyer), review(market, sale), sale.invoice("dispute")],
  );
});

test("bans of both parties beside payments and cancellations of their orders never deadlock", async () => {
  await race(
    () => market.openSale(),
    (
      sale,
    ) => [ban(sale.seller), ban(sale.buyer), sale.invoice("pay"), sale.step("buyer", "cancel")],
  );
});

test("a seller who leaves while an unfinished order is given up deadlocks nothing", async () => {
  const { buyer, seller, body } = await market.toOrder();
  const { id: order_id, lease } = await reserveOnly(market, buyer, body);
  const holder = `select from public.orders where id = '${order_id}' for update`;
  const [left, isGivenUp] = await whileLocked<unknown>(market, holder, [
    () => errorOf(leave(seller)),
    () => market.services.db.service.call("internal.abandon_order", { order_id, lease }),
  ]);
  expect([left, isGivenUp]).toEqual(["409 orders_open", true]);
});

test("a member of staff who changes a voucher and orders with it deadlocks nothing", async () => {
  const code = await market.voucher();
  const buyer = await market.staff("administrator");
  const { body } = await market.toOrder({ voucher_code: code }, { buyer });
  const [voucher] = await market.sql`select id from private.vouchers where code = ${code}`;
  const holder = `select from private.vouchers where code = '${code}' for update`;
  const answers = await whileLocked(market, holder, [
    () => buyer.send("PATCH", `/admin/vouchers/${voucher!["id"]}`, { total_limit: 90 }),
    () => buyer.post("/orders", body),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
});

const ORDERS = 4;
const EXCESS = 7_000;

test("payments, releases, refunds, money in suspense, chargebacks and their reversals of 20 orders at once never deadlock", async () => {
  const there = await market.couple();
  // Both sell to each other, so that the same two wallets are met in both directions.
  const back = { seller: there.buyer, buyer: there.seller };
  const some = async (make: typeof market.openSale): Promise<Sale[]> => {
    const sales = [];
    for (let at = 0; at < ORDERS; at++) sales.push(await make({}, at % 2 === 0 ? there : back));
    return sales;
  };
  const [unpaid, overpaid, released, refunded, disputed] = [
    await some(market.openSale),
    await some(market.openSale),
    await some(market.paidSale),
    await some(market.paidSale),
    await some(market.paidSale),
  ];
  await market.runDue();
  await Promise.all([
    ...unpaid.map((sale) => sale.invoice("pay")),
    ...overpaid.map((sale) => sale.invoice("pay", { amount: sale.order.total + EXCESS })),
    ...released.map((sale) => must(sale.step("buyer", "confirm"))),
    ...refunded.map((sale) => must(sale.step("seller", "cancel"))),
    ...disputed.map((sale) => sale.invoice("dispute")),
  ]);
  await market.runDue();
  const statuses = async (
    sales: Sale[],
  ) => [...new Set(await Promise.all(sales.map(async (sale) => await sale.status())))];
  expect(await statuses(unpaid)).toEqual(["READY_TO_SHIP"]);
  expect(await statuses(released)).toEqual(["COMPLETED"]);
  expect(await statuses(refunded)).toEqual(["CANCELLED"]);
  for (const sale of disputed) {
    const [open] = await sale.chargebacks();
    expect(open).toMatchObject({ status: "open" });
    await market.decide(open!, "cancel");
  }
  expect(await statuses(disputed)).toEqual(["CANCELLED"]);
  await Promise.all(disputed.map((sale) => sale.invoice("win")));
  const staff = await market.staffClient();
  await Promise.all([
    market.runDue(),
    ...unpaid.map((sale) => must(sale.step("buyer", "confirm"))),
    // Wallets and suspense have one row for all orders: an excess needs both, and so does a refund.
    ...overpaid.map(async (sale, at) => {
      const end = at % 4 < 2 ? "apply" : "refund";
      await must(staff.post(`/admin/suspense/${await sale.inSuspense()}/${end}`));
    }),
  ]);
  await market.runDue();
  expect(await statuses(unpaid)).toEqual(["COMPLETED"]);
  expect((await statuses(overpaid)).sort()).toEqual(["EXPIRED", "READY_TO_SHIP"]);
  for (const sale of disputed) {
    expect(await sale.chargebacks()).toMatchObject([{ status: "reversed" }]);
  }
});

test("a refund that fails while the payment is charged back locks claims before what is in transit", async () => {
  await escrowOnly(market);
  const sale = await market.paidSale();
  await must(sale.step("buyer", "cancel"));
  const [refund] = await market.sql`
    select id from private.refunds where order_id = ${sale.order.id}`;
  await market.sql`
    update private.jobs set run_at = private.now() + interval '3 days' where kind = 'refunds_send'`;
  await sale.chargeBack();
  const held = await heldAt(
    market,
    account("claims", sale),
    () =>
      market.services.db.service.call("internal.record_refund", {
        refund_id: refund!["id"],
        attempt: 0,
        state: "failed",
      }),
  );
  expect(held).not.toContain("refund_in_transit");
  await market.setting("escrow_only", 0);
});
