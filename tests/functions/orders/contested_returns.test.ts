/** A seller who gets back something else does not have to accept it. */
import { expect, test } from "vitest";
import { parcelSays, shipmentOf } from "../../support/courier.ts";
import {
  must,
  returnApprovedSale,
  returnRequestedSale,
  statusOf,
  step,
  walletOf,
} from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { notificationsOf } from "../../support/notifications.ts";
import { race } from "../../support/races.ts";
import type { Sale } from "../../support/sale.ts";
import type { TestUser } from "../../support/users.ts";
import { REASON } from "../../support/staff.ts";

const HOUR = 3600;
const BRICK = {
  reason: "Yang kembali bukan barang saya",
  description: "Isinya batu bata.",
  photos: ["https://images.example.com/bata.jpg"],
};

/** Around the contest; the first and the last say who wins. */
const DUE_IN = ["-1 second", "0 ms", "10 ms", "30 ms", "1 hour"];

const market = useMarket();

const contest = (sale: Sale, who: TestUser = sale.seller, headers = {}) =>
  step(market, who, sale, "dispute", BRICK, headers);

/** Sent back with our label, and delivered to the seller. */
async function returnedSale(): Promise<Sale> {
  const sale = await returnApprovedSale(market);
  await must(step(market, sale.buyer, sale, "return-label"));
  await parcelSays(
    market,
    (await shipmentOf(market, sale, "return")).shipper_order_id!,
    "delivered",
  );
  return sale;
}

async function resolve(sale: Sale, resolution: string) {
  const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
  const ops = market.as(await market.staff("ops_admin"));
  await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, { resolution }));
}

test("a seller contests what came back with photos, and the refund no longer runs by itself", async () => {
  const sale = await returnedSale();
  const order = await must(contest(sale));
  expect(order).toMatchObject({
    status: "DISPUTED",
    deadlines: [],
    dispute: { ...BRICK, opened_by: "seller", status: "open", answer: null },
  });
  await market.time.advance(30 * 24 * HOUR);
  expect(await statusOf(market, sale)).toBe("DISPUTED");
  expect(await walletOf(market, sale.buyer)).toBe(0);
  const [event] = await market.database.admin`
    select type, data from private.outbox where aggregate_id = ${sale.order.id}
    order by aggregate_version desc limit 1`;
  expect(event).toMatchObject({ type: "order.disputed", data: { actor: "seller" } });
  await proveMoney(market);
});

test("staff decide a contested return for either side", async () => {
  const [paid, refunded] = [await returnedSale(), await returnedSale()];
  await must(contest(paid));
  await resolve(paid, "release");
  expect([await statusOf(market, paid), await walletOf(market, paid.seller)])
    .toEqual(["COMPLETED", 150_000]);
  await must(contest(refunded));
  await resolve(refunded, "refund");
  expect([await statusOf(market, refunded), await walletOf(market, refunded.buyer)])
    .toEqual(["REFUNDED", 159_000]);
  await proveMoney(market);
});

test("a contest needs photos, also through PUT /orders/:id/status, and photos that exist", async () => {
  const sale = await returnedSale();
  for (const photos of [undefined, []]) {
    const { status, body } = await step(market, sale.seller, sale, "dispute", { ...BRICK, photos });
    expect([status, body.error.code]).toEqual([400, "VALIDATION"]);
  }
  const put = await market.as(sale.seller)
    .put(`/orders/${sale.order.id}/status`, { status: "DISPUTED", reason: "Batu bata" });
  expect([put.status, put.body.error.message]).toEqual([400, expect.stringMatching(/photos/i)]);
  const { public_url } = await must(
    market.as(sale.seller).post("/listings/photos", { content_type: "image/jpeg" }),
  );
  const missing = await step(market, sale.seller, sale, "dispute", {
    ...BRICK,
    photos: [public_url],
  });
  expect([missing.status, missing.body.error.message])
    .toEqual([400, expect.stringContaining("has not been uploaded")]);
  expect(await statusOf(market, sale)).toBe("RETURN_APPROVED");
});

test("the buyer can dispute an approved return, and an unused label is cancelled when it ends", async () => {
  const sale = await returnApprovedSale(market);
  await must(step(market, sale.buyer, sale, "return-label"));
  const order = await must(step(market, sale.buyer, sale, "dispute", { reason: "Alamat tutup" }));
  expect(order.dispute).toMatchObject({ opened_by: "buyer", status: "open" });
  await resolve(sale, "release");
  await market.runDue();
  expect((await shipmentOf(market, sale, "return")).cancelled_at).not.toBeNull();
  await proveMoney(market);
});

test("the seller cannot dispute before a return is approved, nor contest after its deadline", async () => {
  const early = await returnRequestedSale(market);
  expect((await contest(early)).status).toBe(403);
  const late = await returnedSale();
  // As if the clock stood still: the deadline is over and nothing has run.
  await market.database.admin`
    update private.jobs set run_at = private.now() - interval '1 second'
    where kind = 'orders_deadline' and key like ${late.order.id + ":%:RETURN_RECEIVED"}`;
  const { status, body } = await contest(late);
  expect([status, body.error.message]).toEqual([409, expect.stringContaining("time to contest")]);
  await market.runDue();
  expect((await contest(late)).body.error.message).toContain("REFUNDED");
  expect(await walletOf(market, late.buyer)).toBe(159_000);
  await proveMoney(market);
});

test("a stranger gets 404, staff 403, and a suspended seller may still contest", async () => {
  const sale = await returnedSale();
  expect((await contest(sale, await market.user())).status).toBe(404);
  const ops = await market.staff("ops_admin");
  expect((await contest(sale, ops)).status).toBe(403);
  await must(
    market.as(ops).put(
      `/admin/accounts/${sale.seller.id}`,
      { account_status: "suspended" },
      REASON,
    ),
  );
  expect((await contest(sale)).body.data.status).toBe("DISPUTED");
});

test("of two concurrent contests one opens the dispute, and a replay returns the same bytes", async () => {
  const sale = await returnedSale();
  const answers = await Promise.all([contest(sale), contest(sale)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const other = await returnedSale();
  const key = { "idempotency-key": crypto.randomUUID() };
  const first = await contest(other, other.seller, key);
  await resolve(other, "release");
  const second = await contest(other, other.seller, key);
  expect([second.text, second.headers.get("Idempotent-Replayed")]).toEqual([first.text, "true"]);
});

test(
  "of a contest and the refund by the clock in the same instant one succeeds, 20 times",
  async () => {
    const sales: Sale[] = [];
    for (let at = 0; at < 20; at++) sales.push(await returnedSale());
    const ended: string[] = [];
    await race(async (round) => {
      const sale = sales[round]!;
      await market.database.admin`
      update private.jobs set run_at = private.now() + ${DUE_IN[round % DUE_IN.length]!}::interval
      where kind = 'orders_deadline' and key like ${sale.order.id + ":%:RETURN_RECEIVED"}`;
      const clock = async () => {
        await market.runDue();
        await market.runDue();
      };
      const [answer] = await Promise.all([contest(sale), clock()]);
      await market.runDue();
      const status = await statusOf(market, sale);
      expect([answer.status, status])
        .toEqual(answer.status === 200 ? [200, "DISPUTED"] : [409, "REFUNDED"]);
      ended.push(status);
    }, 20);
    expect(new Set(ended).size, "both came first at times").toBe(2);
    await proveMoney(market);
  },
  120_000,
);

test("when the return arrives both are told, and the seller is reminded before it is refunded", async () => {
  const sale = await returnedSale();
  expect(await notificationsOf(market, sale.seller)).toContain("order.return_delivered");
  expect(await notificationsOf(market, sale.buyer)).toContain("order.return_delivered");
  await market.time.advance(37 * HOUR);
  expect(await notificationsOf(market, sale.seller)).toContain("order.reminder.return_received");
  expect(await statusOf(market, sale)).toBe("RETURN_APPROVED");
  await market.time.advance(11 * HOUR + 1);
  expect(await statusOf(market, sale)).toBe("REFUNDED");
});
