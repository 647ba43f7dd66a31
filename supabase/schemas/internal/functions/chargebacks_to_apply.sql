-- The queued references of orders and boosts whose booked chargebacks differ from the provider's
-- list.
create function internal.chargebacks_to_apply() returns jsonb
language plpgsql stable security definer
as $$
begin
  return to_jsonb(array(
    select listed.reference
    from (
      select distinct transactions.reference
      from private.reconciliation_references as queued
      join private.provider_transactions as transactions
        on transactions.reference = queued.reference
      where private.is_chargeback(transactions.type)
    ) as listed
    where private.listed_chargebacks(listed.reference)
        <> private.booked_chargebacks(listed.reference)
      and (
        exists (select from public.orders where orders.reference = listed.reference)
        or exists (
          select
          from private.boost_purchases as purchases
          where purchases.reference = listed.reference
        )
      )
  ));
end
$$;
