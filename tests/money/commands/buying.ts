import * as fc from "fast-check";
import type { Answer } from "../../support/client.ts";
import { DRESS } from "../../support/sale.ts";
import { command } from "../command.ts";
import { addressOf, item, NAMES, offer, others, price, voucher, within } from "../model.ts";
import type { Model, Voucher } from "../model.ts";

const orderAnswers = [201, 401, 403, 404, 409, 503];

interface Input {
  item: number;
  who: number;
  voucher: Voucher;
  /** Whether the wallet pays as far as it goes. */
  wallet: boolean;
}

export const list = command({
  weight: 4,
  input: fc.record({ item, price }),
  describe: ({ item, price }) => `${NAMES[item]} offers a new item for ${price}`,
  run: (model, { item, price }) => offer(model, item, price),
});

export const edit = command({
  weight: 2,
  input: fc.record({ item, price: fc.option(price) }),
  describe: ({ item, price }) =>
    `${NAMES[item]} ${price === null ? "takes their item down" : `changes the price to ${price}`}`,
  run: async ({ market, users, listings }, { item, price }) => {
    const [owner, path] = [market.as(users[item]!), `/listings/${listings[item]}`];
    const answer = price === null ? owner.delete(path) : owner.patch(path, { price });
    within(await answer, 200, 403, 404, 409);
  },
});

/** A voucher that is used up is invalid input; any other 400 is a mistake. */
function ordered(answer: Answer, voucher: Voucher): Answer {
  const isUsedUp = answer.status === 400 && voucher !== null &&
    answer.body.error.message === "You cannot use this voucher.";
  return isUsedUp ? answer : within(answer, ...orderAnswers);
}

const wallet = fc.constantFrom(false, false, true);

const paymentNote = ({ voucher, wallet }: Pick<Input, "voucher" | "wallet">) =>
  (voucher === null ? "" : ` with the ${["small", "great"][voucher]} voucher`) +
  (wallet ? " from the wallet" : "");

/** Requests rates for the item and orders with the first one. */
async function orderOnce(
  model: Model,
  { item, who, voucher, wallet }: Input,
  key?: string,
  others: string[] = [],
): Promise<Answer[]> {
  const { bargains, market, users } = model;
  const client = market.as(users[who]!);
  const listing_id = model.listings[item]!;
  const offer = others.length > 0 &&
    bargains.findLast((bargain) =>
      bargain.listing === listing_id && bargain.buyer === users[who]!.id &&
      bargain.accepted !== null
    );
  const request = {
    ...(others.length > 0 ? { listing_ids: [listing_id, ...others] } : { listing_id }),
    ...(offer ? { offer_id: offer.id } : {}),
    address_id: await addressOf(model, who),
  };
  const rates = within(await client.post("/shipping/rates", request), 200, 403, 404, 409, 503);
  if (rates.status !== 200) return [];
  const body = {
    ...request,
    shipping_quote: rates.body.data.rates[0].quote as string,
    use_wallet: wallet,
    ...(voucher === null ? {} : { voucher_code: model.vouchers[voucher]! }),
  };
  if (key === undefined) return [ordered(await client.post("/orders", body), voucher)];
  const send = () => client.post("/orders", body, { "idempotency-key": key });
  // As a browser with a double click and a reload.
  const answers = [...await Promise.all([send(), send()]), await send()];
  return answers.map((answer) => ordered(answer, voucher));
}

export const order = command({
  weight: 12,
  input: fc.record({ item, who: item, voucher, wallet }),
  describe: ({ item, who, ...payment }) =>
    `${NAMES[who]} orders ${NAMES[item]}'s item${paymentNote(payment)}`,
  run: async (model, input) => void await orderOnce(model, input),
});

/** One purchase, at the price of their accepted offer for the first item, if they have one. */
export const orderBundle = command({
  weight: 6,
  input: fc.record({ item, who: item, voucher, wallet, others }),
  describe: ({ item, who, others, ...payment }) =>
    `${NAMES[who]} orders ${NAMES[item]}'s item${
      others.length === 0 ? "" : ` and others for ${others.join(", ")}`
    }${paymentNote(payment)}`,
  run: async (model, { others, ...input }) => {
    const listed: string[] = [];
    for (const price of others) {
      const owner = model.market.as(model.users[input.item]!);
      const answer = within(await owner.post("/listings", { ...DRESS, price }), 201, 403);
      if (answer.status !== 201) return;
      listed.push(answer.body.data.id);
    }
    await orderOnce(model, input, undefined, listed);
  },
});

export const orderTogether = command({
  weight: 3,
  input: fc.record({ item, voucher, wallet }),
  describe: ({ item, ...payment }) =>
    `all users order ${NAMES[item]}'s item at once${paymentNote(payment)}`,
  run: async (model, input) => {
    const orders = NAMES.map((_, who) => orderOnce(model, { ...input, who }));
    const answers = (await Promise.all(orders)).flat();
    const won = answers.filter(({ status }) => status === 201).length;
    if (won > 1) throw new Error(`${won} users got the same item.`);
  },
});

export const orderTwice = command({
  weight: 2,
  input: fc.record({ item, who: item, voucher, wallet, key: fc.uuid() }),
  describe: ({ item, who, ...payment }) =>
    `${NAMES[who]}'s browser sends the order of ${NAMES[item]}'s item three times${
      paymentNote(payment)
    }`,
  run: async (model, { key, ...input }) => {
    const answers = await orderOnce(model, input, key);
    const ids = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.id);
    if (new Set(ids).size > 1) throw new Error("One Idempotency-Key made several orders.");
  },
});
