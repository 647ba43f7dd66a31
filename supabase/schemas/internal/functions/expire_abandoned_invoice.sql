create function internal.expire_abandoned_invoice(p_invoice jsonb) returns boolean
language plpgsql volatile security definer
set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (select from public.orders where orders.reference = p_invoice ->> 'external_id')
     or exists (select from private.boost_purchases as purchases where purchases.reference = p_invoice ->> 'external_id') then
    return false;
  end if;
  perform private.enqueue_job('payments_expire', p_invoice ->> 'id', jsonb_build_object('invoice_id', p_invoice ->> 'id'));
  return true;
end
$$;
comment on function internal.expire_abandoned_invoice(jsonb) is
  'Has an invoice expired whose purchase was given up while it was being made; false, and nothing, when the purchase is there.';
