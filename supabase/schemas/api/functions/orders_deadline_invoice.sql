-- Time as an actor: what the deadlines' jobs call.
create function api.orders_deadline_invoice(p_order_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  return (
    select invoices.provider_id from private.invoices
    join public.orders on orders.id = invoices.order_id
    where orders.id = p_order_id and orders.status = 'AWAITING_PAYMENT');
end
$$;
comment on function api.orders_deadline_invoice(uuid) is 'The invoice to expire at the provider before time may end this order; null when it waits for no payment.';
alter function api.orders_deadline_invoice(uuid) owner to preloved_verbs;
grant execute on function api.orders_deadline_invoice(uuid) to service_role;
