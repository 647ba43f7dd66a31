/** Live streams, reported conversations and reports of users and listings. */
import { expect, test } from "vitest";
import { atOnce, errorOf, must, RACING, setUp, tally, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { messagesOf, talk } from "../../support/conversations.ts";
import type { Talk } from "../../support/conversations.ts";
import { tell } from "../../support/portal.ts";

const market = useMarket(RACING);
const ops = setUp(() => market.staff("ops_admin"));

const create = async (host: User, more: Record<string, unknown> = {}): Promise<string> =>
  (await must(host.post("/live-streams", { title: "Drop", ...more }))).id;

const end = (id: string, headers?: Record<string, string>) =>
  ops.put(`/admin/live-streams/${id}/end`, undefined, headers);

const ban = (id: string) => ops.put(`/admin/live-streams/${id}/ban`);

const me = async (person: User) => await must(person.get("/auth/me"));

const timesTold = async (host: User): Promise<number> => {
  const [row] = await market.database.admin<[{ times: number }]>`
    select count(*)::integer as times from public.notifications
    where user_id = ${host.id} and kind = 'account.live_banned'`;
  return row.times;
};

test("the list shows live and upcoming streams with the panel's field names and the chat", async () => {
  const host = await market.user();
  const dress = await host.list();
  const id = await create(host, { pinned_listing_ids: [dress] });
  const ended = await create(await market.user());
  await end(ended);
  for (const text of ["Halo", "Masih ada?"]) {
    await host.post(`/live-streams/${id}/chat`, { text });
  }
  await host.post(`/live-streams/${id}/view`);
  const { items } = await must(ops.get("/admin/live-streams"));
  expect(items.map((item: { id: string }) => item.id)).toEqual([id]);
  expect(items[0]).toMatchObject({
    status: "live",
    host_name: host.username,
    host_id: host.id,
    viewers: 1,
    peak_viewers: 1,
    unique_viewers: 1,
    message_count: (await must(host.get(`/live-streams/${id}/chat`))).messages.length,
    pinned_listing_ids: [dress],
  });
});

test("staff can end any stream once; its host sees it, and it is audited", async () => {
  const host = await market.user();
  const id = await create(host);
  await market.time.advance(125);
  const { status, body } = await end(id, { "x-action-reason": "Jualan palsu" });
  expect([status, body.data]).toMatchObject([200, {
    id,
    status: "ended",
    duration_min: 2,
    ended_at: expect.any(String),
  }]);
  const again = await end(id);
  expect([again.status, again.body.error.message]).toEqual([409, expect.stringMatching(/ended/)]);
  expect((await host.get(`/live-streams/${id}`)).body.data.status).toBe("ended");
  expect((await me(host)).live_banned).toBe(false);
  expect(await market.audit(id)).toMatchObject([{
    action: "admin_live_streams_end",
    actor_id: ops.id,
    reason: "Jualan palsu",
    before: { status: "live" },
    after: { status: "ended" },
  }]);
});

test("a ban ends the stream and blocks new ones until it is lifted with a reason", async () => {
  const host = await market.user();
  const id = await create(host);
  expect((await ban(id)).body.data).toMatchObject({ status: "ended" });
  expect(await me(host)).toMatchObject({ live_banned: true, live_banned_at: expect.any(String) });
  expect((await host.post("/live-streams", { title: "Lagi" })).status).toBe(403);
  const path = `/admin/accounts/${host.id}/live-unban`;
  expect((await ops.put(path)).status).toBe(400);
  const reason = { "x-action-reason": "Salah orang" };
  expect((await ops.put(path, undefined, reason)).body.data).toEqual({
    user_id: host.id,
    live_banned: false,
    live_banned_at: null,
  });
  expect((await ops.put(path, undefined, reason)).status).toBe(409);
  expect(await me(host)).toMatchObject({ live_banned: false, live_banned_at: null });
  expect((await host.post("/live-streams", { title: "Lagi" })).status).toBe(201);
  expect(await market.audit(host.id)).toMatchObject([{
    action: "admin_accounts_live_unban",
    reason: "Salah orang",
  }]);
});

test("a host who ended the stream first is still banned, also from a newer stream, and told once", async () => {
  const host = await market.user();
  const first = await create(host);
  await host.put(`/live-streams/${first}/end`);
  const second = await create(host);
  const { status, body } = await ban(first);
  expect([status, body.data.status]).toEqual([200, "ended"]);
  expect((await me(host)).live_banned).toBe(true);
  expect((await host.get(`/live-streams/${second}`)).body.data.status).toBe("ended");
  const { live_banned_at } = await me(host);
  await market.time.advance(60);
  expect((await ban(first)).status).toBe(200);
  // Also by the stream that the ban ended.
  expect((await ban(second)).status).toBe(200);
  expect((await me(host)).live_banned_at).toBe(live_banned_at);
  expect(await timesTold(host)).toBe(1);
  await ops.put(`/admin/accounts/${host.id}/live-unban`, undefined, {
    "x-action-reason": "Salah orang",
  });
  await ban(first);
  expect(await timesTold(host)).toBe(2);
});

test("a ban concurrent with a new stream leaves the host banned and no stream live", async () => {
  for (let round = 0; round < 3; round++) {
    const host = await market.user();
    const first = await create(host);
    const device = { ...host, token: await market.token({ sub: host.id }) };
    const anew = async () => {
      await host.put(`/live-streams/${first}/end`);
      return device.post("/live-streams", { title: "Lagi" });
    };
    const [banned, second] = await Promise.all([ban(first), anew()]);
    expect(banned.status).toBe(200);
    expect([201, 403]).toContain(second.status);
    const { items } = await must(ops.get("/admin/live-streams?limit=100"));
    expect(items.filter(({ host_id }: { host_id: string }) => host_id === host.id)).toEqual([]);
    expect((await device.post("/live-streams", { title: "Lagi" })).status).toBe(403);
  }
});

const CALL = "WA aku 0812-3456-7890 ya";

const reportChat = (by: User, { id }: Talk) =>
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
  const { id, ...reported } = await must(reportChat(chat.seller, chat));
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
  const { id } = await must(reportChat(chat.seller, chat));
  expect(await errorOf(reportChat(chat.seller, chat))).toBe("409 already_reported");
  await must(reportChat(chat.buyer, chat));
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
  await must(reportChat(chat.seller, chat));
  await market.appoint(chat.seller, "ops_admin");
  expect(await errorOf(look(chat.seller, chat))).toBe("403 self_decision");
  const trader = await market.user();
  const body = await chat.buyer.orderBody(await trader.list());
  await must(chat.buyer.post("/orders", body));
  await market.appoint(trader, "ops_admin");
  expect((await look(trader, chat)).body.error).toMatchObject({ reason: "own_trade" });
  await must(reportChat(chat.buyer, chat));
  for (const list of ["conversations?reported=true", `reports?user_id=${chat.seller.id}`]) {
    const { items } = await must(chat.seller.get(`/admin/${list}&status=all`));
    expect(JSON.stringify(items), list).not.toContain(chat.id);
  }
  expect(await readsOf(chat)).toEqual([]);
});

test("the texts of a deleted person vanish also for staff; the other sees that there was a message", async () => {
  const chat = await talk(market, "Halo", CALL);
  await must(reportChat(chat.seller, chat));
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
    reportChat(chat.seller, chat),
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

const reportUser = (by: User, about: User) =>
  by.post(`/auth/users/${about.id}/report`, { reason: "scam", details: "Minta transfer" });
const reportListing = (by: User, listing: string) =>
  by.post(`/listings/${listing}/report`, { reason: "counterfeit" });
const close = (by: User, id: string, body: unknown, query = "") =>
  by.post(`/admin/reports/${id}/close${query}`, body);
const queue = async (query = "") => (await ops.get(`/admin/reports${query}`)).body.data;

test("reports of a listing and of a user are listed newest first, with the reported user", async () => {
  const [seller, reporter] = [await market.user(), await market.user()];
  const listing = await seller.list();
  const first = await must(reportListing(reporter, listing));
  expect(first).toMatchObject({ user_id: seller.id, listing_id: listing, reason: "counterfeit" });
  const second = await must(reportUser(reporter, seller));
  const { items, total } = await queue(`?user_id=${seller.id}`);
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { id: second.id, listing_id: null, details: "Minta transfer", reporter_id: reporter.id },
    { id: first.id, username: seller.username, listing_title: "Dress batik Pekalongan" },
  ]);
});

test("a report is closed once with an outcome, leaves the list and is audited", async () => {
  const [seller, reporter] = [await market.user(), await market.user()];
  const { id } = await must(reportUser(reporter, seller));
  const dry = await close(ops, id, { outcome: "dismissed" }, "?dry_run=true");
  expect([dry.status, dry.body.data.status]).toEqual([200, "closed"]);
  const answers = await Promise.all(
    ["actioned", "dismissed", "actioned"].map((outcome) =>
      close(ops, id, { outcome, note: "Penjual diperingatkan" })
    ),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
  expect((await queue(`?user_id=${seller.id}`)).items).toEqual([]);
  expect((await queue(`?user_id=${seller.id}&status=closed`)).items)
    .toMatchObject([{ id, note: "Penjual diperingatkan", closed_by: ops.id }]);
  expect(await market.audit(id)).toMatchObject([
    { action: "admin_reports_close", reason: "Penjual diperingatkan" },
  ]);
});

test("a repeated report, also concurrent, is rejected until the first is closed", async () => {
  const [seller, reporter] = [await market.user(), await market.user()];
  const answers = await atOnce(5, () => reportUser(reporter, seller));
  expect(tally(answers)).toEqual({ 201: 1, 409: 4 });
  const [{ id }] = (await queue(`?user_id=${seller.id}`)).items;
  await must(close(ops, id, { outcome: "dismissed" }));
  expect((await reportUser(reporter, seller)).status).toBe(201);
});

test("one's own and missing listings cannot be reported", async () => {
  const [seller, other] = [await market.user(), await market.user()];
  const listing = await seller.list();
  expect((await reportListing(seller, listing)).status).toBe(403);
  await must(seller.delete(`/listings/${listing}`));
  expect((await reportListing(other, listing)).status).toBe(404);
});

test("staff cannot close reports by themselves", async () => {
  const own = await must(reportUser(ops, await market.user()));
  expect((await close(ops, own.id, { outcome: "actioned" })).status).toBe(403);
});

async function flag(seller_id: string, reason: string): Promise<void> {
  const id = crypto.randomUUID();
  const event = { id, type: "fraud_flag.raised", data: { seller_id, reason } };
  await tell(market, "/internal/events", event);
  await market.runDue();
}

test("a seller review is open until staff close it with a verdict, once", async () => {
  const suspect = await market.user();
  await flag(suspect.id, "Many refunds");
  const list = async (status: string) =>
    (await ops.get(`/admin/seller-reviews?status=${status}`)).body.data;
  const { items, total } = await list("open");
  expect(total).toBe(1);
  expect(items).toMatchObject([{
    seller_id: suspect.id,
    seller_username: suspect.username,
    details: { type: "fraud_flag.raised", reason: "Many refunds" },
    verdict: null,
  }]);
  const close = (verdict: string) =>
    ops.post(`/admin/seller-reviews/${items[0].id}/close`, { verdict, note: "Called" });
  expect((await close("perhaps")).status).toBe(400);
  const answers = await Promise.all([close("cleared"), close("confirmed"), close("cleared")]);
  expect(tally(answers)).toEqual({ 200: 1, 409: 2 });
  expect(await list("open")).toMatchObject({ items: [], total: 0 });
  const winner = answers.find(({ status }) => status === 200)!.body.data;
  expect((await list("closed")).items).toEqual([winner]);
  expect(winner).toMatchObject({ status: "closed", note: "Called", closed_by: ops.id });
  expect(await market.audit(winner.id)).toMatchObject([{
    action: "admin_seller_reviews_close",
    before: { status: "open" },
    after: { status: "closed", verdict: winner.verdict },
  }]);
});
