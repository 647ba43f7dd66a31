-- Enqueues the clock's transitions from the order's status, and their reminders. Their delay counts
-- from p_counts_from, which happened at p_from.
create function private.set_deadlines(
  p_order public.orders,
  p_counts_from text,
  p_from timestamptz
) returns void
language plpgsql volatile
set enable_seqscan = off
as $$
declare
  v_now constant timestamptz := private.now();
begin
  -- The job keys contain the version of the state, so the jobs have no effect once the order has
  -- moved.
  insert into private.jobs (kind, key, payload, run_at, created_at)
  select
    planned.kind,
    concat_ws(':', p_order.id, p_order.state_version, transitions.to_status),
    jsonb_build_object(
      'order_id', p_order.id,
      'version', p_order.state_version,
      'to', transitions.to_status) || planned.facts,
    planned.run_at,
    v_now
  from private.order_transitions as transitions
  join private.settings as after on after.name = transitions.after_setting
  left join private.settings as before on before.name = transitions.remind_setting
  cross join lateral (
    select p_from + make_interval(mins => after.value::integer) as at
  ) as deadline
  cross join lateral (
    select 'orders_deadline' as kind, deadline.at as run_at, '{}'::jsonb as facts
    union all
    select
      'orders_remind',
      greatest(v_now, deadline.at - make_interval(mins => before.value::integer)),
      jsonb_build_object('at', internal.wire_time(deadline.at))
    where before.name is not null
  ) as planned
  where transitions.from_status = p_order.status
    and transitions.actor = 'clock'
    and transitions.counts_from = p_counts_from
  on conflict on constraint jobs__once do nothing;
end
$$;
