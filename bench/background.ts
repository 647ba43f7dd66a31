import { runJobs } from "../functions/jobs/runner.ts";
import type { BenchMarket } from "./market.ts";
import { compare, here } from "./measure.ts";
import type { Figure } from "./measure.ts";

const HISTORY = 1_000_000;
const BACKLOG = 100_000;
const BATCH = 10;

/** Claims of ten jobs, without history and after a million finished jobs. */
export async function claims(market: BenchMarket, seconds: number): Promise<Figure[]> {
  await enqueue(market, BACKLOG);
  const short = await compare(variants(market, "no history"), {
    concurrency: 4,
    seconds,
    rounds: 2,
  });
  await market.admin`
    insert into private.jobs (kind, key, finished_at)
    select 'done', n::text, private.now() from generate_series(1, ${HISTORY}::integer) as n`;
  await market.admin`vacuum analyze private.jobs`;
  const long = await compare(variants(market, "1,000,000 done"), {
    concurrency: 4,
    seconds,
    rounds: 2,
  });
  return [...short, ...long];
}

/** Each claim releases its jobs, so that every claim finds the same. */
function variants({ admin, clients }: BenchMarket, history: string) {
  const free = (ids: string[]) =>
    admin`update private.jobs set leased_until = null where id = any (${ids})`;
  return [
    here(`bare skip locked claim, ${history}`, async () => {
      const rows = await admin<{ id: string }[]>`
        update private.jobs set lease_token = gen_random_uuid(), attempts = attempts + 1,
          leased_until = clock_timestamp() + interval '30 seconds'
        where id in (select id from private.jobs
          where kind = 'bench' and finished_at is null and dead_at is null and run_at <= clock_timestamp()
            and (leased_until is null or leased_until < clock_timestamp())
          order by run_at limit ${BATCH} for update skip locked)
        returning *`;
      await free(rows.map(({ id }) => id));
    }),
    here(`jobs_claim, ${history}`, async () => {
      const jobs = await clients.service.call("internal.claim_jobs", {
        limit: BATCH,
        lease_seconds: 30,
      });
      await free(jobs.map(({ id }) => id));
    }),
  ];
}

/** Runs the jobs that `claims` left for 20 seconds, and measures the memory. */
export async function backlog(market: BenchMarket) {
  const before = Deno.memoryUsage().rss;
  let peak = before;
  const timer = setInterval(() => peak = Math.max(peak, Deno.memoryUsage().rss), 100);
  const began = performance.now();
  const { done } = await runAll(market, 20_000);
  clearInterval(timer);
  return {
    perSecond: done / ((performance.now() - began) / 1000),
    growthMb: (peak - before) / 1024 ** 2,
  };
}

/** Runs the jobs of a benchmark for at most so long. */
export const runAll = ({ deps }: BenchMarket, ms: number) =>
  runJobs(deps, { bench: async () => {} }, { limits: { ms, items: Infinity } });

function enqueue({ admin }: BenchMarket, count: number) {
  return admin`
    insert into private.jobs (kind, key)
    select 'bench', n::text from generate_series(1, ${count}::integer) as n`;
}
