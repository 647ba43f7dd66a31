/** A transaction that stays open keeps the versions that jobs leave, in the index of the open ones. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../support/database.ts";
import { watchPlans } from "../../support/plans.ts";

const FINISHED = 20_000;
/** Of the 20,000 versions and of the index that has them. */
const MOST_PAGES = 400;

const database = useDatabase();
let watched: ReturnType<typeof watchPlans>;
beforeAll(() => {
  watched = watchPlans(database, "service_role");
});
afterAll(() => watched?.close());

const claim = () => watched.run("select internal.claim_jobs(10, 30)");
const add = (key: string, run_at = "private.now()") =>
  database.admin.unsafe(
    `insert into private.jobs (kind, key, run_at) values ('bench', '${key}', ${run_at})`,
  );

test("a claim does not walk over the jobs that finished while a transaction is open", async () => {
  const { admin } = database;
  await admin.begin("isolation level repeatable read", async (open) => {
    await open`select count(*) from private.jobs`;
    await admin`
      insert into private.jobs (kind, key, run_at)
      select 'bench', n::text, private.now() - interval '1 minute' from generate_series(1, ${FINISHED}::integer) as n`;
    await admin`update private.jobs set finished_at = private.now() where kind = 'bench'`;
    await claim();
    await add("new");
    const { pages, answer } = await claim();
    expect(answer).toMatchObject([{ kind: "bench" }]);
    expect([pages, pages <= MOST_PAGES]).toEqual([pages, true]);
    await add("late", "private.now() - interval '30 seconds'");
    // It is earlier than what the look found, and waits for the next one.
    await admin`update private.job_floor set until = clock_timestamp()`;
    expect((await claim()).answer).toMatchObject([{ kind: "bench" }]);
  });
});

test("a run does not walk over the jobs that it has finished while a transaction is open", async () => {
  const { admin } = database;
  await admin.begin("isolation level repeatable read", async (open) => {
    await open`select count(*) from private.jobs`;
    await admin`
      insert into private.jobs (kind, key, run_at)
      select 'bench', 'run ' || n, private.now() - interval '1 minute' + n * interval '1 microsecond'
      from generate_series(1, ${FINISHED}::integer) as n`;
    await admin`
      update private.jobs set finished_at = private.now()
      where key like 'run %' and substr(key, 5)::integer <= ${FINISHED - 100}::integer`;
    await admin`update private.job_floor set until = '-infinity'`;
    const first = await claim();
    await admin`
      update private.jobs set finished_at = private.now()
      where id = any (${first.answer.map(({ id }: { id: string }) => id)}::uuid[])`;
    const [{ run_at }] = first.answer;
    const { pages, answer } = await watched.run(
      `select internal.claim_jobs(10, 30, '${run_at}')`,
    );
    expect(answer).toHaveLength(10);
    expect([pages, pages <= MOST_PAGES]).toEqual([pages, true]);
    expect(first.pages).toBeGreaterThan(5 * MOST_PAGES);
  });
});
