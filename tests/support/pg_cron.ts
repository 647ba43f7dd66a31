/** Replacements of extensions that only Supabase has, and the script that creates the schedules. */
import { read } from "../conventions/project.ts";

export const CRON = `
  create schema cron;
  create table cron.job (
    jobname text primary key, schedule text, command text, active boolean not null default true
  );
  create table cron.job_run_details (end_time timestamptz);
  create function cron.schedule(p_name text, p_schedule text, p_command text) returns bigint language sql as $$
    insert into cron.job values (p_name, p_schedule, p_command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command returning 1 $$;
  grant usage on schema cron to postgres;
  grant select on cron.job to postgres`;

/** Without the two lines that only Supabase can run. */
export const SCRIPT = read("supabase/pg_cron.sql").replaceAll(/^create extension .*$/gm, "");
