create function internal.provider_of(p_id text) returns text
language plpgsql stable security definer
as $$
begin
  return coalesce(
    (select invoices.provider from private.invoices where invoices.provider_id = p_id),
    (
      select withdrawals.provider
      from private.withdrawals
      where withdrawals.provider_payout_id = p_id
    ),
    (
      select purchases.provider
      from private.boost_purchases as purchases
      where purchases.provider_id = p_id
    )
  );
end
$$;
comment on function internal.provider_of(text) is
  'Returns the key of the payment provider whose invoice or payout link has this id; null when '
  'none is stored.';
