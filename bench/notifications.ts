import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";
import { addUsers } from "./users.ts";

const SUBSCRIBERS = 10_000;
const MANY = 1_000_000;

export async function notifications(market: BenchMarket, seconds: number): Promise<Figure[]> {
  return [...await fanOut(market), ...await lists(market, seconds)];
}

/** `perSecond` counts stream starts, not rows. */
async function fanOut(market: BenchMarket): Promise<Figure[]> {
  const { admin } = market;
  const ids = await addUsers(market, SUBSCRIBERS);
  const withPush = await addUsers(market, SUBSCRIBERS);
  await admin`
    insert into private.push_subscriptions (user_id, endpoint, p256dh, auth)
    select id, 'https://push.example.com/' || id, 'key', 'auth' from unnest(${withPush}::uuid[]) as id`;
  await admin`analyze`;
  const data = admin.json({ stream_id: "LS0123456789ab", title: "Live", username: "sari" });
  const event = () => `stream:${crypto.randomUUID()}`;
  const bare = () =>
    admin`
      insert into public.notifications (user_id, event_id, kind, category, data)
      select id, ${event()}, 'live.started', ${data} from unnest(${ids}::uuid[]) as id`;
  const notify = (users: string[]) => () =>
    admin`select private.notify_all(${users}::uuid[], ${event()}, 'live.started', ${data})`;
  const figures = await compare([
    here("the same 10,000 rows by SQL, bare insert", bare),
    here("stream start, 10,000 subscribers", notify(ids)),
    here("stream start, 10,000 who all want a push", notify(withPush)),
  ], { concurrency: 1, seconds: 3, rounds: 3 });
  await admin`delete from public.notifications`;
  // The short list is measured without dead rows.
  await admin`vacuum public.notifications`;
  await admin`truncate private.jobs`;
  return figures;
}

/** A list of 100 rows alone, the same among a million rows of others, and a list of a million rows. */
async function lists(market: BenchMarket, seconds: number): Promise<Figure[]> {
  const [few, many, ...others] = await addUsers(market, 1002);
  await write(market, [few!], 100);
  const list = (id: string, limit = 20) => () =>
    market.clients.user({ id }).call("api.notifications_list", { limit, offset: 0 });
  const plan = { concurrency: 4, seconds, rounds: 3 };
  const alone = await compare([here("list by SQL, 100 rows, table of 100", list(few!))], plan);
  await write(market, others, MANY / others.length);
  const among = await compare([here("list, 100 rows, table of 1,000,000", list(few!))], plan);
  await write(market, [many!], MANY);
  const huge = await compare([here("list, 1,000,000 rows of one user", list(many!))], plan);
  return [...alone, ...among, ...huge];
}

async function write({ admin }: BenchMarket, users: string[], each: number): Promise<void> {
  await admin`
    insert into public.notifications (user_id, event_id, kind, category, data, created_at, read_at)
    select id, 'bench:' || n, 'order.shipped', 'order', '{"reference": "ORD-261121-ABCDEF", "title": "Dress"}',
      clock_timestamp() - n * interval '1 second', case when n % 10 > 0 then clock_timestamp() end
    from unnest(${users}::uuid[]) as id, generate_series(1, ${each}::integer) as n`;
  await admin`vacuum analyze public.notifications`;
}
