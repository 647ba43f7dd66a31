/** Every ending is replayed by tests/functions/orders/endings.test.ts. */
import { expect, test } from "vitest";
import { output } from "../../local/process/processes.ts";
import { PROJECT_ROOT } from "../../local/project.ts";
import { openBundle } from "../support/bundles.ts";
import { must } from "../support/client.ts";
import { setUp, useMarket } from "../support/market.ts";
import type { Sale } from "../support/sale.ts";
import { useReplay } from "../support/replay.ts";
import { replay } from "../../tools/replay.ts";
import { readOrder } from "../../tools/replay/order.ts";

const market = useMarket();
const { scratch, replayed, expectSame } = useReplay(market);
const completed = setUp(() => market.completedSale());

test("an order that the clock completed replays the same", async () => {
  const sale = await market.deliveredSale();
  await market.time.advance(4 * 24 * 3600);
  expect(await expectSame(sale)).toContain("clock  DELIVERED -> COMPLETED  release: ");
});

test.each(["pay", "cancel"] as const)(
  "so does one that a wallet pays a part of (%s)",
  async (end) => {
    const sale = await market.mixedSale(100_000);
    if (end === "pay") await sale.pay(sale.order.amount_due);
    await must(sale.buyer.put(`/orders/${sale.order.id}/cancel`));
    await market.runDue();
    await expectSame(sale);
  },
);

test("a changed rule names the transition and the amounts, and no other transition", async () => {
  const [{ definition }] = await scratch().admin<[{ definition: string }]>`
    select pg_get_functiondef('private.effect_release_escrow'::regproc) as definition`;
  const changed = definition.replace("- p_order.commission,", "- p_order.commission - 1000,")
    .replace(
      "'commission_revenue', p_order.commission",
      "'commission_revenue', p_order.commission + 1000",
    );
  expect(changed).not.toBe(definition);
  await scratch().admin.unsafe(changed);
  const different = (await replayed(completed)).filter(({ isSame }) => !isSame);
  await scratch().admin.unsafe(definition);
  expect(different).toMatchObject([{
    text: expect.stringMatching(
      /-> COMPLETED .* DIFFERS: .*; posts release: commission_revenue 1000,/,
    ),
  }]);
});

test("a transition that the rules no longer have is named", async () => {
  await scratch().admin`update private.order_transitions set actor = 'staff'
    where from_status = 'AWAITING_PAYMENT' and to_status = 'READY_TO_SHIP'`;
  const different = (await replayed(completed)).filter(({ isSame }) => !isSame);
  await scratch().admin`update private.order_transitions set actor = 'provider'
    where from_status = 'AWAITING_PAYMENT' and to_status = 'READY_TO_SHIP'`;
  expect(different.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /DIFFERS: raises "The order is AWAITING_PAYMENT and cannot become/,
    ),
  ]);
});

test("an order replays the same after a dump was loaded, and after its buyer left", async () => {
  const sale = await market.completedSale();
  const recorded = (await readOrder(market.sql, sale.order.id))!;
  const loaded = recorded.steps.map((each) => ({ ...each, xmin: "7" }));
  const lines = await replay({ ...recorded, steps: loaded }, scratch().admin);
  expect(lines.filter(({ isSame }) => !isSame)).toEqual([]);
  expect(lines).toEqual(await replayed(sale));
  await must(sale.buyer.delete("/auth/me"));
  await market.runDue();
  await expectSame(sale);
});

test("the source is only read, and an unknown order is none", async () => {
  const count = () =>
    market.sql`
      select (select count(*) from private.order_history) as steps, (select count(*) from private.outbox) as events,
        (select count(*) from private.ledger_entries) as entries, (select count(*) from private.jobs) as jobs`;
  const before = await count();
  await replayed(completed);
  expect(await count()).toEqual(before);
  expect(await readOrder(market.sql, "ORD-000000-XXXXXX")).toBeNull();
});

test("the command reads the database of its URL, says what it cannot replay, and ends with 0", async () => {
  const args = ["run", "-A", "tools/replay.ts", completed.order.reference];
  const env = { DEPLOY_DATABASE_URL: market.database.url("postgres") };
  const { stdout, code } = await output(Deno.execPath(), args, { cwd: PROJECT_ROOT, env });
  expect(stdout).toMatch(/-> COMPLETED .* same\n[^]*Not replayed: /);
  expect(code).toBe(0);
});

/** The order's payment comes after its time. */
async function revive(sale: Sale) {
  await market.time.advance(61 * 60);
  expect(await sale.status()).toBe("EXPIRED");
  await sale.pay();
  expect(await sale.status()).toBe("READY_TO_SHIP");
}

test("an order that a late payment revived replays the same, also when its seller is banned by now", async () => {
  const sale = await market.openSale();
  await revive(sale);
  expect(await expectSame(sale)).toContain("EXPIRED -> READY_TO_SHIP  payment: ");
  await market.setAccountStatus(sale.seller, "banned");
  await expectSame(sale);
});

test("so does one that was revived after its buyer had cancelled it", async () => {
  const sale = await market.openSale();
  await sale.payLate();
  await market.runDue();
  expect(await expectSame(sale)).toContain("CANCELLED -> READY_TO_SHIP  payment: ");
});

test("so does one that was revived with the wallet's part, also when the wallet is blocked by now", async () => {
  const sale = await market.mixedSale(100_000);
  await market.time.advance(61 * 60);
  await sale.pay(sale.order.amount_due);
  await market.sql`
    update public.profiles set payouts_blocked_until = private.now() + interval '9 days'
    where id = ${sale.buyer.id}`;
  expect(await expectSame(sale)).toContain("wallet (buyer) -100000");
});

test("so does one that was revived with its voucher", async () => {
  const { listing_id, seller, order: first, buyer: other } = await market.openSale();
  await must(other.put(`/orders/${first.id}/cancel`));
  const buyer = await market.user();
  const voucher_code = await market.voucher({ total_limit: 1 });
  const body = { ...await buyer.orderBody(listing_id), voucher_code };
  const order = await must(buyer.post("/orders", body));
  const sale = market.saleOf({ listing_id, seller, buyer, order });
  await revive(sale);
  expect(await expectSame(sale)).toContain("promotions ");
});

test("a chargeback that freezes the order today changes nothing that came before it", async () => {
  const sale = await market.openSale();
  await sale.complete();
  await sale.chargeBack();
  await expectSame(sale);
});

test("an order that ended by a second chargeback, after the first was won, replays the same", async () => {
  const sale = await market.paidSale();
  await sale.chargeBack();
  await sale.winDispute();
  await sale.chargeBackDecided("cancel");
  expect(await expectSame(sale)).toContain("chargeback_recovery: ");
});

test("a bundle is replayed whole, whichever of its orders is named", async () => {
  const { sales } = await openBundle(market, [100_000, 75_000]);
  await sales[0].pay((await sales[0].read()).bundle.total);
  await must(sales[1].step("seller", "cancel"));
  await market.runDue();
  const lines = await replayed(sales[1]);
  expect(await replayed(sales[0])).toEqual(lines);
  expect(lines.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /AWAITING_PAYMENT -> READY_TO_SHIP \(2 orders\)( {2}payment: [^;]*){2} {2}same$/,
    ),
    expect.stringMatching(/READY_TO_SHIP -> CANCELLED \(2 orders\)( {2}refund: [^;]*){2} {2}same$/),
  ]);
});

test("orders of a bundle that moved together replay the same, whichever is taken first", async () => {
  const { sales } = await openBundle(market, [100_000, 75_000]);
  await sales[0].pay();
  await sales[0].chargeBackDecided("cancel");
  const recorded = (await readOrder(market.sql, sales[0].order.id))!;
  const byOrder = recorded.steps.toSorted((one, other) =>
    one.at.localeCompare(other.at) || one.order_id.localeCompare(other.order_id)
  );
  for (const order of ["first", "last"]) {
    const steps = order === "first"
      ? byOrder
      : byOrder.toSorted((one, other) =>
        one.at.localeCompare(other.at) || other.order_id.localeCompare(one.order_id)
      );
    const lines = await replay({ ...recorded, steps }, scratch().admin);
    expect(lines.filter(({ isSame }) => !isSame)).toEqual([]);
  }
});
