-- The 15-second rhythm without QStash: run this once in a Supabase project's SQL editor, after writing the
-- project's address and secret key into the vault:
--   select vault.create_secret('https://<ref>.supabase.co', 'preloved_url');
--   select vault.create_secret('<secret key>', 'preloved_secret_key');
-- Running it again replaces the schedules: a name stands for one schedule.
create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule('preloved ' || path, '15 seconds', format($tick$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'preloved_url') || '/functions/v1%s',
    headers := jsonb_build_object('Authorization',
      'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'preloved_secret_key')),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000)
$tick$, path))
from unnest(array['/jobs/run', '/finance-outbox/run', '/finance-inbox/run']) as path;

-- pg_cron keeps a row per run for ever; a week of them is enough to look back on.
select cron.schedule('preloved forget runs', '17 3 * * *',
  $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$);
