import fc from "fast-check";
import { expect, test } from "vitest";
import { ANON_KEY, atOnce, errorOf, RACING, tally, useMarket } from "../../support/market.ts";
import type { Client } from "../../support/market.ts";
import { createServices } from "../../../local/stack/services.ts";
import { callTo, client } from "../../support/client.ts";
import { goLive, post, put, read, readChat } from "./support.ts";
import type { Stream } from "./support.ts";

const market = useMarket(RACING);

const viewers = async (stream: Stream): Promise<number> => (await read(stream)).viewers;

test("a thousand concurrent views and then four hundred leaves give six hundred viewers", async () => {
  const stream = await goLive(market);
  const someone = await market.user();
  const views = await atOnce(1000, () => post(someone, stream, "view"));
  expect(tally(views)).toEqual({ 200: 1000 });
  // As if one after the other: each number from 1 to 1,000 is the response to one call.
  expect(new Set(views.map(({ body }) => body.data.viewers)).size).toBe(1000);
  expect(await viewers(stream)).toBe(1000);
  expect(tally(await atOnce(400, () => post(someone, stream, "leave")))).toEqual({ 200: 400 });
  expect(await viewers(stream)).toBe(600);
});

test("a batch counts like its calls one after the other, in any order", async () => {
  const stream = await goLive(market);
  const { service } = market.services.db;
  const { id: user_id } = await market.user();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(1, -1), { minLength: 1, maxLength: 40 }),
      async (steps) => {
        let before = await viewers(stream);
        const expected = steps.map((step) => before = Math.max(0, before + step));
        const calls = steps.map((step) => ({ user_id, step }));
        const answers = await service.call("api.live_streams_view", {
          stream_id: stream.id,
          calls,
        });
        expect(answers).toEqual(expected);
        expect(await viewers(stream)).toBe(expected.at(-1));
      },
    ),
  );
});

test("two concurrent workers lose no call", async () => {
  const stream = await goLive(market);
  const someone = await market.user();
  const other = await secondWorker(someone.token);
  await Promise.all([
    atOnce(60, () => post(someone, stream, "view")),
    atOnce(60, () => other.client.post(`/live-streams/${stream.id}/view`)),
  ]);
  await Promise.all([
    atOnce(20, () => post(someone, stream, "leave")),
    atOnce(20, () => other.client.post(`/live-streams/${stream.id}/leave`)),
  ]);
  expect(await viewers(stream)).toBe(80);
  await other.close();
});

test("calls that wait at the same moment share updates", async () => {
  const stream = await goLive(market);
  const someone = await market.user();
  await market.sql.unsafe(`
    create table public.updates (id text);
    create function public.note_update() returns trigger language plpgsql security definer as
      $$ begin insert into public.updates values (new.id); return null; end $$;
    create trigger note_update after update on public.live_streams
      for each row execute function public.note_update()`).simple();
  await atOnce(200, () => post(someone, stream, "view"));
  await market.sql`drop trigger note_update on public.live_streams`;
  expect(await viewers(stream)).toBe(200);
  const [updates] = await market.sql`
    select count(*)::int from public.updates where id = ${stream.id}`;
  expect(updates!["count"]).toBeGreaterThan(0);
  expect(updates!["count"]).toBeLessThan(100);
});

test("an ended stream rejects views and leaves, and has no viewers but its peak and its audience", async () => {
  const stream = await goLive(market);
  const people = [await market.user(), await market.user(), await market.user()];
  for (const person of people) await post(person, stream, "view");
  await post(people[0]!, stream, "leave");
  await post(people[0]!, stream, "leave");
  await post(people[0]!, stream, "view");
  expect(await read(stream)).toMatchObject({ viewers: 2, peak_viewers: 3, unique_viewers: 3 });
  await put(stream.host, stream, "end");
  expect(await read(stream)).toMatchObject({ viewers: 0, peak_viewers: 3, unique_viewers: 3 });
  const [left] = await market.sql`
    select count(*)::int from private.live_viewers where stream_id = ${stream.id}`;
  expect(left!["count"]).toBe(0);
  expect((await post(stream.host, stream, "view")).status).toBe(409);
  expect((await post(stream.host, stream, "leave")).status).toBe(409);
  expect(await viewers(stream)).toBe(0);
});

const viewersOf = async ({ id }: { id: string }) =>
  (await market.sql`select from private.live_viewers where user_id = ${id}`).length;

test("from the moment an account is deleted, its calls do not count", async () => {
  const stream = await goLive(market);
  const leaver = await market.user();
  expect((await post(leaver, stream, "view")).status).toBe(200);
  expect((await leaver.delete("/auth/me")).status).toBe(200);
  expect(await errorOf(post(leaver, stream, "view"))).toBe("401 account_deleted");
  expect(await errorOf(post(leaver, stream, "leave"))).toBe("401 account_deleted");
  expect(await viewers(stream)).toBe(1);
  expect(await viewersOf(leaver)).toBe(0);
});

test("a deletion waits for a view that is not committed, and erases its row", async () => {
  const stream = await goLive(market);
  const leaver = await market.user();
  const left = Promise.withResolvers<{ status: number }>();
  await market.sql.begin(async (sql) => {
    await sql`select api.live_streams_view(${stream.id}, ${
      sql.json([{ user_id: leaver.id, step: 1 }])
    })`;
    left.resolve(leaver.delete("/auth/me"));
    await market.untilLocked(1);
  });
  expect((await left.promise).status).toBe(200);
  expect(await viewersOf(leaver)).toBe(0);
});

test("concurrent views, leaves, ends and bans end the stream once, with the peak that the responses gave", async () => {
  for (let round = 0; round < 2; round++) {
    const stream = await goLive(market);
    const [someone, ops] = [await market.user(), await market.staff("ops_admin")];
    await atOnce(100, () => post(someone, stream, "view"));
    const staff = (end: string) => ops.put(`/admin/live-streams/${stream.id}/${end}`);
    const [views, leaves, ends, bans, words] = await Promise.all([
      atOnce(60, () => post(someone, stream, "view")),
      atOnce(40, () => post(someone, stream, "leave")),
      Promise.all([put(stream.host, stream, "end"), staff("end")]),
      atOnce(2, () => staff("ban")),
      atOnce(20, () => post(someone, stream, "chat", { text: "Halo" })),
    ]);
    const counted = (answers: { status: number }[]) => tally(answers)[200] ?? 0;
    const after = await read(stream);
    expect(after.status).toBe("ended");
    const given = [...views, ...leaves].filter(({ status }) => status === 200)
      .map(({ body }) => body.data.viewers);
    expect(after).toMatchObject({
      viewers: 0,
      peak_viewers: Math.max(100, ...given),
      unique_viewers: 1,
    });
    expect(tally(bans)).toEqual({ 200: 2 });
    expect(counted(ends)).toBeLessThanOrEqual(1);
    for (const { status } of [...views, ...leaves, ...ends]) expect([200, 409]).toContain(status);
    const chat = await readChat(stream);
    expect(chat.at(-1)).toMatchObject({ type: "system", text: "Live selesai." });
    expect(chat.filter(({ text }) => text === "Live selesai.")).toHaveLength(1);
    expect(chat.filter(({ text }) => text === "Halo")).toHaveLength(tally(words)[201] ?? 0);
    expect((await stream.host.get("/auth/me")).body.data.live_banned).toBe(true);
  }
});

/** Another process of the same function, with its own connection pool and batches. */
async function secondWorker(token: string): Promise<{ client: Client; close(): Promise<void> }> {
  const services = createServices(market.environment, () => {}, () => {});
  const call = callTo(market.url, services.functions["live-streams"]!);
  const headers = { authorization: `Bearer ${ANON_KEY}`, "x-user-token": token };
  return { client: client(call, headers), close: () => services.db.close() };
}
