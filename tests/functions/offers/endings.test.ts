/** What ends an offer besides its parties' answers. */
import { expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { acceptedOffer, answer, bargain, offer, openOffer, toldOf } from "../../support/offers.ts";
import type { Bargain } from "../../support/offers.ts";
import { orderBody, pay } from "../../support/sale.ts";
import { REASON } from "../../support/staff.ts";
import { goOnVacation } from "../../support/vacations.ts";

const market = useMarket();

const change = ({ seller, listing_id }: Bargain, body: object) =>
  must(market.as(seller).patch(`/listings/${listing_id}`, body));

const setStatus = async (id: string, account_status: string) => {
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.send("PUT", `/admin/accounts/${id}`, { account_status }, REASON));
};

const rowOf = async (id: string) => {
  const [row] = await market.database.admin<[{ status: string; ended_because: string | null }]>`
    select status, ended_because from private.offers where id = ${id}`;
  return [row.status, row.ended_because];
};

const endings: [string, string, (deal: Bargain) => Promise<unknown>][] = [
  ["the price goes up", "price_changed", (deal) => change(deal, { price: 160_000 })],
  ["the price goes down", "price_changed", (deal) => change(deal, { price: 110_000 })],
  [
    "the listing is deleted",
    "removed",
    ({ seller, listing_id }) => must(market.as(seller).delete(`/listings/${listing_id}`)),
  ],
  ["another buys it", "sold", async (deal) => {
    const rival = await market.user();
    const body = await orderBody(market, rival, deal.listing_id);
    const order = await must(market.as(rival).post("/orders", body));
    await pay(market, { ...deal, buyer: rival, order });
  }],
  ["the seller cancels another's order, which removes it", "removed", async (deal) => {
    const rival = await market.user();
    const body = await orderBody(market, rival, deal.listing_id);
    const { id } = await must(market.as(rival).post("/orders", body));
    await must(market.as(deal.seller).put(`/orders/${id}/cancel`));
  }],
  ["the seller goes on vacation", "unavailable", ({ seller }) => goOnVacation(market, seller)],
  ["the seller is suspended", "unavailable", ({ seller }) => setStatus(seller.id, "suspended")],
  ["the seller is banned", "unavailable", ({ seller }) => setStatus(seller.id, "banned")],
  ["the buyer is suspended", "unavailable", ({ buyer }) => setStatus(buyer.id, "suspended")],
  ["the buyer is banned", "unavailable", ({ buyer }) => setStatus(buyer.id, "banned")],
  [
    "the seller blocks the buyer",
    "unavailable",
    ({ seller, buyer }) => must(market.as(seller).put(`/auth/users/${buyer.id}/block`)),
  ],
  [
    "the buyer blocks the seller",
    "unavailable",
    ({ seller, buyer }) => must(market.as(buyer).put(`/auth/users/${seller.id}/block`)),
  ],
  [
    "the buyer deletes the account",
    "unavailable",
    ({ buyer }) => must(market.as(buyer).delete("/auth/me")),
  ],
  [
    "the seller deletes the account",
    "unavailable",
    ({ seller }) => must(market.as(seller).delete("/auth/me")),
  ],
];

test.each(endings)(
  "when %s, open and accepted offers end: %s; both are told",
  async (what, because, act) => {
    const deal = await bargain(market);
    const second = { ...deal, buyer: await market.user() };
    const alone = what.includes("buyer");
    const ids = [await acceptedOffer(market, deal), alone ? "" : await openOffer(market, second)]
      .filter(Boolean);
    await act(deal);
    for (const id of ids) expect(await rowOf(id)).toEqual(["ended", because]);
    for (const who of [deal.seller, deal.buyer]) {
      const gone = what ===
        (who === deal.buyer ? "the buyer deletes the account" : "the seller deletes the account");
      const told = await toldOf(market, who, ids[0]!);
      expect(told.filter((kind) => kind === "offer.ended")).toHaveLength(gone ? 0 : 1);
    }
  },
);

test("what is no such change leaves it: a new title, the same price, a like, a reservation that ends", async () => {
  const deal = await bargain(market);
  const id = await acceptedOffer(market, deal);
  await change(deal, { title: "Dress batik", price: 150_000 });
  const rival = await market.user();
  await must(market.as(rival).put(`/listings/${deal.listing_id}/like`)).catch(() =>
    must(market.as(rival).post(`/listings/${deal.listing_id}/like`))
  );
  const order = await must(
    market.as(rival).post("/orders", await orderBody(market, rival, deal.listing_id)),
  );
  expect(await rowOf(id)).toEqual(["accepted", null]);
  const third = await market.user();
  const rejected = await offer(market, third, deal.listing_id);
  expect([rejected.status, rejected.body.error.reason]).toEqual([409, "listing_reserved"]);
  await must(market.as(rival).put(`/orders/${order.id}/cancel`));
  expect(await rowOf(id)).toEqual(["accepted", null]);
});

test("while another has it reserved an offer can be declined, not accepted", async () => {
  const deal = await bargain(market);
  const id = await openOffer(market, deal);
  const rival = await market.user();
  await must(market.as(rival).post("/orders", await orderBody(market, rival, deal.listing_id)));
  const { status, body } = await answer(market, deal.seller, id, "accept");
  expect([status, body.error.reason]).toEqual([409, "listing_reserved"]);
  await must(answer(market, deal.seller, id, "decline"));
});

test("blocked parties make no offer; the deleted seller's title leaves the buyer's notifications", async () => {
  const deal = await bargain(market, { title: "Nama rahasia" });
  await must(market.as(deal.seller).put(`/auth/users/${deal.buyer.id}/block`));
  const rejected = await offer(market, deal.buyer, deal.listing_id);
  expect([rejected.status, rejected.body.error.reason]).toEqual([403, "user_blocked"]);
  await must(market.as(deal.seller).delete(`/auth/users/${deal.buyer.id}/block`));
  const id = await acceptedOffer(market, deal);
  await market.runDue();
  const exported = await must(market.as(deal.buyer).get("/auth/me/export"));
  expect(exported.offers.map((each: { id: string }) => each.id)).toEqual([id]);
  await must(market.as(deal.seller).delete("/auth/me"));
  await market.runDue();
  const left = await market.database.admin`
    select from public.notifications where data::text like '%rahasia%'`;
  expect(left).toEqual([]);
  const { offers: [kept] } = await must(market.as(deal.buyer).get("/auth/me/export"));
  expect(JSON.stringify(kept)).not.toContain("rahasia");
});
