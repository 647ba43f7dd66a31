/** A transaction that stays open keeps the versions that jobs and events leave, in the indexes of the open ones. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "../../support/database.ts";
import { watchPlans } from "../../support/plans.ts";

const database = useDatabase();
let watched: ReturnType<typeof watchPlans>;
beforeAll(() => {
  watched = watchPlans(database, "service_role");
});
afterAll(() => watched?.close());

describe("jobs", () => {
  const FINISHED = 20_000;
  /** Of the 20,000 versions and of the index that has them. */
  const MOST_PAGES = 400;

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
});

describe("events", () => {
  const DELIVERED = 10_000;
  const ORDERS = 50;
  /** Of the 10,000 versions and of the indexes that have them. */
  const MOST_PAGES = 600;
  /** More than one result writes, with its indexes, and what an analysis in between adds. */
  const PAGES_TO_STORE = 80;

  const claim = (limit = 32) => watched.run(`select internal.claim_outbox_events(${limit}, 30)`);
  const publish = (name: string, orders: number, versions: number) =>
    database.admin`
      select private.publish_event('order.shipped', 'order', md5(${name} || n)::uuid, version, '{}')
      from generate_series(1, ${orders}::integer) as n, generate_series(1, ${versions}::integer) as version`;
  /** Raises the floors, and makes them last. */
  async function raise() {
    await database.admin`select private.raise_outbox_floors(clock_timestamp())`;
    await database.admin`update private.finance_portal set floors_until = 'infinity'`;
  }
  async function raisedToLast(): Promise<boolean> {
    await raise();
    const [portal] = await database.admin`
      select position_floor = (select max(position) from private.outbox where seq is not null) as is_last
      from private.finance_portal`;
    return portal!["is_last"];
  }
  type Claimed = { envelope: { id: string }; lease_token: string }[];
  /** Returns how many they are. */
  async function deliver(events: Claimed): Promise<number> {
    const results = events.map(({ envelope: { id }, lease_token }) => ({
      id,
      lease_token,
      outcome: "delivered",
    }));
    const { pages } = await watched.run(
      `select internal.record_outbox_deliveries('${JSON.stringify(results)}', null)`,
    );
    const most = MOST_PAGES + events.length * PAGES_TO_STORE;
    expect([pages, pages <= most]).toEqual([pages, true]);
    return events.length;
  }

  test("neither a claim nor its result walks over what was delivered while a transaction is open, and nothing is missed", async () => {
    const { admin } = database;
    await admin.begin("isolation level repeatable read", async (open) => {
      await open`select count(*) from private.outbox`;
      await publish("old", DELIVERED, 1);
      await admin`update private.outbox set seq = position, is_next = true`;
      await admin`update private.outbox set delivered_at = private.now()`;
      await admin`update private.finance_portal set last_seq = (select max(seq) from private.outbox)`;
      await publish("new", ORDERS, 2);
      // The second events of orders are older than the first ones of others.
      await admin`update private.outbox set due_at = due_at - interval '1 hour' where aggregate_version = 2`;

      // Another connection has not committed the first event of its order.
      const late = await admin.reserve();
      await late`begin`;
      await late`select private.publish_event('order.paid', 'order', md5('late')::uuid, 1, '{}')`;
      await publish("newer", 1, 1);

      const first = await claim();
      expect(first.pages).toBeGreaterThan(5 * MOST_PAGES);
      await raise();
      await late`commit`;
      late.release();
      await admin`select private.publish_event('order.shipped', 'order', md5('late')::uuid, 2, '{}')`;
      const { answer } = await claim(1);
      const seqs = await admin`
        select seq from private.outbox where aggregate_id = md5('late')::uuid order by aggregate_version`;
      const [before, after] = seqs.map(({ seq }) => Number(seq));
      expect(after).toBe(before! + 1);
      // Not before the transactions of other databases on this server have ended.
      await expect.poll(raisedToLast, { timeout: 60_000 }).toBe(true);
      const second = await claim();
      expect([second.pages, second.pages <= MOST_PAGES]).toEqual([second.pages, true]);

      let delivered = await deliver([
        ...first.answer.events,
        ...answer.events,
        ...second.answer.events,
      ]);
      for (let count = 1; count > 0;) {
        delivered += count = await deliver((await claim()).answer.events);
      }
      expect(delivered).toBe(2 * ORDERS + 3);
    });
  });
});
