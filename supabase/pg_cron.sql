-- Schedules without QStash: run this once in a Supabase project's SQL editor, after storing the
-- project's URL and secret key in the vault:
--   select vault.create_secret('https://<ref>.supabase.co', 'preloved_url');
--   select vault.create_secret('<secret key>', 'preloved_secret_key');
-- Running it again replaces the schedules, because their names are fixed.
create extension if not exists pg_cron;
create extension if not exists pg_net;

select cron.schedule('preloved ' || path, '15 seconds', format($command$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'preloved_url') || '/functions/v1%s',
    headers := (
      select jsonb_build_object('apikey', decrypted_secret, 'Authorization', 'Bearer ' || decrypted_secret)
      from vault.decrypted_secrets
      where name = 'preloved_secret_key'
    ),
    body := '{}'::jsonb,
    timeout_milliseconds := 60000)
$command$, path))
from unnest(array['/jobs/run', '/finance-outbox/run', '/finance-inbox/run']) as path;

-- pg_cron stores a row per run and never deletes one; this keeps a week of them.
select cron.schedule('preloved forget runs', '17 3 * * *',
  $$delete from cron.job_run_details where end_time < now() - interval '7 days'$$);
