-- Posts the courier's price (p_sign 1) or its return after a cancellation (p_sign -1), each once.
-- Each order of a bundle bears its share.
create function private.post_courier_cost(
  p_order public.orders,
  p_shipment private.shipments,
  p_sign integer
) returns void
language plpgsql volatile
set plan_cache_mode = force_generic_plan
as $$
declare
  v_key_suffix text := case when p_sign > 0 then '' else '_cancelled' end;
  v_wording text := case when p_sign > 0 then 'for' else 'cancelled for' end;
  v_paid record;
begin
  perform private.lock_order_accounts(p_order.id) where p_order.bundle_id is not null;
  for v_paid in
    select
      (shares.payer).id,
      (shares.payer).reference,
      shares.share as price,
      case p_shipment.direction
        when 'return' then p_shipment.charged
        else (shares.payer).shipping_fee
      end as charged,
      case p_shipment.direction
        when 'return' then 'claims'
        else private.courier_cost_account(shares.payer)
      end as account
    from private.parcel_shares(p_shipment, p_shipment.price) as shares
  loop
    perform private.ledger_post(
      private.courier_transfer_key(v_paid.id, p_shipment.direction) || v_key_suffix,
      'shipping',
      format('Courier %s %s', v_wording, v_paid.reference),
      v_paid.id,
      array[
        private.ledger_line(v_paid.account, -p_sign * v_paid.charged),
        private.ledger_line('courier_balance', p_sign * v_paid.price),
        private.ledger_line('courier_adjustments', p_sign * (v_paid.charged - v_paid.price))
      ]
    );
  end loop;
end
$$;
