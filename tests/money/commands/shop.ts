/** What happens in the shop: things are offered, changed, taken down, and ordered by one or by several at once. */
import * as fc from "fast-check";
import type { Answer } from "../../support/client.ts";
import { expectData } from "../../support/sale.ts";
import { verb, voucher } from "../step.ts";
import type { Voucher } from "../step.ts";
import { addressOf, NAMES, offer, PRICES, within } from "../world.ts";
import type { World } from "../world.ts";

const item = fc.nat(NAMES.length - 1);
const price = fc.constantFrom(...PRICES);
const orderAnswers = [201, 403, 404, 409, 503];

interface Wish {
  item: number;
  who: number;
  voucher: Voucher;
}

export const list = verb({
  weight: 4,
  wish: fc.record({ item, price }),
  tell: ({ item, price }) => `${NAMES[item]} offers a new item for ${price}`,
  act: (world, { item, price }) => offer(world, item, price),
});

export const edit = verb({
  weight: 2,
  wish: fc.record({ item, price: fc.option(price) }),
  tell: ({ item, price }) =>
    `${NAMES[item]} ${price === null ? "takes their item down" : `changes the price to ${price}`}`,
  act: async ({ market, people, listings }, { item, price }) => {
    const [owner, path] = [market.as(people[item]!), `/listings/${listings[item]}`];
    const answer = price === null ? owner.delete(path) : owner.patch(path, { price });
    within(await answer, 200, 404, 409);
  },
});

const told = (voucher: Voucher) =>
  voucher === null ? "" : ` with the ${["small", "great"][voucher]} voucher`;

/** Rates for the item as it stands, and an order with the first of them. */
async function orderOnce(
  world: World,
  { item, who, voucher }: Wish,
  key?: string,
): Promise<Answer[]> {
  const client = world.market.as(world.people[who]!);
  const wish = { listing_id: world.listings[item]!, address_id: await addressOf(world, who) };
  const rates = within(await client.post("/shipping/rates", wish), 200, 403, 404, 409, 503);
  if (rates.status !== 200) return [];
  const body = {
    ...wish,
    shipping_quote: rates.body.data.rates[0].quote as string,
    ...(voucher === null ? {} : { voucher_code: world.vouchers[voucher]! }),
  };
  if (key === undefined) return [within(await client.post("/orders", body), ...orderAnswers)];
  const send = () => client.post("/orders", body, { "idempotency-key": key });
  // As a browser whose button was pressed twice, and which then loads the page again.
  const answers = [...await Promise.all([send(), send()]), await send()];
  return answers.map((answer) => within(answer, ...orderAnswers));
}

export const order = verb({
  weight: 12,
  wish: fc.record({ item, who: item, voucher }),
  tell: ({ item, who, voucher }) => `${NAMES[who]} orders ${NAMES[item]}'s item${told(voucher)}`,
  act: async (world, wish) => void await orderOnce(world, wish),
});

export const orderTogether = verb({
  weight: 3,
  wish: fc.record({ item, voucher }),
  tell: ({ item, voucher }) => `all neighbours order ${NAMES[item]}'s item at once${told(voucher)}`,
  act: async (world, wish) => {
    const orders = NAMES.map((_, who) => orderOnce(world, { ...wish, who }));
    const answers = (await Promise.all(orders)).flat();
    const won = answers.filter(({ status }) => status === 201).length;
    if (won > 1) throw new Error(`${won} of them were told that it is theirs.`);
  },
});

export const orderTwice = verb({
  weight: 2,
  wish: fc.record({ item, who: item, voucher, key: fc.uuid() }),
  tell: ({ item, who, voucher }) =>
    `${NAMES[who]}'s browser sends the order of ${NAMES[item]}'s item three times${told(voucher)}`,
  act: async (world, { key, ...wish }) => {
    const answers = await orderOnce(world, wish, key);
    const ids = answers.filter(({ status }) => status === 201).map((answer) =>
      expectData(answer).id
    );
    if (new Set(ids).size > 1) throw new Error("One key, several orders.");
  },
});
