import type { Counted } from "../../shared/db/call_counts.ts";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { installRateLimits } from "../../local/postgres/clock.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
let pool: postgres.Sql;
beforeAll(async () => {
  pool = postgres(database.url("supabase_admin"), { max: 20, onnotice: () => {} });
  await Promise.all(Array.from({ length: 20 }, () => pool`select pg_sleep(0)`));
});
afterAll(async () => {
  await pool.end({ timeout: 5 });
});
beforeEach(() => multiplyBy(1));

const multiplyBy = (factor: number) =>
  database
    .admin`update private.settings set value = ${factor} where name = 'rate_limit_multiplier'`;

/** Null when the call is admitted, else the seconds to wait. */
async function call(action: string, subject: string): Promise<number | null> {
  const [row] = await pool<{ counted: [Counted] }[]>`
    select internal.count_calls(${action}, ${pool.json([subject])}) as counted`;
  return row!.counted[0].wait;
}

const callAtOnce = (count: number, action: string, subject: string) =>
  Promise.all(Array.from({ length: count }, () => call(action, subject)));

/** How many of these calls are admitted, per subject. */
async function admitted(subjects: string[]): Promise<Record<string, number>> {
  const [row] = await pool<{ counted: Counted[] }[]>`
    select internal.count_calls('register', ${pool.json(subjects)}) as counted`;
  const count = (subject: string) =>
    subjects.filter((each, at) => each === subject && row!.counted[at]!.wait === null).length;
  return Object.fromEntries(subjects.map((subject) => [subject, count(subject)]));
}

/** Windows use real time, which a test cannot move, so it moves the windows. */
const passTime = (subject: string, seconds: number) =>
  database.admin`
    update private.rate_windows set ends_at = ends_at - make_interval(secs => ${seconds})
    where subject = ${subject}`;

test("of 200 concurrent calls exactly the limit is admitted, and the others are told how long to wait", async () => {
  const waits = (await callAtOnce(200, "order_creation", "sari")).filter(Boolean);
  expect(waits.length).toBe(170);
  for (const seconds of waits) {
    expect(seconds).toBeGreaterThan(500);
    expect(seconds).toBeLessThanOrEqual(600);
  }
});

test("the largest factor that staff may set admits calls", async () => {
  const [largest] = await database.admin<{ max_value: string }[]>`
    select max_value from private.settings where name = 'rate_limit_multiplier'`;
  await multiplyBy(Number(largest!.max_value));
  expect(await call("likes", "sari")).toBeNull();
});

test("a new window starts with the first call after the end of the last one", async () => {
  expect((await callAtOnce(6, "push_test", "sari")).filter(Boolean).length).toBe(1);
  await passTime("sari", 61);
  const waits = (await callAtOnce(50, "push_test", "sari")).filter(Boolean);
  expect(waits.length).toBe(45);
  expect(waits[0]!).toBeGreaterThan(50);
});

test("a rejected call does not extend the window", async () => {
  const end = async () => {
    const [row] = await pool<{ ends_at: Date }[]>`
      select ends_at from private.rate_windows where subject = 'dewi'`;
    return row!.ends_at.toISOString();
  };
  await admitted(Array(10).fill("dewi"));
  const first = await end();
  for (let round = 0; round < 5; round++) expect(await admitted(["dewi"])).toEqual({ dewi: 0 });
  expect(await end()).toBe(first);
});

test("a call whose transaction rolls back does not count", async () => {
  const rollback = new Error("roll back");
  for (let round = 0; round < 20; round++) {
    await pool.begin(async (sql) => {
      await sql`select internal.count_calls('push_test', '["tono"]')`;
      throw rollback;
    }).catch((error) => expect(error).toBe(rollback));
  }
  expect(await call("push_test", "tono")).toBeNull();
});

test("a batch is admitted up to each user's limit, in any order of users", async () => {
  const mixed = Array.from({ length: 30 }, (_, at) => at % 3 === 0 ? "mixed a" : "mixed b");
  expect(await admitted(mixed)).toEqual({ "mixed a": 10, "mixed b": 10 });
  expect(await admitted(["mixed a", "mixed c"])).toEqual({ "mixed a": 0, "mixed c": 1 });
});

test("concurrent batches with the same users in different order do not deadlock", async () => {
  await multiplyBy(1000);
  const users = Array.from({ length: 40 }, (_, at) => `batch ${at}`);
  const batches = Array.from({ length: 60 }, (_, at) => at % 2 ? users : users.toReversed());
  await Promise.all(batches.map(admitted));
  const [row] = await pool`
    select min(calls)::int as least, max(calls)::int as most from private.rate_windows
    where subject like 'batch %'`;
  expect(row).toEqual({ least: 60, most: 60 });
});

test("the local stack has limits of 100 times, or those of production on request", async () => {
  const { admin } = database;
  await installRateLimits(admin, "relaxed");
  expect(await admitted(Array(1001).fill("relaxed"))).toEqual({ relaxed: 1000 });
  await installRateLimits(admin, "production");
  expect(await admitted(Array(11).fill("strict"))).toEqual({ strict: 10 });
});

test("expired windows are deleted by later calls", async () => {
  await admitted(Array.from({ length: 10 }, (_, at) => `gone ${at}`));
  await database.admin`
    update private.rate_windows set ends_at = ends_at - interval '1 day' where subject like 'gone %'`;
  for (let at = 0; at < 5; at++) await call("likes", "cleaner");
  const [row] =
    await pool`select count(*)::int as left from private.rate_windows where subject like 'gone %'`;
  expect(row!["left"]).toBe(0);
});
