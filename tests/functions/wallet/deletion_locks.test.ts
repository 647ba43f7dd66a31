/** A deletion locks proposals and withdrawals before the profile, as what works on them does. */
import { expect, test } from "vitest";
import { approve } from "../../support/approvals.ts";
import { SERVICE_KEY } from "../../support/environment.ts";
import { must } from "../../support/life.ts";
import { deadlocks, untilLocked } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { tell } from "../../support/portal.ts";
import { list } from "../../support/sale.ts";
import { openStaffClient } from "../../support/staff.ts";
import type { TestUser } from "../../support/users.ts";
import { fund, provider, withdraw } from "../../support/withdrawals.ts";

const market = useMarket({ FINANCE_DISBURSEMENT_ENABLED: "true" });

async function sellerWithMoney() {
  const person = await market.user();
  const listing = await list(market, person);
  await fund(market, person, 60_000);
  return { person, listing };
}

/** Runs `act` when the deletion of the account has locked all but its listing and the profile. */
async function duringDeletion(
  { person, listing }: { person: TestUser; listing: string },
  act: () => Promise<unknown>,
) {
  const before = await deadlocks(market);
  let both: Promise<unknown[]> | undefined;
  await market.database.admin.begin(async (sql) => {
    await sql`select from public.listings where id = ${listing} for update`;
    const deleted = must(market.as(person).delete("/auth/me"));
    await untilLocked(market, 1);
    both = Promise.all([deleted, act()]);
    await untilLocked(market, 2);
  });
  await both;
  expect(await deadlocks(market) - before).toBe(0);
  await proveMoney(market);
}

test("a repeated event of the portal waits for a deletion without the profile", async () => {
  const { admin } = market.database;
  const seller = await sellerWithMoney();
  const id = `evt_${crypto.randomUUID()}`;
  const data = { seller_id: seller.person.id, amount: 60_000 };
  const run = () =>
    must(market.with({ authorization: `Bearer ${SERVICE_KEY}` }).post("/finance-inbox/run"));
  await tell(market, "/internal/events", { id, type: "disbursement.approved", data });
  await run();
  await market.runDue();
  const [withdrawal] = await admin<{ id: string }[]>`
    select id from private.withdrawals where user_id = ${seller.person.id}`;
  await provider(market, withdrawal!, "complete");
  await market.runDue();
  await admin`update private.finance_inbox set handled_at = null where id = ${id}`;
  await duringDeletion(seller, run);
});

test("the approval of a proposal about a withdrawal waits for nothing that waits for it", async () => {
  const staff = await openStaffClient(market);
  const seller = await sellerWithMoney();
  const withdrawal = await withdraw(market, seller.person, 60_000);
  const { approval_id } = await must(staff.post(`/admin/payouts/${withdrawal.id}/settle`, {
    provider_payout_id: withdrawal.provider_payout_id,
  }));
  await provider(market, withdrawal, "complete");
  await duringDeletion(seller, () => approve(market, approval_id));
});

test("a callback of the provider waits for a deletion without the profile", async () => {
  const seller = await sellerWithMoney();
  const withdrawal = await withdraw(market, seller.person, 60_000);
  await provider(market, withdrawal, "complete");
  await duringDeletion(seller, () => provider(market, withdrawal, "return"));
});
