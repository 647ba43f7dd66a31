/** What one member of staff decides about a bundle counts for all its orders that it moves. */
import { afterEach, expect, test } from "vitest";
import { approve } from "../../support/approvals.ts";
import { openBundle } from "../../support/bundles.ts";
import { chargebacksOf, decide, dispute } from "../../support/chargebacks.ts";
import { must, useMarket } from "../../support/market.ts";

const market = useMarket();
afterEach(() => market.proveMoney());

test("a bundle above 5,000,000 is delivered by two people, whatever each item costs", async () => {
  const ops = await market.staff("ops_admin");
  const bundle = await openBundle(market, [2_000_000, 2_000_000, 2_000_000]);
  await bundle.sales[0].pay();
  await must(
    bundle.sales[0].step("seller", "ship", { tracking_number: crypto.randomUUID() }),
  );
  const deliver = await ops.put(`/orders/${bundle.sales[1].order.id}/status`, {
    status: "DELIVERED",
  });
  expect(deliver.status).toBe(202);
  expect(await bundle.statuses()).toEqual(Array(3).fill("SHIPPED"));
  await must(approve(market, deliver.body.data.approval_id));
  expect(await bundle.statuses()).toEqual(Array(3).fill("DELIVERED"));
});

test("a chargeback of a part of a bundle is cancelled by two people when the rest for the buyer is above the limit", async () => {
  const bundle = await openBundle(market, [900_000, 900_000, 900_000]);
  await bundle.sales[0].pay();
  await dispute(market, bundle.sales[0], { amount: 100_000 });
  const [open] = await chargebacksOf(market, bundle.sales[0]);
  const proposed = await decide(market, open!, "cancel");
  expect(proposed.status).toBe(202);
  expect(await bundle.statuses()).toEqual(Array(3).fill("READY_TO_SHIP"));
  await must(approve(market, proposed.body.data.approval_id));
  expect(await bundle.statuses()).toEqual(Array(3).fill("CANCELLED"));
});

test("a bundle's chargeback of an unknown amount is withdrawn by two people above the limit", async () => {
  const bundle = await openBundle(market, [500_000, 500_000, 500_000]);
  await bundle.sales[0].pay();
  await market.services.db.service.call("internal.announce_chargeback", {
    dispute_id: crypto.randomUUID(),
    reference: bundle.sales[0].order.reference,
    amount: 0,
    is_won: false,
  });
  const [announced] = await chargebacksOf(market, bundle.sales[0]);
  expect((await decide(market, announced!, "withdraw")).status).toBe(202);
});
