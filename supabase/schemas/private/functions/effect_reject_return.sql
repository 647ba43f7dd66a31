create function private.effect_reject_return(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  update private.returns
  set rejected_at = private.now(), rejection_reason = history.reason
  from private.order_history as history
  where returns.order_id = p_order.id
    and history.order_id = p_order.id
    and history.version = p_order.state_version;
end
$$;
comment on function private.effect_reject_return(public.orders) is
  'Records when and why the return was rejected.';
