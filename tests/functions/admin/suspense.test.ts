import { expect, test } from "vitest";
import { must, step } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { carrierSays, openSale, pay, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";
import { openStaffClient } from "../../support/staff.ts";
import { balanceOf } from "../../support/withdrawals.ts";
import { setUp } from "../../support/set_up.ts";

const market = useMarket();
const staff = setUp(() => openStaffClient(market));

/** An order paid with `off` rupiah too much or too little, and its item in suspense. */
async function mispaid(off: number): Promise<{ sale: Sale; suspenseItem: { id: string } }> {
  const sale = await openSale(market);
  await pay(market, sale, sale.order.total + off);
  const { items } = (await staff.get("/admin/suspense")).body.data;
  const suspenseItem = items.find((item: { order_id: string }) => item.order_id === sale.order.id);
  return { sale, suspenseItem };
}
const claims = async (): Promise<number> =>
  (await market.database.admin`
    select coalesce(sum(balance), 0) as sum from private.ledger_accounts where kind = 'claims'`)[
    0
  ]![
    "sum"
  ];

test("money in suspense is listed with its order and refunded to the buyer's wallet, which ends the order", async () => {
  const { sale, suspenseItem } = await mispaid(-1_000);
  expect(suspenseItem).toMatchObject({
    kind: "wrong_amount",
    amount: sale.order.total - 1_000,
    order_reference: sale.order.reference,
    order_status: "AWAITING_PAYMENT",
    order_total: sale.order.total,
    order_amount_due: sale.order.total,
    status: "open",
    resolved_at: null,
  });
  const refunded = await staff.post(`/admin/suspense/${suspenseItem.id}/refund`);
  expect(refunded.body.data).toMatchObject({ status: "refunded", order_status: "EXPIRED" });
  expect(await balanceOf(market, sale.buyer)).toMatchObject({
    available: sale.order.total - 1_000,
  });
  const listing = await market.as(sale.buyer).get(`/listings/${sale.listing_id}`);
  expect(listing.body.data.status).toBe("active");
  expect((await staff.post(`/admin/suspense/${suspenseItem.id}/refund`)).status).toBe(409);
  expect((await staff.post(`/admin/suspense/${suspenseItem.id}/apply`)).status).toBe(409);
  expect((await staff.get("/admin/suspense?status=resolved")).body.data.items[0].id).toBe(
    suspenseItem.id,
  );
  await market.time.advance(2 * 3600);
  await proveMoney(market);
});

test("staff read nowhere the address of the invoice's page, and still what the provider reported", async () => {
  const { sale, suspenseItem } = await mispaid(-1_000);
  const { invoice_id, invoice_url } = (await readOrder(market, sale)).payment;
  expect(suspenseItem).toMatchObject({
    details: { id: invoice_id, paid_amount: sale.order.total - 1_000 },
  });
  const { text } = await staff.post(`/admin/suspense/${suspenseItem.id}/refund`);
  const lists = ["/admin/suspense?status=all", "/admin/cases?status=all", "/admin/audit"];
  const answers = await Promise.all(lists.map((path) => staff.get(path)));
  expect([text, ...answers.map((answer) => answer.text)].filter((one) => one.includes(invoice_url)))
    .toEqual([]);
});

test("an overpayment is applied, and the surplus goes to the buyer's wallet", async () => {
  const { sale, suspenseItem } = await mispaid(7_000);
  const applied = await staff.post(`/admin/suspense/${suspenseItem.id}/apply`);
  expect(applied.body.data).toMatchObject({ status: "applied", order_status: "READY_TO_SHIP" });
  expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: 7_000 });
  await market.runDue();
  expect((await readOrder(market, sale)).shipping_details.shipper_order_id).not.toBeNull();
  expect((await staff.post(`/admin/suspense/${suspenseItem.id}/apply`)).status).toBe(409);
  await proveMoney(market);
});

test("an underpayment is applied only if staff let the platform cover the rest as a claim", async () => {
  const { sale, suspenseItem } = await mispaid(-3_000);
  const before = await claims();
  const rejected = await staff.post(`/admin/suspense/${suspenseItem.id}/apply`);
  expect([rejected.status, rejected.body.error.message]).toEqual([
    409,
    expect.stringContaining("3,000"),
  ]);
  const dry = await staff.post(`/admin/suspense/${suspenseItem.id}/apply?dry_run=true`, {
    cover_missing: true,
  });
  expect(dry.body.data.order_status).toBe("READY_TO_SHIP");
  expect((await readOrder(market, sale)).status).toBe("AWAITING_PAYMENT");
  await staff.post(`/admin/suspense/${suspenseItem.id}/apply`, { cover_missing: true });
  expect((await readOrder(market, sale)).status).toBe("READY_TO_SHIP");
  expect(await claims()).toBe(before - 3_000);
  const log = (await staff.get(`/admin/audit?target_id=${suspenseItem.id}`)).body.data.items;
  expect(log).toMatchObject([{
    action: "admin_suspense_apply",
    before: { status: "open" },
    after: { status: "applied" },
  }]);
  await proveMoney(market);
});

const endings: Record<string, (sale: Sale) => Promise<unknown>> = {
  "before it was shipped": (sale) => must(step(market, sale.buyer, sale, "cancel")),
  "after it was shipped": async (sale) => {
    await carrierSays(market, sale, "delivered");
    const { dispute } = await must(step(market, sale.buyer, sale, "dispute", { reason: "Palsu" }));
    const ops = market.as(await market.staff("ops_admin"));
    await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, { resolution: "refund" }));
  },
  "after it was completed": async (sale) => {
    await must(step(market, sale.buyer, sale, "confirm"));
    const ops = market.as(await market.staff("ops_admin"));
    await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Palsu" }));
  },
};

test.each(Object.entries(endings))(
  "a partly covered order that ended %s refunds only what the buyer paid",
  async (_when, end) => {
    const { sale, suspenseItem } = await mispaid(-12_000);
    await must(staff.post(`/admin/suspense/${suspenseItem.id}/apply`, { cover_missing: true }));
    await market.runDue();
    await end(sale);
    const paid = sale.order.total - 12_000;
    expect(await balanceOf(market, sale.buyer)).toMatchObject({ available: paid });
    expect((await readOrder(market, sale)).refunded_amount).toBe(paid);
    await market.runDue();
    await proveMoney(market);
  },
);

test("of a concurrent refund and application, one succeeds", async () => {
  const { suspenseItem } = await mispaid(1_000);
  const answers = await Promise.all([
    staff.post(`/admin/suspense/${suspenseItem.id}/refund`),
    staff.post(`/admin/suspense/${suspenseItem.id}/apply`),
    staff.post(`/admin/suspense/${suspenseItem.id}/refund`),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await proveMoney(market);
});

test("money without an order goes to the named user, and an unknown id is not found", async () => {
  await market.database.admin`
    select private.hold_in_suspense('test:lost', 'unexpected_payment', null, 5000, '{}')`;
  const [lost] = await market.database.admin`
    select id from private.ledger_transfers where key = 'test:lost'`;
  const id = lost!["id"];
  expect((await staff.post(`/admin/suspense/${id}/refund`)).status).toBe(400);
  expect((await staff.post(`/admin/suspense/${id}/apply`)).status).toBe(409);
  const owner = await market.user();
  expect((await staff.post(`/admin/suspense/${id}/refund`, { user_id: owner.id })).status).toBe(
    200,
  );
  expect(await balanceOf(market, owner)).toMatchObject({ available: 5_000 });
  expect((await staff.post(`/admin/suspense/${crypto.randomUUID()}/refund`)).status).toBe(404);
});
