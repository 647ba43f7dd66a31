create function private.record_return_delivery(p_order public.orders) returns void
language plpgsql volatile
as $$
declare
  v_now timestamptz := private.now();
  v_minutes integer := private.setting('return_received_minutes');
begin
  if p_order.status <> 'RETURN_APPROVED' then
    return;
  end if;
  perform private.set_deadlines(p_order, 'return_delivered', v_now);
  perform private.notify(
    parties.id,
    'order:' || p_order.id || ':' || p_order.state_version,
    'order.return_delivered',
    private.order_facts(p_order) || jsonb_build_object(
      'role', parties.role,
      'at', internal.wire_time(v_now + make_interval(mins => v_minutes))))
  from (values (p_order.buyer_id, 'buyer'), (p_order.seller_id, 'seller')) as parties (id, role);
end
$$;
