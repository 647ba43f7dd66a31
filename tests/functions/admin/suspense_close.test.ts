import { expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";
import { reconcile } from "../../support/reconcile.ts";

const market = useMarket();
const staff = setUp(() => market.staffClient());

/** A payment of a wrong amount in suspense. */
async function waiting() {
  const sale = await market.openSale();
  await sale.pay(12_000);
  const { items: [item] } = await must(staff.get(`/admin/suspense?order=${sale.order.id}`));
  return { sale, item };
}
const close = (id: string, body: object) => staff.post(`/admin/suspense/${id}/close`, body);

test("money paid back outside leaves suspense with evidence, and agrees with the provider's list", async () => {
  const { sale, item } = await waiting();
  const row = { type: "TRANSFER", amount: 12_000, cashflow: "MONEY_OUT" };
  const { body: repayment } = await market.sandbox("/payment/transactions", row);
  const answer = await must(close(item.id, {
    outcome: "paid_back",
    provider_reference: repayment.reference_id,
    evidence: "Bank receipt 4711",
  }));
  expect(answer).toMatchObject({ status: "paid_back", amount: 12_000 });
  expect(await sale.status()).toBe("EXPIRED");
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
  const log = (await staff.get(`/admin/audit?target_id=${item.id}`)).body.data.items;
  expect(log).toMatchObject([{ after: { evidence: "Bank receipt 4711" } }]);
  expect((await must(staff.get(`/admin/cases?order=${sale.order.id}`))).total).toBe(0);
  await market.proveMoney();
});

test("money that nobody can be paid is kept in a named account, with evidence", async () => {
  const { item } = await waiting();
  const before = await accountBalance(market.database, "adjustments");
  expect((await close(item.id, { outcome: "kept" })).status).toBe(400);
  expect((await close(item.id, { outcome: "paid_back", evidence: "None" })).status).toBe(400);
  await must(close(item.id, { outcome: "kept", evidence: "The payer has died; letter of 3 May" }));
  expect(await accountBalance(market.database, "adjustments") - before).toBe(12_000);
  await market.proveMoney();
});

test("of two decisions about one amount at the same time, one holds", async () => {
  for (let round = 0; round < 5; round++) {
    const { item } = await waiting();
    const answers = await Promise.all([
      close(item.id, { outcome: "kept", evidence: "Nobody asked" }),
      staff.post(`/admin/suspense/${item.id}/refund`),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  await market.proveMoney();
});
