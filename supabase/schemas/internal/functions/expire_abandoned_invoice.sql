-- Enqueues the expiry of an invoice (private.provider_invoice) whose purchase was abandoned while
-- the provider created it. Returns false, and does nothing, if the purchase exists.
create function internal.expire_abandoned_invoice(p_invoice jsonb) returns boolean
language plpgsql volatile security definer
as $$
declare
  v_invoice private.provider_invoice :=
    jsonb_populate_record(null::private.provider_invoice, p_invoice);
begin
  if exists (
       select
       from public.orders
       where orders.reference = v_invoice.external_id
         -- An abandoned order with ledger transfers is kept.
         and (orders.state_version > 0 or orders.status = 'AWAITING_PAYMENT')
     )
     or exists (
       select from private.boost_purchases as purchases
       where purchases.reference = v_invoice.external_id
     ) then
    return false;
  end if;
  perform private.enqueue_expiry(v_invoice.id);
  return true;
end
$$;
