import { expect, test } from "vitest";
import {
  disputedSale,
  listingStatus,
  must,
  returnRequestedSale,
  statusOf,
  step,
  walletOf,
} from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { proveMoney } from "../../support/money.ts";
import { carrierSays, paidSale, readOrder } from "../../support/sale.ts";
import { settlementsOf } from "../../support/settlements.ts";

const market = useMarket();

const resolve = async (dispute: string, body: unknown, query = "", headers = {}) =>
  market.as(await market.staff("ops_admin"))
    .post(`/admin/disputes/${dispute}/resolve${query}`, body, headers);

test("a release pays the seller, and a refund after shipping returns item price and shipping to the buyer", async () => {
  const released = await disputedSale(market);
  const { dispute } = await must(market.as(released.buyer).get(`/orders/${released.order.id}`));
  const answer = await resolve(dispute.id, { resolution: "release", note: "Sesuai" });
  expect(answer.body.data).toMatchObject({
    status: "resolved",
    resolution: "release",
    note: "Sesuai",
    resolved_by: "staff",
  });
  expect(await walletOf(market, released.seller)).toBe(150_000);
  expect(await listingStatus(market, released)).toBe("sold");

  const refunded = await disputedSale(market);
  const order = await must(market.as(refunded.buyer).get(`/orders/${refunded.order.id}`));
  await resolve(order.dispute.id, { resolution: "refund" });
  expect(await walletOf(market, refunded.buyer)).toBe(order.item_price + order.shipping_fee);
  expect(await walletOf(market, refunded.seller)).toBe(0);
  expect(await statusOf(market, refunded)).toBe("REFUNDED");
  await proveMoney(market);
});

test("a refund before shipping returns the full amount", async () => {
  const sale = await paidSale(market);
  const { dispute } = await must(step(market, sale.buyer, sale, "dispute", { reason: "Penipuan" }));
  await resolve(dispute.id, { resolution: "refund" });
  await market.runDue();
  expect(await walletOf(market, sale.buyer)).toBe(sale.order.total);
  await proveMoney(market);
});

test("a parcel shipped during a dispute counts as shipped, and its protection fee is earned", async () => {
  const sale = await paidSale(market);
  const { dispute } = await must(step(market, sale.buyer, sale, "dispute", { reason: "Lama" }));
  await carrierSays(market, sale, "picked");
  await resolve(dispute.id, { resolution: "refund" });
  const order = await readOrder(market, sale);
  expect(order.refunded_amount).toBe(order.item_price + order.shipping_fee);
  await proveMoney(market);
});

test("disputes are listed open by default, and resolved on request", async () => {
  const sale = await disputedSale(market);
  const staff = market.as(await market.staff("superadmin"));
  const ids = async (query: string) =>
    (await staff.get(`/admin/disputes${query}`)).body.data.items.map((
      { order_id }: { order_id: string },
    ) => order_id);
  expect(await ids("")).toContain(sale.order.id);
  const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
  await resolve(dispute.id, { resolution: "release" });
  expect(await ids("")).not.toContain(sale.order.id);
  expect((await ids("?status=resolved"))[0]).toBe(sale.order.id);
  expect((await staff.get("/admin/disputes?status=some")).status).toBe(400);
});

test("staff read the return request before a dispute, and each offer of settlement with what became of it", async () => {
  const sale = await returnRequestedSale(market);
  const { offered } = settlementsOf(market);
  const lapsed = await offered(sale, sale.seller, 10_000);
  await must(step(market, sale.buyer, sale, "dispute", { reason: "Tidak sesuai" }));
  const replaced = await offered(sale, sale.seller, 20_000);
  const open = await offered(sale, sale.buyer, 30_000);
  const { items } = await must(
    market.as(await market.staff("ops_admin")).get(`/admin/disputes?order=${sale.order.id}`),
  );
  expect(items).toMatchObject([{
    return: { reason: "damaged", rejected_at: null },
    settlements: [
      { id: lapsed, offered_by: "seller", refund_amount: 10_000 },
      { id: replaced, offered_by: "seller", refund_amount: 20_000, status: "replaced" },
      { id: open, offered_by: "buyer", refund_amount: 30_000, status: "open" },
    ],
  }]);
});

test("an offer of settlement has lapsed once the order moved", async () => {
  const sale = await returnRequestedSale(market);
  await settlementsOf(market).offered(sale, sale.seller, 10_000);
  await must(step(market, sale.buyer, sale, "dispute", { reason: "Tidak sesuai" }));
  const { items } = await must(
    market.as(await market.staff("ops_admin")).get(`/admin/disputes?order=${sale.order.id}`),
  );
  expect(items[0].settlements).toMatchObject([{ status: "lapsed" }]);
});

test("a note is stored whole, and shortened as the reason of the audit line", async () => {
  const notes = { ok: null, "💃💃": null, "Sesuai foto": "Sesuai foto" };
  const long = `${"💃".repeat(300)}${"x".repeat(400)}`;
  const cut = `${"💃".repeat(300)}${"x".repeat(200)}`;
  for (const [note, reason] of [...Object.entries(notes), [long, cut]]) {
    const sale = await disputedSale(market);
    const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
    const { status, body } = await resolve(dispute.id, { resolution: "refund", note });
    expect([status, body.data?.note]).toEqual([200, note]);
    const log = await market.as(await market.staff("ops_admin"))
      .get(`/admin/audit?target_id=${dispute.id}`);
    expect(log.body.data.items).toMatchObject([{ reason, after: { note } }]);
  }
});

test("the reason in the header takes precedence over the note", async () => {
  const sale = await disputedSale(market);
  const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
  const body = { resolution: "release", note: "Sesuai foto" };
  await resolve(dispute.id, body, "", { "x-action-reason": "Kasus 12" });
  const log = await market.as(await market.staff("ops_admin"))
    .get(`/admin/audit?target_id=${dispute.id}`);
  expect(log.body.data.items).toMatchObject([
    { reason: "Kasus 12", after: { note: "Sesuai foto" } },
  ]);
});

test("a dry run returns the result and changes nothing", async () => {
  const sale = await disputedSale(market);
  const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
  const dry = await resolve(dispute.id, { resolution: "refund" }, "?dry_run=true");
  expect([dry.status, dry.body.data.resolution]).toEqual([200, "refund"]);
  expect(await statusOf(market, sale)).toBe("DISPUTED");
  expect(await walletOf(market, sale.buyer)).toBe(0);
  const { body } = await market.as(await market.staff("ops_admin"))
    .get(`/admin/audit?target_id=${dispute.id}`);
  expect(body.data.items).toEqual([]);
});

test("a party to the order cannot decide the dispute, even as staff", async () => {
  const sale = await disputedSale(market);
  const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
  await market.database
    .admin`insert into private.staff_roles (user_id, role) values (${sale.seller.id}, 'superadmin')`;
  const path = `/admin/disputes/${dispute.id}/resolve`;
  expect((await market.as(sale.seller).post(path, { resolution: "release" })).status).toBe(403);
  expect((await step(market, sale.seller, sale, "confirm")).status).toBe(403);
});

test("of a concurrent release and refund, one succeeds and moves the money", async () => {
  for (let round = 0; round < 20; round++) {
    const sale = await disputedSale(market);
    const { dispute } = await must(market.as(sale.buyer).get(`/orders/${sale.order.id}`));
    const answers = await Promise.all(
      ["release", "refund"].map((resolution) => resolve(dispute.id, { resolution })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  await proveMoney(market);
});
