/** internal.tell_offer beside what happens to the parties. */
import { expect, test } from "vitest";
import { must, statusOf as orderStatus, step } from "../../support/life.ts";
import { untilLocked } from "../../support/locks.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { acceptedOffer, bargain, offerOrder, statusOf, toldOf } from "../../support/offers.ts";
import { pay } from "../../support/sale.ts";

const market = useMarket();

test("a notification that is being written while the seller deletes the account keeps no title", async () => {
  const deal = await bargain(market, { title: "Nama rahasia" });
  const offer_id = await acceptedOffer(market, deal);
  const { admin } = market.database;
  const running: Promise<unknown>[] = [];
  const told = new Error("rolled back");
  await admin.begin(async (sql) => {
    // What it writes waits for this row, once it has read the title.
    await sql`
      insert into public.notifications (user_id, event_id, kind, category, data)
      values (${deal.buyer.id}, ${`offer:${offer_id}:accepted`}, 'offer.accepted', 'order', '{}')`;
    const call = { offer_id, status: "accepted" };
    running.push(market.services.db.service.call("internal.tell_offer", call));
    await untilLocked(market, 1);
    const deleted = must(market.as(deal.seller).delete("/auth/me"));
    running.push(deleted);
    await Promise.race([deleted, untilLocked(market, 2).catch(() => {})]);
    throw told;
  }).catch((error) => expect(error).toBe(told));
  await Promise.all(running);
  await market.runDue();
  expect(await toldOf(market, deal.buyer, offer_id)).toContain("offer.accepted");
  const left = await admin`
    select from public.notifications where data::text like '%rahasia%'`;
  expect(left).toEqual([]);
});

test("whose order at its price goes on after a block is not told that the offer is over", async () => {
  const terms = await bargain(market);
  const offer_id = await acceptedOffer(market, terms);
  const body = await offerOrder(market, terms, offer_id);
  const deal = { ...terms, order: await must(market.as(terms.buyer).post("/orders", body)) };
  await must(market.as(deal.seller).put(`/auth/users/${deal.buyer.id}/block`));
  expect(await toldOf(market, deal.buyer, offer_id)).toEqual(["offer.accepted"]);
  await pay(market, deal);
  expect(await orderStatus(market, deal)).toBe("READY_TO_SHIP");
  await must(step(market, deal.buyer, deal, "cancel"));
  expect(await statusOf(market, deal, offer_id)).toBe("ended");
  await must(market.as(deal.seller).delete(`/auth/users/${deal.buyer.id}/block`));
  const again = await market.as(deal.buyer).post("/orders", body);
  expect([again.status, again.body.error.reason]).toEqual([409, "offer_not_open"]);
  await proveMoney(market);
});
