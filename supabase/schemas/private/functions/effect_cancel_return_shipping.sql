create function private.effect_cancel_return_shipping(p_order public.orders) returns void
language plpgsql set search_path = ''
as $$
begin
  perform private.cancel_courier(shipments) from private.shipments
  where shipments.order_id = p_order.id and shipments.direction = 'return'
    and shipments.shipper_order_id is not null and shipments.cancelled_at is null;
end
$$;
comment on function private.effect_cancel_return_shipping(public.orders) is 'A parcel that the buyer never handed over is not waited for any more, nor paid.';
grant execute on function private.effect_cancel_return_shipping(public.orders) to preloved_verbs;
