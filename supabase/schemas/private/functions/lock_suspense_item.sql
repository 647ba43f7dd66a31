create function private.lock_suspense_item(p_id uuid) returns private.suspense_items
language plpgsql volatile
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parked private.suspense_items;
begin
  select parked.* into v_parked from private.suspense_items as parked where parked.id = p_id;
  if v_parked.id is null then
    perform private.raise_error('NOT_FOUND', 'There is no such money in suspense.');
  end if;
  perform from public.orders where orders.id = v_parked.order_id for update;
  -- Read again under the lock: someone else may have decided while we waited.
  select parked.* into v_parked from private.suspense_items as parked where parked.id = p_id;
  return v_parked;
end
$$;
comment on function private.lock_suspense_item(uuid) is 'Unmatched money by its transfer, with its order locked.';
