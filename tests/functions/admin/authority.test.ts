/** How much one member of staff may decide alone (private.authorities). */
import { afterEach, expect, test } from "vitest";
import { approve } from "../../support/approvals.ts";
import { chargebacksOf, decide, dispute } from "../../support/chargebacks.ts";
import { atOnce, must, REASON, tally, useMarket } from "../../support/market.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

async function disputed(price: number) {
  const sale = await market.paidSale({ price });
  await must(sale.step("seller", "ship", { tracking_number: crypto.randomUUID() }));
  const { dispute } = await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
  return { sale, path: `/admin/disputes/${dispute.id}/resolve` };
}

test("a chargeback of an order in escrow goes to claims, or is withdrawn, by two people above the limit", async () => {
  const sale = await market.paidSale({ price: 2_000_000 });
  await dispute(market, sale);
  const [open] = await chargebacksOf(market, sale);
  const proposed = await decide(market, open!, "claims");
  expect(proposed.status).toBe(202);
  expect((await chargebacksOf(market, sale))[0]).toMatchObject({ outcome: null });
  await must(approve(market, proposed.body.data.approval_id));
  expect((await chargebacksOf(market, sale))[0]).toMatchObject({ outcome: "claims" });
});

test("a dispute above 5,000,000 is released by two people, and staff alone deliver no dear parcel", async () => {
  const ops = await market.staff("ops_admin");
  const { sale, path } = await disputed(6_000_000);
  const proposed = await ops.post(path, { resolution: "release" });
  expect(proposed.status).toBe(202);
  expect(await sale.status()).toBe("DISPUTED");
  await must(approve(market, proposed.body.data.approval_id));
  expect(await sale.status()).toBe("COMPLETED");

  const sent = await market.paidSale({ price: 6_000_000 });
  await must(sent.step("seller", "ship", { tracking_number: crypto.randomUUID() }));
  const deliver = await ops.put(`/orders/${sent.order.id}/status`, { status: "DELIVERED" });
  expect(deliver.status).toBe(202);
  expect(await sent.status()).toBe("SHIPPED");
  await must(approve(market, deliver.body.data.approval_id));
  expect(await sent.status()).toBe("DELIVERED");
});

test("refunds of one member of staff count together for a day, ten at once too", async () => {
  const ops = await market.staff("ops_admin");
  const cases = await atOnce(5, () => disputed(900_000));
  const answers = await Promise.all(
    cases.map(({ path }) => ops.post(path, { resolution: "refund" })),
  );
  expect(tally(answers)).toEqual({ 200: 3, 202: 2 });
  const other = await market.staff("ops_admin");
  expect((await other.post((await disputed(900_000)).path, { resolution: "refund" })).status)
    .toBe(200);
  await market.time.advance(24 * 60 * 60 + 1);
  expect((await ops.post((await disputed(900_000)).path, { resolution: "refund" })).status)
    .toBe(200);
});

test("a return that no carrier saw counts with the refunds", async () => {
  const ops = await market.staff("ops_admin");
  const statuses: number[] = [];
  for (let at = 0; at < 4; at++) {
    const sale = await market.returnApprovedSale({ price: 900_000 });
    statuses.push((await ops.put(`/orders/${sale.order.id}/return-received`)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 202]);
});

test("a superadmin is removed by two people, and two superadmins stay", async () => {
  const [first, second, third] = [
    await market.staff("superadmin"),
    await market.staff("superadmin"),
    await market.staff("superadmin"),
  ];
  const revoke = (of: { id: string }) =>
    first.send("DELETE", `/admin/roles/${of.id}/superadmin`, undefined, REASON);
  const proposed = await revoke(third);
  expect(proposed.status).toBe(202);
  expect((await approve(market, proposed.body.data.approval_id, third)).status).toBe(403);
  await must(approve(market, proposed.body.data.approval_id, second));
  await market.database.admin`
    delete from private.staff_roles
    where role = 'superadmin' and user_id not in (${first.id}, ${second.id})`;
  expect((await revoke(second)).body.error.reason).toBe("last_superadmin");
});
