import { expect, test } from "vitest";
import { chargebacksOf, decide } from "../../support/chargebacks.ts";
import { must, step } from "../../support/life.ts";
import { deadlocks } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { couple, openAgain, paidAgain } from "../../support/races.ts";
import { inSuspense, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { openStaffClient } from "../../support/staff.ts";

const market = useMarket();
const EACH = 12;
const EXCESS = 7_000;

test(
  "payments, releases, refunds, money in suspense, chargebacks and their reversals of 60 orders at once never deadlock",
  async () => {
    const there = await couple(market);
    // Both sell to each other, so that the same two wallets are met in both directions.
    const back = { seller: there.buyer, buyer: there.seller };
    const some = async (make: typeof openAgain): Promise<Sale[]> => {
      const sales = [];
      for (let at = 0; at < EACH; at++) sales.push(await make(market, at % 2 === 0 ? there : back));
      return sales;
    };
    const [unpaid, overpaid, released, refunded, disputed] = [
      await some(openAgain),
      await some(openAgain),
      await some(paidAgain),
      await some(paidAgain),
      await some(paidAgain),
    ];
    await market.runDue();
    const invoice = ({ order }: Sale, act: string, body = {}) =>
      market.sandbox(`/payment/invoices/${order.payment.invoice_id}/${act}`, body);
    await Promise.all([
      ...unpaid.map((sale) => invoice(sale, "pay")),
      ...overpaid.map((sale) => invoice(sale, "pay", { amount: sale.order.total + EXCESS })),
      ...released.map((sale) => must(step(market, sale.buyer, sale, "confirm"))),
      ...refunded.map((sale) => must(step(market, sale.seller, sale, "cancel"))),
      ...disputed.map((sale) => invoice(sale, "dispute")),
    ]);
    await market.runDue();
    const statuses = async (sales: Sale[]) => [
      ...new Set(
        await Promise.all(sales.map(async (sale) => (await readOrder(market, sale)).status)),
      ),
    ];
    expect(await statuses(unpaid)).toEqual(["READY_TO_SHIP"]);
    expect(await statuses(released)).toEqual(["COMPLETED"]);
    expect(await statuses(refunded)).toEqual(["CANCELLED"]);
    for (const sale of disputed) {
      const [open] = await chargebacksOf(market, sale);
      expect(open).toMatchObject({ status: "open" });
      await decide(market, open!, "cancel");
    }
    expect(await statuses(disputed)).toEqual(["CANCELLED"]);
    await Promise.all(disputed.map((sale) => invoice(sale, "win")));
    const staff = await openStaffClient(market);
    await Promise.all([
      market.runDue(),
      ...unpaid.map((sale) => must(step(market, sale.buyer, sale, "confirm"))),
      // Wallets and suspense have one row for all orders: an excess needs both, and so does a refund.
      ...overpaid.map(async (sale, at) => {
        const end = at % 4 < 2 ? "apply" : "refund";
        await must(staff.post(`/admin/suspense/${await inSuspense(market, sale)}/${end}`));
      }),
    ]);
    await market.runDue();
    expect(await statuses(unpaid)).toEqual(["COMPLETED"]);
    expect((await statuses(overpaid)).sort()).toEqual(["EXPIRED", "READY_TO_SHIP"]);
    for (const sale of disputed) {
      expect(await chargebacksOf(market, sale)).toMatchObject([{ status: "reversed" }]);
    }
    expect(await deadlocks(market), "since the database was made").toBe(0);
    await proveMoney(market);
  },
  240_000,
);
