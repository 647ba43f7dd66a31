import { afterAll, beforeAll, expect, test } from "vitest";
import { dispute } from "../support/chargebacks.ts";
import { IMPOSSIBLE } from "../support/impossible.ts";
import { openMarket } from "../support/market.ts";
import type { Market } from "../support/market.ts";
import { proveMoney } from "../support/money.ts";
import { must } from "../support/client.ts";
import type { Sale } from "../support/sale.ts";
import { makeVoucher } from "../support/vouchers.ts";
import { request } from "../support/withdrawals.ts";

let market: Market;
/** Order ids, for the placeholders in the damage. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  market = await openMarket();
  const voucher = await makeVoucher(market);
  ids["paid"] = (await buy(voucher)).order.id;
  const done = await buy();
  await done.carrierSays("picked");
  await must(done.step("buyer", "confirm"));
  await must(request(market, done.seller, 50_000));
  ids["done"] = done.order.id;
  const cancelled = await buy(voucher);
  await must(cancelled.step("buyer", "cancel"));
  ids["cancelled"] = cancelled.order.id;
  ids["unpaid"] = (await market.openSale()).order.id;
  const disputed = await market.disputedSale();
  ids["disputed"] = disputed.order.id;
  await dispute(market, disputed);
  await market.runDue();
});
afterAll(() => market.close());

async function buy(voucher?: string): Promise<Sale> {
  return await market.paidSale({}, undefined, voucher ? { voucher_code: voucher } : {});
}

test("an undamaged ledger passes all checks", () => proveMoney(market));

test.each(Object.entries(IMPOSSIBLE))("the money proof finds %s", async (check, [, damage]) => {
  const sql = damage.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
  const found = market.database.admin.begin(async (admin) => {
    // Disables triggers and foreign keys.
    await admin.unsafe(`set local session_replication_role = replica; ${sql}`).simple();
    // proveMoney throws, which also rolls the damage back.
    await proveMoney({
      database: { ...market.database, admin: admin as unknown as typeof market.database.admin },
    });
    throw new Error("The damage was not found.");
  });
  await expect(found).rejects.toThrow(`- ${check}: `);
});
