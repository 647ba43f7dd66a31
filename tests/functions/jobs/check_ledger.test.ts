/** The nightly check of the ledger: what it finds, where it stays, and where it goes on. */
import { expect, test } from "vitest";
import { must, setUp, useMarket } from "../../support/market.ts";

const market = useMarket({}, { nights: true });
const staff = setUp(() => market.staffClient());

const DAY = 24 * 3600;
const night = () => market.time.advance(DAY);
const cases = async () => (await must(staff.get("/admin/cases?kind=ledger_drift"))).total;
const place = async () =>
  (await market.sql`select transfers_until, drift::int, finished_at from private.ledger_check`)[0]!;
/** As the owner of the database, past the triggers. */
const tamper = (change: string) =>
  market.database.admin.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql.unsafe(change);
  });

const balance = (by: number) => `
  update private.ledger_accounts set balance = balance + ${by}
  where id = (select min(id) from private.ledger_accounts where kind = 'escrow')`;
const entry = (by: number, order: string) => `
  update private.ledger_entries set amount = amount + ${by}
  where amount < 0
    and transfer_id = (select id from private.ledger_transfers where key = 'order:${order}:paid')`;

test.each([
  ["a balance of an account that nobody touched", balance],
  ["an entry that does not follow from the one before", entry],
])("%s is a case the next morning, which ends when it is mended", async (_, by) => {
  const { order } = await market.paidSale();
  await tamper(by(5, order.id));
  await night();
  expect(await cases()).toBe(1);
  const { transfers_until } = await place();
  await night();
  expect((await place())["transfers_until"]).toEqual(transfers_until);
  expect(await cases()).toBeGreaterThan(0);
  await tamper(by(-5, order.id));
  await night();
  expect(await cases()).toBe(0);
});

test("what was not checked for 26 hours is a signal, and the next night makes up for it", async () => {
  const behind = async () => (await must(staff.get("/admin/reliability"))).ledger_check_behind_s;
  await night();
  expect(await behind()).toBe(0);
  await market.sql`
    update private.jobs set run_at = run_at + interval '3 days' where kind = 'analytics' and finished_at is null`;
  await market.time.advance(2 * DAY);
  expect(await behind()).toBeGreaterThan(20 * 3600);
  await market.time.advance(2 * DAY);
  expect(await behind()).toBe(0);
});
