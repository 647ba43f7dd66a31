create function private.set_tracking_number(p_order public.orders, p_waybill text) returns void
language plpgsql volatile
as $$
begin
  if p_order.tracking_number is not null then
    return;
  elsif exists (
    select
    from public.orders
    where orders.tracking_number = p_waybill
      and orders.purchase_id <> p_order.purchase_id)
  then
    -- Another seller typed this number for their own parcel. The booking continues; staff get a
    -- case.
    perform private.open_case(
      'waybill_taken',
      p_waybill,
      p_order.id,
      jsonb_build_object('waybill', p_waybill)
    );
    return;
  end if;
  update public.orders
  set tracking_number = p_waybill, updated_at = private.now()
  where purchase_id = p_order.purchase_id
    and tracking_number is null;
end
$$;
