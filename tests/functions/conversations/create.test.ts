import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, useMarket } from "../../support/market.ts";
import {
  conversationsOf,
  messagesOf,
  open,
  read,
  send,
  talk,
} from "../../support/conversations.ts";
import { expectPages } from "../../support/pages.ts";

const market = useMarket(RACING);

test("two conversations opened at once are one, and its order has the same", async () => {
  const sale = await market.openSale();
  const { buyer, seller, listing_id, order } = sale;
  const answers = await atOnce(
    20,
    (at) =>
      at % 4 === 3
        ? open(market, seller, { order_id: order.reference })
        : open(market, buyer, at % 2 ? { listing_id } : { order_id: order.id }),
  );
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
  const again = await open(market, buyer, { listing_id });
  expect([again.status, again.body.data]).toMatchObject([200, {
    role: "buyer",
    user: { id: seller.id, username: seller.username },
    listing: { id: listing_id, status: "reserved" },
    order_id: order.id,
    masks_contacts: true,
    last_message: null,
  }]);
});

test("a conversation without messages is hidden from the other", async () => {
  const chat = await talk(market);
  expect((await conversationsOf(market, chat.buyer)).items).toMatchObject([{ id: chat.id }]);
  expect((await conversationsOf(market, chat.seller)).items).toEqual([]);
  const path = `/conversations/${chat.id}/messages`;
  expect((await chat.seller.get(path)).status).toBe(404);
  expect((await send(market, chat.seller, chat, "Halo")).status).toBe(404);
  await must(send(market, chat.buyer, chat, "Masih ada?"));
  expect((await conversationsOf(market, chat.seller)).items).toMatchObject([
    { id: chat.id, role: "seller", unread_count: 1, last_message: { text: "Masih ada?" } },
  ]);
});

test("strangers, staff and those without a profile read, write and report nothing", async () => {
  const chat = await talk(market, "Masih ada?");
  const path = `/conversations/${chat.id}`;
  for (const other of [await market.user(), await market.staff("ops_admin")]) {
    const answers = [
      await other.get(`${path}/messages`),
      await other.post(`${path}/messages`, { text: "Halo" }),
      await other.put(`${path}/read`),
      await other.post(`${path}/report`, { reason: "spam" }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error.reason]))
      .toEqual(Array(4).fill([404, "conversation_not_found"]));
  }
});

test("nobody opens a conversation about their own, a missing or a stranger's order or listing", async () => {
  const { buyer, seller, listing_id, order } = await market.openSale();
  const stranger = await market.user();
  expect(await errorOf(open(market, seller, { listing_id }))).toBe("403 self_message");
  expect((await open(market, stranger, { order_id: order.id })).status).toBe(404);
  expect((await open(market, buyer, { listing_id: crypto.randomUUID() })).status).toBe(404);
  for (const body of [{}, { listing_id, order_id: order.id }, { listing_id: "x" }]) {
    expect((await buyer.post("/conversations", body)).status).toBe(400);
  }
  const removed = await seller.list();
  await must(seller.delete(`/listings/${removed}`));
  expect((await open(market, stranger, { listing_id: removed })).status).toBe(404);
});

test("a conversation goes on when its listing is removed", async () => {
  const chat = await talk(market, "Masih ada?");
  await must(chat.seller.delete(`/listings/${chat.listing_id}`));
  await must(send(market, chat.seller, chat, "Sudah saya turunkan"));
  expect((await open(market, chat.buyer, { listing_id: chat.listing_id })).status).toBe(200);
  expect(await messagesOf(market, chat.buyer, chat)).toHaveLength(2);
});

test("of twenty conversations opened at once conversations_daily_max succeed; an old one is found still", async () => {
  await market.setting("conversations_daily_max", 5);
  const [seller, buyer] = [await market.user(), await market.user()];
  const ids: string[] = [];
  for (let made = 0; made < 20; made++) ids.push(await seller.list());
  const answers = await Promise.all(
    ids.map((listing_id) => open(market, buyer, { listing_id })),
  );
  const full = answers.filter(({ status }) => status === 409);
  expect(full).toHaveLength(15);
  expect(full[0]!.body.error.reason).toBe("too_many_conversations");
  const listing_id = ids[answers.findIndex(({ status }) => status === 201)]!;
  expect((await open(market, buyer, { listing_id })).status).toBe(200);
  await market.time.advance(86_400);
  const other = ids[answers.findIndex(({ status }) => status === 409)]!;
  expect((await open(market, buyer, { listing_id: other })).status).toBe(201);
  await market.setting("conversations_daily_max", 50);
});

test("the list pages by cursor and by offset, the latest message first, and counts what the reader sees", async () => {
  const first = await talk(market, "Satu");
  const ids = [first.id];
  for (let more = 0; more < 2; more++) {
    const listing_id = await first.seller.list();
    ids.push((await must(open(market, first.buyer, { listing_id }))).id);
  }
  await must(send(market, first.buyer, first, "Dua"));
  // The buyer sees a fourth one, as its seller. The seller does not see those without a message.
  const listing_id = await first.buyer.list();
  const asked = await must(open(market, first.seller, { listing_id }));
  await must(send(market, first.seller, asked, "Tiga"));
  const seen = [asked.id, ids[0], ids[2], ids[1]];
  await expectPages(first.buyer, "/conversations", seen);
  const { items, total } = await conversationsOf(market, first.seller);
  expect(items.map(({ id }: { id: string }) => id)).toEqual([asked.id, ids[0]]);
  expect(total).toBe(2);
});

test("each party reports the other once, suspended or not, and the other learns nothing", async () => {
  const chat = await talk(market, "Transfer saja ke saya");
  await market.setAccountStatus(chat.seller, "suspended");
  const path = `/conversations/${chat.id}/report`;
  const answers = await atOnce(5, () => chat.seller.post(path, { reason: "scam" }));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  await read(market, chat.buyer, chat);
  const before = (await conversationsOf(market, chat.buyer)).items[0];
  expect(JSON.stringify(before)).not.toContain("report");
  await must(chat.buyer.post(path, { reason: "harassment" }));
  const { items } = await must(chat.seller.get("/notifications"));
  expect(items.map(({ kind }: { kind: string }) => kind)).not.toContain("report");
  const { reports_made } = await must(chat.seller.get("/auth/me/export"));
  expect(reports_made).toMatchObject([{ conversation_id: chat.id, listing_id: null }]);
});
