create function api.orders_confirm(p_order text) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer');
begin
  v_order := private.take_step(v_order, 'COMPLETED');
  return private.order_record(v_order, private.caller_id());
end
$$;
comment on function api.orders_confirm(text) is
  'The buyer has the parcel and is content: escrow goes to the seller.';
alter function api.orders_confirm(text) owner to preloved_verbs;
grant execute on function api.orders_confirm(text) to authenticated;
