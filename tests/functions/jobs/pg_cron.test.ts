import { beforeAll, expect, test } from "vitest";
import { SCHEDULED } from "../../../functions/jobs/providers/schedule.ts";
import { useDatabase } from "../../support/database.ts";
import { CRON, SCRIPT } from "../../support/pg_cron.ts";

const database = useDatabase();
beforeAll(async () => {
  await database.admin.unsafe(`
    ${CRON};
    create schema net;
    create table net.asked (url text, headers jsonb);
    create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
    language sql as $$ insert into net.asked values (url, headers) returning 1 $$;
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    insert into vault.decrypted_secrets values ('preloved_url', 'https://abc.supabase.co'), ('preloved_secret_key', 'sb_secret_x')`);
});

test("the script applied twice schedules each function once, every 15 seconds", async () => {
  await database.admin.unsafe(SCRIPT);
  await database.admin.unsafe(SCRIPT);
  const jobs = await database.admin`
    select jobname from cron.job where schedule = '15 seconds' order by jobname`;
  expect(jobs.map(({ jobname }) => jobname)).toEqual(
    SCHEDULED.map((path) => `preloved ${path}`).sort(),
  );
});

test("the schedules call the functions with the secret key and delete old runs", async () => {
  const { admin } = database;
  await admin`insert into cron.job_run_details values (now() - interval '8 days'), (now())`;
  for (const { command } of await admin`select command from cron.job`) await admin.unsafe(command);
  const asked = await admin`select url, headers from net.asked order by url`;
  expect(asked.map(({ url }) => url)).toEqual(
    SCHEDULED.map((path) => `https://abc.supabase.co/functions/v1${path}`).sort(),
  );
  expect(asked[0]!["headers"]).toEqual({
    Authorization: "Bearer sb_secret_x",
    apikey: "sb_secret_x",
  });
  expect(await admin`select 1 from cron.job_run_details`).toHaveLength(1);
});
