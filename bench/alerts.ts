import { kinds } from "../functions/jobs/kinds.ts";
import { runJobs } from "../functions/jobs/runner.ts";
import type { BenchMarket } from "./market.ts";
import { addUsers } from "./users.ts";

const SEARCHES = 100_000;
const SELLERS = 20;
const PER_SECOND = 50;
/** As the schedule does. */
const RUN_EVERY_MS = 15_000;

const WORDS = ["batik", "kebaya", "jaket", "kemeja", "denim", "linen", "rajut", "satin"];
const CATEGORIES = ["Atasan", "Bawahan", "Dress", "Outerwear"];

export interface Alerts {
  listings: number;
  alerts: number;
  /** From the listing's creation to its last notification. */
  slowestSeconds: number;
  /** Milliseconds per listing. */
  matching: number;
  /** The notifications of one listing by SQL, each listing in a commit of its own, which jobs need once for many. */
  bare: number;
}

/** Saved searches of many people, new listings at a steady rate, and the time to the last notification. */
export async function alerts(market: BenchMarket, seconds: number): Promise<Alerts> {
  const [people, sellers] = [await addUsers(market, SEARCHES), await addUsers(market, SELLERS)];
  await addSearches(market, people);
  const { admin, clients, deps } = market;
  const began = performance.now();
  let [working, publishing] = [0, true];
  const run = async () => {
    const started = performance.now();
    await clients.service.call("internal.enqueue_search_alerts", { batch: 1000 });
    await runJobs(deps, { searches_alert: kinds.searches_alert } as never);
    working += performance.now() - started;
  };
  const schedule = (async () => {
    while (publishing) {
      const until = performance.now() + RUN_EVERY_MS;
      while (publishing && performance.now() < until) {
        await new Promise((done) => setTimeout(done, 100));
      }
      await run();
    }
    await run();
  })();
  const total = seconds * PER_SECOND;
  const created: Promise<unknown>[] = [];
  for (let n = 0; n < total; n++) {
    const wait = began + n * 1000 / PER_SECOND - performance.now();
    if (wait > 0) await new Promise((done) => setTimeout(done, wait));
    const seller = sellers[n % SELLERS]!;
    created.push(clients.user({ id: seller }).call("api.listings_create", { listing: listing(n) }));
  }
  await Promise.all(created);
  publishing = false;
  await schedule;
  const [told] = await admin`
    select count(*)::int as alerts, count(*) filter (where told_at is null)::int as untold,
      coalesce(extract(epoch from max(alerts.told_at - listings.created_at)), 0)::float8 as slowest
    from private.search_alerts as alerts join public.listings on listings.number = alerts.listing_number`;
  if (told!["untold"] > 0 || told!["alerts"] === 0) throw new Error("Not everyone was told.");
  const rows = Math.ceil(told!["alerts"] / total);
  return {
    listings: total,
    alerts: told!["alerts"],
    slowestSeconds: told!["slowest"],
    matching: working / total,
    bare: await bare(market, people.slice(0, rows)),
  };
}

/** One of each person: a brand and category, two words, a size in a price range, or a brand and rating. */
async function addSearches({ admin }: BenchMarket, people: string[]): Promise<void> {
  await admin`
    insert into private.saved_searches (user_id, name, notify, filters)
    select id, 'Bench', 'instantly', case n % 4
      when 0 then jsonb_build_object('brand', jsonb_build_array('merek ' || n % 5000), 'product_category', 'Dress')
      when 1 then jsonb_build_object('q', (${WORDS}::text[])[1 + n % 8] || ' motif' || n % 3001)
      when 2 then jsonb_build_object('size', jsonb_build_array(n % 60), 'product_category', 'Atasan', 'max_price', 50000 + n % 7)
      else jsonb_build_object('brand', jsonb_build_array('merek ' || n % 5000), 'min_rating', 4)
    end
    from unnest(${people}::uuid[]) with ordinality as given (id, n)`;
  await admin`select count(private.index_saved_search(id)) from private.saved_searches`;
  await admin`vacuum (analyze) private.saved_searches`;
  await admin`vacuum (analyze) private.saved_search_keys`;
}

const listing = (n: number) => ({
  title: `${WORDS[n % 8]} motif${n * 7 % 3001} koleksi`,
  description: "Dipakai dua kali, tanpa cacat. Bahan adem dan nyaman dipakai seharian.",
  price: 50_000 + n % 400 * 500,
  product_category: CATEGORIES[n % 4],
  gender: "female",
  condition: "good",
  brand: `Merek ${n * 13 % 5000}`,
  size: String(n % 60),
  photos: ["https://images.example.com/dress.jpg"],
  weight_grams: 400,
});

/** Milliseconds to write the notifications of one listing's people, in a commit of its own. */
async function bare({ admin }: BenchMarket, people: string[]): Promise<number> {
  const rounds = 200;
  const started = performance.now();
  for (let round = 0; round < rounds; round++) {
    await admin`
      insert into public.notifications (user_id, event_id, kind, category, data)
      select id, ${`bench:${round}`}, 'search.matched', 'review', '{"count": 1}' from unnest(${people}::uuid[]) as id`;
  }
  return (performance.now() - started) / rounds;
}

export const describe = ({ listings, alerts, slowestSeconds, matching, bare }: Alerts) =>
  `\n${
    SEARCHES.toLocaleString("en")
  } saved searches, ${listings} listings at ${PER_SECOND} a second: ` +
  `${alerts} alerts, the slowest after ${slowestSeconds.toFixed(1)} s.\n` +
  `Per listing ${matching.toFixed(2)} ms to find and tell its people, ${
    (matching / bare).toFixed(1)
  } times a bare insert and commit of their notifications.`;
