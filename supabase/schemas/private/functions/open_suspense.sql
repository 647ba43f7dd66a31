create function private.open_suspense(p_order_id uuid) returns bigint
language plpgsql stable
as $$
begin
  -- A buyer may have paid in parts, so all open amounts of the order count together.
  return (
    select coalesce(sum(items.amount), 0)
    from private.suspense_items as items
    where items.order_id = p_order_id
      and items.resolution is null
  );
end
$$;
