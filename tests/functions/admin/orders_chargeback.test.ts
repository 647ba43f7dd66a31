import { expect, test } from "vitest";
import { chargebacksOf, decide, dispute } from "../../support/chargebacks.ts";
import { useMarket } from "../../support/market.ts";
import { paidSale } from "../../support/sale.ts";
import { reconcile } from "../../support/reconcile.ts";
import { REASON } from "../../support/staff.ts";

const market = useMarket();

test("staff announce what they read elsewhere, once, and only of a payment that came", async () => {
  const sale = await paidSale(market);
  const staff = market.as(await market.staff("ops_admin"));
  const body = { amount: 164_750, evidence: "E-mail of the provider" };
  const announce = () => staff.post(`/admin/orders/${sale.order.id}/chargeback`, body, REASON);
  const answers = await Promise.all([announce(), announce(), announce()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  await dispute(market, sale, { told: false });
  expect((await reconcile(market)).differences).toEqual([]);
  const [open] = await chargebacksOf(market, sale);
  expect(open).toMatchObject({ status: "open" });
  const decisions = await Promise.all(
    ["claims", "cancel", "claims", "cancel"].map((outcome) => decide(market, open!, outcome)),
  );
  expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const audit = await market.as(await market.staff("superadmin"))
    .get(`/admin/audit?target_id=${open!.id}`);
  expect(audit.body.data.items).toMatchObject([{ after: { evidence: "Ticket 4711" } }]);
});
