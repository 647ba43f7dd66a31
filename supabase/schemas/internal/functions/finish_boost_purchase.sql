-- Stores the invoice; the purchase then waits for its payment. A repeat changes nothing. p_invoice:
-- Invoice in shared/providers/payment/port.ts.
create function internal.finish_boost_purchase(p_boost_id uuid, p_invoice jsonb) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_purchase private.boost_purchases;
begin
  update private.boost_purchases
  set status = 'AWAITING_PAYMENT',
      provider_id = p_invoice ->> 'id',
      url = p_invoice ->> 'url',
      invoice_status = p_invoice ->> 'status',
      expires_at = (p_invoice ->> 'expires_at')::timestamptz,
      updated_at = private.now()
  where id = p_boost_id
    and status = 'CREATING';
  if found then
    perform private.enqueue_job(
      'boosts_deadline',
      p_boost_id::text,
      jsonb_build_object('boost_id', p_boost_id),
      private.now() + make_interval(mins => private.setting('payment_window_minutes')::integer));
    perform private.finish_purchase_job('finish_boost_purchase', p_boost_id);
  end if;
  -- Two processes may finish the same purchase: the second changes nothing and returns the same.
  select purchases.* into v_purchase
  from private.boost_purchases as purchases
  where purchases.id = p_boost_id;
  if v_purchase.id is null then
    perform private.raise_error('purchase_abandoned');
  end if;
  return private.boost_record(v_purchase);
end
$$;
