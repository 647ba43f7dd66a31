create function api.payments_check(p_order text) returns jsonb
language plpgsql volatile security definer
as $$
declare
  v_order public.orders := private.order_for(p_order, 'buyer', 'staff');
begin
  return (
    select jsonb_build_object(
      'order_id', v_order.id,
      'status', v_order.status,
      'payment', jsonb_build_object(
        'invoice_id', invoices.provider_id,
        'invoice_url', case when v_order.buyer_id = private.caller_id() then invoices.url end,
        'status', invoices.status,
        'expires_at', internal.wire_time(invoices.expires_at)
      )
    )
    from private.invoices
    where invoices.order_id = v_order.purchase_id
  );
end
$$;
