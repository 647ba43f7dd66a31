-- The parties had to wait while the order was frozen, so its deadlines start again.
create function private.restart_deadlines(
  p_order public.orders,
  p_from timestamptz
) returns void
language plpgsql volatile
as $$
begin
  -- A running job has read the order before this.
  update private.jobs
  set run_at = case jobs.kind
        when 'orders_remind' then greatest(
          private.now(),
          deadlines.at
            - make_interval(mins => private.setting(deadlines.remind_setting)::integer))
        else deadlines.at
      end,
      payload = case jobs.kind
        when 'orders_remind'
          then jobs.payload || jsonb_build_object('at', internal.wire_time(deadlines.at))
        else jobs.payload
      end,
      finished_at = null,
      attempts = 0,
      due_at = null,
      lease_token = null,
      leased_until = null
  from (
    select
      concat_ws(':', p_order.id, p_order.state_version, transitions.to_status) as key,
      p_from + make_interval(mins => private.setting(transitions.after_setting)::integer) as at,
      transitions.remind_setting
    from private.order_transitions as transitions
    join private.order_statuses as statuses on statuses.status = transitions.to_status
    where transitions.from_status = p_order.status
      and transitions.actor = 'clock'
      and statuses.pays_out
  ) as deadlines
  where jobs.kind in ('orders_deadline', 'orders_remind')
    and jobs.key = deadlines.key;
end
$$;
