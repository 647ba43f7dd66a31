create function private.return_record(p_order public.orders) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (
    select jsonb_build_object('reason', returns.reason, 'description', returns.description, 'photos', returns.photos,
      'requested_at', api.wire_time(returns.requested_at), 'rejection_reason', returns.rejection_reason,
      'rejected_at', api.wire_time(returns.rejected_at))
    from private.returns where returns.order_id = p_order.id);
end
$$;
comment on function private.return_record(public.orders) is 'What the buyer said when they asked to return it; null when they did not.';
grant execute on function private.return_record(public.orders) to preloved_verbs;
