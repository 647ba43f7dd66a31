import { afterAll, afterEach, expect, test } from "vitest";
import { errorOf, must, RACING, REASON, setUp, useMarket } from "../../support/market.ts";
import type { Client } from "../../support/client.ts";
import { escrowOnly, letRefundsPass } from "../../support/refunds.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
afterAll(() => market.setting("escrow_only", 0));
const root = setUp(() => market.staff("superadmin"));

const evidence = "Ticket 4712: no refund has this reference";
const propose = (id: string, outcome = "not_paid", by: Client = root) =>
  by.post(`/admin/refunds/${id}/decide`, { outcome, evidence }, REASON);
const decide = (id: string, outcome?: string) => market.approved(() => propose(id, outcome));
const DAY = 24 * 3600;

/** A refund that the provider accepted. */
async function accepted() {
  await escrowOnly(market);
  const sale = await market.paidSale();
  await must(sale.step("buyer", "cancel"));
  await market.runDue();
  const [refund] = await market.sql`
    select id, provider_refund_id from private.refunds where order_id = ${sale.order.id}`;
  const { id, provider_refund_id } = refund as { id: string; provider_refund_id: string };
  const status = async () =>
    (await market.sql`select status from private.refunds where id = ${id}`)[0]!["status"];
  /** The provider has it no more. */
  const forget = async () => {
    await market.sql`
      update private.refunds set provider_refund_id = 'rfd-forgotten' where id = ${id}`;
    await market.time.advance(3 * DAY, DAY / 2);
  };
  const remember = () =>
    market.sql`
      update private.refunds set provider_refund_id = ${provider_refund_id} where id = ${id}`;
  const openCases = async () => [
    ...await market.sql`
      select kind from private.staff_cases where key = ${id} and closed_at is null`,
  ];
  return { sale, id, provider_refund_id, status, forget, remember, openCases };
}

test.each([["paid", "PAID", 0, "fail"], ["not_paid", "FAILED", 1, "succeed"]] as const)(
  "a refund that the provider has forgotten is decided as %s by two people, and its case closes; a callback against it is a case and moves no money",
  async (outcome, status, share, end) => {
    const refund = await accepted();
    await refund.forget();
    expect(await refund.openCases()).toEqual([{ kind: "refund_pending" }]);
    const { body } = await decide(refund.id, outcome);
    expect(body.data.result.after).toMatchObject({ status, evidence });
    expect(await refund.status()).toBe(status);
    expect(await refund.sale.buyer.wallet()).toBe(share * refund.sale.order.total);
    expect(await refund.openCases()).toEqual([]);
    expect(await errorOf(decide(refund.id))).toBe("409 refund_ended");
    await refund.remember();
    await must(market.sandbox(`/payment/refunds/${refund.provider_refund_id}/${end}`));
    await market.runDue();
    expect(await refund.openCases()).toEqual([{ kind: "refund_contradiction" }]);
    expect(await refund.sale.buyer.wallet()).toBe(share * refund.sale.order.total);
  },
);

test("a refund that the provider knows is not decided: what it says then counts", async () => {
  const refund = await accepted();
  expect(await errorOf(propose(refund.id))).toBe("409 refund_known");
  await letRefundsPass(market);
  expect(await errorOf(propose(refund.id))).toBe("409 refund_ended");
  expect(await refund.status()).toBe("PAID");
});

test("what the provider remembers before the approval ends the refund, and the approval is refused", async () => {
  const refund = await accepted();
  await refund.forget();
  const { approval_id } = await must(propose(refund.id));
  await refund.remember();
  expect(await errorOf(market.approve(approval_id))).toBe("409 refund_ended");
  expect(await refund.status()).toBe("PAID");
  expect(await refund.sale.buyer.wallet()).toBe(0);
});

test("a provider that knows the refund again while the approval waits counts, and nothing is booked", async () => {
  const refund = await accepted();
  await refund.forget();
  const { approval_id } = await must(propose(refund.id));
  const approval = await market.database.admin.begin(async (sql) => {
    await sql`select from private.approvals where id = ${approval_id} for update`;
    const approval = market.approve(approval_id);
    await market.untilLocked(1);
    await market.services.db.service.call("internal.record_refund", {
      refund_id: refund.id,
      attempt: 1,
      state: "pending",
      provider_refund_id: refund.provider_refund_id,
    });
    return { approval };
  });
  expect(await errorOf(approval.approval)).toBe("409 refund_known");
  expect(await refund.sale.buyer.wallet()).toBe(0);
});

test("an early decision, one of an unknown refund and one about oneself are rejected", async () => {
  const refund = await accepted();
  await market.sql`
    update private.refunds set provider_refund_id = 'rfd-forgotten' where id = ${refund.id}`;
  expect(await errorOf(propose(refund.id))).toBe("409 correction_too_early");
  expect(await errorOf(propose(crypto.randomUUID()))).toBe("404 refund_not_found");
  await market.time.advance(3 * DAY, DAY / 2);
  await market.appoint(refund.sale.buyer, "superadmin");
  expect(await errorOf(propose(refund.id, "not_paid", market.as(refund.sale.buyer))))
    .toBe("403 self_decision");
});

test("a refund that was pending for weeks waits from the day on which the provider forgot it", async () => {
  const refund = await accepted();
  await market.sql`
    update private.refunds
    set created_at = created_at - interval '30 days', provider_refund_id = 'rfd-forgotten'
    where id = ${refund.id}`;
  expect(await errorOf(propose(refund.id))).toBe("409 correction_too_early");
  await market.time.advance(3 * DAY, DAY / 2);
  await must(decide(refund.id));
  expect(await refund.status()).toBe("FAILED");
});

test("of several decisions at once one is made", async () => {
  const refund = await accepted();
  await refund.forget();
  await Promise.all([1, 2, 3].map(() => decide(refund.id)));
  expect(await refund.sale.buyer.wallet()).toBe(refund.sale.order.total);
});
