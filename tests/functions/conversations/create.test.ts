import { expect, test } from "vitest";
import { conversationsOf, messagesOf, open, send, talk } from "../../support/conversations.ts";
import { must } from "../../support/life.ts";
import { useMarket } from "../../support/market.ts";
import { expectPages } from "../../support/pages.ts";
import { list, openSale } from "../../support/sale.ts";
import { setSetting } from "../../support/settings.ts";

const market = useMarket();

test("two conversations opened at once are one, and its order has the same", async () => {
  const sale = await openSale(market);
  const { buyer, seller, listing_id, order } = sale;
  const answers = await Promise.all(
    Array.from(
      { length: 20 },
      (_, at) =>
        at % 4 === 3
          ? open(market, seller, { order_id: order.reference })
          : open(market, buyer, at % 2 ? { listing_id } : { order_id: order.id }),
    ),
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
  expect((await market.as(chat.seller).get(path)).status).toBe(404);
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
    const client = market.as(other);
    const answers = [
      await client.get(`${path}/messages`),
      await client.post(`${path}/messages`, { text: "Halo" }),
      await client.put(`${path}/read`),
      await client.post(`${path}/report`, { reason: "spam" }),
    ];
    expect(answers.map(({ status, body }) => [status, body.error.reason]))
      .toEqual(Array(4).fill([404, "conversation_not_found"]));
  }
});

test("nobody opens a conversation about their own, a missing or a stranger's order or listing", async () => {
  const { buyer, seller, listing_id, order } = await openSale(market);
  const stranger = await market.user();
  const own = await open(market, seller, { listing_id });
  expect([own.status, own.body.error.reason]).toEqual([403, "self_message"]);
  expect((await open(market, stranger, { order_id: order.id })).status).toBe(404);
  expect((await open(market, buyer, { listing_id: crypto.randomUUID() })).status).toBe(404);
  for (const body of [{}, { listing_id, order_id: order.id }, { listing_id: "x" }]) {
    expect((await market.as(buyer).post("/conversations", body)).status).toBe(400);
  }
  const removed = await list(market, seller);
  await must(market.as(seller).delete(`/listings/${removed}`));
  expect((await open(market, stranger, { listing_id: removed })).status).toBe(404);
});

test("a conversation goes on when its listing is removed", async () => {
  const chat = await talk(market, "Masih ada?");
  await must(market.as(chat.seller).delete(`/listings/${chat.listing_id}`));
  await must(send(market, chat.seller, chat, "Sudah saya turunkan"));
  expect((await open(market, chat.buyer, { listing_id: chat.listing_id })).status).toBe(200);
  expect(await messagesOf(market, chat.buyer, chat)).toHaveLength(2);
});

test("of twenty conversations opened at once conversations_daily_max succeed; an old one is found still", async () => {
  await setSetting(market, "conversations_daily_max", 5);
  const [seller, buyer] = [await market.user(), await market.user()];
  const ids: string[] = [];
  for (let made = 0; made < 20; made++) ids.push(await list(market, seller));
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
  await setSetting(market, "conversations_daily_max", 50);
});

test("the list pages by cursor and by offset, the latest message first, and counts what the reader sees", async () => {
  const first = await talk(market, "Satu");
  const ids = [first.id];
  for (let more = 0; more < 2; more++) {
    const listing_id = await list(market, first.seller);
    ids.push((await must(open(market, first.buyer, { listing_id }))).id);
  }
  await must(send(market, first.buyer, first, "Dua"));
  // As a seller, the buyer of the others sees one more; the seller does not see what has no message.
  const listing_id = await list(market, first.buyer);
  const asked = await must(open(market, first.seller, { listing_id }));
  await must(send(market, first.seller, asked, "Tiga"));
  const seen = [asked.id, ids[0], ids[2], ids[1]];
  await expectPages(market.as(first.buyer), "/conversations", seen);
  const { items, total } = await conversationsOf(market, first.seller);
  expect(items.map(({ id }: { id: string }) => id)).toEqual([asked.id, ids[0]]);
  expect(total).toBe(2);
});
