-- Applies an invoice as fetched from the provider because of a stored callback, and stores the
-- callback's outcome. p_claims_money: the callback reports a payment. unknown leaves the callback
-- open.
create function internal.apply_invoice_callback(
  p_event_id uuid,
  p_invoice jsonb,
  p_claims_money boolean
) returns private.invoice_outcome
language plpgsql volatile security definer
as $$
declare
  v_outcome private.invoice_outcome := internal.apply_invoice_update(p_invoice);
begin
  -- The callback may come before the provider's API shows the payment: it stays open and is
  -- retried.
  if p_claims_money and p_invoice ->> 'paid_amount' is null then
    v_outcome := 'unknown';
  end if;
  perform internal.finish_webhook(p_event_id, v_outcome::text);
  return v_outcome;
end
$$;
