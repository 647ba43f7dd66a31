import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { conversationsOf, open, read, send, talk } from "../../support/conversations.ts";
import { rings } from "../../support/notifications.ts";

const market = useMarket();

interface Told {
  kind: string;
  read: boolean;
  title: string;
}

const told = async (person: User) =>
  (await person.inbox()).items.filter(({ kind }: Told) => kind === "message.received");

test("reading never goes back, and counts what the other wrote after it", async () => {
  const chat = await talk(market, "1", "2", "3");
  await must(send(market, chat.seller, chat, "4"));
  const at = async (seq?: number) => {
    const { read_seq, unread_count, total_unread_count } = await must(
      read(market, chat.seller, chat, seq),
    );
    return [read_seq, unread_count, total_unread_count];
  };
  expect(await at(2)).toEqual([2, 1, 1]);
  expect(await at(1)).toEqual([2, 1, 1]);
  expect(await at(99)).toEqual([4, 0, 0]);
  expect(await at(0)).toEqual([4, 0, 0]);
  await must(send(market, chat.buyer, chat, "5"));
  expect(await at(0)).toEqual([4, 1, 1]);
  expect(await at()).toEqual([5, 0, 0]);
});

test("unread counts are exact per conversation and in total, under messages and reads at once", async () => {
  const chat = await talk(market, "Halo");
  const listing_id = await chat.buyer.list();
  const back = await must(open(market, chat.seller, { listing_id }));
  for (let round = 0; round < 3; round++) {
    await Promise.all(
      [
        ...Array.from(
          { length: 12 },
          (_, at) => send(market, chat.buyer, at % 2 ? chat : back, `Pesan ${at}`),
        ),
        ...Array.from({ length: 6 }, (_, at) => read(market, chat.seller, chat, at * 2)),
        read(market, chat.seller, back),
      ].map((call) => must(call)).map((call) => call.catch(() => null)),
    );
    const { items, unread_count } = await conversationsOf(market, chat.seller);
    let total = 0;
    for (const item of items) {
      const [{ left }] = await market.sql<[{ left: number }]>`
        select count(*)::integer as left from private.messages
        where conversation_id = ${item.id} and seq > ${item.read_seq} and sender_id <> ${chat.seller.id}`;
      expect(item.unread_count).toBe(left);
      total += left;
    }
    expect(unread_count).toBe(total);
  }
});

test("messages of a conversation make one unread notification and one push, until it is read", async () => {
  const chat = await talk(market);
  const phone = await chat.seller.device();
  for (let sent = 0; sent < 3; sent++) await must(send(market, chat.buyer, chat, "Halo"));
  await market.runDue();
  expect(await told(chat.seller)).toMatchObject([
    { category: "message", read: false, title: `3 pesan dari ${chat.buyer.username}` },
  ]);
  expect((await rings(market, phone)).map(({ payload }) => payload.path))
    .toEqual([`/conversations/${chat.id}`]);
  await must(read(market, chat.seller, chat));
  expect(await told(chat.seller)).toMatchObject([{ read: true }]);
  await must(send(market, chat.buyer, chat, "Lagi"));
  expect(await told(chat.seller)).toMatchObject([
    { read: false, title: `Pesan dari ${chat.buyer.username}` },
    { read: true },
  ]);
  expect(await told(chat.buyer)).toEqual([]);
});

test("after its notification was marked as read, the next message makes another; muted messages make one, already read, and no push", async () => {
  const chat = await talk(market, "Halo");
  const [first] = await told(chat.seller);
  await must(chat.seller.put(`/notifications/${first.id}/toggle-read`));
  await must(send(market, chat.buyer, chat, "Lagi"));
  expect((await told(chat.seller)).map((item: Told) => item.read)).toEqual([false, true]);

  const quiet = await talk(market);
  await must(quiet.seller.put("/notifications/preferences", { muted_categories: ["message"] }));
  const phone = await quiet.seller.device();
  for (let sent = 0; sent < 3; sent++) await must(send(market, quiet.buyer, quiet, "Halo"));
  await market.runDue();
  expect((await told(quiet.seller)).map((item: Told) => item.read)).toEqual([true]);
  expect(await rings(market, phone)).toEqual([]);
});
