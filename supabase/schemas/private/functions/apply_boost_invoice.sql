-- internal.apply_invoice_update of a boost's invoice: starts or expires the boost, or holds or
-- refunds the money, each at most once.
create function private.apply_boost_invoice(
  p_invoice private.provider_invoice
) returns private.invoice_outcome
language plpgsql volatile
as $$
declare
  v_purchase private.boost_purchases;
  v_paid bigint := coalesce(p_invoice.paid_amount, 0);
begin
  select purchases.*
  into v_purchase
  from private.boost_purchases as purchases
  where purchases.reference = p_invoice.external_id
  for update;
  if v_purchase.status = 'CREATING' or v_purchase.id is null and v_paid = 0 then
    return 'unknown';
  elsif v_purchase.provider_id is distinct from p_invoice.id then
    perform private.hold_unexpected_payment(
      'boost:' || p_invoice.external_id || ':unexpected:' || p_invoice.id,
      null,
      p_invoice
    );
    return 'in_suspense';
  end if;

  update private.boost_purchases
  set
    invoice_status = case when v_paid > 0 then 'PAID' else p_invoice.status end,
    booked = greatest(booked, v_paid),
    updated_at = private.now()
  where id = v_purchase.id
    and (
      booked < v_paid
      or (invoice_status <> 'PAID' and invoice_status is distinct from p_invoice.status)
    );

  if v_paid > v_purchase.booked
     and (v_purchase.booked > 0 or v_paid <> v_purchase.price) then
    perform private.hold_in_suspense(
      'boost:' || v_purchase.reference || ':wrong_amount:' || v_paid,
      'wrong_amount',
      null,
      v_paid - v_purchase.booked,
      to_jsonb(p_invoice)
    );
    update private.boost_purchases
    set status = 'PARKED'
    where id = v_purchase.id
      and status in ('AWAITING_PAYMENT', 'EXPIRED');
    return 'in_suspense';
  elsif v_paid > v_purchase.booked then
    return private.apply_boost_payment(v_purchase, p_invoice);
  elsif v_paid = 0
        and p_invoice.status in ('EXPIRED', 'FAILED')
        and v_purchase.status = 'AWAITING_PAYMENT' then
    update private.boost_purchases set status = 'EXPIRED' where id = v_purchase.id;
    return 'expired';
  end if;
  return 'known';
end
$$;
