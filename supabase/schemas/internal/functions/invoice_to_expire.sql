-- Returns the provider's id of the invoice of an unpaid order or boost; null if it does not wait
-- for payment.
create function internal.invoice_to_expire(p_purchase_id uuid) returns text
language plpgsql stable security definer
as $$
begin
  return coalesce(
    (
      select invoices.provider_id
      from private.invoices
      join public.orders on orders.purchase_id = invoices.order_id
      where orders.id = p_purchase_id
        and orders.status = 'AWAITING_PAYMENT'
    ),
    (
      select purchases.provider_id
      from private.boost_purchases as purchases
      where purchases.id = p_purchase_id
        and purchases.status = 'AWAITING_PAYMENT'
    )
  );
end
$$;
