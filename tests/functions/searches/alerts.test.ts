import { beforeEach, expect, test } from "vitest";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { device, mailbox, rings } from "../../support/notifications.ts";
import { list, orderBody } from "../../support/sale.ts";
import { alertsOf, save, toldOf } from "../../support/searches.ts";
import type { TestUser } from "../../support/users.ts";
import { goOnVacation } from "../../support/vacations.ts";

const market = useMarket();
let seller: TestUser;
let person: TestUser;
let brand: string;

beforeEach(async () => {
  [seller, person] = [await market.user(), await market.user()];
  brand = `merek ${crypto.randomUUID()}`;
});

const change = (id: string, changes: unknown, who = seller) =>
  must(market.as(who).patch(`/listings/${id}`, changes));

test("a new listing that fits is told once, in the app and as a push message", async () => {
  const phone = await device(market, person);
  await save(market, person, { brand: [brand] }, { name: "Jaket 🧥" });
  await save(market, person, { brand: [brand.toUpperCase()], max_price: 900_000 });
  const id = await list(market, seller, { brand });
  await market.runDue();
  expect(await alertsOf(market, person)).toMatchObject([{
    kind: "search.matched",
    read: false,
    body: "Barang baru cocok dengan pencarianmu: Jaket 🧥",
    data: { count: 1, search: "Jaket 🧥", listing_id: id, listing_ids: [id] },
  }]);
  expect(await rings(market, phone)).toHaveLength(1);
  expect(await mailbox(market, person)).toEqual([]);
  await change(id, { title: "Jaket lain" });
  await market.runDue();
  expect(await alertsOf(market, person)).toHaveLength(1);
});

test("listings that come at once are one notification, and nobody else is told", async () => {
  await save(market, person, { brand: [brand] });
  const other = await market.user();
  await save(market, other, { brand: [`${brand} lain`] });
  const ids = await Promise.all(Array.from({ length: 7 }, () => list(market, seller, { brand })));
  await market.runDue();
  const [alert, ...others] = await alertsOf(market, person);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ title: "Ada 7 yang kamu cari", data: { count: 7 } });
  expect(alert!.data.listing_ids.toSorted()).toEqual(ids.toSorted());
  expect(await alertsOf(market, other)).toEqual([]);
});

test("a price that falls into the range is told; one that was in it, or another change, is not", async () => {
  const dear = await list(market, seller, { brand, price: 300_000 });
  const cheap = await list(market, seller, { brand, price: 150_000 });
  await market.runDue();
  await save(market, person, { brand: [brand], max_price: 200_000 });
  await change(dear, { price: 250_000 });
  await change(cheap, { price: 140_000 });
  await change(cheap, { title: "Lain" });
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([]);
  await change(dear, { price: 220_000 });
  await change(dear, { price: 200_000 });
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([dear]);
});

test("what is listed again, or free again after an order, is told to who was not told before", async () => {
  const early = await market.user();
  await save(market, early, { brand: [brand] });
  const id = await list(market, seller, { brand });
  await market.runDue();
  await save(market, person, { brand: [brand] });
  const buyer = await market.user();
  const order = await must(market.as(buyer).post("/orders", await orderBody(market, buyer, id)));
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([]);
  await must(market.as(buyer).put(`/orders/${order.id}/cancel`, {}));
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([id]);
  expect(await toldOf(market, early)).toEqual([id]);
});

test.each<[string, (id: string) => Promise<unknown>]>([
  ["is deleted", (id) => market.as(seller).delete(`/listings/${id}`)],
  ["is reserved", async (id) => {
    const buyer = await market.user();
    await must(market.as(buyer).post("/orders", await orderBody(market, buyer, id)));
  }],
  ["no longer fits", (id) => change(id, { brand: "Lain" })],
  ["has a seller on vacation", () => goOnVacation(market, seller)],
  ["has a suspended seller", () => market.setAccountStatus(seller, "suspended")],
  ["has a banned seller", () => market.setAccountStatus(seller, "banned")],
  ["has a blocked seller", () => market.as(person).put(`/auth/users/${seller.id}/block`)],
  ["has a seller who blocked", () => market.as(seller).put(`/auth/users/${person.id}/block`)],
  ["is for a suspended user", () => market.setAccountStatus(person, "suspended")],
])("a listing that meanwhile %s is not told", async (_, happens) => {
  await save(market, person, { brand: [brand] });
  const other = await market.user();
  const witness = `saksi ${brand}`;
  await save(market, other, { brand: [witness] });
  const id = await list(market, seller, { brand });
  await happens(id);
  const seen = await list(market, await market.user(), { brand: witness });
  await market.runDue();
  expect(await toldOf(market, person)).toEqual([]);
  expect(await toldOf(market, other)).toEqual([seen]);
});

test("one's own listing is not told, and a deleted user is told nothing", async () => {
  await save(market, seller, { brand: [brand] });
  await save(market, person, { brand: [brand] });
  await list(market, seller, { brand });
  await must(market.as(person).delete("/auth/me"));
  await market.runDue();
  expect(await toldOf(market, seller)).toEqual([]);
  const { admin } = market.database;
  expect(await admin`select from private.search_alerts where user_id = ${person.id}`).toEqual([]);
  expect(
    await admin`
    select from public.notifications where user_id = ${person.id} and kind like 'search.%'`,
  )
    .toEqual([]);
});

test("muted alerts are stored as read, neither pushed nor mailed", async () => {
  const phone = await device(market, person);
  const muted = { muted_categories: ["review"] };
  await must(market.as(person).put("/notifications/preferences", muted));
  await save(market, person, { brand: [brand] });
  await list(market, seller, { brand });
  await market.runDue();
  expect(await alertsOf(market, person)).toMatchObject([{ read: true }]);
  expect(await rings(market, phone)).toEqual([]);
});

test("daily alerts come together at 08:00 in Jakarta, by e-mail too, and not in the digest", async () => {
  await must(market.as(person).put("/notifications/preferences", { email_digest: true }));
  await save(market, person, { brand: [brand] }, { notify: "daily" });
  const ids = [await list(market, seller, { brand }), await list(market, seller, { brand })];
  await market.runDue();
  expect(await alertsOf(market, person)).toEqual([]);
  for (let day = 0; day < 2; day++) await market.time.advance(86_400);
  const [alert, ...others] = await alertsOf(market, person);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind: "search.daily", data: { count: 2 } });
  expect(alert!.data.listing_ids.toSorted()).toEqual(ids.toSorted());
  const [row] = await market.database.admin`
    select to_char(created_at at time zone 'Asia/Jakarta', 'HH24:MI') as at
    from public.notifications where user_id = ${person.id} and kind = 'search.daily'`;
  expect(row!["at"]).toBe("08:00");
  expect((await mailbox(market, person)).map(({ subject }) => subject)).toEqual([
    "2 barang baru sejak kemarin",
  ]);
});

test("a listing that fits a daily and an instant search is told at once, once", async () => {
  await save(market, person, { brand: [brand] }, { notify: "daily", name: "Nanti" });
  await save(market, person, { brand: [brand], gender: "female" }, { name: "Sekarang" });
  const id = await list(market, seller, { brand, gender: "female" });
  await market.runDue();
  expect(await alertsOf(market, person)).toMatchObject([{ data: { search: "Sekarang" } }]);
  for (let day = 0; day < 2; day++) await market.time.advance(86_400);
  expect(await toldOf(market, person)).toEqual([id]);
});
