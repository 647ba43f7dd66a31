/** The months of chats: each is made before it begins, and detached when it is long over. */
import { expect, test } from "vitest";
import { must, useMarket } from "../../support/market.ts";
import type { User } from "../../support/market.ts";
import { offersOf } from "../../support/offers.ts";
import { watchPlans } from "../../support/plans.ts";
import { findTraces } from "../../support/traces.ts";
import { verifyBooks } from "../../../tools/verify_books.ts";
import { goLive, post, put, readChat, say } from "./support.ts";
import type { Stream } from "./support.ts";

const market = useMarket({}, { nights: true });

/** Does something while the marketplace's clock stands still. */
async function atTime<T>(at: string, work: () => Promise<T>): Promise<T> {
  const [clock] = await market
    .sql`select pg_get_functiondef('private.now()'::regprocedure) as text`;
  await market.sql.unsafe(`
    create or replace function private.now() returns timestamptz language plpgsql volatile
    set search_path = '' as $$ begin return timestamptz '${at}'; end $$`);
  try {
    return await work();
  } finally {
    await market.sql.unsafe(clock!["text"]);
  }
}

/** As the job does it, which is tried again when it waited for a lock for too long. */
async function makeMonths(): Promise<number> {
  for (let tries = 1;; tries++) {
    try {
      return await market.services.db.service.call("internal.make_history_months", {});
    } catch (error) {
      const waited = /lock timeout/.test(`${error} ${(error as Error).cause}`);
      if (tries === 20 || !waited) throw error;
    }
  }
}

/** The tables that have a chat's messages, without their schema. */
async function monthsOf(streamId: string): Promise<string[]> {
  const rows = await market.sql<{ name: string }[]>`
    select distinct class.relname as name from public.live_chat_messages as messages
    join pg_class as class on class.oid = messages.tableoid where stream_id = ${streamId}`;
  return rows.map(({ name }) => name.replace("live_chat_messages_", ""));
}

/** Makes a chat one of another month, as if its stream had been created then. */
async function backdate(streamId: string, month: string): Promise<void> {
  await market.sql.begin(async (tx) => {
    await tx`
      create temporary table kept on commit drop as
      select * from public.live_chat_messages where stream_id = ${streamId}`;
    await tx`delete from public.live_chat_messages where stream_id = ${streamId}`;
    await tx`update private.live_chats set month = ${month} where stream_id = ${streamId}`;
    await tx`update kept set month = ${month}`;
    await tx`insert into public.live_chat_messages select * from kept`;
  });
}

/** By the owner of the database, in the SQL editor. */
const detach = async (month: string): Promise<string> =>
  (await market.sql`select private.detach_history_month(${month}) as name`)[0]!["name"];

const seqs = async (stream: Stream) => (await readChat(stream)).map(({ seq }) => seq);

test("a chat whose month is missing waits in the default partition, and moves when the month is made", async () => {
  await atTime("2027-05-15T08:00:00Z", async () => {
    const stream = await goLive(market);
    await say(stream, "satu");
    expect(await monthsOf(stream.id)).toEqual(["default"]);
    expect(await makeMonths()).toBe(3);
    expect(await monthsOf(stream.id)).toEqual(["2027_05"]);
    await say(stream, "dua");
    expect(await monthsOf(stream.id)).toEqual(["2027_05"]);
    expect(await seqs(stream)).toEqual([1, 2, 3]);
    expect(await makeMonths()).toBe(0);
  });
});

test("this month and the next two are made every night, also one that was missed", async () => {
  const old = await goLive(market);
  await backdate(old.id, "2024-02-01");
  expect(await monthsOf(old.id)).toEqual(["default"]);
  await market.time.advance(86_400, 86_400);
  expect(await monthsOf(old.id)).toEqual(["2024_02"]);
  const [made] = await market.sql`
    select to_char(private.now() at time zone 'Asia/Jakarta' + interval '2 months', '"live_chat_messages_"YYYY_MM') as name`;
  const rows = await market.sql`
    select from pg_class where relnamespace = 'history'::regnamespace and relname = ${
    made!["name"]
  }`;
  expect(rows).toHaveLength(1);
  const [next] = await market.sql`
    select count(*)::integer as waiting from private.jobs
    where kind = 'history_months' and finished_at is null and run_at < private.now() + interval '1 day'`;
  expect(next).toEqual({ waiting: 1 });
});

test("the month is the one in Jakarta when the stream was created, to the microsecond", async () => {
  for (
    const [at, month] of [
      ["2027-01-31T16:59:59.999999Z", "2027_01"],
      ["2027-01-31T17:00:00Z", "2027_02"],
      ["2027-01-31T23:59:59.999999Z", "2027_02"],
      ["2027-02-01T00:00:00Z", "2027_02"],
    ] as const
  ) {
    await atTime(at, async () => {
      const stream = await goLive(market);
      await makeMonths();
      expect([at, await monthsOf(stream.id)]).toEqual([at, [month]]);
    });
  }
});

test("a chat stays whole in its month when the stream goes on into the next one", async () => {
  const stream = await atTime("2027-03-31T16:59:00Z", () => goLive(market));
  await atTime("2027-03-31T17:01:00Z", async () => {
    await say(stream, "lewat tengah malam");
    await makeMonths();
  });
  expect(await monthsOf(stream.id)).toEqual(["2027_03"]);
  expect(await seqs(stream)).toEqual([1, 2]);
});

test("a message of another month than its chat is impossible, and so is a second one with its seq", async () => {
  const stream = await goLive(market);
  const insert = (month: string) =>
    market.sql`
      insert into public.live_chat_messages (stream_id, seq, user_id, username, text, type, created_at, month)
      select ${stream.id}, 1, 'system', 'system', 'Lagi', 'system', private.now(), ${month}`;
  await expect(insert("2020-01-01")).rejects.toThrow("live_chat_messages_chat");
  const [chat] = await market.sql`
    select month::text from private.live_chats where stream_id = ${stream.id}`;
  await expect(insert(chat!["month"])).rejects.toThrow("duplicate key");
});

test("a poll reads one month, however many there are", async () => {
  const stream = await atTime("2027-08-15T08:00:00Z", async () => {
    const made = await goLive(market);
    await makeMonths();
    return made;
  });
  const watched = watchPlans(market.database);
  for (let run = 0; run < 7; run++) {
    const work = await watched.run(`select api.live_streams_messages('${stream.id}', null, 0)`);
    expect(Object.keys(work.read).sort()).toEqual(["live_chat_messages_2027_08", "live_chats"]);
  }
  await watched.close();
});

test("messages that are written while their month is made all arrive, in order", async () => {
  await atTime("2027-11-15T08:00:00Z", async () => {
    const stream = await goLive(market);
    const texts = Array.from({ length: 40 }, (_, at) => `nomor ${at}`);
    await Promise.all([...texts.map((text) => say(stream, text)), makeMonths()]);
    expect(await monthsOf(stream.id)).toEqual(["2027_11"]);
    expect(await seqs(stream)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1));
  });
});

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
  await backdate(stream.id, month);
  await makeMonths();
  return stream;
}

test("a month goes to the archive: its chats are empty, its streams and their figures stay", async () => {
  const [old, other] = [await oldChat("2025-01-01"), await oldChat("2025-02-01")];
  expect(await detach("2025-01-01")).toBe("archive.live_chat_messages_2025_01");
  expect(await readChat(old)).toEqual([]);
  expect(await monthsOf(old.id)).toEqual([]);
  expect((await old.host.get(`/live-streams/${old.id}`)).status).toBe(200);
  expect(await readChat(other)).toHaveLength(3);
  const [kept] = await market.sql`
    select count(*)::integer as messages from archive.live_chat_messages_2025_01`;
  expect(kept).toEqual({ messages: 3 });
});

test("a month cannot be detached while it is recent, a stream of it has not ended, or an offer in it is open", async () => {
  const [this_month] = await market.sql`
    select private.month_of(private.now())::text as month, private.month_of(private.now() - interval '366 days')::text as year`;
  await makeMonths();
  await oldChat(this_month!["year"]);
  await expect(detach(this_month!["month"])).rejects.toThrow("less than 12 months ago");
  await expect(detach(this_month!["year"])).rejects.toThrow("less than 12 months ago");
  await expect(detach("2019-01-01")).rejects.toThrow("There is no history");

  const running = await oldChat("2024-03-01", { ended: false });
  await expect(detach("2024-03-01")).rejects.toThrow("has not ended");
  await must(put(running.host, running, "end"));
  const { bargain, openOffer } = offersOf(market);
  const deal = await bargain();
  const offer_id = await openOffer(deal);
  await market.sql`
    update public.live_chat_messages set type = 'offer', offer_id = ${offer_id}
    where stream_id = ${running.id} and type = 'message'`;
  await expect(detach("2024-03-01")).rejects.toThrow("an offer that is open");
  await must(deal.buyer.post(`/offers/${offer_id}/withdraw`));
  expect(await detach("2024-03-01")).toBe("archive.live_chat_messages_2024_03");
});

test("what a user wrote in an archived month is exported, and erased with the account", async () => {
  const host = await market.user();
  const listing = await host.list({ title: `Gaun ${host.username}` });
  const old = await oldChat("2024-06-01", { host, pinned_listing_ids: [listing] });
  await detach("2024-06-01");
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
  await detach("2024-07-01");
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
  await detach("2024-09-01");
  expect(await state()).toEqual(before);
  await market.proveMoney();
});

test("neither edge functions nor callers can detach a month or read one", async () => {
  for (const role of ["anon", "authenticated", "service_role", "preloved_api"]) {
    for (
      const statement of [
        "select private.detach_history_month('2024-01-01')",
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
