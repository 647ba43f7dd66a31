/** Months of chats that are detached: private.detach_history_month. */
import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { backdate, detach, makeMonths, monthsOf } from "../../support/history.ts";
import { bargain, openOffer } from "../../support/offers.ts";
import { findTraces } from "../../support/traces.ts";
import { verifyBooks } from "../../../tools/verify_books.ts";
import { goLive, post, put, readChat } from "./support.ts";

const market = useMarket();

/** A chat with one message of its host, in a month that is long over. */
async function oldChat(
  month: string,
  { ended = true, host, pinned_listing_ids = [] }: {
    ended?: boolean;
    host?: User;
    pinned_listing_ids?: string[];
  } = {},
) {
  const stream = await goLive(market, host);
  await must(put(stream.host, stream, "pins", { pinned_listing_ids }));
  await must(post(stream.host, stream, "chat", { text: `Dari ${stream.host.username}` }));
  if (ended) await must(put(stream.host, stream, "end"));
  await backdate(market, stream.id, month);
  await makeMonths(market);
  return stream;
}

test("a month goes to the archive: its chats are empty, its streams and their figures stay", async () => {
  const [old, other] = [await oldChat("2025-01-01"), await oldChat("2025-02-01")];
  expect(await detach(market, "2025-01-01")).toBe("archive.live_chat_messages_2025_01");
  expect(await readChat(old)).toEqual([]);
  expect(await monthsOf(market, old.id)).toEqual([]);
  expect((await old.host.get(`/live-streams/${old.id}`)).status).toBe(200);
  expect(await readChat(other)).toHaveLength(3);
  const [kept] = await market.sql`
    select count(*)::integer as messages from archive.live_chat_messages_2025_01`;
  expect(kept).toEqual({ messages: 3 });
});

test("a month cannot be detached while it is recent, a stream of it has not ended, or an offer in it is open", async () => {
  const [this_month] = await market.sql`
    select private.month_of(private.now())::text as month, private.month_of(private.now() - interval '366 days')::text as year`;
  await makeMonths(market);
  await oldChat(this_month!["year"]);
  await expect(detach(market, this_month!["month"])).rejects.toThrow("less than 12 months ago");
  await expect(detach(market, this_month!["year"])).rejects.toThrow("less than 12 months ago");
  await expect(detach(market, "2019-01-01")).rejects.toThrow("There is no history");

  const running = await oldChat("2024-03-01", { ended: false });
  await expect(detach(market, "2024-03-01")).rejects.toThrow("has not ended");
  await must(put(running.host, running, "end"));
  const deal = await bargain(market);
  const offer_id = await openOffer(market, deal);
  await market.sql`
    update public.live_chat_messages set type = 'offer', offer_id = ${offer_id}
    where stream_id = ${running.id} and type = 'message'`;
  await expect(detach(market, "2024-03-01")).rejects.toThrow("an offer that is open");
  await must(deal.buyer.post(`/offers/${offer_id}/withdraw`));
  expect(await detach(market, "2024-03-01")).toBe("archive.live_chat_messages_2024_03");
});

test("what a user wrote in an archived month is exported, and erased with the account", async () => {
  const host = await market.user();
  const listing = await host.list({ title: `Gaun ${host.username}` });
  const old = await oldChat("2024-06-01", { host, pinned_listing_ids: [listing] });
  await detach(market, "2024-06-01");
  const data = await must(old.host.get("/auth/me/export"));
  expect(data.chat_messages).toMatchObject([{ stream_id: old.id, text: `Dari ${host.username}` }]);
  await must(old.host.delete("/auth/me"));
  await market.runDue();
  expect(await findTraces(market, [host.username])).toEqual([]);
});

test("a month that is detached while a long history is being erased keeps nothing of it", async () => {
  const host = await market.user();
  await oldChat("2024-07-01", { host });
  await market.sql`
    insert into public.notifications (user_id, event_id, kind, category, data)
    select ${host.id}, 'old:' || n, 'withdrawal.paid', 'wallet', '{}'
    from generate_series(1, 1500) as n`;
  await must(host.delete("/auth/me"));
  await detach(market, "2024-07-01");
  await market.runDue();
  expect(await findTraces(market, [host.username])).toEqual([]);
});

test("wallets, totals and sealed books are the same after a month was detached", async () => {
  const sale = await market.completedSale();
  await oldChat("2024-09-01");
  while ((await market.sql`select private.seal_block(1000) as n`)[0]!["n"] > 0);
  const state = async () => [
    (await sale.seller.get("/wallet/balance")).body,
    (await sale.seller.get("/wallet/transactions")).body,
    (await (await market.staff("administrator")).get("/admin/ledger")).body.data.accounts,
    await verifyBooks(market.sql),
  ];
  const before = await state();
  expect(before[3]).toMatchObject({ isWhole: true });
  await detach(market, "2024-09-01");
  expect(await state()).toEqual(before);
  await market.proveMoney();
});

test("neither edge functions nor callers can detach a month or read one", async () => {
  for (const role of ["anon", "authenticated", "service_role", "preloved_api"]) {
    for (
      const statement of [
        "select private.detach_history_month('public.live_chat_messages', '2024-01-01')",
        "select from history.live_chat_messages_default",
        "select from archive.live_chat_messages_2025_01",
      ]
    ) {
      const call = market.sql.begin((tx) =>
        tx.unsafe(`set local role ${role}; ${statement}`).simple()
      );
      await expect(call, `${role}: ${statement}`).rejects.toThrow("permission denied");
    }
  }
});
