// Offers, and orders at their price.
import * as fc from "fast-check";
import { command } from "../command.ts";
import { addressOf, item, NAMES, within } from "../model.ts";
import type { Bargain, Model } from "../model.ts";

/** 400, 409: five a day, and a price between two that has no step left. */
const ANSWERS = [200, 201, 400, 401, 403, 404, 409];

/** The newest bargain about the item that this user offers now. */
const bargainAt = ({ bargains, listings }: Model, item: number): Bargain | undefined =>
  bargains.findLast(({ listing }) => listing === listings[item]);

export const makeOffer = command({
  weight: 3,
  // Of each price in PRICES whole thousands.
  input: fc.record({ item, who: item, share: fc.constantFrom<(0.6 | 0.9)[]>(0.6, 0.9) }),
  describe: ({ item, who, share }) =>
    `${NAMES[who]} offers ${share * 100} % for ${NAMES[item]}'s item`,
  run: async (model, { item, who, share }) => {
    const { market, users, listings, bargains } = model;
    const [client, listing] = [market.as(users[who]!), listings[item]!];
    const seen = within(await client.get(`/listings/${listing}`), 200, 401, 403, 404);
    if (seen.status !== 200) return;
    const price = seen.body.data.price * share;
    const made = within(await client.post("/offers", { listing_id: listing, price }), ...ANSWERS);
    if (made.status !== 201) return;
    const { id } = made.body.data;
    bargains.push({ id, listing, buyer: users[who]!.id, price, accepted: null });
  },
});

/** From 60 % to 80; any other counter is no price. */
export const counterOffer = command({
  weight: 2,
  input: item,
  describe: (item) => `${NAMES[item]} answers the offer by a third more`,
  run: async (model, item) => {
    const bargain = bargainAt(model, item);
    if (bargain === undefined) return;
    const price = Math.round(bargain.price * 4 / 3);
    const answer = await model.market.as(model.users[item]!)
      .post(`/offers/${bargain.id}/counter`, { price });
    if (within(answer, ...ANSWERS).status !== 201) return;
    model.bargains.push({ ...bargain, id: answer.body.data.id, price });
  },
});

export const answerOffer = command({
  weight: 3,
  input: fc.record({
    item,
    side: fc.constantFrom<("buyer" | "seller")[]>("seller", "seller", "buyer"),
    step: fc.constantFrom<("accept" | "decline" | "withdraw")[]>(
      "accept",
      "accept",
      "accept",
      "decline",
      "withdraw",
    ),
    twice: fc.boolean(),
  }),
  describe: ({ item, side, step, twice }) =>
    `the ${side} answers the offer for ${NAMES[item]}'s item: ${step}${twice ? ", twice" : ""}`,
  run: async (model, { item, side, step, twice }) => {
    const { market, users } = model;
    const bargain = bargainAt(model, item);
    const who = side === "seller" ? users[item] : users.find(({ id }) => id === bargain?.buyer);
    if (bargain === undefined || who === undefined) return;
    const send = () => market.as(who).post(`/offers/${bargain.id}/${step}`);
    for (const answer of await Promise.all(twice ? [send(), send()] : [send()])) {
      if (within(answer, ...ANSWERS).status !== 200 || step !== "accept") continue;
      bargain.accepted = Date.parse(answer.body.data.updated_at);
    }
  },
});

/** `late`: the price becomes this between the rates and the order; `thief`: another user tries it. */
export const orderAtOffer = command({
  weight: 5,
  input: fc.record({
    item,
    late: fc.constantFrom<(30_000 | 150_000 | null)[]>(null, null, 30_000, 150_000),
    wallet: fc.constantFrom(false, false, true),
    thief: fc.constantFrom(false, false, false, true),
  }),
  describe: ({ item, late, wallet, thief }) =>
    `${thief ? "another user" : "its buyer"} orders ${NAMES[item]}'s item at the offer's price` +
    (wallet ? " from the wallet" : "") +
    (late === null ? "" : ` while the price becomes ${late}`),
  run: async (model, { item, late, wallet, thief }) => {
    const { market, users } = model;
    const bargain = bargainAt(model, item);
    const buyer = users.findIndex(({ id }) => id === bargain?.buyer);
    if (bargain === undefined || buyer < 0) return; // They have left.
    const who = thief ? (buyer + 1) % NAMES.length : buyer;
    const client = market.as(users[who]!);
    const [listing_id, address_id] = [bargain.listing, await addressOf(model, who)];
    const request = { listing_id, address_id, offer_id: bargain.id };
    const rates = within(await client.post("/shipping/rates", request), 200, 403, 404, 409, 503);
    if (rates.status !== 200) return;
    const body = { ...request, shipping_quote: rates.body.data.rates[0].quote, use_wallet: wallet };
    const reprice = async () => {
      if (late === null) return;
      const changed = market.as(users[item]!).patch(`/listings/${listing_id}`, { price: late });
      within(await changed, 200, 403, 404, 409);
    };
    // A real race: the price changes before, while or after the order is made.
    const [made] = await Promise.all([client.post("/orders", body), reprice()]);
    if (within(made, 201, 400, 401, 403, 404, 409, 503).status !== 201) return;
    if (who !== buyer) throw new Error("Another user ordered at the offer's price.");
  },
});
