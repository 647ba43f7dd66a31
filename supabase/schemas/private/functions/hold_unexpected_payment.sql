create function private.hold_unexpected_payment(
  p_key text,
  p_order_id uuid,
  p_invoice private.provider_invoice
) returns void
language plpgsql volatile
as $$
begin
  -- Without an order, this lock alone keeps a correction by staff out until this transaction ends.
  perform
  from private.reconciliation_differences as differences
  where p_order_id is null
    and differences.reference = p_invoice.external_id
    and differences.status = 'open'
  for update;
  -- Staff may have booked this payment already, from the provider's list of transactions. The next
  -- reconciliation then shows the missing amount.
  if p_invoice.paid_amount > 0
     and not exists (
       select from private.reconciliation_differences as differences
       where differences.reference = p_invoice.external_id
         and differences.status = 'approved'
         and differences.counter_account = 'suspense'
     ) then
    perform private.hold_in_suspense(
      p_key,
      'unexpected_payment',
      p_order_id,
      p_invoice.paid_amount,
      to_jsonb(p_invoice)
    );
  end if;
end
$$;
