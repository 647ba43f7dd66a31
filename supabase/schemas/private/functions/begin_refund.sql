-- Starts a refund through the payment provider: at most what the provider received from this user
-- and has not returned, and for one order of a bundle at most its part. Returns these rupiah: 0
-- unless escrow_only is on, and 0 while a chargeback is known.
create function private.begin_refund(
  p_key text,
  p_order_id uuid,
  p_user_id uuid,
  p_amount bigint
) returns bigint
language plpgsql volatile
as $$
declare
  v_source record;
  v_amount bigint;
  v_id uuid;
begin
  if private.setting('escrow_only') = 0 then
    return 0;
  end if;
  v_source := private.refund_source(p_key, p_order_id, p_user_id);
  if v_source.checkout_id is null or private.is_charged_back(v_source.reference) then
    return 0;
  end if;
  -- The caller has locked the order or the boost.
  v_amount := least(p_amount, v_source.received - (
    select coalesce(sum(refunds.amount), 0)
    from private.refunds
    where refunds.checkout_id = v_source.checkout_id
      and refunds.status <> 'FAILED'));
  -- An overpayment is no part of the order's own payment.
  if p_key like 'order:%' and p_key not like '%:excess' then
    v_amount := least(v_amount, (
      select private.paid_by_buyer(orders) - orders.wallet_amount - (
        select coalesce(sum(refunds.amount), 0)
        from private.refunds
        where refunds.order_id = orders.id
          and refunds.transfer_key like 'order:%'
          and refunds.transfer_key not like '%:excess'
          and refunds.status <> 'FAILED')
      from public.orders
      where orders.id = p_order_id));
  end if;
  if v_amount <= 0 then
    return 0;
  end if;
  insert into private.refunds
    (transfer_key, reference, order_id, user_id, provider, checkout_id, amount)
  values (
    p_key, v_source.reference, p_order_id, p_user_id, v_source.provider, v_source.checkout_id,
    v_amount
  )
  returning id into v_id;
  perform private.enqueue_job(
    'refunds_send', v_id || ':1', jsonb_build_object('refund_id', v_id, 'round', 1));
  return v_amount;
end
$$;
