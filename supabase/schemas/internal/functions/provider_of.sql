-- Returns the key of the payment provider whose invoice or payout link has this id or reference, or
-- whose refund has this reference; null if none is stored.
create function internal.provider_of(p_id text) returns text
language plpgsql stable security definer
as $$
declare
  v_uuid constant uuid := private.uuid_of(p_id);
begin
  return coalesce(
    (
      select invoices.provider
      from private.invoices
      where invoices.provider_id = p_id
        or invoices.order_id = (select orders.id from public.orders where orders.reference = p_id)
    ),
    (
      select withdrawals.provider
      from private.withdrawals
      where withdrawals.provider_payout_id = p_id
        or withdrawals.id = v_uuid
    ),
    (
      select purchases.provider
      from private.boost_purchases as purchases
      where purchases.provider_id = p_id
        or purchases.reference = p_id
    ),
    (select refunds.provider from private.refunds where refunds.id = v_uuid)
  );
end
$$;
