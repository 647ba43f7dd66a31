create function private.lock_suspense_item(p_id uuid) returns private.suspense_items
language plpgsql volatile
as $$
declare
  v_item private.suspense_items;
begin
  select items.* into v_item from private.suspense_items as items where items.id = p_id;
  if v_item.id is null then
    perform private.raise_error('suspense_item_not_found');
  end if;
  perform from public.orders where orders.id = v_item.order_id for update;
  -- Read again under the lock: another decision may have been made.
  return (select items from private.suspense_items as items where items.id = p_id);
end
$$;
