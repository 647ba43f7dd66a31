-- Returns the provider's id of the invoice of an order or boost, by our reference; null when none
-- is stored.
create function internal.find_invoice(p_reference text) returns text
language plpgsql stable security definer
as $$
begin
  return coalesce(
    (
      select invoices.provider_id
      from public.orders
      join private.invoices on invoices.order_id = orders.id
      where orders.reference = p_reference
    ),
    (
      select purchases.provider_id
      from private.boost_purchases as purchases
      where purchases.reference = p_reference
    )
  );
end
$$;
