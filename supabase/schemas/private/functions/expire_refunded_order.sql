create function private.expire_refunded_order(
  p_order public.orders,
  p_staff private.staff_member
) returns void
language plpgsql volatile
as $$
begin
  if p_order.status = 'AWAITING_PAYMENT'
    and p_order.state_version > 0
    and not exists (
      select
      from private.suspense_items as others
      where others.order_id = p_order.id
        and others.resolution is null)
  then
    perform private.move_order(
      private.lock_order(p_order.id),
      'EXPIRED',
      'provider',
      p_staff.id,
      'a wrong amount was refunded');
    perform private.effect_expire_invoice(p_order);
  end if;
end
$$;
