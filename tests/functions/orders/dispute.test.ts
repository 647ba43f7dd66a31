/** A dispute and its answer, and a settlement: the buyer keeps the item and gets a part back. */
import { afterEach, expect, test } from "vitest";
import { errorOf, must, race, RACING, ROUNDS, tally, useMarket } from "../../support/market.ts";
import type { Couple, Sale, User } from "../../support/market.ts";
import { settlementsOf } from "../../support/settlements.ts";
import { tell } from "../../support/portal.ts";

const market = useMarket(RACING);
afterEach(async () => {
  await market.setting("return_auto_approve_count", 3);
  await market.setting("return_auto_approve_idr", 50_000);
  await market.proveMoney();
});

test("a disputed order shows why, and neither a party nor time moves it", async () => {
  const sale = await market.shippedSale();
  const why = { reason: "Palsu", description: "Jahitan beda" };
  expect(await must(sale.step("buyer", "dispute", why))).toMatchObject({
    status: "DISPUTED",
    dispute: { ...why, status: "open", opened_by: "buyer" },
    deadlines: [],
  });
  for (const operation of ["confirm", "cancel"]) {
    const { status, body } = await sale.step("buyer", operation);
    expect([status, body.error.message]).toEqual([409, expect.stringContaining("DISPUTED")]);
  }
  await market.time.advance(60 * 24 * HOUR, 24 * HOUR);
  expect(await sale.status()).toBe("DISPUTED");
});

const HOUR = 3600;
const PROOF = {
  description: "Label kurir dan foto sebelum dikirim.",
  photos: ["https://images.example.com/label.jpg"],
};

const answer = (sale: Sale, who: User, body: object = PROOF) =>
  sale.step(who, "dispute/answer", body);

test("the buyer answers a contested return", async () => {
  const sale = await market.returnApprovedSale();
  await must(sale.step("seller", "dispute", { reason: "Batu bata", ...PROOF }));
  expect((await answer(sale, sale.seller)).status).toBe(403);
  expect((await must(answer(sale, sale.buyer))).dispute.answer).toMatchObject(PROOF);
});

test("whoever is silent is told twice: when the dispute opens and before staff decide", async () => {
  const [silent, answered] = [await market.disputedSale(), await market.disputedSale()];
  await must(answer(answered, answered.seller));
  const { dispute } = await must(silent.seller.get(`/orders/${silent.order.id}`));
  expect(Date.parse(dispute.answer_due_at) - Date.parse(dispute.opened_at))
    .toBeCloseTo(48 * HOUR * 1000, -3);
  expect(await silent.seller.notifications()).toContain("order.disputed");
  await market.time.advance(35 * HOUR);
  expect(await silent.seller.notifications()).not.toContain("dispute.reminder");
  await market.time.advance(HOUR + 1);
  expect(await silent.seller.notifications()).toContain("dispute.reminder");
  expect(await silent.buyer.notifications()).not.toContain("dispute.reminder");
  expect(await answered.seller.notifications()).not.toContain("dispute.reminder");
});

test("the seller answers a dispute with evidence that the buyer and staff read, while it is open", async () => {
  const sale = await market.disputedSale();
  for (const body of [{}, { photos: [] }]) {
    expect((await answer(sale, sale.seller, body)).status).toBe(400);
  }
  expect((await answer(sale, sale.buyer)).status).toBe(403);
  const order = await must(answer(sale, sale.seller));
  expect(order.dispute).toMatchObject({ opened_by: "buyer", answer: PROOF });
  const seen = await sale.read();
  expect(seen.dispute.answer).toEqual(order.dispute.answer);
  const ops = await market.staff("ops_admin");
  const { items } = await must(ops.get(`/admin/disputes?order=${sale.order.id}`));
  expect(items[0].answer).toEqual(order.dispute.answer);
  expect(await sale.buyer.notifications()).toContain("dispute.answered");
  expect((await must(answer(sale, sale.seller, { description: "Lagi" }))).dispute.answer)
    .toMatchObject({ description: "Lagi", photos: [] });
  await must(sale.resolve("release"));
  expect((await answer(sale, sale.seller)).status).toBe(409);
});

// POST /orders/:id/settlement and /orders/:id/settlement/accept
const { offer, accept, offered } = settlementsOf(market);

const lastEvent = async ({ order }: Sale) =>
  (await market.sql`
    select type, data from private.outbox where aggregate_id = ${order.id}
    order by aggregate_version desc limit 1`)[0];

test.each(["RETURN_REQUESTED", "RETURN_APPROVED", "DISPUTED"] as const)(
  "in %s the other party accepts an offer: one transfer pays both",
  async (status) => {
    const sale = await market.saleIn(status);
    const { settlement } = await must(offer(sale, sale.seller, 30_000, "Satu gelas pecah"));
    expect(settlement).toMatchObject({
      offered_by: "seller",
      refund_amount: 30_000,
      note: "Satu gelas pecah",
      status: "open",
    });
    expect(await sale.buyer.notifications()).toContain("settlement.offered");
    expect(await must(accept(sale, sale.buyer, settlement.id))).toMatchObject({
      status: "COMPLETED",
      refunded_amount: 30_000,
      settlement: { id: settlement.id, status: "accepted" },
    });
    expect(await sale.listingStatus()).toBe("sold");
    expect((await sale.clawBack()).status, "it is not clawed back").toBe(409);
    expect(await lastEvent(sale)).toMatchObject({
      type: "order.completed",
      data: { refunded_amount: 30_000, settled_amount: 30_000, actor: "parties" },
    });
    expect(await sale.buyer.entries()).toEqual([["refund", 30_000]]);
    expect(await sale.seller.entries()).toEqual([["sale_proceeds", 120_000]]);
    expect(await sale.seller.notifications()).toContain("order.settlement");
  },
);

test("the commission is of what the seller keeps", async () => {
  await market.setting("commission_bps", 1_000);
  const sale = await market.returnRequestedSale();
  await market.setting("commission_bps", 0);
  await must(accept(sale, sale.buyer, await offered(sale, sale.seller, 50_000)));
  expect(await sale.seller.wallet()).toBe(90_000);
  expect(await sale.books()).toMatchObject({ commission_revenue: 10_000 });
  expect((await lastEvent(sale))!["data"].commission).toBe(10_000);
});

test("an offer is at least Rp1 and at most what the buyer paid for item and shipping", async () => {
  const sale = await market.disputedSale();
  for (const amount of [0, -1, 1.5, 2 ** 53, 159_001]) {
    expect((await offer(sale, sale.buyer, amount)).status, String(amount)).toBe(400);
  }
  await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 159_000)));
  expect([await sale.buyer.wallet(), await sale.seller.wallet()]).toEqual([159_000, 0]);
  expect(await sale.books()).toMatchObject({ claims: -9_000 });
});

test("the newer offer replaces the older, and an offer lapses when the order moves", async () => {
  const sale = await market.returnRequestedSale();
  const first = await offered(sale, sale.seller, 10_000);
  const second = await offered(sale, sale.buyer, 60_000);
  expect((await accept(sale, sale.buyer, first)).status).toBe(409);
  const order = await must(sale.step("seller", "return-approve"));
  expect(order.settlement).toBeNull();
  expect(await errorOf(accept(sale, sale.seller, second))).toBe("409 offer_not_open");
  expect(await sale.buyer.wallet()).toBe(0);
});

const moves: Record<string, (sale: Sale) => Promise<unknown>> = {
  "a carrier scans the return": (sale) => sale.sendBack(),
  "the buyer sends the return by another courier": (sale) =>
    must(sale.step("buyer", "return-ship", {
      tracking_number: "OWN-LAPSE-1",
      courier_code: "jnt",
    })),
  "the seller has a return that no carrier scanned": (sale) =>
    must(sale.step("seller", "return-received")),
};

test.each(Object.entries(moves))(
  "an offer to keep the item lapses when %s, and a new one can be made",
  async (_, move) => {
    const sale = await market.returnApprovedSale();
    const before = await offered(sale, sale.buyer, 20_000);
    await move(sale);
    expect((await sale.read()).settlement).toBeNull();
    expect(await errorOf(accept(sale, sale.seller, before))).toBe("409 offer_not_open");
    await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 100_000)));
    expect(await sale.buyer.wallet()).toBe(100_000);
  },
);

test("an offer lapses when the carrier brings the parcel back, not when it goes on", async () => {
  const sale = await market.disputedSale();
  const before = await offered(sale, sale.buyer, 20_000);
  await sale.carrierSays("in_transit");
  expect((await sale.read()).settlement).toMatchObject({ id: before });
  await sale.carrierSays("return_in_transit");
  expect(await errorOf(accept(sale, sale.seller, before))).toBe("409 offer_not_open");
  expect(await sale.status()).toBe("DISPUTED");
});

test("one's own and another order's offer cannot be accepted, and only a waiting order has offers", async () => {
  const [sale, other] = [await market.disputedSale(), await market.disputedSale()];
  const id = await offered(sale, sale.seller, 10_000);
  expect((await accept(sale, sale.seller, id)).status).toBe(403);
  expect((await accept(other, other.buyer, id)).status).toBe(404);
  for (const closed of [await market.paidSale(), await market.completedSale()]) {
    expect((await offer(closed, closed.buyer, 10_000)).status).toBe(409);
  }
  expect(await sale.status()).toBe("DISPUTED");
});

test("a party makes at most ten offers for one order", async () => {
  const sale = await market.disputedSale();
  for (let at = 1; at <= 10; at++) await offered(sale, sale.buyer, at);
  expect((await offer(sale, sale.buyer, 11)).status).toBe(409);
  expect((await offer(sale, sale.seller, 11)).status).toBe(200);
});

test("staff and the portal split a dispute", async () => {
  for (const by of ["staff", "portal"]) {
    const sale = await market.disputedSale();
    const split = (refund_amount: number) =>
      by === "staff"
        ? sale.resolve("split", { refund_amount })
        : tell(market, "/internal/commands/resolve-dispute", {
          order_id: sale.order.id,
          resolution: "split",
          refund_amount,
          actor: "Dewi",
        });
    for (const amount of [0, -1, 1.5, 2 ** 53, 159_001]) {
      expect((await split(amount)).status, `${by} ${amount}`).toBe(400);
    }
    expect(await must(split(40_000)))
      .toMatchObject({ resolution: "split", refund_amount: 40_000, resolved_by: by });
    expect(await sale.status()).toBe("COMPLETED");
    expect([await sale.buyer.wallet(), await sale.seller.wallet()]).toEqual([40_000, 110_000]);
  }
  const sale = await market.disputedSale();
  expect((await sale.resolve("split")).status).toBe(400);
  expect((await sale.resolve("refund", { refund_amount: 1 })).status).toBe(400);
});

test(`of an acceptance, a newer offer and a decision of staff at once one order ends once, ${ROUNDS} times`, async () => {
  await race(async () => {
    const sale = await market.disputedSale();
    const id = await offered(sale, sale.seller, 30_000);
    const [accepted, twice, newer, decided] = await Promise.all([
      accept(sale, sale.buyer, id),
      accept(sale, sale.buyer, id),
      offer(sale, sale.seller, 20_000),
      sale.resolve("refund"),
    ]);
    const ended = [accepted, twice, decided].filter(({ status }) => status === 200);
    expect(ended).toHaveLength(1);
    expect([200, 409]).toContain(newer.status);
    const expected = ended[0] === decided ? [159_000, 0] : [30_000, 120_000];
    expect([await sale.buyer.wallet(), await sale.seller.wallet()]).toEqual(expected);
  });
});

test("a shipping fee that no courier got is not paid twice to a buyer whose settlement has it", async () => {
  const sale = await market.paidSale();
  await must(sale.step("seller", "ship", { tracking_number: "OWN-AGREED-1" }));
  await market.runDue();
  expect(await sale.buyer.wallet()).toBe(9_000);
  await must(sale.step("buyer", "dispute", { reason: "Rusak" }));
  expect((await offer(sale, sale.buyer, 150_001)).status).toBe(400);
  await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 150_000)));
  expect(await sale.buyer.wallet()).toBe(159_000);
});

test("a courier cancelled after the settlement gives the buyer no fee that they have already", async () => {
  const sale = await market.paidSale();
  await market.fault("shipping", "cancel_order", "error", 100);
  await must(sale.step("seller", "ship", { tracking_number: "OWN-AGREED-2" }));
  await must(sale.step("buyer", "dispute", { reason: "Rusak" }));
  await must(accept(sale, sale.seller, await offered(sale, sale.buyer, 159_000)));
  await market.noFaults();
  await market.time.advance(3600);
  expect(await sale.buyer.wallet()).toBe(159_000);
});

async function disputedSales(who: Couple, count: number) {
  const sales = [];
  for (let made = 0; made < count; made++) sales.push(await market.disputedSale({}, who));
  return sales;
}

test("claims pay the shipping of return_auto_approve_count settlements of one pair in thirty days, also when all are accepted at once", async () => {
  await market.setting("return_auto_approve_count", 1);
  const who = await market.couple();
  const sales = await disputedSales(who, 3);
  const ids = await Promise.all(sales.map((sale) => offered(sale, who.seller, 159_000)));
  const answers = await Promise.all(sales.map((sale, at) => accept(sale, who.buyer, ids[at]!)));
  expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
  const left = sales[answers.findIndex(({ status }) => status === 409)]!;
  expect((await offer(left, who.buyer, 150_001)).status).toBe(409);
  const stranger = { ...who, buyer: await market.user() };
  const [other] = await disputedSales(stranger, 1);
  expect((await offer(other!, stranger.buyer, 150_001)).status).toBe(409);

  // The item price is the seller's own money, and staff are not limited.
  await must(accept(left, who.buyer, await offered(left, who.seller, 150_000)));
  await must(other!.resolve("split", { refund_amount: 159_000 }));
  expect(await other!.status()).toBe("COMPLETED");
});

test("small returns and settlements above the item price count against one limit, and claims pay no more of one than return_auto_approve_idr", async () => {
  await market.setting("return_auto_approve_count", 1);
  const who = await market.couple();
  const [first, second] = await disputedSales(who, 2) as [Sale, Sale];
  await must(accept(first, who.buyer, await offered(first, who.seller, 150_001)));
  await market.setting("return_auto_approve_idr", 1_000_000);
  const sale = await market.returnRequestedSale({}, who);
  expect(await sale.status()).toBe("RETURN_REQUESTED");
  await market.setting("return_auto_approve_idr", 8_000);
  await market.time.advance(31 * 24 * HOUR, 24 * HOUR);
  expect((await offer(second, who.seller, 158_001)).status).toBe(409);
  await must(accept(second, who.buyer, await offered(second, who.seller, 158_000)));
});
