import { expect, test } from "vitest";
import { atOnce, must, RACING, useMarket } from "../../support/market.ts";

const market = useMarket(RACING);

test("a sale notifies each party with its own texts, newest first", async () => {
  const sale = await market.openSale();
  await sale.pay();
  await sale.carrierSays("picked");
  await sale.carrierSays("delivered");
  const { reference } = sale.order;
  const titles = async (person: typeof sale.buyer) =>
    (await person.inbox()).items.map(({ title }: { title: string }) => title);
  expect(await titles(sale.buyer)).toEqual([
    "Paketmu sampai",
    "Paket dikirim",
    "Pembayaran diterima",
  ]);
  expect(await titles(sale.seller)).toEqual([
    "Paket sampai di pembeli",
    "Paket dikirim",
    "Saatnya kirim",
    "Ada pesanan baru",
  ]);
  const [newest] = (await sale.buyer.inbox()).items;
  expect(newest).toMatchObject({
    kind: "order.delivered",
    category: "shipping",
    read: false,
    data: { order_id: sale.order.id, reference, role: "buyer" },
    body: expect.stringContaining(reference),
  });
});

test("texts use the current locale of the profile", async () => {
  const person = await market.user();
  await person.notify({ data: { net: 1_250_000 } });
  const body = async () => (await person.inbox()).items[0].body;
  expect(await body()).toBe("Rp1.250.000 sudah dikirim ke rekeningmu.");
  await person.patch("/auth/me", { locale: "en" });
  expect(await body()).toBe("Rp1,250,000 was sent to your bank account.");
});

test("a notification is marked as read and unread again, and read-all leaves nothing unread", async () => {
  const person = await market.user();
  for (let n = 0; n < 3; n++) await person.notify();
  const { id } = (await person.inbox()).items[1];
  const toggle = async () => (await must(person.put(`/notifications/${id}/toggle-read`))).read;
  expect(await toggle()).toBe(true);
  expect((await person.inbox()).unread_count).toBe(2);
  expect(await toggle()).toBe(false);
  await toggle();
  const readAll = async () => await must(person.put("/notifications/read-all"));
  expect(await readAll()).toEqual({ updated: 2, unread_count: 0 });
  expect(await readAll()).toEqual({ updated: 0, unread_count: 0 });
  expect((await person.inbox()).unread_count).toBe(0);
});

test("a user cannot read, count or mark the notifications of another", async () => {
  const [person, stranger] = [await market.user(), await market.user()];
  await person.notify();
  const { id } = (await person.inbox()).items[0];
  expect(await stranger.inbox()).toMatchObject({ items: [], total: 0, unread_count: 0 });
  expect((await stranger.put(`/notifications/${id}/toggle-read`)).status).toBe(404);
  await stranger.put("/notifications/read-all");
  expect((await person.inbox()).unread_count).toBe(1);
  expect((await person.put("/notifications/nonsense/toggle-read")).status).toBe(404);
});

test("a repeated event, also twenty times concurrently, creates one notification", async () => {
  const person = await market.user();
  const event = "withdrawal:1:paid";
  await atOnce(20, () => person.notify({ event }));
  await person.notify({ event });
  await person.notify({ event, kind: "withdrawal.returned" });
  expect((await person.inbox()).items.map(({ kind }: { kind: string }) => kind)).toEqual([
    "withdrawal.returned",
    "withdrawal.paid",
  ]);
});

test("a page, its total and its unread messages agree while messages come", async () => {
  const person = await market.user();
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      const { items, total, unread_count } = await must(person.get("/notifications?limit=100"));
      expect([total, unread_count]).toEqual([items.length, items.length]);
    }
  };
  const readers = atOnce(3, read);
  for (let at = 0; at < 100; at++) await person.notify({ data: { net: at } });
  isOver = true;
  await readers;
});
