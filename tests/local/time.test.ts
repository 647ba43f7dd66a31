import { afterAll, beforeAll, expect, test } from "vitest";
import type { Emulators } from "../../local/emulators/app.ts";
import { JOBS, PORTAL } from "../../local/stack/schedules.ts";
import { createTime } from "../../local/stack/time.ts";
import { createDatabase } from "../support/database.ts";
import type { TestDatabase } from "../support/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.drop());

test("on the way the portal's functions run when an event is due, the jobs at each step, and at the end all", async () => {
  const { admin } = database;
  await admin`
    insert into private.finance_inbox (id, type, data, digest, due_at)
    values ('evt', 'fraud_flag.raised', '{}', '', private.now() + interval '20 seconds')`;
  const calls: string[] = [];
  const dues = [10, 30].map((seconds) => new Date(Date.now() + seconds * 1000));
  const emulators = {
    nextDue: () => dues[0] ?? null,
    runDue: () => {
      if (dues[0] && dues[0] <= time.now()) dues.shift();
    },
    idle: () => {},
  } as unknown as Emulators;
  const runSchedules = async (paths?: readonly string[]) => {
    calls.push(paths?.join(" ") ?? "all");
    if (paths === PORTAL) await admin`update private.finance_inbox set handled_at = private.now()`;
  };
  const time = await createTime({ admin, emulators: () => emulators, runSchedules });
  await time.advance(60);
  const [jobs, portal] = [JOBS.join(" "), PORTAL.join(" ")];
  expect(calls).toEqual([jobs, jobs, portal, jobs, "all"]);
});
