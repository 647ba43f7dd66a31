-- The caller has posted the transfer.
create function private.record_refund(
  p_order public.orders,
  p_amount bigint,
  p_event text default 'refunded'
) returns void
language plpgsql volatile
as $$
begin
  update public.orders
  set refunded_at = private.now(),
      refunded_amount = coalesce(refunded_amount, 0) + p_amount
  where id = p_order.id;
  -- private.notify_joint_refund announces the sum.
  if p_order.bundle_id is null or p_order.status not in ('CANCELLED', 'EXPIRED') then
    perform private.notify_refunded(
      p_order.buyer_id, 'order:' || p_order.id || ':' || p_event,
      p_amount, p_order.reference,
      jsonb_build_object('order_id', p_order.id));
  end if;
  -- private.effect_release_escrow posts a settlement later.
  if p_event <> 'settlement' then
    perform private.recover_from_refund(p_order.id, p_amount);
  end if;
end
$$;
