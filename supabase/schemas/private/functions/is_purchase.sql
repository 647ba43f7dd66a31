create function private.is_purchase(
  p_difference private.reconciliation_differences
) returns boolean
language plpgsql stable
as $$
begin
  return p_difference.order_id is not null or exists (
    select
    from private.boost_purchases as purchases
    where purchases.reference = p_difference.reference
  );
end
$$;
