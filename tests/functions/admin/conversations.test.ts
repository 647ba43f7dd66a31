import { expect, test } from "vitest";
import { errorOf, must, setUp, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { messagesOf, talk } from "../../support/conversations.ts";
import type { Talk } from "../../support/conversations.ts";

const market = useMarket();
const ops = setUp(() => market.staff("ops_admin"));

const CALL = "WA aku 0812-3456-7890 ya";

const report = (by: User, { id }: Talk) =>
  by.post(`/conversations/${id}/report`, { reason: "scam", details: "Minta transfer" });
const look = (by: User, { id }: Talk, query = "") => by.get(`/admin/conversations/${id}${query}`);
const listed = async (query = "") =>
  (await must(ops.get(`/admin/conversations?reported=true${query}`))).items.map((
    { id }: { id: string },
  ) => id);
const readsOf = async ({ id }: Talk) =>
  (await market.sql`
    select action, actor_id, role, after from private.audit_log
    where target_id = ${id} and kind = 'read' order by id`).map((line) => ({ ...line }));

test("staff read a conversation only once it is reported, with what was masked, and each look is audited", async () => {
  const chat = await talk(market, "Halo", CALL);
  expect((await look(ops, chat)).status).toBe(404);
  expect(await listed(`&user_id=${chat.buyer.id}`)).toEqual([]);
  const { id, ...reported } = await must(report(chat.seller, chat));
  expect(reported).toMatchObject({
    user_id: chat.buyer.id,
    conversation_id: chat.id,
    listing_id: null,
  });
  expect(await listed(`&user_id=${chat.buyer.id}`)).toEqual([chat.id]);
  expect(await readsOf(chat)).toEqual([]);
  expect(await must(look(ops, chat))).toMatchObject({
    id: chat.id,
    message_count: 2,
    reports: [{ id, reporter_id: chat.seller.id, status: "open", conversation_id: chat.id }],
    messages: [
      { seq: 1, text: "Halo", masked: false, original: null },
      { seq: 2, text: "WA aku *** ya", masked: true, original: CALL },
    ],
    has_more: false,
  });
  await must(look(ops, chat, "?after_seq=1&limit=1"));
  const line = { action: "admin_conversations_view", actor_id: ops.id, role: "ops_admin" };
  const after = { read: ["messages"], user_ids: [chat.buyer.id, chat.seller.id] };
  expect(await readsOf(chat)).toEqual([
    { ...line, after: { ...after, from_seq: 1, to_seq: 2 } },
    { ...line, after: { ...after, from_seq: 2, to_seq: 2 } },
  ]);
});

test("the report is closed as any other, and leaves the list of open ones", async () => {
  const chat = await talk(market, "Halo");
  const { id } = await must(report(chat.seller, chat));
  expect(await errorOf(report(chat.seller, chat))).toBe("409 already_reported");
  await must(report(chat.buyer, chat));
  const { items } = await must(ops.get(`/admin/reports?user_id=${chat.buyer.id}`));
  expect(items).toMatchObject([{ id, conversation_id: chat.id, listing_title: null }]);
  await must(ops.post(`/admin/reports/${id}/close`, { outcome: "actioned" }));
  const about = `&user_id=${chat.buyer.id}`;
  expect([await listed(about), await listed(`${about}&status=closed`)]).toEqual([[chat.id], []]);
  const { items: [open] } = await must(ops.get(`/admin/reports?user_id=${chat.seller.id}`));
  await must(ops.post(`/admin/reports/${open.id}/close`, { outcome: "dismissed" }));
  expect([await listed(about), await listed(`${about}&status=closed`)]).toEqual([[], [chat.id]]);
  expect(await listed(`${about}&status=all`)).toEqual([chat.id]);
});

test("a party who is staff does not read what was masked", async () => {
  const chat = await talk(market, CALL);
  await must(report(chat.seller, chat));
  await market.appoint(chat.seller, "ops_admin");
  expect(await errorOf(look(chat.seller, chat))).toBe("403 self_decision");
  const trader = await market.user();
  const body = await chat.buyer.orderBody(await trader.list());
  await must(chat.buyer.post("/orders", body));
  await market.appoint(trader, "ops_admin");
  expect((await look(trader, chat)).body.error).toMatchObject({ reason: "own_trade" });
  await must(report(chat.buyer, chat));
  for (const list of ["conversations?reported=true", `reports?user_id=${chat.seller.id}`]) {
    const { items } = await must(chat.seller.get(`/admin/${list}&status=all`));
    expect(JSON.stringify(items), list).not.toContain(chat.id);
  }
  expect(await readsOf(chat)).toEqual([]);
});

test("the texts of a deleted person vanish also for staff; the other sees that there was a message", async () => {
  const chat = await talk(market, "Halo", CALL);
  await must(report(chat.seller, chat));
  await must(chat.buyer.delete("/auth/me"));
  await market.runDue();
  expect(await messagesOf(market, chat.seller, chat)).toMatchObject([
    { seq: 1, text: null, masked: false },
    { seq: 2, text: null, masked: true },
  ]);
  const { messages } = await must(look(ops, chat));
  expect(messages).toMatchObject([{ text: null, original: null }, { text: null, original: null }]);
  expect(await errorOf(chat.seller.post(`/conversations/${chat.id}/messages`, { text: "Halo?" })))
    .toBe("409 user_deleted");
  const { items } = await must(chat.seller.get("/notifications"));
  expect(items[0]).toMatchObject({ kind: "message.received", data: { username: "deleted" } });
});

test("a report with a deletion at once: nothing of the deleted person is left", async () => {
  const chat = await talk(market, CALL);
  await Promise.all([
    report(chat.seller, chat),
    must(chat.buyer.delete("/auth/me")),
    ...Array.from(
      { length: 5 },
      (_, at) => chat.buyer.post(`/conversations/${chat.id}/messages`, { text: `Pesan ${at}` }),
    ),
  ]);
  const left = await market.sql`
    select from private.messages where sender_id = ${chat.buyer.id} and (text is not null or original is not null)`;
  expect(left).toEqual([]);
});
