import { afterEach, expect, test } from "vitest";
import {
  atOnce,
  messageOf,
  must,
  race,
  RACING,
  ROUNDS,
  tally,
  useMarket,
} from "../../support/market.ts";
import type { Sale, User } from "../../support/market.ts";
import { openBundle } from "../../support/bundles.ts";
import { providerOrders } from "../../support/courier.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

const market = useMarket(RACING);
afterEach(async () => {
  await market.noFaults();
  await market.setting("return_labels_max", 10);
  await market.setting("return_auto_approve_count", 3);
  await market.proveMoney();
});

test("a return shows its request, and refunds item and shipping when the seller has it", async () => {
  const sale = await market.deliveredSale();
  const request = {
    reason: "not_as_described",
    description: "Ada noda di lengan.",
    photos: ["https://images.example.com/noda.jpg"],
  };
  const requested = await must(sale.step("buyer", "return-request", request));
  expect(requested.return).toMatchObject({ ...request, rejected_at: null });
  const approved = await must(sale.step("seller", "return-approve"));
  expect(approved.deadlines).toMatchObject([{ to: "COMPLETED" }]);
  await sale.sendBack();
  const order = await must(sale.step("seller", "return-received"));
  const due = order.item_price + order.shipping_fee;
  expect(order).toMatchObject({ status: "REFUNDED", refunded_amount: due });
  expect([await sale.buyer.wallet(), await sale.seller.wallet()]).toEqual([due, 0]);
  expect([await sale.listingStatus(), await sale.cases()]).toEqual(["removed", []]);
  const steps = await must(sale.buyer.get(`/orders/${sale.order.id}/timeline`));
  expect(steps.map(({ to, actor }: { to: string; actor: string }) => `${actor} ${to}`).slice(-3))
    .toEqual(["seller RETURN_APPROVED", "seller RETURN_RECEIVED", "clock REFUNDED"]);
});

test("twenty concurrent receipts refund the buyer once", async () => {
  const sale = await market.returnApprovedSale();
  await sale.sendBack();
  const answers = await atOnce(20, () => sale.step("seller", "return-received"));
  expect(tally(answers)).toEqual({ 200: 1, 409: 19 });
});

test("a return is rejected after a day or a second time, and a dispute stays possible", async () => {
  const late = await market.deliveredSale();
  await market.time.advance(24 * HOUR + 1);
  const request = { reason: "wrong_size" };
  expect((await late.step("buyer", "return-request", request)).status).toBe(409);

  const sale = await market.returnRequestedSale();
  const rejected = await must(sale.step("seller", "return-reject", { reason: "Sesuai foto." }));
  expect(rejected).toMatchObject({
    status: "DELIVERED",
    return: { rejection_reason: "Sesuai foto." },
  });
  expect(await messageOf(sale.step("buyer", "return-request", request)))
    .toMatch(/^409 .*DELIVERED.*dispute/);
  expect((await sale.step("buyer", "dispute", { reason: "Palsu" })).status).toBe(200);
});

const sendOwn = (sale: Sale, tracking_number: string, who = sale.buyer) =>
  sale.step(who, "return-ship", { tracking_number, courier_code: "jnt" });

test("the buyer sends an approved return by a courier of their own: the number is shown, and can be corrected, but is of no other parcel, at once either", async () => {
  const [sale, other] = [await market.returnRequestedSale(), await market.returnApprovedSale()];
  expect(await messageOf(sendOwn(sale, "BACK-0001"))).toMatch(/^409 .*RETURN_REQUESTED/);
  await must(sale.step("seller", "return-approve"));
  const sent = await must(sendOwn(sale, "BACK-0001"));
  expect(sent).toMatchObject({
    status: "RETURN_APPROVED",
    return: { tracking_number: "BACK-0001", courier_code: "jnt" },
  });
  await must(sendOwn(sale, "BACK-0002"));
  const seen = await must(sale.seller.get(`/orders/${sale.order.id}`));
  expect(seen.return.tracking_number).toBe("BACK-0002");
  const tracked = await must(sale.seller.get("/shipping/track/BACK-0002"));
  expect(tracked).toMatchObject({ tracking_number: "BACK-0002", courier_code: "jnt" });
  expect((await other.buyer.get("/shipping/track/BACK-0002")).status).toBe(404);

  const [first, theirs] = [await sale.read(), await other.read()];
  await must(sendOwn(other, "BACK-0030"));
  for (const taken of [first.tracking_number, theirs.tracking_number, "BACK-0030"]) {
    expect((await sendOwn(sale, taken)).status).toBe(409);
  }
  const both = await Promise.all([sale, other].map((each) => sendOwn(each, "BACK-0050")));
  expect(tally(both)).toEqual({ 200: 1, 409: 1 });
});

test("both are told about a return by the buyer's own courier twice, then staff decide for either side", async () => {
  const [lost, found] = [await market.returnApprovedSale(), await market.returnApprovedSale()];
  for (const [at, sale] of [lost, found].entries()) {
    await must(sendOwn(sale, `BACK-006${at}`));
    expect(await sale.seller.notifications()).toContain("order.return_sent");
  }
  const ops = await market.staff("ops_admin");
  const decide = (sale: Sale, status: string) =>
    sale.step(ops, "status", { status, reason: "Nomor tidak dikenal kurir" });
  await market.time.advance(5 * DAY + 60, DAY / 2);
  for (const user of [lost.seller, lost.buyer]) {
    expect(await user.notifications()).toContain("order.reminder.decision");
  }
  expect(await lost.buyer.notifications()).not.toContain("order.reminder.completed");
  expect(await messageOf(decide(lost, "COMPLETED"))).toMatch(/^409 .*still has time/);
  await market.time.advance(2 * DAY, DAY / 2);
  expect(await lost.cases()).toEqual(["overdue"]);
  expect((await must(decide(lost, "COMPLETED"))).status).toBe("COMPLETED");
  expect(await lost.seller.wallet()).toBe(150_000);
  expect((await lost.buyer.inbox()).items[0]).toMatchObject({
    kind: "order.return_lapsed",
    body: expect.stringContaining("Nomor tidak dikenal kurir"),
  });
  expect((await must(decide(found, "RETURN_RECEIVED"))).status).toBe("REFUNDED");
});

test("the number of our own label keeps the label; with another it is cancelled, its price comes back, and no new one is made", async () => {
  const sale = await market.returnApprovedSale();
  const { claims: before = 0 } = await sale.books();
  const { tracking_number } = await must(sale.step("buyer", "return-label"));
  expect((await must(sendOwn(sale, tracking_number))).return.tracking_number).toBeNull();
  await market.runDue();
  expect((await sale.shipment("return")).cancelled_at).toBeNull();
  await must(sendOwn(sale, "BACK-0020"));
  await market.runDue();
  expect((await sale.atCarrier("return")).status).toBe("cancelled");
  expect((await sale.books())["claims"] ?? 0).toBe(before);
  expect((await sale.step("buyer", "return-label")).status).toBe(409);
  expect((await sale.buyer.get(`/shipping/labels/${sale.order.id}?direction=return`)).status).toBe(
    409,
  );
});

test("items of a bundle go back in one parcel: its number is on each return, and on no other", async () => {
  const { sales } = await openBundle(market, [120_000, 80_000, 70_000]);
  await sales[0].pay();
  await sales[0].carrierSays("delivered");
  const back = sales.slice(1);
  for (const sale of back) {
    await must(sale.step("buyer", "return-request", { reason: "damaged" }));
    await must(sale.step("seller", "return-approve"));
  }
  for (const sale of back) await must(sendOwn(sale, "BACK-0100"));
  expect((await sendOwn(await market.returnApprovedSale(), "BACK-0100")).status).toBe(409);
  await market.time.advance(8 * DAY, DAY / 2);
  for (const sale of back) expect(await sale.status()).toBe("RETURN_APPROVED");
});

const returnLabel = (who: User, sale: Sale, headers = {}) =>
  sale.step(who, "return-label", undefined, headers);

test("a return label books a courier to the seller and charges claims; a repeat returns the same and books nothing", async () => {
  const sale = await market.returnApprovedSale();
  const before = await sale.books();
  const first = await returnLabel(sale.buyer, sale, { "idempotency-key": "back" });
  const { tracking_number, label_url } = first.body.data;
  expect(label_url).toBe(
    `${market.url}/functions/v1/shipping/labels/${sale.order.id}?direction=return`,
  );
  const { price, waybill } = await sale.shipment("return");
  expect(waybill).toBe(tracking_number);
  expect((await sale.atCarrier("return")).reference_id).toBe(`${sale.order.id}:return`);
  const after = await sale.books();
  expect(after["claims"]).toBe(-price!);
  expect(after["courier_balance"]! - before["courier_balance"]!).toBe(price);

  for (const who of [sale.seller, await market.staff("ops_admin")]) {
    expect((await returnLabel(who, sale)).text).toBe(first.text);
  }
  const replay = await returnLabel(sale.buyer, sale, { "idempotency-key": "back" });
  expect([replay.text, replay.headers.get("idempotent-replayed")]).toEqual([first.text, "true"]);
  await market.time.advance(3600);
  expect(await providerOrders(market, sale)).toHaveLength(2);
});

test("ten concurrent requests make one shipping order and one charge", async () => {
  const sale = await market.returnApprovedSale();
  const answers = await atOnce(10, (at) => returnLabel(at % 2 ? sale.buyer : sale.seller, sale));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await providerOrders(market, sale)).toHaveLength(2);
  const { price } = await sale.shipment("return");
  expect((await sale.books())["claims"]).toBe(-price!);
});

test("a booking found after the return has ended is cancelled and its price reversed", async () => {
  const sale = await market.returnApprovedSale();
  await market.fault("shipping", "create_order", "timeout_after_commit");
  await returnLabel(sale.buyer, sale);
  await must(sale.step(await market.staff("ops_admin"), "return-received"));
  await market.time.advance(120);
  await market.runDue();
  expect((await sale.shipment("return")).cancelled_at).not.toBeNull();
  expect((await sale.atCarrier("return")).status).toBe("cancelled");
  const transfers = await market.sql`
    select sum(e.amount)::float8 as sum from private.ledger_entries e
    join private.ledger_transfers t on t.id = e.transfer_id
    join private.ledger_accounts a on a.id = e.account_id
    where t.key like ${`order:${sale.order.id}:return_shipping%`} and a.kind = 'claims'`;
  expect(transfers[0]!["sum"]).toBe(0);
});

test("callbacks of a return out of order, in camelCase or with unknown statuses are kept, and a delivery stays one", async () => {
  const sale = await market.returnApprovedSale();
  await must(returnLabel(sale.buyer, sale));
  for (const status of ["delivered", "droppingOff", "teleported", "inTransit", "pickingUp"]) {
    await sale.carrierSays(status, "return");
    await market.time.advance(60);
  }
  const shipment = await sale.shipment("return");
  expect(shipment.status, "the newest by the carrier's time").toBe("picking_up");
  expect(shipment.delivered_at).not.toBeNull();
  expect(shipment.scanned_at!.getTime()).toBeLessThanOrEqual(shipment.delivered_at!.getTime());
  const events = await market.sql<{ status: string }[]>`
    select status from private.shipment_events where shipment_id = ${shipment.id} order by id`;
  expect(events.map(({ status }) => status)).toEqual([
    "confirmed",
    "delivered",
    "dropping_off",
    "teleported",
    "in_transit",
    "picking_up",
  ]);
  expect((await sale.shipment()).status).toBe("delivered");
});

test("a return that no carrier scanned lapses after a week; a scanned one does not, nobody is bothered, and staff do not decide it for the seller", async () => {
  const [idle, moving] = [await market.returnApprovedSale(), await market.returnApprovedSale()];
  for (const sale of [idle, moving]) await must(returnLabel(sale.buyer, sale));
  await moving.carrierSays("picked", "return");
  await market.time.advance(7 * DAY + 60, DAY / 2);
  expect(await idle.status()).toBe("COMPLETED");
  expect((await idle.shipment("return")).cancelled_at).not.toBeNull();
  expect((await idle.atCarrier("return")).status).toBe("cancelled");
  expect(await idle.books()).not.toHaveProperty("claims");
  expect(await moving.status()).toBe("RETURN_APPROVED");
  expect(await moving.cases()).toContain("overdue");
  expect(await moving.buyer.notifications()).not.toContain("order.reminder.decision");
  const ops = await market.staff("ops_admin");
  expect(await messageOf(moving.step(ops, "status", { status: "COMPLETED" })))
    .toMatch(/^409 .*A carrier has/);
});

/** Approved returns of one buyer, each of another seller. */
async function returns(count: number): Promise<Sale[]> {
  const buyer = await market.user();
  const sales: Sale[] = [];
  while (sales.length < count) {
    sales.push(await market.returnApprovedSale({}, { seller: await market.user(), buyer }));
  }
  return sales;
}

test("beyond the cap of thirty days a buyer gets a 409 that says what to do, the labels that are there again, and staff a new one", async () => {
  await market.setting("return_labels_max", 1);
  const [first, second, later] = await returns(3) as [Sale, Sale, Sale];
  const one = await must(returnLabel(first.buyer, first));
  expect(await messageOf(returnLabel(second.buyer, second))).toMatch(/^409 .*courier of your own/);
  expect((await returnLabel(second.seller, second)).status).toBe(409);
  expect(await second.shipment("return")).toBeUndefined();
  expect(await must(returnLabel(first.buyer, first))).toEqual(one);
  await must(returnLabel(await market.staff("ops_admin"), second));
  expect((await returnLabel(later.buyer, later)).status).toBe(409);
  await market.sql`
    update private.shipments set booking_started_at = booking_started_at - interval '31 days'
    where direction = 'return' and order_id in (${first.order.id}, ${second.order.id})`;
  await must(returnLabel(later.buyer, later));
});

test("of four concurrent requests of one buyer two get a label", async () => {
  await market.setting("return_labels_max", 2);
  const sales = await returns(4);
  const answers = await Promise.all(sales.map((sale) => returnLabel(sale.buyer, sale)));
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
});

async function requestReturn(sale: Sale): Promise<string> {
  return (await must(sale.step("buyer", "return-request", { reason: "damaged" }))).status;
}

const setShippingFee = ({ order }: Sale, fee: number) =>
  market.sql`
    update public.orders set shipping_fee = ${fee} where id = ${order.id}`;

test("item and shipping together decide whether a return is approved at once", async () => {
  const cheap = await market.deliveredSale({ price: 41_000 });
  expect(await requestReturn(cheap)).toBe("RETURN_APPROVED");
  const dearer = await market.deliveredSale({ price: 41_001 });
  expect(await requestReturn(dearer)).toBe("RETURN_REQUESTED");
});

test.each(["buyer", "seller"] as const)(
  "of three concurrent requests to one %s only so many are approved at once in thirty days, whoever is the other",
  async (side) => {
    await market.setting("return_auto_approve_count", 1);
    const one = await market.user();
    const delivered = async () => {
      const parties = { buyer: await market.user(), seller: await market.user(), [side]: one };
      return await market.deliveredSale({ price: 20_000 }, parties);
    };
    const sales: Sale[] = [];
    while (sales.length < 3) sales.push(await delivered());
    const statuses = await Promise.all(sales.map(requestReturn));
    expect(statuses.filter((status) => status === "RETURN_APPROVED")).toHaveLength(1);
    await market.time.advance(31 * DAY, DAY / 2);
    expect(await requestReturn(await delivered())).toBe("RETURN_APPROVED");
  },
);

test("a return label that costs more than the item is rejected, and one that turns out dearer is cancelled and costs nothing", async () => {
  const sale = await market.deliveredSale({ price: 8_000 });
  await requestReturn(sale);
  expect(await messageOf(returnLabel(sale.buyer, sale))).toMatch(/^409 .*Rp8,000/);
  expect(await sale.shipment("return")).toBeUndefined();
  await market.runDue();
  expect((await sale.books())["claims"]).toBeUndefined();
  await setShippingFee(sale, 7_000);
  const answer = await sale.step("buyer", "return-label");
  await setShippingFee(sale, 9_000);
  expect(answer.status).toBe(409);
  await market.runDue();
  expect((await sale.shipment("return")).cancelled_at).not.toBeNull();
  expect((await sale.books())["claims"]).toBeUndefined();
});

test("a return that no carrier scanned moves no money: staff get a case and decide", async () => {
  const sale = await market.returnApprovedSale();
  const before = await sale.books();
  const order = await must(sale.step("seller", "return-received"));
  expect(order.status).toBe("RETURN_APPROVED");
  expect(await sale.cases()).toEqual(["return_unscanned"]);
  expect(await sale.books()).toEqual(before);
  const put = sale.step("seller", "status", { status: "RETURN_RECEIVED" });
  expect((await must(put)).status).toBe("RETURN_APPROVED");
  for (const user of [sale.buyer, sale.seller]) {
    expect(await user.notifications()).toContain("order.return_unscanned");
  }
  await market.time.advance(8 * DAY, DAY / 2);
  expect(await sale.status(), "it does not lapse meanwhile").toBe("RETURN_APPROVED");
  const ops = await market.staff("ops_admin");
  expect((await must(sale.step(ops, "return-received"))).status).toBe("REFUNDED");
});

test("a pair that repeats cheap returns without a parcel gets three refunds from claims", async () => {
  const [seller, buyer] = [await market.user(), await market.user()];
  const claims: number[] = [];
  for (let at = 0; at < 4; at++) {
    const sale = await market.deliveredSale({ price: 1_000 }, { seller, buyer });
    if (await requestReturn(sale) === "RETURN_REQUESTED") {
      await must(sale.step(seller, "return-approve"));
    }
    await sale.step(buyer, "return-label");
    await must(sale.step(seller, "return-received"));
    claims.push((await sale.books())["claims"] ?? 0);
  }
  expect(claims).toEqual([-9_000, -9_000, -9_000, 0]);
});

const BRICK = {
  reason: "Yang kembali bukan barang saya",
  description: "Isinya batu bata.",
  photos: ["https://images.example.com/bata.jpg"],
};

/** Around the contest; the first and the second say who wins. */
const DUE_IN = ["-1 second", "1 hour", "10 ms", "0 ms", "30 ms"];

const contest = (sale: Sale, who: User = sale.seller, headers = {}) =>
  sale.step(who, "dispute", BRICK, headers);

/** Sent back with our label, and delivered to the seller. */
async function returnedSale(): Promise<Sale> {
  const sale = await market.returnApprovedSale();
  await must(sale.step("buyer", "return-label"));
  await sale.carrierSays("delivered", "return");
  return sale;
}

test("a seller contests what came back with photos that exist, and the refund no longer runs by itself", async () => {
  const sale = await returnedSale();
  for (const photos of [undefined, []]) {
    expect((await sale.step("seller", "dispute", { ...BRICK, photos })).status).toBe(400);
  }
  const put = sale.step("seller", "status", { status: "DISPUTED", reason: "Batu bata" });
  expect(await messageOf(put)).toMatch(/^400 .*photos/i);
  const photo = { content_type: "image/jpeg" };
  const { public_url } = await must(sale.seller.post("/listings/photos", photo));
  expect(await messageOf(sale.step("seller", "dispute", { ...BRICK, photos: [public_url] })))
    .toMatch(/^400 .*has not been uploaded/);
  expect(await sale.status()).toBe("RETURN_APPROVED");

  const order = await must(contest(sale));
  expect(order).toMatchObject({
    status: "DISPUTED",
    deadlines: [],
    dispute: { ...BRICK, opened_by: "seller", status: "open", answer: null },
  });
  await market.time.advance(30 * DAY, DAY / 2);
  expect(await sale.status()).toBe("DISPUTED");
  expect(await sale.buyer.wallet()).toBe(0);
  const [event] = await market.sql`
    select type, data from private.outbox where aggregate_id = ${sale.order.id}
    order by aggregate_version desc limit 1`;
  expect(event).toMatchObject({ type: "order.disputed", data: { actor: "seller" } });
});

test("the buyer can dispute an approved return, and an unused label is cancelled when it ends", async () => {
  const sale = await market.returnApprovedSale();
  await must(sale.step("buyer", "return-label"));
  const order = await must(sale.step("buyer", "dispute", { reason: "Alamat tutup" }));
  expect(order.dispute).toMatchObject({ opened_by: "buyer", status: "open" });
  await must(sale.resolve("release"));
  await market.runDue();
  expect((await sale.shipment("return")).cancelled_at).not.toBeNull();
});

test("the seller cannot dispute before a return is approved, nor contest after its deadline", async () => {
  const early = await market.returnRequestedSale();
  expect((await contest(early)).status).toBe(403);
  const late = await returnedSale();
  // As if the clock stood still: the deadline is over and nothing has run.
  await market.sql`
    update private.jobs set run_at = private.now() - interval '1 second'
    where kind = 'orders_deadline' and key like ${late.order.id + ":%:RETURN_RECEIVED"}`;
  expect(await messageOf(contest(late))).toMatch(/^409 .*time to contest/);
  await market.runDue();
  expect((await contest(late)).body.error.message).toContain("REFUNDED");
  expect(await late.buyer.wallet()).toBe(159_000);
});

test("of two concurrent contests one opens the dispute, also if the seller is suspended", async () => {
  const sale = await returnedSale();
  await market.setAccountStatus(sale.seller, "suspended");
  expect(tally(await Promise.all([contest(sale), contest(sale)]))).toEqual({ 200: 1, 409: 1 });
});

test(`of a contest and the refund by the clock in the same instant one succeeds, ${ROUNDS} times`, async () => {
  const sales: Sale[] = [];
  for (let at = 0; at < ROUNDS; at++) sales.push(await returnedSale());
  const ended: string[] = [];
  await race(async (round) => {
    const sale = sales[round]!;
    await market.sql`
    update private.jobs set run_at = private.now() + ${DUE_IN[round % DUE_IN.length]!}::interval
    where kind = 'orders_deadline' and key like ${sale.order.id + ":%:RETURN_RECEIVED"}`;
    const clock = async () => {
      await market.runDue();
      await market.runDue();
    };
    const [answer] = await Promise.all([contest(sale), clock()]);
    await market.runDue();
    const status = await sale.status();
    expect([answer.status, status])
      .toEqual(answer.status === 200 ? [200, "DISPUTED"] : [409, "REFUNDED"]);
    ended.push(status);
  });
  expect(new Set(ended).size, "both came first at times").toBe(2);
});

test("when the return arrives both are told, and the seller is reminded before it is refunded", async () => {
  const sale = await returnedSale();
  expect(await sale.seller.notifications()).toContain("order.return_delivered");
  expect(await sale.buyer.notifications()).toContain("order.return_delivered");
  await market.time.advance(37 * HOUR);
  expect(await sale.seller.notifications()).toContain("order.reminder.return_received");
  expect(await sale.status()).toBe("RETURN_APPROVED");
  await market.time.advance(11 * HOUR + 1);
  expect(await sale.status()).toBe("REFUNDED");
});
