import { expect, test } from "vitest";
import { must, REASON, useMarket } from "../../support/market.ts";
import { approved } from "../../support/approvals.ts";
import { differenceOf, reconcile } from "../../support/reconcile.ts";
import { provider, reread } from "../../support/withdrawals.ts";

const market = useMarket();

test("where the list takes back what the link says was paid, staff end the difference two days later", async () => {
  const person = await market.wealthy();
  const withdrawal = await person.withdraw();
  await provider(market, withdrawal, "complete");
  await market.runDue();
  await market.sandbox(`/payment/transactions/${withdrawal.id}/change`, { status: "REVERSED" });
  const [root, admin] = [await market.staff("superadmin"), await market.staff("administrator")];
  const propose = () =>
    root.post(`/admin/payouts/${withdrawal.id}/decide`, {
      outcome: "paid",
      evidence: "The bank's statement",
    }, REASON);
  const { id } = await differenceOf(market, withdrawal.id);
  const correct = () =>
    admin.post(`/admin/reconciliation/${id}/approve`, { account: "adjustments" }, REASON);
  const atOnce = await correct();
  expect([atOnce.status, atOnce.body.error.reason]).toEqual([409, "payout_link_explains"]);
  expect(atOnce.body.error.message).toContain("POST /admin/payouts/:id/decide");
  const early = await approved(market, propose);
  expect(early.body.error.reason).toBe("correction_too_early");
  await market.time.advance(2 * 24 * 3600);
  await must(approved(market, propose));
  await must(correct());
  expect(await reconcile(market)).toMatchObject({ drift: 0, differences: [] });
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  await market.proveMoney();
});
