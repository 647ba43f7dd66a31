-- The reference that the payment provider knows: of a bundle that of its first order.
create function private.reference_of_suspense(p_item private.suspense_items) returns text
language plpgsql stable
as $$
begin
  return coalesce(
    (
      select orders.reference
      from public.orders
      where orders.id = private.purchase_of(p_item.order_id)
    ),
    nullif(private.reference_of_key(p_item.key), p_item.key),
    (
      select differences.reference
      from private.reconciliation_differences as differences
      where differences.id = substring(p_item.key from '^reconciliation:([0-9a-f-]{36})$')::uuid
    ));
end
$$;
