/** Rate limits: exact whatever comes at once, honest about when to come back, and data that an operator may change. */
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { installRateLimits } from "../../local/postgres/limits.ts";
import { translate } from "../../shared/db/errors.ts";
import type { ApiError } from "../../shared/errors.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";

let database: TestDatabase;
let crowd: postgres.Sql;
beforeAll(async () => {
  database = await createDatabase();
  crowd = postgres(database.url("supabase_admin"), { max: 20, onnotice: () => {} });
  await Promise.all(Array.from({ length: 20 }, () => crowd`select pg_sleep(0)`));
});
afterAll(async () => {
  await crowd.end({ timeout: 5 });
  await database.drop();
});
beforeEach(() => multiplyBy(1));

const multiplyBy = (factor: number) =>
  database
    .admin`update private.settings set value = ${factor} where name = 'rate_limit_multiplier'`;

/** Undefined when it passed, else what the caller would read. */
const call = (action: string, subject: string): Promise<ApiError | undefined> =>
  crowd`select private.enforce_rate_limit(${action}, ${subject})`
    .then(() => undefined, (error) => translate(error) as ApiError);

const callAtOnce = (count: number, action: string, subject: string) =>
  Promise.all(Array.from({ length: count }, () => call(action, subject)));

/** How many of these calls their windows take. */
async function admitted(subjects: string[]): Promise<Record<string, number>> {
  const rows = await crowd<{ subject: string; admitted: number }[]>`
    select * from private.count_rate_limits('register', ${subjects})`;
  return Object.fromEntries(rows.map(({ subject, admitted }) => [subject, admitted]));
}

/** Real time cannot be moved, so the windows are. */
const passTime = (subject: string, seconds: number) =>
  database.admin`
    update private.rate_windows set ends_at = ends_at - make_interval(secs => ${seconds})
    where subject = ${subject}`;

test("two hundred calls at once: exactly the limit passes, the rest are told when to come back", async () => {
  const errors = (await callAtOnce(200, "order_creation", "sari")).filter(Boolean);
  expect(errors.length).toBe(170);
  for (const apiError of errors) {
    expect(apiError!.code).toBe("RATE_LIMITED");
    expect(apiError!.retryAfterSeconds).toBeGreaterThan(500);
    expect(apiError!.retryAfterSeconds).toBeLessThanOrEqual(600);
  }
});

test("one person's calls, or calls of one kind, take nothing from another's", async () => {
  expect((await callAtOnce(11, "withdrawals", "sari")).filter(Boolean).length).toBe(1);
  expect(await call("withdrawals", "budi")).toBeUndefined();
  expect(await call("likes", "sari")).toBeUndefined();
});

test("a window ends after its time and begins anew with the next call", async () => {
  expect((await callAtOnce(6, "push_test", "sari")).filter(Boolean).length).toBe(1);
  await passTime("sari", 61);
  const errors = (await callAtOnce(50, "push_test", "sari")).filter(Boolean);
  expect(errors.length).toBe(45);
  expect(errors[0]!.retryAfterSeconds).toBeGreaterThan(50);
});

test("rejected calls do not push the end of the window away", async () => {
  const end = async () => {
    const [row] = await crowd<{ ends_at: Date }[]>`
      select ends_at from private.rate_windows where subject = 'dewi'`;
    return row!.ends_at.toISOString();
  };
  await admitted(Array(10).fill("dewi"));
  const first = await end();
  for (let round = 0; round < 5; round++) expect(await admitted(["dewi"])).toEqual({ dewi: 0 });
  expect(await end()).toBe(first);
});

test("a call whose transaction is undone counts for nothing", async () => {
  const undo = new Error("undo");
  for (let round = 0; round < 20; round++) {
    await crowd.begin(async (sql) => {
      await sql`select private.enforce_rate_limit('push_test', 'tono')`;
      throw undo;
    }).catch((error) => expect(error).toBe(undo));
  }
  expect(await call("push_test", "tono")).toBeUndefined();
});

test("a batch is admitted up to each person's limit, however its people are mixed", async () => {
  const mixed = Array.from({ length: 30 }, (_, at) => at % 3 === 0 ? "mixed a" : "mixed b");
  expect(await admitted(mixed)).toEqual({ "mixed a": 10, "mixed b": 10 });
  expect(await admitted(["mixed a", "mixed c"])).toEqual({ "mixed a": 0, "mixed c": 1 });
});

test("batches of the same people in any order never wait in a circle", async () => {
  await multiplyBy(1000);
  const people = Array.from({ length: 40 }, (_, at) => `circle ${at}`);
  const batches = Array.from({ length: 60 }, (_, at) => at % 2 ? people : people.toReversed());
  await Promise.all(batches.map(admitted));
  const [row] = await crowd`
    select min(calls)::int as least, max(calls)::int as most from private.rate_windows
    where subject like 'circle %'`;
  expect(row).toEqual({ least: 60, most: 60 });
});

test("the multiplier widens every limit at once", async () => {
  await multiplyBy(3);
  expect((await callAtOnce(20, "push_test", "wide")).filter(Boolean).length).toBe(5);
});

test("the local stack is a hundred times as patient, unless it shall be as strict as production", async () => {
  const { admin } = database;
  await installRateLimits(admin, "relaxed");
  expect(await admitted(Array(1001).fill("patient"))).toEqual({ patient: 1000 });
  await installRateLimits(admin, "production");
  expect(await admitted(Array(11).fill("strict"))).toEqual({ strict: 10 });
});

test("windows that nobody needs any more go as others come", async () => {
  await admitted(Array.from({ length: 10 }, (_, at) => `gone ${at}`));
  await database.admin`
    update private.rate_windows set ends_at = ends_at - interval '1 day' where subject like 'gone %'`;
  for (let at = 0; at < 5; at++) await call("likes", "cleaner");
  const [row] =
    await crowd`select count(*)::int as left from private.rate_windows where subject like 'gone %'`;
  expect(row!["left"]).toBe(0);
});

test("an action without a limit is a bug and says so", async () => {
  await expect(crowd`select private.enforce_rate_limit('dancing', 'sari')`).rejects.toThrow(
    /dancing/,
  );
});
