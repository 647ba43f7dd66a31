-- Returns the provider's id of the invoice of an unpaid order; null when the order does not wait
-- for payment.
create function internal.order_invoice_to_expire(p_order_id uuid) returns text
language plpgsql stable security definer
as $$
begin
  return (
    select invoices.provider_id
    from private.invoices
    join public.orders on orders.purchase_id = invoices.order_id
    where orders.id = p_order_id
      and orders.status = 'AWAITING_PAYMENT'
  );
end
$$;
