import { expect, test } from "vitest";
import { atProvider, booksOf, casesOf, shipmentOf } from "../../support/courier.ts";
import {
  must,
  returnApprovedSale,
  returnRequestedSale,
  sendBack,
  statusOf,
  step,
  walletOf,
} from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { inbox, notificationsOf } from "../../support/notifications.ts";
import { paidSale, readOrder } from "../../support/sale.ts";
import type { Sale } from "../../support/sale.ts";

const market = useMarket();
const DAY = 24 * 3600;

const sendOwn = (sale: Sale, tracking_number: string, who = sale.buyer) =>
  step(market, who, sale, "return-ship", { tracking_number, courier_code: "jnt" });

test("the buyer sends the return by a courier of their own: the number is shown, and can be corrected", async () => {
  const sale = await returnApprovedSale(market);
  const sent = await must(sendOwn(sale, "BACK-0001"));
  expect(sent).toMatchObject({
    status: "RETURN_APPROVED",
    return: { tracking_number: "BACK-0001", courier_code: "jnt" },
  });
  await must(sendOwn(sale, "BACK-0002"));
  const seen = await must(market.as(sale.seller).get(`/orders/${sale.order.id}`));
  expect(seen.return.tracking_number).toBe("BACK-0002");
  const tracked = await must(market.as(sale.seller).get("/shipping/track/BACK-0002"));
  expect(tracked).toMatchObject({ tracking_number: "BACK-0002", courier_code: "jnt" });
  expect((await market.as(await market.user()).get("/shipping/track/BACK-0002")).status).toBe(404);
});

test("a return with a number of the buyer's does not lapse after a week: staff get a case", async () => {
  const [given, idle] = [await returnApprovedSale(market), await returnApprovedSale(market)];
  await must(sendOwn(given, "BACK-0010"));
  await market.time.advance(7 * DAY + 60);
  expect([await statusOf(market, given), await statusOf(market, idle)]).toEqual([
    "RETURN_APPROVED",
    "COMPLETED",
  ]);
  expect(await casesOf(market, given)).toEqual(["overdue"]);
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.put(`/orders/${given.order.id}/status`, { status: "RETURN_RECEIVED" }));
  expect(await statusOf(market, given)).toBe("REFUNDED");
  await proveMoney(market);
});

test("both are told about a return by the buyer's own courier twice, then staff decide for either side", async () => {
  const [lost, found] = [await returnApprovedSale(market), await returnApprovedSale(market)];
  for (const [at, sale] of [lost, found].entries()) {
    await must(sendOwn(sale, `BACK-006${at}`));
    expect(await notificationsOf(market, sale.seller)).toContain("order.return_sent");
  }
  const ops = market.as(await market.staff("ops_admin"));
  const decide = (sale: Sale, status: string) =>
    ops.put(`/orders/${sale.order.id}/status`, { status, reason: "Nomor tidak dikenal kurir" });
  await market.time.advance(5 * DAY + 60);
  for (const user of [lost.seller, lost.buyer]) {
    expect(await notificationsOf(market, user)).toContain("order.reminder.decision");
  }
  expect(await notificationsOf(market, lost.buyer)).not.toContain("order.reminder.completed");
  const early = await decide(lost, "COMPLETED");
  expect([early.status, early.body.error.message])
    .toEqual([409, expect.stringContaining("still has time")]);
  await market.time.advance(2 * DAY);
  expect(await casesOf(market, lost)).toEqual(["overdue"]);
  expect((await must(decide(lost, "COMPLETED"))).status).toBe("COMPLETED");
  expect(await walletOf(market, lost.seller)).toBe(150_000);
  expect((await inbox(market, lost.buyer)).items[0]).toMatchObject({
    kind: "order.return_lapsed",
    body: expect.stringContaining("Nomor tidak dikenal kurir"),
  });
  expect((await must(decide(found, "RETURN_RECEIVED"))).status).toBe("REFUNDED");
  await proveMoney(market);
});

test("a return that a carrier has is never decided for the seller, and nobody is bothered", async () => {
  const sale = await returnApprovedSale(market);
  await sendBack(market, sale);
  await market.time.advance(7 * DAY + 60);
  const ops = market.as(await market.staff("ops_admin"));
  const answer = await ops.put(`/orders/${sale.order.id}/status`, { status: "COMPLETED" });
  expect([answer.status, answer.body.error.message])
    .toEqual([409, expect.stringContaining("A carrier has")]);
  expect(await notificationsOf(market, sale.buyer)).not.toContain("order.reminder.decision");
});

test("a buyer without a number is reminded before the return lapses, and told when it has", async () => {
  const sale = await returnApprovedSale(market);
  await market.time.advance(5 * DAY + 60);
  expect(await notificationsOf(market, sale.buyer)).toContain("order.reminder.completed");
  await market.time.advance(2 * DAY);
  expect((await notificationsOf(market, sale.buyer))[0]).toBe("order.return_lapsed");
});

test("a replayed number returns the same bytes", async () => {
  const sale = await returnApprovedSale(market);
  const key = { "idempotency-key": crypto.randomUUID() };
  const send = () =>
    step(market, sale.buyer, sale, "return-ship", {
      tracking_number: "BACK-0070",
      courier_code: "jnt",
    }, key);
  const first = await send();
  await must(sendOwn(sale, "BACK-0071"));
  const second = await send();
  expect([second.text, second.headers.get("Idempotent-Replayed")]).toEqual([first.text, "true"]);
});

test("our unused label is cancelled, its price comes back, and no new one is made", async () => {
  const sale = await returnApprovedSale(market);
  const { claims: before = 0 } = await booksOf(market, sale);
  await must(step(market, sale.buyer, sale, "return-label"));
  const { shipper_order_id } = await shipmentOf(market, sale, "return");
  await must(sendOwn(sale, "BACK-0020"));
  await market.runDue();
  expect((await atProvider(market, shipper_order_id!)).status).toBe("cancelled");
  expect((await booksOf(market, sale))["claims"] ?? 0).toBe(before);
  expect((await step(market, sale.buyer, sale, "return-label")).status).toBe(409);
  expect(
    (await market.as(sale.buyer).get(`/shipping/labels/${sale.order.id}?direction=return`)).status,
  ).toBe(409);
  await proveMoney(market);
});

test("the number of our own label keeps the label", async () => {
  const sale = await returnApprovedSale(market);
  const { tracking_number } = await must(step(market, sale.buyer, sale, "return-label"));
  expect((await must(sendOwn(sale, tracking_number))).return.tracking_number).toBeNull();
  await market.runDue();
  expect((await shipmentOf(market, sale, "return")).cancelled_at).toBeNull();
});

test("a number of another parcel, another status and an invalid number are rejected", async () => {
  const [sale, other] = [await returnApprovedSale(market), await returnApprovedSale(market)];
  const { tracking_number } = await readOrder(market, sale);
  const theirs = await readOrder(market, await paidSale(market));
  expect((await sendOwn(sale, tracking_number)).status).toBe(409);
  expect((await sendOwn(sale, theirs.tracking_number)).status).toBe(409);
  await must(sendOwn(other, "BACK-0030"));
  expect((await sendOwn(sale, "BACK-0030")).status).toBe(409);
  expect((await sendOwn(sale, "!")).status).toBe(400);
  const early = await returnRequestedSale(market);
  expect((await sendOwn(early, "BACK-0031")).body.error).toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("RETURN_REQUESTED"),
  });
});

test("only the buyer: 403 for the seller and staff, 404 for a stranger", async () => {
  const sale = await returnApprovedSale(market);
  const ops = await market.staff("ops_admin");
  expect((await sendOwn(sale, "BACK-0040", sale.seller)).status).toBe(403);
  expect((await sendOwn(sale, "BACK-0040", ops)).status).toBe(403);
  expect((await sendOwn(sale, "BACK-0040", await market.user())).status).toBe(404);
});

test("of two returns that give the same number at once one succeeds", async () => {
  const sales = [await returnApprovedSale(market), await returnApprovedSale(market)];
  const answers = await Promise.all(sales.map((sale) => sendOwn(sale, "BACK-0050")));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
