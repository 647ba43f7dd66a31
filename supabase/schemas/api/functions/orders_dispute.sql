create function api.orders_dispute(
  p_order text,
  p_reason text,
  p_description text default null,
  p_photos jsonb default null
) returns jsonb
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer');
begin
  v_order := private.move_order_as_caller(v_order, 'DISPUTED', p_reason);
  update private.disputes
  set description = p_description,
      photos = coalesce(private.text_array(p_photos), '{}')
  where order_id = v_order.id;
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_dispute(text, text, text, jsonb) is
  'The buyer opens a dispute: the escrow stays until staff or the finance portal decide. '
  'p_photos: array of URLs.';
