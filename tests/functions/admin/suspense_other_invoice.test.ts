import { expect, test } from "vitest";
import { must, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { invoicesOf, openSale, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { openStaffClient } from "../../support/staff.ts";
import { balanceOf } from "../../support/withdrawals.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const staff = setUp(() => openStaffClient(market));

/** An order paid by another invoice with its reference. */
async function paidByOtherInvoice(): Promise<{ sale: Sale; suspenseItem: { id: string } }> {
  const sale = await openSale(market);
  await applyUpdate(sale, { id: `other invoice of ${sale.order.reference}` });
  const { items } = (await staff.get(`/admin/suspense?order=${sale.order.id}`)).body.data;
  return { sale, suspenseItem: items[0] };
}
/** A PAID callback for the invoice of the order, or for another one. */
const applyUpdate = ({ order }: Sale, other: { id?: string } = {}) =>
  market.services.db.service.call("internal.apply_invoice_update", {
    invoice: {
      id: order.payment.invoice_id,
      external_id: order.reference,
      status: "PAID",
      paid_amount: order.total,
      payment_id: null,
      ...other,
    },
  });

test("an order paid from another invoice closes its own, whose later payment does not refund the order", async () => {
  const { sale, suspenseItem } = await paidByOtherInvoice();
  await must(staff.post(`/admin/suspense/${suspenseItem.id}/apply`));
  await market.runDue();
  expect(await invoicesOf(market, sale.order.reference)).toMatchObject([{ status: "EXPIRED" }]);
  expect([await applyUpdate(sale), await applyUpdate(sale)]).toEqual(["in_suspense", "known"]);
  expect(await readOrder(market, sale)).toMatchObject({
    status: "READY_TO_SHIP",
    refunded_amount: null,
  });
  const waiting = await staff.get(`/admin/suspense?status=open&order=${sale.order.id}`);
  expect(waiting.body.data.items).toMatchObject([{
    kind: "unexpected_payment",
    amount: sale.order.total,
  }]);
  await must(step(market, sale.buyer, sale, "confirm"));
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Palsu" }));
  await proveMoney(market);
});

test("an order paid from another invoice and then cancelled is refunded once", async () => {
  const { sale, suspenseItem } = await paidByOtherInvoice();
  await must(staff.post(`/admin/suspense/${suspenseItem.id}/apply`));
  await must(step(market, sale.buyer, sale, "cancel"));
  expect(await applyUpdate(sale)).toBe("in_suspense");
  expect(await readOrder(market, sale)).toMatchObject({
    status: "CANCELLED",
    refunded_amount: sale.order.total,
  });
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: sale.order.total });
  await proveMoney(market);
});

test("a refund of a payment of another invoice ends the order, and its invoice cannot be paid any more", async () => {
  const { sale, suspenseItem } = await paidByOtherInvoice();
  await must(staff.post(`/admin/suspense/${suspenseItem.id}/refund`));
  await market.runDue();
  expect(await invoicesOf(market, sale.order.reference)).toMatchObject([{ status: "EXPIRED" }]);
  expect((await readOrder(market, sale)).status).toBe("EXPIRED");
});

test("money of a deleted account is not refunded to its wallet", async () => {
  const { sale, suspenseItem } = await paidByOtherInvoice();
  await must(step(market, sale.buyer, sale, "cancel"));
  await must(market.as(sale.buyer).delete("/auth/me"));
  const rejected = await staff.post(`/admin/suspense/${suspenseItem.id}/refund`);
  expect([rejected.status, rejected.body.error.message]).toEqual([
    409,
    expect.stringContaining("deleted"),
  ]);
  const recipient = await market.user();
  await must(staff.post(`/admin/suspense/${suspenseItem.id}/refund`, { user_id: recipient.id }));
  expect(await balanceOf(market, recipient)).toMatchObject({ available: sale.order.total });
  await proveMoney(market);
});
