-- Stores the invoice; the purchase then waits for its payment. A repeat changes nothing; another
-- invoice than the stored one is expired. p_invoice: Invoice in shared/providers/payment/port.ts.
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
  else
    -- A process that was paused for longer than its lease made a second invoice.
    perform private.enqueue_expiry(p_invoice ->> 'id', purchases.provider)
    from private.boost_purchases as purchases
    where purchases.id = p_boost_id
      and purchases.provider_id <> p_invoice ->> 'id';
  end if;
  select purchases.* into v_purchase
  from private.boost_purchases as purchases
  where purchases.id = p_boost_id;
  if v_purchase.id is null then
    perform private.raise_error('purchase_abandoned');
  end if;
  return private.boost_record(v_purchase);
end
$$;
