create function private.cancel_unused_courier(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform private.cancel_courier(p_order.id, 'outbound')
  where p_order.shipped_at is null
    and not private.has_left_seller(p_order);
end
$$;
comment on function private.cancel_unused_courier(public.orders) is
  'The parcel was handed over in person. internal.record_booking cancels a booking that is under '
  'way.';
