import { afterAll, beforeAll, expect, test } from "vitest";
import { replay } from "../../local/tools/replay.ts";
import { readOrder } from "../../local/tools/replay/order.ts";
import {
  completedSale,
  deliveredSale,
  must,
  returnApprovedSale,
  returnRequestedSale,
  sendBack,
  step,
} from "../support/life.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";
import { useMarket } from "../support/market.ts";
import { paidSale } from "../support/sale.ts";
import type { Sale } from "../support/sale.ts";
import { settlementsOf } from "../support/settlements.ts";

const market = useMarket();
let scratch: TestDatabase;
beforeAll(async () => void (scratch = await createDatabase()));
afterAll(() => scratch.drop());

const replayed = async ({ order }: Sale) =>
  await replay((await readOrder(market.database.admin, order.reference))!, scratch.admin);

const settled = async () => {
  const sale = await returnRequestedSale(market);
  const { offered, accept } = settlementsOf(market);
  await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 30_000)));
  return sale;
};
const refunded = async () => {
  const sale = await returnApprovedSale(market);
  await sendBack(market, sale);
  await must(step(market, sale.seller, sale, "return-received"));
  return sale;
};
const cancelled = async () => {
  const sale = await paidSale(market);
  await must(step(market, sale.buyer, sale, "cancel", { reason: "Salah ukuran" }));
  await market.runDue();
  return sale;
};
const overdue = async () => {
  const sale = await deliveredSale(market);
  await market.time.advance(4 * 24 * 3600);
  return sale;
};
const disputed = async () => {
  const sale = await deliveredSale(market);
  await must(
    step(market, sale.buyer, sale, "dispute", { reason: "damaged", description: "Sobek" }),
  );
  const [{ id }] = await market.database.admin<[{ id: string }]>`
    select id from private.disputes where order_id = ${sale.order.id}`;
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/disputes/${id}/resolve`, { resolution: "refund", note: "Sobek" }));
  return sale;
};

test.each([
  ["finished", completedSale, "READY_TO_SHIP -> "],
  ["completed by the clock", overdue, "DELIVERED -> COMPLETED"],
  ["settled", settled, "settlement: "],
  ["returned and refunded", refunded, "RETURN_APPROVED -> RETURN_RECEIVED -> REFUNDED"],
  ["cancelled", cancelled, "READY_TO_SHIP -> CANCELLED"],
  ["refunded by staff", disputed, "DISPUTED -> REFUNDED"],
])("an order that was %s replays the same", async (_, make, part) => {
  const lines = await replayed(await make(market));
  expect(lines.filter(({ isSame }) => !isSame)).toEqual([]);
  expect(lines.map(({ text }) => text).join("\n")).toContain(part);
});

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
