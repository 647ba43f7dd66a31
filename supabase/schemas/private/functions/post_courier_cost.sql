create function private.post_courier_cost(
  p_order public.orders,
  p_shipment private.shipments,
  p_sign integer
) returns void
language plpgsql volatile
as $$
declare
  v_key_suffix text := case when p_sign > 0 then '' else '_cancelled' end;
  v_wording text := case when p_sign > 0 then 'for' else 'cancelled for' end;
  v_payer private.account_kind := case p_shipment.direction
    when 'return' then 'claims'
    else private.courier_cost_account(p_order)
  end;
begin
  perform private.ledger_post(
    private.courier_transfer_key(p_shipment) || v_key_suffix,
    'shipping',
    format('Courier %s %s', v_wording, p_order.reference),
    p_order.id,
    array[
      private.ledger_line(v_payer, -p_sign * p_shipment.charged),
      private.ledger_line('courier_balance', p_sign * p_shipment.price),
      private.ledger_line('courier_adjustments', p_sign * (p_shipment.charged - p_shipment.price))
    ]
  );
end
$$;
comment on function private.post_courier_cost(public.orders, private.shipments, integer) is
  'Posts the courier''s price (p_sign 1) or its return after a cancellation (p_sign -1), each '
  'once.';
