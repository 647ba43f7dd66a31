-- How often someone may do something. The limits are data, so that an operator can change one at once.
create table private.rate_limits (
  action text primary key,
  max_calls integer not null check (max_calls > 0),
  per_seconds integer not null check (per_seconds > 0),
  meaning text not null
);
comment on table private.rate_limits is 'Per action: how many calls of one subject, in windows of how many seconds.';
alter table private.rate_limits enable row level security;
create policy select_verbs on private.rate_limits for select to preloved_verbs using (true);
grant select on private.rate_limits to preloved_verbs;

insert into private.rate_limits (action, max_calls, per_seconds, meaning) values
  ('chat', 20, 10, 'Messages in live chats, per person'),
  ('view_leave', 60, 60, 'Joining and leaving a live stream, per person and stream'),
  ('push_test', 5, 60, 'Test pushes to one''s own devices, per person'),
  ('ai_categorize', 20, 60, 'Photos sent for categorization, per person'),
  ('ktp_submit', 5, 3600, 'Identity documents handed in, per person'),
  ('withdrawals', 10, 3600, 'Withdrawals asked for, per person'),
  ('likes', 120, 60, 'Likes and unlikes, per person'),
  ('order_creation', 30, 600, 'Orders placed, per person'),
  ('register', 10, 3600, 'Attempts to register, per person');

insert into private.settings (name, value, meaning) values
  ('rate_limit_multiplier', 1, 'Every rate limit times this: 1 in production, more where developers and tests hurry');

-- A window begins with the first call and not with the clock's minute, so that a crowd at once gets
-- exactly its limit and Retry-After is the truth. The price: across the end of a window, twice as many.
create unlogged table private.rate_windows (
  action text not null,
  subject text not null,
  calls bigint not null,
  ends_at timestamptz not null,
  primary key (action, subject)
);
comment on table private.rate_windows is 'One row per action and subject: calls in the window under way. Unlogged: a crash forgets counts, never anything else.';
comment on column private.rate_windows.subject is 'Who is counted: a user''s id, or more where the limit''s meaning says so.';
comment on column private.rate_windows.ends_at is 'Real time.';
create index rate_windows_ends_at on private.rate_windows (ends_at);
alter table private.rate_windows enable row level security;
create policy all_verbs on private.rate_windows for all to preloved_verbs using (true) with check (true);
grant select, insert, update, delete on private.rate_windows to preloved_verbs;

create function private.limit_rates(p_action text, p_subjects text[])
returns table (subject text, admitted integer, retry_after_seconds integer)
language plpgsql set search_path = ''
as $$
declare
  v_now timestamptz := clock_timestamp();
begin
  return query
    with allowance as (
      select rate_limits.max_calls * private.setting('rate_limit_multiplier') as max_calls,
        make_interval(secs => rate_limits.per_seconds) as period
      from private.rate_limits where rate_limits.action = p_action
    ), asked as (
      select name, count(*) as calls from unnest(p_subjects) as name group by name
    ), counted as (
      -- In one order of rows, so that two batches with the same people wait for each other and never in a circle.
      insert into private.rate_windows as windows (action, subject, calls, ends_at)
      select p_action, asked.name, asked.calls, v_now + allowance.period from allowance, asked order by asked.name
      on conflict on constraint rate_windows_pkey do update
      set calls = excluded.calls + case when windows.ends_at > v_now then windows.calls else 0 end,
          ends_at = case when windows.ends_at > v_now then windows.ends_at else excluded.ends_at end
      returning windows.subject, windows.calls, windows.ends_at
    )
    select asked.name, greatest(0, least(asked.calls, allowance.max_calls - counted.calls + asked.calls))::integer,
      -- From now, not from when this call began: it may have waited for the one that opened the window.
      greatest(1, ceil(extract(epoch from counted.ends_at - clock_timestamp())))::integer
    from allowance, asked join counted on counted.subject = asked.name;
  if not found then
    raise exception 'There is no rate limit for %: add it to private.rate_limits.', p_action;
  end if;
  -- Each call takes up to two forgotten windows with it, so that the table never needs a cleaner.
  delete from private.rate_windows as windows where (windows.action, windows.subject) in (
    select old.action, old.subject from private.rate_windows as old
    where old.ends_at < v_now - interval '1 hour' order by old.ends_at limit 2 for update skip locked);
end
$$;
comment on function private.limit_rates(text, text[]) is
  'Counts one call for each element of p_subjects in one statement; answers per subject how many of them its window still takes, and when it ends.';
grant execute on function private.limit_rates(text, text[]) to preloved_verbs;

create function private.limit_rate(p_action text, p_subject text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_window record;
begin
  select * into strict v_window from private.limit_rates(p_action, array[p_subject]);
  if v_window.admitted = 0 then
    perform private.refuse('RATE_LIMITED',
      pg_catalog.format('That was too often: try again in %s seconds.', v_window.retry_after_seconds), v_window.retry_after_seconds);
  end if;
end
$$;
comment on function private.limit_rate(text, text) is
  'Counts a call, or refuses it. A verb asks before it locks anything of its own; a call that is refused later counts for nothing, because its transaction is undone.';
grant execute on function private.limit_rate(text, text) to preloved_verbs;
