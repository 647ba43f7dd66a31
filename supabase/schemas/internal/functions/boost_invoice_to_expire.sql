-- Returns the provider's id of the invoice of an unpaid boost; null when the boost does not wait
-- for payment.
create function internal.boost_invoice_to_expire(p_boost_id uuid) returns text
language plpgsql stable security definer
as $$
begin
  return (
    select purchases.provider_id
    from private.boost_purchases as purchases
    where purchases.id = p_boost_id
      and purchases.status = 'AWAITING_PAYMENT'
  );
end
$$;
