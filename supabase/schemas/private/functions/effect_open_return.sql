create function private.effect_open_return(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  insert into private.returns (order_id, reason)
  select p_order.id, history.reason
  from private.order_history as history
  where history.order_id = p_order.id
    and history.version = p_order.state_version;
end
$$;
comment on function private.effect_open_return(public.orders) is
  'Records the buyer''s return request and its reason.';
