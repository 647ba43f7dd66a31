create function private.effect_cancel_shipping(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform private.cancel_courier(p_order.id, 'outbound');
end
$$;
comment on function private.effect_cancel_shipping(public.orders) is
  'Cancels the booked courier. internal.record_booking cancels a booking that is under way.';
