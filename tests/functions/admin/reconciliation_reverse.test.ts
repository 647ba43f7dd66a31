import { afterEach, expect, test } from "vitest";
import { must, setUp, tally, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";

const market = useMarket();
afterEach(() => market.proveMoney());
const staff = setUp(async () => {
  await market.setting("approval_day_idr", 1_000_000_000);
  return await market.staffClient();
});

const decide = (what: "approve" | "reverse") => ({ id }: { id: string }, body = {}) =>
  staff.post(`/admin/reconciliation/${id}/${what}`, body);
const [approve, reverse] = [decide("approve"), decide("reverse")];
const listSays = (reference: string, change: object) =>
  market.sandbox(`/payment/transactions/${reference}/change`, change);
const waitingFor = async ({ order }: Sale): Promise<{ id: string; amount: number }[]> =>
  (await must(staff.get(`/admin/suspense?status=open&order=${order.id}`))).items;

/** A payment that the provider's list reverses, and staff correct. */
async function wrongCorrection() {
  const sale = await market.paidSale();
  await listSays(sale.order.reference, { status: "REVERSED" });
  const difference = await market.differenceOf(sale.order.reference);
  expect(difference.difference).toBe(-sale.order.total);
  await must(approve(difference, { account: "claims" }));
  return { sale, difference };
}

test("a correction is taken back when the list changes its mind, and pays nobody (scenario V)", async () => {
  const { sale, difference } = await wrongCorrection();
  await listSays(sale.order.reference, { status: "SUCCESS" });
  const opposite = await market.differenceOf(sale.order.reference);
  const rejected = await approve(opposite);
  expect([rejected.status, rejected.body.error.message])
    .toEqual([409, expect.stringContaining(difference.id)]);
  expect(await must(reverse(difference))).toMatchObject({ status: "reversed" });
  expect(await market.reconcile()).toMatchObject({ drift: 0, differences: [] });
  expect(await waitingFor(sale)).toEqual([]);
  expect(await sale.buyer.balance()).toMatchObject({ available: 0 });
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect(await market.audit(difference.id)).toMatchObject([{
    action: "admin_reconciliation_reverse",
  }, { before: { status: "open" } }]);
});

test("a correction is taken back once, whoever asks at the same time", async () => {
  const { difference } = await wrongCorrection();
  const answers = await Promise.all([reverse(difference), reverse(difference)]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
  expect((await approve(difference)).status).toBe(409);
  await must(approve(await market.differenceOf(difference.reference), { account: "claims" }));
  expect((await market.reconcile()).differences.map(({ reference }) => reference))
    .not.toContain(difference.reference);
});

test("only the last correction of a reference can be taken back", async () => {
  const { sale, difference } = await wrongCorrection();
  await listSays(sale.order.reference, { status: "SUCCESS", amount: 7_000 });
  const second = await market.differenceOf(sale.order.reference);
  await must(approve(second));
  const rejected = await reverse(difference);
  expect([rejected.status, rejected.body.error.message])
    .toEqual([409, expect.stringContaining(second.id)]);
  await must(reverse(second));
  await must(reverse(difference));
});

test("taken back money leaves suspense, and its callback pays the order", async () => {
  const sale = await market.openSale();
  await sale.payWithoutCallback();
  const difference = await market.differenceOf(sale.order.reference);
  await must(approve(difference));
  expect(await waitingFor(sale)).toHaveLength(1);
  await must(reverse(difference));
  expect(await waitingFor(sale)).toEqual([]);
  await must(sale.buyer.get(`/payments/${sale.order.id}/check`));
  expect(await sale.status()).toBe("READY_TO_SHIP");
  expect((await market.reconcile()).differences.map(({ reference }) => reference))
    .not.toContain(sale.order.reference);
});

test("money that has left suspense cannot be taken back as well, in any order of two requests", async () => {
  for (let round = 0; round < 5; round++) {
    const sale = await market.openSale();
    await sale.payWithoutCallback();
    const difference = await market.differenceOf(sale.order.reference);
    await must(approve(difference));
    const [item] = await waitingFor(sale);
    const answers = await Promise.all([
      reverse(difference),
      staff.post(`/admin/suspense/${item!.id}/refund`),
    ]);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    await market.proveMoney();
  }
});

test("a loss is never taken from other people's money in suspense", async () => {
  const sale = await market.paidSale();
  await listSays(sale.order.reference, { status: "REVERSED" });
  const difference = await market.differenceOf(sale.order.reference);
  expect((await approve(difference, { account: "suspense" })).status).toBe(409);
  await must(approve(difference, { account: "claims" }));
});

test("an open difference has no correction to take back, and a dry run takes none back", async () => {
  const { difference } = await wrongCorrection();
  const dry = await staff.post(`/admin/reconciliation/${difference.id}/reverse?dry_run=true`);
  expect(dry.body.data.status).toBe("reversed");
  expect((await reverse(difference)).status).toBe(200);
  expect((await reverse({ id: crypto.randomUUID() })).status).toBe(404);
  expect((await reverse(await market.differenceOf(difference.reference))).status).toBe(409);
});
