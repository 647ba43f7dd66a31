/** What happens in the shop: things are offered, changed, taken down, and ordered by one or by several at once. */
import * as fc from "fast-check";
import type { Answer } from "../../support/client.ts";
import { expectData } from "../../support/sale.ts";
import { verb } from "../step.ts";
import { addressOf, NAMES, offer, PRICES, within } from "../world.ts";
import type { World } from "../world.ts";

const item = fc.nat(NAMES.length - 1);
const price = fc.constantFrom(...PRICES);
const orderAnswers = [201, 403, 404, 409, 503];

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

/** Rates for the item as it stands, and an order with the first of them. */
async function orderOnce(world: World, item: number, who: number, key?: string): Promise<Answer[]> {
  const client = world.market.as(world.people[who]!);
  const wish = { listing_id: world.listings[item]!, address_id: await addressOf(world, who) };
  const rates = within(await client.post("/shipping/rates", wish), 200, 403, 404, 409, 503);
  if (rates.status !== 200) return [];
  const body = { ...wish, shipping_quote: rates.body.data.rates[0].quote as string };
  if (key === undefined) return [within(await client.post("/orders", body), ...orderAnswers)];
  const send = () => client.post("/orders", body, { "idempotency-key": key });
  // As a browser whose button was pressed twice, and which then loads the page again.
  const answers = [...await Promise.all([send(), send()]), await send()];
  return answers.map((answer) => within(answer, ...orderAnswers));
}

export const order = verb({
  weight: 12,
  wish: fc.record({ item, who: item }),
  tell: ({ item, who }) => `${NAMES[who]} orders ${NAMES[item]}'s item`,
  act: async (world, { item, who }) => void await orderOnce(world, item, who),
});

export const orderTogether = verb({
  weight: 3,
  wish: fc.record({ item }),
  tell: ({ item }) => `all neighbours order ${NAMES[item]}'s item at once`,
  act: async (world, { item }) => {
    const answers = (await Promise.all(NAMES.map((_, who) => orderOnce(world, item, who)))).flat();
    const won = answers.filter(({ status }) => status === 201).length;
    if (won > 1) throw new Error(`${won} of them were told that it is theirs.`);
  },
});

export const orderTwice = verb({
  weight: 2,
  wish: fc.record({ item, who: item, key: fc.uuid() }),
  tell: ({ item, who }) =>
    `${NAMES[who]}'s browser sends the order of ${NAMES[item]}'s item three times`,
  act: async (world, { item, who, key }) => {
    const answers = await orderOnce(world, item, who, key);
    const ids = answers.filter(({ status }) => status === 201).map((answer) =>
      expectData(answer).id
    );
    if (new Set(ids).size > 1) throw new Error("One key, several orders.");
  },
});
