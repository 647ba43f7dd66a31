create function private.lift_freeze(
  p_order_id uuid,
  p_goes_on boolean default true
) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  if exists (
    select
    from private.chargebacks
    where chargebacks.order_id = p_order_id
      and chargebacks.status in ('announced', 'open')
  ) then
    return;
  end if;
  update public.orders
  set frozen_at = null
  where id = p_order_id
    and frozen_at is not null
  returning * into v_order;
  if not p_goes_on or private.is_in_escrow(v_order) is not true then
    return;
  end if;
  perform private.notify_all(
    array[v_order.buyer_id, v_order.seller_id],
    'freeze:' || v_order.id || ':' || internal.wire_time(private.now()),
    'payment.dispute_over',
    'payment',
    jsonb_build_object('order_id', v_order.id, 'reference', v_order.reference));
  -- A deadline that passed meanwhile did nothing: its time begins again.
  update private.jobs
  set
    finished_at = null,
    attempts = 0,
    due_at = null,
    run_at = private.now() + make_interval(mins => private.setting(transitions.after_setting)::int),
    lease_token = null,
    leased_until = null
  from private.order_transitions as transitions
  where transitions.from_status = v_order.status
    and transitions.actor = 'clock'
    and jobs.kind = 'orders_deadline'
    and jobs.key = concat_ws(':', v_order.id, v_order.state_version, transitions.to_status)
    -- One that is running has looked at the order before this.
    and (jobs.finished_at is not null or jobs.lease_token is not null);
end
$$;
comment on function private.lift_freeze(uuid, boolean) is
  'Unfreezes an order, unless another chargeback of it waits for a decision. p_goes_on: it goes on '
  'where it was, and its parties are told.';
