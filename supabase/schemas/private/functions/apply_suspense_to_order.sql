create function private.apply_suspense_to_order(
  p_order public.orders,
  p_received bigint
) returns void
language plpgsql volatile
as $$
declare
  v_excess constant bigint := p_received - private.purchase_due(p_order.id);
  v_item private.suspense_items;
begin
  for v_item in
    select items.*
    from private.suspense_items as items
    where items.order_id = p_order.id
      and items.resolution is null
    order by items.created_at, items.id
  loop
    perform private.move_from_suspense(
      v_item, 'suspense_applied', 'Applied to ' || p_order.reference,
      private.ledger_line('provider_cash', v_item.amount)
    );
  end loop;
  if v_excess < 0 then
    perform private.ledger_post(
      'order:' || covered.id || ':covered',
      'payment_covered',
      'Missing part of ' || covered.reference,
      covered.id,
      array[
        private.ledger_line('claims', -covered.part),
        private.ledger_line('provider_cash', covered.part)
      ]
    )
    from (
      select
        orders.id,
        orders.reference,
        (private.parts_within(
          -v_excess, array_agg(orders.amount_due) over purchase)
        )[row_number() over purchase] as part
      from public.orders
      where orders.purchase_id = p_order.id
      window purchase as (
        order by orders.id rows between unbounded preceding and unbounded following)
    ) as covered
    where covered.part > 0;
  elsif v_excess > 0 then
    perform private.ledger_post(
      'order:' || p_order.id || ':excess',
      'refund',
      'Paid too much for ' || p_order.reference,
      p_order.id,
      array[
        private.ledger_line('provider_cash', -v_excess),
        private.ledger_line('wallet', v_excess, p_user_id => p_order.buyer_id)
      ]
    );
  end if;
end
$$;
