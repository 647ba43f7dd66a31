import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import { settlementsOf } from "../../support/settlements.ts";

const market = useMarket();

const resolve = async (dispute: string, body: unknown, query = "", headers = {}) =>
  (await market.staff("ops_admin")).post(
    `/admin/disputes/${dispute}/resolve${query}`,
    body,
    headers,
  );

test("a release pays the seller, and a refund after shipping returns item price and shipping to the buyer", async () => {
  const released = await market.disputedSale();
  const { dispute } = await must(released.buyer.get(`/orders/${released.order.id}`));
  const answer = await resolve(dispute.id, { resolution: "release", note: "Sesuai" });
  expect(answer.body.data).toMatchObject({
    status: "resolved",
    resolution: "release",
    note: "Sesuai",
    resolved_by: "staff",
  });
  expect(await released.seller.wallet()).toBe(150_000);
  expect(await released.listingStatus()).toBe("sold");

  const refunded = await market.disputedSale();
  const order = await must(refunded.buyer.get(`/orders/${refunded.order.id}`));
  await resolve(order.dispute.id, { resolution: "refund" });
  expect(await refunded.buyer.wallet()).toBe(order.item_price + order.shipping_fee);
  expect(await refunded.seller.wallet()).toBe(0);
  expect(await refunded.status()).toBe("REFUNDED");
  await market.proveMoney();
});

test("a refund before shipping returns the full amount", async () => {
  const sale = await market.paidSale();
  const { dispute } = await must(sale.step("buyer", "dispute", { reason: "Penipuan" }));
  await resolve(dispute.id, { resolution: "refund" });
  await market.runDue();
  expect(await sale.buyer.wallet()).toBe(sale.order.total);
  await market.proveMoney();
});

test("a parcel shipped during a dispute counts as shipped, and its protection fee is earned", async () => {
  const sale = await market.paidSale();
  const { dispute } = await must(sale.step("buyer", "dispute", { reason: "Lama" }));
  await sale.carrierSays("picked");
  await resolve(dispute.id, { resolution: "refund" });
  const order = await sale.read();
  expect(order.refunded_amount).toBe(order.item_price + order.shipping_fee);
  await market.proveMoney();
});

test("disputes are listed open by default, and resolved on request", async () => {
  const sale = await market.disputedSale();
  const staff = await market.staff("superadmin");
  const ids = async (query: string) =>
    (await staff.get(`/admin/disputes${query}`)).body.data.items.map((
      { order_id }: { order_id: string },
    ) => order_id);
  expect(await ids("")).toContain(sale.order.id);
  const { dispute } = await must(sale.buyer.get(`/orders/${sale.order.id}`));
  await resolve(dispute.id, { resolution: "release" });
  expect(await ids("")).not.toContain(sale.order.id);
  expect((await ids("?status=resolved"))[0]).toBe(sale.order.id);
  expect((await staff.get("/admin/disputes?status=some")).status).toBe(400);
});

test("staff read the return request before a dispute, and each offer of settlement with what became of it", async () => {
  const sale = await market.returnRequestedSale();
  const { offered } = settlementsOf(market);
  const lapsed = await offered(sale, sale.seller, 10_000);
  await must(sale.step("buyer", "dispute", { reason: "Tidak sesuai" }));
  const replaced = await offered(sale, sale.seller, 20_000);
  const open = await offered(sale, sale.buyer, 30_000);
  const { items } = await must(
    (await market.staff("ops_admin")).get(`/admin/disputes?order=${sale.order.id}`),
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
  const sale = await market.returnRequestedSale();
  await settlementsOf(market).offered(sale, sale.seller, 10_000);
  await must(sale.step("buyer", "dispute", { reason: "Tidak sesuai" }));
  const { items } = await must(
    (await market.staff("ops_admin")).get(`/admin/disputes?order=${sale.order.id}`),
  );
  expect(items[0].settlements).toMatchObject([{ status: "lapsed" }]);
});

test("a note is stored whole, and shortened as the reason of the audit line", async () => {
  const notes = { ok: null, "💃💃": null, "Sesuai foto": "Sesuai foto" };
  const long = `${"💃".repeat(300)}${"x".repeat(400)}`;
  const cut = `${"💃".repeat(300)}${"x".repeat(200)}`;
  for (const [note, reason] of [...Object.entries(notes), [long, cut]]) {
    const sale = await market.disputedSale();
    const { dispute } = await must(sale.buyer.get(`/orders/${sale.order.id}`));
    const { status, body } = await resolve(dispute.id, { resolution: "refund", note });
    expect([status, body.data?.note]).toEqual([200, note]);
    const log = await (await market.staff("ops_admin")).get(`/admin/audit?target_id=${dispute.id}`);
    expect(log.body.data.items).toMatchObject([{ reason, after: { note } }]);
  }
});

test("the reason in the header takes precedence over the note", async () => {
  const sale = await market.disputedSale();
  const { dispute } = await must(sale.buyer.get(`/orders/${sale.order.id}`));
  const body = { resolution: "release", note: "Sesuai foto" };
  await resolve(dispute.id, body, "", { "x-action-reason": "Kasus 12" });
  const log = await (await market.staff("ops_admin")).get(`/admin/audit?target_id=${dispute.id}`);
  expect(log.body.data.items).toMatchObject([
    { reason: "Kasus 12", after: { note: "Sesuai foto" } },
  ]);
});

test("a party to the order cannot decide the dispute, even as staff", async () => {
  const sale = await market.disputedSale();
  const { dispute } = await must(sale.buyer.get(`/orders/${sale.order.id}`));
  await market
    .sql`insert into private.staff_roles (user_id, role) values (${sale.seller.id}, 'superadmin')`;
  const path = `/admin/disputes/${dispute.id}/resolve`;
  expect((await sale.seller.post(path, { resolution: "release" })).status).toBe(403);
  expect((await sale.step("seller", "confirm")).status).toBe(403);
});

test("of a concurrent release and refund, one succeeds and moves the money", async () => {
  for (let round = 0; round < 20; round++) {
    const sale = await market.disputedSale();
    const { dispute } = await must(sale.buyer.get(`/orders/${sale.order.id}`));
    const answers = await Promise.all(
      ["release", "refund"].map((resolution) => resolve(dispute.id, { resolution })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  }
  await market.proveMoney();
});
