/** Operations with several transfers lock rows and ledger accounts in one order, so that they cannot deadlock. */
import { expect, test } from "vitest";
import { buyersWallet, heldAt } from "../../support/account_locks.ts";
import type { Lock } from "../../support/account_locks.ts";
import { chargebacksOf, decide, dispute } from "../../support/chargebacks.ts";
import { shipmentOf } from "../../support/courier.ts";
import { must, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import {
  carrierSays,
  expectData,
  list,
  orderBody,
  paidSale,
  pay,
  readOrder,
} from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { makeVoucher } from "../../support/vouchers.ts";
import { fund } from "../../support/withdrawals.ts";

const market = useMarket();

/** The provider cancels our courier after the seller sent the parcel with another; `lock` is in the way. */
async function heldByCancellation(lockOf: (sale: Sale) => Lock, priceChange = 0) {
  const sale = await paidSale(market);
  await fund(market, sale.buyer, 1_000);
  await must(step(market, sale.seller, sale, "ship", { tracking_number: crypto.randomUUID() }));
  const { shipper_order_id, price } = await shipmentOf(market, sale);
  const seen = { shipper_order_id, price: price! + priceChange, is_cancelled: true };
  const held = await heldAt(
    market,
    lockOf(sale),
    () => market.services.db.service.call("internal.apply_shipment_update", { seen }),
  );
  expect((await shipmentOf(market, sale)).cancelled_at).not.toBeNull();
  return held;
}

test("a courier's new price and its cancellation in one update lock the wallet before the courier's accounts", async () => {
  expect(await heldByCancellation(buyersWallet, 2_000)).toEqual(["provider_cash"]);
});

test("a scan that ships the order and its cancellation in one update lock the wallet before the courier's accounts", async () => {
  const sale = await paidSale(market);
  await fund(market, sale.buyer, 1_000);
  const { shipper_order_id, price } = await shipmentOf(market, sale);
  const scans = [{ status: "picked", note: null, happened_at: new Date().toISOString() }];
  const seen = { shipper_order_id, price, is_cancelled: true, scans };
  const held = await heldAt(
    market,
    buyersWallet(sale),
    () => market.services.db.service.call("internal.apply_shipment_update", { seen }),
  );
  expect(held).toEqual(["provider_cash"]);
  expect((await readOrder(market, sale)).status).toBe("SHIPPED");
  await proveMoney(market);
});

test("a courier's cancellation waits for a deletion of the buyer before it locks an account", async () => {
  const held = await heldByCancellation(({ buyer }) => (sql) =>
    sql`select from public.profiles where id = ${buyer.id} for update`
  );
  expect(held).toEqual([]);
});

test("a chargeback that cancels an order locks the buyer's wallet first, even if nothing is refunded to it", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const listing_id = await list(market, seller, { price: 800_000 });
  // The buyer pays only a part of the protection fee, which is earned once the parcel was sent.
  const voucher_code = await makeVoucher(market, { value: 1_000_000 });
  const body = { ...await orderBody(market, buyer, listing_id), voucher_code };
  const order = expectData(await market.as(buyer).post("/orders", body));
  const sale = { seller, buyer, listing_id, order };
  await pay(market, sale);
  await carrierSays(market, sale, "picked");
  await dispute(market, sale);
  const [open] = await chargebacksOf(market, sale);
  const cancel = async () => expectData(await decide(market, open!, "cancel"));
  expect(await heldAt(market, buyersWallet(sale), cancel)).toEqual(["provider_cash"]);
  expect((await readOrder(market, sale)).status).toBe("REFUNDED");
  await proveMoney(market);
});

test("a release counts the sale on the seller's profile before it locks an account", async () => {
  const sale = await paidSale(market);
  const profile: Lock = (sql) =>
    sql`select from public.profiles where id = ${sale.seller.id} for no key update`;
  const confirm = () => must(step(market, sale.buyer, sale, "confirm"));
  expect(await heldAt(market, profile, confirm)).toEqual([]);
  await proveMoney(market);
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
      transactions: some,
    });
  await store([{ ...transactions[1]!, fee: 0 }]);
  const second: Lock = (sql) =>
    sql`select from private.provider_transactions where id = 'row_b' for update`;
  expect(await heldAt(market, second, () => store(transactions))).toEqual([]);
  const [fees] = await market.database.admin`
    select count(*)::integer from private.ledger_transfers where starts_with(key, 'provider_fee:row_')`;
  expect(fees!["count"]).toBe(2);
});
