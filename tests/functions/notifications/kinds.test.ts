import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { rings } from "../../support/notifications.ts";

const market = useMarket();

interface Told {
  kind: string;
  category: string;
  read: boolean;
  title: string;
  body: string;
  data: Record<string, unknown>;
}

/** The user's notifications, by kind. */
async function told(person: User): Promise<Record<string, Told>> {
  const { items } = await person.inbox();
  return Object.fromEntries(items.map((item: Told) => [item.kind, item]));
}

const mute = (person: User) =>
  must(
    person.put("/notifications/preferences", {
      muted_categories: ["order", "shipping", "live", "review"],
    }),
  );

const subjects = async (person: User) => (await person.mailbox()).map(({ subject }) => subject);

test("muted categories do not silence what costs money or starts a clock, nor its mails", async () => {
  const sale = await market.paidSale();
  for (const person of [sale.buyer, sale.seller]) await mute(person);
  await sale.carrierSays("picked");
  await sale.carrierSays("delivered");
  await must(sale.step("buyer", "return-request", { reason: "damaged" }));
  await must(sale.step("buyer", "dispute", { reason: "Palsu" }));
  await market.runDue();
  const [seller, buyer] = [await told(sale.seller), await told(sale.buyer)];
  expect(buyer).toMatchObject({
    "order.shipped": { read: true, category: "shipping" },
    "order.delivered": { read: false, category: "shipping" },
    "order.disputed": { read: false },
  });
  expect(seller).toMatchObject({
    "order.return_requested": { read: false },
    "order.disputed": { read: false },
  });
  expect(await subjects(sale.seller)).toContain("Pembeli membuka sengketa");

  const cancelled = await market.paidSale();
  await mute(cancelled.buyer);
  await must(cancelled.step("seller", "cancel", {}));
  await market.runDue();
  expect(await told(cancelled.buyer)).toMatchObject({ "order.cancelled": { read: false } });
  expect(await subjects(cancelled.buyer)).toContain("Pesanan dibatalkan");
});

test("both parties learn how staff decided a dispute and why, by mail too", async () => {
  const sale = await market.disputedSale();
  const { dispute } = await must(sale.buyer.get(`/orders/${sale.order.id}`));
  const ops = await market.staff("ops_admin");
  const note = "Foto cocok dengan iklan.";
  await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, { resolution: "release", note }));
  await market.runDue();
  for (const person of [sale.buyer, sale.seller]) {
    expect((await told(person))["dispute.resolved"]).toMatchObject({
      category: "order",
      data: { resolution: "release", note },
    });
    const mail = (await person.mailbox()).find(({ subject }) => subject === "Sengketa selesai");
    expect(mail!.text).toContain(note);
  }
});

test("the buyer learns why a return was rejected", async () => {
  const sale = await market.returnRequestedSale();
  const reason = "Barang sesuai foto.";
  await must(sale.step("seller", "return-reject", { reason }));
  await market.runDue();
  expect((await told(sale.buyer))["order.return_rejected"]).toMatchObject({ data: { reason } });
  const mails = await sale.buyer.mailbox();
  expect(mails.find(({ subject }) => subject === "Retur ditolak")!.text).toContain(reason);
});

test("whoever did not cancel, and a seller who has to pay back, learn why", async () => {
  const cancelled = await market.paidSale();
  const why = { reason: "Barang ternyata sobek." };
  await must(cancelled.step("seller", "cancel", why));
  expect((await told(cancelled.buyer))["order.cancelled"]!.body).toContain(why.reason);

  const sale = await market.completedSale();
  const ops = await market.staff("ops_admin");
  await must(ops.post(`/admin/orders/${sale.order.id}/refund`, { reason: "Barang palsu." }));
  expect((await told(sale.seller))["payment.clawback"]!.body).toContain("Barang palsu.");
});

test("a parcel's way is told in the category shipping, its last leg once", async () => {
  const sale = await market.shippedSale();
  await sale.carrierSays("dropping_off");
  await sale.carrierSays("out_for_delivery");
  await sale.carrierSays("delivered");
  const { items } = await sale.buyer.inbox();
  expect(
    items.filter(({ category }: Told) => category === "shipping").map(({ kind }: Told) => kind),
  ).toEqual(["order.delivered", "order.out_for_delivery", "order.shipped"]);
});

test("a withdrawal's link is told once it exists", async () => {
  const person = await market.wealthy(100_000);
  await must(person.requestWithdrawal());
  expect((await told(person))["withdrawal.link_created"]).toMatchObject({ category: "wallet" });
});

test("likes of ten minutes make one notification with their number, and none for a like taken back", async () => {
  const seller = await market.user();
  const phone = await seller.device();
  const listing = await seller.list({ title: "Jaket denim" });
  const fickle = await market.user();
  for (let fan = 0; fan < 3; fan++) {
    await must((await market.user()).post(`/listings/${listing}/like`));
  }
  await must(fickle.post(`/listings/${listing}/like`));
  await must(fickle.send("DELETE", `/listings/${listing}/like`));
  await market.runDue();
  expect(await told(seller)).not.toHaveProperty(["listing.liked"]);
  await market.time.advance(600);
  const { items } = await seller.inbox();
  expect(items.filter(({ kind }: Told) => kind === "listing.liked")).toMatchObject([
    { category: "review", body: "3 orang menyukai Jaket denim." },
  ]);
  expect((await rings(market, phone)).map(({ payload }) => payload.body))
    .toEqual(["3 orang menyukai Jaket denim."]);
});

test("a person is told when staff end a stream, lift a ban or grant a boost", async () => {
  const host = await market.user();
  const ops = await market.staff("ops_admin");
  const go = async () => (await must(host.post("/live-streams", { title: "Obral" }))).id;
  await must(ops.put(`/admin/live-streams/${await go()}/end`));
  expect((await told(host))["account.stream_ended"]).toMatchObject({ category: "account" });
  await must(ops.put(`/admin/live-streams/${await go()}/ban`));
  await must(
    ops.send("PUT", `/admin/accounts/${host.id}/live-unban`, {}, {
      "x-action-reason": "Sudah minta maaf",
    }),
  );
  expect(await told(host)).toHaveProperty(["account.live_unbanned"]);
  await must(ops.post("/admin/growth/boosts", { seller_id: host.id, score: 5, days: 3 }));
  expect((await told(host))["boost.granted"]!.body).toMatch(/sampai \d+/);
});

test("a note too long for a push service is shortened there and complete in the list", async () => {
  const sale = await market.disputedSale();
  const phone = await sale.buyer.device();
  const { dispute } = await must(sale.buyer.get(`/orders/${sale.order.id}`));
  const note = "💃".repeat(900);
  const ops = await market.staff("ops_admin");
  await must(ops.post(`/admin/disputes/${dispute.id}/resolve`, { resolution: "refund", note }));
  await market.runDue();
  expect((await told(sale.buyer))["dispute.resolved"]!.data["note"]).toBe(note);
  const pushed = (await rings(market, phone)).find(({ payload }) =>
    payload.kind === "dispute.resolved"
  );
  expect([...pushed!.payload.body]).toHaveLength(300);
});
