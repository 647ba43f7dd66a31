import { expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { account, buyersWallet, heldAt } from "../../support/account_locks.ts";
import type { Lock } from "../../support/account_locks.ts";

const market = useMarket();
const staff = setUp(() => market.staffClient());

/** An order paid with `off` rupiah too much or too little, and its item in suspense. */
async function mispaid(off: number): Promise<{ sale: Sale; suspenseItem: { id: string } }> {
  const sale = await market.openSale();
  await sale.pay(sale.order.total + off);
  const { items } = (await staff.get("/admin/suspense")).body.data;
  const suspenseItem = items.find((item: { order_id: string }) => item.order_id === sale.order.id);
  return { sale, suspenseItem };
}
const claims = async (): Promise<number> =>
  (await market.sql`
    select coalesce(sum(balance), 0) as sum from private.ledger_accounts where kind = 'claims'`)[
    0
  ]!["sum"];

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
  expect(await sale.buyer.balance()).toMatchObject({ available: sale.order.total - 1_000 });
  const listing = await sale.buyer.get(`/listings/${sale.listing_id}`);
  expect(listing.body.data.status).toBe("active");
  expect((await staff.post(`/admin/suspense/${suspenseItem.id}/refund`)).status).toBe(409);
  expect((await staff.post(`/admin/suspense/${suspenseItem.id}/apply`)).status).toBe(409);
  expect((await staff.get("/admin/suspense?status=resolved")).body.data.items[0].id).toBe(
    suspenseItem.id,
  );
  await market.time.advance(2 * 3600);
  await market.proveMoney();
});

test("staff read nowhere the address of the invoice's page, and still what the provider reported", async () => {
  const { sale, suspenseItem } = await mispaid(-1_000);
  const { invoice_id, invoice_url } = (await sale.read()).payment;
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
  expect(await sale.buyer.balance()).toMatchObject({ available: 7_000 });
  await market.runDue();
  expect((await sale.read()).shipping_details.shipper_order_id).not.toBeNull();
  expect((await staff.post(`/admin/suspense/${suspenseItem.id}/apply`)).status).toBe(409);
  await market.proveMoney();
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
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  await staff.post(`/admin/suspense/${suspenseItem.id}/apply`, { cover_missing: true });
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await claims()).toBe(before - 3_000);
  const log = (await staff.get(`/admin/audit?target_id=${suspenseItem.id}`)).body.data.items;
  expect(log).toMatchObject([{
    action: "admin_suspense_apply",
    before: { status: "open" },
    after: { status: "applied" },
  }]);
  await market.proveMoney();
});

const endings: Record<string, (sale: Sale) => Promise<unknown>> = {
  "before it was shipped": (sale) => must(sale.step("buyer", "cancel")),
  "after it was shipped": async (sale) => {
    await sale.carrierSays("delivered");
    const { dispute } = await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
    const ops = await market.staff("ops_admin");
    await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, { resolution: "refund" }));
  },
  "after it was completed": async (sale) => {
    await must(sale.step("buyer", "confirm"));
    const ops = await market.staff("ops_admin");
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
    expect(await sale.buyer.balance()).toMatchObject({ available: paid });
    expect((await sale.read()).refunded_amount).toBe(paid);
    await market.runDue();
    await market.proveMoney();
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
  await market.proveMoney();
});

test("money without an order goes to the named user, and an unknown id is not found", async () => {
  await market.sql`
    select private.hold_in_suspense('test:lost', 'unexpected_payment', null, 5000, '{}')`;
  const [lost] = await market.sql`
    select id from private.ledger_transfers where key = 'test:lost'`;
  const id = lost!["id"];
  expect((await staff.post(`/admin/suspense/${id}/refund`)).status).toBe(400);
  expect((await staff.post(`/admin/suspense/${id}/apply`)).status).toBe(409);
  const owner = await market.user();
  expect((await staff.post(`/admin/suspense/${id}/refund`, { user_id: owner.id })).status).toBe(
    200,
  );
  expect(await owner.balance()).toMatchObject({ available: 5_000 });
  expect((await staff.post(`/admin/suspense/${crypto.randomUUID()}/refund`)).status).toBe(404);
});

/** An order paid by another invoice with its reference. */
async function paidByOtherInvoice(): Promise<{ sale: Sale; suspenseItem: { id: string } }> {
  const sale = await market.openSale();
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
  expect(await sale.invoices()).toMatchObject([{ status: "EXPIRED" }]);
  expect([await applyUpdate(sale), await applyUpdate(sale)]).toEqual(["in_suspense", "known"]);
  expect(await sale.read()).toMatchObject({ status: "READY_TO_SHIP", refunded_amount: null });
  const waiting = await staff.get(`/admin/suspense?status=open&order=${sale.order.id}`);
  expect(waiting.body.data.items).toMatchObject([{
    kind: "unexpected_payment",
    amount: sale.order.total,
  }]);
  await must(sale.step("buyer", "confirm"));
  const ops = await market.staff("ops_admin");
  await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Palsu" }));
  await market.proveMoney();
});

test("an order paid from another invoice and then cancelled is refunded once", async () => {
  const { sale, suspenseItem } = await paidByOtherInvoice();
  await must(staff.post(`/admin/suspense/${suspenseItem.id}/apply`));
  await must(sale.step("buyer", "cancel"));
  expect(await applyUpdate(sale)).toBe("in_suspense");
  expect(await sale.read()).toMatchObject({
    status: "CANCELLED",
    refunded_amount: sale.order.total,
  });
  expect(await sale.buyer.balance()).toMatchObject({ available: sale.order.total });
  await market.proveMoney();
});

test("a refund of a payment of another invoice ends the order, and its invoice cannot be paid any more", async () => {
  const { sale, suspenseItem } = await paidByOtherInvoice();
  await must(staff.post(`/admin/suspense/${suspenseItem.id}/refund`));
  await market.runDue();
  expect(await sale.invoices()).toMatchObject([{ status: "EXPIRED" }]);
  expect(await sale.status()).toBe("EXPIRED");
});

test("money of a deleted account is not refunded to its wallet", async () => {
  const { sale, suspenseItem } = await paidByOtherInvoice();
  await must(sale.step("buyer", "cancel"));
  await must(sale.buyer.delete("/auth/me"));
  const rejected = await staff.post(`/admin/suspense/${suspenseItem.id}/refund`);
  expect([rejected.status, rejected.body.error.message]).toEqual([
    409,
    expect.stringContaining("deleted"),
  ]);
  const recipient = await market.user();
  await must(staff.post(`/admin/suspense/${suspenseItem.id}/refund`, { user_id: recipient.id }));
  expect(await recipient.balance()).toMatchObject({ available: sale.order.total });
  await market.proveMoney();
});

/** An order paid with this much too much or too little, and what staff do with the money in suspense. */
async function paidWrongly(sale: Sale, amount: number) {
  await sale.pay(amount);
  const id = await sale.inSuspense();
  return (operation: string, body = {}) =>
    must(staff.post(`/admin/suspense/${id}/${operation}`, body));
}

test("money in suspense is applied with an excess: the wallet is locked before suspense", async () => {
  const sale = await market.openSale();
  const resolve = await paidWrongly(sale, sale.order.total + 7_000);
  expect(await heldAt(market, buyersWallet(sale), () => resolve("apply"))).toEqual([
    "provider_cash",
  ]);
  await market.proveMoney();
});

test("money in suspense is applied and covered: shipping_payable is locked before claims", async () => {
  const sale = await market.openSale();
  const resolve = await paidWrongly(sale, sale.order.total - 3_000);
  const held = await heldAt(
    market,
    account("shipping_payable", sale),
    () => resolve("apply", { cover_missing: true }),
  );
  expect(held).toEqual(["provider_cash"]);
  await market.proveMoney();
});

test("money in suspense that ends an order: its listing is locked before any account", async () => {
  for (const end of ["refund", "apply"]) {
    const sale = await market.openSale();
    const resolve = await paidWrongly(sale, sale.order.total + 1_000);
    const listing: Lock = (sql) =>
      sql`select from public.listings where id = ${sale.listing_id} for update`;
    expect(await heldAt(market, listing, () => resolve(end))).toEqual([]);
  }
  await market.proveMoney();
});

test("money in suspense whose refund frees the listing: a release of its seller may have their profile", async () => {
  const sale = await market.openSale();
  const resolve = await paidWrongly(sale, sale.order.total + 1_000);
  const profile: Lock = (sql) =>
    sql`select from public.profiles where id = ${sale.seller.id} for no key update`;
  expect(await heldAt(market, profile, () => resolve("refund"))).toEqual([]);
  expect(await sale.status()).toBe("EXPIRED");
  await market.proveMoney();
});

test("money in suspense is kept, and the wallet's part returned: the wallet comes before suspense", async () => {
  const sale = await market.mixedSale(50_000);
  const resolve = await paidWrongly(sale, sale.order.amount_due - 1_000);
  const close = () => resolve("close", { outcome: "kept", evidence: "Ticket 4711" });
  expect(await heldAt(market, buyersWallet(sale), close)).toEqual(["provider_cash"]);
  expect(await sale.status()).toBe("EXPIRED");
  await market.proveMoney();
});
