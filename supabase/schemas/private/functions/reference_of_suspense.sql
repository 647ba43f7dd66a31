create function private.reference_of_suspense(p_item private.suspense_items) returns text
language plpgsql stable
as $$
begin
  return coalesce(
    (select orders.reference from public.orders where orders.id = p_item.order_id),
    -- A boost's money has its reference in the key.
    substring(p_item.key from '^boost:([^:]+):'),
    substring(p_item.key from '^stray:(.*):[^:]*$'),
    (
      select differences.reference
      from private.reconciliation_differences as differences
      where differences.id = substring(p_item.key from '^reconciliation:([0-9a-f-]{36})$')::uuid
    ));
end
$$;
