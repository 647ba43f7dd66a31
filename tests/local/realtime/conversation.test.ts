/** An unmodified supabase-js on the channel of a conversation. */
import { expect, test } from "vitest";
import { messagesOf, open, read, send, talk } from "../../support/conversations.ts";
import type { Message } from "../../support/conversations.ts";
import { must } from "../../support/client.ts";
import { useMarket } from "../../support/market.ts";
import { join, useRealtime } from "../../support/realtime.ts";
import type { Received } from "../../support/realtime.ts";
import type { TestUser } from "../../support/users.ts";

const market = useMarket();
const sockets = useRealtime(market);

const CALL = "WA aku 0857-7711-9922 ya";
const config = { private: true };

const messagesIn = (received: Received[]): Message[] =>
  received.map(({ payload }) => payload.message);

const listen = async (person: TestUser, { id }: { id: string }) =>
  await sockets.receive(await sockets.client(person.token), `conversation:${id}`);

const tryToJoin = async (token: string | undefined, topic: string) =>
  await join((await sockets.client(token)).channel(topic, { config }));

test("messages of both arrive at both as polling returns them, in the order of seq, without what was masked", async () => {
  const chat = await talk(market, "Halo");
  const sides = [await listen(chat.buyer, chat), await listen(chat.seller, chat)];
  await Promise.all(
    Array.from(
      { length: 20 },
      (_, at) => send(market, at % 2 ? chat.buyer : chat.seller, chat, `${CALL} ${at}`),
    ),
  );
  const polled = (await messagesOf(market, chat.seller, chat)).slice(1);
  for (const { received } of sides) {
    await expect.poll(() => received).toHaveLength(20);
    expect(received.map(({ event }) => event)).toEqual(Array(20).fill("message"));
    expect(messagesIn(received)).toEqual(polled);
    expect(JSON.stringify(received)).not.toContain("7711-9922");
  }
  const kept = await market.sql`
    select from realtime.messages where payload #>> '{message,text}' ~ '7711|9922'`;
  expect(kept).toHaveLength(0);
});

test("a message arrives only once it is committed", async () => {
  const chat = await talk(market, "Halo");
  const { received } = await listen(chat.seller, chat);
  await market.database.admin.begin(async (sql) => {
    await sql`select set_config('request.jwt.claims', ${
      JSON.stringify({ sub: chat.buyer.id })
    }, true)`;
    await sql`select api.conversations_send(${chat.id}, 'undone')`;
    throw new Error("undo");
  }).catch(({ message }) => expect(message).toBe("undo"));
  await must(send(market, chat.buyer, chat, "Ya?"));
  await expect.poll(() => messagesIn(received)).toMatchObject([{ seq: 2, text: "Ya?" }]);
});

test("the suspended, banned and blocked join as they poll, the deleted do not", async () => {
  const chat = await talk(market, "Halo");
  const topic = `conversation:${chat.id}`;
  for (const status of ["suspended", "banned", "active"] as const) {
    await market.setAccountStatus(chat.buyer, status);
    expect(await tryToJoin(chat.buyer.token, topic)).toBe("SUBSCRIBED");
  }
  await must(chat.seller.put(`/auth/users/${chat.buyer.id}/block`));
  const { received } = await listen(chat.buyer, chat);
  expect((await send(market, chat.buyer, chat, "Halo?")).status).toBe(403);
  await must(chat.buyer.delete("/auth/me"));
  expect(await tryToJoin(chat.buyer.token, topic)).toMatch(/Unauthorized/);
  expect(await tryToJoin(chat.seller.token, topic)).toBe("SUBSCRIBED");
  expect(received).toEqual([]);
});

test("a deletion erases what is kept of its conversations, and of the notifications that they made", async () => {
  const chat = await talk(market, "Halo");
  const listing_id = await chat.buyer.list();
  const back = await must(open(market, chat.seller, { listing_id }));
  await must(send(market, chat.seller, back, "Dan ini?"));
  const other = await talk(market, "Halo");
  const kept = (topics: string[]) =>
    market.sql`select from realtime.messages where topic = any (${topics})`;
  const topics = [
    `conversation:${chat.id}`,
    `conversation:${back.id}`,
    `user:${chat.seller.id}`,
    `user:${chat.buyer.id}`,
  ];
  expect(await kept(topics)).toHaveLength(4);
  await must(chat.buyer.delete("/auth/me"));
  expect(await kept(topics)).toHaveLength(0);
  expect(await kept([`conversation:${other.id}`])).toHaveLength(1);
});

test("with both parties deleted nothing that either wrote is left", async () => {
  const chat = await talk(market, CALL);
  await must(send(market, chat.seller, chat, CALL));
  await must(read(market, chat.seller, chat));
  await Promise.all([
    must(chat.buyer.delete("/auth/me")),
    must(chat.seller.delete("/auth/me")),
  ]);
  expect((await chat.seller.get("/conversations")).status).not.toBe(200);
  const left = await market.sql`
    select from private.messages
    where conversation_id = ${chat.id} and (text is not null or original is not null)`;
  expect(left).toHaveLength(0);
});
