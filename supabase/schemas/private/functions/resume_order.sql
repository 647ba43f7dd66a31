create function private.resume_order(
  p_listing_id uuid,
  p_buyer_id uuid,
  p_address public.addresses,
  p_quote jsonb,
  p_voucher_code text,
  p_request_key text
) returns jsonb
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_order public.orders;
begin
  select orders.* into v_order from public.orders
  join private.invoices on invoices.order_id = orders.id
  where orders.listing_id = p_listing_id and orders.buyer_id = p_buyer_id and orders.status = 'AWAITING_PAYMENT'
    and (orders.state_version = 0 or invoices.request_key = p_request_key);
  if v_order.id is null then
    return null;
  elsif not private.is_same_request(v_order, p_address, p_quote, p_voucher_code) then
    perform private.raise_error('CONFLICT', 'Your earlier order of this, with another address, courier or voucher, is still being made.', 60);
  elsif v_order.state_version > 0 then
    return private.invoice_request(v_order, true);
  end if;
  update private.invoices set leased_until = clock_timestamp() + interval '30 seconds'
  where order_id = v_order.id and leased_until < clock_timestamp();
  if not found then
    perform private.raise_error('CONFLICT', 'This order is being made by another request of yours; try again in a moment.', 30);
  end if;
  return private.invoice_request(v_order, true);
end
$$;
comment on function private.resume_order(uuid, uuid, public.addresses, jsonb, text, text) is
  'The caller''s own order on this listing whose making was cut short, taken over once its lease is out; or that a job has finished since, for whoever repeats its key.';
