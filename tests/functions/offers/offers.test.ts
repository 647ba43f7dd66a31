/** offers_create, offers_list, and the answers: offers_accept, offers_decline, offers_counter, offers_withdraw. */
import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, REASON, tally, useMarket } from "../../support/market.ts";
import type { Answer } from "../../support/market.ts";
import { offersOf } from "../../support/offers.ts";
import { expectPages } from "../../support/pages.ts";
import type { Bargain } from "../../support/offers.ts";
import { goOnVacation } from "../../support/vacations.ts";

const market = useMarket(RACING);
const { acceptedOffer, answer, bargain, offer, offerOrder, openOffer, statusOf, toldOf } = offersOf(
  market,
);

test("an offer reaches the seller, who accepts it; both are told and both find it", async () => {
  const deal = await bargain();
  const made = await must(offer(deal.buyer, deal.listing_id));
  expect(made).toMatchObject({
    listing_id: deal.listing_id,
    buyer_id: deal.buyer.id,
    seller_id: deal.seller.id,
    offered_by: "buyer",
    price: 120_000,
    listing_price: 150_000,
    status: "open",
    order_id: null,
  });
  expect(Date.parse(made.expires_at) - Date.parse(made.created_at)).toBe(86_400_000);
  expect(await toldOf(deal.seller, made.id)).toEqual(["offer.received"]);
  const accepted = await must(answer(deal.seller, made.id, "accept"));
  expect(accepted.status).toBe("accepted");
  expect(await toldOf(deal.buyer, made.id)).toEqual(["offer.accepted"]);
  for (const who of [deal.buyer, deal.seller]) {
    const { items } = await must(who.get(`/offers?listing_id=${deal.listing_id}`));
    expect(items).toEqual([accepted]);
  }
  const listing = await must(deal.seller.get(`/listings/${deal.listing_id}`));
  expect(listing).toMatchObject({ status: "active", price: 150_000 });
});

test("a decline and a withdrawal end it, and allow another", async () => {
  const deal = await bargain();
  const first = await openOffer(deal);
  expect((await must(answer(deal.seller, first, "decline"))).status).toBe("declined");
  expect(await toldOf(deal.buyer, first)).toEqual(["offer.declined"]);
  const second = await openOffer(deal);
  expect((await must(answer(deal.buyer, second, "withdraw"))).status).toBe("withdrawn");
  expect(await toldOf(deal.seller, second)).toEqual(["offer.received", "offer.withdrawn"]);
  for (const step of ["accept", "decline", "withdraw"]) {
    const who = step === "withdraw" ? deal.buyer : deal.seller;
    expect(await errorOf(answer(who, second, step))).toBe("409 offer_not_open");
  }
  await openOffer(deal);
});

test("counters go back and forth: each replaces the open one, the other party answers, prices meet", async () => {
  const deal = await bargain();
  const { seller, buyer } = deal;
  const first = await openOffer(deal, 90_000);
  const price = (value: number) => ({ price: value });
  const counter = await must(answer(seller, first, "counter", price(140_000)));
  expect(counter).toMatchObject({ offered_by: "seller", counter_of: first, status: "open" });
  expect(await statusOf(deal, first)).toBe("countered");
  expect(await toldOf(buyer, counter.id)).toEqual(["offer.countered"]);
  expect(await errorOf(answer(seller, counter.id, "accept"))).toBe(
    "403 other_party_decides",
  );
  expect(await errorOf(answer(buyer, counter.id, "withdraw"))).toBe("403 offer_not_yours");
  for (const value of [140_000, 145_000, 74_000, 100_500]) {
    expect(await errorOf(answer(buyer, counter.id, "counter", price(value)))).toBe(
      "400 offer_price_invalid",
    );
  }
  const back = await must(answer(buyer, counter.id, "counter", price(110_000)));
  for (const value of [110_000, 109_000, 151_000]) {
    expect(await errorOf(answer(seller, back.id, "counter", price(value)))).toBe(
      "400 offer_price_invalid",
    );
  }
  const last = await must(answer(seller, back.id, "counter", price(150_000)));
  expect((await must(answer(buyer, last.id, "accept"))).status).toBe("accepted");
  expect(await toldOf(seller, last.id)).toEqual(["offer.accepted"]);
  expect(await errorOf(offer(buyer, deal.listing_id))).toBe("409 offer_accepted");
});

test("where no price is left between the two, a counter says so", async () => {
  const deal = await bargain({ price: 100_000 });
  const id = await openOffer(deal, 98_000);
  const { id: counter } = await must(answer(deal.seller, id, "counter", { price: 99_000 }));
  const higher = await must(answer(deal.buyer, counter, "counter", { price: 98_000 }));
  const least = await must(answer(deal.seller, higher.id, "counter", { price: 99_000 }));
  await must(answer(deal.buyer, least.id, "decline"));
  const cheap = await bargain({ price: 1_000 });
  expect(await errorOf(offer(cheap.buyer, cheap.listing_id, 1_000))).toBe(
    "409 offer_price_exhausted",
  );
});

test("a price is 50 to 99 % of the listing's, in whole thousands, by the settings", async () => {
  const deal = await bargain({ price: 100_000 });
  for (const price of [49_000, 100_000, 99_500, 60_001, 1_000]) {
    const result = await offer(deal.buyer, deal.listing_id, price);
    expect(await errorOf(result), `${price}`).toBe("400 offer_price_invalid");
    expect(result.body.error.message).toContain("Rp50,000 to Rp99,000");
  }
  for (const price of [50_000, 99_000]) {
    await must(answer(deal.buyer, await openOffer(deal, price), "withdraw"));
  }
  await market.setting("offer_min_bps", 7_000);
  expect(await errorOf(offer(deal.buyer, deal.listing_id, 69_000))).toBe(
    "400 offer_price_invalid",
  );
  await market.setting("offer_min_bps", 5_000);
});

test("one's own listing, one that does not exist, one that is not for sale, a second offer", async () => {
  const deal = await bargain();
  expect(await errorOf(offer(deal.seller, deal.listing_id))).toBe("403 own_listing");
  expect(await errorOf(offer(deal.buyer, crypto.randomUUID()))).toBe(
    "404 listing_not_found",
  );
  await openOffer(deal);
  expect(await errorOf(offer(deal.buyer, deal.listing_id))).toBe("409 offer_exists");
  const gone = await deal.seller.list();
  await must(deal.seller.delete(`/listings/${gone}`));
  expect(await errorOf(offer(deal.buyer, gone))).toBe("404 listing_not_found");
});

test("an offer of others is 404, whatever the step", async () => {
  const deal = await bargain();
  const id = await openOffer(deal);
  const stranger = await market.user();
  for (const step of ["accept", "decline", "withdraw", "counter"]) {
    for (const target of [id, crypto.randomUUID()]) {
      expect(await errorOf(answer(stranger, target, step, { price: 130_000 })))
        .toBe("404 offer_not_found");
    }
  }
  expect((await must(stranger.get("/offers"))).items).toEqual([]);
  expect(await statusOf(deal, id)).toBe("open");
});

test("one person makes at most fifteen offers to another in 24 hours, for whatever listings, also withdrawn ones", async () => {
  const deal = await bargain();
  const answers = [];
  for (let listing = 0; listing < 5; listing++) {
    const listing_id = await deal.seller.list();
    for (let count = 0; count < 4; count++) {
      const made = await offer(deal.buyer, listing_id);
      answers.push(made.status);
      if (made.status === 201) {
        await must(answer(deal.buyer, made.body.data.id, "withdraw"));
      }
    }
  }
  expect(answers).toEqual([...Array(15).fill(201), ...Array(5).fill(409)]);
  expect(await errorOf(offer(deal.buyer, await deal.seller.list()))).toBe(
    "409 too_many_offers_to_person",
  );
  await openOffer({ ...deal, buyer: await market.user() });
});

test("each party makes at most five offers for one listing in 24 hours", async () => {
  const deal = await bargain();
  for (let count = 0; count < 5; count++) {
    await must(answer(deal.seller, await openOffer(deal), "decline"));
  }
  expect(await errorOf(offer(deal.buyer, deal.listing_id))).toBe(
    "409 too_many_offers_today",
  );
  const other = { ...deal, listing_id: await deal.seller.list() };
  await openOffer(other);
  await openOffer({ ...deal, buyer: await market.user() });
  await market.time.advance(86_401);
  await openOffer(deal);
});

test("the list filters by role, status and listing, counts what it lists, and pages without loss", async () => {
  const deal = await bargain();
  const ids = [];
  for (let count = 0; count < 3; count++) {
    const id = await openOffer(deal);
    await must(answer(deal.buyer, id, "withdraw"));
    ids.unshift(id);
  }
  const swapped = { seller: deal.buyer, buyer: deal.seller, listing_id: await deal.buyer.list() };
  const sold = await acceptedOffer(swapped);
  await expectPages(deal.buyer, "/offers", [sold, ...ids]);
  await expectPages(deal.buyer, "/offers?role=buyer", ids);
  await expectPages(deal.buyer, `/offers?listing_id=${deal.listing_id}&status=withdrawn`, ids);
  const page = async (query: string) => {
    const { items, total } = await must(deal.buyer.get(`/offers${query}`));
    return { ids: items.map(({ id }: { id: string }) => id), total };
  };
  expect(await page("?role=seller")).toEqual({ ids: [sold], total: 1 });
  expect(await page("?status=accepted")).toEqual({ ids: [sold], total: 1 });
  expect(await page("?status=open")).toEqual({ ids: [], total: 0 });
  await market.time.advance(86_401);
  expect(await page("?status=expired")).toEqual({ ids: [sold], total: 1 });
  expect(await page("?status=accepted")).toEqual({ ids: [], total: 0 });
});

const change = ({ seller, listing_id }: Bargain, body: object) =>
  must(seller.patch(`/listings/${listing_id}`, body));

const setStatus = async (id: string, account_status: string) => {
  const ops = await market.staff("ops_admin");
  await must(ops.send("PUT", `/admin/accounts/${id}`, { account_status }, REASON));
};

const rowOf = async (id: string) => {
  const [row] = await market.sql<[{ status: string; ended_because: string | null }]>`
    select status, ended_because from private.offers where id = ${id}`;
  return [row.status, row.ended_because];
};

const endings: [string, string, (deal: Bargain) => Promise<unknown>][] = [
  ["the price goes up", "price_changed", (deal) => change(deal, { price: 160_000 })],
  ["the price goes down", "price_changed", (deal) => change(deal, { price: 110_000 })],
  [
    "the listing is deleted",
    "removed",
    ({ seller, listing_id }) => must(seller.delete(`/listings/${listing_id}`)),
  ],
  ["another buys it", "sold", async (deal) => {
    const rival = await market.user();
    const body = await rival.orderBody(deal.listing_id);
    const order = await must(rival.post("/orders", body));
    await market.saleOf({ ...deal, buyer: rival, order }).pay();
  }],
  ["the seller cancels another's order, which removes it", "removed", async (deal) => {
    const rival = await market.user();
    const body = await rival.orderBody(deal.listing_id);
    const { id } = await must(rival.post("/orders", body));
    await must(deal.seller.put(`/orders/${id}/cancel`));
  }],
  ["the seller goes on vacation", "unavailable", ({ seller }) => goOnVacation(market, seller)],
  ["the seller is suspended", "unavailable", ({ seller }) => setStatus(seller.id, "suspended")],
  ["the seller is banned", "unavailable", ({ seller }) => setStatus(seller.id, "banned")],
  ["the buyer is suspended", "unavailable", ({ buyer }) => setStatus(buyer.id, "suspended")],
  ["the buyer is banned", "unavailable", ({ buyer }) => setStatus(buyer.id, "banned")],
  [
    "the seller blocks the buyer",
    "unavailable",
    ({ seller, buyer }) => must(seller.put(`/auth/users/${buyer.id}/block`)),
  ],
  [
    "the buyer blocks the seller",
    "unavailable",
    ({ seller, buyer }) => must(buyer.put(`/auth/users/${seller.id}/block`)),
  ],
  ["the buyer deletes the account", "unavailable", ({ buyer }) => must(buyer.delete("/auth/me"))],
  [
    "the seller deletes the account",
    "unavailable",
    ({ seller }) => must(seller.delete("/auth/me")),
  ],
];

test.each(endings)(
  "when %s, open and accepted offers end: %s; both are told",
  async (what, because, act) => {
    const deal = await bargain();
    const second = { ...deal, buyer: await market.user() };
    const alone = what.includes("buyer");
    const ids = [await acceptedOffer(deal), alone ? "" : await openOffer(second)]
      .filter(Boolean);
    await act(deal);
    for (const id of ids) expect(await rowOf(id)).toEqual(["ended", because]);
    for (const who of [deal.seller, deal.buyer]) {
      const gone = what ===
        (who === deal.buyer ? "the buyer deletes the account" : "the seller deletes the account");
      const told = await toldOf(who, ids[0]!);
      expect(told.filter((kind) => kind === "offer.ended")).toHaveLength(gone ? 0 : 1);
    }
  },
);

test("a new title, the same price, a like and a reservation that ends leave an offer as it is", async () => {
  const deal = await bargain();
  const id = await acceptedOffer(deal);
  await change(deal, { title: "Dress batik", price: 150_000 });
  const rival = await market.user();
  await must(rival.post(`/listings/${deal.listing_id}/like`));
  const order = await must(rival.post("/orders", await rival.orderBody(deal.listing_id)));
  expect(await rowOf(id)).toEqual(["accepted", null]);
  const third = await market.user();
  expect(await errorOf(offer(third, deal.listing_id))).toBe("409 listing_reserved");
  await must(rival.put(`/orders/${order.id}/cancel`));
  expect(await rowOf(id)).toEqual(["accepted", null]);
});

test("while another has it reserved an offer can be declined, not accepted", async () => {
  const deal = await bargain();
  const id = await openOffer(deal);
  const rival = await market.user();
  await must(rival.post("/orders", await rival.orderBody(deal.listing_id)));
  expect(await errorOf(answer(deal.seller, id, "accept"))).toBe("409 listing_reserved");
  await must(answer(deal.seller, id, "decline"));
});

test("blocked parties make no offer; the deleted seller's title leaves the buyer's notifications", async () => {
  const deal = await bargain({ title: "Nama rahasia" });
  await must(deal.seller.put(`/auth/users/${deal.buyer.id}/block`));
  expect(await errorOf(offer(deal.buyer, deal.listing_id))).toBe("403 user_blocked");
  await must(deal.seller.delete(`/auth/users/${deal.buyer.id}/block`));
  const id = await acceptedOffer(deal);
  await market.runDue();
  const exported = await must(deal.buyer.get("/auth/me/export"));
  expect(exported.offers.map((each: { id: string }) => each.id)).toEqual([id]);
  await must(deal.seller.delete("/auth/me"));
  await market.runDue();
  const left = await market.sql`
    select from public.notifications where data::text like '%rahasia%'`;
  expect(left).toEqual([]);
  const { offers: [kept] } = await must(deal.buyer.get("/auth/me/export"));
  expect(JSON.stringify(kept)).not.toContain("rahasia");
});

const DAY = 86_400;

test("an open and an accepted offer expire after 24 hours; both parties are told once", async () => {
  const [open, accepted] = [await bargain(), await bargain()];
  const offers = [
    [open, await openOffer(open), "open"],
    [accepted, await acceptedOffer(accepted), "accepted"],
  ] as const;
  await market.time.advance(DAY - 60);
  for (const [deal, id, status] of offers) expect(await statusOf(deal, id)).toBe(status);
  await market.time.advance(120);
  for (const [deal, id] of offers) {
    expect(await statusOf(deal, id)).toBe("expired");
    for (const who of [deal.buyer, deal.seller]) {
      const told = await toldOf(who, id);
      expect(told.filter((kind) => kind === "offer.expired")).toHaveLength(1);
    }
    await openOffer(deal);
  }
});

test("it has expired for everybody when its time is over, however late the job", async () => {
  const deal = await bargain();
  const id = await openOffer(deal);
  await market.sql`
    update private.offers set expires_at = private.now() where id = ${id}`;
  expect(await statusOf(deal, id)).toBe("expired");
  for (const status of ["open", "expired"]) {
    const { items } = await must(deal.buyer.get(`/offers?status=${status}`));
    expect(items).toHaveLength(status === "open" ? 0 : 1);
  }
  expect(await errorOf(answer(deal.seller, id, "accept"))).toBe("409 offer_expired");
  expect((await offer(deal.buyer, deal.listing_id)).status).toBe(201);
  expect(await toldOf(deal.seller, id)).toEqual(["offer.received", "offer.expired"]);
});

test("a notification that is being written while the seller deletes the account keeps no title", async () => {
  const deal = await bargain({ title: "Nama rahasia" });
  const offer_id = await acceptedOffer(deal);
  const running: Promise<unknown>[] = [];
  const told = new Error("rolled back");
  await market.sql.begin(async (sql) => {
    // What it writes waits for this row, once it has read the title.
    await sql`
      insert into public.notifications (user_id, event_id, kind, category, data)
      values (${deal.buyer.id}, ${`offer:${offer_id}:accepted`}, 'offer.accepted', 'order', '{}')`;
    const call = { offer_id, status: "accepted" };
    running.push(market.services.db.service.call("internal.tell_offer", call));
    await market.untilLocked(1);
    const deleted = must(deal.seller.delete("/auth/me"));
    running.push(deleted);
    await Promise.race([deleted, market.untilLocked(2).catch(() => {})]);
    throw told;
  }).catch((error) => expect(error).toBe(told));
  await Promise.all(running);
  await market.runDue();
  expect(await toldOf(deal.buyer, offer_id)).toContain("offer.accepted");
  const left = await market.sql`
    select from public.notifications where data::text like '%rahasia%'`;
  expect(left).toEqual([]);
});

test("whose order at its price goes on after a block is not told that the offer is over", async () => {
  const terms = await bargain();
  const offer_id = await acceptedOffer(terms);
  const body = await offerOrder(terms, offer_id);
  const deal = market.saleOf({ ...terms, order: await must(terms.buyer.post("/orders", body)) });
  await must(deal.seller.put(`/auth/users/${deal.buyer.id}/block`));
  expect(await toldOf(deal.buyer, offer_id)).toEqual(["offer.accepted"]);
  await deal.pay();
  expect(await deal.status()).toBe("READY_TO_SHIP");
  await must(deal.step("buyer", "cancel"));
  expect(await statusOf(deal, offer_id)).toBe("ended");
  await must(deal.seller.delete(`/auth/users/${deal.buyer.id}/block`));
  expect(await errorOf(deal.buyer.post("/orders", body))).toBe("409 offer_not_open");
  await market.proveMoney();
});

test("who buys at the full price instead is not told that their offer is over, nor is the seller", async () => {
  const deal = await bargain();
  const offer_id = await openOffer(deal);
  const order = await must(deal.buyer.post("/orders", await deal.buyer.orderBody(deal.listing_id)));
  await market.saleOf({ ...deal, order }).pay();
  expect(await statusOf(deal, offer_id)).toBe("ended");
  expect(await toldOf(deal.buyer, offer_id)).toEqual([]);
  expect(await toldOf(deal.seller, offer_id)).toEqual(["offer.received"]);
});

test("a seller on whose listing an offer is accepted still sells to anybody at the full price", async () => {
  const terms = await bargain();
  const deal = { ...terms, offer_id: await acceptedOffer(terms) };
  const rival = await market.user();
  const made = await must(rival.post("/orders", await rival.orderBody(deal.listing_id)));
  expect(made.item_price).toBe(150_000);
  const id = deal.offer_id;
  const { addresses: [{ id: address_id }] } = await must(deal.buyer.get("/auth/me"));
  expect(
    await errorOf(
      deal.buyer.post("/shipping/rates", { listing_id: deal.listing_id, address_id, offer_id: id }),
    ),
  ).toBe("409 listing_reserved");
  expect((await answer(deal.seller, id, "accept")).status).toBe(409);
  await market.saleOf({ ...deal, buyer: rival, order: made }).pay();
  expect(await statusOf(deal, id)).toBe("ended");
  expect(await toldOf(deal.buyer, id)).toEqual(["offer.accepted", "offer.ended"]);
  expect(await toldOf(deal.seller, id)).toEqual(["offer.received", "offer.ended"]);
  await market.proveMoney();
});

const live = (listing_id: string) =>
  market.sql`
    select from private.offers
    where listing_id = ${listing_id} and status in ('open', 'accepted')`;

test("both parties' deletions, a block and steps at once end without a deadlock", async () => {
  for (let round = 0; round < 2; round++) {
    const [deal, other] = [await bargain(), await bargain()];
    const back = { seller: deal.buyer, buyer: deal.seller, listing_id: await deal.buyer.list() };
    const ids = [await openOffer(deal), await openOffer(back)];
    const across = { ...other, buyer: deal.buyer };
    const third = await openOffer(across);
    const answers = await Promise.all([
      deal.buyer.delete("/auth/me"),
      deal.seller.delete("/auth/me"),
      answer(deal.seller, ids[0]!, "counter", { price: 130_000 }),
      answer(back.seller, ids[1]!, "accept"),
      answer(other.seller, third, "counter", { price: 130_000 }),
      other.seller.put(`/auth/users/${deal.buyer.id}/block`),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    for (const { listing_id } of [deal, back, other]) expect(await live(listing_id)).toEqual([]);
  }
  expect(await market.deadlocks()).toBe(0);
});

const ROUNDS = 4;

test("twenty accepts at once are one acceptance", async () => {
  const deal = await bargain();
  for (let round = 0; round < ROUNDS; round++) {
    const one = { ...deal, listing_id: await deal.seller.list() };
    const id = await openOffer(one);
    const answers = await atOnce(20, () => answer(one.seller, id, "accept"));
    expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
    const [{ told }] = await market.sql<[{ told: number }]>`
      select count(*)::integer as told from private.jobs
      where kind = 'offers_tell' and key = ${`${id}:accepted`}`;
    expect(told).toBe(1);
  }
});

test("two offers of one buyer at once leave one", async () => {
  const deal = await bargain();
  for (let round = 0; round < ROUNDS; round++) {
    const listing_id = await deal.seller.list();
    const answers = await Promise.all(
      [110_000, 120_000].map((price) => offer(deal.buyer, listing_id, price)),
    );
    expect(tally(answers)).toEqual({ 201: 1, 409: 1 });
    expect(await live(listing_id)).toHaveLength(1);
  }
});

const against: [string, (deal: Bargain, id: string) => Promise<Answer>][] = [
  ["a withdrawal", ({ buyer }, id) => answer(buyer, id, "withdraw")],
  [
    "a change of the price",
    ({ seller, listing_id }) => seller.patch(`/listings/${listing_id}`, { price: 140_000 }),
  ],
  ["a block", ({ seller, buyer }) => buyer.put(`/auth/users/${seller.id}/block`)],
  ["a deletion", ({ seller, listing_id }) => seller.delete(`/listings/${listing_id}`)],
  ["the buyer's deletion of the account", ({ buyer }) => buyer.delete("/auth/me")],
  ["the seller's deletion of the account", ({ seller }) => seller.delete("/auth/me")],
];

test.each(against)(
  "an acceptance or counter against %s leaves no price that outlives it",
  async (what, act) => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await bargain();
      const id = await openOffer(deal);
      const answers = () =>
        round % 2 === 0
          ? answer(deal.seller, id, "accept")
          : answer(deal.seller, id, "counter", { price: 130_000 });
      const run = [answers, () => act(deal, id)];
      if (round % 4 > 1) run.reverse();
      const all = await Promise.all(run.map((each) => each()));
      const [one, other] = round % 4 > 1 ? all.toReversed() : all;
      expect([200, 201, 401, 403, 404, 409]).toContain(one!.status);
      if (what === "a withdrawal") {
        expect([one!.status < 300, other!.status < 300].toSorted()).toEqual([false, true]);
      } else {
        expect(other!.status).toBe(200);
        expect(await live(deal.listing_id)).toEqual([]);
      }
    }
  },
);

test("an acceptance against a sale to another: the offer ends, accepted or not", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const deal = await bargain();
    const id = await openOffer(deal);
    const rival = await market.user();
    const body = await rival.orderBody(deal.listing_id);
    const [accepted, order] = await Promise.all([
      answer(deal.seller, id, "accept"),
      rival.post("/orders", body),
    ]);
    expect(order.status).toBe(201);
    expect([200, 409]).toContain(accepted.status);
    await Promise.all([
      market.invoice(order.body.data, "pay"),
      answer(deal.seller, id, "accept"),
      answer(deal.buyer, id, "withdraw"),
    ]);
    await market.runDue();
    expect(await live(deal.listing_id)).toEqual([]);
  }
  await market.proveMoney();
});

test("two buyers with accepted offers buy at once: one order, at its offer's price", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const deal = await bargain();
    const rival = { ...deal, buyer: await market.user() };
    const ids = [
      await acceptedOffer(deal, 100_000),
      await acceptedOffer(rival, 130_000),
    ];
    const bodies = [
      await offerOrder(deal, ids[0]!),
      await offerOrder(rival, ids[1]!),
    ];
    const answers = await Promise.all([
      deal.buyer.post("/orders", bodies[0]),
      rival.buyer.post("/orders", bodies[1]),
    ]);
    expect(tally(answers)).toEqual({ 201: 1, 409: 1 });
    const won = answers.findIndex(({ status }) => status === 201);
    expect(answers[won]!.body.data).toMatchObject({
      offer_id: ids[won],
      item_price: [100_000, 130_000][won],
    });
  }
  await market.proveMoney();
});

test(
  "an order in the instant of the offer's expiry is made at its price, or rejected and leaves the listing free",
  async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const deal = await bargain();
      const id = await acceptedOffer(deal);
      const body = await offerOrder(deal, id);
      await market.sql`
      update private.offers set expires_at = private.now() + ${`${
        20 + round * 15
      } milliseconds`}::interval
      where id = ${id}`;
      const [ordered] = await Promise.all([
        deal.buyer.post("/orders", body),
        (async () => {
          for (let call = 0; call < 20; call++) {
            await market.services.db.service.call("internal.expire_offer", { offer_id: id });
          }
        })(),
      ]);
      expect([201, 409]).toContain(ordered.status);
      const [row] = await market.sql`
      select status, (select item_price::integer from public.orders where listing_id = listings.id) as price
      from public.listings where id = ${deal.listing_id}`;
      expect(row).toEqual(
        ordered.status === 201
          ? { status: "reserved", price: 120_000 }
          : { status: "active", price: null },
      );
      if (ordered.status === 409) expect(ordered.body.error.reason).toBe("offer_expired");
    }
  },
);
