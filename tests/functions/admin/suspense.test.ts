import { afterEach, expect, test } from "vitest";
import { messageOf, must, setUp, tally, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { account, buyersWallet, heldAt } from "../../support/account_locks.ts";
import type { Lock } from "../../support/account_locks.ts";
import { accountBalance } from "../../support/money.ts";

const market = useMarket();
afterEach(() => market.proveMoney());
const staff = setUp(() => market.staffClient());

/** An order paid with `off` rupiah too much or too little, and its item in suspense. */
async function mispaid(off: number): Promise<{ sale: Sale; id: string }> {
  const sale = await market.openSale();
  await sale.pay(sale.order.total + off);
  return { sale, id: await sale.inSuspense() };
}
/** What staff do with money in suspense. */
const resolve = (id: string, operation: "refund" | "apply" | "close", body = {}) =>
  staff.post(`/admin/suspense/${id}/${operation}`, body);

test("money in suspense is listed with its order and what the provider reported, never the invoice's page, and refunded to the buyer's wallet, which ends the order", async () => {
  const { sale, id } = await mispaid(-1_000);
  const { invoice_id, invoice_url } = (await sale.read()).payment;
  const { items: [item] } = await must(staff.get(`/admin/suspense?order=${sale.order.id}`));
  expect(item).toMatchObject({
    kind: "wrong_amount",
    amount: sale.order.total - 1_000,
    order_reference: sale.order.reference,
    order_status: "AWAITING_PAYMENT",
    order_total: sale.order.total,
    order_amount_due: sale.order.total,
    status: "open",
    resolved_at: null,
    details: { id: invoice_id, paid_amount: sale.order.total - 1_000 },
  });
  const { text, body } = await resolve(id, "refund");
  expect(body.data).toMatchObject({ status: "refunded", order_status: "EXPIRED" });
  const lists = ["/admin/suspense?status=all", "/admin/cases?status=all", "/admin/audit"];
  const answers = await Promise.all(lists.map((path) => staff.get(path)));
  expect([text, ...answers.map((answer) => answer.text)].filter((one) => one.includes(invoice_url)))
    .toEqual([]);
  expect(await sale.buyer.wallet()).toBe(sale.order.total - 1_000);
  expect(await sale.listingStatus()).toBe("active");
  expect((await resolve(id, "refund")).status).toBe(409);
  expect((await resolve(id, "apply")).status).toBe(409);
  expect((await staff.get("/admin/suspense?status=resolved")).body.data.items[0].id).toBe(id);
  await market.time.advance(2 * 3600);
});

test("an overpayment is applied, and the surplus goes to the buyer's wallet", async () => {
  const { sale, id } = await mispaid(7_000);
  const applied = await resolve(id, "apply");
  expect(applied.body.data).toMatchObject({ status: "applied", order_status: "READY_TO_SHIP" });
  expect(await sale.buyer.balance()).toMatchObject({ available: 7_000 });
  await market.runDue();
  expect((await sale.read()).shipping_details.shipper_order_id).not.toBeNull();
  expect((await resolve(id, "apply")).status).toBe(409);
});

test("an underpayment is applied only if staff let the platform cover the rest as a claim", async () => {
  const { sale, id } = await mispaid(-3_000);
  const before = await accountBalance(market.database, "claims");
  expect(await messageOf(resolve(id, "apply"))).toMatch(/^409 .*3,000/);
  const dry = await staff.post(`/admin/suspense/${id}/apply?dry_run=true`, { cover_missing: true });
  expect(dry.body.data.order_status).toBe("READY_TO_SHIP");
  expect(await sale.status()).toBe("AWAITING_PAYMENT");
  await resolve(id, "apply", { cover_missing: true });
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await accountBalance(market.database, "claims")).toBe(before - 3_000);
  expect(await market.audit(id)).toMatchObject([{
    action: "admin_suspense_apply",
    before: { status: "open" },
    after: { status: "applied" },
  }]);
});

const endings: Record<string, (sale: Sale) => Promise<unknown>> = {
  "before it was shipped": (sale) => must(sale.step("buyer", "cancel")),
  "after it was shipped": async (sale) => {
    await sale.carrierSays("delivered");
    await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
    await must(sale.resolve("refund"));
  },
  "after it was completed": async (sale) => {
    await must(sale.step("buyer", "confirm"));
    await must(sale.clawBack());
  },
};

test.each(Object.entries(endings))(
  "a partly covered order that ended %s refunds only what the buyer paid",
  async (_when, end) => {
    const { sale, id } = await mispaid(-12_000);
    await must(resolve(id, "apply", { cover_missing: true }));
    await market.runDue();
    await end(sale);
    const paid = sale.order.total - 12_000;
    expect(await sale.buyer.balance()).toMatchObject({ available: paid });
    expect((await sale.read()).refunded_amount).toBe(paid);
    await market.runDue();
  },
);

test("money without an order goes to the named user, and an unknown id is not found", async () => {
  await market.sql`
    select private.hold_in_suspense('test:lost', 'unexpected_payment', null, 5000, '{}')`;
  const [{ id }] = await market.sql<[{ id: string }]>`
    select id from private.ledger_transfers where key = 'test:lost'`;
  expect((await resolve(id, "refund")).status).toBe(400);
  expect((await resolve(id, "apply")).status).toBe(409);
  const owner = await market.user();
  const refund = (user_id: string) => resolve(id, "refund", { user_id });
  expect((await refund("nobody.of.that.name")).status).toBe(404);
  expect((await refund(owner.username.toUpperCase())).status).toBe(200);
  expect(await owner.wallet()).toBe(5_000);
  expect((await resolve(crypto.randomUUID(), "refund")).status).toBe(404);
});

/** An order paid by another invoice with its reference. */
async function paidByOtherInvoice(): Promise<{ sale: Sale; id: string }> {
  const sale = await market.openSale();
  await applyUpdate(sale, { id: `other invoice of ${sale.order.reference}` });
  return { sale, id: await sale.inSuspense() };
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
  const { sale, id } = await paidByOtherInvoice();
  await must(resolve(id, "apply"));
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
  await must(sale.clawBack());
});

test("an order paid from another invoice and then cancelled is refunded once", async () => {
  const { sale, id } = await paidByOtherInvoice();
  await must(resolve(id, "apply"));
  await must(sale.step("buyer", "cancel"));
  expect(await applyUpdate(sale)).toBe("in_suspense");
  expect(await sale.read()).toMatchObject({
    status: "CANCELLED",
    refunded_amount: sale.order.total,
  });
  expect(await sale.buyer.balance()).toMatchObject({ available: sale.order.total });
});

test("a refund of a payment of another invoice ends the order, and its invoice cannot be paid any more", async () => {
  const { sale, id } = await paidByOtherInvoice();
  await must(resolve(id, "refund"));
  await market.runDue();
  expect(await sale.invoices()).toMatchObject([{ status: "EXPIRED" }]);
  expect(await sale.status()).toBe("EXPIRED");
});

test("money of a deleted account is not refunded to its wallet", async () => {
  const { sale, id } = await paidByOtherInvoice();
  await must(sale.step("buyer", "cancel"));
  await must(sale.buyer.delete("/auth/me"));
  expect(await messageOf(resolve(id, "refund"))).toMatch(/^409 .*deleted/);
  const recipient = await market.user();
  await must(market.approved(() => resolve(id, "refund", { user_id: recipient.id })));
  expect(await recipient.balance()).toMatchObject({ available: sale.order.total });
});

test("money paid back outside leaves suspense with evidence, and agrees with the provider's list", async () => {
  const { sale, id } = await mispaid(-1_000);
  const row = { type: "TRANSFER", amount: sale.order.total - 1_000, cashflow: "MONEY_OUT" };
  const { body: repayment } = await market.sandbox("/payment/transactions", row);
  const answer = await must(resolve(id, "close", {
    outcome: "paid_back",
    provider_reference: repayment.reference_id,
    evidence: "Bank receipt 4711",
  }));
  expect(answer).toMatchObject({ status: "paid_back" });
  expect(await sale.status()).toBe("EXPIRED");
  const { differences } = await market.reconcile();
  const about = [sale.order.reference, repayment.reference_id];
  expect(differences.filter(({ reference }) => about.includes(reference))).toEqual([]);
  expect(await market.audit(id)).toMatchObject([{ after: { evidence: "Bank receipt 4711" } }]);
  expect((await must(staff.get(`/admin/cases?order=${sale.order.id}`))).total).toBe(0);
});

test("money that nobody can be paid is kept in a named account, with evidence", async () => {
  const { id } = await mispaid(-1_000);
  const before = await accountBalance(market.database, "adjustments");
  expect((await resolve(id, "close", { outcome: "paid_back", evidence: "None" })).status).toBe(400);
  await must(
    resolve(id, "close", { outcome: "kept", evidence: "The payer has died; letter of 3 May" }),
  );
  expect(await accountBalance(market.database, "adjustments") - before).toBe(163_750);
});

test("of three decisions about one amount at the same time, one holds", async () => {
  for (let round = 0; round < 3; round++) {
    const { id } = await mispaid(1_000);
    const answers = await Promise.all([
      resolve(id, "close", { outcome: "kept", evidence: "Nobody asked" }),
      resolve(id, "apply"),
      resolve(id, "refund"),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
  }
});

/** What is in the way of a decision, and the accounts that it may have locked by then. */
type Way = [
  off: number,
  end: "refund" | "apply" | "close",
  lock: (sale: Sale) => Lock,
  held: string[],
];
const listing = (sale: Sale): Lock => (sql) =>
  sql`select from public.listings where id = ${sale.listing_id} for update`;
const profile = (sale: Sale): Lock => (sql) =>
  sql`select from public.profiles where id = ${sale.seller.id} for no key update`;
const WAYS: Record<string, Way> = {
  "applied with an excess: the wallet comes before suspense": [7_000, "apply", buyersWallet, [
    "provider_cash",
  ]],
  "applied and covered: shipping_payable comes before claims": [
    -3_000,
    "apply",
    (sale) => account("shipping_payable", sale),
    ["provider_cash"],
  ],
  "refunded: the listing comes before any account": [1_000, "refund", listing, []],
  "applied: the listing comes before any account": [1_000, "apply", listing, []],
  "refunded: the seller's profile comes before any account": [1_000, "refund", profile, []],
  "kept, and the wallet's part returned: the wallet comes before suspense": [
    -1_000,
    "close",
    buyersWallet,
    ["provider_cash"],
  ],
};

test.each(Object.entries(WAYS))("money in suspense is %s", async (_, [off, end, lock, held]) => {
  const sale = end === "close" ? await market.mixedSale(50_000) : await market.openSale();
  const due = "amount_due" in sale.order ? sale.order.amount_due as number : sale.order.total;
  await sale.pay(due + off);
  const body = end === "close"
    ? { outcome: "kept", evidence: "Ticket 4711" }
    : end === "apply" && off < 0
    ? { cover_missing: true }
    : {};
  const id = await sale.inSuspense();
  expect(await heldAt(market, lock(sale), () => must(resolve(id, end, body)))).toEqual(held);
  expect(await sale.status()).toBe(end === "apply" ? "READY_TO_SHIP" : "EXPIRED");
});
