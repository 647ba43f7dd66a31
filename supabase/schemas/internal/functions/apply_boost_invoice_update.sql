create function internal.apply_boost_invoice_update(p_invoice jsonb) returns text
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_purchase private.boost_purchases;
  v_invoice_id text := p_invoice ->> 'id';
  v_paid bigint := coalesce((p_invoice ->> 'paid_amount')::bigint, 0);
begin
  select purchases.* into v_purchase from private.boost_purchases as purchases
  where purchases.reference = p_invoice ->> 'external_id' for update;
  if v_purchase.id is null or v_purchase.status = 'CREATING' then
    return 'unknown';
  elsif v_purchase.provider_id is distinct from v_invoice_id then
    perform private.hold_unmatched_payment('boost:' || v_purchase.reference || ':unexpected:' || v_invoice_id, null, p_invoice);
    return 'parked';
  end if;
  update private.boost_purchases
  set invoice_status = case when v_paid > 0 then 'PAID' else p_invoice ->> 'status' end,
      booked = greatest(booked, v_paid), updated_at = private.now()
  where id = v_purchase.id
    and (booked < v_paid or (invoice_status <> 'PAID' and invoice_status is distinct from p_invoice ->> 'status'));

  if v_paid > v_purchase.booked and (v_purchase.booked > 0 or v_paid <> v_purchase.price) then
    perform private.hold_in_suspense('boost:' || v_purchase.reference || ':wrong_amount:' || v_paid, 'wrong_amount', null,
      v_paid - v_purchase.booked, p_invoice);
    update private.boost_purchases set status = 'PARKED' where id = v_purchase.id and status in ('AWAITING_PAYMENT', 'EXPIRED');
    return 'parked';
  elsif v_paid > v_purchase.booked then
    return private.apply_boost_payment(v_purchase, p_invoice);
  elsif v_paid = 0 and p_invoice ->> 'status' in ('EXPIRED', 'FAILED') and v_purchase.status = 'AWAITING_PAYMENT' then
    update private.boost_purchases set status = 'EXPIRED' where id = v_purchase.id;
    return 'expired';
  end if;
  return 'known';
end
$$;
comment on function internal.apply_boost_invoice_update(jsonb) is
  'Acts on a boost''s invoice as fetched from the provider: starts, expires, parks or refunds, each at most once. paid_amount is what moved so far, null for nothing.';
