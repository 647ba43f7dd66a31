/** payout_decision_days count from what the provider said last, however old the withdrawal is. */
import { afterEach, expect, test } from "vitest";
import { approved } from "../../support/approvals.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { reconcile } from "../../support/reconcile.ts";
import { REASON } from "../../support/staff.ts";
import { setUp } from "../../support/set_up.ts";
import { provider, reread, wealthy, withdraw } from "../../support/withdrawals.ts";
import type { Withdrawal } from "../../support/withdrawals.ts";

const market = useMarket();
const root = setUp(() => market.staff("superadmin"));
afterEach(() => proveMoney(market));

const DAY = 24 * 3600;
const decide = ({ id }: Withdrawal, outcome: string) =>
  approved(market, () =>
    market.as(root).post(
      `/admin/payouts/${id}/decide`,
      { outcome, evidence: "Ticket 4711: the bank statement shows it" },
      REASON,
    ));
/** Nothing is decided now, nor a day later; two days later it is. */
async function waits(withdrawal: Withdrawal, outcome: string) {
  for (const days of [0, 1]) {
    await market.time.advance(days * DAY);
    const { status, body } = await decide(withdrawal, outcome);
    expect([days, status, body.error?.reason]).toEqual([days, 409, "correction_too_early"]);
  }
  await market.time.advance(DAY + 1);
  await must(decide(withdrawal, outcome));
}
const listAsPaid = ({ id, net }: Withdrawal) =>
  market.database.admin`
    insert into private.provider_transactions (id, type, status, reference, cashflow, amount, fee, created_at)
    values (gen_random_uuid()::text, 'DISBURSEMENT', 'SUCCESS', ${id}, 'MONEY_OUT', ${net}, 0, private.now())`;

test("a link that changes late is given its days, from its change", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await market.time.advance(5 * DAY);
  await provider(market, withdrawal, "complete");
  await market.runDue();
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  await market.sandbox(`/payment/transactions/${withdrawal.id}/change`, { status: "REVERSED" });
  await reconcile(market);
  await waits(withdrawal, "paid");
});

test("a list that shows late what the link denies is given its days, from its row", async () => {
  const withdrawal = await withdraw(market, await wealthy(market));
  await provider(market, withdrawal, "expire");
  await market.time.advance(5 * DAY);
  await listAsPaid(withdrawal);
  await waits(withdrawal, "paid");
});

test.each([
  ["turns back", { status: "REVERSED" }],
  ["gets another amount", { amount: 47_000 }],
  ["gets a negative fee", { fee: -500 }],
])("a row listed earlier that %s late is given its days, from the change", async (_, change) => {
  const withdrawal = await withdraw(market, await wealthy(market));
  await provider(market, withdrawal, "complete");
  await market.runDue();
  await reconcile(market);
  await market.time.advance(5 * DAY);
  await market.sandbox(`/payment/transactions/${withdrawal.id}/change`, change);
  await reconcile(market);
  await waits(withdrawal, "paid");
});

test("a link that is forgotten late is given its days, from the case", async () => {
  const withdrawal = await withdraw(market, await wealthy(market));
  await market.time.advance(2 * DAY);
  await market.database.admin`
    update private.withdrawals set provider_payout_id = ${crypto.randomUUID()}
    where id = ${withdrawal.id}`;
  await market.time.advance(DAY / 2);
  await waits(withdrawal, "not_paid");
});
