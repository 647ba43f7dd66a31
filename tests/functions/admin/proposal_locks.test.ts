/** Bans, suspensions, deletions and lost roles lock proposals first, as approvals do, so that they cannot deadlock. */
import { expect, test } from "vitest";
import { approve, approverOf } from "../../support/approvals.ts";
import type { Answer } from "../../support/client.ts";
import { must } from "../../support/life.ts";
import { deadlocks, untilLocked } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { openAgain } from "../../support/races.ts";
import { list } from "../../support/sale.ts";
import { REASON } from "../../support/staff.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();

const leave = (person: TestUser) => market.as(person).delete("/auth/me");
const set = async ({ id }: TestUser, account_status: string) =>
  await market.as(await approverOf(market)).put(
    `/admin/accounts/${id}`,
    { account_status },
    REASON,
  );
const propose = async (by: TestUser, user_id: string): Promise<string> =>
  (await must(market.as(by).post("/admin/adjustments", { user_id, amount: 25_000 }, REASON)))
    .approval_id;

/** `second` begins when `first` waits for what `holder` has locked, and waits as well before that is free. */
async function crossing(
  holder: string,
  first: () => Promise<Answer>,
  second: () => Promise<Answer>,
): Promise<number[]> {
  const before = await deadlocks(market);
  const acts: Promise<Answer>[] = [];
  await market.database.admin.begin(async (sql) => {
    await sql.unsafe(holder);
    for (const [at, act] of [first, second].entries()) {
      acts.push(act());
      await untilLocked(market, at + 1);
    }
  });
  const answers = await Promise.all(acts);
  expect(await deadlocks(market) - before).toBe(0);
  await proveMoney(market);
  return answers.map(({ status }) => status);
}

/** Somebody of staff who bought from whom they propose an adjustment for, and who sells something, too. */
async function proposer() {
  const [buyer, seller] = [await market.staff("superadmin"), await market.user()];
  const sale = await openAgain(market, { buyer, seller });
  const listing = await list(market, buyer);
  return { sale, id: await propose(buyer, seller.id), listing };
}
const lockListing = (id: string) => `select from public.listings where id = '${id}' for update`;

test("the ban of a proposer beside the deletion of whom the proposal is about", async () => {
  const { sale, listing } = await proposer();
  const ban = () => set(sale.buyer, "banned");
  expect(await crossing(lockListing(listing), ban, () => leave(sale.seller))).toEqual([200, 409]);
});

test.each(["suspended", "banned"])(
  "an approval that names its proposer, who is %s meanwhile",
  async (status) => {
    const chief = await market.staff("superadmin");
    const [setting] = await market.database
      .admin`select value from private.settings where name = 'quote_minutes'`;
    const { approval_id } = await must(
      market.as(chief).patch("/admin/settings", {
        key: "quote_minutes",
        value: Number(setting!["value"]) + 1,
        reason: "Ticket 4711",
      }),
    );
    const lock = "select pg_advisory_xact_lock(hashtextextended('settings', 0))";
    const approval = () => approve(market, approval_id);
    expect(await crossing(lock, approval, () => set(chief, status))).toEqual([200, 200]);
  },
);

test("a role that is taken from a proposer beside the deletion of whom the proposals are about", async () => {
  const [chief, subject] = [await market.staff("superadmin"), await market.user()];
  for (let count = 0; count < 3; count++) await propose(chief, subject.id);
  // In the order of the table the last one comes first; the deletion goes by id.
  const ids = [9, 1, 5].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`);
  const rows = await market.database
    .admin`select id from private.approvals where proposer_id = ${chief.id}`;
  for (const [at, { id }] of rows.entries()) {
    await market.database.admin`update private.approvals set id = ${ids[at]!} where id = ${id}`;
  }
  const root = market.as(await approverOf(market));
  const revoke = () =>
    root.send("DELETE", `/admin/roles/${chief.id}/superadmin`, undefined, REASON);
  const held = `select from private.approvals where id = '${ids[2]}' for update`;
  expect(await crossing(held, () => leave(subject), revoke)).toEqual([200, 200]);
});
