-- The parties were told to wait while the order was frozen, so its deadlines begin again.
create function private.restart_deadlines(
  p_order public.orders,
  p_from timestamptz
) returns void
language plpgsql volatile
as $$
declare
  v_transition private.order_transitions;
  v_key text;
  v_at timestamptz;
begin
  for v_transition in
    select transitions.*
    from private.order_transitions as transitions
    join private.order_statuses as statuses on statuses.status = transitions.to_status
    where transitions.from_status = p_order.status
      and transitions.actor = 'clock'
      and statuses.pays_out
  loop
    v_key := concat_ws(':', p_order.id, p_order.state_version, v_transition.to_status);
    v_at := p_from
      + make_interval(mins => private.setting(v_transition.after_setting)::int);
    -- One that is running has looked at the order before this.
    update private.jobs
    set
      run_at = case jobs.kind
        when 'orders_remind' then greatest(
          private.now(),
          v_at - make_interval(mins => private.setting(v_transition.remind_setting)::int))
        else v_at
      end,
      payload = case jobs.kind
        when 'orders_remind' then jobs.payload || jsonb_build_object('at', internal.wire_time(v_at))
        else jobs.payload
      end,
      finished_at = null,
      attempts = 0,
      due_at = null,
      lease_token = null,
      leased_until = null
    where jobs.kind in ('orders_deadline', 'orders_remind')
      and jobs.key = v_key;
  end loop;
end
$$;
