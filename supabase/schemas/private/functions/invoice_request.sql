create function private.invoice_request(p_order public.orders, p_resumed boolean) returns jsonb
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  select jsonb_build_object(
    'order_id', p_order.id, 'resumed', p_resumed, 'finished', p_order.state_version > 0, 'external_id', invoices.external_id, 'amount', invoices.amount,
    'description', p_order.listing_title,
    'payer_email', (select contacts.email from private.contacts where contacts.user_id = p_order.buyer_id),
    'duration_seconds', private.setting('payment_window_minutes') * 60,
    'items', jsonb_build_array(
      jsonb_build_object('name', p_order.listing_title, 'price', p_order.item_price, 'quantity', 1)),
    'fees', jsonb_build_array(
      jsonb_build_object('type', 'Ongkos kirim', 'value', p_order.shipping_fee),
      jsonb_build_object('type', 'Perlindungan pembeli', 'value', p_order.buyer_protection_fee))
      || case when p_order.voucher_discount > 0
           then jsonb_build_array(jsonb_build_object('type', 'Voucher', 'value', -p_order.voucher_discount))
           else '[]' end)
  from private.invoices where invoices.order_id = p_order.id
$$;
comment on function private.invoice_request(public.orders, boolean) is 'What to ask the payment provider for; resumed means that it may know the reference already.';
