import { expect, test } from "vitest";
import { account, buyersWallet, heldAt } from "../../support/account_locks.ts";
import type { Lock } from "../../support/account_locks.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { inSuspense, openSale, pay, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { setUp } from "../../support/set_up.ts";
import { openStaffClient } from "../../support/staff.ts";
import { mixedSale } from "../../support/wallet_payments.ts";

const market = useMarket();
const staff = setUp(() => openStaffClient(market));

/** An order paid with this much too much or too little, and what staff do with the money in suspense. */
async function mispaid(sale: Sale, amount: number) {
  await pay(market, sale, amount);
  const id = await inSuspense(market, sale);
  return (operation: string, body = {}) =>
    must(staff.post(`/admin/suspense/${id}/${operation}`, body));
}

test("money in suspense is applied with an excess: the wallet is locked before suspense", async () => {
  const sale = await openSale(market);
  const resolve = await mispaid(sale, sale.order.total + 7_000);
  expect(await heldAt(market, buyersWallet(sale), () => resolve("apply"))).toEqual([
    "provider_cash",
  ]);
  await proveMoney(market);
});

test("money in suspense is applied and covered: shipping_payable is locked before claims", async () => {
  const sale = await openSale(market);
  const resolve = await mispaid(sale, sale.order.total - 3_000);
  const held = await heldAt(
    market,
    account("shipping_payable", sale),
    () => resolve("apply", { cover_missing: true }),
  );
  expect(held).toEqual(["provider_cash"]);
  await proveMoney(market);
});

test("money in suspense that ends an order: its listing is locked before any account", async () => {
  for (const end of ["refund", "apply"]) {
    const sale = await openSale(market);
    const resolve = await mispaid(sale, sale.order.total + 1_000);
    const listing: Lock = (sql) =>
      sql`select from public.listings where id = ${sale.listing_id} for update`;
    expect(await heldAt(market, listing, () => resolve(end))).toEqual([]);
  }
  await proveMoney(market);
});

test("money in suspense whose refund frees the listing: a release of its seller may have their profile", async () => {
  const sale = await openSale(market);
  const resolve = await mispaid(sale, sale.order.total + 1_000);
  const profile: Lock = (sql) =>
    sql`select from public.profiles where id = ${sale.seller.id} for no key update`;
  expect(await heldAt(market, profile, () => resolve("refund"))).toEqual([]);
  expect((await readOrder(market, sale)).status).toBe("EXPIRED");
  await proveMoney(market);
});

test("money in suspense is kept, and the wallet's part returned: the wallet comes before suspense", async () => {
  const sale = await mixedSale(market, 50_000);
  const resolve = await mispaid(sale, sale.order.amount_due - 1_000);
  const close = () => resolve("close", { outcome: "kept", evidence: "Ticket 4711" });
  expect(await heldAt(market, buyersWallet(sale), close)).toEqual(["provider_cash"]);
  expect((await readOrder(market, sale)).status).toBe("EXPIRED");
  await proveMoney(market);
});
