import { afterEach, expect, test } from "vitest";
import { IMPATIENT, useMarket } from "../../support/market.ts";
import { payoutCallback } from "../../support/withdrawals.ts";

const market = useMarket(IMPATIENT);
afterEach(() => market.proveMoney());

test("a callback that arrives before the link is stored finds the withdrawal by our id", async () => {
  const user = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await user.withdraw();
  const link = (await market.with({}).get(`/sandbox/payment/payouts/${withdrawal.id}`)).body;
  expect(
    (await payoutCallback(market, { id: link.id, external_id: withdrawal.id, status: "CLAIMED" }))
      .status,
  )
    .toBe(200);
  expect(await user.reread(withdrawal)).toMatchObject({
    status: "LINK_CREATED",
    provider_payout_id: link.id,
  });
});

test("a callback with only the bank transfer's id is stored until the link is known", async () => {
  const user = await market.wealthy();
  await market.fault("payment", "create_payout", "timeout_after_commit");
  const withdrawal = await user.withdraw();
  await market.payout(withdrawal, "complete");
  expect(await user.reread(withdrawal)).toMatchObject({ status: "HELD" });
  await market.loseLeases();
  await market.time.advance(120);
  expect(await user.reread(withdrawal)).toMatchObject({ status: "PAID" });
});

test("a callback that claims a payout unknown to the provider moves nothing", async () => {
  const user = await market.wealthy();
  const withdrawal = await user.withdraw();
  for (const status of ["COMPLETED", "FAILED", "SUCCEEDED"]) {
    await payoutCallback(market, {
      id: withdrawal.provider_payout_id,
      external_id: withdrawal.id,
      status,
    });
  }
  expect(await user.reread(withdrawal)).toMatchObject({ status: "LINK_CREATED" });
});

test("a callback with another withdrawal's link moves neither", async () => {
  const [one, two] = [await market.wealthy(), await market.wealthy()];
  const [mine, other] = [await one.withdraw(), await two.withdraw()];
  await market.fault("payment", "callback", "error");
  await market.payout(other, "complete");
  await payoutCallback(market, {
    id: other.provider_payout_id,
    external_id: mine.id,
    status: "COMPLETED",
  });
  expect(await one.reread(mine)).toMatchObject({ status: "LINK_CREATED" });
  expect(await two.reread(other)).toMatchObject({ status: "LINK_CREATED" });
});

test("an unknown reference is stored as unknown on both paths", async () => {
  for (const path of ["/webhooks/xendit/payout", "/webhooks/payment_provider/payout"]) {
    const body = { external_id: crypto.randomUUID(), status: "COMPLETED" };
    expect((await payoutCallback(market, body, path)).status).toBe(200);
    const [event] = await market.sql`
      select outcome from private.provider_events where reference = ${body.external_id}`;
    expect(event).toMatchObject({ outcome: "unknown" });
  }
});
