import { afterAll, beforeAll, expect, test } from "vitest";
import { replay } from "../../tools/replay.ts";
import { readOrder } from "../../tools/replay/order.ts";
import { completedSale, deliveredSale, must, returnRequestedSale } from "../support/life.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { endingsOf } from "../support/endings.ts";
import { useMarket } from "../support/market.ts";
import { openSale, pay } from "../support/sale.ts";
import type { Sale } from "../support/sale.ts";
import { settlementsOf } from "../support/settlements.ts";
import { mixedSale } from "../support/wallet_payments.ts";
import { PROJECT_ROOT } from "./scratch.ts";

const market = useMarket();
let scratch: TestDatabase;
beforeAll(async () => void (scratch = await createDatabase()));
afterAll(() => scratch.drop());

const replayed = async ({ order }: Sale) =>
  await replay((await readOrder(market.database.admin, order.reference))!, scratch.admin);

const expectSame = async (sale: Sale) => {
  const lines = await replayed(sale);
  expect(lines.filter(({ isSame }) => !isSame)).toEqual([]);
  return lines.map(({ text }) => text).join("\n");
};

test.each(Object.keys(endingsOf(market)))(
  "an order that was %s replays the same",
  async (ending) => {
    const sale = await openSale(market);
    await endingsOf(market)[ending]!(sale);
    await market.runDue();
    await expectSame(sale);
  },
);

test("an order that the clock completed replays the same", async () => {
  const sale = await deliveredSale(market);
  await market.time.advance(4 * 24 * 3600);
  expect(await expectSame(sale)).toContain("clock  DELIVERED -> COMPLETED  release: ");
});

test("an order that ended by a settlement replays the same", async () => {
  const sale = await returnRequestedSale(market);
  const { offered, accept } = settlementsOf(market);
  await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 30_000)));
  expect(await expectSame(sale)).toContain("wallet (buyer) 30000");
});

test.each(["pay", "cancel"] as const)(
  "so does one that a wallet pays a part of (%s)",
  async (end) => {
    const sale = await mixedSale(market, 100_000);
    if (end === "pay") await pay(market, sale, sale.order.amount_due);
    await must(market.as(sale.buyer).put(`/orders/${sale.order.id}/cancel`));
    await market.runDue();
    await expectSame(sale);
  },
);

test("a changed rule names the transition and the amounts, and no other transition", async () => {
  const sale = await completedSale(market);
  const [{ definition }] = await scratch.admin<[{ definition: string }]>`
    select pg_get_functiondef('private.effect_release_escrow'::regproc) as definition`;
  const changed = definition.replace("- p_order.commission,", "- p_order.commission - 1000,")
    .replace(
      "'commission_revenue', p_order.commission",
      "'commission_revenue', p_order.commission + 1000",
    );
  expect(changed).not.toBe(definition);
  await scratch.admin.unsafe(changed);
  const different = (await replayed(sale)).filter(({ isSame }) => !isSame);
  await scratch.admin.unsafe(definition);
  expect(different).toMatchObject([{
    text: expect.stringMatching(/-> COMPLETED .* DIFFERS: posts release: commission_revenue 1000,/),
  }]);
});

test("a transition that the rules no longer have is named", async () => {
  const sale = await completedSale(market);
  await scratch.admin`update private.order_transitions set actor = 'staff'
    where from_status = 'AWAITING_PAYMENT' and to_status = 'READY_TO_SHIP'`;
  const different = (await replayed(sale)).filter(({ isSame }) => !isSame);
  await scratch.admin`update private.order_transitions set actor = 'provider'
    where from_status = 'AWAITING_PAYMENT' and to_status = 'READY_TO_SHIP'`;
  expect(different.map(({ text }) => text)).toEqual([
    expect.stringMatching(
      /DIFFERS: raises "CONFLICT: The order is AWAITING_PAYMENT and cannot become/,
    ),
  ]);
});

test("an order replays the same after a dump was loaded, and after its buyer left", async () => {
  const sale = await completedSale(market);
  const recorded = (await readOrder(market.database.admin, sale.order.id))!;
  const loaded = recorded.steps.map((each) => ({ ...each, xmin: "7" }));
  const lines = await replay({ ...recorded, steps: loaded }, scratch.admin);
  expect(lines.filter(({ isSame }) => !isSame)).toEqual([]);
  expect(lines).toEqual(await replayed(sale));
  await must(market.as(sale.buyer).delete("/auth/me"));
  await market.runDue();
  await expectSame(sale);
});

test("the source is only read, and an unknown order is none", async () => {
  const sale = await completedSale(market);
  const count = () =>
    market.database.admin`
      select (select count(*) from private.order_history) as steps, (select count(*) from private.outbox) as events,
        (select count(*) from private.ledger_entries) as entries, (select count(*) from private.jobs) as jobs`;
  const before = await count();
  await replayed(sale);
  expect(await count()).toEqual(before);
  expect(await readOrder(market.database.admin, "ORD-000000-XXXXXX")).toBeNull();
});

test("the command reads the database of its URL, says what it cannot replay, and ends with 0", async () => {
  const sale = await completedSale(market);
  const { stdout, code } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "tools/replay.ts", sale.order.reference],
    cwd: PROJECT_ROOT,
    env: { DEPLOY_DATABASE_URL: market.database.url("postgres") },
  }).output();
  expect(new TextDecoder().decode(stdout)).toMatch(/-> COMPLETED .* same\n[^]*Not replayed: /);
  expect(code).toBe(0);
});
