create function api.orders_get(p_order text, p_audit jsonb default null) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order constant public.orders := private.order_for(p_order, 'buyer', 'seller', 'staff');
  v_caller_id constant uuid := private.caller_id();
begin
  return private.order_record(v_order, v_caller_id)
    || private.addresses_for_staff(v_order, v_caller_id, p_audit);
end
$$;
comment on function api.orders_get(text, jsonb) is
  'One order by id or reference, for its parties and staff.';
