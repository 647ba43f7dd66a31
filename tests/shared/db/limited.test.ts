import { expect, test } from "vitest";
import { createCallCount } from "../../../shared/db/call_counts.ts";
import { useMarket } from "../../support/market.ts";
import { must } from "../../support/client.ts";

const market = useMarket();

async function openStream(): Promise<string> {
  const host = await market.user();
  return (await must(host.post("/live-streams", { title: "Drop Sabtu" }))).id;
}

const post = (subject: string, calls: { user_id: string; text: string }[]) =>
  market.services.db.callWithinLimit({
    action: "chat",
    operation: "api.live_streams_chat",
    subject,
    take: () => calls.map((call) => ({ ...call, type: "message" })),
  });

const texts = async (stream: string) =>
  (await market.sql<{ text: string }[]>`
    select text from public.live_chat_messages
    where stream_id = ${stream} and type = 'message' order by seq`).map(({ text }) => text);

const counted = async (user_id: string) =>
  (await market.sql<{ calls: number }[]>`
    select calls::integer from private.rate_windows
    where subject = ${user_id} and action = 'chat'`)[0]?.calls ?? 0;

const strict = () =>
  market.sql`
    update private.settings set value = 1 where name = 'rate_limit_multiplier'`;

test("calls over their user's limit are not made, and each call gets its own answer", async () => {
  await strict();
  const stream = await openStream();
  const [busy, calm] = [await market.user(), await market.user()];
  const calls = Array.from({ length: 25 }, (_, at) => ({
    user_id: at === 22 ? calm.id : busy.id,
    text: `nomor ${at}`,
  }));
  const outcomes = await post(stream, calls);
  const made = calls.filter((_, at) => at < 20 || at === 22).map(({ text }) => text);
  expect(await texts(stream)).toEqual(made);
  outcomes.forEach((outcome, at) => {
    if (made.includes(calls[at]!.text)) {
      expect(outcome).toMatchObject({ result: { text: calls[at]!.text } });
    } else {
      expect(outcome).toMatchObject({ error: { code: "RATE_LIMITED", reason: "rate_limited" } });
    }
  });
  expect([await counted(busy.id), await counted(calm.id)]).toEqual([24, 1]);
  const [over] = await post(stream, [{ user_id: busy.id, text: "lagi" }]);
  expect(over).toMatchObject({ error: { code: "RATE_LIMITED" } });
  expect(await counted(busy.id)).toBe(25);
});

test("what the operation rejects counts, and each call gets its error", async () => {
  const [one, two] = [await market.user(), await market.user()];
  const calls = [one, two, one].map(({ id }) => ({ user_id: id, text: "Halo" }));
  const outcomes = await post("LS000000000000", calls);
  expect(outcomes).toHaveLength(3);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ error: { code: "NOT_FOUND", reason: "stream_not_found" } });
  }
  expect([await counted(one.id), await counted(two.id)]).toEqual([2, 1]);
});

test("an error that is none of the operation's own undoes the counts with everything else", async () => {
  const stream = await openStream();
  const writer = await market.user();
  const calls = [{ user_id: writer.id, text: "Halo" }, { user_id: writer.id, text: "" }];
  await expect(post(stream, calls)).rejects.toThrow("live_chat_messages");
  expect([await texts(stream), await counted(writer.id)]).toEqual([[], 0]);
});

test("calls that wait at the same moment are one statement, and each gets its own answer", async () => {
  const [ANI, BUDI, CITRA] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const batches: string[][] = [];
  const count = createCallCount((_, caller_ids) => {
    batches.push(caller_ids);
    const counted = { left: 0, ends_in: 60, max: 1, per: 60 };
    return Promise.resolve(caller_ids.map((id) => ({ ...counted, wait: id === BUDI ? 30 : null })));
  });
  const calls = [ANI, ANI, BUDI, CITRA].map((id) => count({ id }, "likes"));
  const waits = (await Promise.all(calls)).map(({ wait }) => wait);
  expect(batches).toEqual([[ANI], [ANI, BUDI, CITRA]]);
  expect(waits).toEqual([null, null, 30, null]);
});

test("of 40 calls of two users at once, each user's limit is admitted", async () => {
  const users = [await market.user(), await market.user()];
  const { db } = market.services;
  await strict();
  const outcomes = await Promise.all(
    Array.from({ length: 40 }, (_, at) => db.countCall(users[at % 2]!, "withdrawals")),
  );
  const admitted = (turn: number) =>
    outcomes.filter(({ wait }, at) => at % 2 === turn && wait === null).length;
  expect([admitted(0), admitted(1)]).toEqual([10, 10]);
});
