create function private.owner_of_suspense(p_item private.suspense_items) returns uuid
language plpgsql stable
as $$
declare
  v_reference constant text := private.reference_of_suspense(p_item);
begin
  return coalesce(
    -- The deleted account that the money was for.
    (
      select (cases.details ->> 'user_id')::uuid
      from private.staff_cases as cases
      where cases.kind = 'money_without_owner'
        and cases.key = p_item.key),
    (select orders.buyer_id from public.orders where orders.id = p_item.order_id),
    (
      select purchases.seller_id
      from private.boost_purchases as purchases
      where purchases.reference = v_reference),
    (
      select withdrawals.user_id
      from private.withdrawals
      where withdrawals.id = private.uuid_of(v_reference)));
end
$$;
