import { afterEach, expect, test } from "vitest";
import {
  atOnce,
  QUOTE_SECRET,
  race,
  RACING,
  ROUNDS,
  setUp,
  tally,
  useMarket,
} from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { accountBalance } from "../../support/money.ts";
import { signQuote } from "../../../functions/shipping/sign_quote.ts";

const market = useMarket(RACING);
afterEach(() => market.proveMoney());
const parties = setUp(() => market.couple());

/** The orders of new buyers for a listing, with quotes copied from one of the same weight and price. */
async function prepare(buyers: number) {
  const first = await parties.seller.list();
  const newBuyers = await atOnce(buyers, () => market.user());
  const orders: ((listing_id: string) => { buyer: User; body: object })[] = [];
  for (const buyer of newBuyers) {
    const body = await buyer.orderBody(first);
    const { quote } = JSON.parse(atob(body.shipping_quote.split(".")[1]!));
    orders.push((listing_id) => {
      const shipping_quote = signQuote({ ...quote, listing_ids: [listing_id] }, [QUOTE_SECRET]);
      return { buyer, body: { ...body, listing_id, shipping_quote } };
    });
  }
  return (listing_id: string) => orders.map((order) => order(listing_id));
}

test(`of fifty concurrent buyers one gets the order, with one invoice, ${ROUNDS} times`, async () => {
  const ordersFor = await prepare(50);
  await race(async () => {
    const orders = ordersFor(await parties.seller.list());
    const answers = await Promise.all(orders.map(({ buyer, body }) => buyer.post("/orders", body)));
    expect(tally(answers)).toEqual({ 201: 1, 409: 49 });
    const { data } = answers.find(({ status }) => status === 201)!.body;
    expect(await market.invoicesOf(data.reference)).toHaveLength(1);
  });
});

test(`of a concurrent confirmation and dispute one succeeds and the other has no effect, ${ROUNDS} times`, async () => {
  await race(async (round) => {
    const sale = await market.paidSale({}, parties);
    const confirm = () => sale.step(parties.buyer, "confirm");
    const dispute = () => sale.step(parties.buyer, "dispute", { reason: "Rusak" });
    const racers = round % 2 === 0 ? [confirm(), dispute()] : [dispute(), confirm()];
    const answers = await Promise.all(racers);
    expect(tally(answers)).toEqual({ 200: 1, 409: 1 });
    const winner = answers.find(({ status }) => status === 200)!.body.data.status;
    const losers = [
      answers.find(({ status }) => status === 409)!,
      await confirm(),
      await dispute(),
    ];
    for (const { status, body } of losers) {
      expect([status, body.error.message]).toEqual([409, expect.stringContaining(winner)]);
    }
    expect(await sale.status()).toBe(winner);
  });
});

test(`a payment concurrent with the end of the payment window makes the sale, ${ROUNDS} times`, async () => {
  await race(async (round) => {
    const sale = await market.openSale({}, parties);
    const deadline = sale.order.id + ":%";
    const fallDue = () =>
      market.sql`
        update private.jobs set run_at = private.now()
        where kind = 'orders_deadline' and key like ${deadline}`;
    const pay = () => sale.invoice("pay");
    await fallDue();
    // Zero to two requests first vary the moment at which the payment meets the deadline.
    const clock = market.runDue();
    for (let wait = 0; wait < round % 3; wait++) await sale.status();
    await Promise.all([clock, pay()]);
    await market.runDue();
    // Either way: an order that has just expired revives while its listing is free.
    expect(await sale.status()).toBe("READY_TO_SHIP");
  });
});

const staff = setUp(() => market.staffClient());

/** The marketplace's accounts are stripes by order: payments of two orders do not wait for one another. */
const stripeOf = ({ order }: Pick<Sale, "order">) => parseInt(order.id.slice(-1), 16);

/** A sale for which this holds; others are dropped. */
async function until(make: () => Promise<Sale>, isRight: (sale: Sale) => boolean): Promise<Sale> {
  for (;;) {
    const sale = await make();
    if (isRight(sale)) return sale;
  }
}

test("while one payment is not committed, those of other stripes are, and one of its own waits", async () => {
  const sales: Sale[] = [];
  const nextOf = (held: Sale) =>
    sales.find((sale) => sale !== held && stripeOf(sale) === stripeOf(held));
  while (sales.length < 8 || !sales.some(nextOf)) {
    sales.push(await market.openSale({}, parties));
  }
  const held = sales.find(nextOf)!;
  const same = nextOf(held)!;
  const others = sales.filter((sale) => stripeOf(sale) !== stripeOf(held));
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
