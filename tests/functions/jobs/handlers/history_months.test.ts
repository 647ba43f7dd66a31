import { expect, test } from "vitest";
import { useMarket } from "../../../support/market.ts";
import { atTime, backdate, makeMonths, monthsOf } from "../../../support/history.ts";
import { watchPlans } from "../../../support/plans.ts";
import { goLive, readChat, say } from "../../live-streams/support.ts";
import type { Stream } from "../../live-streams/support.ts";

const market = useMarket({}, { nights: true });

const seqs = async (stream: Stream) => (await readChat(stream)).map(({ seq }) => seq);

test("a chat whose month is missing waits in the default partition, and moves when the month is made", async () => {
  await atTime(market, "2027-05-15T08:00:00Z", async () => {
    const stream = await goLive(market);
    await say(stream, "satu");
    expect(await monthsOf(market, stream.id)).toEqual(["default"]);
    expect(await makeMonths(market)).toBe(3);
    expect(await monthsOf(market, stream.id)).toEqual(["2027_05"]);
    await say(stream, "dua");
    expect(await monthsOf(market, stream.id)).toEqual(["2027_05"]);
    expect(await seqs(stream)).toEqual([1, 2, 3]);
    expect(await makeMonths(market)).toBe(0);
  });
});

test("this month and the next two are made every night, also one that was missed", async () => {
  const old = await goLive(market);
  await backdate(market, old.id, "2024-02-01");
  expect(await monthsOf(market, old.id)).toEqual(["default"]);
  await market.time.advance(86_400, 86_400);
  expect(await monthsOf(market, old.id)).toEqual(["2024_02"]);
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
    await atTime(market, at, async () => {
      const stream = await goLive(market);
      await makeMonths(market);
      expect([at, await monthsOf(market, stream.id)]).toEqual([at, [month]]);
    });
  }
});

test("a chat stays whole in its month when the stream goes on into the next one", async () => {
  const stream = await atTime(market, "2027-03-31T16:59:00Z", () => goLive(market));
  await atTime(market, "2027-03-31T17:01:00Z", async () => {
    await say(stream, "lewat tengah malam");
    await makeMonths(market);
  });
  expect(await monthsOf(market, stream.id)).toEqual(["2027_03"]);
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
  const stream = await atTime(market, "2027-08-15T08:00:00Z", async () => {
    const made = await goLive(market);
    await makeMonths(market);
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
  await atTime(market, "2027-11-15T08:00:00Z", async () => {
    const stream = await goLive(market);
    const texts = Array.from({ length: 40 }, (_, at) => `nomor ${at}`);
    await Promise.all([...texts.map((text) => say(stream, text)), makeMonths(market)]);
    expect(await monthsOf(market, stream.id)).toEqual(["2027_11"]);
    expect(await seqs(stream)).toEqual(Array.from({ length: 41 }, (_, at) => at + 1));
  });
});
