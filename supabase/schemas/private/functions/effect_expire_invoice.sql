create function private.effect_expire_invoice(p_order public.orders) returns void
language plpgsql volatile
as $$
declare
  v_invoice_id text := (
    select invoices.provider_id
    from private.invoices
    where invoices.order_id = p_order.purchase_id
  );
begin
  perform private.enqueue_job(
    'payments_expire',
    v_invoice_id,
    jsonb_build_object('invoice_id', v_invoice_id)
  );
end
$$;
comment on function private.effect_expire_invoice(public.orders) is
  'Enqueues the expiry of the invoice at the provider. A payment that arrives all the same is '
  'refunded.';
