import { expect, test } from "vitest";
import { ADDRESS, must, useMarket } from "../../support/market.ts";
import { png } from "../../support/images.ts";
import { ktpForm } from "../../support/ktp.ts";
import { upload } from "../../support/photos.ts";

const market = useMarket();

test("the export contains profile, addresses, orders, money, listings, reviews, notifications and e-mails of the caller, and no more about the other party than the order does", async () => {
  const sale = await market.completedSale();
  await must(sale.buyer.post("/reviews", { order_id: sale.order.id, rating: 5 }));
  const gone = await sale.seller.list();
  await must(sale.seller.delete(`/listings/${gone}`));
  const data = await must(sale.seller.get("/auth/me/export"));
  expect(data).toMatchObject({
    profile: { id: sale.seller.id, email: sale.seller.email, addresses: [{ city: "Bandung" }] },
    orders: { as_buyer: [], as_seller: [{ id: sale.order.id }], total_as_seller: 1 },
    wallet: { balance: { available: 150_000 }, transactions: [{ type: "sale_proceeds" }] },
    reviews_received: [{ rating: 5 }],
  });
  expect(data.listings.map(({ id }: { id: string }) => id)).toEqual([gone, sale.listing_id]);
  expect(data.listings[0].deleted_at).toEqual(expect.any(String));
  expect(data.notifications.length).toBeGreaterThan(3);
  expect(data.days_active).toHaveLength(1);
  const bought = await must(sale.buyer.get("/auth/me/export"));
  expect(bought).toMatchObject({
    orders: { as_buyer: [{ id: sale.order.id }] },
    reviews_written: [{ order_id: sale.order.id, rating: 5 }],
    order_addresses: [
      { order_id: sale.order.id, street: ADDRESS.street, phone: expect.any(String) },
    ],
  });
  expect(bought.order_addresses).toHaveLength(1);
  expect(bought.emails).toContainEqual(expect.objectContaining({ address: sale.buyer.email }));

  const { id } = await must(sale.seller.post("/wallet/withdrawals", { amount: 50_000 }));
  const street = "Jl. Rahasia No. 99";
  await market.sql`
    update private.order_addresses set street = ${street}
    where order_id = ${sale.order.id} and party = 'buyer'`;
  const { body, text } = await sale.seller.get("/auth/me/export");
  expect(body.data.payout_emails).toEqual([{ withdrawal_id: id, address: sale.seller.email }]);
  expect(body.data.order_addresses).toHaveLength(1);
  expect(text).not.toContain(street);
  expect(text).not.toContain(sale.buyer.email);
  expect(text).toContain(ADDRESS.street);
});

test("the export contains identity checks, photo analyses, streams, chat messages, boosts and withdrawals", async () => {
  const person = await market.user();
  await must(person.post("/ktp/submit", ktpForm()));
  const photo_url = await upload(market, person, png({ width: 48, height: 64 }));
  await must(person.post("/ai/categorize", { photo_url }));
  const stream = await must(person.post("/live-streams", { title: "Drop Sabtu" }));
  await must(person.post(`/live-streams/${stream.id}/chat`, { text: "Halo semua" }));
  await person.device();
  await person.fund(50_000);
  await must(person.post("/wallet/withdrawals", { amount: 50_000 }));
  const { data, text } = await person.get("/auth/me/export")
    .then(({ body, text }) => ({ data: body.data, text }));
  expect(data).toMatchObject({
    wallet: { withdrawals: [{ amount: 50_000, status: "LINK_CREATED" }] },
    identity_checks: [{ status: "pending" }],
    photo_analyses: [{ photo_url, answer: { category: "Dress" } }],
    live_streams: [{ id: stream.id }],
    chat_messages: [{ text: "Halo semua" }],
    devices: [{ id: expect.any(String) }],
    notification_preferences: { push_enabled: true },
  });
  expect(text).not.toMatch(/selfie|p256dh/);
});
