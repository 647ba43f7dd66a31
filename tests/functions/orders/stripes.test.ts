/** The marketplace's accounts are stripes by order: payments of two orders do not wait for one another. */
import { afterEach, expect, test } from "vitest";
import { RACING, setUp, useMarket } from "../../support/market.ts";
import type { Sale } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
const parties = setUp(() => market.couple());
const staff = setUp(() => market.staffClient());

const stripeOf = ({ order }: Pick<Sale, "order">) => parseInt(order.id.slice(-1), 16);

/** A sale for which this holds; others are dropped. */
async function until(make: () => Promise<Sale>, isRight: (sale: Sale) => boolean): Promise<Sale> {
  for (;;) {
    const sale = await make();
    if (isRight(sale)) return sale;
  }
}

test("while one payment is not committed, those of other stripes are, and one of its own waits", async () => {
  const open = () => market.openSale({}, parties);
  const held = await open();
  const others: Sale[] = [];
  while (others.length < 6) {
    others.push(await until(open, (sale) => stripeOf(sale) !== stripeOf(held)));
  }
  const same = await until(open, (sale) => stripeOf(sale) === stripeOf(held));
  let waiting: Promise<void> | undefined;
  await market.sql.begin(async (sql) => {
    const [me] = await sql`select pg_backend_pid() as pid`;
    await sql`select private.move_order(private.lock_order(${held.order.id}), 'READY_TO_SHIP', 'provider')`;
    await Promise.all(others.map((sale) => sale.pay()));
    for (const sale of others) {
      expect(await sale.status()).toBe("READY_TO_SHIP");
    }
    waiting = same.pay();
    await market.untilLocked(1, me!["pid"]);
  });
  await waiting;
  for (const sale of [held, same]) {
    expect(await sale.status()).toBe("READY_TO_SHIP");
  }
  // The payment of the held order was never made at the provider.
  await market.sql`
    update private.invoices set booked = ${held.order.total}, status = 'PAID' where order_id = ${held.order.id}`;
});

test("staff see one account, whose transfers are found in all stripes", async () => {
  const one = await market.paidSale({}, parties);
  const other = await until(
    () => market.paidSale({}, parties),
    (sale) => stripeOf(sale) !== stripeOf(one),
  );
  for (const sale of [one, other]) {
    const path = `/admin/ledger?order=${sale.order.id}&account=protection_fee_held`;
    const [{ kind, entries }] = (await staff.get(path)).body.data.items;
    expect(kind).toBe("payment");
    expect(entries.map(({ account, stripe }: Record<string, unknown>) => [account, stripe]))
      .toEqual([
        ["provider_cash", stripeOf(sale)],
        ["protection_fee_held", stripeOf(sale)],
        ["shipping_payable", stripeOf(sale)],
        ["escrow", 0],
      ]);
  }
});

test("a stripe with a floor does not fall below zero, even if other stripes have the money", async () => {
  const sale = await market.paidSale({}, parties);
  await until(() => market.paidSale({}, parties), (each) => stripeOf(each) !== stripeOf(sale));
  const [held] = await market.sql`
    select balance from private.ledger_accounts
    where kind = 'protection_fee_held' and stripe = ${stripeOf(sale)}`;
  const before = await accountBalance(market.database, "protection_fee_held");
  expect(before).toBeGreaterThan(held!["balance"]);
  const take = (amount: number) =>
    market.sql`
      select private.ledger_post('test:' || ${amount}::text, 'test', 'Test', ${sale.order.id}, array[
      private.ledger_line('protection_fee_held', ${-amount}), private.ledger_line('claims', ${amount})])`;
  await expect(take(held!["balance"] + 1)).rejects.toThrow("insufficient_balance");
  expect(await accountBalance(market.database, "protection_fee_held")).toBe(before);
});

test("the ledger's drift counts each stripe, even if two changed stripes sum to the same", async () => {
  const undo = new Error("undo");
  await market.sql.begin(async (sql) => {
    const drift = async () => {
      await sql`update private.ledger_check set next_at = private.now()`;
      await sql`select internal.check_ledger()`;
      return (await sql`select drift::int from private.ledger_check`)[0]!["drift"];
    };
    expect(await drift()).toBe(0);
    await sql`
      update private.ledger_accounts set balance = balance + case stripe when lowest then 5 else -5 end
      from (select min(stripe) as lowest, max(stripe) as highest from private.ledger_accounts
        where kind = 'provider_cash') as ends
      where kind = 'provider_cash' and stripe in (lowest, highest)`;
    expect(await drift()).toBe(10);
    throw undo;
  }).catch((error) => {
    if (error !== undo) throw error;
  });
});
