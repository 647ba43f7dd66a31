create function private.effect_open_dispute(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.disputes (order_id, reason)
  select p_order.id, history.reason from private.order_history as history
  where history.order_id = p_order.id and history.version = p_order.state_version;
end
$$;
comment on function private.effect_open_dispute(public.orders) is 'Opens the dispute that staff or the finance portal will decide.';
grant execute on function private.effect_open_dispute(public.orders) to preloved_verbs;
