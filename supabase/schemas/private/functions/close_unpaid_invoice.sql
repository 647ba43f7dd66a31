create function private.close_unpaid_invoice(p_order public.orders) returns void
language plpgsql volatile
as $$
begin
  if exists (
    select from private.invoices
    where invoices.order_id = p_order.purchase_id
      and invoices.provider_id is not null
      and invoices.status <> 'PAID'
  ) then
    perform private.effect_expire_invoice(p_order);
  end if;
end
$$;
