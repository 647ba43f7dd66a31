import * as fc from "fast-check";
import { expect, test } from "vitest";
import { openBundle } from "../support/bundles.ts";
import type { Bundle } from "../support/bundles.ts";
import { sumsOf } from "../support/chargebacks.ts";
import { must, useMarket } from "../support/market.ts";
import type { Sale } from "../support/market.ts";

const market = useMarket();

/** What one order of a delivered bundle comes to, whatever the others do. */
const ENDINGS: Record<string, (sale: Sale) => Promise<unknown>> = {
  "confirmed": (sale) => must(sale.step("buyer", "confirm")),
  "confirmed and refunded by staff": async (sale) => {
    await must(sale.step("buyer", "confirm"));
    await must(sale.clawBack());
  },
  "disputed and refunded": async (sale) => {
    await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
    await must(sale.resolve("refund"));
  },
  "disputed and split": async (sale) => {
    await must(sale.step("buyer", "dispute", { reason: "Noda" }));
    await must(sale.resolve("split", { refund_amount: 3_333 }));
  },
  "returned": async (sale) => {
    await must(sale.step("buyer", "return-request", { reason: "damaged" }));
    const { status } = await sale.read();
    if (status === "RETURN_REQUESTED") await must(sale.step("seller", "return-approve"));
    await must(sale.step(await market.staff("ops_admin"), "return-received"));
  },
  "completed by the clock": () => Promise.resolve(),
};

const toDelivery = {
  "by our courier": async ({ sales: [first] }: Bundle) => {
    await first.carrierSays("picked");
    await first.carrierSays("delivered");
  },
  "by a dearer courier": async ({ sales: [first] }: Bundle) => {
    const { shipper_order_id } = await first.shipment();
    await market.sandbox(`/shipping/orders/${shipper_order_id}/price`, { price: 12_347 });
    await first.carrierSays("picked");
    await first.carrierSays("delivered");
  },
};

const bundle = fc.record({
  prices: fc.array(fc.integer({ min: 10_000, max: 400_001 }), { minLength: 2, maxLength: 10 }),
  tier: fc.constantFrom(null, 7, 50),
  voucher: fc.constantFrom(null, 20_001),
  wallet: fc.constantFrom(0, 0, 33_333, 9_000_000),
  way: fc.constantFrom(...Object.keys(toDelivery) as (keyof typeof toDelivery)[]),
  before: fc.constantFrom("paid", "paid", "paid late", "expired", "cancelled"),
  endings: fc.array(fc.constantFrom(...Object.keys(ENDINGS)), { minLength: 10, maxLength: 10 }),
});

type Drawn = typeof bundle extends fc.Arbitrary<infer Value> ? Value : never;

/** Every path ends: nothing of the bundle waits in escrow or for a courier. */
async function run({ prices, tier, voucher, wallet, way, before, endings }: Drawn) {
  const seller = await market.user();
  if (tier) await must(seller.patch("/auth/me", { bundle_discounts: { 2: tier } }));
  const more = {
    use_wallet: wallet > 0,
    ...voucher && { voucher_code: await market.voucher({ value: voucher }) },
  };
  const made = await openBundle(market, prices, more, { seller, wallet });
  const { sales } = made;
  const orders = await Promise.all(sales.map((sale) => sale.read()));
  const sum = (field: string) => orders.reduce((total, order) => total + order[field], 0);
  expect(sum("total")).toBe(orders[0].bundle.total);
  const [invoice] = await sales[0].invoices() as { amount: number }[];
  expect(invoice?.amount ?? 0).toBe(sum("amount_due"));
  await market.proveMoney();

  const isPaid = sum("amount_due") === 0;
  if (before === "cancelled") await must(sales[1].step("buyer", "cancel"));
  if (!isPaid && before !== "cancelled") {
    if (before !== "paid") await sales[0].invoice("expire");
    await market.runDue();
    if (before !== "expired") await sales[0].pay();
  }
  await market.runDue();
  await market.proveMoney();
  const statuses = new Set(await made.statuses());
  expect(statuses.size, "together").toBe(1);
  if (statuses.has("READY_TO_SHIP")) {
    await toDelivery[way](made);
    for (const [nth, sale] of sales.entries()) {
      await ENDINGS[endings[nth]!]!(sale);
      await market.proveMoney();
    }
    await market.time.advance(3 * 24 * 3600);
    await market.runDue();
    await market.proveMoney();
  }

  const ended = ["COMPLETED", "REFUNDED", "CANCELLED", "EXPIRED"];
  expect((await made.statuses()).filter((status) => !ended.includes(status))).toEqual([]);
  const sums = await Promise.all(sales.map((sale) => sumsOf(market, sale)));
  const of = (account: string) => sums.reduce((total, each) => total + (each[account] ?? 0), 0);
  for (const account of ["escrow", "shipping_payable", "protection_fee_held", "payment_held"]) {
    expect(of(account), account).toBe(0);
  }
  expect([0, -sum("amount_due")]).toContain(of("provider_cash"));
}

test(
  "bundles of two to ten come to any mix of endings, and the sums of their orders are the invoice",
  async () => {
    await market.setting("return_auto_approve_count", 1_000);
    await fc.assert(fc.asyncProperty(bundle, run), { numRuns: 12, seed: 37, endOnFailure: true });
  },
  300_000,
);
