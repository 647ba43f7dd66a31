create function private.effect_reject_return(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  update private.returns set rejected_at = private.now(), rejection_reason = history.reason
  from private.order_history as history
  where returns.order_id = p_order.id and history.order_id = p_order.id and history.version = p_order.state_version;
end
$$;
comment on function private.effect_reject_return(public.orders) is 'Remembers why the return was refused.';
grant execute on function private.effect_reject_return(public.orders) to preloved_verbs;
