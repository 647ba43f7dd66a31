create function api.orders_get(p_order text) returns jsonb
language plpgsql stable security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  return private.order_record(
    private.order_for(p_order, 'buyer', 'seller', 'staff'), private.caller_id());
end
$$;
comment on function api.orders_get(text) is
  'One order by id or reference, for its parties and staff.';
