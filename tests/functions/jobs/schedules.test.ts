/** What calls the scheduled functions, and what `npm run deploy` checks of it. */
import { expect, test } from "vitest";
import { SCHEDULED } from "../../../functions/jobs/providers/schedule.ts";
import { CHECKS } from "../../../tools/deploy/checks.ts";
import { useDatabase } from "../../support/database.ts";
import { CRON, SCRIPT } from "../../support/pg_cron.ts";

const URL_OF_ALL = "https://abc.supabase.co";
const database = useDatabase();
const check = CHECKS.find(({ name }) => name === "the schedules")!;
const problem = (secrets: Record<string, string> = {}) =>
  check.run(
    { ref: "abc", url: URL_OF_ALL, databaseUrl: database.url("postgres"), cli: {}, secrets },
    false,
  );

/** QStash's list of schedules, while the work runs. */
async function withSchedule(more: object, work: (url: string) => Promise<void>): Promise<void> {
  const schedule = { destination: `${URL_OF_ALL}/functions/v1/jobs/minute`, ...more };
  const server = Deno.serve(
    { port: 0, hostname: "127.0.0.1", onListen: () => {} },
    () => Response.json([schedule]),
  );
  await work(`http://127.0.0.1:${server.addr.port}`).finally(() => server.shutdown());
}

test("QStash's schedule counts if it runs and the functions know its keys", async () => {
  const keys = { QSTASH_CURRENT_SIGNING_KEY: "sig_1", QSTASH_NEXT_SIGNING_KEY: "sig_2" };
  await withSchedule({ isPaused: false }, async (QSTASH_URL) => {
    const settings = { QSTASH_URL, QSTASH_TOKEN: "token" };
    expect(await problem({ ...settings, ...keys })).toBeUndefined();
    expect(await problem(settings)).toContain("Nothing calls");
  });
  await withSchedule({ isPaused: true }, async (QSTASH_URL) => {
    expect(await problem({ QSTASH_URL, QSTASH_TOKEN: "token", ...keys })).toContain(
      "Nothing calls",
    );
  });
});

test("the script applied twice schedules each function once, every 15 seconds", async () => {
  const { admin } = database;
  await admin.unsafe(`${CRON}; ${SCRIPT}`);
  await admin.unsafe(SCRIPT);
  const jobs = await admin`
    select jobname from cron.job where schedule = '15 seconds' order by jobname`;
  expect(jobs.map(({ jobname }) => jobname)).toEqual(
    SCHEDULED.map((path) => `preloved ${path}`).sort(),
  );
});

test("pg_cron's schedules count if the vault has this project's URL and a key", async () => {
  const { admin } = database;
  expect(await problem()).toBeUndefined();
  await admin.unsafe(`
    create schema vault;
    create table vault.decrypted_secrets (name text, decrypted_secret text);
    grant usage on schema vault to postgres;
    grant select on vault.decrypted_secrets to postgres`);
  expect(await problem()).toContain("The vault lacks preloved_url or preloved_secret_key");
  await admin`
    insert into vault.decrypted_secrets
    values ('preloved_url', 'https://old.supabase.co'), ('preloved_secret_key', 'sb_secret_x')`;
  expect(await problem()).toContain("pg_cron calls https://old.supabase.co");
  expect(await problem()).not.toContain("sb_secret");
  await admin`
    update vault.decrypted_secrets set decrypted_secret = ${URL_OF_ALL} where name = 'preloved_url'`;
  expect(await problem()).toBeUndefined();
});

test("the schedules call the functions with the secret key and delete old runs", async () => {
  const { admin } = database;
  await admin.unsafe(`
    create schema net;
    create table net.asked (url text, headers jsonb);
    create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
    language sql as $$ insert into net.asked values (url, headers) returning 1 $$`);
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
