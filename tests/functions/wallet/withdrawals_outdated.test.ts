import { expect, test } from "vitest";
import { applyPayout, refreshPayout } from "../../../shared/work/withdrawal.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import {
  balanceOf,
  entriesOf,
  payoutsOf,
  provider,
  reread,
  wealthy,
  withdraw,
} from "../../support/withdrawals.ts";

const market = useMarket();

const deps = () =>
  ({ db: market.services.db, payouts: payoutsOf(market) }) as unknown as
    & Parameters<typeof refreshPayout>[0]
    & Parameters<typeof applyPayout>[0];
const readingsOf = async (id: string): Promise<number> =>
  (await market.database.admin`
    select link_readings::integer as count from private.withdrawals where id = ${id}`)[0]!["count"];

test.each([["fail", "complete", "PAID"], ["complete", "return", "RETURNED"]])(
  "an update that was read before %s and arrives after %s is ignored",
  async (first, second, status) => {
    const person = await wealthy(market);
    const withdrawal = await withdraw(market, person);
    await market.fault("payment", "callback", "error", 10);
    await provider(market, withdrawal, first);
    const before = await readingsOf(withdrawal.id);
    const older = (await payoutsOf(market).getPayout(withdrawal.provider_payout_id!))!;
    await refreshPayout(deps(), withdrawal.provider_payout_id!);
    await provider(market, withdrawal, second);
    await refreshPayout(deps(), withdrawal.provider_payout_id!);
    const entries = await entriesOf(market, person);
    expect(await applyPayout(deps(), older, before)).toBe("outdated");
    expect(await reread(market, person, withdrawal)).toMatchObject({ status });
    expect(await entriesOf(market, person)).toEqual(entries);
    await market.with({}).delete("/sandbox/faults");
    await proveMoney(market);
  },
);

test("a reading that another one overtakes is repeated, so the latest state wins", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  const link = withdrawal.provider_payout_id!;
  await market.fault("payment", "callback", "error", 10);
  const read = payoutsOf(market).getPayout;
  let interruptions = 0;
  const payout = await refreshPayout(deps(), link, async (id) => {
    const seen = await read(id);
    if (interruptions++ === 0) {
      await provider(market, withdrawal, "complete");
      await refreshPayout(deps(), link);
    }
    return seen;
  });
  expect([payout?.state, interruptions]).toEqual(["completed", 2]);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  expect(await balanceOf(market, person)).toMatchObject({ available: 50_000, held: 0 });
  await market.with({}).delete("/sandbox/faults");
});

test("concurrent readings of a link that flips all end at its last state, each step booked once", async () => {
  const person = await wealthy(market);
  const withdrawal = await withdraw(market, person);
  await market.fault("payment", "callback", "error", 20);
  const readings = Array.from({ length: 8 }, async (_, n) => {
    if (n === 2) await provider(market, withdrawal, "fail");
    if (n === 5) await provider(market, withdrawal, "complete");
    await refreshPayout(deps(), withdrawal.provider_payout_id!).catch(() => null);
  });
  await Promise.all(readings);
  await refreshPayout(deps(), withdrawal.provider_payout_id!);
  expect(await reread(market, person, withdrawal)).toMatchObject({ status: "PAID" });
  expect(await balanceOf(market, person)).toMatchObject({ available: 50_000, held: 0 });
  await market.with({}).delete("/sandbox/faults");
  await proveMoney(market);
});
