create function api.orders_get(p_order text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  return private.order_record(private.order_for(p_order, 'buyer', 'seller', 'staff'), private.caller_id());
end
$$;
comment on function api.orders_get(text) is 'One order by id or reference; parties and staff.';
alter function api.orders_get(text) owner to preloved_verbs;
grant execute on function api.orders_get(text) to authenticated;
