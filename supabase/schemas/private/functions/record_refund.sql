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
    perform private.notify(
      p_order.buyer_id,
      'order:' || p_order.id || ':' || p_event,
      'payment.refunded',
      jsonb_build_object(
        'resolution', case private.setting('escrow_only') when 1 then 'on_its_way' end,
        'order_id', p_order.id,
        'reference', p_order.reference,
        'amount', p_amount));
  end if;
  -- private.effect_release_escrow posts a settlement later.
  if p_event <> 'settlement' then
    perform private.recover_from_refund(p_order.id, p_amount);
  end if;
end
$$;
