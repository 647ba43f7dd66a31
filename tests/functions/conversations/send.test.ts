import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, useMarket } from "../../support/market.ts";
import { messagesOf, open, send, talk } from "../../support/conversations.ts";

const market = useMarket(RACING);
const CALL = "WA aku 0812-3456-7890 ya";
const MASKED = "WA aku *** ya";

test("fifty writers at once: seq has no gap, and a poller misses no message", async () => {
  const chat = await talk(market, "Halo");
  const seen: number[] = [];
  let done = false;
  const poller = (async () => {
    while (!done || (await messagesOf(market, chat.seller, chat, seen.at(-1) ?? 0)).length > 0) {
      const found = await messagesOf(market, chat.seller, chat, seen.at(-1) ?? 0);
      seen.push(...found.map(({ seq }) => seq));
    }
  })();
  const answers = await atOnce(
    50,
    (at) => send(market, at % 2 ? chat.buyer : chat.seller, chat, `Pesan ${at}`),
  );
  done = true;
  await poller;
  const numbers = Array.from({ length: 51 }, (_, at) => at + 1);
  expect(answers.map(({ body }) => body.data.seq).sort((a, b) => a - b)).toEqual(numbers.slice(1));
  expect(seen).toEqual(numbers);
});

test("messages page forwards and backwards", async () => {
  const chat = await talk(market, "1", "2", "3", "4", "5");
  const get = async (query: string) => {
    const { items, has_more } = await must(
      chat.seller.get(`/conversations/${chat.id}/messages?${query}`),
    );
    return [items.map(({ seq }: { seq: number }) => seq), has_more];
  };
  expect(await get("")).toEqual([[5, 4, 3, 2, 1], false]);
  expect(await get("limit=2")).toEqual([[5, 4], true]);
  expect(await get("limit=3&before_seq=4")).toEqual([[3, 2, 1], false]);
  expect(await get("limit=2&after_seq=1")).toEqual([[2, 3], true]);
  expect(await get("limit=2&after_seq=5")).toEqual([[], false]);
  const both = await chat.buyer.get(`/conversations/${chat.id}/messages?after_seq=1&before_seq=3`);
  expect(both.status).toBe(400);
});

test("contact data is masked for both until their order is paid, and what was masked stays so", async () => {
  const sale = await market.openSale();
  const chat = await must(open(market, sale.buyer, { listing_id: sale.listing_id }));
  const first = await must(send(market, sale.buyer, chat, CALL));
  expect(first).toMatchObject({ seq: 1, text: MASKED, masked: true });
  await sale.pay();
  const [again] = (await must(sale.seller.get("/conversations"))).items;
  expect(again).toMatchObject({ order_id: sale.order.id, masks_contacts: false });
  expect(await must(send(market, sale.seller, chat, CALL))).toMatchObject({
    text: CALL,
    masked: false,
  });
  for (const who of [sale.buyer, sale.seller]) {
    expect((await messagesOf(market, who, chat)).map(({ text }) => text)).toEqual([MASKED, CALL]);
    const { text } = await who.get("/auth/me/export");
    expect(text.split(CALL)).toHaveLength(2);
  }
});

test("an order paid from the wallet and cancelled at once, and one that is refunded, mask again", async () => {
  const { seller, buyer } = await market.couple();
  const listing_id = await seller.list();
  await buyer.fund(1_000_000);
  const chat = await must(open(market, buyer, { listing_id }));
  const body = { ...await buyer.orderBody(listing_id), use_wallet: true };
  const order = await must(buyer.post("/orders", body));
  expect(order.status).toBe("READY_TO_SHIP");
  expect(await must(send(market, buyer, chat, CALL))).toMatchObject({ masked: false });
  await must(buyer.put(`/orders/${order.id}/cancel`));
  expect(await must(send(market, buyer, chat, CALL))).toMatchObject({ text: MASKED, masked: true });
  const [listed] = (await must(buyer.get("/conversations"))).items;
  expect(listed).toMatchObject({ masks_contacts: true });

  const refunded = await market.disputedSale();
  const after = await must(open(market, refunded.buyer, { order_id: refunded.order.id }));
  expect(await must(send(market, refunded.buyer, after, CALL))).toMatchObject({ masked: false });
  await must(refunded.resolve("refund"));
  expect((await refunded.read()).status).toBe("REFUNDED");
  for (const who of [refunded.buyer, refunded.seller]) {
    expect(await must(send(market, who, after, CALL))).toMatchObject({
      text: MASKED,
      masked: true,
    });
  }
});

test("a paid order of somebody else unmasks nothing", async () => {
  const sale = await market.openSale();
  const other = await market.user();
  const chat = await must(open(market, other, { listing_id: sale.listing_id }));
  await sale.pay();
  expect(await must(send(market, other, chat, CALL))).toMatchObject({ text: MASKED, masked: true });
});

test("what was masked is in no answer, notification, push or job", async () => {
  const number = "0857-7711-9922";
  const chat = await talk(market, number);
  await must(
    chat.buyer.post(`/conversations/${chat.id}/messages`, { text: `HP ${number}` }, {
      "idempotency-key": crypto.randomUUID(),
    }),
  );
  await market.runDue();
  const found = await market.sql`
    select 'notification' from public.notifications where data::text like '%7711-9922%'
    union all select 'job' from private.jobs where payload::text like '%7711-9922%'
    union all select 'response' from private.idempotency_keys where body like '%7711-9922%'
    union all select 'message' from private.messages where text like '%7711-9922%'`;
  expect(found).toEqual([]);
});

test("the same Idempotency-Key sends one message", async () => {
  const chat = await talk(market);
  const key = { "idempotency-key": crypto.randomUUID() };
  const path = `/conversations/${chat.id}/messages`;
  const answers = [];
  for (let call = 0; call < 3; call++) {
    answers.push(await chat.buyer.post(path, { text: "Halo" }, key));
  }
  expect(answers.map(({ status, body }) => [status, body.data.seq]))
    .toEqual([[201, 1], [201, 1], [201, 1]]);
  expect(answers[2]!.headers.get("idempotent-replayed")).toBe("true");
  const other = await chat.buyer.post(path, { text: "Lain" }, key);
  expect(other.body.error.reason).toBe("idempotency_key_reused");
});

test("after a block by either nobody opens or sends; both still read", async () => {
  const chat = await talk(market, "Halo");
  await must(chat.seller.put(`/auth/users/${chat.buyer.id}/block`));
  for (const who of [chat.buyer, chat.seller]) {
    expect(await errorOf(send(market, who, chat, "Halo?"))).toBe("403 user_blocked");
    expect(await messagesOf(market, who, chat)).toHaveLength(1);
  }
  const blocked = await talk(market);
  await must(chat.buyer.put(`/auth/users/${blocked.seller.id}/block`));
  expect(await errorOf(open(market, chat.buyer, { listing_id: blocked.listing_id }))).toBe(
    "403 user_blocked",
  );
});

test("a block against messages at once: none follows the block's answer", async () => {
  const chat = await talk(market, "Halo");
  let blockedAt = Infinity;
  const block = chat.seller.put(`/auth/users/${chat.buyer.id}/block`).then(async (answer) => {
    expect(answer.status).toBe(200);
    blockedAt = (await messagesOf(market, chat.seller, chat)).at(-1)!.seq;
  });
  await Promise.all([
    ...Array.from({ length: 20 }, (_, at) => send(market, chat.buyer, chat, `Pesan ${at}`)),
    block,
  ]);
  expect((await messagesOf(market, chat.seller, chat)).at(-1)!.seq).toBe(blockedAt);
});

test("of messages at once messages_daily_max are sent", async () => {
  const chat = await talk(market);
  await market.setting("messages_daily_max", 5);
  const answers = await atOnce(10, () => send(market, chat.buyer, chat, "Halo"));
  await market.setting("messages_daily_max", 500);
  const full = answers.filter(({ status }) => status === 409);
  expect([full.length, full[0]!.body.error.reason]).toEqual([5, "too_many_messages"]);
});
