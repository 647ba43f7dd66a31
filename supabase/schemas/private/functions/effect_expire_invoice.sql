create function private.effect_expire_invoice(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  perform private.enqueue_expiry(invoices.provider_id, invoices.provider)
  from private.invoices
  where invoices.order_id = p_order.purchase_id
    and invoices.provider_id is not null
    and invoices.status <> 'PAID';
end
$$;
comment on function private.effect_expire_invoice(public.orders) is
  'Enqueues the expiry of the invoice at the provider. private.apply_late_payment handles a later '
  'payment.';
