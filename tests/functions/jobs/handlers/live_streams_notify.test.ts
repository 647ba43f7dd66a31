import { expect, test } from "vitest";
import { must, useMarket } from "../../../support/market.ts";
import type { User } from "../../../support/market.ts";
import { liveStreamsNotify } from "../../../../functions/jobs/handlers/live_streams_notify.ts";

const market = useMarket();

const like = (person: User, listing_id: string) =>
  market.sql`insert into public.likes (user_id, listing_id) values (${person.id}, ${listing_id})`;

const notified = async (stream_id: string): Promise<string[]> => {
  const rows = await market.sql<{ user_id: string }[]>`
    select user_id from public.notifications
    where category = 'live' and kind = 'live.started' and data ->> 'stream_id' = ${stream_id}`;
  return rows.map(({ user_id }) => user_id).sort();
};

const create = async (host: User, more: Record<string, unknown>): Promise<string> =>
  (await must(host.post("/live-streams", { title: "Drop", ...more }))).id;

test("users who like a pinned listing are notified once when the stream starts; the host is not", async () => {
  const [host, one, both, neither] = await Promise.all([1, 2, 3, 4].map(() => market.user()));
  const [dress, bag, other] = [await host!.list(), await host!.list(), await host!.list()];
  await like(one!, dress);
  await like(both!, dress);
  await like(both!, bag);
  await like(neither!, other);
  await like(host!, dress);
  const scheduled_at = new Date(market.time.now().getTime() + 3_600_000).toISOString();
  const id = await create(host!, { scheduled_at, pinned_listing_ids: [dress, bag] });
  await market.runDue();
  expect(await notified(id)).toEqual([]);
  await host!.put(`/live-streams/${id}/start`);
  await market.runDue();
  expect(await notified(id)).toEqual([one!.id, both!.id].sort());
  await liveStreamsNotify({ ...deps(), triggerJobs: () => {} }, { stream_id: id });
  expect(await notified(id)).toHaveLength(2);
});

test("more users than one batch are all notified, without a broadcast", async () => {
  const host = await market.user();
  const dress = await host.list();
  await market.sql`
    with users as (
      insert into auth.users (id, email) select gen_random_uuid(), 'fan' || n || '@example.test'
      from generate_series(1, 2500) as n returning id, email
    ) select count(*) from users`;
  await market.sql`
    insert into public.profiles (id, username)
    select id, 'fan_' || substring(email from 'fan(\\d+)') from auth.users where email like 'fan%'`;
  await market.sql`
    insert into public.likes (user_id, listing_id) select id, ${dress} from auth.users where email like 'fan%'`;
  const id = await create(host, { pinned_listing_ids: [dress] });
  await market.runDue();
  expect(await notified(id)).toHaveLength(2500);
  // docs/live.md: so many would use up the messages that the chat needs.
  const broadcast = await market.sql`
    select from realtime.messages
    where topic like 'user:%' and payload::text like ${`%${id}%`}`;
  expect(broadcast).toHaveLength(0);
});

test("an ended stream notifies nobody", async () => {
  const [host, fan] = [await market.user(), await market.user()];
  const dress = await host.list();
  await like(fan, dress);
  const id = await create(host, { pinned_listing_ids: [dress] });
  await host.put(`/live-streams/${id}/end`);
  await market.runDue();
  expect(await notified(id)).toEqual([]);
});

const deps = () => ({ db: market.services.db, log: () => {} });
