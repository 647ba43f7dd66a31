create function private.set_tracking_number(p_order public.orders, p_waybill text) returns void
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_order.tracking_number is not null then
    return;
  elsif exists (select from public.orders where orders.tracking_number = p_waybill) then
    -- Someone typed our courier's number for a parcel of their own: theirs is wrong, ours goes on.
    perform private.open_case('waybill_taken', p_waybill, p_order.id, jsonb_build_object('waybill', p_waybill));
    return;
  end if;
  update public.orders set tracking_number = p_waybill, updated_at = private.now() where id = p_order.id;
end
$$;
comment on function private.set_tracking_number(public.orders, text) is 'The courier''s number becomes the order''s tracking number, unless another order has claimed it.';
