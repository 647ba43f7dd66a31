-- Applies a boost's invoice (private.provider_invoice) as fetched from the provider: starts or
-- expires the boost, or holds or refunds the money, each at most once. Returns paid, expired,
-- refunded, in_suspense, known (nothing new) or unknown (no such purchase).
create function internal.apply_boost_invoice_update(p_invoice jsonb) returns private.invoice_outcome
language plpgsql volatile security definer
as $$
declare
  v_invoice private.provider_invoice :=
    jsonb_populate_record(null::private.provider_invoice, p_invoice);
  v_purchase private.boost_purchases;
  v_paid bigint := coalesce(v_invoice.paid_amount, 0);
begin
  select purchases.*
  into v_purchase
  from private.boost_purchases as purchases
  where purchases.reference = v_invoice.external_id
  for update;
  if v_purchase.status = 'CREATING' or v_purchase.id is null and v_paid = 0 then
    return 'unknown';
  elsif v_purchase.provider_id is distinct from v_invoice.id then
    perform private.hold_unexpected_payment(
      'boost:' || v_invoice.external_id || ':unexpected:' || v_invoice.id,
      null,
      v_invoice
    );
    return 'in_suspense';
  end if;

  update private.boost_purchases
  set
    invoice_status = case when v_paid > 0 then 'PAID' else v_invoice.status end,
    booked = greatest(booked, v_paid),
    updated_at = private.now()
  where id = v_purchase.id
    and (
      booked < v_paid
      or (invoice_status <> 'PAID' and invoice_status is distinct from v_invoice.status)
    );

  if v_paid > v_purchase.booked
     and (v_purchase.booked > 0 or v_paid <> v_purchase.price) then
    perform private.hold_in_suspense(
      'boost:' || v_purchase.reference || ':wrong_amount:' || v_paid,
      'wrong_amount',
      null,
      v_paid - v_purchase.booked,
      to_jsonb(v_invoice)
    );
    update private.boost_purchases
    set status = 'PARKED'
    where id = v_purchase.id
      and status in ('AWAITING_PAYMENT', 'EXPIRED');
    return 'in_suspense';
  elsif v_paid > v_purchase.booked then
    return private.apply_boost_payment(v_purchase, v_invoice);
  elsif v_paid = 0
        and v_invoice.status in ('EXPIRED', 'FAILED')
        and v_purchase.status = 'AWAITING_PAYMENT' then
    update private.boost_purchases set status = 'EXPIRED' where id = v_purchase.id;
    return 'expired';
  end if;
  return 'known';
end
$$;
