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
import type { User } from "../../support/market.ts";
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
